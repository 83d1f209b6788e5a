"""Hasami Yogi: the clauses about sliding, jumping, rows of four, encircling and the end of a game."""

import pytest
from hypothesis import given
from librt.random import Random

from games.hasami_yogi.cases import GAME, match_of, set_up, start, stones, tell
from ludothek.core.errors import BadOption, IllegalMove
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import LOT, playout
from ludothek.games.hasami_yogi.rules import LONGEST, LOTS, HasamiYogi
from ludothek.games.hasami_yogi.rules import start as begin
from support.cases import result
from support.duels import COLOURS, copy_stands_alone, ended, may_end_by_word
from support.playing import legal, play, refused
from support.strategies import matches

CASES = {
    "C1 the start": """
        start
        board: White: a1 b1 c1 d1 e1 f1 g1 h1; Black: a8 b8 c8 d8 e8 f8 g8 h8
        to move: White
        legal count: 48
        includes: a1-a2, a1-a7, e1-e4
        not legal: a1-a8, a1-b2
    """,
    "C2 slide and stop": """
        setup: White: d1 h1; Black: a8 d5; White to move
        includes: d1-d2, d1-d4, d1-a1, d1-g1, h1-h8
        not legal: d1-d5, d1-d6, d1-h1, d1-e2
        legal count: 19
    """,
    "C3 jump from next door": """
        setup: White: d4; Black: d5 h8; White to move
        legal: d4-d3, d4-d2, d4-d1, d4-c4, d4-b4, d4-a4, d4-e4, d4-f4, d4-g4, d4-h4, d4-d6
        play: d4-d6
        removed: -
        board: White: d6; Black: d5 h8
    """,
    "C4 when a jump is impossible": """
        setup: White: d3 d4; Black: d5 d6 h8; White to move
        not legal: d4-d6, d4-d7, d3-d5
        includes: d4-e4, d3-d1
    """,
    "C5 vertical row and base line": """
        setup: White: d1 d2 d3 h4 h5; Black: a8 b8; White to move
        play: h4-d4
        result: none
        play: a8-a7
        play: h5-d5
        result: White wins
    """,
    "C6 diagonal row; a row on the opponent's base line": """
        setup: White: a6 b3 c4 d5; Black: g8 h8; White to move
        play: a6-e6
        result: White wins
        setup: White: a8 b8 c8 d4; Black: g8 h8; White to move
        play: d4-d8
        result: White wins
    """,
    "C7 encircled": """
        setup: White: c4 d3 e4 h5; Black: d4 g8 h8; White to move
        play: h5-d5
        removed: d4
        taken: 1/0
        board: White: c4 d3 d5 e4; Black: g8 h8
        result: none
    """,
    "C8 edge stones are safe": """
        setup: White: a3 a7 b4; Black: a4 h8; White to move
        play: a7-a5
        removed: -
        taken: 0/0
    """,
    "C9 jumping into a ring is safe, until it is closed again": """
        setup: White: c4 d3 d5 e4; Black: d6 h8; Black to move
        play: d6-d4
        removed: -
        play: c4-c5
        removed: -
        play: h8-h7
        play: c5-c4
        removed: d4
    """,
    "C10 two at once": """
        setup: White: c4 d3 d5 e7 f3 f5 g4; Black: d4 f4 a8 b8; White to move
        play: e7-e4
        removed: d4 f4
        taken: 2/0
        result: none
    """,
    "C11 the fifth stone": """
        setup: White: c4 d3 e4 h5; Black: d4 f8 g8 h8; White to move; taken 4/0
        play: h5-d5
        taken: 5/0
        result: White wins
    """,
    "C12 draws": """
        start
        play: a1-a2, h8-h7, a2-a1, h7-h8
        result: none
        play: a1-a2, h8-h7, a2-a1, h7-h8
        result: draw
        setup: White: a2 c1 e3; Black: b8 d7 g6; White to move; quiet 99
        play: a2-a3
        result: draw
    """,
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_worked_case(case: str) -> None:
    tell(case)


def targets(state: HasamiYogi, square: str) -> set[str]:
    """Where the stone on a square can go."""
    return {text[3:] for text in legal(state) if text.startswith(square)}


# The start.


@pytest.mark.clause("HAS-1", "HAS-2", "HAS-4", "HAS-R1")
def test_two_play_with_eight_stones_each_on_the_first_rows() -> None:
    assert list(GAME.seats) == [2]
    assert stones(start()) == {"White": "a1 b1 c1 d1 e1 f1 g1 h1", "Black": "a8 b8 c8 d8 e8 f8 g8 h8"}


@pytest.mark.clause("HAS-R1")
def test_all_squares_are_used() -> None:
    on_every_square = {text[:2] for square in range(64) for text in [start().text(65 * square)]}
    assert len(on_every_square) == 64
    for square in on_every_square - {"a1", "h8"}:
        state = set_up(f"White: {square}; Black: a1 h8; White to move")
        assert any(target in targets(state, square) for target in on_every_square)


@pytest.mark.clause("HAS-R1", "HAS-5")
@pytest.mark.parametrize("white", [0, 1])
def test_white_begins_and_the_players_move_in_turn(white: int) -> None:
    match = Match(GAME, 2, {"first_white": white})
    for move, seat in (("e1-e4", white), ("d8-d5", 1 - white), ("a1-a3", white)):
        assert match.turn == seat
        match.play(move, seat=seat)
    assert legal(begin(LOT, 0)) == ["white0", "white1"]
    drawn = {Match(GAME, 2, {"first_white": "lot"}, Seal.numbered(number)).turn for number in range(20)}
    assert drawn == {0, 1}


# Sliding.


@pytest.mark.clause("HAS-5", "HAS-6")
def test_a_stone_slides_straight_in_all_four_directions_as_far_as_it_is_free() -> None:
    for white, other in (("d4", "h8"), ("d5", "a1")):
        state = set_up(f"White: {white}; Black: {other}; White to move")
        row = {f"{column}{white[1]}" for column in "abcdefgh"}
        column = {f"{white[0]}{number}" for number in range(1, 9)}
        assert targets(state, white) == (row | column) - {white}
    for corner, count in (("a1", 14), ("h1", 14), ("a8", 14), ("h8", 14)):
        assert len(targets(set_up(f"White: {corner}; Black: d4 e5; White to move"), corner)) == count


@pytest.mark.clause("HAS-5")
def test_nothing_moves_diagonally_or_for_the_opponent() -> None:
    match = Match(GAME, 2)
    for wrong in ("d1-e2", "a1-h8", "d1-f2", "d8-d5", "d4-d5", "d1-d1"):
        assert refused(match, wrong) == "HAS-5"


@pytest.mark.clause("HAS-7")
def test_a_stone_stops_in_front_of_any_other() -> None:
    match = match_of("White: d2 d7 h2; Black: a2 h8; White to move")
    near = targets(set_up("White: d2 d7 h2; Black: a2 h8; White to move"), "d2")
    assert near == {"d1", "d3", "d4", "d5", "d6", "b2", "c2", "e2", "f2", "g2"}
    assert refused(match, "d2-d7") == refused(match, "d2-h2") == refused(match, "d2-a2") == "HAS-7"


# Jumping.


@pytest.mark.clause("HAS-8", "HAS-R2")
@pytest.mark.parametrize("square", ["d4", "d5", "e4", "c6"])
def test_a_stone_jumps_over_a_neighbour_in_all_four_directions(square: str) -> None:
    column, row = square[0], int(square[1])
    left, right = chr(ord(column) - 1), chr(ord(column) + 1)
    around = f"{left}{row} {right}{row} {column}{row - 1} {column}{row + 1}"
    state = set_up(f"White: {square}; Black: {around}; White to move")
    jumped = {
        f"{chr(ord(column) - 2)}{row}",
        f"{chr(ord(column) + 2)}{row}",
        f"{column}{row - 2}",
        f"{column}{row + 2}",
    }
    assert targets(state, square) == jumped
    for target in jumped:
        after = play(state.copy(), f"{square}-{target}")
        assert set(stones(after)["Black"].split()) == set(around.split())
        assert after.taken(0) == 0
        assert after.turn == 1


@pytest.mark.clause("HAS-8")
def test_the_square_behind_has_to_be_free_and_on_the_board() -> None:
    match = match_of("White: d4 h4 b7; Black: d5 d6 g4 f4 b8; White to move")
    assert refused(match, "d4-d6") == "HAS-8"
    assert refused(match, "h4-f4") == "HAS-8"
    state = set_up("White: g1 b7 c2; Black: h1 b8 a7; White to move")
    assert targets(state, "g1") == {"a1", "b1", "c1", "d1", "e1", "f1", *(f"g{row}" for row in range(2, 9))}
    assert targets(state, "b7") == {f"{column}7" for column in "cdefgh"} | {f"b{row}" for row in range(1, 7)}


@pytest.mark.clause("HAS-R2")
def test_only_from_next_door_only_one_stone_and_only_to_the_square_behind() -> None:
    match = match_of("White: d1 a4; Black: d5 b4 h8 d7; White to move")
    assert refused(match, "d1-d6") == "HAS-R2"  # it would slide first
    assert refused(match, "a4-d4") == refused(match, "a4-h4") == "HAS-R2"  # it would slide on
    near = match_of("White: d4 a1; Black: d5 d7 h8; White to move")
    assert refused(near, "d4-d8") == "HAS-R2"  # a second jump
    near.play("d4-d6")
    assert near.turn == 1


@pytest.mark.clause("HAS-R2")
def test_it_does_not_matter_who_came_up_to_whom() -> None:
    for first in ("White: d4; Black: h5; Black to move", "White: d4 a1; Black: d5; White to move"):
        state = set_up(first)
        play(state, "h5-d5" if "h5" in first else "a1-a2")
        assert f"d{'6' if state.turn == 0 else '3'}" in targets(state, "d4" if state.turn == 0 else "d5")


@pytest.mark.clause("HAS-R3")
def test_own_stones_are_not_jumped() -> None:
    match = match_of("White: d3 d4 c3; Black: h8; White to move")
    assert refused(match, "d3-d5") == refused(match, "d3-b3") == refused(match, "d3-d6") == "HAS-R3"


# Rows of four.


@pytest.mark.clause("HAS-3", "HAS-10", "HAS-13")
@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("White: a4 b4 c4 d8; Black: h8", "d8-d4"),
        ("White: e5 f5 g5 h1; Black: a8", "h1-h5"),
        ("White: c2 c3 c4 h5; Black: h8", "h5-c5"),
        ("White: c5 c6 c7 h8; Black: a8", "h8-c8"),
        ("White: b2 c3 d4 h5; Black: h8", "h5-e5"),
        ("White: e5 f6 g7 h1; Black: a8", "h1-h8"),
        ("White: a5 b4 c3 h2; Black: h8", "h2-d2"),
        ("White: e8 f7 g6 a5; Black: a8", "a5-h5"),
        ("White: d2 d3 d5 h4; Black: h8", "h4-d4"),
        ("White: d2 d4 d5 d6; Black: h8", "d2-d3"),
    ],
)
def test_a_row_runs_across_up_and_down_or_diagonally(position: str, move: str) -> None:
    assert ended(play(set_up(f"{position}; White to move"), move)) == ("White wins", "reason-row")


