"""Puff: the clauses about throwing, setting, moving, hitting, playing off and winning."""

import pytest
from librt.random import Random

from games.puff.cases import GAME, after, before_throw, outcomes_of, position, refusal, waiting
from ludothek.core.errors import AmbiguousMove, BadSeats, IllegalMove, InvalidMove
from ludothek.core.match import Match
from ludothek.core.state import LOT, NOBODY, REFEREE, playout
from ludothek.core.understanding import whole_turn
from ludothek.games.puff.rules import DICE, HIGHEST, LOW_FIRST, MOVES, ONCE, REST, start
from ludothek.kit.points.road import BAR, PLACES
from ludothek.kit.points.stones import TIES
from support.playing import legal, match_with, play, refused
from support.points import board, fallen, gives_up, has_a_cap_on_throws, in_step, off, outcomes, standing, throw

# Before the first move.


@pytest.mark.clause("PUF-1", "PUF-2", "PUF-4")
def test_two_players_have_fifteen_stones_each_beside_an_empty_board() -> None:
    with pytest.raises(BadSeats):
        Match(GAME, 3)
    stones = tuple(start().board)
    for player in "AB":
        assert standing(stones, player) == {}
        assert (waiting(stones, player), off(stones, player)) == (15, 0)
    assert [look.id for look in GAME.layout(2).looks[:2]] == ["white", "black"]


@pytest.mark.clause("PUF-5", "PUF-7", "PUF-R1", "PUF-R2")
@pytest.mark.parametrize(
    ("faces", "beginner"),
    [((5, 2, 1, 1), 0), ((2, 1, 6, 6), 1), ((3, 4, 1, 6, 6, 6, 5, 6), 0), ((1, 6, 2, 5, 3, 3, 2, 5), 1)],
)
def test_the_higher_sum_begins_with_a_fresh_throw_and_equal_sums_are_thrown_again(
    faces: tuple[int, ...], beginner: int
) -> None:
    state = fallen(start(), *faces)
    assert (state.dealer, state.mover, state.turn, state.throws) == (beginner, beginner, REFEREE, 0)
    throw(state, "2-5")
    assert state.turn == beginner
    assert legal(state) == (["in/2", "in/5"] if beginner == 0 else ["in/23", "in/20"])


@pytest.mark.clause("PUF-R1")
def test_dice_fall_one_at_a_time_and_an_undecided_start_ends_after_many_times() -> None:
    state = start()
    for _ in range(TIES):
        for _ in range(4):
            assert len(state.moves()) == 6
            state.play(DICE + 2)
        assert state.dealer == LOT
    for face in (5, 1, 2):
        assert len(state.moves()) == 6
        state.play(DICE - 1 + face)
    assert legal(state) == ["d1", "d2", "d3", "d5", "d6"]  # not 5 + 1 = 2 + 4
    assert {state.copy().chance(Random(seed)) for seed in range(40)} == set(state.moves())
    state.play(DICE + 5)
    assert (state.dealer, state.throws) == (1, 0)
    safe = state.copy()
    safe.dealer, safe.throws, safe.left, safe.opening = LOT, -TIES, -1, 0o661
    assert len(safe.moves()) == 6  # B's second die can bring no tie


@pytest.mark.clause("PUF-3", "PUF-6", "PUF-15", "PUF-R2")
def test_a_runs_up_and_b_runs_down() -> None:
    assert standing(after(position({1: 15}, {24: 15}, "A", "2-5"), "1/3 1/6"), "A") == {1: 13, 3: 1, 6: 1}
    state = position({1: 15}, {24: 15}, "B", "2-5")
    assert standing(after(state, "24/22 24/19"), "B") == {19: 1, 22: 1, 24: 13}
    assert refusal(state, "22/24") == "PUF-6"
    assert refusal(position({3: 15}, {24: 15}, "A", "2-5"), "3/1") == "PUF-6"
    assert refusal(state, "1/3") == "PUF-2"  # a white stone


# Setting.


