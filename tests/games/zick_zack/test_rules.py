"""Zick-Zack: the clauses about throwing, setting, moving, throwing out, taking out and winning."""

import pytest
from librt.random import Random

from games.zick_zack.cases import GAME, after, before_throw, board, on_fields, outcomes_of, position, refusal
from ludothek.core.errors import AmbiguousMove, BadSeats, IllegalMove, InvalidMove
from ludothek.core.match import Match
from ludothek.core.state import LOT, NOBODY, REFEREE, playout
from ludothek.core.understanding import whole_turn
from ludothek.games.zick_zack.rules import ALWAYS, DICE, MOVES, start
from ludothek.kit.points.road import BAR, PLACES
from ludothek.kit.points.stones import TIES
from support.playing import legal, match_with, play, refused
from support.points import fallen, gives_up, has_a_cap_on_throws, in_step, off, outcomes, throw

# Before the first move.


@pytest.mark.clause("ZZK-1", "ZZK-2")
def test_two_players_have_fifteen_stones_each_beside_the_board() -> None:
    with pytest.raises(BadSeats):
        Match(GAME, 3)
    assert tuple(start().board) == board({}, {}, 15, 15)
    assert [look.id for look in GAME.layout(2).looks[:2]] == ["white", "black"]


@pytest.mark.clause("ZZK-3", "ZZK-R2")
@pytest.mark.parametrize(("faces", "beginner"), [((5, 2), 0), ((2, 5), 1), ((3, 3, 1, 6), 1), ((4, 4, 4, 4, 6, 5), 0)])
def test_the_higher_die_begins_with_a_fresh_throw_of_both(faces: tuple[int, ...], beginner: int) -> None:
    state = fallen(start(), *faces)
    assert (state.dealer, state.mover, state.turn, state.throws) == (beginner, beginner, REFEREE, 0)
    throw(state, "2-5")
    assert state.turn == beginner
    play(state, "in/2", "in/5")
    assert (state.turn, state.mover) == (REFEREE, 1 - beginner)


@pytest.mark.clause("ZZK-R2")
def test_an_undecided_start_ends_after_many_times() -> None:
    state = start()
    for _ in range(TIES):
        for _ in range(2):
            assert len(state.moves()) == 6
            state.play(DICE)
        assert state.dealer == LOT
    state.play(DICE)
    assert legal(state) == ["d2", "d3", "d4", "d5", "d6"]


# Setting.


@pytest.mark.clause("ZZK-4", "ZZK-5", "ZZK-6", "ZZK-R1", "ZZK-R3", "ZZK-R6")
def test_worked_case_1_the_first_two_throws() -> None:
    state = fallen(start(), 5, 2)
    throw(state, "3-5")
    assert outcomes_of(state, "in/3 in/5")
    play(state, "in/5", "in/3")
    assert tuple(state.board) == board({3: 1, 5: 1}, {}, 13, 15)
    throw(state, "3-6")
    assert outcomes_of(state, "in/3* in/6")
    assert refusal(state, "in/4") == "ZZK-R3"
    play(state, "in/3", "in/6")
    assert tuple(state.board) == board({5: 1}, {3: 1, 6: 1}, 14, 13)


@pytest.mark.clause("ZZK-9", "ZZK-R4")
def test_worked_case_2_a_double_is_two_uses_and_no_more() -> None:
    state = position({}, {}, "A", "4-4", a_bar=15, b_bar=15)
    assert outcomes_of(state, "in/4(2)")
    play(state, "in/4", "in/4")
    assert (tuple(state.board), state.mover) == (board({4: 2}, {}, 13, 15), 1)
    assert len(outcomes(position({1: 15}, {24: 15}, "A", "4-4"))) == 2


@pytest.mark.clause("ZZK-7", "ZZK-8", "ZZK-R3")
def test_worked_case_3_a_protected_field() -> None:
    state = position({4: 2}, {2: 1}, "B", "4-4", a_bar=13, b_bar=14)
    assert (state.turn, state.mover, state.lapsed) == (REFEREE, 0, 64 + 8 * 4 + 4)
    other = position({4: 2}, {2: 1}, "B", "4-2", a_bar=13, b_bar=14)
    assert outcomes_of(other, "in/2")
    assert refusal(other, "in/4") == "ZZK-8"
    assert after(other, "in/2") == board({4: 2}, {2: 2}, 13, 13)