@pytest.mark.clause("HAS-10")
@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("White: g3 h3 a4 b8; Black: h8", "b8-b4"),  # round the edge
        ("White: f3 g4 h5 a1; Black: d8", "a1-a7"),
        ("White: c4 b5 a6 e6; Black: d8", "e6-h6"),
        ("White: a4 b4 d4 h8; Black: a8", "h8-h4"),  # with a gap
        ("White: a4 b4 c4 h8; Black: a8", "h8-h5"),
        ("White: a4 b5 c5 h6; Black: a8", "h6-d6"),
    ],
)
def test_what_is_no_row(position: str, move: str) -> None:
    assert result(play(set_up(f"{position}; White to move"), move), COLOURS) == "none"


@pytest.mark.clause("HAS-9")
def test_a_stone_in_between_keeps_the_opponent_from_a_row() -> None:
    state = play(set_up("White: a4 b4 c4 e1; Black: d8; Black to move"), "d8-d4", "e1-e4")
    assert result(state, COLOURS) == "none"


@pytest.mark.clause("HAS-11", "HAS-R4")
@pytest.mark.parametrize(
    ("position", "move", "outcome"),
    [
        ("White: a1 b1 c1 d4; Black: h8; White to move", "d4-d1", "none"),
        ("White: a1 b2 c3 h4; Black: h8; White to move", "h4-d4", "none"),
        ("White: d1 d2 d3 h4; Black: h8; White to move", "h4-d4", "none"),
        ("White: a8 b8 c8 d4; Black: h1; White to move", "d4-d8", "White wins"),
        ("White: a1; Black: a8 b8 c8 d4; Black to move", "d4-d8", "none"),
        ("White: a1; Black: d8 d7 d6 h5; Black to move", "h5-d5", "none"),
        ("White: h8; Black: a1 b1 c1 d4; Black to move", "d4-d1", "Black wins"),
        ("White: h8; Black: a1 b2 c3 h4; Black to move", "h4-d4", "Black wins"),
        ("White: h8; Black: d7 d6 d5 h4; Black to move", "h4-d4", "Black wins"),
    ],
)
def test_only_the_own_base_line_does_not_count(position: str, move: str, outcome: str) -> None:
    assert result(play(set_up(position), move), COLOURS) == outcome