@pytest.mark.clause("PUF-7", "PUF-8", "PUF-R2", "PUF-R3")
def test_worked_case_1_stones_are_set_by_the_numbers() -> None:
    state = position({}, {}, "A", "2-5", a_bar=15, b_bar=15)
    assert outcomes_of(state, "in/2 in/5")
    assert after(state, "in/5 in/2") == board({2: 1, 5: 1}, {}, 13, 15)
    assert outcomes_of(position({}, {}, "B", "2-5", a_bar=15, b_bar=15), "in/23 in/20")
    assert refusal(state, "in/3") == "PUF-8"


@pytest.mark.clause("PUF-9", "PUF-10", "PUF-R13")
def test_worked_case_2_a_double_counts_its_undersides_and_gives_another_throw() -> None:
    state = position({}, {}, "A", "6-6", a_bar=15, b_bar=15)
    assert outcomes_of(state, "in/6(2) in/1(2)")
    assert after(state, "in/6(2) in/1(2)") == board({1: 2, 6: 2}, {}, 11, 15)
    play(state, "in/6", "in/1", "in/6", "in/1")
    assert (state.turn, state.mover, state.left) == (REFEREE, 0, -2)
    other = position({}, {}, "B", "6-6", a_bar=15, b_bar=15)
    assert outcomes(other) == {board({}, {19: 2, 24: 2}, 15, 11)}
    assert play(other, "in/19", "in/19", "in/24", "in/24").mover == 1


@pytest.mark.clause("PUF-23", "PUF-R8")
def test_worked_case_9_a_hit_stone_comes_in_first() -> None:
    state = position({7: 14}, {2: 2, 24: 13}, "A", "2-5", a_bar=1)
    assert outcomes_of(state, "in/5/7", "in/5 7/9")
    assert refusal(state, "7/9") == "PUF-23"
    assert outcomes_of(position({7: 13}, {2: 2, 24: 13}, "A", "2-5", a_bar=2), "in/5")


@pytest.mark.clause("PUF-R9", "PUF-R6")
def test_worked_case_14_nobody_has_to_look_ahead_while_setting() -> None:
    state = position({20: 14}, {1: 13, 7: 2}, "A", "2-5", a_bar=1)
    assert outcomes_of(state, "in/2", "in/5 20/22")


@pytest.mark.clause("PUF-R8", "PUF-R9")
def test_worked_case_15_a_double_whose_upper_face_cannot_set() -> None:
    state = position({9: 13}, {1: 13, 5: 2}, "A", "5-5", a_bar=2)
    turns = ("9/14(2)", "9/14/19", "2/7 9/14", "2/7/12", "2/7(2)")
    assert outcomes_of(state, *(f"in/2(2) {turn}" for turn in turns))


@pytest.mark.clause("PUF-R8")
def test_a_number_that_sets_nothing_lapses_while_a_stone_still_waits() -> None:
    """Of 5-5 both twos set, and the fives cannot: with three stones outside they lapse."""
    state = position({9: 12}, {1: 13, 5: 2}, "A", "5-5", a_bar=3)
    assert outcomes_of(state, "in/2(2)")
    assert play(state, "in/2", "in/2").mover == 0  # and A throws again


@pytest.mark.clause("PUF-R9", "PUF-19")
def test_after_setting_a_lower_face_is_moved_only_when_both_upper_ones_are_used() -> None:
    """One stone waits, 4-4 (undersides 3). Set with a 4, the other 4 comes before the threes; set with a 3, both do."""
    state = position({10: 14}, {1: 15}, "A", "4-4", a_bar=1)
    with_four = play(state.copy(), "in/4")
    assert set(legal(with_four)) == {"4/8", "10/14"}
    assert refusal(with_four, "10/13") == "PUF-19"
    with_three = play(state.copy(), "in/3", "10/14")
    assert set(legal(with_three)) == {"3/7", "10/14", "14/18"}
    assert legal(play(with_three, "10/14"))[-1] == "-"
    blocked = position({10: 14}, {1: 9, 7: 2, 8: 2, 14: 2}, "A", "4-4", a_bar=1)
    assert outcomes_of(blocked, "in/4", "in/3")  # no 4 can be moved, so all the rest lapses


@pytest.mark.clause("PUF-R9")
def test_the_number_that_did_not_set_is_simply_moved() -> None:
    """Set with the higher, the lower moves; set with the lower, the higher moves, and no stone has to take both."""
    state = position({8: 14}, {1: 15}, "A", "2-5", a_bar=1)
    assert outcomes_of(state, "in/2 8/13", "in/2/7", "in/5 8/10")  # in/5/7 is in/2/7