@pytest.mark.clause("ZZK-11", "ZZK-R7")
def test_worked_case_4_setting_before_moving() -> None:
    state = position({1: 14}, {}, "A", "1-6", a_bar=1, b_bar=15)
    assert outcomes_of(state, "in/1 1/7", "in/6 1/2")
    assert after(state, "in/6/7") == after(state, "in/1 1/7") == board({1: 14, 7: 1}, {}, 0, 15)
    assert refusal(state, "1/2") == "ZZK-R7"


@pytest.mark.clause("ZZK-R7", "ZZK-R8")
def test_the_number_that_sets_is_chosen_so_that_the_other_can_be_used() -> None:
    """With in/2 the 5 would be blocked; in/5 leaves the 2."""
    state = position({20: 14}, {7: 2, 24: 2}, "A", "2-5", a_bar=1, b_bar=11)
    assert outcomes_of(state, "in/5 20/22")
    assert refusal(state, "in/2") == "ZZK-R8"


@pytest.mark.clause("ZZK-R7")
def test_as_long_as_stones_wait_a_number_that_cannot_set_lapses() -> None:
    state = position({10: 13}, {2: 2}, "A", "2-5", a_bar=2, b_bar=13)
    assert outcomes_of(state, "in/5")
    assert (play(state, "in/5").cut, state.mover) == (1, 1)


@pytest.mark.clause("ZZK-10")
def test_any_number_of_stones_may_share_a_field() -> None:
    assert after(position({3: 13}, {}, "A", "3-3", a_bar=2, b_bar=15), "in/3(2)") == board({3: 15}, {}, 0, 15)


# Moving.


@pytest.mark.clause("ZZK-11", "ZZK-12", "ZZK-R1")
def test_two_stones_by_a_number_each_or_one_by_both() -> None:
    for player in "AB":
        stones = ({6: 15}, {1: 15}) if player == "A" else ({1: 15}, {6: 15})
        state = position(*stones, player, "3-5")
        assert outcomes_of(state, "6/9 6/11", "6/14")
        assert refusal(state, "6/8") == "ZZK-11"
        assert refusal(state, "7/10") == "ZZK-11"
        assert refusal(state, "1/4") == "ZZK-2"
        assert refusal(state, "in/3") == "ZZK-11"


@pytest.mark.clause("ZZK-12", "ZZK-8", "ZZK-R5")
def test_worked_case_5_one_stone_by_eight() -> None:
    state = position({6: 15}, {1: 13, 9: 2}, "A", "3-5")
    assert outcomes_of(state, "6/11/14")
    assert after(state, "6/14") == board({6: 14, 14: 1}, {1: 13, 9: 2})
    assert refusal(state, "6/9") == "ZZK-8"


@pytest.mark.clause("ZZK-R5", "ZZK-R6", "ZZK-7")
def test_a_stone_that_takes_both_numbers_throws_out_what_it_touches() -> None:
    state = position({6: 15}, {1: 13, 9: 1, 11: 1}, "A", "3-5")
    with pytest.raises(AmbiguousMove) as ambiguous:
        match_with(GAME, state).play("6/14")
    assert ambiguous.value.candidates == ("6/11*/14", "6/9*/14")
    assert after(state, "6/9*/14") == board({6: 14, 14: 1}, {1: 13, 11: 1}, 0, 1)
    assert after(state, "6/9 6/11") == board({6: 13, 9: 1, 11: 1}, {1: 13}, 0, 2)