@pytest.mark.clause("HAS-R4")
@pytest.mark.parametrize(
    ("position", "move", "outcome"),
    [
        ("White: a8 b8 c8 d4; Black: h1; White to move", "d4-d8", "none"),
        ("White: d8 d7 d6 h5; Black: a8; White to move", "h5-d5", "none"),
        ("White: d1 d2 d3 h4; Black: h8; White to move", "h4-d4", "none"),
        ("White: d7 d6 d5 h4; Black: a8; White to move", "h4-d4", "White wins"),
        ("White: h8; Black: a1 b1 c1 d4; Black to move", "d4-d1", "none"),
        ("White: h8; Black: a1 b2 c3 h4; Black to move", "h4-d4", "none"),
        ("White: a1; Black: d8 d7 d6 h5; Black to move", "h5-d5", "none"),
        ("White: h8; Black: d2 d3 d4 h5; Black to move", "h5-d5", "Black wins"),
    ],
)
def test_agreed_so_neither_base_line_counts(position: str, move: str, outcome: str) -> None:
    assert result(play(set_up(position, excluded_rows="both"), move), COLOURS) == outcome


@pytest.mark.clause("HAS-R5")
@pytest.mark.parametrize(
    ("position", "move", "outcome"),
    [
        ("White: a4 b4 d4 e4 c8; Black: h8", "c8-c4", "White wins"),
        ("White: d1 d2 d3 d5 h4; Black: h8", "h4-d4", "White wins"),
        ("White: a4 b4 c4 e4 f4 g4 d8; Black: h8", "d8-d4", "White wins"),
    ],
)
def test_a_longer_row_wins_too(position: str, move: str, outcome: str) -> None:
    assert result(play(set_up(f"{position}; White to move"), move), COLOURS) == outcome


