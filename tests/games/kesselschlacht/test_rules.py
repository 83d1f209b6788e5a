"""Kesselschlacht: the clauses about moves, groups that are shut in, and the end of a game."""

from functools import partial

import pytest
from hypothesis import given
from librt.random import Random

from games.kesselschlacht.cases import GAME, match_of, set_up, start, tell
from ludothek.core.errors import BadOption, InvalidMove
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import LOT, playout
from ludothek.games.kesselschlacht.rules import LONGEST, MOVES, TEXTS, Kesselschlacht, position
from ludothek.games.kesselschlacht.rules import start as begin
from ludothek.kit.duels.diagonals import square_set
from support.cases import result as outcome
from support.duels import COLOURS, copy_stands_alone, ended, may_end_by_word, squares, stones
from support.playing import legal, play, points, refused, state_in
from support.strategies import matches

state_of = partial(state_in, Kesselschlacht)


CASES = {
    "C1 the start": """
        start
        board: White: a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 g3; Black: b6 d6 f6 h6 a7 c7 e7 g7 b8 d8 f8 h8
        to move: White
        legal: a3-b4, c3-b4, c3-d4, e3-d4, e3-f4, g3-f4, g3-h4
    """,
    "C2 one square in any diagonal direction": """
        setup: White: d4; Black: h8; White to move
        legal: d4-c3, d4-c5, d4-e3, d4-e5
    """,
    "C3 no jumping": """
        setup: White: c3; Black: d4 h8; White to move
        legal: c3-b2, c3-b4, c3-d2
    """,
    "C4 the corner": """
        setup: White: a1 h4; Black: c3 h8; Black to move
        play: c3-b2
        removed: a1
        board: White: h4; Black: b2 h8
    """,
    "C5 the edge": """
        setup: White: a5 h4; Black: b4 c7 h8; Black to move
        play: c7-b6
        removed: a5
    """,
    "C6 in the open": """
        setup: White: d4 h4; Black: c3 c5 e3 f6 h8; Black to move
        play: f6-e5
        removed: d4
        result: none
    """,
    "C7 a comrade with room saves, then both fall": """
        setup: White: d4 e5 h2; Black: c3 c5 c7 e3 f6 g5 h8; Black to move
        play: c7-d6
        removed: -
        play: h2-g1
        play: g5-f4
        removed: d4 e5
        board: White: g1; Black: c3 c5 d6 e3 f4 f6 h8
    """,
    "C8 walking into a pocket": """
        setup: White: b4 h2; Black: b6 c3 h8; White to move
        play: b4-a5
        removed: -
        board: White: a5 h2; Black: b6 c3 h8
        play: c3-b4
        removed: a5
    """,
    "C9 two groups with one move": """
        setup: White: a1 c1 h4; Black: c3 d2 h8; Black to move
        play: c3-b2
        removed: a1 c1
    """,
    "C10 the last stone": """
        setup: White: a1; Black: c3; Black to move
        play: c3-b2
        removed: a1
        result: Black wins
    """,
    "C11 draws": """
        setup: White: a1 c1; Black: h8 f8; White to move
        play: a1-b2, h8-g7, b2-a1, g7-h8
        result: none
        play: a1-b2, h8-g7, b2-a1, g7-h8
        result: draw
        setup: White: a1 c1; Black: h8 f8; White to move; quiet 99
        play: a1-b2
        result: draw
    """,
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_worked_case(case: str) -> None:
    tell(case)


# The start.


@pytest.mark.clause("KES-1", "KES-2", "KES-3")
def test_two_play_with_twelve_stones_each_on_three_rows() -> None:
    assert list(GAME.seats) == [2]
    white, black = (side.split() for side in stones(start()).values())
    assert (len(white), len(black)) == (12, 12)
    assert {name[1] for name in white} == {"1", "2", "3"}
    assert {name[1] for name in black} == {"6", "7", "8"}
    assert all(("abcdefgh".index(name[0]) + int(name[1])) % 2 == 1 for name in white + black)


@pytest.mark.clause("KES-R1")
@pytest.mark.parametrize("white", [0, 1])
def test_white_begins_from_below_and_the_players_move_in_turn(white: int) -> None:
    match = Match(GAME, 2, {"first_white": white})
    for move, seat in (("c3-d4", white), ("d6-e5", 1 - white), ("g3-h4", white)):
        assert match.turn == seat
        match.play(move, seat=seat)
    assert legal(begin(LOT, 0)) == ["white0", "white1"]
    drawn = {Match(GAME, 2, {"first_white": "lot"}, Seal.numbered(number)).turn for number in range(20)}
    assert drawn == {0, 1}


# Moving.


@pytest.mark.clause("KES-5")
def test_an_own_stone_moves_one_square_and_no_further() -> None:
    match = match_of("White: d4; Black: h8 a7; White to move")
    assert refused(match, "d4-f6") == refused(match, "d4-b6") == refused(match, "d4-a1") == "KES-5"
    assert refused(match, "h8-g7") == refused(match, "c3-b2") == "KES-5"
    with pytest.raises(InvalidMove):
        match.play("d4-d5")


@pytest.mark.clause("KES-4")
def test_nobody_jumps() -> None:
    match = match_of("White: c3 e3; Black: d4 h8; White to move")
    assert "c3-e5" not in legal(match.state)
    assert refused(match, "c3-e5") == refused(match, "c3xe5") == refused(match, "e3-c5") == "KES-4"
    assert refused(match_of("White: c3 d4; Black: h8; White to move"), "c3-e5") == "KES-4"


@pytest.mark.clause("KES-R2")
def test_a_stone_goes_to_any_free_neighbouring_square_for_either_colour() -> None:
    assert legal(set_up("White: a1; Black: e5; Black to move")) == ["e5-d4", "e5-f4", "e5-d6", "e5-f6"]
    edge = match_of("White: a3 b4; Black: h8; White to move")
    assert {move for move in legal(edge.state) if move.startswith("a3")} == {"a3-b2"}
    assert refused(edge, "a3-b4") == "KES-R2"
    assert refused(match_of("White: a3; Black: b4; White to move"), "a3-b4") == "KES-R2"


@pytest.mark.clause("KES-R3")
def test_the_far_row_changes_nothing() -> None:
    state = play(set_up("White: c7 a1; Black: h2 f2; White to move"), "c7-b8", "h2-g1", "a1-b2", "g1-h2")
    assert [move for move in legal(state) if move.startswith("b8")] == ["b8-a7", "b8-c7"]


# Enclosing.


@pytest.mark.clause("KES-6", "KES-7", "KES-R4")
def test_a_stone_among_opposing_ones_is_taken() -> None:
    state = play(set_up("White: d4 h4; Black: c3 c5 e3 f6 h8; Black to move"), "f6-e5")
    assert (squares(state.taken), stones(state)["White"]) == ("d4", "h4")
    assert play(state, "h4-g3").taken == 0


@pytest.mark.clause("KES-7", "KES-R4")
def test_a_free_square_anywhere_beside_a_group_saves_all_of_it() -> None:
    """A chain across the board is alive by its last stone alone."""
    chain = "White: a1 b2 c3 d4 h2; Black: a3 c1 d2 b4 e3 d6 f6 h8; Black to move"
    state = play(set_up(chain), "d6-c5")
    assert state.taken == 0
    assert squares(play(state, "h2-g3", "f6-e5").taken) == "a1 b2 c3 d4"


@pytest.mark.clause("KES-8", "KES-R4")
def test_a_stone_that_cannot_move_is_not_finished_while_its_group_has_a_way_out() -> None:
    state = play(set_up("White: d4 e5 h2; Black: c3 c5 c7 e3 f6 g5 h8; Black to move"), "c7-d6")
    assert not [move for move in legal(state) if move.startswith("d4")]
    assert [move for move in legal(state) if move.startswith("e5")] == ["e5-f4"]
    assert state.taken == 0


@pytest.mark.clause("KES-R4")
def test_groups_are_told_apart_where_they_only_share_a_row_or_a_column() -> None:
    """c3 and e3, c3 and c5 do not touch: each is a group of its own."""
    state = play(set_up("White: c3 e3 h8; Black: b2 d2 b4 e5 a7; Black to move"), "e5-d4")
    assert (squares(state.taken), stones(state)["White"]) == ("c3", "e3 h8")


@pytest.mark.clause("KES-R5")
@pytest.mark.parametrize(
    ("text", "move", "taken"),
    [
        ("White: a1 e5; Black: c3; Black to move", "c3-b2", "a1"),
        ("White: h8 a5; Black: f6; Black to move", "f6-g7", "h8"),
        ("White: a5 h8; Black: b6 c3; Black to move", "c3-b4", "a5"),
        ("White: e1 h8; Black: d2 g3; Black to move", "g3-f2", "e1"),
        ("White: h4 a1; Black: g5 f2; Black to move", "f2-g3", "h4"),
        ("White: b8 a1; Black: a7 d6; Black to move", "d6-c7", "b8"),
        # The other corners have no dark square: a7 and b8 are edge squares with two neighbours.
        ("White: a7 h2; Black: b6 c5; Black to move", "c5-d4", ""),
        ("White: a1 b2 h8; Black: a3 c3 d2; Black to move", "d2-c1", "a1 b2"),
    ],
)
def test_the_edge_counts_as_closed(text: str, move: str, taken: str) -> None:
    assert squares(play(set_up(text), move).taken) == taken


@pytest.mark.clause("KES-R6")
def test_all_finished_groups_go_at_once_and_by_themselves() -> None:
    state = play(set_up("White: a1 c1 h4; Black: c3 d2 h8; Black to move"), "c3-b2")
    assert (squares(state.taken), stones(state)["White"], state.turn) == ("a1 c1", "h4", 0)
    three = play(set_up("White: c5 e5 d8; Black: b4 d4 b6 f4 f6 e7 c7 b8; Black to move"), "c7-d6")
    assert (squares(three.taken), stones(three)["White"]) == ("c5 e5", "d8")


@pytest.mark.clause("KES-R7")
def test_walking_into_a_pocket_is_safe_at_first() -> None:
    state = play(set_up("White: b4 h2; Black: b6 c3 h8; White to move"), "b4-a5")
    assert (state.taken, stones(state)["White"]) == (0, "h2 a5")
    assert squares(play(state, "c3-b4").taken) == "a5"


@pytest.mark.clause("KES-R7")
@given(matches([GAME]).filter(lambda match: match.state.turn >= 0))
def test_an_own_move_never_shuts_own_stones_in(match: Match) -> None:
    state = state_of(match)
    mine = state.mine()
    for move in state.moves():
        after = state.copy()
        after.play(move)
        own = after.black if state.turn != state.dealer else after.white
        assert len(squares(own)) == len(squares(mine))
        assert after.finished(own) == 0


@pytest.mark.clause("KES-R8")
@given(matches([GAME]).filter(lambda match: match.state.turn >= 0))
def test_whoever_is_to_move_can(match: Match) -> None:
    assert len(list(match.state.moves())) > 0
    assert "pass" not in TEXTS


# Agreed so: only single stones.


@pytest.mark.clause("KES-8")
def test_agreed_so_a_comrade_always_saves() -> None:
    pair = "White: d4 e5 h2; Black: c3 c5 d6 e3 f6 g5 h8; Black to move"
    assert squares(play(set_up(pair), "g5-f4").taken) == "d4 e5"
    assert play(set_up(pair, enclosure="single"), "g5-f4").taken == 0
    alone = "White: d4 h4; Black: c3 c5 e3 f6 h8; Black to move"
    assert squares(play(set_up(alone, enclosure="single"), "f6-e5").taken) == "d4"
    two = "White: a1 c1 h4; Black: c3 d2 h8; Black to move"
    assert squares(play(set_up(two, enclosure="single"), "c3-b2").taken) == "a1 c1"


@pytest.mark.clause("KES-R8")
def test_agreed_so_whoever_cannot_move_loses() -> None:
    stuck = "White: a1 b2; Black: a3 c3 d2 h8; Black to move"
    state = play(set_up(stuck, enclosure="single"), "d2-c1")
    assert (stones(state)["White"], ended(state)) == ("a1 b2", ("Black wins", "reason-stuck"))
    assert list(state.moves()) == []
    white = play(set_up("White: e7 f6 d8; Black: h8 g7; White to move", enclosure="single"), "e7-f8")
    assert ended(white)[0] == "none"
    assert ended(play(white, "g7-h6", "d8-e7", "h8-g7"))[0] == "none"
    assert ended(set_up("White: a1 b2; Black: a3 c3 c1; White to move", enclosure="single"))[0] == "Black wins"


@pytest.mark.clause("KES-R8", "KES-R9")
def test_to_be_stuck_comes_before_the_count() -> None:
    stuck = "White: a1 b2 a3 c1 c3; Black: b4 d4 e1 h8; Black to move; quiet 99"
    state = play(set_up(stuck, enclosure="single"), "e1-d2")
    assert ended(state) == ("Black wins", "reason-stuck")


# The end.


@pytest.mark.clause("KES-9")
def test_the_last_stone_wins() -> None:
    black = play(set_up("White: a1; Black: c3; Black to move"), "c3-b2")
    assert ended(black) == ("Black wins", "reason-captured")
    assert (points(black), list(black.moves())) == ([0, 2], [])
    group = play(set_up("White: a3 c3 d2; Black: a1 b2; White to move"), "d2-c1")
    assert ended(group) == ("White wins", "reason-captured")


@pytest.mark.clause("KES-9", "KES-R9")
def test_a_win_comes_before_the_count() -> None:
    text = "White: a1; Black: c3; Black to move; quiet 99"
    assert ended(play(set_up(text), "c3-b2")) == ("Black wins", "reason-captured")


BACK_AND_FORTH = ("a1-b2", "h8-g7", "b2-a1", "g7-h8")


@pytest.mark.clause("KES-R9")
@pytest.mark.parametrize(
    ("text", "counted", "uncounted"),
    [
        ("White: a1 c1; Black: h8 f8; White to move", "draw", "draw"),
        ("White: a1 c1; Black: h8; White to move", "White wins", "draw"),
        ("White: a1; Black: h8 f8; White to move", "Black wins", "draw"),
    ],
)
def test_the_third_occurrence_ends_the_game(text: str, counted: str, uncounted: str) -> None:
    for option, result in (("stones", counted), ("draw", uncounted)):
        state = play(set_up(text, stalemate_score=option), *(2 * BACK_AND_FORTH)[:-1])
        assert ended(state)[0] == "none"
        why = "reason-repetition" if result == "draw" else "reason-repetition-counted"
        assert ended(play(state, "g7-h8")) == (result, why)


@pytest.mark.clause("KES-R9")
@pytest.mark.parametrize(
    ("text", "counted", "uncounted"),
    [
        ("White: a1 c1; Black: h8 f8; White to move; quiet 99", "draw", "draw"),
        ("White: a1 c1; Black: h8; White to move; quiet 99", "White wins", "draw"),
        ("White: a1; Black: h8 f8; White to move; quiet 99", "Black wins", "draw"),
        ("White: a1 c1; Black: h8; White to move; quiet 98", "none", "none"),
    ],
)
def test_a_hundred_half_moves_without_a_removal_end_the_game(text: str, counted: str, uncounted: str) -> None:
    for option, result in (("stones", counted), ("draw", uncounted)):
        state = play(set_up(text, stalemate_score=option), "a1-b2")
        assert outcome(state, COLOURS) == result
        if result != "none":
            assert state.reason() == ("reason-quiet" if result == "draw" else "reason-quiet-counted")


@pytest.mark.clause("KES-R9")
def test_more_black_stones_win_for_whoever_has_black() -> None:
    state = play(position(1, 1, 0, square_set("a1"), square_set("f8 h8"), 99), "a1-b2")
    assert (state.winner, state.reason()) == (0, "reason-quiet-counted")


@pytest.mark.clause("KES-R9")
def test_a_removal_begins_the_count_anew() -> None:
    state = play(set_up("White: a1 h4; Black: c3 h8; Black to move; quiet 99"), "c3-b2")
    assert (ended(state)[0], state.quiet) == ("none", 0)
    assert play(state, "h4-g3").quiet == 1


@pytest.mark.clause("KES-R9")
def test_a_draw_can_be_agreed_and_a_game_resigned() -> None:
    may_end_by_word(GAME)


# What the state promises.


def test_every_move_has_a_text_of_its_own() -> None:
    assert len(set(TEXTS)) == len(TEXTS) == MOVES == GAME.move_count


@pytest.mark.parametrize(
    ("option", "value"), [("enclosure", "pair"), ("stalemate_score", "loss"), ("first_white", 2), ("series", 0)]
)
def test_what_cannot_be_agreed_is_refused(option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        Match(GAME, 2, {option: value})


def test_every_game_ends_within_its_bound() -> None:
    random = Random(1)
    for single in ("group", "single"):
        assert max(playout(start(enclosure=single), random) for _ in range(5)) <= LONGEST


@given(matches([GAME]).filter(lambda match: match.turn >= 0))
def test_a_copy_is_the_same_and_stands_alone(match: Match) -> None:
    copy_stands_alone(state_of(match))


def test_equal_positions_share_a_key_and_others_do_not() -> None:
    one = play(start(), "c3-d4", "d6-e5", "g3-h4")
    two = play(start(), "g3-h4", "d6-e5", "c3-d4")
    assert one.key() == two.key()
    positions = (
        "White: a1; Black: h8; White to move",
        "White: a1; Black: h8; Black to move",
        "White: h8; Black: a1; White to move",
    )
    assert len({set_up(text).key() for text in positions}) == len(positions)