@pytest.mark.clause("PUF-R17", "PUF-R5")
def test_a_number_that_could_set_may_not_be_left() -> None:
    state = position({}, {}, "A", "6-6", a_bar=15, b_bar=15)
    assert refusal(state, "-") == "PUF-R17"
    play(state, "in/6", "in/6")
    assert legal(state) == ["in/1"]
    assert refusal(state, "-") == "PUF-R17"
    with pytest.raises(IllegalMove) as refused:
        match_with(GAME, state).play("in/1 -")
    assert refused.value.clause == "PUF-R17"


@pytest.mark.clause("PUF-11")
def test_any_number_of_stones_may_share_a_point() -> None:
    assert standing(after(position({1: 14, 3: 1}, {24: 15}, "A", "1-1"), "1/2(2) -"), "A") == {1: 12, 2: 2, 3: 1}
    assert after(position({3: 14}, {}, "A", "3-1", a_bar=1, b_bar=15), "in/3 3/4") == board({3: 14, 4: 1}, {}, 0, 15)


# Bands and hits.


@pytest.mark.clause("PUF-12", "PUF-13")
def test_a_band_is_counted_in_passing_and_not_landed_on() -> None:
    state = position({1: 15}, {3: 2, 4: 2, 24: 11}, "A", "2-4")
    assert refusal(state, "1/3") == "PUF-12"
    assert outcomes_of(state, "1/5/7")
    own = position({1: 13, 3: 2}, {24: 15}, "A", "2-4")
    assert "1/3" in legal(own)


@pytest.mark.clause("PUF-14", "PUF-13")
def test_low_numbers_may_not_get_over_a_bridge() -> None:
    bridge = {2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 24: 5}
    assert position({1: 15}, bridge, "A", "5-4").turn == REFEREE
    assert outcomes(position({1: 15}, bridge, "A", "5-4")) == {board({1: 15}, bridge)}
    over = position({1: 15}, bridge, "A", "6-4")  # the 6 would get over, but the 4 comes first or with it
    assert outcomes_of(over, "1/7/11")


@pytest.mark.clause("PUF-21", "PUF-R10", "PUF-23")
def test_landing_on_a_lone_stone_hits_it_in_setting_and_in_moving() -> None:
    state = position({}, {2: 1, 24: 14}, "A", "2-5", a_bar=15)
    assert after(state, "in/2* in/5") == after(state, "in/2 in/5") == board({2: 1, 5: 1}, {24: 14}, 13, 1)
    assert outcomes(position({10: 15}, {12: 1, 15: 1, 24: 13}, "A", "2-5")) == {
        after(position({10: 15}, {12: 1, 15: 1, 24: 13}, "A", "2-5"), turn)
        for turn in ("10/12* 10/15*", "10/12*/17", "10/15*/17")
    }
    with pytest.raises(IllegalMove) as refused:
        match_with(GAME, position({10: 15}, {24: 15}, "A", "2-5")).play("10/12* 10/15")
    assert refused.value.clause == "PUF-21"


@pytest.mark.clause("PUF-22", "PUF-R4")
def test_worked_case_6_two_hits() -> None:
    state = position({10: 2, 18: 13}, {3: 13, 12: 1, 16: 1}, "A", "2-6")
    turns = ("10/12* 10/16*", "10/12*/18", "10/16*/18", "10/12* 18/24", "18/20 10/16*", "18/20 18/24")
    assert outcomes_of(state, *turns)
    assert after(state, turns[0]) == board({12: 1, 16: 1, 18: 13}, {3: 13}, 0, 2)
    with pytest.raises(AmbiguousMove) as ambiguous:
        match_with(GAME, state).play("10/18")
    assert ambiguous.value.candidates == ("10/12*/18", "10/16*/18")


# Moving.


@pytest.mark.clause("PUF-18")
def test_worked_case_3_the_lower_number_is_blocked() -> None:
    state = position({1: 15}, {3: 2, 8: 2, 24: 11}, "A", "2-5")
    assert outcomes(state) == {board({1: 15}, {3: 2, 8: 2, 24: 11})}
    assert (state.turn, state.mover, state.lapsed) == (REFEREE, 1, 8 * 2 + 5)