# Encircling.


@pytest.mark.clause("HAS-12", "HAS-R6", "HAS-R9")
@pytest.mark.parametrize(
    ("ring", "prey", "move"),
    [
        ("c4 d3 e4 h5", "d4", "h5-d5"),
        ("d3 d5 e4 c8", "d4", "c8-c4"),
        ("c4 d5 e4 a3", "d4", "a3-d3"),
        ("c4 d3 d5 e1", "d4", "e1-e4"),
        ("c5 d4 e5 h6", "d5", "h6-d6"),
        ("a2 c2 b1 b8", "b2", "b8-b3"),
        ("f7 g6 g8 h1", "g7", "h1-h7"),
        ("f2 g3 h2 a1", "g2", "a1-g1"),
        ("a7 b6 c7 d8", "b7", "d8-b8"),
    ],
)
def test_four_stones_round_an_opposing_one_take_it(ring: str, prey: str, move: str) -> None:
    state = play(set_up(f"White: {ring}; Black: {prey} f8; White to move"), move)
    assert (state.taken(0), state.taken(1), stones(state)["Black"]) == (1, 0, "f8")
    assert set(stones(state)["White"].split()) == {*ring.split()[:3], move[3:]}


@pytest.mark.clause("HAS-12")
def test_black_takes_alike_and_diagonal_neighbours_do_not_count() -> None:
    state = play(set_up("White: d4 a1; Black: c4 d3 e4 h5; Black to move"), "h5-d5")
    assert (state.taken(0), state.taken(1), stones(state)["White"]) == (0, 1, "a1")
    diagonal = play(set_up("White: c3 c5 e3 h5; Black: d4 a8; White to move"), "h5-e5")
    assert diagonal.taken(0) == 0
    three = play(set_up("White: c4 d3 h5; Black: d4 e4 a8; White to move"), "h5-d5")
    assert three.taken(0) == 0


