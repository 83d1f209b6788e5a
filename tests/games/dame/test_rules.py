"""Dame: the clauses about moving, capturing, huffing and the end of a game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.dame.cases import GAME, act, begin, result, set_up, sides, state_of, tell, turns
from ludothek.core.errors import BadOption, IllegalMove, InvalidMove, MoveError, NotYourTurn
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import LOT, NOBODY, playout
from ludothek.games.dame.notation import MOVES, TEXTS
from ludothek.games.dame.rules import FREE, HUFF_MOVED, LONGEST, Dame, start
from ludothek.kit.duels.diagonals import square_set
from ludothek.kit.duels.draughts import FORCED
from support.drawing import check_any_move
from support.playing import legal, refused
from support.strategies import matches


def reason(match: Match) -> str:
    assert match.state.turn == NOBODY
    return match.state.reason()


# The worked cases of the specification.

CASES = {
    "C1 the start": """
        start
        board: White: a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 g3; Black: b6 d6 f6 h6 a7 c7 e7 g7 b8 d8 f8 h8
        to move: White
        legal: a3-b4, c3-b4, c3-d4, e3-d4, e3-f4, g3-f4, g3-h4
    """,
    "C2 a series with a bend": """
        setup: White: c3; Black: a7 d4 d6; White to move
        legal: c3-b4, c3xe5, c3xe5xc7
        play: c3xe5xc7
        removed: d4 d6
        board: White: c7; Black: a7
        to move: Black
    """,
    "C3 a stone never goes back": """
        setup: White: e5; Black: d4 f4 h8; White to move
        legal: e5-d6, e5-f6
        captures: -
    """,
    "C4 overlooked": """
        setup: White: c3 g3; Black: d4 h8; White to move
        legal: c3xe5, c3-b4, g3-f4, g3-h4
        play: g3-h4
        legal: d4xb2, d4-e3, h8-g7, huff c3
        play: huff c3
        to move: Black
        legal: d4-c3, d4-e3, h8-g7
        play: d4-e3
        board: White: h4; Black: e3 h8
        to move: White
    """,
    "C5 the piece that could have jumped has moved": """
        setup: White: c3 g1; Black: d4 h8; White to move
        play: c3-b4
        legal: d4-c3, d4-e3, h8-g7, huff b4
        play: huff b4, h8-g7
        board: White: g1; Black: d4 g7
    """,
    "C6 any capture satisfies": """
        setup: White: c3 f4; Black: a7 d4 g5; White to move
        captures: c3xe5, f4xh6
        play: c3xe5
        legal: g5xe3, a7-b6, g5-h4
    """,
    "C7 becoming a Dame ends the turn": """
        setup: White: d6; Black: a3 e7 g7; White to move
        legal: d6xf8, d6-c7
        play: d6xf8
        removed: e7
        board: White: Df8; Black: a3 g7
        to move: Black
    """,
    "C8 a Dame strikes from afar": """
        setup: White: Da1; Black: d4 h2; White to move
        legal: a1xe5, a1xf6, a1xg7, a1xh8, a1-b2, a1-c3
        play: a1xg7
        removed: d4
        board: White: Dg7; Black: h2
    """,
    "C9 what stops a Dame": """
        setup: White: Da1; Black: d4 e5; White to move
        legal: a1-b2, a1-c3
        setup: White: Da1 d4; Black: e5; White to move
        legal: d4xf6, a1-b2, a1-c3, d4-c5
    """,
    "C10 captured pieces leave at once": """
        setup: White: Dd2; Black: c7 e3 f2 f6; White to move
        captures: d2xf4, d2xf4xb8, d2xg5, d2xg5xd8, d2xg5xd8xa5, d2xg5xd8xb6, d2xg5xd8xb6xg1, d2xg5xe7, d2xh6
        play: d2xg5xd8xb6xg1
        removed: c7 e3 f2 f6
        result: White wins
    """,
    "C11 locked in": """
        setup: White: a3 c3; Black: a5; White to move
        play: a3-b4
        result: White wins
    """,
    "C12 draws": """
        setup: White: Da1; Black: Dh2; White to move
        play: a1-f6, h2-g1, f6-g7, g1-e3, g7-e5, e3-c1, e5-g7, c1-f4, g7-c3
        result: none
        play: f4-c1
        result: draw
        setup: White: Da1 a3; Black: Dh2 h6; White to move
        play: a1-b2, h2-g1, b2-a1, g1-h2
        result: none
        play: a1-b2, h2-g1, b2-a1, g1-h2
        result: draw
    """,
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_worked_case(case: str) -> None:
    tell(case)


# The start.


@pytest.mark.clause("DAM-1", "DAM-2")
def test_two_play_with_twelve_stones_each() -> None:
    assert list(GAME.seats) == [2]
    assert [len(side) for side in sides(begin())] == [12, 12]
    assert not any(piece.startswith("D") for side in sides(begin()) for piece in side)


@pytest.mark.clause("DAM-5", "DAM-R1")
def test_the_stones_stand_on_the_dark_squares_of_the_three_outer_rows() -> None:
    dark = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh" if ("abcdefgh".index(column) + row) % 2]
    white, black = sides(begin())
    assert white == {square for square in dark if square[1] in "123"}
    assert black == {square for square in dark if square[1] in "678"}
    assert "a1" in dark


@pytest.mark.clause("DAM-4", "DAM-R2")
def test_the_first_seat_has_white_unless_another_one_or_a_lot_is_agreed() -> None:
    assert begin().state.dealer == 0
    assert begin(first_white=1).state.dealer == 1
    assert begin(first_white=1).turn == 1
    before = start(LOT, 0)
    assert [before.text(move) for move in before.moves()] == ["white0", "white1"]
    drawn = {Match(GAME, 2, {"first_white": "lot"}, Seal.numbered(number)).turn for number in range(20)}
    assert drawn == {0, 1}


@pytest.mark.clause("DAM-6", "DAM-7")
@pytest.mark.parametrize("white", [0, 1])
def test_white_begins_and_the_players_move_in_turn(white: int) -> None:
    match = begin(first_white=white)
    for move, seat in (("c3-d4", white), ("f6-g5", 1 - white), ("g3-h4", white), ("b6-a5", 1 - white)):
        assert match.turn == seat
        with pytest.raises(NotYourTurn):
            match.play(move, seat=1 - seat)
        match.play(move, seat=seat)


# Moving.


@pytest.mark.clause("DAM-8")
def test_a_stone_goes_one_square_diagonally_forward() -> None:
    match = set_up("White: c3; Black: f6; White to move")
    assert turns(state_of(match)) == ["c3-b4", "c3-d4"]
    assert refused(match, "c3-e5") == "DAM-8"
    match.play("c3-b4")
    assert turns(state_of(match)) == ["f6-e5", "f6-g5"]
    assert refused(match, "b4-c5") == "DAM-8"
    for light in ("c3-c4", "c3-d3", "c3-b3"):
        with pytest.raises(InvalidMove):
            match.play(light)


@pytest.mark.clause("DAM-9")
def test_a_square_with_a_stone_cannot_be_entered() -> None:
    match = set_up("White: c3 b4; Black: d4 e5; White to move")
    assert refused(match, "c3-b4") == refused(match, "c3-d4") == refused(match, "c3xe5") == "DAM-9"
    assert turns(state_of(match)) == ["b4-a5", "b4-c5"]


@pytest.mark.clause("DAM-10")
def test_the_way_back_is_closed_to_stones_of_both_colours() -> None:
    match = set_up("White: c3; Black: f6; White to move")
    assert refused(match, "c3-b2") == refused(match, "c3-d2") == "DAM-10"
    match.play("c3-b4")
    assert refused(match, "f6-e7") == refused(match, "f6-g7") == "DAM-10"


@pytest.mark.clause("DAM-16")
def test_a_dame_goes_any_distance_over_free_squares_in_all_directions() -> None:
    match = set_up("White: Dd4 f6; Black: h2 a7; White to move")
    quiet = {turn for turn in turns(state_of(match)) if turn.startswith("d4-")}
    assert quiet == {f"d4-{to}" for to in ("c3", "b2", "a1", "e3", "f2", "g1", "c5", "b6", "e5")}
    assert refused(match, "d4-g7") == "DAM-16"
    assert refused(match, "d4-f6") == refused(match, "d4-a7") == "DAM-9"


# Capturing.


@pytest.mark.clause("DAM-11")
def test_an_opposing_stone_with_an_empty_square_behind_can_be_jumped_and_is_taken_away() -> None:
    match = set_up("White: c3; Black: d4 b4 h8; White to move")
    assert set(turns(state_of(match))) == {"c3xe5", "c3xa5"}
    match.play("c3xa5")
    assert sides(match) == [{"a5"}, {"d4", "h8"}]
    empty = set_up("White: c3; Black: h8; White to move")
    assert refused(empty, "c3xe5") == refused(empty, "c3xf6") == "DAM-11"
    edge = set_up("White: c3; Black: d4 e5 a5 b4; White to move")
    assert turns(state_of(edge)) == []


@pytest.mark.clause("DAM-12", "DAM-R8")
def test_a_series_may_go_on_and_may_stop_after_any_jump() -> None:
    match = set_up("White: a1; Black: b2 d4 f6 a7; White to move")
    assert turns(state_of(match)) == ["a1xc3xe5xg7", "a1xc3xe5", "a1xc3"]
    for move, seat in (("a1xc3", 0), ("c3xe5", 0)):
        match.play(move)
        assert match.turn == seat
        assert [TEXTS[move] for move in match.legal()][-1] == "stop"
    assert sides(match) == [{"e5"}, {"f6", "a7"}]
    match.play("stop")
    assert match.turn == 1
    assert "huff e5" not in turns(state_of(match))


@pytest.mark.clause("DAM-12")
def test_a_series_goes_on_with_the_same_stone_only() -> None:
    match = set_up("White: c3 g3; Black: d4 d6 h4 a7; White to move")
    match.play("c3xe5")
    assert [TEXTS[move] for move in match.legal()] == ["e5xc7", "stop"]
    assert refused(match, "g3-f4") == refused(match, "e5-f6") == "DAM-12"


@pytest.mark.clause("DAM-12")
def test_the_turn_ends_by_itself_when_no_jump_is_left() -> None:
    match = set_up("White: c3; Black: d4 h8; White to move")
    match.play("c3xe5")
    assert match.turn == 1


@pytest.mark.clause("DAM-13")
def test_own_pieces_are_never_jumped() -> None:
    match = set_up("White: c3 d4 Da1; Black: h8; White to move")
    assert all("x" not in turn for turn in turns(state_of(match)))
    assert refused(match, "c3xe5") == refused(match, "a1xf6") == "DAM-13"
    assert refused(match, "a1xe5") == "DAM-13"


@pytest.mark.clause("DAM-R3")
def test_nobody_has_to_capture() -> None:
    match = set_up("White: c3; Black: d4 h8; White to move")
    assert turns(state_of(match)) == ["c3xe5", "c3-b4"]


@pytest.mark.clause("DAM-R7")
def test_a_stone_captures_forward_only_unless_agreed_otherwise() -> None:
    pieces = "White: d4; Black: c3 e5 g5 g7; White to move"
    match = set_up(pieces)
    assert [turn for turn in turns(state_of(match)) if "x" in turn] == ["d4xf6xh8", "d4xf6"]
    assert refused(match, "d4xb2") == "DAM-R7"
    both_ways = set_up(pieces, men_capture_backward="yes")
    captures = {turn for turn in turns(state_of(both_ways)) if "x" in turn}
    assert captures == {"d4xb2", "d4xf6", "d4xf6xh8", "d4xf6xh4"}
    black = set_up("White: e5 c3; Black: d4; Black to move", men_capture_backward="yes")
    assert set(turns(state_of(black))) == {"d4xb2", "d4xf6", "d4-e3"}


@pytest.mark.clause("DAM-R9")
def test_the_square_of_a_captured_piece_is_free_for_the_rest_of_the_series() -> None:
    match = set_up("White: Da1; Black: b2 d4 d2 h8; White to move")
    match.play("a1xc3")
    assert sides(match)[1] == {"d4", "d2", "h8"}
    match.play("c3xe1")
    assert sides(match)[1] == {"d4", "h8"}
    tell(CASES["C10 captured pieces leave at once"])


# Dames.


@pytest.mark.clause("DAM-14", "DAM-15")
@pytest.mark.parametrize(
    ("pieces", "move", "after"),
    [
        ("White: c7; Black: a7; White to move", "c7-d8", [{"Dd8"}, {"a7"}]),
        ("White: h8; Black: b2; Black to move", "b2-a1", [{"h8"}, {"Da1"}]),
        ("White: c3; Black: b2 h8; White to move", "c3-b4", [{"b4"}, {"b2", "h8"}]),
    ],
)
def test_a_stone_on_the_far_row_becomes_a_dame_and_no_other(pieces: str, move: str, after: list[set[str]]) -> None:
    match = set_up(pieces)
    match.play(move)
    assert sides(match) == after


@pytest.mark.clause("DAM-14")
def test_a_dame_stays_a_dame_and_her_square_keeps_nothing_of_it() -> None:
    match = set_up("White: Dd8 a1; Black: Dh2 a7; White to move")
    for move in ("d8-e7", "a7-b6", "a1-b2"):
        match.play(move)
    assert sides(match) == [{"De7", "b2"}, {"Dh2", "b6"}]
    match.play("h2-g1")
    match.play("e7-d8")
    assert sides(match)[0] == {"Dd8", "b2"}


@pytest.mark.clause("DAM-R10")
@pytest.mark.parametrize("capture", ["huff", "forced", "free"])
@pytest.mark.parametrize("backward", ["no", "yes"])
def test_a_new_dame_captures_no_more_in_the_same_turn(capture: str, backward: str) -> None:
    match = set_up(
        "White: d6; Black: a3 e7 g7; White to move",
        capture=capture,
        men_capture_backward=backward,
    )
    match.play("d6xf8")
    assert match.turn == 1
    assert sides(match) == [{"Df8"}, {"a3", "g7"}]


@pytest.mark.clause("DAM-R10")
def test_a_dame_needs_no_captured_stone() -> None:
    match = set_up("White: a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 c7; Black: a7 b6; White to move")
    match.play("c7-b8")
    assert "Db8" in sides(match)[0]


@pytest.mark.clause("DAM-17", "DAM-R11")
def test_a_dame_captures_from_afar_and_lands_anywhere_behind() -> None:
    match = set_up("White: Db2; Black: d4 h2; White to move")
    captures = {turn for turn in turns(state_of(match)) if "x" in turn}
    assert captures == {"b2xe5", "b2xf6", "b2xg7", "b2xh8"}
    adjacent = set_up("White: Db2; Black: d4 h2; White to move", dame_landing="adjacent")
    assert [turn for turn in turns(state_of(adjacent)) if "x" in turn] == ["b2xe5"]
    assert refused(adjacent, "b2xf6") == "DAM-R11"


@pytest.mark.clause("DAM-17", "DAM-R11")
def test_a_dame_goes_on_along_any_diagonal() -> None:
    match = set_up("White: Da1; Black: b2 c5 f4 h8; White to move")
    captures = {turn for turn in turns(state_of(match)) if "x" in turn}
    assert {"a1xd4xb6", "a1xd4xa7", "a1xe5xg3", "a1xe5xh2", "a1xc3", "a1xg7"} <= captures
    assert not any(turn.startswith("a1xc3x") for turn in captures)


@pytest.mark.clause("DAM-18", "DAM-R12")
def test_two_pieces_in_a_row_an_own_piece_or_the_edge_stop_a_dame() -> None:
    two = set_up("White: Da1; Black: c3 d4 h8; White to move")
    assert turns(state_of(two)) == ["a1-b2"]
    assert refused(two, "a1xe5") == "DAM-R12"
    apart = set_up("White: Da1; Black: c3 e5 h2; White to move")
    assert turns(state_of(apart))[:2] == ["a1xd4xf6", "a1xd4xg7"]
    assert refused(apart, "a1xf6") == "DAM-R12"
    edge = set_up("White: De1; Black: h4 a5; White to move")
    assert all("x" not in turn for turn in turns(state_of(edge)))


@pytest.mark.clause("DAM-19", "DAM-R13")
def test_a_dame_is_captured_like_a_stone_and_is_one_piece() -> None:
    match = set_up("White: c3; Black: Dd4 h8; White to move")
    match.play("c3xe5")
    assert sides(match) == [{"e5"}, {"h8"}]
    assert state_of(match).kings == 0


# Huffing.


@pytest.mark.clause("DAM-20", "DAM-R4")
def test_one_piece_may_be_huffed_as_the_first_action_of_the_very_next_turn() -> None:
    match = set_up("White: c3 e3 g1; Black: d4 h8; White to move")
    match.play("g1-h2")
    assert {turn for turn in turns(state_of(match)) if "huff" in turn} == {"huff c3", "huff e3"}
    match.play("huff c3")
    assert match.turn == 1
    assert refused(match, "huff e3") == "DAM-R4"
    match.play("h8-g7")
    assert sides(match) == [{"e3", "h2"}, {"d4", "g7"}]


@pytest.mark.clause("DAM-R4")
def test_the_right_to_huff_lapses_with_the_next_move() -> None:
    tell("""
        setup: White: c3 g1; Black: d4 h8; White to move
        play: g1-h2
        includes: huff c3
        play: d4-e3, h2-g3
        legal: e3-d2, e3-f2, h8-g7
    """)
    series = set_up("White: a3 c3 e5 g1; Black: b4 f6 h8; White to move")
    series.play("g1-h2")
    assert {turn for turn in turns(state_of(series)) if "huff" in turn} == {"huff a3", "huff c3", "huff e5"}
    series.play("f6xd4")
    assert [TEXTS[move] for move in series.legal()] == ["d4xb2", "stop"]
    assert refused(series, "huff a3") == "DAM-R4"


@pytest.mark.clause("DAM-R4")
def test_what_counts_is_what_could_be_captured_when_the_quiet_move_was_made() -> None:
    # A capture that only the move itself has made possible is not owed.
    tell("""
        setup: White: c3 b2; Black: e5 h8; White to move
        play: c3-d4
        legal: e5xc3, e5xc3xa1, e5-f4, h8-g7
    """)


@pytest.mark.clause("DAM-R4")
@pytest.mark.parametrize(("move", "huff"), [("d4-e3", "huff e3"), ("h8-g7", "huff d4")])
def test_a_capture_that_the_own_huff_has_removed_is_not_owed(move: str, huff: str) -> None:
    match = tell(f"""
        setup: White: c3 g3; Black: d4 h8; White to move
        play: g3-h4
        captures: d4xb2
        play: huff c3, {move}
        legal: h4-g5
    """)
    assert refused(match, huff) == "DAM-R4"


@pytest.mark.clause("DAM-R4")
def test_a_capture_that_the_own_huff_has_opened_is_owed() -> None:
    tell("""
        setup: White: e3 f4 f2 g1; Black: d4 g5; White to move
        captures: e3xc5, f4xh6
        play: g1-h2
        legal: d4-c3, g5-h4, huff e3, huff f4
        play: huff e3
        legal: d4-c3, d4-e3, g5-h4, g5xe3, g5xe3xg1
        play: d4-c3
        legal: f4xh6, f4-e5, f2-e3, f2-g3, h2-g3, huff g5
    """)


@pytest.mark.clause("DAM-R5")
def test_the_opponent_chooses_among_the_pieces_that_could_have_captured() -> None:
    match = tell("""
        setup: White: c3 e3 g1; Black: d4 a7; White to move
        play: g1-h2
        legal: d4xb2, d4xf2, a7-b6, huff c3, huff e3
    """)
    assert refused(match, "huff h2") == refused(match, "huff d4") == "DAM-R5"


@pytest.mark.clause("DAM-R5")
def test_a_piece_that_has_become_a_dame_is_huffed_where_it_went() -> None:
    match = set_up("White: c7 Dg1; Black: d8 b6 a3 h2; White to move", men_capture_backward="yes")
    match.play("c7-b8")
    assert "Db8" in sides(match)[0]
    match.play("huff b8")
    assert sides(match)[0] == {"Dg1"}
    assert state_of(match).kings == square_set("g1")


@pytest.mark.clause("DAM-R5")
def test_agreed_so_the_piece_that_moved_is_huffed_instead() -> None:
    tell(
        """
        setup: White: c3 g3; Black: d4 h8; White to move
        play: g3-h4
        legal: d4xb2, d4-e3, h8-g7, huff h4
        play: huff h4
        legal: d4xb2, d4-e3, h8-g7
        setup: White: c3 g3; Black: d4 h8; White to move
        play: c3-b4
        legal: d4-c3, d4-e3, h8-g7, huff b4
        setup: White: c3 g3; Black: e5 h8; White to move
        play: g3-h4
        legal: e5-d4, e5-f4, h8-g7
        """,
        huff_target="moved",
    )


@pytest.mark.clause("DAM-R6")
def test_only_a_turn_without_any_capture_is_punished() -> None:
    tell("""
        setup: White: c3 f4; Black: a7 d4 d6 g5; White to move
        play: c3xe5
        not legal: huff e5, huff f4
        setup: White: Da1 g1; Black: d4 a7; White to move
        play: a1-c3
        legal: d4xb2, d4-e3, a7-b6, huff c3
        setup: White: Dc3 g1; Black: d4 a7; White to move
        play: c3-a1
        includes: huff a1
        setup: White: c3 De1; Black: d4 a7; White to move
        play: e1-h4
        includes: huff c3
    """)


@pytest.mark.clause("DAM-R3", "DAM-R8")
def test_agreed_so_captures_are_compulsory_and_completed_and_nothing_is_huffed() -> None:
    match = tell(
        """
        setup: White: c3 g3; Black: a7 d4 d6; White to move
        legal: c3xe5xc7
        setup: White: c3 f4; Black: a7 d4 g5; White to move
        legal: c3xe5, f4xh6
        play: c3xe5
        legal: g5xe3
        setup: White: Da1; Black: d4 d6 h2; White to move
        legal: a1xe5xb8, a1xe5xc7, a1xf6, a1xg7, a1xh8
        setup: White: c3 g3; Black: a7 d4 d6; White to move
        """,
        capture="forced",
    )
    assert refused(match, "g3-h4") == refused(match, "c3-b4") == "DAM-R3"
    match.play("c3xe5")
    assert [TEXTS[move] for move in match.legal()] == ["e5xc7"]
    assert refused(match, "stop") == "DAM-R8"


@pytest.mark.clause("DAM-R3")
def test_agreed_so_nothing_is_compulsory_and_nothing_is_punished() -> None:
    match = tell(
        """
        setup: White: c3 g3; Black: a7 d4 d6; White to move
        legal: c3xe5xc7, c3xe5, c3-b4, g3-f4, g3-h4
        play: g3-h4
        legal: d4xb2, d4-e3, a7-b6, d6-c5, d6-e5
        """,
        capture="free",
    )
    assert refused(match, "huff c3") == "DAM-R4"


# The end.


@pytest.mark.clause("DAM-3", "DAM-21")
def test_whoever_takes_the_last_piece_has_won() -> None:
    match = set_up("White: c3 g3; Black: d4; White to move")
    match.play("c3xe5")
    assert result(match) == "White wins"
    assert reason(match) == "reason-captured"
    assert match.over
    with pytest.raises(MoveError):
        match.play("g3-h4")


@pytest.mark.clause("DAM-3", "DAM-22")
@pytest.mark.parametrize("capture", ["huff", "forced", "free"])
def test_whoever_cannot_move_has_lost(capture: str) -> None:
    white = set_up("White: a3 c3; Black: a5; White to move", capture=capture)
    white.play("a3-b4")
    assert (result(white), reason(white)) == ("White wins", "reason-blocked")
    black = set_up("White: a3; Black: c5 a5; Black to move", capture=capture)
    black.play("a5-b4")
    assert (result(black), reason(black)) == ("Black wins", "reason-blocked")


@pytest.mark.clause("DAM-R14")
def test_whoever_can_only_huff_must_and_then_moves_or_has_lost() -> None:
    tell("""
        setup: White: a3 c3 e1; Black: b4; White to move
        play: e1-d2
        result: none
        legal: huff a3, huff c3
        play: huff a3
        to move: Black
        legal: b4-a3
    """)
    lost = tell("""
        setup: White: Dd4 a1 c1 d2 e1 b4; Black: c3; White to move
        play: c1-b2
        result: none
        legal: huff d4
        play: huff d4
        result: White wins
    """)
    assert reason(lost) == "reason-blocked"


@pytest.mark.clause("DAM-R14")
def test_a_huff_that_takes_the_last_piece_wins() -> None:
    match = tell("""
        setup: White: c3; Black: d4 h8; White to move
        play: c3-b4
        legal: d4-c3, d4-e3, h8-g7, huff b4
        play: huff b4
        result: Black wins
    """)
    assert reason(match) == "reason-captured"


@pytest.mark.clause("DAM-R15")
def test_there_is_no_passing() -> None:
    match = begin()
    assert refused(match, "stop") == "DAM-R15"


@pytest.mark.clause("DAM-23", "DAM-R16")
def test_one_dame_each_is_a_draw_after_ten_half_moves() -> None:
    match = set_up("White: Da1; Black: Dh2; White to move; quiet 9")
    match.play("a1-f6")
    assert (result(match), reason(match)) == ("draw", "reason-two-kings")
    stones = set_up("White: Da1; Black: Dh2 a5; White to move; quiet 9")
    stones.play("a1-f6")
    assert result(stones) == "none"
    stone = set_up("White: Da1; Black: a5; White to move; quiet 9")
    stone.play("a1-f6")
    assert result(stone) == "none"


@pytest.mark.clause("DAM-R16")
@pytest.mark.parametrize(
    ("pieces", "move"),
    [
        ("White: Da1 d4; Black: De5; Black to move; quiet 30", "e5xc3"),
        ("White: c7; Black: Dh2; White to move", "c7-d8"),
    ],
)
def test_the_count_of_two_dames_begins_when_there_are_two(pieces: str, move: str) -> None:
    match = set_up(pieces)
    match.play(move)
    assert (result(match), state_of(match).quiet) == ("none", 0)


@pytest.mark.clause("DAM-R16")
def test_fifty_half_moves_without_capture_huff_or_stone_are_a_draw() -> None:
    pieces = "White: Da1 a3; Black: Dh2 h6; White to move; quiet 49"
    match = set_up(pieces)
    match.play("a1-b2")
    assert (result(match), reason(match)) == ("draw", "reason-quiet")
    stone = set_up(pieces)
    stone.play("a3-b4")
    assert result(stone) == "none"
    assert state_of(stone).quiet == 0


@pytest.mark.clause("DAM-R16")
def test_a_huff_begins_the_count_anew() -> None:
    match = set_up("White: Da1 a3 g1; Black: Df2 d4 h6; White to move; quiet 40")
    match.play("a3-b4")
    match.play("huff g1")
    match.play("f2-e1")
    assert state_of(match).quiet == 0
    match.play("a1-b2")
    assert state_of(match).quiet == 1


@pytest.mark.clause("DAM-R16")
def test_the_third_occurrence_is_a_draw() -> None:
    match = set_up("White: Da1 a3; Black: Dh2 h6; White to move")
    moves = ("a1-b2", "h2-g1", "b2-a1", "g1-h2") * 2
    for move in moves[:-1]:
        match.play(move)
        assert result(match) == "none"
    match.play(moves[-1])
    assert (result(match), reason(match)) == ("draw", "reason-repetition")


@pytest.mark.clause("DAM-R16")
def test_the_same_position_with_the_other_seat_to_move_is_another_one() -> None:
    match = set_up("White: Da1 a3; Black: Dh2 h6; White to move")
    for move in ("a1-b2", "h2-g1", "b2-c3", "g1-h2", "c3-a1", "h2-g1", "a1-b2", "g1-f2", "b2-c3", "f2-g1", "c3-b2"):
        match.play(move)
    assert result(match) == "none"


@pytest.mark.clause("DAM-R16")
def test_a_win_on_the_same_move_comes_before_a_draw() -> None:
    match = set_up("White: Dc1 c3; Black: a5; White to move; quiet 49")
    match.play("c1-b2")
    assert result(match) == "draw"
    other = set_up("White: Da3 c3; Black: a5; White to move; quiet 49")
    other.play("a3-b4")
    assert (result(other), reason(other)) == ("White wins", "reason-blocked")


@pytest.mark.clause("DAM-R16")
def test_a_draw_can_be_agreed_and_a_game_resigned() -> None:
    match = begin()
    match.play("c3-d4")
    match.agree("draw", 0)
    assert (result(match), reason(match)) == ("draw", "reason-agreed")
    for seat, winner in ((0, "Black wins"), (1, "White wins")):
        lost = begin()
        lost.agree("resign", seat)
        assert (result(lost), reason(lost)) == (winner, "reason-resigned")


# Points and series.


def test_a_win_brings_two_points_and_a_draw_one() -> None:
    match = begin(series=3)
    whites: list[int] = []
    for agreement, seat in (("resign", 0), ("draw", 1), ("resign", 0)):
        whites.append(match.state.dealer)
        assert [match.state.points(each) for each in range(2)] == [0, 0]
        match.agree(agreement, seat)
        if match.between:
            match.next_deal()
    assert whites == [0, 1, 0]
    assert match.over
    assert match.view(0).totals == (1, 5)
    assert match.series.result().winners == (1,)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("capture", "always"),
        ("huff_target", "any"),
        ("first_white", 2),
        ("series", 0),
        ("series", 21),
        ("flying", "no"),
    ],
)
def test_options_out_of_range_are_refused(option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        Match(GAME, 2, {option: value})


# Texts of moves.


def test_every_move_has_a_text_of_its_own() -> None:
    assert len(set(TEXTS)) == len(TEXTS) == MOVES == GAME.move_count


def test_a_whole_series_can_be_written_at_once() -> None:
    match = set_up("White: a1; Black: b2 d4 f6 a7; White to move")
    match.play(" A1xC3xE5 ")
    assert sides(match) == [{"e5"}, {"f6", "a7"}]
    assert match.turn == 1
    assert [TEXTS[move] for move in match.log] == ["a1xc3", "c3xe5", "stop"]


def test_a_series_that_cannot_be_played_to_its_end_is_refused_as_a_whole() -> None:
    match = set_up("White: a1; Black: b2 d4 f6 a7; White to move")
    before = sides(match)
    for wrong in ("a1xc3xa5", "a1xc3xe5xg7xe5", "a1xc3xe5xg7xh8", "a1xc3x", "a1xx", "axbxc"):
        with pytest.raises(MoveError):
            match.play(wrong)
        assert sides(match) == before
        assert match.turn == 0
    forced = set_up("White: a1; Black: b2 d4 f6 a7; White to move", capture="forced")
    assert refused(forced, "a1xc3xe5") == "DAM-R8"
    forced.play("a1xc3xe5xg7")
    assert forced.turn == 1


# What the state promises.


def test_every_game_ends_within_its_bound() -> None:
    random = Random(1)
    terms = state_of(begin(capture="free", men_capture_backward="yes")).terms
    assert max(playout(start(0, terms), random) for _ in range(5)) < LONGEST


@given(matches([GAME]).filter(lambda match: match.turn >= 0), st.integers(0, 1))
def test_a_copy_and_a_guess_are_the_same_and_share_nothing(match: Match, seat: int) -> None:
    state = state_of(match)
    listed, key, board = turns(state), state.key(), sides(match)
    for other in (state.copy(), state.guess(seat, Random(1))):
        assert isinstance(other, Dame)
        assert (turns(other), other.key()) == (listed, key)
        while other.turn != NOBODY:
            other.play(other.moves()[-1])
    assert (turns(state), state.key(), sides(match)) == (listed, key, board)


def test_equal_positions_share_a_key_and_others_do_not() -> None:
    one, two = begin(), begin()
    for move in ("c3-d4", "b6-a5", "g3-h4", "h6-g5"):
        one.play(move)
    for move in ("g3-h4", "h6-g5", "c3-d4", "b6-a5"):
        two.play(move)
    assert state_of(one).key() == state_of(two).key()
    keys = {
        state_of(set_up(pieces)).key()
        for pieces in (
            "White: a1; Black: h8; White to move",
            "White: a1; Black: h8; Black to move",
            "White: Da1; Black: h8; White to move",
            "White: a1; Black: Dh8; White to move",
            "White: h8; Black: a1; White to move",
        )
    }
    assert len(keys) == 5
    right = set_up("White: c3 g3; Black: d4 h8; White to move")
    act(right, "g3-h4")
    without = set_up("White: c3 h4; Black: d4 h8; Black to move")
    assert state_of(right).key() != state_of(without).key()


@pytest.mark.parametrize("terms", [0, FORCED, FREE, HUFF_MOVED])
def test_all_moves_are_equally_likely_when_one_is_drawn(terms: int) -> None:
    random = Random(terms)
    kinds: set[tuple[bool, bool]] = set()
    for _ in range(3):
        state = start(0, terms)
        while state.turn != NOBODY:
            kind = (state.turn == state.dealer, state.able | state.overlooked | state.mine() & state.kings != 0)
            if kind not in kinds or random.randrange(40) == 0:
                kinds.add(kind)
                check_any_move(state, random)
            state.play(state.any_move(random))
    assert len(kinds) == 4, "both colours, with nothing but steps of stones and with more"


@pytest.mark.clause("DAM-11", "DAM-R10")
@pytest.mark.parametrize(
    ("pieces", "written", "clause"),
    [
        ("White: c3 g3; Black: a7 d4 d6; White to move", "c3xe5xc7xa5", "DAM-11"),
        ("White: c3 g3; Black: a7 d4; White to move", "c3xe5xg7", "DAM-11"),
        ("White: d6; Black: a3 e7 g7; White to move", "d6xf8xh6", "DAM-R10"),
    ],
)
def test_a_series_that_is_written_too_far_is_refused_by_its_clause_and_told_what_is_legal_now(
    pieces: str, written: str, clause: str
) -> None:
    match = set_up(pieces)
    with pytest.raises(IllegalMove) as error:
        match.play(written)
    assert error.value.clause == clause
    assert sorted(error.value.candidates) == sorted(legal(match.state))
