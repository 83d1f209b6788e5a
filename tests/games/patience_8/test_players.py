"""Patience No. 8: what each level takes, and that hints are exact where all cards are known."""

import pytest
from librt.random import Random

from games.patience_8.cases import DEAL_A, DEAL_C, GAME, dealt, position
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.patience_8.mind.knowledge import ANY, BEST, PatienceKnowledge
from ludothek.games.patience_8.rules import Patience, start
from ludothek.games.patience_8.solver import FULL, Solver
from support.playing import legal, play

KNOWLEDGE = PatienceKnowledge()


def chosen(state: Patience, skill: int, seed: int = 1) -> str:
    return state.text(KNOWLEDGE.policy(state, skill, Random(seed)))


@pytest.mark.parametrize("deal_number", range(6))
def test_with_open_piles_the_best_players_put_away_as_many_pairs_as_can_be(deal_number: int) -> None:
    random = Random(deal_number)
    state = start(1, 0, 1)
    while state.turn == REFEREE:
        state.play(state.chance(random))
    most = Solver(state.cards).most(FULL)
    while state.turn != NOBODY:
        state.play(KNOWLEDGE.policy(state, BEST, random))
    assert state.points(0) == most


def test_with_open_piles_the_right_aces_are_taken() -> None:
    assert {chosen(dealt(DEAL_A, open_piles=True), BEST, seed) for seed in range(5)} == {"3-4"}
    lost = play(dealt(DEAL_A, open_piles=True), "4-7")
    solver = Solver(lost.cards)
    after = {move: solver.most(play(lost.copy(), move).left) for move in legal(lost)}
    assert after[chosen(lost, BEST)] == max(after.values()), "lost, it still takes what it can get"


def test_a_beginner_takes_any_pair() -> None:
    state = position("1 C7 / 2 HK S7 / 3 DK HA H7 / 4 CK SK SA D7")
    assert {chosen(state, ANY, seed) for seed in range(60)} == set(legal(state))


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        pytest.param("1 S8 C7 / 2 HK H8 S7 / 3 DK HA D8 H7 / 4 D7 CK SK C8 / 5 SA", {"2-3"}, id="the tallest"),
        pytest.param("1 HA C7 CQ SQ / 2 SA S7 DQ HQ / 3 C10 / 4 D10 / 5 H7 / 6 D7", {"3-4"}, id="all left lie open"),
    ],
)
def test_who_thinks_takes_what_is_safe_and_what_lies_high(text: str, moves: set[str]) -> None:
    state = position(text)
    assert {chosen(state, BEST, seed) for seed in range(20)} == moves


def test_what_is_certain_is_solved_for_certain() -> None:
    """All that lies face down is one card: a seven must be kept for the one below."""
    state = position("1 C7 / 2 S7 / 3 D7 H7")
    assert {chosen(state, BEST, seed) for seed in range(10)} == {"1-3", "2-3"}


def test_whatever_is_chosen_is_legal_in_a_lost_deal() -> None:
    for skill in (ANY, BEST):
        assert chosen(dealt(DEAL_C), skill) == "7-8"


def test_levels_err_less_and_less() -> None:
    assert [(method.skill, method.slip) for method in GAME.levels.values()] == [
        (ANY, 0.0),
        (BEST, 0.6),
        (BEST, 0.3),
        (BEST, 0.0),
    ]