@pytest.mark.clause("HAS-R6")
def test_stones_on_the_base_line_encircle() -> None:
    state = play(set_up("White: d1 c2 e2 h3; Black: d2 a8; White to move"), "h3-d3")
    assert state.taken(0) == 1
    black = play(set_up("White: d7 a1; Black: d8 c7 e7 h6; Black to move"), "h6-d6")
    assert black.taken(1) == 1


EDGES = [
    ("White: a3 a7 b4; Black: a4 h8", "a7-a5"),
    ("White: h3 h7 g4; Black: h4 a8", "h7-h5"),
    ("White: c8 e8 d2; Black: d8 h1", "d2-d7"),
    ("White: c1 e1 d6; Black: d1 h8", "d6-d2"),
    ("White: a2 h1; Black: a1 h8", "h1-b1"),
    ("White: g8 h3; Black: h8 a8", "h3-h7"),
    ("White: b8 a2; Black: a8 h8", "a2-a7"),
    ("White: g1 h7; Black: h1 a8", "h7-h2"),
]


@pytest.mark.clause("HAS-R7")
@pytest.mark.parametrize(("position", "move"), EDGES)
def test_a_stone_on_the_edge_is_safe_unless_the_edge_encircles(position: str, move: str) -> None:
    assert play(set_up(f"{position}; White to move"), move).taken(0) == 0
    assert play(set_up(f"{position}; White to move", edge_capture="on"), move).taken(0) == 1


@pytest.mark.clause("HAS-R7")
def test_agreed_so_the_edge_is_no_excuse_for_a_gap() -> None:
    assert play(set_up("White: a3 a7; Black: a4 h8; White to move", edge_capture="on"), "a7-a5").taken(0) == 0
    assert play(set_up("White: h1; Black: a1 h8; White to move", edge_capture="on"), "h1-b1").taken(0) == 0
    inner = set_up("White: c4 d3 h5; Black: d4 h8; White to move", edge_capture="on")
    assert play(inner, "h5-d5").taken(0) == 0


@pytest.mark.clause("HAS-R8")
def test_only_stones_next_to_the_square_just_reached_are_tested() -> None:
    """d4 jumped into the ring by itself; a ring closed elsewhere does not take it."""
    state = set_up("White: c4 d3 d5 e4 f6 g5 h2 h7; Black: d6 g6 a8 b8; Black to move")
    play(state, "d6-d4", "h2-h6")
    assert stones(state)["Black"] == "d4 g6 a8 b8"
    play(state, "a8-a7", "h7-g7")
    assert stones(state)["Black"] == "d4 a7 b8"
    play(state, "a7-a6", "c4-b4", "a6-a7", "b4-c4")
    assert stones(state)["Black"] == "a7 b8"


