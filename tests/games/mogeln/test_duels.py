"""Mogeln between two: rounds in balance and best replies to them, each found again another way."""

from itertools import product

import pytest

from ludothek.games.mogeln.mind.duels import (
    CARDS,
    DOUBT,
    FALSE,
    FULL,
    KIND,
    KINDS,
    NINE,
    TRUE,
    Openings,
    Round,
    considered,
    digit,
    size,
)
from ludothek.games.mogeln.mind.solver import Reply, Solver, hands, suits

EVEN = 4 + 9 * 4 + 81 * 4 + 729 * 4
"""Four cards of each suit."""


def openings() -> Openings:
    """Something that openings may be worth, different for every kind of hand."""
    out = Openings()
    for at in range(len(out.worths)):
        hand = LIST[at % KINDS]
        out.worths[at] = 16.0 - float(size(hand)) + float(at % KINDS % 7) / 3.0 - float(at // KINDS % 2)
    return out


LIST = hands()
VALUES = openings()


def rounds(hand: int, suit: int, left: int, at_once: int = 0, iterations: int = 25) -> tuple[Round, float]:
    found = Round(VALUES)
    found.set_up(hand, suit, left, at_once)
    return found, found.solve(iterations)


# The same by walking through everything that can happen, with real hands.


class Walk:
    """A round played out: what it is worth to player 0 if both have these ways to play."""

    def __init__(self, hand: int, suit: int, left: int, at_once: int) -> None:
        self.start, self.suit, self.left, self.at_once = (hand, FULL - hand), suit, left, at_once

    def after_doubt(self, player: int, held: tuple[int, int], turn: int, *, true: bool) -> float:
        """To player 0; a player has doubted the other's card."""
        layer = 1 - player
        if true and held[layer] == 0:
            return float(CARDS if layer == 0 else -CARDS)
        taker = player if true else layer
        rest = held[1 - taker]
        worth = VALUES.worth(self.left - turn, FULL - rest)
        return worth if taker == 0 else -worth

    def ended(self, held: tuple[int, int], turn: int) -> float | None:
        """To player 0 if it is over after so many cards without a doubt."""
        layer = (turn - 1) % 2
        if turn and held[layer] == 0:
            return float((1 - 2 * layer) * size(held[1 - layer])) if self.at_once else None
        return float(size(held[1]) - size(held[0])) if turn >= self.left else None

    def actions(self, held: tuple[int, int], turn: int) -> list[str]:
        player = turn % 2
        if turn and held[1 - player] == 0:
            return ["doubt", "accept"]
        return (["doubt"] if turn else []) + [str(suit) for suit in range(4) if digit(held[player], suit)]

    def worth(self, ways: tuple[object, object], held: tuple[int, int], turn: int = 0, *, true: bool = True) -> float:
        over = self.ended(held, turn)
        if over is not None:
            return over
        player, total = turn % 2, 0.0
        for action, chance in ways[player](turn, held[player], self.actions(held, turn)).items():  # type: ignore[operator]
            if not chance:
                continue
            if action == "doubt":
                worth = self.after_doubt(player, held, turn, true=true)
            elif action == "accept":
                worth = float((1 if player else -1) * size(held[player]))
            else:
                rest = held[player] - NINE[int(action)]
                following = (rest, held[1]) if player == 0 else (held[0], rest)
                worth = self.worth(ways, following, turn + 1, true=int(action) == self.suit)
            total += chance * worth
        return total


def in_balance(found: Round, player: int) -> object:
    """How a player plays who keeps to the balance: lies are told with a card of the suit of which most are left."""

    def way(turn: int, held: int, actions: list[str]) -> dict[str, float]:
        laid = int(digit(found.hand(player, 0, 0), found.suit) - digit(held, found.suit))
        if "accept" in actions:
            return {"doubt": found.chance(turn, laid, DOUBT), "accept": found.chance(turn, laid, TRUE)}
        others = [suit for suit in (1, 2, 3, 0) if suit != found.suit and digit(held, suit)]
        out = {"doubt": found.chance(turn, laid, DOUBT) if turn else 0.0}
        if digit(held, found.suit):
            out[str(found.suit)] = found.chance(turn, laid, TRUE)
        if others:
            spoken = found.hand(player, turn // 2 + 1, laid)
            (lie,) = [suit for suit in others if held - NINE[suit] == spoken]
            out[str(lie)] = found.chance(turn, laid, FALSE)
        assert sum(out.values()) == pytest.approx(1)
        return out

    return way


SMALL = [
    (2, 0, 9, 0),
    (1 + 9, 1, 9, 0),
    (1 + 9, 2, 3, 0),
    (2 + 9 + 81, 0, 6, 1),
    (3 + 9, 0, 5, 0),
    (FULL - 1 - 9, 0, 8, 0),
    (FULL - 2 - 81, 1, 40, 0),
    (FULL - 2 - 81, 1, 40, 1),
    (EVEN, 2, 4, 0),
]


@pytest.mark.clause("MOG-8", "MOG-10", "MOG-R2", "MOG-R3", "MOG-R11")
@pytest.mark.parametrize(("hand", "suit", "left", "at_once"), SMALL)
def test_what_a_round_is_worth_is_found_again_by_walking_through_it(
    hand: int, suit: int, left: int, at_once: int
) -> None:
    found, worth = rounds(hand, suit, left, at_once)
    walk = Walk(hand, suit, left, at_once)
    assert walk.worth((in_balance(found, 0), in_balance(found, 1)), walk.start) == pytest.approx(worth, abs=1e-9)


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("few", "suit", "left"), [(2, 0, 9), (1 + 9, 1, 9), (1 + 9, 2, 3), (2 + 9, 0, 4)])
def test_a_best_reply_is_the_best_of_all_ways_to_play(few: int, suit: int, left: int, player: int) -> None:
    """Every plan of a player with few cards is tried: what to do at each turn with whatever may still be in hand."""
    hand = FULL - few if player else few
    found, _ = rounds(hand, suit, left, iterations=6)
    reply = Reply()
    reply.opening, reply.answering = VALUES, VALUES
    walk = Walk(hand, suit, left, 0)
    other = in_balance(found, 1 - player)
    places: dict[tuple[int, int], list[str]] = {}

    def played(way: object) -> float:
        return (1 - 2 * player) * walk.worth((other, way) if player else (way, other), walk.start)

    def note(turn: int, held: int, actions: list[str]) -> dict[str, float]:
        places[turn, held] = actions
        return {action: 1 / len(actions) for action in actions}

    def planned(plan: tuple[str, ...]) -> float:
        chosen = dict(zip(places, plan, strict=True))
        return played(lambda turn, held, _: {chosen[turn, held]: 1.0})

    played(note)
    best = max(map(planned, product(*places.values())))
    assert (reply.answer(found) if player else reply.open(found)) == pytest.approx(best, abs=1e-9)


@pytest.mark.parametrize(("hand", "suit", "left", "at_once"), SMALL)
def test_learning_closes_the_gap_between_both_best_replies(hand: int, suit: int, left: int, at_once: int) -> None:
    reply = Reply()
    reply.opening, reply.answering = VALUES, VALUES

    def gap(iterations: int) -> float:
        found, _ = rounds(hand, suit, left, at_once, iterations)
        return reply.open(found) + reply.answer(found)

    early, late = gap(2), gap(200)
    assert -1e-9 <= late < 0.25
    assert late <= early + 1e-9


def test_there_are_495_kinds_of_hands_and_a_suit_stands_for_its_likes() -> None:
    assert len(set(KIND)) == KINDS == len(LIST)
    assert suits(EVEN) == [0]
    assert suits(1 + 9 + 81 * 3) == [0, 2, 3]
    assert KIND[1 + 9 * 5] == KIND[5 + 729]


@pytest.mark.clause("MOG-R11")
def test_with_a_single_card_to_lay_the_opener_gains_by_it() -> None:
    solver = Solver(5)
    solver.step()
    assert solver.mean(solver.openings) == pytest.approx(1)
    assert solver.gain() == pytest.approx(0)


def test_far_from_the_end_only_steps_and_whose_card_will_be_the_last_make_a_difference() -> None:
    assert [considered(left) for left in (1, 32, 33, 34, 35, 39, 40, 41, 42, 43, 200, 999)] == [
        1, 32, 33, 32, 33, 33, 40, 41, 40, 41, 40, 41,
    ]  # fmt: skip