@pytest.mark.clause("PUF-16", "PUF-R4", "PUF-R6")
def test_worked_case_4_one_stone_saves_the_throw() -> None:
    state = position({1: 15}, {3: 2, 24: 13}, "A", "2-5")
    assert outcomes_of(state, "1/6/8")
    assert after(state, "1/8") == board({1: 14, 8: 1}, {3: 2, 24: 13})


@pytest.mark.clause("PUF-18", "PUF-R6")
def test_worked_case_5_the_higher_number_is_blocked() -> None:
    state = position({1: 15}, {6: 2, 8: 2, 24: 11}, "A", "2-5")
    assert outcomes_of(state, "1/3")
    play(state, "1/3")
    assert (state.cut, state.mover) == (1, 1)


@pytest.mark.clause("PUF-17", "PUF-R4")
def test_two_stones_move_the_lower_number_first_and_one_stone_either_way() -> None:
    state = position({1: 14, 10: 1}, {12: 2, 24: 13}, "A", "2-5")
    assert set(legal(state)) == {"1/3", "1/6", "10/15"}
    bound = play(state.copy(), "1/6")
    assert legal(bound) == ["6/8"]
    assert refusal(bound, "1/3") == "PUF-R4"
    assert refusal(bound, "-") == "PUF-R4"
    blocked = position({1: 14, 10: 1}, {8: 2, 24: 13}, "A", "2-5")
    assert refusal(blocked, "1/6") == "PUF-17"  # the same stone could not take the 2
    nowhere = position({1: 15}, {3: 2, 8: 2, 10: 2, 24: 9}, "A", "2-5")
    assert nowhere.turn == REFEREE
    stuck = position({1: 14, 12: 1}, {3: 2, 8: 2, 14: 2, 24: 9}, "A", "2-5")
    assert refusal(stuck, "1/6") == "PUF-18"
    assert outcomes_of(stuck, "12/17/19")


@pytest.mark.clause("PUF-17", "PUF-R4")
def test_with_low_first_one_stone_takes_the_lower_number_first_too() -> None:
    assert outcomes(position({1: 15}, {3: 2, 24: 13}, "A", "2-5", LOW_FIRST)) == {board({1: 15}, {3: 2, 24: 13})}
    state = position({10: 2, 18: 13}, {3: 13, 12: 1, 16: 1}, "A", "2-6", LOW_FIRST)
    assert outcomes_of(state, "10/12* 10/16*", "10/12*/18", "10/12* 18/24", "18/20 10/16*", "18/20 18/24")
    assert refusal(state, "10/16") == "PUF-17"
    free = position({19: 1, 22: 14}, {1: 15}, "A", "1-2", LOW_FIRST)  # while playing off the order is free (PUF-R3)
    assert "19/21" in legal(free)


@pytest.mark.clause("PUF-R6")
def test_a_choice_that_spoils_the_higher_number_is_allowed() -> None:
    state = position({1: 2, 19: 13}, {6: 2, 9: 11, 24: 2}, "A", "2-5")
    assert outcomes_of(state, "19/21", "1/3/8")  # after 19/21 no stone can move by 5


@pytest.mark.clause("PUF-R5", "PUF-16")
def test_whoever_can_move_has_to() -> None:
    state = position({1: 15}, {24: 15}, "A", "2-5")
    assert "-" not in legal(state)
    assert refusal(state, "-") == "PUF-R5"
    assert refusal(state, "1/4") == "PUF-16"
    assert refusal(state, "2/4") == "PUF-16"
    assert refusal(state, "in/2") == "PUF-15"


# Doubles.


@pytest.mark.clause("PUF-19", "PUF-R7", "PUF-R13")
def test_worked_case_7_the_upper_faces_are_not_used_in_full() -> None:
    state = position({8: 1, 20: 14}, {1: 13, 18: 2}, "A", "5-5")
    assert refusal(state, "8/10") == "PUF-19"
    assert outcomes_of(state, "8/13")
    assert play(state, "8/13").mover == 0


