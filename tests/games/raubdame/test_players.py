"""Raubdame: what its computer players know."""

import pytest
from hypothesis import given
from librt.random import Random

from games.raubdame.cases import GAME, set_up
from ludothek.core.match import Match
from ludothek.games.raubdame.mind.knowledge import offered
from ludothek.kit.duels.diagonals import square_set
from ludothek.players.alphabeta import AlphaBeta
from ludothek.players.levels import LEVELS, computer_player
from support.strategies import matches


@given(matches([GAME]))
def test_the_score_of_one_seat_is_the_loss_of_the_other(match: Match) -> None:
    score = GAME.knowledge.score(match.state, 0)
    assert score == -GAME.knowledge.score(match.state, 1)
    assert abs(score) == 1.0 if match.over and len(match.state.winners()) == 1 else abs(score) < 0.9


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("White: c3; Black: h8 f8; White to move", "White: c3 e3; Black: h8 f8; White to move"),
        ("White: c3; Black: a7 b8; White to move", "White: a1; Black: a7 b8; White to move"),
        ("White: c3; Black: f6; White to move", "White: c3; Black: f6; Black to move"),
        ("White: Dc3; Black: f8; White to move", "White: c3; Black: f8; White to move"),
    ],
    ids=["few pieces", "room", "the turn", "a Dame, who can wait"],
)
def test_what_is_good_to_have(better: str, worse: str) -> None:
    scores = [GAME.knowledge.score(set_up(position), 0) for position in (better, worse)]
    assert scores[0] > scores[1]


@pytest.mark.parametrize(
    ("position", "squares"),
    [
        ("White: c5 e3; Black: d6 e7 h8; White to move", "c5"),
        ("White: c5 b4; Black: d6 e7 h8; White to move", ""),
        ("White: c5 a3; Black: d6 e7 h8; Black to move", ""),
        ("White: c3 d2; Black: d4 h8; Black to move", "d4"),
        ("White: c3 e5; Black: d2 De7 h8; White to move", ""),
        ("White: Dd2 b2; Black: c3; Black to move", "c3"),
    ],
)
def test_an_offer_is_a_piece_that_must_be_taken_next(position: str, squares: str) -> None:
    state = set_up(position)
    assert offered(state, state.mine(), state.theirs()) == square_set(squares)


@pytest.mark.parametrize(
    ("position", "depth", "best"),
    [
        # The last stone is given away.
        ("White: c3; Black: e5 h8; White to move", 2, "c3-d4"),
        # Only this one leads to the end, one capture drawing the next.
        ("White: c5 e3; Black: a3 e7; White to move", 6, "c5-d6"),
        ("White: f2 c3 b2; Black: a7 c5; White to move", 6, "c3-b4"),
    ],
)
def test_alpha_beta_finds_the_move(position: str, depth: int, best: str) -> None:
    state = set_up(position)
    found = state.text(AlphaBeta(GAME.knowledge, Random(1)).choose(state, depth))
    assert found == best


def test_a_win_is_found_within_a_few_moves() -> None:
    search = AlphaBeta(GAME.knowledge, Random(1))
    search.choose(set_up("White: c3; Black: e5 h8; White to move"), 4)
    assert search.value > 0.9


def test_every_level_plays() -> None:
    assert tuple(GAME.levels) == LEVELS
    match = Match(GAME, 2)
    for level in (*LEVELS[:3], "master:200"):
        match.play(computer_player(GAME, level, seed=1).choose(match.view(match.turn), match.guess(match.turn)))
