"""The computer players of Vabanque: their optimum is found once more with fractions, by asking about every die."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache

import pytest
from librt.random import Random

from games.vabanque.cases import FIVE, TWELVE, linked, result, round_of, turns
from ludothek.games.vabanque.mind.knowledge import GREEDY, MEAN, POT, VabanqueKnowledge
from ludothek.games.vabanque.rules import WHOLE, Vabanque
from support.playing import play

KNOWLEDGE = VabanqueKnowledge()
RANDOM = Random(1)
OPERATIONS = "+-x:"
Worth = Callable[[Fraction], Fraction]
Ends = dict[Fraction, Fraction]
"""How likely each final result is."""


class Best:
    """One player who makes the best of five dice, where every final result is worth something."""

    def __init__(self, worth: Worth) -> None:
        self._end = worth
        self.expected = cache(self._expected)

    def _expected(self, value: Fraction, left: str) -> Fraction:
        """What is to be expected before the next die falls."""
        if not left:
            return self._end(value)
        return sum((self.best(value, left, face) for face in range(1, 7)), Fraction()) / 6

    def best(self, value: Fraction, left: str, face: int) -> Fraction:
        return max(self.after(value, left, face, operation) for operation in left)

    def after(self, value: Fraction, left: str, face: int, operation: str) -> Fraction:
        return self.expected(linked(value, operation, face), left.replace(operation, ""))

    def in_all(self) -> Fraction:
        """Before the first die."""
        return sum((self.expected(Fraction(face), OPERATIONS) for face in range(1, 7)), Fraction()) / 6


def positions() -> list[tuple[Fraction, str]]:
    """Every running result with the operations that are left, as long as there is something to decide."""
    found = {(Fraction(face), OPERATIONS) for face in range(1, 7)}
    layer = set(found)
    for _ in range(2):
        layer = {
            (linked(value, operation, face), left.replace(operation, ""))
            for value, left in layer
            for operation in left
            for face in range(1, 7)
        }
        found |= layer
    return sorted(found)


def asked(state: Vabanque, value: Fraction, left: str, face: int) -> Vabanque:
    """The same round, in which the player has come to this."""
    state.results[state.player] = int(value * WHOLE)
    state.left = sum(1 << OPERATIONS.index(operation) for operation in left)
    state.thrown, state.face, state.turn = 6 - len(left), face, state.player
    return state


def plays_best(state: Vabanque, skill: int, best: Best) -> None:
    for value, left in positions():
        for face in range(1, 7):
            chosen = KNOWLEDGE.policy(asked(state, value, left, face), skill, RANDOM)
            assert best.after(value, left, face, state.text(chosen)) == best.best(value, left, face)


def test_the_best_mean_is_found_and_played() -> None:
    best = Best(lambda value: value)
    assert best.in_all() == Fraction(209239, 10368)
    mean = KNOWLEDGE.mean()
    assert mean.start(mean.worth) / WHOLE == pytest.approx(209239 / 10368, abs=1e-12)
    plays_best(round_of(100, 100, banker=1), MEAN, best)


def one_pot(mark: Fraction, several: int, pot: int) -> Worth:
    """What a final result brings the last player, if so many have reached the mark before him."""
    shared = Fraction(pot // (several + 1))
    return lambda value: Fraction(pot) if value > mark else shared if value == mark else Fraction()


@pytest.mark.parametrize(
    ("others", "mark", "several"),
    [
        pytest.param([FIVE], 5, 1, id="little to beat"),
        pytest.param(["5 :3 x4 -2 +6"], Fraction(32, 3), 1, id="a fraction"),
        pytest.param(["6 +6 x6 -1 :1"], 71, 1, id="only a tie is possible"),
        pytest.param([FIVE, TWELVE, TWELVE], 12, 2, id="two have the best result"),
    ],
)
def test_the_last_player_gets_as_much_of_the_pot_as_he_can(others: list[str], mark: Fraction, several: int) -> None:
    seats = len(others) + 1
    state = turns(round_of(*[100] * seats, banker=seats - 1), *others)
    plays_best_late(state, Best(one_pot(Fraction(mark), several, 20 * seats)))


def plays_best_late(state: Vabanque, best: Best) -> None:
    """In some positions of every kind: the outlook is found anew for each of them."""
    for value, left in positions()[::37]:
        for face in (1, 3, 6):
            chosen = KNOWLEDGE.policy(asked(state, value, left, face), POT, RANDOM)
            assert best.after(value, left, face, state.text(chosen)) == best.best(value, left, face)


def ends(best: Best) -> Ends:
    """How one who plays like this ends; the first of equal operations is chosen, in the order of their moves."""
    found: Ends = {}
    waiting = {(Fraction(face), OPERATIONS): Fraction(1, 6) for face in range(1, 7)}
    while waiting:
        after: dict[tuple[Fraction, str], Fraction] = {}
        for (value, left), chance in waiting.items():
            if not left:
                found[value] = found.get(value, Fraction()) + chance
                continue
            for face in range(1, 7):
                operation = max(left, key=lambda each: best.after(value, left, face, each))
                key = linked(value, operation, face), left.replace(operation, "")
                after[key] = after.get(key, Fraction()) + chance / 6
        waiting = after
    return found


@pytest.mark.parametrize("mark", [Fraction(-34), Fraction(5), Fraction(32, 3), Fraction(20), Fraction(71)])
def test_with_one_to_come_a_result_is_worth_what_he_leaves(mark: Fraction) -> None:
    """For two players: what the first keeps of the pot, whoever plays as well as he can after him."""
    last = ends(Best(one_pot(mark, 1, 40)))
    below = sum((chance for value, chance in last.items() if value < mark), Fraction())
    held = 40 * below + 20 * last.get(mark, Fraction())
    assert KNOWLEDGE.round(2).prizes(1, -1, 0)[_number(mark)] == pytest.approx(float(held), abs=1e-9)


def _number(value: Fraction) -> int:
    """Which of all final results it is."""
    round_ = KNOWLEDGE.turns()
    return round_.numbers[int(value * WHOLE) * 16] - round_.last


@pytest.mark.parametrize(("players", "to_come", "several"), [(3, 2, 1), (4, 1, 3), (4, 2, 2)])
def test_with_more_to_come_the_next_one_thinks_of_those_after_him(players: int, to_come: int, several: int) -> None:
    """What those who hold the best result will get, from what they would if one fewer were to come."""
    round_, mark = KNOWLEDGE.round(players), Fraction(24)
    later, now = round_.held(to_come - 1), round_.held(to_come)
    at = _number(mark)

    def prize(value: Fraction) -> Fraction:
        if value < mark:
            return Fraction()
        joins = later[several + 1][(several + 1) * at + several]
        return Fraction(joins if value == mark else later[1][_number(value)])

    last = ends(Best(prize))
    below = float(sum((chance for value, chance in last.items() if value < mark), Fraction()))
    equal = float(last.get(mark, Fraction()))
    for holder in range(several):
        kept, shared = later[several][several * at + holder], later[several + 1][(several + 1) * at + holder]
        assert now[several][several * at + holder] == pytest.approx(below * kept + equal * shared, abs=1e-9)


def test_the_first_of_two_has_a_little_less_than_half() -> None:
    """As published: 48.4 % of the pot, if both play for it as well as can be."""
    state = asked(round_of(100, 100, banker=1), Fraction(1), OPERATIONS, 1)
    best_play = KNOWLEDGE.pot(state)
    assert best_play.start(best_play.worth) / 40 == pytest.approx(0.483964, abs=1e-6)


def test_in_the_end_the_pot_is_shared_as_the_rules_say() -> None:
    held = KNOWLEDGE.round(4).held(0)
    assert [held[3][at] for at in range(3)] == [27, 27, 26]


def test_for_the_pot_other_operations_are_chosen_than_for_the_mean() -> None:
    state = turns(round_of(100, 100, banker=1), "6 -3 x6 +6 :1")
    assert result(state, 0) == 24
    others = [
        (value, left)
        for value, left in positions()[::7]
        if KNOWLEDGE.policy(asked(state, value, left, 3), MEAN, RANDOM)
        != KNOWLEDGE.policy(asked(state, value, left, 3), POT, RANDOM)
    ]
    assert others


def test_beginners_take_what_gives_most_at_once() -> None:
    for throws, chosen in (("4 2", "x"), ("2 1", "+"), ("1 6", "+"), ("6 6", "x")):
        state = play(round_of(100, 100, banker=1), *throws.split())
        assert state.text(KNOWLEDGE.policy(state, GREEDY, RANDOM)) == chosen