@pytest.mark.clause("ZZK-R8")
def test_as_many_numbers_as_possible_have_to_be_used_and_of_one_the_higher() -> None:
    state = position({1: 1, 18: 1, 24: 13}, {6: 2, 7: 11, 4: 2}, "A", "5-1")  # 1/2/7 is closed, and so is 1/6
    assert "-" not in legal(state)
    assert refusal(state, "-") == "ZZK-R8"
    one = position({10: 1, 24: 14}, {1: 11, 17: 2, 22: 2}, "A", "3-4")  # 10/13/17 and 10/14/17 are closed
    assert outcomes_of(one, "10/14")
    assert refusal(one, "10/13") == "ZZK-R8"
    lower = position({10: 1, 24: 14}, {1: 11, 14: 2, 17: 2}, "A", "3-4")
    assert outcomes_of(lower, "10/13")


@pytest.mark.clause("ZZK-18")
def test_a_row_of_protected_fields_stops_a_stone() -> None:
    shut = {2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2}
    state = position({1: 15}, shut, "A", "6-5")
    assert (state.turn, state.mover) == (REFEREE, 1)


# The last six fields.


@pytest.mark.clause("ZZK-14", "ZZK-R8", "ZZK-R9")
def test_worked_case_6_one_stone_moves_and_the_other_is_taken_out() -> None:
    state = position({20: 2, 24: 3}, {1: 15}, "A", "3-6")
    assert outcomes_of(state, "20/23 20/off", "20/23 -", "20/off -", "-")
    assert after(state, "20/23 20/off") == board({23: 1, 24: 3}, {1: 15})


@pytest.mark.clause("ZZK-15", "ZZK-R10")
def test_worked_case_7_no_putting_together() -> None:
    state = position({19: 1}, {1: 15}, "A", "2-4")
    assert outcomes_of(state, "19/21", "19/23", "-")
    assert play(state, "19/21").turn == REFEREE  # nothing is left to be decided
    double = position({19: 1}, {1: 15}, "A", "3-3")
    assert outcomes_of(double, "19/22", "-")


@pytest.mark.clause("ZZK-15", "ZZK-R10")
def test_worked_case_8_another_stone_on_the_same_field() -> None:
    state = position({20: 1, 22: 1}, {1: 15}, "A", "2-3")
    assert outcomes_of(state, "-", "20/22 -", "20/23 -", "22/24 -", "22/off -", "20/23 22/24", "20/22 22/off")
    assert on_fields(after(state, "20/22 22/off"), "A") == {22: 1}
    spent = play(state, "20/23")
    assert refusal(spent, "23/off") == "ZZK-15"


@pytest.mark.clause("ZZK-15", "ZZK-R10")
def test_with_the_next_throw_every_stone_may_move_again() -> None:
    state = play(position({19: 1}, {24: 2}, "A", "2-4"), "19/21")
    play(throw(state, "6-5"), "-")
    assert "21/23" in legal(throw(state, "2-1"))


@pytest.mark.clause("ZZK-R10", "ZZK-12")
def test_worked_case_9_putting_together_into_the_last_six() -> None:
    state = position({12: 1, 24: 14}, {1: 15}, "A", "3-5")
    assert outcomes_of(state, "12/20")
    assert after(state, "12/15/20") == after(state, "12/17/20")


@pytest.mark.clause("ZZK-R8", "ZZK-R10")
def test_worked_case_10_putting_together_is_stopped() -> None:
    state = position({17: 1, 24: 14}, {1: 15}, "A", "3-5")
    assert outcomes_of(state, "17/22")
    assert refusal(state, "17/20") == "ZZK-R8"
    assert refusal(state, "24/off") == "ZZK-13"


@pytest.mark.clause("ZZK-R10")
def test_from_outside_a_stone_takes_both_numbers_if_it_touches_down_before_the_last_six() -> None:
    state = position({15: 1, 24: 14}, {1: 15}, "A", "3-4")
    assert outcomes_of(state, "15/18/22", "15/19 -")  # after 15/19 it is spent, but everything is home
    always = position({15: 1, 24: 14}, {1: 15}, "A", "3-4", ALWAYS)
    assert outcomes_of(always, "15/18/22")


