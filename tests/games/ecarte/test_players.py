"""The computer players of Écarté: exact tricks beside a full search of the rules, and what each level decides."""

import pytest
from librt.random import Random

from games.ecarte.cases import G, V, any_cards, dealt, fresh
from ludothek.core.state import NOBODY
from ludothek.games.ecarte.mind.advice import expected
from ludothek.games.ecarte.mind.knowledge import (
    ADVISED,
    CAREFUL,
    GLANCE,
    NAIVE,
    EcarteKnowledge,
)
from ludothek.games.ecarte.mind.playouts import weighed
from ludothek.games.ecarte.mind.solver import CHANCES, Solver, after_deal
from ludothek.games.ecarte.rules import TARGET, Ecarte
from ludothek.kit.cards.cards import cards_in
from support.playing import play

KNOWLEDGE = EcarteKnowledge()
GOOD, BAD = "DK DQ DJ SK CK", "C7 S7 S8 H8 H9"
TURNED = "D8"


def chosen(state: Ecarte, skill: int, seed: int = 1) -> str:
    return state.text(KNOWLEDGE.policy(state, skill, Random(seed)))


# Exact tricks.


def searched(state: Ecarte) -> float:
    """The elder hand's chance with the best play of both, move by move through the rules."""
    if state.turn == NOBODY:
        return after_deal(CHANCES, *(state.score[seat] + state.gained[seat] for seat in (V, G)))
    found = []
    for move in state.moves():
        after = state.copy()
        after.play(move)
        found.append(searched(after))
    return max(found) if state.turn == V else min(found)


@pytest.mark.parametrize("said", ["play", "propose refuse"])
@pytest.mark.parametrize("score", [(0, 0), (4, 4), (3, 4), (4, 2)])
def test_tricks_are_worth_what_a_full_search_finds(said: str, score: tuple[int, int]) -> None:
    random = Random(sum(score))
    state = any_cards(fresh(score), random)
    if state.turn == NOBODY:
        state = any_cards(fresh(score), random)
    play(state, *said.split())
    for _ in range(2):  # four cards are left, which is quick to search
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])
    if state.turn == NOBODY:
        return
    elder, dealer, taken = state.hands[V], state.hands[G], state.tricks(V)
    leads = int(state.turn == V)
    solver = Solver(state)
    cards = list(state.moves())
    values = [solver.lead(card, elder, dealer, taken, leads) for card in cards]
    for card, value in zip(cards, values, strict=True):
        after = state.copy()
        after.play(card)
        assert value == pytest.approx(searched(after), abs=1e-12)


def test_the_king_is_led_first_for_its_point() -> None:
    state = play(dealt("DK C7 S8 H9 H10", "C8 S9 S10 HJ CA", TURNED), "play")
    solver = Solver(state)
    assert solver.lead(state.king(), state.hands[V], state.hands[G], 0, 1) == pytest.approx(
        searched(_after(state, "DK"))
    )
    assert solver.best(state.hands[V], state.hands[G]) == pytest.approx(searched(state))
    assert chosen(state, CAREFUL) == "DK"


def _after(state: Ecarte, text: str) -> Ecarte:
    return play(state.copy(), text)


def test_chances_of_a_match_rise_with_points() -> None:
    for other in range(TARGET):
        column = [CHANCES[own * TARGET + other] for own in range(TARGET)]
        assert column == sorted(column)
    assert after_deal(CHANCES, 5, 4) == 1.0
    assert after_deal(CHANCES, 4, 5) == 0.0


# What the levels decide.


@pytest.mark.parametrize("skill", [ADVISED, GLANCE, CAREFUL])
def test_whoever_thinks_plays_good_cards_and_wants_to_exchange_bad_ones(skill: int) -> None:
    assert chosen(dealt(GOOD, "C8 S9 S10 HJ CA", TURNED), skill) == "play"
    assert chosen(dealt(BAD, "C8 S9 S10 HJ CA", TURNED), skill) == "propose"
    assert chosen(play(dealt(BAD, GOOD, TURNED), "propose"), skill) == "refuse"
    assert chosen(play(dealt("C8 S9 S10 HJ CA", BAD, TURNED), "propose"), skill) == "accept"