@pytest.mark.clause("PUF-20", "PUF-R7", "PUF-R12")
def test_worked_case_8_the_lower_faces_are_voluntary() -> None:
    state = position({6: 1, 20: 14}, {1: 15}, "A", "6-6")
    rests = ("-", "18/19 -", "18/20", "18/19 20/21", "20/21 -", "20/21(2)", "20/22")
    assert outcomes_of(state, *(f"6/12/18 {rest}" for rest in rests))
    play(state, "6/12")
    assert refusal(state, "-") == "PUF-R5"


@pytest.mark.clause("PUF-R7")
def test_one_stone_may_take_all_four_numbers_of_a_double() -> None:
    assert standing(after(position({1: 15}, {24: 15}, "A", "3-3"), "1/4/7/11/15"), "A") == {1: 14, 15: 1}


@pytest.mark.clause("PUF-10", "PUF-R13")
def test_every_double_gives_another_throw_even_if_it_could_not_be_used() -> None:
    shut = before_throw(board({1: 15}, {3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 24: 5}), "A")
    for _ in range(3):
        assert (throw(shut, "2-2").turn, shut.mover) == (REFEREE, 0)
    assert throw(shut, "2-3").mover == 1


@pytest.mark.clause("PUF-10", "PUF-R13")
def test_with_once_there_is_at_most_one_extra_throw_in_a_turn() -> None:
    state = before_throw(board({1: 15}, {3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 24: 5}), "A", ONCE)
    assert throw(state, "2-2").mover == 0
    assert throw(state, "3-3").mover == 1
    throw(state, "4-4")
    play(state, "24/20", "24/20", "-")
    assert state.mover == 1


# Playing off.


@pytest.mark.clause("PUF-24", "PUF-25", "PUF-R11")
def test_worked_case_10_playing_off() -> None:
    state = position({20: 2, 23: 13}, {6: 15}, "A", "5-2")
    assert outcomes_of(state, "20/off 23/off", "20/off 20/22", "20/off -", "23/off -", "20/22 -", "-")
    assert off(after(state, "20/off 23/off"), "A") == 2


@pytest.mark.clause("PUF-26", "PUF-R11", "PUF-R13", "PUF-R14", "PUF-3")
def test_worked_case_11_playing_off_a_double_wins_at_once() -> None:
    state = position({19: 2, 24: 2}, {6: 15}, "A", "6-6")
    assert len(outcomes(state)) == 16
    assert off(after(state, "19/off(2) 24/off(2)"), "A") == 15
    play(state, "24/off", "19/off", "24/off", "19/off")
    assert (state.turn, state.reason(), legal(state)) == (NOBODY, "reason-off", [])
    assert [state.points(seat) for seat in range(2)] == [1, 0]
    assert list(state.winners()) == [0]


@pytest.mark.clause("PUF-R11", "PUF-25")
def test_worked_case_12_an_empty_point() -> None:
    turns = ("-", "19/21 -", "19/24 -", "21/23 -", "19/24 21/23")
    state = position({19: 1, 21: 1}, {6: 15}, "A", "5-2")
    assert outcomes_of(state, *turns)
    assert refusal(state, "21/off") == "PUF-R11"
    highest = position({19: 1, 21: 1}, {6: 15}, "A", "5-2", HIGHEST)
    assert outcomes_of(highest, *turns, "19/21 21/off")
    won = position({19: 15}, {1: 1, 5: 1}, "B", "5-1")
    assert after(won, "5/off 1/off")[PLACES] == 15
    assert play(won, "5/off", "1/off").points(1) == 1


@pytest.mark.clause("PUF-R16", "PUF-R4")
def test_worked_case_13_the_higher_number_first_while_playing_off_begins() -> None:
    state = position({18: 1, 20: 14}, {1: 15}, "A", "1-5")
    assert len(outcomes(state)) == 4
    assert board({20: 14, 23: 1}, {1: 15}) not in outcomes(state)
    assert outcomes_of(state, "18/19 -", "18/19/24", "18/19 20/off", "20/21 18/23")
    bound = play(state, "18/23")
    assert legal(bound) == ["23/24"]
    assert refusal(bound, "-") == "PUF-R4"