@pytest.mark.clause("ZZK-R9")
def test_worked_case_11_a_larger_number_only_for_the_rearmost() -> None:
    state = position({19: 1, 22: 2}, {1: 15}, "A", "5-4")
    assert outcomes_of(state, "-", "19/23 -", "19/24 -", "19/23 22/off", "19/24 22/off")
    assert refusal(state, "22/off") == "ZZK-R9"


@pytest.mark.clause("ZZK-16", "ZZK-R7", "ZZK-R11")
def test_worked_case_12_a_stone_that_was_thrown_out_comes_first() -> None:
    state = position({24: 14}, {2: 2, 5: 1, 20: 12}, "A", "2-5", a_bar=1)
    assert outcomes_of(state, "in/5*/7")
    assert after(state, "in/5*/7") == board({7: 1, 24: 14}, {2: 2, 20: 12}, 0, 1)
    assert refusal(state, "24/off") == "ZZK-R7"
    assert refusal(play(state, "in/5"), "24/off") == "ZZK-13"


@pytest.mark.clause("ZZK-13", "ZZK-R11", "ZZK-R8")
def test_taking_out_starts_in_mid_throw_and_the_duty_ends_there() -> None:
    state = position({18: 1, 22: 14}, {1: 15}, "A", "1-3")
    assert outcomes_of(state, "18/19 -", "18/19 22/off", "18/21 -", "18/21 22/23")
    assert after(state, "18/19 22/off") == board({19: 1, 22: 13}, {1: 15})
    always = position({18: 1, 22: 14}, {1: 15}, "A", "1-3", ALWAYS)
    assert outcomes_of(always, "18/19 22/off", "18/21 22/23")


@pytest.mark.clause("ZZK-R8")
def test_with_always_nothing_may_be_left_that_can_be_used() -> None:
    state = position({20: 2, 24: 3}, {1: 15}, "A", "3-6", ALWAYS)
    assert outcomes_of(state, "20/23 20/off")
    single = position({19: 1}, {1: 15}, "A", "2-4", ALWAYS)
    assert outcomes_of(single, "19/23")  # one number can be used: the higher


# The end.


@pytest.mark.clause("ZZK-17", "ZZK-R12")
def test_whoever_has_all_stones_out_first_has_won_once() -> None:
    state = position({24: 1}, {1: 15}, "A", "2-1")
    assert off(after(state, "24/off"), "A") == 15
    play(state, "24/off")
    assert (state.turn, state.reason(), legal(state)) == (NOBODY, "reason-off", [])
    assert [state.points(seat) for seat in range(2)] == [1, 0]
    assert list(state.winners()) == [0]


@pytest.mark.clause("ZZK-R13")
@pytest.mark.parametrize(
    ("a", "points"),
    [({20: 3, 21: 1}, [1, 0]), ({20: 4}, [0, 0]), ({20: 3, 19: 1}, [0, 1])],
    ids=["99 to go", "100 to go", "101 to go"],
)
def test_after_the_last_throw_the_fewer_pips_win(a: dict[int, int], points: list[int]) -> None:
    """Four stones of B lie beside the board, which makes 100, and cannot come in."""
    state = before_throw(board({**a, 4: 2, 6: 2}, {}, 0, 4), "B", throw_cap=500)
    state.throws = 499
    throw(state, "6-4")
    assert (state.turn, state.reason()) == (NOBODY, "reason-cap")
    assert [state.points(seat) for seat in range(2)] == points
    assert list(state.winners()) == [seat for seat in range(2) if points[seat] == max(points)]


@pytest.mark.clause("ZZK-R13")
def test_no_game_is_longer_than_its_throws() -> None:
    has_a_cap_on_throws(GAME)
    for terms in (0, ALWAYS):
        assert playout(start(terms, 500), Random(terms)) <= 2 * (TIES + 1) + 4 * 500


def test_a_seat_may_resign() -> None:
    gives_up(match_with(GAME, position({1: 15}, {24: 15}, "A", "2-5")))


# What is kept in step, keys and notation.


