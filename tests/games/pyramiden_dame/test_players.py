"""Pyramiden-Dame: what its computer players know, and the endings that are solved."""

import pytest
from hypothesis import given
from librt.random import Random

from games.pyramiden_dame.cases import GAME, act, set_up, turns
from ludothek.core.match import Match
from ludothek.games.pyramiden_dame.mind.endings import FAR, POSITIONS, load, number, rotated
from ludothek.games.pyramiden_dame.rules import BLACK_START, WHITE_START
from ludothek.kit.duels.diagonals import NAMES, SQUARES, square_set
from ludothek.players.alphabeta import AlphaBeta
from ludothek.players.levels import LEVELS, computer_player
from support.strategies import matches

FAR_SQUARES = [square for square in SQUARES if FAR >> square & 1]


def names(stones: int) -> str:
    return " ".join(NAMES[square] for square in SQUARES if stones >> square & 1)


def some(random: Random) -> int:
    """Ten stones anywhere on the far rows."""
    left, stones = FAR_SQUARES[:], 0
    for _ in range(10):
        stones |= 1 << left.pop(random.randrange(len(left)))
    return stones


def test_every_position_on_the_far_rows_has_a_number_of_its_own() -> None:
    assert len(FAR_SQUARES) == 20
    lowest, highest = sum(1 << square for square in FAR_SQUARES[:10]), sum(1 << square for square in FAR_SQUARES[10:])
    assert (number(lowest), number(highest), POSITIONS) == (0, 184755, 184756)
    random = Random(1)
    seen = {some(random) for _ in range(2000)}
    assert len({number(stones) for stones in seen}) == len(seen)


def test_the_pyramid_is_solved_and_only_it() -> None:
    solved = load()
    assert len(solved) == POSITIONS
    assert solved[number(WHITE_START)] == 0
    assert sum(1 for turns in solved if turns == 0) == 1
    assert max(solved) == 12


def test_the_turns_to_go_are_one_more_than_after_the_best_turn() -> None:
    """Read off the rules: with nobody else on the board, one turn leads to every position that is a turn nearer."""
    solved, random = load(), Random(2)
    for _ in range(150):
        stones = some(random)
        if stones == WHITE_START:
            continue
        text = f"White: ; Black: {names(stones)}; Black to move"
        after: list[int] = []
        for turn in turns(set_up(text)):
            state = set_up(text)
            act(state, turn)
            if state.black & ~FAR == 0:
                after.append(solved[number(state.black)])
        assert solved[number(stones)] == 1 + min(after)


def test_half_a_turn_makes_one_pyramid_the_other() -> None:
    assert rotated(WHITE_START) == BLACK_START
    assert rotated(square_set("a1 d6")) == square_set("h8 e3")


@given(matches([GAME]))
def test_the_score_of_one_seat_is_the_loss_of_the_other(match: Match) -> None:
    score = GAME.knowledge.score(match.state, 0)
    assert score == -GAME.knowledge.score(match.state, 1)
    assert match.over or abs(score) < 0.9


HOME = "b8 d8 f8 h8 c7 e7 g7 d6 f6"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("White: h4; Black: a1 c3; White to move", "White: h4; Black: a1 b2; White to move"),
        (f"White: h2; Black: {HOME} d4; Black to move", f"White: h2; Black: {HOME} c3; Black to move"),
        (f"White: h2; Black: {HOME} d4; Black to move", f"White: h2; Black: {HOME} d4; White to move"),
        # All on the far rows, but in each other's way.
        (f"White: h2; Black: {HOME} c5; White to move", f"White: h2; Black: {HOME} a7; White to move"),
    ],
    ids=["advanced", "nearly built", "to move", "not lodged"],
)
def test_what_is_good_to_have(better: str, worse: str) -> None:
    scores = [GAME.knowledge.score(set_up(position), 1) for position in (better, worse)]
    assert scores[0] > scores[1]


def test_an_ending_is_played_in_the_fewest_turns() -> None:
    """A player who is alone rebuilds a tangle of ten stones as quickly as the table of endings says."""
    solved, random = load(), Random(4)
    for _ in range(3):
        stones = some(random)
        state = set_up(f"White: ; Black: {names(stones)}; Black to move")
        count = 0
        while state.turn >= 0:
            if state.turn == 1 and not state.runner:
                count += 1
            moves = list(state.moves())
            state.play(AlphaBeta(GAME.knowledge, random).choose(state, 3) if len(moves) > 1 else moves[0])
        assert (state.ended, count) == ("built", solved[number(stones)])


def test_every_level_plays() -> None:
    assert tuple(GAME.levels) == LEVELS
    match = Match(GAME, 2)
    for level in (*LEVELS[:3], "master:200"):
        match.play(computer_player(GAME, level, seed=1).choose(match.view(match.turn), match.guess(match.turn)))
