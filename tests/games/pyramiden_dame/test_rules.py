"""Pyramiden-Dame: the clauses about steps, jumps, series and the end of a game."""

from collections.abc import Sequence
from functools import partial

import pytest
from hypothesis import given
from librt.random import Random

from games.pyramiden_dame.cases import GAME, act, match_of, set_up, start, tell, turns
from ludothek.core.errors import BadOption, IllegalMove, InvalidMove, MoveError
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import LOT, playout
from ludothek.games import load_game
from ludothek.games.pyramiden_dame.notation import MOVES, TEXTS
from ludothek.games.pyramiden_dame.rules import FORWARD, LONGEST, PyramidenDame
from ludothek.games.pyramiden_dame.rules import start as begin
from ludothek.kit.duels.diagonals import square_set
from support.cases import result as outcome
from support.duels import COLOURS, copy_stands_alone, ended, stones
from support.playing import legal, match_with, play, refused, state_in
from support.strategies import matches

act_on = partial(state_in, PyramidenDame)


LOCKED = "White: a1 c1 e1 g1 b2 d2 f2 h2 a3 c3; Black: e3 g3 b4 d4 f4 h4 a5 c5 e5 h8; White to move"

CASES = {
    "C1 the start": """
        start
        board: White: b8 d8 f8 h8 c7 e7 g7 d6 f6 e5; Black: a1 c1 e1 g1 b2 d2 f2 c3 e3 d4
        to move: White
        home: 0/0
        legal: b8-a7, c7-b6, d6-c5, e5-f4, f6-g5, g7-h6, d6-f4, d8-b6, e7-c5, e7-g5, f8-h6
    """,
    "C2 series over both colours, forward and backward": """
        start
        play: e5-f4
        legal: b2-a3, c3-b4, d4-c5, d4-e5, f2-g3, g1-h2, c1-a3, c3-e5, c3-e5-g3, d2-b4, e1-g3, e1-g3-e5, e3-c5, e3-g5
        play: c3-e5-g3
        removed: -
        board: White: b8 d8 f8 h8 c7 e7 g7 d6 f6 f4; Black: a1 c1 e1 g1 b2 d2 f2 e3 d4 g3
        to move: White
    """,
    "C3 no step backward": """
        setup: White: b8 d8 f8 h8 c7 e7 g7 d6 f6 f4; Black: a1 c1 e1 g1 b2 d2 f2 e3 d4 b4; White to move
        includes: f4-g3
        not legal: f4-e5, f4-g5
        play: b8-a7
        not legal: d4-c3, b4-a3, b4-c3
    """,
    "C4 a jump needs a free square behind": """
        start
        not legal: b8-d6, f8-d6, h8-f6, e7-a3
    """,
    "C5 White completes the pyramid with a step": """
        setup: White: a1 c1 e1 g1 b2 d2 f2 c3 e3 e5; Black: b8 d8 f8 h8 c7 e7 g7 d6 f6 h6; White to move
        home: 9/9
        play: e5-d4
        home: 10/9
        result: White wins
    """,
    "C6 Black completes it": """
        setup: White: a1 c1 e1 g1 b2 d2 f2 c3 e3 h4; Black: b8 d8 f8 h8 c7 e7 g7 d6 f6 d4; Black to move
        play: d4-e5
        result: Black wins
    """,
    "C7 ten stones on the right side are not enough": """
        setup: White: a1 c1 e1 g1 b2 d2 f2 c3 e3 g3; Black: b8 d8 f8 h8 c7 e7 g7 d6 h6 b4; White to move
        play: g3-h2
        home: 9/8
        result: none
    """,
    "C8 no round trip": """
        setup: White: b8 d8 f8 h8 c7 e7 g7 e5 e3 a5; Black: d2 c3 c5 a1 c1 e1 g1 b2 f2 h2; Black to move
        includes: d2-f4, d2-f4-d6, d2-f4-d6-b4, d2-b4, d2-b4-d6, d2-b4-d6-f4
        not legal: d2-f4-d6-b4-d2, d2-b4-d6-f4-d2
    """,
    "C9 no legal move: pass": f"""
        setup: {LOCKED}
        legal: pass
        home: 8/2
        play: pass
        result: none
        to move: Black
        includes: a5-b6, e5-f6
    """,
    "C10 third occurrence": """
        start
        play: f8-h6, c1-a3, h6-f8, a3-c1
        result: none
        play: f8-h6, c1-a3, h6-f8, a3-c1
        result: draw
    """,
    "C11 the limit of 300 half-moves": """
        setup: White: a1 c1 e1 g1 b2 d2 f2 c3 e3 g3; Black: b8 d8 f8 h8 c7 e7 g7 d6 h6 b4; White to move; played 299
        play: g3-h2
        home: 9/8
        result: White wins
    """,
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_worked_case(case: str) -> None:
    tell(case)


def with_stone(state: PyramidenDame, square: str) -> list[str]:
    return sorted(turn for turn in turns(state) if turn.startswith(square))


# The start.


@pytest.mark.clause("PYR-1", "PYR-2", "PYR-3", "PYR-4", "PYR-5")
def test_two_play_with_pyramids_of_ten_stones() -> None:
    assert list(GAME.seats) == [2]
    white, black = (set(side.split()) for side in stones(start()).values())
    assert white == {"b8", "d8", "f8", "h8", "c7", "e7", "g7", "d6", "f6", "e5"}
    assert black == {"a1", "c1", "e1", "g1", "b2", "d2", "f2", "c3", "e3", "d4"}


@pytest.mark.clause("PYR-6")
def test_the_light_squares_are_not_used() -> None:
    columns = "abcdefgh"
    named = {square for text in TEXTS for square in text.split("-") if square[1:].isdigit() and len(square) == 2}
    assert all((columns.index(name[0]) + int(name[1])) % 2 == 1 for name in named)
    for light in ("b8-b7", "d6-d5", "e5-e4"):
        with pytest.raises(InvalidMove):
            Match(GAME, 2).play(light)


@pytest.mark.clause("PYR-R2")
@pytest.mark.parametrize("white", [0, 1])
def test_white_begins_from_above_and_the_players_move_in_turn(white: int) -> None:
    match = Match(GAME, 2, {"first_white": white})
    for move, seat in (("e5-f4", white), ("d4-c5", 1 - white), ("b8-a7", white)):
        assert match.turn == seat
        match.play(move, seat=seat)
    before = begin(LOT, 0)
    assert legal(before) == ["white0", "white1"]
    drawn = {Match(GAME, 2, {"first_white": "lot"}, Seal.numbered(number)).turn for number in range(20)}
    assert drawn == {0, 1}


# Steps.


@pytest.mark.clause("PYR-8", "PYR-R3")
def test_a_stone_steps_one_square_diagonally_forward() -> None:
    state = set_up("White: d6 h8 f8; Black: a1 g1 b2; White to move")
    assert with_stone(state, "d6") == ["d6-c5", "d6-e5"]
    match = match_of("White: d6 h8 f8; Black: a1 g1 b2; White to move")
    assert refused(match, "d6-c7") == refused(match, "d6-e7") == "PYR-R3"
    assert refused(match, "b2-c3") == refused(match, "e5-d4") == "PYR-8"
    match.play("d6-c5")
    assert with_stone(act_on(match), "b2") == ["b2-a3", "b2-c3"]
    assert refused(match, "b2-c1") == "PYR-R3"


@pytest.mark.clause("PYR-8")
def test_an_occupied_square_cannot_be_entered() -> None:
    match = match_of("White: d6 c5 e5; Black: b4 f4; White to move")
    assert with_stone(act_on(match), "d6") == []
    assert refused(match, "d6-c5") == refused(match, "c5-b4") == "PYR-R3"


# Jumps.


@pytest.mark.clause("PYR-9", "PYR-R4")
@pytest.mark.parametrize(
    ("position", "jumps"),
    [
        ("White: d4 h8; Black: c3 c5 e3 e5; White to move", "d4-b2 d4-b6 d4-f2 d4-f6"),
        ("White: d4 c3 c5 e3 e5; Black: a1; White to move", "d4-b2 d4-b6 d4-f2 d4-f6"),
        ("White: h8; Black: d4 c3 c5 e3 e5; Black to move", "d4-b2 d4-b6 d4-f2 d4-f6"),
        ("White: d4 c3 c5; Black: b2 b6 f2; White to move", ""),
        ("White: a3 h8; Black: b2 b4; White to move", "a3-c1 a3-c5"),
        ("White: a1 h8; Black: c3 g7; White to move", ""),
    ],
)
def test_a_jump_goes_over_one_stone_of_either_colour_in_any_direction(position: str, jumps: str) -> None:
    state = set_up(position)
    origin = position.split()[1] if "White to" in position else "d4"
    found = {turn[:5] for turn in with_stone(state, origin) if abs(int(turn[4]) - int(turn[1])) == 2}
    assert found == set(jumps.split())


@pytest.mark.clause("PYR-R4")
def test_what_cannot_be_jumped_is_refused() -> None:
    match = match_of("White: d4 c3 b2; Black: f6 h8; White to move")
    assert refused(match, "d4-b2") == refused(match, "d4-f2") == refused(match, "d4-f6") == "PYR-R4"
    assert refused(match, "f6-d8") == "PYR-8"


@pytest.mark.clause("PYR-R4")
def test_agreed_so_jumps_go_forward_only() -> None:
    text = "White: d4 h8; Black: c3 c5 e3 e5 a1; White to move"
    assert with_stone(set_up(text, jumps="forward"), "d4") == ["d4-b2", "d4-f2"]
    assert refused(match_of(text, jumps="forward"), "d4-b6") == "PYR-R4"
    black = text.replace("White: d4 h8; Black: c3 c5 e3 e5 a1; White", "White: c3 c5 e3 e5; Black: d4 a1; Black")
    assert with_stone(set_up(black, jumps="forward"), "d4") == ["d4-b6", "d4-f6"]
    tell(
        """
        start
        play: e5-f4
        legal: b2-a3, c3-b4, d4-c5, d4-e5, f2-g3, g1-h2, c1-a3, c3-e5, d2-b4, e1-g3, e1-g3-e5, e3-c5, e3-g5
        """,
        jumps="forward",
    )


@pytest.mark.clause("PYR-R5")
def test_a_series_may_stop_after_any_jump_and_changes_direction() -> None:
    text = "White: b8 g1; Black: c7 e5 e3 a1; White to move"
    assert with_stone(set_up(text), "b8") == ["b8-a7", "b8-d6", "b8-d6-f4", "b8-d6-f4-d2"]
    match = match_of(text)
    match.play("b8-d6")
    assert (match.turn, legal(match.state)) == (0, ["d6-f4", "stop"])
    assert refused(match, "d6-c5") == refused(match, "g1-h2") == refused(match, "d6-b8") == "PYR-R5"
    match.play("stop")
    assert match.turn == 1


@pytest.mark.clause("PYR-R5")
def test_a_step_and_a_jump_are_never_combined() -> None:
    state = play(set_up("White: b8 g1; Black: b6 e5 a1; White to move"), "b8-a7")
    assert state.turn == 1
    ended_jump = play(set_up("White: b8 g1; Black: c7 a1; White to move"), "b8-d6")
    assert ended_jump.turn == 1


@pytest.mark.clause("PYR-R5")
def test_no_square_is_touched_twice_and_a_stone_is_nothing_to_jump_over_once_it_has_left() -> None:
    circle = set_up("White: d6 h8; Black: c5 c3 e5 e3 a1; White to move")
    found = [turn for turn in turns(circle) if turn.startswith(("d6-b4", "d6-f4"))]
    assert sorted(found) == ["d6-b4", "d6-b4-d2", "d6-b4-d2-f4", "d6-f4", "d6-f4-d2", "d6-f4-d2-b4"]
    # The stone came from e5; it cannot use e5 to jump back over.
    own = set_up("White: e5 h2; Black: d4 a1; White to move")
    assert with_stone(own, "e5") == ["e5-c3", "e5-f4"]


@pytest.mark.clause("PYR-R5")
def test_a_later_series_may_go_where_an_earlier_one_went() -> None:
    state = play(set_up("White: b8 g3; Black: c7 a1 h2; White to move"), "b8-d6", "a1-b2", "d6-b8")
    assert "b8" in stones(state)["White"]


@pytest.mark.clause("PYR-10", "PYR-R6")
def test_nothing_is_captured_or_crowned() -> None:
    state = play(set_up("White: b4 h8; Black: c3 c1; White to move"), "b4-d2")
    assert stones(state) == {"White": "d2 h8", "Black": "c1 c3"}
    far = play(set_up("White: b2 h8; Black: g1 e1; White to move"), "b2-a1", "e1-f2")
    assert with_stone(far, "a1") == []


# Passing.


@pytest.mark.clause("PYR-R7")
def test_whoever_can_move_must_and_may_leave_goal_squares() -> None:
    match = Match(GAME, 2)
    assert refused(match, "pass") == refused(match, "stop") == "PYR-R7"
    spoiling = set_up("White: b2; Black: a1 c1 c3 h8; White to move")
    assert legal(spoiling) == ["b2-d4"]
    assert play(spoiling, "b2-d4").own_home(0) == 1


@pytest.mark.clause("PYR-R7")
def test_whoever_has_no_move_passes_and_that_counts() -> None:
    state = set_up(LOCKED)
    assert legal(state) == ["pass"]
    assert refused(match_of(LOCKED), "a1-b2") == "PYR-R3"
    play(state, "pass")
    assert (state.turn, state.quiet) == (1, 1)


# The end.

ALMOST = "White: a1 c1 e1 g1 b2 d2 f2 c3 e3 e5"


@pytest.mark.clause("PYR-7", "PYR-11", "PYR-R1", "PYR-R8")
def test_the_first_pyramid_where_the_other_one_stood_wins_at_once() -> None:
    white = play(set_up(f"{ALMOST}; Black: b8 d8 f8 h8 c7 e7 g7 d6 f6 h6; White to move"), "e5-d4")
    assert ended(white) == ("White wins", "reason-built")
    assert list(white.moves()) == []
    black = play(set_up("White: h4; Black: b8 d8 f8 h8 c7 e7 g7 d6 f6 d4; Black to move"), "d4-e5")
    assert ended(black) == ("Black wins", "reason-built")


@pytest.mark.clause("PYR-R8")
def test_a_pyramid_is_complete_when_the_turn_is_over_not_on_the_way() -> None:
    position = "White: a1 c1 e1 g1 b2 d2 f2 c3 e3 f6; Black: e5 c5 h8 b8; White to move"
    match = match_of(position)
    match.play("f6-d4")
    assert outcome(match.state, COLOURS) == "none"
    assert legal(match.state) == ["d4-b6", "stop"]
    match.play("stop")
    assert ended(act_on(match)) == ("White wins", "reason-built")
    on = tell(f"setup: {position}\nplay: f6-d4-b6\nresult: none")
    assert on.own_home(0) == 9


@pytest.mark.clause("PYR-R10")
@pytest.mark.parametrize(
    ("position", "move", "result"),
    [
        # a1 has never been moved: it fills White's goal.
        ("White: c1 e1 g1 b2 d2 f2 c3 e3 e5 h4; Black: a1 h8 f6; White to move; unmoved a1", "e5-d4", "White wins"),
        # The same stone has been away and is back.
        ("White: c1 e1 g1 b2 d2 f2 c3 e3 e5 h4; Black: a1 h8 f6; White to move", "e5-d4", "none"),
        # Eight own stones are the least,
        ("White: e1 g1 b2 d2 f2 c3 e3 e5 h4 h6; Black: a1 c1 h8; White to move; unmoved a1,c1", "e5-d4", "White wins"),
        # seven are too few.
        ("White: g1 b2 d2 f2 c3 e3 e5 h4 h6 a5; Black: a1 c1 e1; White to move; unmoved a1,c1,e1", "e5-d4", "none"),
        # A moved stone on another goal square is in the way.
        ("White: e1 g1 b2 d2 f2 c3 e3 e5 h4 h6; Black: a1 c1 h8; White to move; unmoved a1", "e5-d4", "none"),
        # Black, too, builds round a stone that never left h8.
        ("White: h8 h2; Black: b8 d8 f8 c7 e7 g7 d6 f6 d4 a3; Black to move; unmoved h8", "d4-e5", "Black wins"),
    ],
)
def test_a_stone_that_never_left_home_fills_its_square(position: str, move: str, result: str) -> None:
    assert outcome(play(set_up(position), move), COLOURS) == result


@pytest.mark.clause("PYR-R10")
def test_a_stone_that_jumps_out_and_back_has_been_moved() -> None:
    state = start()
    assert state.fresh == state.white | state.black
    play(state, "f8-h6", "c1-a3", "h6-f8", "a3-c1")
    assert state.fresh == (state.white | state.black) & ~square_set("f8 c1")


@pytest.mark.clause("PYR-R10")
def test_nobody_wins_in_the_opening_by_stones_that_are_still_at_home() -> None:
    assert outcome(play(start(), "e5-f4"), COLOURS) == "none"
    assert (start().filled(0), start().own_home(0)) == (10, 0)


@pytest.mark.clause("PYR-R9")
def test_at_the_third_occurrence_squares_are_counted_and_moved_stones_do_not_matter() -> None:
    state = start()
    moves = ("f8-h6", "c1-a3", "h6-f8", "a3-c1") * 2
    assert ended(play(state, *moves[:-1]))[0] == "none"
    assert ended(play(state, moves[-1])) == ("draw", "reason-repetition-counted")


TO_AND_FRO = ("f8-h6", "a5-c3", "h6-f8", "c3-a5") * 2


@pytest.mark.clause("PYR-R9")
@pytest.mark.parametrize(
    ("position", "result"),
    [
        ("White: f8 g7 a1; Black: b4 a5 h4; White to move", "White wins"),
        ("White: f8 g7 a3; Black: b4 a5 h8; White to move", "Black wins"),
        ("White: f8 g7 a1; Black: b4 a5 h8; White to move", "draw"),
        # A square that an unmoved stone fills counts for the builder.
        ("White: f8 g7 a3; Black: b4 a5 a1; White to move; unmoved a1", "White wins"),
    ],
)
def test_to_and_fro_does_not_save_whoever_is_behind(position: str, result: str) -> None:
    state = play(set_up(position), *TO_AND_FRO[:-1])
    assert ended(state)[0] == "none"
    assert ended(play(state, TO_AND_FRO[-1])) == (result, "reason-repetition-counted")


@pytest.mark.clause("PYR-R9")
@pytest.mark.parametrize("jumps", ["any", "forward"])
def test_in_version_1_the_third_occurrence_is_a_draw(jumps: str) -> None:
    match = Match(load_game("pyramiden_dame", 1), 2, {"jumps": jumps})
    assert (match.game.version, GAME.version) == (1, 2)
    state = set_up("White: f8 g7 a1; Black: b4 a5 h4; White to move")
    state.terms = state_in(PyramidenDame, match).terms
    assert bool(state.terms & FORWARD) == (jumps == "forward")
    if jumps == "any":
        assert ended(play(state, *TO_AND_FRO)) == ("draw", "reason-repetition")


COUNTED = "Black: b8 d8 f8 h8 c7 e7 g7 d6 h6 b4"
AT_HOME = "Black: a1 d8 f8 h8 c7 e7 g7 d6 h6 b4; White to move; played 299"


@pytest.mark.clause("PYR-R9")
@pytest.mark.parametrize(
    ("position", "result"),
    [
        (f"White: a1 c1 e1 g1 b2 d2 f2 c3 e3 g3; {COUNTED}; White to move; played 299", "White wins"),
        (f"White: a1 c1 e1 g1 b2 d2 f2 c3 e3 g3; {COUNTED}; White to move; played 298", "none"),
        (f"White: a1 c1 e1 g1 b2 d2 f2 c3 a5 g3; {COUNTED}; White to move; played 299", "draw"),
        (f"White: a1 c1 e1 g1 b2 d2 f2 h4 a5 g3; {COUNTED}; White to move; played 299", "Black wins"),
        # A square that an unmoved stone fills counts for the builder.
        (f"White: c1 e1 g1 b2 d2 f2 c3 e3 h4 g3; {AT_HOME}; unmoved a1", "White wins"),
        (f"White: c1 e1 g1 b2 d2 f2 c3 a7 h4 g3; {AT_HOME}; unmoved a1", "White wins"),
        (f"White: c1 e1 g1 b2 d2 f2 c3 a7 h4 g3; {AT_HOME}", "draw"),
    ],
)
def test_after_300_half_moves_the_stones_on_goal_squares_are_counted(position: str, result: str) -> None:
    state = play(set_up(position), "g3-h2")
    assert outcome(state, COLOURS) == result
    assert result == "none" or state.reason() == "reason-limit"


@pytest.mark.clause("PYR-R9")
def test_a_pass_is_one_of_the_300() -> None:
    assert ended(play(set_up(f"{LOCKED}; played 299"), "pass")) == ("White wins", "reason-limit")


@pytest.mark.clause("PYR-R9")
def test_a_repetition_is_told_before_the_limit() -> None:
    state = start()
    state.quiet = 292
    play(state, *("f8-h6", "c1-a3", "h6-f8", "a3-c1") * 2)
    assert (state.quiet, ended(state)) == (300, ("draw", "reason-repetition-counted"))


@pytest.mark.clause("PYR-R9")
def test_a_complete_pyramid_comes_before_the_count() -> None:
    state = set_up(f"{ALMOST}; Black: b8 d8 f8 h8 c7 e7 g7 d6 f6 a7; White to move; played 299")
    assert ended(play(state, "e5-d4")) == ("White wins", "reason-built")


@pytest.mark.clause("PYR-R9")
@pytest.mark.parametrize(
    ("position", "move", "result"),
    [
        ("White: a1 c3; Black: h8 f8 g7; White to move", "c3-b2", "none"),
        ("White: a1 d2; Black: h8; White to move", "d2-c1", "White wins"),
        ("White: a1 c3; Black: b8 h8; White to move", "c3-d2", "none"),
        ("White: b2 c1; Black: f8 h8 d8; White to move", "b2-a1", "Black wins"),
        ("White: b2 c1; Black: f8 h8; White to move", "b2-a1", "draw"),
    ],
)
def test_where_nobody_can_move_the_stones_are_counted_at_once(position: str, move: str, result: str) -> None:
    state = play(set_up(position), move)
    assert outcome(state, COLOURS) == result
    assert result == "none" or state.reason() == "reason-locked"


@pytest.mark.clause("PYR-R9")
def test_a_draw_can_be_agreed_and_a_game_resigned() -> None:
    for agreement, seat, result in (("draw", 0, "draw"), ("resign", 0, "Black wins"), ("resign", 1, "White wins")):
        match = Match(GAME, 2)
        match.agree(agreement, seat)
        assert outcome(match.state, COLOURS) == result


# Texts of moves.


def written(match: Match, text: str) -> Sequence[str]:
    match.play(text)
    return [TEXTS[move] for move in match.log]


def test_every_move_has_a_text_of_its_own() -> None:
    assert len(set(TEXTS)) == len(TEXTS) == MOVES == GAME.move_count


def test_a_whole_series_can_be_written_at_once_and_also_by_its_ends() -> None:
    text = "White: b8 g1; Black: c7 e5 e3 a1; White to move"
    assert written(match_of(text), " B8-D6-F4 ") == ["b8-d6", "d6-f4", "stop"]
    assert written(match_of(text), "b8-f4") == ["b8-d6", "d6-f4", "stop"]
    assert written(match_of(text), "b8-d2") == ["b8-d6", "d6-f4", "f4-d2"]
    going_on = match_of(text)
    going_on.play("b8-d6")
    assert written(going_on, "d6-d2") == ["b8-d6", "d6-f4", "f4-d2"]


def test_the_ends_may_be_those_of_a_jump_that_only_a_longer_way_reaches() -> None:
    text = "White: d6 h8; Black: c5 c3 e3 a1; White to move"
    assert written(match_of(text), "d6-f4") == ["d6-b4", "b4-d2", "d2-f4"]


def test_a_series_that_cannot_be_played_to_its_end_is_refused_as_a_whole() -> None:
    match = match_of("White: b8 g1; Black: c7 e5 e3 a1; White to move")
    before = stones(act_on(match))
    for wrong in ("b8-d6-b4", "b8-d6-f4-h2", "b8-d6-", "b8--", "b8-h2", "d6-f4-d2"):
        with pytest.raises(MoveError):
            match.play(wrong)
        assert (stones(act_on(match)), match.turn) == (before, 0)


# What the state promises.


@pytest.mark.parametrize(("option", "value"), [("jumps", "backward"), ("first_white", 2), ("series", 0)])
def test_what_cannot_be_agreed_is_refused(option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        Match(GAME, 2, {option: value})


def test_every_game_ends_within_its_bound() -> None:
    random = Random(1)
    assert max(playout(start(), random) for _ in range(5)) < LONGEST


@given(matches([GAME]).filter(lambda match: match.turn >= 0))
def test_a_copy_is_the_same_and_stands_alone(match: Match) -> None:
    copy_stands_alone(act_on(match), turns)


def test_equal_positions_share_a_key_and_others_do_not() -> None:
    one = play(start(), "e5-f4", "d4-c5", "b8-a7")
    two = play(start(), "b8-a7", "d4-c5", "e5-f4")
    assert one.key() == two.key()
    positions = (
        "White: a1; Black: h8; White to move",
        "White: a1; Black: h8; Black to move",
        "White: h8; Black: a1; White to move",
        "White: a1; Black: h8; White to move; unmoved h8",
    )
    jumped = play(set_up("White: b8 g1; Black: c7 e5 a1; White to move"), "b8-d6")
    stood = set_up("White: d6 g1; Black: c7 e5 a1; White to move")
    keys = {state.key() for state in (*map(set_up, positions), jumped, stood)}
    assert len(keys) == len(positions) + 2
    assert match_with(GAME, jumped).turn == 0
    act(jumped, "d6-f4")
    assert jumped.turn == 1


@pytest.mark.clause("PYR-8", "PYR-R4", "PYR-R5")
@pytest.mark.parametrize(
    ("written", "clause"),
    [
        ("e7-g5-e3", "PYR-R4"),  # over nothing
        ("e7-g5-e7", "PYR-R5"),  # back to where it began
        ("e7-g5-f4", "PYR-R5"),  # a jump, then a step
        ("b8-a7-c5", "PYR-R5"),  # a step, then a jump
        ("e5-f4-g3", "PYR-R5"),  # two steps
        ("c3-e5-g3", "PYR-8"),
    ],
)
def test_a_turn_that_is_written_too_far_is_refused_by_its_clause_and_told_what_is_legal_now(
    written: str, clause: str
) -> None:
    match = match_with(GAME, start())
    with pytest.raises(IllegalMove) as error:
        match.play(written)
    assert error.value.clause == clause
    assert sorted(error.value.candidates) == sorted(legal(match.state))


@pytest.mark.clause("PYR-8")
def test_a_stone_of_the_opponent_is_refused_as_such_in_a_series_too() -> None:
    match = match_with(GAME, play(start(), "e5-f4", "c3-e5"))
    assert refused(match, "f4-g3") == "PYR-8"
    assert refused(match, "e3-g5") == "PYR-R5"