def test_fields_and_stones_outside_are_kept_in_step_with_the_board() -> None:
    for seed in range(3):
        random = Random(seed)
        state = start(seed % 2, 500)
        for seat, stones in in_step(state, random):
            assert state.walls[1 - seat] == sum(1 << place for place in range(1, BAR) if stones[place] > 1)
            assert not any(state.board[place] and state.board[PLACES + place] for place in range(1, BAR))


def test_equal_positions_share_a_key_and_others_do_not() -> None:
    state = position({}, {}, "A", "2-5", a_bar=15, b_bar=15)
    one, two = play(state.copy(), "in/2", "in/5"), play(state.copy(), "in/5", "in/2")
    assert one.key() == two.key() == one.copy().key()
    dice = [f"{one}-{two}" for one in range(1, 7) for two in range(1, one + 1)]
    assert len({position({1: 15}, {24: 15}, "A", throw).key() for throw in dice}) == 21
    came = play(position({20: 1, 24: 1}, {1: 15}, "A", "2-1"), "20/22")
    stood = play(position({21: 1, 24: 1}, {1: 15}, "A", "2-1"), "21/22")
    other = position({22: 1, 24: 1}, {1: 15}, "A", "2-1")
    assert len({came.key(), stood.key(), other.key()}) == 3


def test_every_move_has_a_text_of_its_own() -> None:
    assert len(GAME.notation) == MOVES
    assert {"in/6", "7/12", "20/off", "-", "d6"} <= set(GAME.notation)
    assert not {"in/7", "18/off", "12/7", "in/19"} & set(GAME.notation)


@pytest.mark.parametrize(
    ("turn", "steps"),
    [
        ("6/9 6/11", "6/9 6/11"),
        ("6/11, 6/9", "6/11 6/9"),
        ("6/14", "6/9 9/14"),
        ("6/11/14", "6/11 11/14"),
        ("6/9(2)", None),
        ("6/9* 6/11", None),
        ("9/6", None),
        ("6/9 -", None),
        ("x/5", None),
    ],
)
def test_a_whole_turn_may_be_written_at_once(turn: str, steps: str | None) -> None:
    state = position({6: 15}, {1: 15}, "A", "3-5")
    if steps is None:
        with pytest.raises((IllegalMove, InvalidMove)):
            match_with(GAME, state).play(turn)
    else:
        assert [state.text(move) for move in whole_turn(GAME, state, turn)] == steps.split()


@pytest.mark.clause("ZZK-15")
def test_a_second_number_for_the_same_stone_on_the_last_six_is_refused_by_its_clause_though_the_turn_is_over() -> None:
    match = match_with(GAME, position({20: 1, 24: 14}, {1: 15}, "A", "2-3"))
    assert refused(match, "20/22/25") == refused(match, "20/22/off") == "ZZK-15"
    with pytest.raises(IllegalMove) as error:
        match.play("20/22/25")
    assert error.value.candidates == ("20/22", "20/23", "-")


@pytest.mark.clause("ZZK-2")
def test_a_stone_of_the_opponent_is_refused_as_such_whichever_way_it_is_to_go() -> None:
    match = match_with(GAME, position({20: 1, 10: 14}, {1: 13, 18: 2}, "A", "2-3"))
    assert {refused(match, written) for written in ("18/20", "18/15", "18/21/23")} == {"ZZK-2"}
    waiting = match_with(GAME, position({10: 13}, {1: 13, 18: 2}, "A", "2-3", a_bar=2))
    assert (refused(waiting, "18/20"), refused(waiting, "10/12")) == ("ZZK-2", "ZZK-R7")


def test_numbers_are_used_up_one_by_one_and_a_double_as_often_as_it_counts() -> None:
    """Whichever comes first, the other one stays."""
    state = start()
    for first, second, uses, left in (
        (5, 2, (5, 2), [(0, 2), (0, 0)]),
        (2, 5, (2, 5), [(5, 0), (0, 0)]),
        (3, 3, (3, 3, 3, 3), [(3, 0), (3, 0), (3, 0), (0, 0)]),
    ):
        state.first, state.second = first, second
        state.take_up(4)
        found = []
        for number in uses:
            state.use(number)
            found.append((state.high, state.low))
        assert found == left
        assert state.left == 0
