"""Mühle: the clauses about placing, moving, jumping, mills and the end of a game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.muehle.cases import (
    GAME,
    LINES,
    NEIGHBOURS,
    TERMS,
    board,
    carry_out,
    match_at,
    names_of,
    outcome,
    position,
    stones,
    walk,
)
from ludothek.core.errors import IllegalMove, NotYourTurn
from ludothek.core.match import Match
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.muehle.board import (
    BOARD,
    POINTS,
    around,
    closing,
    closing_steps,
    closing_two,
    in_mills,
    sources,
    steps,
)
from ludothek.games.muehle.rules import LONGEST, MAY_DECLINE, TAKE_ANY, TAKE_TWO, Muehle, start
from ludothek.kit.common import bits
from support.drawing import check_any_move
from support.playing import legal, play, refused

CASES = {
    "MUE-C1": """
        start
        to move: White
        legal count: 24
        play: d2
        legal count: 23
        not legal: d2
        to move: Black
        in hand: 8/9
    """,
    "MUE-C2": """
        setup: White: a1 d1; Black: b4 f4; in hand 7/7; White to move
        includes: g1xb4, g1xf4
        not legal: g1
        legal count: 21
        play: g1xf4
        removed: f4
        board: White: a1 d1 g1; Black: b4
        to move: Black
        result: none
    """,
    "MUE-C3": """
        setup: White: a1 d1 c5; Black: b2 d2 f2 g7; in hand 5/5; White to move
        includes: g1xg7
        not legal: g1, g1xb2, g1xd2, g1xf2
    """,
    "MUE-C4": """
        setup: White: a1 d1 c5; Black: b2 d2 f2; in hand 5/5; White to move
        includes: g1
        not legal: g1xb2, g1xd2, g1xf2
        play: g1
        removed: -
        board: White: a1 d1 g1 c5; Black: b2 d2 f2
        to move: Black
    """,
    "MUE-C5": """
        setup: White: a1 a4 d7 g7; Black: b2 c5 d3 f4; in hand 5/5; White to move
        includes: a7xb2, a7xc5, a7xd3, a7xf4
        not legal: a7
        play: a7xb2
        board: White: a1 a4 a7 d7 g7; Black: c5 d3 f4
    """,
    "MUE-C6": """
        setup: White: a7 b6 d7 f6 g7; Black: a1 c3 d1 e3 f2 g4; White to move
        play: d7-d6xg4
        removed: g4
        play: c3-d3
        play: d6-d7xa1
        removed: a1
        board: White: a7 b6 d7 f6 g7; Black: d1 d3 e3 f2
    """,
    "MUE-C7": """
        setup: White: a7 b6 d2 g7; Black: c3 e5 f2 g1; White to move
        legal: a7-a4, a7-d7, b6-b4, b6-d6, d2-b2, d2-d1, d2-d3, g7-d7, g7-g4
    """,
    "MUE-C8": """
        setup: White: a1 d3 g7; Black: b2 c3 e5 f6; White to move
        legal count: 51
        includes: a1-f4, d3-a7, g7-g4
        not legal: a1-b2
        play: a1-f4
        not legal: b2-g1, c3-a7
        legal: b2-b4, b2-d2, c3-c4, e5-d5, e5-e4, f6-d6
    """,
    "MUE-C9": """
        setup: White: a7 d6 f4 g7; Black: b2 c3 e5; White to move
        play: d6-d7xb2
        result: White wins
    """,
    "MUE-C10": """
        setup: White: a1 a4 b2 b6 c3 c4 d1 d3 d5; Black: a7 b4 c5 d2 d6 e3 e5 g4; in hand 0/1; Black to move
        play: g1
        result: Black wins
    """,
    "MUE-C11": """
        setup: White: a1 c5 d1 g1; Black: b2 d3 e5 f6; White to move
        play: g1-g4, b2-b4, c5-d5, b4-b6
        includes: g4-g1xb6, g4-g1xd3, g4-g1xe5, g4-g1xf6
        not legal: g4-g1
        play: g4-g1xe5
        removed: e5
    """,
    "MUE-C12": """
        setup: White: a1 c5 f2 g7; Black: b6 d3 e4 g1; White to move
        play: a1-a4, g1-g4, a4-a1, g4-g1
        result: none
        play: a1-a4, g1-g4, a4-a1, g4-g1
        result: draw
        setup: White: a1 c5 f2 g7; Black: b6 d3 e4 g1; White to move; quiet 99
        play: a1-a4
        result: draw
    """,
}


@pytest.mark.clause("MUE-8", "MUE-11", "MUE-14", "MUE-15", "MUE-18", "MUE-19", "MUE-20", "MUE-23", "MUE-R13")
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("case", CASES)
def test_worked_cases_whichever_seat_has_white(case: str, dealer: int) -> None:
    carry_out(CASES[case], dealer=dealer)


@pytest.mark.clause("MUE-R1", "MUE-R3", "MUE-R5", "MUE-R6", "MUE-R7", "MUE-R8", "MUE-R9", "MUE-R10", "MUE-R11")
@given(st.sampled_from(TERMS), st.lists(st.integers(0, 1000), max_size=160))
def test_every_game_goes_as_a_slow_referee_says(terms: int, choices: list[int]) -> None:
    compare(terms, choices)


@pytest.mark.clause("MUE-R13")
@pytest.mark.parametrize("terms", TERMS)
def test_whole_games_go_as_a_slow_referee_says(terms: int) -> None:
    random = Random(terms)
    for _ in range(6):
        assert compare(terms, [random.randrange(1000) for _ in range(LONGEST)]).turn == NOBODY


def compare(terms: int, choices: list[int]) -> Muehle:
    for state, referee in walk(terms, choices):
        texts = legal(state)
        assert sorted(texts) == sorted(referee.legal())
        assert list(state.moves()) == sorted(set(state.moves()))
        assert outcome(state) == referee.result
        assert {POINTS[point] for point in range(24) if state.stones(0) >> point & 1} == {
            point for point, colour in referee.at.items() if colour == 0
        }
    return state


# The board.


@pytest.mark.clause("MUE-6", "MUE-R1")
def test_the_board_has_sixteen_lines_of_three_points_and_no_diagonals() -> None:
    zone = GAME.layout(2).zones[0]
    assert sorted(sorted(line.places) for line in zone.lines) == sorted(sorted(line) for line in LINES)
    assert sorted(place.name for place in zone.places if place.shape == "point") == sorted(POINTS)
    assert len(set(POINTS)) == 24
    for point in POINTS:
        assert names_of(around(board(point))) == " ".join(sorted(NEIGHBOURS[point]))
        assert sum(point in line.places for line in zone.lines) == 2


@pytest.mark.clause("MUE-6")
def test_lines_are_drawn_straight_and_their_points_one_after_the_other() -> None:
    zone = GAME.layout(2).zones[0]
    where = {place.name: (place.x, place.y) for place in zone.places}
    for line in zone.lines:
        (first, middle, last) = (where[point] for point in line.places)
        assert middle == pytest.approx(((first[0] + last[0]) / 2, (first[1] + last[1]) / 2))
        assert first[0] == last[0] or first[1] == last[1]


@pytest.mark.clause("MUE-7", "MUE-R6", "MUE-R8")
@given(st.sets(st.sampled_from(POINTS), max_size=9))
def test_mills_are_full_lines(names: set[str]) -> None:
    own = board(" ".join(names))
    full = [line for line in LINES if names.issuperset(line)]
    assert set(names_of(in_mills(own)).split()) == {point for line in full for point in line}
    others = {point: [set(line) - {point} for line in LINES if point in line] for point in POINTS}
    completed = {point: sum(names.issuperset(pair) for pair in others[point]) for point in POINTS}
    assert set(names_of(closing(own)).split()) == {point for point, count in completed.items() if count > 0}
    assert set(names_of(closing_two(own)).split()) == {point for point, count in completed.items() if count == 2}


# Material and placing.


@pytest.mark.clause("MUE-1", "MUE-2", "MUE-5")
def test_two_people_have_nine_stones_each_beside_the_board() -> None:
    assert list(GAME.seats) == [2]
    state = start(0, 0)
    assert stones(state) == ("", "")
    assert (state.in_hand(0), state.in_hand(1)) == (9, 9)


@pytest.mark.clause("MUE-8", "MUE-9")
@pytest.mark.parametrize("dealer", [0, 1])
def test_white_begins_and_stones_are_placed_in_turn(dealer: int) -> None:
    state = start(dealer, 0)
    for number, point in enumerate(("a1", "g7", "b2", "f6", "c3", "e5")):
        assert state.turn == (dealer + number) % 2
        play(state, point)
    assert stones(state) == ("a1 b2 c3", "e5 f6 g7")
    assert (state.in_hand(dealer), state.in_hand(1 - dealer)) == (6, 6)


@pytest.mark.clause("MUE-R3", "MUE-13")
def test_white_makes_the_first_move_when_all_stones_are_placed() -> None:
    state = start(0, 0)
    play(state, *POINTS[:17])
    assert not [text for text in legal(state) if "-" in text]
    play(state, "e3")
    assert (state.in_hand(0), state.in_hand(1)) == (0, 0)
    assert state.turn == 0
    assert legal(state) == ["c3-d3", "c3-c4"]


@pytest.mark.clause("MUE-R3")
def test_a_seat_with_stones_in_hand_places_though_the_other_moves() -> None:
    state = position("White: a1 d3 g7 f4; Black: b2 c3 e5; in hand 0/1; White to move")
    assert "a1-d1" in legal(state)
    play(state, "a1-d1")
    assert len(legal(state)) == 24 - 7
    assert all("-" not in text for text in legal(state))


@pytest.mark.clause("MUE-10")
def test_a_point_taken_by_the_opponent_stops_a_mill() -> None:
    state = position("White: a1 d1; Black: b4; in hand 7/8; Black to move")
    play(state, "g1")
    assert [text for text in legal(state) if "x" in text] == []


@pytest.mark.clause("MUE-10", "MUE-12", "MUE-16")
def test_a_stone_taken_while_placing_does_not_come_back() -> None:
    state = position("White: a1 d1; Black: b4 f4; in hand 7/7; White to move")
    play(state, "g1xf4")
    assert (state.in_hand(0), state.in_hand(1)) == (6, 7)
    assert stones(state) == ("a1 d1 g1", "b4")
    zones = {piece.zone: piece.count for piece in GAME.scene(state, 0).pieces if piece.zone != "board"}
    assert zones == {"hand.0": 6, "hand.1": 7, "taken.0": 1}


# Mills.


@pytest.mark.clause("MUE-11", "MUE-R4")
def test_who_closes_a_mill_must_take() -> None:
    match = match_at("White: a1 d1; Black: b4 f4; in hand 7/7; White to move")
    with pytest.raises(IllegalMove) as refused:
        match.play("g1")
    assert refused.value.clause == "MUE-R4"
    match.play("g1xb4")


@pytest.mark.clause("MUE-R6")
def test_a_stone_is_safe_with_one_of_its_lines_full() -> None:
    state = position("White: a1 d1; Black: b2 d2 f2 f4 g7; in hand 4/4; White to move")
    assert [text for text in legal(state) if text.startswith("g1")] == ["g1xg7", "g1xf4"]
    play(state, "g1xf4")
    assert stones(state)[1] == "b2 d2 f2 g7"


@pytest.mark.clause("MUE-R8")
def test_a_mill_that_was_there_before_takes_nothing() -> None:
    state = position("White: a1 d1 g1 b4; Black: b2 d2 f4 e5; White to move")
    assert "b4-b6" in legal(state)
    assert not [text for text in legal(state) if "x" in text]


@pytest.mark.clause("MUE-15", "MUE-16", "MUE-R8")
def test_a_mill_is_opened_and_closed_on_consecutive_turns_and_takes_each_time() -> None:
    state = position("White: a1 d1 g1 c5; Black: b2 d3 e5 f6 b6 c3; White to move")
    play(state, "g1-g4", "b6-d6", "g4-g1xb2", "d6-d7", "g1-g4", "d7-a7", "g4-g1xa7")
    assert stones(state) == ("a1 c5 d1 g1", "c3 d3 e5 f6")


@pytest.mark.clause("MUE-17")
def test_an_opened_mill_can_be_kept_open_where_the_opponent_reaches_the_point_left() -> None:
    text = "White: b2 d2 f2 c5; Black: d3 e5 f6 g4; White to move"
    careless = play(position(text), "d2-d1", "d3-d2")
    assert not [turn for turn in legal(careless) if "x" in turn]
    careful = play(position(text), "b2-b4", "d3-e3")
    assert [turn for turn in legal(careful) if "x" in turn] == ["b4-b2xg4", "b4-b2xf6", "b4-b2xe3", "b4-b2xe5"]


@pytest.mark.clause("MUE-18")
def test_the_double_mill_takes_with_every_move_of_one_stone() -> None:
    state = position("White: a7 b6 d7 f6 g7; Black: a1 c3 d1 e3 f2 g4 b2 e5; White to move")
    for swing, answer in (("d7-d6xg4", "c3-d3"), ("d6-d7xa1", "d3-c3"), ("d7-d6xe5", "d1-a1")):
        play(state, swing, answer)
    assert len(stones(state)[1].split()) == 5


@pytest.mark.clause("MUE-R5")
def test_where_all_are_in_mills_nothing_is_taken_and_the_turn_ends() -> None:
    match = match_at("White: a1 d1 c5; Black: b2 d2 f2; in hand 5/5; White to move")
    with pytest.raises(IllegalMove) as refused:
        match.play("g1xd2")
    assert refused.value.clause == "MUE-R5"
    match.play("g1")
    assert match.turn == 1


@pytest.mark.clause("MUE-R5", "MUE-R6")
def test_with_the_option_any_may_be_taken_where_all_are_in_mills_but_only_there() -> None:
    state = position("White: a1 d1 c5; Black: b2 d2 f2; in hand 5/5; White to move", terms=TAKE_ANY)
    assert [text for text in legal(state) if text.startswith("g1")] == ["g1xb2", "g1xd2", "g1xf2"]
    other = position("White: a1 d1 c5; Black: b2 d2 f2 g7; in hand 5/5; White to move", terms=TAKE_ANY)
    assert [text for text in legal(other) if text.startswith("g1")] == ["g1xg7"]


@pytest.mark.clause("MUE-R7")
def test_two_mills_at_once_take_one_stone() -> None:
    state = position("White: a1 a4 d7 g7; Black: b2 c5 d3 f4; in hand 5/5; White to move")
    play(state, "a7xb2")
    assert state.turn == 1
    assert state.refusal(GAME.notation["xc5"]) == "MUE-R7"


DOUBLE = "White: a1 a4 d7 g7; Black: b2 c5 d3 f4; in hand 5/5; White to move"


@pytest.mark.clause("MUE-R7")
def test_with_the_option_two_mills_at_once_take_two_stones_one_after_the_other() -> None:
    match = match_at(DOUBLE, {"double_mill_takes": 2})
    match.play("a7xb2")
    assert match.turn == 0
    state = match.state
    assert isinstance(state, Muehle)
    assert sorted(legal(state)) == ["xc5", "xd3", "xf4"]
    for text, clause in (("b2", "MUE-R4"), ("xb2", "MUE-11"), ("x-", "MUE-R4")):
        with pytest.raises(IllegalMove) as refused:
            match.play(text)
        assert refused.value.clause == clause
    match.play("xc5")
    assert match.turn == 1
    assert stones(state) == ("a1 a4 a7 d7 g7", "d3 f4")


@pytest.mark.clause("MUE-R7")
def test_both_stones_can_be_written_at_once() -> None:
    match = match_at(DOUBLE, {"double_mill_takes": 2})
    with pytest.raises(IllegalMove):
        match.play("a7xb2xb2")
    assert match.turn == 0
    match.play("a7xb2xc5")
    assert match.turn == 1
    assert refused(match_at(DOUBLE), "a7xb2xc5") == "MUE-R7"


@pytest.mark.clause("MUE-R5", "MUE-R7")
def test_a_second_stone_is_taken_only_as_far_as_there_is_one() -> None:
    text = "White: a1 a4 d7 g7; Black: b2 d2 f2 f4; in hand 5/5; White to move"
    one = position(text, terms=TAKE_TWO)
    assert one.turn == 0
    play(one, "a7xf4")
    assert one.turn == 1
    two = play(position(text, terms=TAKE_TWO | TAKE_ANY), "a7xf4")
    assert sorted(legal(two)) == ["xb2", "xd2", "xf2"]
    single = play(position("White: a1 a4 d7; Black: b2 c5 d3; in hand 6/6; White to move", terms=TAKE_TWO), "a7xb2")
    assert single.turn == 1


@pytest.mark.clause("MUE-R10", "MUE-R7")
def test_no_second_stone_is_taken_when_the_first_has_decided() -> None:
    state = position("White: a1 a4 d7 g7; Black: b2 c5 d3; in hand 5/0; White to move", terms=TAKE_TWO)
    play(state, "a7xb2")
    assert outcome(state) == "White wins"


@pytest.mark.clause("MUE-11", "MUE-R4")
def test_with_the_option_nobody_has_to_take() -> None:
    state = position("White: a1 d1; Black: b4 f4; in hand 7/7; White to move", terms=MAY_DECLINE)
    assert [text for text in legal(state) if text.startswith("g1")] == ["g1xf4", "g1xb4", "g1"]
    play(state, "g1")
    assert stones(state) == ("a1 d1 g1", "b4 f4")
    both = play(position(DOUBLE, terms=MAY_DECLINE | TAKE_TWO), "a7xb2")
    assert sorted(legal(both)) == ["x-", "xc5", "xd3", "xf4"]
    play(both, "x-")
    assert both.turn == 1
    assert stones(both)[1] == "c5 d3 f4"
    none = play(position(DOUBLE, terms=MAY_DECLINE | TAKE_TWO), "a7")
    assert none.turn == 1


@pytest.mark.clause("MUE-R13")
@pytest.mark.parametrize("second", ["x-", "xc5"])
def test_a_turn_that_has_taken_a_stone_is_not_quiet_even_if_the_second_is_declined(second: str) -> None:
    state = position(f"{DOUBLE}; quiet 99", terms=MAY_DECLINE | TAKE_TWO)
    play(state, "a7xb2", second)
    assert (outcome(state), state.quiet, state.known) == ("none", 0, 1)


@pytest.mark.clause("MUE-R7")
def test_a_key_tells_whether_a_second_stone_is_to_be_taken() -> None:
    pending = play(position(DOUBLE, terms=TAKE_TWO), "a7xb2")
    moving = position("White: a1 a4 a7 d7 g7; Black: c5 d3 f4; in hand 4/5; White to move", terms=TAKE_TWO)
    assert (stones(pending), pending.board, pending.turn) == (stones(moving), moving.board, moving.turn)
    assert legal(pending) != legal(moving)
    assert pending.key() != moving.key()


@pytest.mark.clause("MUE-R13")
def test_a_mill_that_takes_nothing_is_a_quiet_move() -> None:
    state = position("White: a1 d1 g4 c5; Black: b2 d3 e5 f6; White to move; quiet 99", terms=MAY_DECLINE)
    play(state, "g4-g1")
    assert outcome(state) == "draw"
    assert state.reason() == "reason-quiet"


# Moving and jumping.


@pytest.mark.clause("MUE-13", "MUE-R1")
def test_stones_step_to_free_neighbours_only() -> None:
    match = match_at("White: a7 b6 d2 g7; Black: c3 e5 f2 g1; White to move")
    for text in ("a7-b6", "d2-f2", "a7-g7", "a7-a1", "b6-c5"):
        with pytest.raises(IllegalMove) as refused:
            match.play(text)
        assert refused.value.clause == "MUE-R1"


@pytest.mark.clause("MUE-5", "MUE-8", "MUE-11", "MUE-13", "MUE-19", "MUE-R6")
def test_every_refusal_names_its_clause() -> None:
    moving = position("White: a7 b6 d2 g7; Black: c3 e5 f2 g1; White to move")
    placing = position("White: a1 d1; Black: b2 d2 f2 f4; in hand 7/5; White to move")
    jumping = position("White: a1 d3 g7; Black: b2 c3 e5 f6; White to move")
    for state, text, clause in (
        (moving, "c3-d3", "MUE-5"),
        (moving, "a1-d1", "MUE-5"),
        (moving, "a1", "MUE-13"),
        (moving, "a7-a4xe5", "MUE-11"),
        (placing, "a1", "MUE-8"),
        (placing, "f4", "MUE-8"),
        (placing, "a1-a4", "MUE-8"),
        (placing, "g1xa1", "MUE-11"),
        (placing, "g1xg7", "MUE-11"),
        (placing, "g1xd2", "MUE-R6"),
        (jumping, "a1-b2", "MUE-19"),
    ):
        assert text not in legal(state)
        assert state.refusal(GAME.notation[text]) == clause


@pytest.mark.clause("MUE-19", "MUE-R9")
def test_three_stones_jump_and_may_step() -> None:
    state = position("White: a1 d3 g7; Black: b2 c3 e5 f6; White to move")
    assert {"a1-a4", "a1-e4", "d3-g1"} <= set(legal(state))
    still = position("White: a1 d3 g7; Black: b2 c3 e5 f6; in hand 1/0; White to move")
    assert all("-" not in text for text in legal(still))


@pytest.mark.clause("MUE-19", "MUE-R9")
def test_a_seat_jumps_as_soon_as_it_is_down_to_three() -> None:
    state = position("White: a7 d6 f4 g7; Black: b2 c3 e5 g1; White to move")
    play(state, "d6-d7xg1")
    assert "b2-f6" in legal(state)
    assert len(legal(state)) == 3 * 17


# The end.


@pytest.mark.clause("MUE-3", "MUE-20", "MUE-R10")
def test_fewer_than_three_stones_lose_at_once() -> None:
    state = position("White: a7 d6 f4 g7; Black: b2 c3 e5; White to move")
    play(state, "d6-d7xe5")
    assert (state.turn, state.winner, state.reason()) == (NOBODY, 0, "reason-stones")
    assert [state.points(seat) for seat in range(2)] == [2, 0]
    assert legal(state) == []


@pytest.mark.clause("MUE-R10")
def test_stones_in_hand_count_too() -> None:
    state = position("White: a1 d1; Black: b4 f4; in hand 7/1; White to move")
    play(state, "g1xf4")
    assert outcome(state) == "White wins"
    enough = position("White: a1 d1; Black: b4 f4; in hand 7/2; White to move")
    play(enough, "g1xf4")
    assert outcome(enough) == "none"


@pytest.mark.clause("MUE-4", "MUE-21", "MUE-22", "MUE-R11")
def test_who_cannot_move_a_single_stone_has_lost() -> None:
    state = position("White: a1 d1 a4 b2; Black: g1 d2 a7 b6 c4; Black to move")
    play(state, "b6-b4")
    assert (outcome(state), state.reason()) == ("Black wins", "reason-blocked")
    assert [state.points(seat) for seat in range(2)] == [0, 2]


@pytest.mark.clause("MUE-R11")
def test_with_a_stone_in_hand_or_with_three_nobody_is_blocked() -> None:
    in_hand = position("White: a1 d1 a4 b2; Black: g1 d2 a7 b4; in hand 1/1; Black to move")
    play(in_hand, "g7")
    assert outcome(in_hand) == "none"
    three = position("White: a1 d1 a4; Black: g1 d2 a7 b6; Black to move")
    play(three, "b6-b4")
    assert outcome(three) == "none"
    assert len(legal(three)) == 3 * 17


@pytest.mark.clause("MUE-23")
def test_a_game_can_be_decided_before_the_first_stone_has_moved() -> None:
    state = position("White: a1 a4 b2 b6 c3 c4 d1 d3 d5; Black: a7 b4 c5 d2 d6 e3 e5 g4; in hand 0/1; Black to move")
    play(state, "g1")
    assert (state.winner, state.reason()) == (1, "reason-blocked")


@pytest.mark.clause("MUE-R12")
@given(st.sampled_from(TERMS), st.lists(st.integers(0, 1000), max_size=120))
def test_nobody_can_pass(terms: int, choices: list[int]) -> None:
    for state, _ in walk(terms, choices):
        assert (state.turn == NOBODY) == (legal(state) == [])
        before = state.turn
        for move in state.moves():
            after = state.copy()
            after.play(move)
            assert after.board != state.board or state.text(move) == "x-"
            assert after.turn != before or after.second


SHUFFLE = ("a1-a4", "g1-g4", "a4-a1", "g4-g1")
FOUR = "White: a1 c5 f2 g7; Black: b6 d3 e4 g1; White to move"


@pytest.mark.clause("MUE-R13")
def test_the_third_occurrence_is_a_draw_and_not_the_second() -> None:
    state = position(FOUR)
    play(state, *SHUFFLE, *SHUFFLE[:3])
    assert outcome(state) == "none"
    play(state, SHUFFLE[3])
    assert (outcome(state), state.reason()) == ("draw", "reason-repetition")
    assert [state.points(seat) for seat in range(2)] == [1, 1]


@pytest.mark.clause("MUE-R13")
def test_the_same_stones_with_the_other_to_move_are_another_position() -> None:
    state = position("White: a1 d3 g7; Black: b2 c5 f4; White to move")
    play(state, "a1-a4", "b2-b4", "a4-g1", "b4-b2", "g1-a1")
    assert (stones(state), state.turn) == (("a1 d3 g7", "b2 c5 f4"), 1)
    play(state, "b2-b4", "a1-a4", "b4-b6", "a4-a1", "b6-b2")
    assert (stones(state), state.turn) == (("a1 d3 g7", "b2 c5 f4"), 0)
    assert outcome(state) == "none"


@pytest.mark.clause("MUE-R13")
def test_a_stone_placed_or_taken_ends_the_quiet() -> None:
    taking = position("White: a7 d6 f4 g7; Black: b2 c3 e5 g1; White to move; quiet 98")
    play(taking, "d6-d7xg1", "b2-d2")
    assert (outcome(taking), taking.quiet) == ("none", 1)
    placing = position("White: a1 c5 f2 g7; Black: b6 d3 e4; in hand 0/1; White to move; quiet 98")
    play(placing, "a1-a4", "g1", "a4-a1")
    assert (outcome(placing), placing.quiet) == ("none", 1)


@pytest.mark.clause("MUE-R13")
def test_a_hundred_quiet_half_moves_are_a_draw() -> None:
    state = position(FOUR + "; quiet 98")
    play(state, "a1-a4")
    assert outcome(state) == "none"
    play(state, "g1-g4")
    assert (outcome(state), state.reason()) == ("draw", "reason-quiet")


@pytest.mark.clause("MUE-R13")
def test_a_win_on_the_same_move_comes_before_a_draw() -> None:
    state = position("White: a1 d1 a4 b2; Black: g1 d2 a7 b6 c4; Black to move; quiet 99")
    play(state, "b6-b4")
    assert outcome(state) == "Black wins"


@given(st.sampled_from(TERMS), st.lists(st.integers(0, 1000), min_size=20, max_size=60))
def test_a_key_stands_for_one_position(terms: int, choices: list[int]) -> None:
    seen: dict[int, object] = {}
    for state, _ in walk(terms, choices):
        what = (stones(state), state.in_hand(0), state.in_hand(1), state.turn, state.second)
        assert seen.setdefault(state.key(), what) == what
        assert state.copy().key() == state.key() >= 0


# Agreements, colours and the series.


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_may_resign_at_any_time_and_a_draw_may_be_agreed(seat: int) -> None:
    match = Match(GAME, 2)
    match.play("d2")
    match.agree("resign", seat)
    assert match.over
    assert match.series.result().winners == (1 - seat,)
    assert match.series.result().reason == "reason-resigned"
    drawn = Match(GAME, 2)
    drawn.agree("draw", seat)
    assert drawn.series.result().points == (1, 1)
    assert drawn.series.result().reason == "reason-agreed"
    with pytest.raises(NotYourTurn):
        drawn.play("d2")


@pytest.mark.clause("MUE-9", "MUE-R2")
def test_colours_change_from_game_to_game() -> None:
    match = Match(GAME, 2, {"series": 3})
    for number in range(3):
        assert match.turn == match.state.dealer == number % 2
        assert match.view(0).scene.sides == (("white", "black") if number % 2 == 0 else ("black", "white"))
        match.play("d2")
        match.agree("resign", 1)
        if number < 2:
            match.next_deal()
    assert match.over
    assert match.series.totals == [6, 0]


@pytest.mark.clause("MUE-9", "MUE-R2")
def test_the_first_white_is_named_or_drawn() -> None:
    assert Match(GAME, 2).turn == 0
    assert Match(GAME, 2, {"first_white": 1}).turn == 1
    state = GAME.series(2, GAME.settle(2, {"first_white": "lot"})).deal()
    assert state.turn == REFEREE
    assert [state.text(move) for move in state.moves()] == ["white0", "white1"]
    state.play(state.moves()[1])
    assert (state.turn, state.dealer) == (1, 1)
    assert {Match(GAME, 2, {"first_white": "lot"}).turn for _ in range(40)} == {0, 1}


@pytest.mark.clause("MUE-R2")
def test_after_a_lot_the_colours_change_too() -> None:
    match = Match(GAME, 2, {"first_white": "lot", "series": 2})
    first = match.turn
    match.agree("draw", 0)
    match.next_deal()
    assert match.turn == 1 - first


def test_options_in_words_reach_the_rules() -> None:
    options = {"take_when_all_in_mills": "any", "double_mill_takes": 2, "taking": "may"}
    for name, bit in zip(options, (TAKE_ANY, TAKE_TWO, MAY_DECLINE), strict=True):
        state = Match(GAME, 2, {name: options[name]}).state
        assert isinstance(state, Muehle)
        assert state.terms == bit
    assert GAME.longest == LONGEST


@pytest.mark.parametrize("terms", TERMS)
def test_all_turns_are_equally_likely_when_one_is_drawn(terms: int) -> None:
    kinds: set[tuple[bool, bool, bool]] = set()
    for seed in range(2):
        random = Random(1000 * seed + terms)
        state = start(0, terms)
        while state.turn != NOBODY:
            moves = state.moves()
            takes = len({move // 25 for move in moves}) < len(moves)
            kind = (state.in_hand(state.turn) > 0, state.jumps(state.turn), takes)
            if kind not in kinds or random.randrange(20) == 0:
                kinds.add(kind)
                check_any_move(state, random)
            state.play(state.any_move(random))
    assert len(kinds) == 6, "placing, moving and jumping, each with and without a mill"


def test_steps_of_all_stones_at_once_are_those_of_each() -> None:
    random = Random(3)
    for _ in range(300):
        own = random.randrange(BOARD + 1)
        free = random.randrange(BOARD + 1) & ~own
        alone = [(1 << point, around(1 << point) & free) for point in range(24) if own >> point & 1]
        closers = [(one, targets & closing(own ^ one)) for one, targets in alone]
        for together, each in ((steps(own, free), alone), (closing_steps(own, free), closers)):
            assert sum(bits.count(part) for part in together) == sum(bits.count(targets) for _, targets in each)
            assert sources(together) == sum(one for one, targets in each if targets)
