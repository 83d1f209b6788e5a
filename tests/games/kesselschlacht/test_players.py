"""Kesselschlacht: what its computer players know and choose."""

import pytest
from hypothesis import given
from librt.random import Random

from games.kesselschlacht.cases import GAME, set_up
from ludothek.core.match import Match
from ludothek.players.alphabeta import AlphaBeta
from ludothek.players.levels import LEVELS, computer_player
from support.playing import play
from support.strategies import matches


@given(matches([GAME]).filter(lambda match: match.over or not GAME.knowledge.enough(match.state)))
def test_the_score_of_one_seat_is_the_loss_of_the_other(match: Match) -> None:
    score = GAME.knowledge.score(match.state, 0)
    assert score == -GAME.knowledge.score(match.state, 1)
    assert match.over or abs(score) < 0.9


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("White: d4 e3; Black: h8; White to move", "White: d4; Black: h8; White to move"),
        # b2 can be closed from c3,
        ("White: a1 e5; Black: d2 h8; Black to move", "White: a1 e5; Black: c3 h8; Black to move"),
        # and that is worse when it is Black's turn.
        ("White: a1 e5; Black: c3 h8; White to move", "White: a1 e5; Black: c3 h8; Black to move"),
        # Whoever has to leave a square beside the group cannot close it in.
        ("White: a3 e5; Black: b2 h8; Black to move", "White: a3 e5; Black: b2 c5; Black to move"),
        ("White: d4; Black: h4; White to move", "White: a5; Black: h4; White to move"),
    ],
    ids=["stones", "out of reach", "to move", "no helper", "air"],
)
def test_what_is_good_to_have(better: str, worse: str) -> None:
    scores = [GAME.knowledge.score(set_up(position), 0) for position in (better, worse)]
    assert scores[0] > scores[1]


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("White: d4 e5 h2; Black: c3 c5 d6 e3 f6 g5 h8; Black to move", "g5-f4"),
        ("White: a1 c1 h4; Black: c3 d2 h8; Black to move", "c3-b2"),
        # The only stone that can run does.
        ("White: a5 g1; Black: b6 c3 f6; White to move", "a5-b4"),
    ],
    ids=["takes a group", "takes two", "runs"],
)
def test_what_is_there_to_take_is_taken_and_what_can_run_runs(position: str, move: str) -> None:
    for depth in (1, 2, 3):
        state = set_up(position)
        assert state.text(AlphaBeta(GAME.knowledge, Random(1)).choose(state, depth)) == move


def test_what_closes_a_way_out_is_looked_at_first() -> None:
    state = set_up("White: a1 c1 h4; Black: c3 d2 h8; Black to move")
    promising = [state.text(move) for move in state.moves() if GAME.knowledge.promise(state, move)]
    assert promising == ["c3-b2"]


def test_every_level_plays() -> None:
    assert tuple(GAME.levels) == LEVELS
    match = Match(GAME, 2)
    for level in (*LEVELS[:3], "master:200"):
        match.play(computer_player(GAME, level, seed=1).choose(match.view(match.turn), match.guess(match.turn)))


def repeated(text: str, **options: str) -> tuple[float, float]:
    """What it is worth to White and to Black that a position has come up again."""
    state = play(set_up(text, **options), "a1-b2", "h8-g7", "b2-a1", "g7-h8")
    assert GAME.knowledge.enough(state)
    assert not GAME.knowledge.enough(set_up(text, **options))
    return GAME.knowledge.score(state, 0), GAME.knowledge.score(state, 1)


@pytest.mark.clause("KES-R9")
def test_whoever_is_ahead_likes_to_repeat_and_of_equals_nobody_does() -> None:
    white, black = repeated("White: a1 c1; Black: h8; White to move")
    assert white == -black > 0.1
    assert repeated("White: a1 c1; Black: h8; White to move", stalemate_score="draw") == (0, 0)
    white, black = repeated("White: a1; Black: h8; White to move")
    assert -0.01 < white == black < 0
