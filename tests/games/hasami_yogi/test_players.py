"""Hasami Yogi: what its computer players know."""

import pytest
from hypothesis import given
from librt.random import Random

from games.hasami_yogi.cases import GAME, set_up, start, stones
from games.hasami_yogi.test_reference import Slow
from ludothek.core.match import Match
from ludothek.games.hasami_yogi.mind.knowledge import threats
from ludothek.games.hasami_yogi.rules import HasamiYogi
from ludothek.games.hasami_yogi.squares import NAMES
from ludothek.kit.common import bits
from ludothek.players.alphabeta import AlphaBeta
from ludothek.players.levels import LEVELS, computer_player
from support.duels import board_of
from support.strategies import matches


@given(matches([GAME]))
def test_the_score_of_one_seat_is_the_loss_of_the_other(match: Match) -> None:
    score = GAME.knowledge.score(match.state, 0)
    assert score == -GAME.knowledge.score(match.state, 1)
    assert match.over or abs(score) < 0.99


def completing(state: HasamiYogi) -> set[str]:
    """The squares where a row can be completed now, found by trying every move in the second opinion."""
    squares: set[str] = set()
    for text in Slow(board_of(stones(state)), "wb"[state.turn], "off", "both" if state.terms & 2 else "own").moves():
        after = Slow(board_of(stones(state)), "wb"[state.turn], "off", "both" if state.terms & 2 else "own")
        after.play(text)
        if after.row("wb"[state.turn]):
            squares.add(text[3:])
    return squares


@pytest.mark.parametrize("rows", ["own", "both"])
@pytest.mark.parametrize("seed", range(3))
def test_a_threat_is_a_square_where_a_move_completes_a_row(rows: str, seed: int) -> None:
    random = Random(seed)
    for _ in range(12):
        free = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]
        white = [free.pop(random.randrange(len(free))) for _ in range(8)]
        near = [square for square in free if abs(ord(square[0]) - 100) < 3]
        black = [near.pop(random.randrange(len(near))) for _ in range(8)]
        turn = ("White", "Black")[random.randrange(2)]
        state = set_up(f"White: {' '.join(white)}; Black: {' '.join(black)}; {turn} to move", excluded_rows=rows)
        if state.turn < 0:
            continue
        slow = Slow(board_of(stones(state)), "w", "off", rows)
        if slow.row("w") or slow.row("b"):
            continue
        shift = 8 if state.turn == 0 else 0
        found = {NAMES[square + shift] for square in bits.members(threats(state, state.turn))}
        assert found == completing(state)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("White: d4 e4; Black: a8 h8; Black to move", "White: d1 e1; Black: a8 h8; Black to move"),
        ("White: d4 e4; Black: a8 h8; Black to move", "White: b4 h6; Black: a8 h8; Black to move"),
        ("White: c4 d4 e4; Black: a8 h8; Black to move", "White: c4 d4 e4; Black: b4 f4; Black to move"),
        ("White: c4 d4 e4 f8; Black: a8 h7; White to move", "White: c4 d4 e4 g7; Black: a8 h7; White to move"),
        ("White: d4; Black: a8; White to move; taken 2/1", "White: d4; Black: a8; White to move; taken 1/1"),
    ],
    ids=["off the base line", "together", "open", "at once", "taken"],
)
def test_what_is_good_to_have(better: str, worse: str) -> None:
    scores = [GAME.knowledge.score(set_up(position), 0) for position in (better, worse)]
    assert scores[0] > scores[1]


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ("White: a4 b4 c4 d8 h1; Black: a8 h8 g7 f6; White to move", {"d8-d4"}),  # completes its row
        ("White: a4 b4 c4 d6 h1; Black: a8 h8 h4; Black to move", {"h4-d4"}),  # comes in between
        ("White: c4 d3 e4 h5; Black: d4 a8 b7; White to move; taken 4/0", {"h5-d5"}),  # takes the fifth stone
    ],
)
def test_what_every_player_sees_who_looks_two_moves_ahead(position: str, moves: set[str]) -> None:
    state = set_up(position)
    chosen = {state.text(AlphaBeta(GAME.knowledge, Random(seed)).choose(state, 2)) for seed in range(3)}
    assert chosen <= moves


def test_every_level_plays() -> None:
    assert tuple(GAME.levels) == LEVELS
    match = Match(GAME, 2)
    for level in (*LEVELS[:2], "master:200"):
        match.play(computer_player(GAME, level, seed=1).choose(match.view(match.turn), match.guess(match.turn)))
    assert start().turn == 0