@pytest.mark.clause("HAS-R8")
def test_moving_into_a_ring_never_takes_the_mover_and_both_can_be_in_rings() -> None:
    # Black d4 slides between white stones and closes a black ring round c4 at the same time.
    state = set_up("White: c4 d3 d5 e4 h1; Black: b4 c3 c5 d6 a8; Black to move")
    play(state, "d6-d4")
    assert (stones(state)["White"], state.taken(1)) == ("h1 d3 e4 d5", 1)
    assert "d4" in stones(state)["Black"]


@pytest.mark.clause("HAS-R8")
def test_all_encircled_stones_go_together() -> None:
    three = "White: c4 d3 d5 f3 f5 g4 e6 e8; Black: d4 f4 e5 a8; White to move"
    assert play(set_up(three), "e8-e7").taken(0) == 0
    ring = "White: c4 d3 d5 f3 f5 g4 e1; Black: d4 f4 a8; White to move"
    state = play(set_up(ring), "e1-e4")
    assert (state.taken(0), stones(state)["Black"]) == (2, "a8")
    many = "White: c4 d3 d5 f3 f5 g4 e6 e1; Black: d4 f4 e5 a8; White to move; taken 1/0"
    last = play(set_up(many), "e1-e4")
    assert (last.taken(0), stones(last)["Black"], result(last, COLOURS)) == (4, "a8", "none")


# The end.


@pytest.mark.clause("HAS-13")
@pytest.mark.parametrize(
    ("taken", "outcome"), [("3/0", "none"), ("4/0", "White wins"), ("0/4", "none"), ("4/4", "White wins")]
)
def test_five_stones_win(taken: str, outcome: str) -> None:
    state = play(set_up(f"White: c4 d3 e4 h5; Black: d4 g8 h8; White to move; taken {taken}"), "h5-d5")
    assert result(state, COLOURS) == outcome
    assert outcome == "none" or state.reason() == "reason-taken"


@pytest.mark.clause("HAS-13")
def test_six_stones_win_as_well() -> None:
    ring = "White: c4 d3 d5 f3 f5 g4 e1; Black: d4 f4 a8; White to move; taken 4/0"
    state = play(set_up(ring), "e1-e4")
    assert (state.taken(0), ended(state)) == (6, ("White wins", "reason-taken"))


@pytest.mark.clause("HAS-R10")
def test_stones_are_taken_before_a_row_is_seen() -> None:
    row = play(set_up("White: c4 d3 e4 e5 f5 g5 d8; Black: d4 g8 h8; White to move"), "d8-d5")
    assert (row.taken(0), ended(row)) == (1, ("White wins", "reason-row"))
    assert stones(row)["Black"] == "g8 h8"


@pytest.mark.clause("HAS-R11")
def test_whoever_cannot_move_has_lost() -> None:
    state = play(set_up("White: a1; Black: a2 b1 c1 h3; Black to move"), "h3-a3")
    assert ended(state) == ("Black wins", "reason-blocked")
    assert legal(state) == []
    jumping = play(set_up("White: a1; Black: a2 b1 c2 h3; Black to move"), "h3-a3")
    assert (result(jumping, COLOURS), legal(jumping)) == ("none", ["a1-c1"])
    assert ended(set_up("White: a1; Black: a2 b1 c1 a3; White to move")) == ("Black wins", "reason-blocked")


@pytest.mark.clause("HAS-R11")
def test_whoever_has_lost_the_last_stone_cannot_move() -> None:
    state = play(set_up("White: c4 d3 e4 h5; Black: d4; White to move"), "h5-d5")
    assert ended(state) == ("White wins", "reason-blocked")


AGAIN = ("a1-a2", "h8-h7", "a2-a1", "h7-h8")