@pytest.mark.clause("PUF-R16")
def test_taking_the_stone_off_with_the_lower_number_counts_as_taking_it() -> None:
    """18/23 with the 5, then 23/off with the 2: all stones are home by then."""
    state = position({18: 1, 20: 14}, {1: 15}, "A", "2-5")
    assert legal(play(state.copy(), "18/23")) == ["23/off"]
    outside = position({17: 1, 18: 1, 20: 13}, {1: 15}, "A", "2-5")
    assert "18/23" not in legal(outside)  # the other stone is still outside
    alone = position({18: 1}, {1: 15}, "A", "4-6", HIGHEST)
    assert legal(play(alone.copy(), "18/24")) == ["24/off"]  # with the 4, which is more than its way
    behind = position({18: 1, 22: 14}, {1: 15}, "A", "4-6", HIGHEST)
    assert refusal(behind, "18/24") == "PUF-17"  # it would not be the rearmost


@pytest.mark.clause("PUF-R16")
def test_from_the_moment_all_stones_are_home_each_number_of_a_double_is_judged_by_itself() -> None:
    """5-5 with undersides 2: after the first 5 all are home, and a 2 may come before the other 5, or nothing at all."""
    state = play(position({18: 1, 20: 14}, {1: 15}, "A", "5-5"), "18/23")
    assert legal(state)[-1] == "-"
    assert {"20/off", "23/off", "20/22"} <= set(legal(state))
    assert play(state, "23/off", "20/off").left == 1


@pytest.mark.clause("PUF-R12", "PUF-24")
def test_playing_off_stops_while_a_stone_is_outside() -> None:
    state = position({20: 14}, {1: 15}, "A", "5-2", a_bar=1)
    assert refusal(state, "20/off") == "PUF-23"
    inside = play(state, "in/5")
    assert refusal(inside, "23/off") == "PUF-16"
    assert refusal(position({12: 1, 20: 14}, {1: 15}, "A", "5-2"), "20/off") == "PUF-24"


# The end.


@pytest.mark.clause("PUF-R15")
@pytest.mark.parametrize(
    ("a", "b", "b_bar", "points"),
    [
        ({24: 1}, {2: 1}, 0, [1, 0]),
        ({19: 1}, {2: 1}, 0, [0, 1]),
        ({23: 1}, {2: 1}, 0, [0, 0]),
        pytest.param({19: 2, 21: 3}, {}, 1, [1, 0], id="24 and a stone beside the board"),
        pytest.param({19: 2, 20: 1, 21: 2}, {}, 1, [0, 0], id="25 and a stone beside the board"),
        pytest.param({19: 3, 21: 2}, {}, 1, [0, 1], id="26 and a stone beside the board"),
    ],
)
def test_after_the_last_throw_the_fewer_pips_win(
    a: dict[int, int], b: dict[int, int], b_bar: int, points: list[int]
) -> None:
    state = before_throw(board(a, b, 0, b_bar), "B", throw_cap=500)
    state.throws = 499
    throw(state, "6-4")
    assert (state.turn, state.reason()) == (NOBODY, "reason-cap")
    assert [state.points(seat) for seat in range(2)] == points
    assert list(state.winners()) == [seat for seat in range(2) if points[seat] == max(points)]


@pytest.mark.clause("PUF-R15", "PUF-R13")
def test_no_game_is_longer_than_its_throws_not_even_after_a_double() -> None:
    has_a_cap_on_throws(GAME)
    state = before_throw(board({24: 1}, {2: 1}), "B", throw_cap=500)
    state.throws = 499
    assert throw(state, "5-5").turn == 1  # an underside, the 2, takes it off
    play(state, "-")
    assert (state.turn, state.reason()) == (NOBODY, "reason-cap")
    for terms in (0, LOW_FIRST + ONCE + HIGHEST):
        assert playout(start(terms, 500), Random(terms)) <= 4 * (TIES + 1) + 6 * 500


def test_a_seat_may_resign() -> None:
    gives_up(match_with(GAME, position({1: 15}, {24: 15}, "A", "2-5")))


# What is kept in step, keys and notation.


def test_points_bands_and_stones_outside_are_kept_in_step_with_the_board() -> None:
    for seed in range(3):
        random = Random(seed)
        state = start(HIGHEST if seed else 0, 500)
        for seat, stones in in_step(state, random):
            walls = sum(1 << (25 - place) for place in range(1, BAR) if stones[place] > 1)
            assert state.walls[1 - seat] == walls