def test_a_beginner_likes_to_exchange() -> None:
    assert chosen(dealt(GOOD, BAD, TURNED), NAIVE) == "propose"
    assert chosen(play(dealt(BAD, GOOD, TURNED), "propose"), NAIVE) == "accept"


@pytest.mark.clause("ECA-22")
@pytest.mark.parametrize("skill", [ADVISED, CAREFUL])
def test_trumps_and_kings_are_kept(skill: int) -> None:
    state = play(dealt("DJ SK C7 S7 H8", "C8 S9 S10 HJ CA", TURNED), "propose", "accept")
    laid = []
    while state.turn == V:
        laid.append(chosen(state, skill))
        play(state, laid[-1])
    assert {"C7", "H8"} <= set(laid) <= {"C7", "S7", "H8", "done"}


@pytest.mark.clause("ECA-22")
def test_the_advice_leads_trumps_and_wins_cheaply() -> None:
    state = play(dealt("DJ DQ D7 S7 H8", "C8 S9 S10 HJ HA", TURNED), "play")
    assert chosen(state, ADVISED) == "D7", "of three trumps the lowest"
    play(state, "H8")
    assert chosen(state, ADVISED) == "HA"
    assert expected(cards_in(GOOD), state.trumps()) > expected(cards_in(BAD), state.trumps())


def test_a_bet_is_for_who_has_to_catch_up() -> None:
    state = fresh(seats=3)
    state.phase, state.turn = 2, 2
    assert chosen(state, CAREFUL) == "watch"
    state.stakes.counters[V] = 60
    assert chosen(state, CAREFUL) in ("on1", "on2")
    state.phase = 1
    assert chosen(state, CAREFUL) == "stake5"


@pytest.mark.clause("ECA-R14", "ECA-R20")
@pytest.mark.parametrize("skill", [GLANCE, CAREFUL])
@pytest.mark.parametrize("backed", [V, G])
def test_a_bet_pays_on_whom_less_was_staked(backed: int, skill: int) -> None:
    state = fresh(seats=4)
    state.stakes.put(2, 10, backed)
    state.phase, state.turn = 2, 3
    other = V if backed == G else G
    assert chosen(state, skill) == f"on{other + 1}", "though nobody has to catch up"
    assert chosen(state, ADVISED) == "watch", "who plays by the advice of the rulebook does not see it"
    play(state, f"on{other + 1}")
    amount = int(chosen(state, skill).removeprefix("stake"))
    gains = {each: gained(state, other, each) for each in range(1, 11)}
    assert gains[amount] == max(gains.values()) > 0


def gained(state: Ecarte, on: int, amount: int) -> float:
    """What a stake brings on average, by the rules themselves."""
    stakes = state.stakes.copy()
    stakes.put(state.turn, amount, on)
    elder, dealer = (float(stakes.paid(winner, state.turn)) for winner in (V, G))
    chance = float(CHANCES[0])
    return chance * elder + (1 - chance) * dealer


@pytest.mark.parametrize("announced", [0, 1])
@pytest.mark.parametrize("skill", [NAIVE, ADVISED, GLANCE])
def test_every_level_plays_legal_moves_to_the_end(skill: int, announced: int) -> None:
    random = Random(skill + announced)
    for _ in range(4):
        state = any_cards(fresh((2, 3), announced=announced), random)
        while state.turn != NOBODY:
            move = KNOWLEDGE.policy(state.guess(state.turn, random), skill, random)
            assert move in list(state.moves())
            state.play(move)
            any_cards(state, random)


def test_the_king_is_announced() -> None:
    state = play(dealt("DK C7 S8 H9 H10", "C8 S9 S10 HJ CA", TURNED, announced=1), "play")
    assert chosen(state, CAREFUL) == "king"


def test_nothing_is_learnt_from_what_is_hidden() -> None:
    """Every move depends on what the seat knows and on chance alone."""
    state = play(dealt("DJ SK C7 S7 H8", "C8 S9 S10 HJ CA", TURNED), "propose")
    found = {weighed(state.guess(G, Random(seed)), 12, Random(5)) for seed in range(3)}
    assert len(found) == 1