@pytest.mark.clause("HAS-R12")
def test_the_third_occurrence_is_a_draw() -> None:
    state = play(start(), *AGAIN, *AGAIN[:-1])
    assert result(state, COLOURS) == "none"
    assert ended(play(state, AGAIN[-1])) == ("draw", "reason-repetition")


@pytest.mark.clause("HAS-R12")
def test_a_position_is_another_one_with_the_other_player_to_move() -> None:
    """White loses a move on the way, so the same stones come up with Black to move: that does not count."""
    state = set_up("White: a1 h1; Black: d8; White to move")
    play(state, "a1-a2", "d8-d7", "a2-a3", "d7-d8", "a3-a1", "d8-d7", "a1-a2", "d7-d8", "a2-a1")
    assert result(state, COLOURS) == "none"


@pytest.mark.clause("HAS-R12")
@pytest.mark.parametrize(("quiet", "outcome"), [(98, "none"), (99, "draw")])
def test_a_hundred_half_moves_without_taking_are_a_draw(quiet: int, outcome: str) -> None:
    state = play(set_up(f"White: a2 c1 e3; Black: b8 d7 g6; White to move; quiet {quiet}"), "a2-a3")
    assert result(state, COLOURS) == outcome
    assert outcome == "none" or state.reason() == "reason-quiet"


@pytest.mark.clause("HAS-R12")
def test_a_win_and_a_taking_come_before_the_draw() -> None:
    row = play(set_up("White: a4 b4 c4 d8; Black: h8; White to move; quiet 99"), "d8-d4")
    assert ended(row) == ("White wins", "reason-row")
    blocked = play(set_up("White: a1; Black: a2 b1 c1 h3; Black to move; quiet 99"), "h3-a3")
    assert ended(blocked) == ("Black wins", "reason-blocked")
    taken = play(set_up("White: c4 d3 e4 h5; Black: d4 g8 h8; White to move; quiet 99"), "h5-d5")
    assert (result(taken, COLOURS), taken.quiet) == ("none", 0)


@pytest.mark.clause("HAS-R12")
def test_a_draw_can_be_agreed_and_a_game_resigned() -> None:
    may_end_by_word(GAME)


# What the state promises.


def test_every_move_has_a_text_of_its_own() -> None:
    state = start()
    texts = {state.text(move) for move in range(GAME.move_count)}
    assert len(texts) == GAME.move_count == LOTS + 2


def test_slides_and_jumps_are_written_in_many_ways() -> None:
    for written in ("d4-d6", "D4 - D6", "d4d6", "d4xd6", "d4:d6", " d4 d6 ", "d4\u2013d6"):
        match = match_of("White: d4; Black: d5 h8; White to move")
        match.play(written)
        assert stones_of(match)["White"] == "d6"
    with pytest.raises(IllegalMove):
        Match(GAME, 2).play("d4d5")


def stones_of(match: Match) -> dict[str, str]:
    assert isinstance(match.state, HasamiYogi)
    return stones(match.state)


@pytest.mark.parametrize(
    ("option", "value"), [("edge_capture", "yes"), ("excluded_rows", "none"), ("first_white", 2), ("series", 21)]
)
def test_what_cannot_be_agreed_is_refused(option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        Match(GAME, 2, {option: value})


def test_every_game_ends_within_its_bound() -> None:
    random = Random(1)
    assert max(playout(start(), random) for _ in range(5)) < LONGEST


@given(matches([GAME]).filter(lambda match: match.turn >= 0))
def test_a_copy_is_the_same_and_stands_alone(match: Match) -> None:
    copy_stands_alone(match.state)


def test_equal_positions_share_a_key_and_others_do_not() -> None:
    one = play(start(), "e1-e4", "d8-d5", "b1-b3")
    two = play(start(), "b1-b3", "d8-d5", "e1-e4")
    assert one.key() == two.key()
    positions = ("a1; Black: h8; White", "a1; Black: h8; Black", "h8; Black: a1; White", "a5; Black: h8; White")
    assert len({set_up(f"White: {text} to move").key() for text in positions}) == len(positions)