def test_equal_positions_share_a_key_and_others_do_not() -> None:
    state = position({}, {}, "A", "2-5", a_bar=15, b_bar=15)
    one, two = play(state.copy(), "in/2", "in/5"), play(state.copy(), "in/5", "in/2")
    assert one.key() == two.key() == one.copy().key()
    assert play(state.copy(), "in/2").key() != play(state.copy(), "in/5").key()
    dice = [f"{one}-{two}" for one in range(1, 7) for two in range(1, one + 1)]
    assert len({position({1: 15}, {24: 15}, "A", throw).key() for throw in dice}) == 21
    pair = play(position({1: 15}, {24: 15}, "A", "1-6"), "1/2")
    assert pair.key() != play(position({1: 15}, {24: 15}, "A", "1-1"), "1/2").key()
    doubled = play(position({}, {}, "A", "2-2", a_bar=4, b_bar=15), "in/2", "in/2", "in/5", "in/5")
    assert doubled.key() != play(position({2: 1, 5: 1}, {}, "A", "2-5", a_bar=2, b_bar=15), "in/2", "in/5").key()


def test_every_move_has_a_text_of_its_own() -> None:
    assert len(GAME.notation) == MOVES
    assert {"in/6", "in/19", "7/12", "12/7", "20/off", "6/off", "-", "d6"} <= set(GAME.notation)
    assert not {"in/7", "18/off", "7/off", "1/24"} & set(GAME.notation)


@pytest.mark.parametrize(
    ("turn", "steps"),
    [
        ("1/3 1/6", "1/3 1/6"),
        ("1/6, 1/3", "1/3 1/6"),
        ("1/6 1/3", "1/3 1/6"),
        ("1/8", "1/3 3/8"),
        ("1/6/8", "1/6 6/8"),
        (" 1/3 ", "1/3"),
        ("1/3(2)", None),
        ("1/2", None),
        ("3/1", None),
        ("in/2", None),
        ("1/6 2/4", None),
        ("x/5", None),
    ],
)
def test_a_whole_turn_may_be_written_at_once(turn: str, steps: str | None) -> None:
    state = position({1: 15}, {24: 15}, "A", "2-5")
    if steps is None:
        with pytest.raises((IllegalMove, InvalidMove)):
            match_with(GAME, state).play(turn)
    else:
        assert [state.text(move) for move in whole_turn(GAME, state, turn)] == steps.split()


def test_b_writes_the_same_numbers_of_the_board_which_fall() -> None:
    state = position({1: 15}, {24: 15}, "B", "2-5")
    assert after(state, "24/22 24/19") == after(state, "24/19 24/22")
    assert after(state, "24/17") == after(state, "24/22/17") == after(state, "24/19/17")
    entering = position({1: 15}, {12: 14}, "B", "2-5", b_bar=1)
    assert after(entering, "in/20 12/10") == after(entering, "12/10 in/20")
    assert after(entering, "in/18") == after(entering, "in/20/18")
    assert REST not in state.moves()
    assert GAME.notation["-"] == REST
    with pytest.raises(IllegalMove) as refused:
        match_with(GAME, state).play("24/12")
    assert refused.value.clause == "PUF-16"


@pytest.mark.clause("PUF-2")
@pytest.mark.parametrize("waiting", [0, 2])
@pytest.mark.parametrize("written", ["20/18", "20/15/13", "20/22", "20/12"])
def test_a_stone_of_the_opponent_is_refused_as_such_whichever_way_it_is_to_go(written: str, waiting: int) -> None:
    match = match_with(GAME, position({1: 5, 3: 8}, {20: 2, 24: 13}, "A", "2-5", a_bar=waiting))
    assert refused(match, written) == "PUF-2"
    match = match_with(GAME, position({1: 5, 3: 8}, {20: 2, 24: 13}, "B", "2-5"))
    assert refused(match, "3/8") == "PUF-2"


@pytest.mark.clause("PUF-16")
def test_a_turn_that_is_written_too_far_is_refused_and_told_what_is_legal_now() -> None:
    match = match_with(GAME, position({1: 5, 3: 10}, {20: 2, 24: 13}, "A", "2-5"))
    with pytest.raises(IllegalMove) as error:
        match.play("3/5/10/12")
    assert (error.value.clause, list(error.value.candidates)) == ("PUF-16", legal(match.state))
