"""Backgammon: the clauses about throwing, moving, hitting, bearing off, winning and the cube."""

import itertools
from collections import Counter
from functools import partial

import pytest
from librt.random import Random

from games.backgammon.cases import GAME, TOURNAMENT, after, before_throw, nearly_home, position, reference, scattered
from ludothek.core.errors import AmbiguousMove, BadSeats, IllegalMove, InvalidMove
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import LOT, NOBODY, REFEREE, playout
from ludothek.core.understanding import whole_turn
from ludothek.games.backgammon.notation import DICE, MOVES, REST
from ludothek.games.backgammon.rules import CENTRE, Backgammon, start
from ludothek.games.backgammon.terms import Terms
from ludothek.kit.points.road import BAR, OFF, PLACES
from ludothek.kit.points.stones import TIES
from support.playing import legal, match_with, play
from support.points import board, fallen, in_step, outcomes, place, refusal_in, standing, throw

refusal = partial(refusal_in, GAME)

SETUP = ({1: 2, 12: 5, 17: 3, 19: 5}, {6: 5, 8: 3, 13: 5, 24: 2})
SELF_HIT = Terms(self_hit=True)
CUBE = Terms(cube_limit=64)


# Before the first move.


@pytest.mark.clause("BGM-1", "BGM-2")
def test_two_players_with_fifteen_stones_each() -> None:
    with pytest.raises(BadSeats):
        Match(GAME, 3)
    state = Match(GAME, 2).state
    assert isinstance(state, Backgammon)
    assert [sum(state.board[seat * PLACES :][:PLACES]) for seat in range(2)] == [15, 15]
    assert [look.id for look in GAME.layout(2).looks[:2]] == ["white", "black"]


@pytest.mark.clause("BGM-3", "BGM-4", "BGM-R2")
def test_worked_case_1_the_set_up() -> None:
    state = fallen(start(Terms()), 6, 1)
    assert standing(tuple(state.board), "A") == SETUP[0]
    assert standing(tuple(state.board), "B") == SETUP[1]
    assert [state.pips(seat) for seat in range(2)] == [167, 167]
    assert state.dealer == state.mover == 0


@pytest.mark.clause("BGM-5", "BGM-R3")
@pytest.mark.parametrize(("faces", "white"), [((5, 2), 0), ((2, 5), 1), ((3, 3, 1, 6), 1), ((4, 4, 4, 4, 6, 5), 0)])
def test_the_higher_die_is_white_and_equal_dice_are_thrown_again(faces: tuple[int, ...], white: int) -> None:
    state = fallen(start(Terms()), *faces)
    assert (state.dealer, state.mover, state.turn, state.throws) == (white, white, REFEREE, 0)
    throw(state, "2-2")
    assert state.turn == white
    assert state.left == 4


@pytest.mark.clause("BGM-R3")
def test_dice_fall_one_at_a_time_and_an_undecided_throw_ends_after_many_times() -> None:
    state = start(Terms())
    for _ in range(TIES):
        assert len(state.moves()) == 6
        state.play(DICE)
        assert len(state.moves()) == 6
        state.play(DICE)
        assert state.dealer == LOT
    state.play(DICE)
    assert legal(state) == ["d2", "d3", "d4", "d5", "d6"]
    assert {state.copy().chance(Random(seed)) for seed in range(40)} == set(state.moves())
    state.play(DICE + 1)
    assert (state.dealer, state.throws) == (1, 0)


def test_with_the_opening_roll_the_same_dice_are_the_first_throw() -> None:
    state = fallen(start(TOURNAMENT), 3, 3, 2, 5)
    assert (state.turn, state.dealer, state.high, state.low, state.left, state.throws) == (1, 1, 5, 2, 2, 1)


# Moving.


@pytest.mark.clause("BGM-8", "BGM-9", "BGM-10", "BGM-R19")
def test_worked_case_2_the_first_throw() -> None:
    state = position(*SETUP, "A", "3-1")
    assert len(outcomes(state)) == 16
    made = after(state, "8/5 6/5")
    assert made in outcomes(state)
    assert standing(made, "A") == {1: 2, 12: 5, 17: 2, 19: 4, 20: 2}
    assert after(state, "6/5 8/5") == made
    assert len(outcomes(position(*SETUP, "A", "5-5"))) == 4
    assert len(outcomes(position(*SETUP, "A", "6-6"))) == 11


@pytest.mark.clause("BGM-8", "BGM-10", "BGM-R4")
def test_two_stones_one_number_each_or_both_numbers_on_one_stone() -> None:
    state = position(*SETUP, "B", "6-5")
    assert standing(after(state, "24/18 13/8"), "B") == {6: 5, 8: 4, 13: 4, 18: 1, 24: 1}
    assert standing(after(state, "24/13"), "B") == {6: 5, 8: 3, 13: 6, 24: 1}
    assert refusal(state, "24/20") == "BGM-8"
    assert refusal(state, "23/18") == "BGM-8"


@pytest.mark.clause("BGM-18", "BGM-22")
def test_worked_case_3_sixteen_points_with_one_stone() -> None:
    state = position({22: 15}, {6: 14, 24: 1}, "B", "4-4")
    assert len(outcomes(state)) == 5
    assert standing(after(state, "24/20/16/12/8"), "B") == {6: 14, 8: 1}
    assert after(state, "24/8") == after(state, "24/20/16/12/8")
    assert standing(after(state, "24/8"), "A") == {22: 15}


@pytest.mark.clause("BGM-11", "BGM-R1")
def test_the_players_alternate_and_run_against_each_other() -> None:
    state = play(throw(fallen(start(Terms()), 6, 1), "6-5"), "24/18", "18/13")
    assert standing(tuple(state.board), "A") == {1: 1, 12: 6, 17: 3, 19: 5}
    assert (state.turn, state.mover) == (REFEREE, 1)
    play(throw(state, "6-5"), "24/18", "18/13")
    assert standing(tuple(state.board), "B") == {6: 5, 8: 3, 13: 6, 24: 1}
    assert (state.turn, state.mover) == (REFEREE, 0)
    home = position({19: 15}, {6: 15}, "A", "6-1")
    assert standing(after(home, "6/off 6/5"), "A") == {19: 13, 20: 1}
    assert standing(after(position({19: 15}, {6: 15}, "B", "6-1"), "6/off 6/5"), "B") == {5: 1, 6: 13}


@pytest.mark.clause("BGM-13", "BGM-R8")
def test_worked_case_4_only_one_number() -> None:
    higher = position({9: 2, 24: 13}, {2: 14, 20: 1}, "B", "6-5")
    assert outcomes(higher) == {after(higher, "20/14")}
    assert refusal(higher, "20/15") == "BGM-13"
    lower = position({11: 2, 14: 2, 24: 11}, {2: 14, 20: 1}, "B", "6-3")
    assert outcomes(lower) == {after(lower, "20/17")}
    assert refusal(lower, "20/14") == "BGM-20"


@pytest.mark.clause("BGM-12", "BGM-R8")
def test_both_numbers_must_be_used_where_they_can_be() -> None:
    # After 12/7 there would be no 6: Numbers 1 and 14 are bands.
    state = position({1: 2, 14: 2, 24: 11}, {2: 13, 12: 1, 20: 1}, "B", "6-5")
    assert refusal(state, "12/7") == "BGM-R8"
    assert outcomes(state) == {after(state, "12/6 20/15"), after(state, "20/15/9")}
    assert refusal(state, "-") == "BGM-12"
    # With Zacke 6 a band too, the 6 can only come second: 12/7 is refused for it, not for being the lower number.
    later = position({1: 2, 6: 2, 14: 2, 24: 9}, {2: 13, 12: 1, 20: 1}, "B", "6-5")
    assert outcomes(later) == {after(later, "20/15/9")}
    assert refusal(later, "12/7") == "BGM-R8"


@pytest.mark.clause("BGM-14", "BGM-R18")
def test_a_throw_of_which_nothing_can_be_used_passes_by_itself() -> None:
    state = before_throw(board({19: 2, 20: 2, 21: 2, 22: 2, 23: 2, 24: 2, 12: 3}, {6: 13}, b_bar=2), "B", Terms())
    throw(state, "6-4")
    assert (state.turn, state.mover, state.left) == (REFEREE, 0, -2)
    assert (state.lapsed, state.throws) == (64 + 8 * 6 + 4, 3)


@pytest.mark.clause("BGM-19", "BGM-R8")
def test_of_a_double_the_playable_part_is_compulsory() -> None:
    # 13/10, 10/7, then 7/4 is blocked; 6/3 is blocked too: two of four.
    state = position({3: 2, 4: 2, 24: 11}, {2: 1, 6: 13, 13: 1}, "B", "3-3")
    assert outcomes(state) == {after(state, "13/7")}
    play(state, "13/10")
    assert legal(state) == ["10/7"]
    play(state, "10/7")
    assert (state.turn, state.cut) == (REFEREE, 1)


@pytest.mark.clause("BGM-20", "BGM-22", "BGM-R6", "BGM-R7")
def test_two_stones_make_a_band_that_is_jumped_and_never_entered() -> None:
    state = position({10: 2, 20: 13}, {6: 14, 13: 1}, "B", "3-1")
    assert refusal(state, "13/10") == "BGM-20"
    assert refusal(state, "13/10!") == "BGM-R7"
    assert standing(after(state, "13/12/9"), "B") == {6: 14, 9: 1}
    blot = position({10: 1, 20: 14}, {6: 14, 13: 1}, "B", "3-1")
    assert "13/10" in legal(blot)


@pytest.mark.clause("BGM-21", "BGM-R7")
def test_worked_case_5_running_into_a_band() -> None:
    a, b = {10: 2, 20: 13}, {6: 14, 13: 1}
    state = position(a, b, "B", "3-1")
    usual = {after(state, turn) for turn in ("13/12/9", "13/12 6/3", "6/2", "6/5 6/3")}
    assert outcomes(state) == usual
    with pytest.raises(IllegalMove, match="BGM-20"):
        match_with(GAME, state).play("13/10")
    bold = position(a, b, "B", "3-1", SELF_HIT)
    entered, waiting = after(bold, "13/10! bar/24"), after(bold, "6/5 13/10!")
    assert outcomes(bold) == usual | {entered, waiting}
    assert standing(entered, "B") == {6: 14, 24: 1}
    assert (standing(waiting, "B"), waiting[PLACES + BAR]) == ({5: 1, 6: 13}, 1)
    assert all(standing(made, "A") == a for made in (entered, waiting))


@pytest.mark.clause("BGM-21")
def test_nobody_is_obliged_to_run_into_a_band_and_nobody_escapes_the_obligation_by_it() -> None:
    # The 6 is blocked everywhere: it may be run with, or left.
    only_runs = position({7: 2, 24: 13}, {1: 14, 13: 1}, "B", "6-6", SELF_HIT)
    assert legal(only_runs) == ["13/7!", "-"]
    assert len(outcomes(only_runs)) == 2
    # 13/10! would leave the 1 without use, for Zacke 24 is a band: 13/12 first, or 6/5 first.
    state = position({10: 2, 24: 13}, {6: 14, 13: 1}, "B", "3-1", SELF_HIT)
    assert refusal(state, "13/10!") == "BGM-R8"
    assert "13/10!" in legal(play(state, "6/5"))
    assert refusal(state, "-") == "BGM-12"
    # On the bar nothing runs: a number that does not enter lapses (BGM-R5).
    shut = position({19: 2, 20: 2, 24: 11}, {6: 14}, "B", "6-5", SELF_HIT, b_bar=1)
    assert shut.turn == REFEREE


# Hitting and coming in.


@pytest.mark.clause("BGM-15", "BGM-16", "BGM-R4")
def test_worked_case_6_the_landing_in_between_decides() -> None:
    state = position({5: 1, 10: 1, 24: 13}, {6: 14, 13: 1}, "B", "5-3")
    assert len(outcomes(state)) == 5
    both, one = after(state, "13/10*/5*"), after(state, "13/8/5*")
    assert standing(both, "B") == standing(one, "B") == {5: 1, 6: 14}
    assert (standing(both, "A"), both[BAR]) == ({24: 13}, 2)
    assert (standing(one, "A"), one[BAR]) == ({10: 1, 24: 13}, 1)


@pytest.mark.clause("BGM-7", "BGM-15", "BGM-16")
def test_a_double_hits_up_to_four_stones() -> None:
    state = position({4: 1, 8: 1, 12: 1, 16: 1, 24: 11}, {3: 14, 20: 1}, "B", "4-4")
    hit = after(state, "20/16*/12*/8*/4*")
    assert (standing(hit, "A"), hit[BAR]) == ({24: 11}, 4)
    assert standing(hit, "B") == {3: 14, 4: 1}


@pytest.mark.clause("BGM-17", "BGM-R5")
def test_worked_case_7_two_on_the_bar() -> None:
    state = position({1: 13, 20: 2}, {6: 8, 13: 5}, "B", "5-3", b_bar=2)
    assert refusal(state, "13/8") == "BGM-17"
    assert refusal(state, "bar/20") == "BGM-20"
    entered = after(state, "bar/22")
    assert outcomes(state) == {entered}
    assert entered[PLACES + BAR] == 1
    assert entered[place("B", 22)] == 1
    play(state, "bar/22")
    assert (state.turn, state.cut) == (REFEREE, 1)


@pytest.mark.clause("BGM-17", "BGM-R5")
@pytest.mark.parametrize(("player", "zacke"), [("A", 4), ("B", 21)])
def test_a_stone_comes_in_with_its_number_and_may_hit(player: str, zacke: int) -> None:
    a, b = ({10: 14}, {4: 1, 6: 14}) if player == "A" else ({21: 1, 20: 14}, {15: 14})
    state = position(a, b, player, "4-4", a_bar=int(player == "A"), b_bar=int(player == "B"))
    play(state, "bar/21")
    assert state.board[place(player, zacke)] == 1
    assert state.hit == 1
    assert "bar/21" not in legal(state)
    assert len(legal(state)) >= 1


# Bearing off.


@pytest.mark.clause("BGM-23", "BGM-25", "BGM-R10")
def test_worked_case_8_the_exact_number() -> None:
    a, b = {24: 2}, {3: 1, 5: 2}
    state = position(a, b, "B", "6-5")
    assert outcomes(state) == {after(state, "5/off"), after(state, "-")}
    assert refusal(state, "3/off") == "BGM-25"
    full = position(a, b, "B", "6-5", Terms(highest=True, always=True))
    assert outcomes(full) == {after(full, "5/off(2)")}


@pytest.mark.clause("BGM-26", "BGM-R9", "BGM-R10")
def test_worked_case_9_an_empty_point() -> None:
    state = position({24: 2}, {4: 1, 6: 2}, "B", "5-2")
    turns = ("-", "6/1 -", "6/4 -", "4/2 -", "6/1 6/4", "6/1 4/2")
    assert outcomes(state) == {after(state, turn) for turn in turns}
    assert len(outcomes(state)) == 6
    play(state, "6/1")
    assert refusal(state, "1/off") == "BGM-25"


@pytest.mark.clause("BGM-12", "BGM-R9")
def test_worked_case_10_the_obligation_ends_in_the_middle_of_a_throw() -> None:
    a, b = {24: 2}, {1: 12, 5: 2, 8: 1}
    state = position(a, b, "B", "4-3")
    whole = ("8/4 5/2", "8/1", "5/1 5/2")
    assert outcomes(state) == {after(state, turn) for turn in ("8/4 -", "8/5 -", *whole)}
    assert len(outcomes(state)) == 5
    assert after(state, "8/5 5/1") == after(state, "8/5/1") == after(state, "8/4/1")
    assert refusal(state, "-") == "BGM-12"
    assert refusal(play(state.copy(), "5/2"), "-") == "BGM-12"
    always = position(a, b, "B", "4-3", Terms(always=True))
    assert outcomes(always) == {after(always, turn) for turn in whole}
    assert refusal(play(always, "8/4"), "-") == "BGM-12"


@pytest.mark.clause("BGM-R9")
def test_a_number_that_brings_the_last_stone_home_may_be_the_only_one_used() -> None:
    # 11/10 6/1 would use both; after 11/6 the band on Zacke 5 stops the 1, but all are home.
    state = position({5: 2, 24: 13}, {6: 1, 11: 1}, "B", "5-1")
    assert outcomes(state) == {after(state, "11/10 6/1"), after(state, "11/6")}
    bound = position({5: 2, 24: 13}, {6: 1, 11: 1}, "B", "5-1", Terms(always=True))
    assert outcomes(bound) == {after(bound, "11/10 6/1")}


@pytest.mark.clause("BGM-R9")
def test_a_number_that_brings_one_of_two_stones_home_does_not_end_the_obligation() -> None:
    # Bands stop every 1 but that after 5/3, so 7/5 would use one number only; another stone stays on 7.
    state = position({1: 2, 4: 2, 6: 2, 24: 9}, {2: 3, 5: 4, 7: 2}, "B", "2-1")
    assert refusal(state, "7/5") == "BGM-R8"
    assert outcomes(state) == {after(state, "5/3/2")}


@pytest.mark.clause("BGM-21", "BGM-R9")
def test_a_turn_that_wins_with_one_number_does_not_oblige_to_two() -> None:
    # The 4 wins; after the 3, which runs into the band on Zacke 1, the band on Zacke 21 stops the 4.
    state = position({1: 2, 21: 2, 24: 11}, {4: 1}, "B", "4-3", SELF_HIT)
    assert legal(state) == ["4/off", "4/1!", "-"]
    assert len(outcomes(state)) == 3
    assert {made[PLACES + BAR] for made in outcomes(state)} == {0, 1}


@pytest.mark.clause("BGM-R9")
def test_who_was_not_home_at_the_throw_uses_the_higher_of_two_numbers_of_which_one_can_be_used() -> None:
    state = position({24: 15}, {8: 1}, "B", "6-3")
    assert legal(state) == ["8/2"]
    assert refusal(state, "8/5") == "BGM-13"
    home = position({24: 15}, {1: 1, 5: 1}, "B", "4-3")
    assert legal(home) == ["5/2", "5/1", "-"]
    bound = position({24: 15}, {1: 1, 5: 1}, "B", "4-3", Terms(always=True))
    assert legal(bound) == ["5/1"]


@pytest.mark.clause("BGM-23", "BGM-R11")
def test_bearing_off_begins_within_a_throw_as_soon_as_the_last_stone_is_home() -> None:
    state = position({24: 2}, {1: 3, 7: 1}, "B", "6-1")
    assert refusal(state, "1/off") == "BGM-23"
    assert standing(after(state, "7/1 1/off"), "B") == {1: 3}
    assert standing(after(state, "7/6/off"), "B") == {1: 3}


@pytest.mark.clause("BGM-18", "BGM-24")
def test_a_double_counts_four_times_for_bearing_off_too() -> None:
    state = position({24: 2}, {5: 6}, "B", "5-5")
    assert len(outcomes(state)) == 5
    assert after(state, "5/off(4)")[PLACES + OFF] == 13


@pytest.mark.clause("BGM-27")
def test_a_hit_interrupts_bearing_off_until_all_are_home_again() -> None:
    state = position({1: 1, 24: 10}, {4: 1, 5: 4}, "A", "3-1")
    play(state, "24/21", "6/5") if "6/5" in legal(state) else play(state, "24/21")
    assert state.board[PLACES + BAR] == 1
    while state.turn == 0:
        state.play(state.moves()[0])
    throw(state, "5-4")
    assert set(legal(state)) <= {"bar/20", "bar/21"}
    play(state, legal(state)[0])
    assert refusal(state, "5/off") == "BGM-23"


def test_with_the_highest_rule_a_greater_number_takes_from_the_highest_point_only() -> None:
    terms = Terms(highest=True)
    assert "3/off" in legal(position({24: 2}, {2: 1, 3: 1}, "B", "6-5", terms))
    assert refusal(position({24: 2}, {2: 1, 3: 1}, "B", "6-5", terms), "2/off") == "BGM-25"
    assert refusal(position({24: 2}, {2: 1, 6: 1}, "B", "4-3", terms), "2/off") == "BGM-25"


def test_the_last_stone_may_go_off_at_once_whatever_number_is_left() -> None:
    state = position({24: 2}, {4: 1}, "B", "4-1", TOURNAMENT)
    assert legal(state) == ["4/3", "4/off"]
    assert play(state, "4/off").turn == NOBODY


# The end.


@pytest.mark.clause("BGM-6", "BGM-28", "BGM-29", "BGM-30", "BGM-31", "BGM-R12", "BGM-R13")
@pytest.mark.parametrize(
    ("loser", "bar", "value", "reason"),
    [
        pytest.param({19: 12}, 0, 1, "reason-single", id="case 11: three off"),
        pytest.param({8: 15}, 0, 2, "reason-double", id="case 11: none off"),
        pytest.param({19: 14}, 1, 3, "reason-triple", id="case 11: none off, one on the bar"),
        pytest.param({19: 12}, 1, 1, "reason-single", id="case 11: two off, one on the bar"),
        pytest.param({6: 1, 19: 14}, 0, 3, "reason-triple", id="none off, one in the winner's home"),
        pytest.param({7: 1, 19: 14}, 0, 2, "reason-double", id="none off, one just outside the winner's home"),
        pytest.param({6: 1, 19: 13}, 0, 1, "reason-single", id="one off, one in the winner's home"),
    ],
)
def test_worked_case_11_the_value_of_a_win(loser: dict[int, int], bar: int, value: int, reason: str) -> None:
    state = play(position(loser, {1: 1}, "B", "2-1", a_bar=bar), "1/off")
    assert (state.turn, state.reason()) == (NOBODY, reason)
    assert [state.points(seat) for seat in range(2)] == [0, value]
    assert legal(state) == []


@pytest.mark.clause("BGM-R20")
@pytest.mark.parametrize(
    ("a", "b", "points"), [({24: 1}, {2: 1}, [1, 0]), ({19: 1}, {2: 1}, [0, 1]), ({23: 1}, {2: 1}, [0, 0])]
)
def test_after_the_last_throw_the_fewer_pips_win_once(a: dict[int, int], b: dict[int, int], points: list[int]) -> None:
    state = before_throw(board(a, b), "B", Terms(throw_cap=3))
    state.cube = 1
    throw(state, "6-5")
    assert (state.turn, state.reason()) == (NOBODY, "reason-cap")
    assert [state.points(seat) for seat in range(2)] == points


@pytest.mark.clause("BGM-R20")
def test_no_game_is_longer_than_two_thousand_throws() -> None:
    assert GAME.settle(2, {})["throw_cap"] == 2000
    state = position({24: 15}, {6: 15}, "B", "6-5")
    state.throws = 2000
    play(state, "-")
    assert (state.turn, state.reason(), state.points(0)) == (NOBODY, "reason-cap", 1)
    for terms in (Terms(throw_cap=50), Terms(throw_cap=50, self_hit=True), Terms(throw_cap=50, cube_limit=64)):
        for seed in range(3):
            assert playout(start(terms), Random(seed)) <= 2 * (TIES + 1) + 8 * 50


@pytest.mark.parametrize(("agreement", "factor"), [("resign", 1), ("resign-double", 2), ("resign-triple", 3)])
def test_a_seat_may_give_up_once_twice_or_three_times_the_cube(agreement: str, factor: int) -> None:
    assert all(each.consent for each in GAME.agreements)
    state = position(*SETUP, "B", "3-1", CUBE)
    state.cube = 4
    match = match_with(GAME, state)
    match.agree(agreement, 1)
    assert match.over
    assert match.series.results[-1].points == (4 * factor, 0)
    assert match.series.results[-1].reason == "reason-resigned"


# The cube.


@pytest.mark.clause("BGM-32", "BGM-33", "BGM-34", "BGM-35", "BGM-36", "BGM-37", "BGM-38", "BGM-R13")
def test_worked_case_12_the_cube() -> None:
    state = throw(fallen(start(CUBE), 6, 1), "3-1")
    play(state, "8/5", "6/5")
    assert (state.turn, legal(state)) == (1, ["throw", "double"])
    play(state, "double")
    assert (state.turn, legal(state)) == (0, ["take", "drop"])
    assert state.cube == 1
    play(state, "take")
    assert (state.cube, state.owner, state.turn) == (2, 0, REFEREE)
    play(throw(state, "3-1"), "8/5", "6/5")
    play(throw(play(state, "throw"), "2-1"), "13/11", "6/5")
    assert state.turn == REFEREE  # the cube is A's: B is not asked
    play(throw(state, "2-1"), "13/11", "6/5")
    play(state, "double", "take")
    assert (state.cube, state.owner) == (4, 1)
    play(throw(state, "2-2"), "13/11", "13/11", "6/4", "6/4")
    dropped = play(state.copy(), "double", "drop")
    assert (dropped.points(1), dropped.points(0), dropped.reason()) == (4, 0, "reason-dropped")
    play(state, "double", "take")
    assert (state.cube, state.owner) == (8, 0)
    end = position({24: 1}, {19: 15}, "A", "2-1", CUBE)
    end.cube = state.cube
    assert play(end, "1/off").points(0) == 24


@pytest.mark.clause("BGM-33", "BGM-R14", "BGM-R15")
def test_nobody_doubles_before_the_first_throw_or_without_a_cube() -> None:
    state = fallen(start(CUBE), 6, 1)
    assert state.turn == REFEREE
    throw(state, "3-1")
    assert state.turn == 0
    assert refusal(state, "double") == "BGM-33"
    without = play(throw(fallen(start(Terms()), 6, 1), "3-1"), "8/5", "6/5")
    assert without.turn == REFEREE
    throw(without, "3-1")
    assert refusal(without, "double") == "BGM-R14"
    assert GAME.settle(2, {})["cube"] == "off"
    first = play(fallen(start(Terms(cube_limit=64, opening_roll=True)), 3, 1), "8/5", "6/5")
    assert (first.turn, legal(first)) == (1, ["throw", "double"])


@pytest.mark.clause("BGM-R15")
def test_the_player_on_the_bar_may_double_too() -> None:
    state = play(position({1: 13, 20: 2}, {6: 10, 13: 4}, "A", "2-1", CUBE, b_bar=1), "5/3", "5/4")
    assert state.owner == CENTRE
    assert (state.turn, legal(state)) == (1, ["throw", "double"])


@pytest.mark.clause("BGM-35", "BGM-R16")
def test_giving_up_costs_the_stake_before_the_offer_as_a_single_win() -> None:
    state = play(position({1: 13, 20: 2}, {6: 15}, "A", "2-1", CUBE), "5/3", "5/4")
    state.cube, state.owner = 8, 1
    play(state, "double")
    assert refusal(state, "throw") == "BGM-35"
    assert refusal(state, "8/5") == "BGM-35"
    play(state, "drop")
    assert [state.points(seat) for seat in range(2)] == [0, 8]


@pytest.mark.clause("BGM-37", "BGM-R17")
def test_the_right_to_double_alternates_and_ends_at_64() -> None:
    state = play(position({1: 13, 20: 2}, {6: 15}, "A", "2-1", CUBE), "5/3", "5/4")
    play(state, "double", "take")
    throw(state, "6-5")
    assert refusal(state, "double") == "BGM-37"
    assert refusal(state, "take") == "BGM-35"
    full = position({1: 13, 20: 2}, {6: 15}, "A", "2-1", CUBE)
    full.cube, full.owner = 64, 1
    play(full, "5/3", "5/4")
    assert full.turn == REFEREE
    throw(full, "6-5")
    assert refusal(full, "double") == "BGM-R17"
    unlimited = position({1: 13, 20: 2}, {6: 15}, "A", "2-1", Terms(cube_limit=1 << 20))
    unlimited.cube, unlimited.owner = 64, 1
    assert play(unlimited, "5/3", "5/4", "double", "take").cube == 128


# Against the slow reference.

OPTIONS = [
    Terms(highest=highest, always=always, self_hit=self_hit)
    for highest, always, self_hit in itertools.product((False, True), repeat=3)
]


@pytest.mark.clause("BGM-12", "BGM-13", "BGM-19", "BGM-R8", "BGM-R9", "BGM-R10", "BGM-R11", "BGM-R19")
@pytest.mark.parametrize("terms", OPTIONS, ids=lambda terms: f"{terms.highest}-{terms.always}-{terms.self_hit}")
def test_every_throw_on_scattered_boards_has_the_outcomes_of_the_reference(terms: Terms) -> None:
    random = Random(7)
    seen: Counter[int] = Counter()
    for _ in range(250):
        stones, seat = scattered(random), random.randrange(2)
        one, two = 1 + random.randrange(6), 1 + random.randrange(6)
        state = throw(before_throw(stones, "AB"[seat], terms), f"{one}-{two}")
        expected = reference(stones, seat, (one, two), terms)
        assert outcomes(state) == expected, (stones, seat, one, two)
        seen[min(len(expected), 3)] += 1
    assert min(seen[1], seen[2], seen[3]) > 10


@pytest.mark.clause("BGM-12", "BGM-R8", "BGM-R9")
@pytest.mark.parametrize("terms", OPTIONS, ids=lambda terms: f"{terms.highest}-{terms.always}-{terms.self_hit}")
def test_every_throw_of_the_last_stones_on_their_way_home_has_the_outcomes_of_the_reference(terms: Terms) -> None:
    random = Random(OPTIONS.index(terms))
    for _ in range(1000):
        stones, dice = nearly_home(random)
        state = throw(before_throw(stones, "A", terms), f"{dice[0]}-{dice[1]}")
        assert outcomes(state) == reference(stones, 0, dice, terms), (stones, dice)


@pytest.mark.clause("BGM-12", "BGM-13", "BGM-19", "BGM-R8", "BGM-R9")
@pytest.mark.parametrize("terms", [*OPTIONS, TOURNAMENT])
def test_every_throw_of_a_random_game_has_the_outcomes_of_the_reference(terms: Terms) -> None:
    random = Random(3)
    state = start(terms)
    compared = 0
    while state.turn != NOBODY and compared < 60:
        if state.turn != REFEREE:
            moves = state.moves()
            state.play(moves[random.randrange(len(moves))])
            continue
        stones, mover, throws = tuple(state.board), state.mover, state.throws
        state.play(state.chance(random))
        if state.throws == throws + 1 and state.throws > 1:
            assert outcomes(state) == reference(stones, mover, (state.first, state.second), terms)
            compared += 1
    assert compared > 20


def test_points_bands_and_bars_are_kept_in_step_with_the_board() -> None:
    for seed in range(4):
        random = Random(seed)
        state = start(OPTIONS[4] if seed == 0 else TOURNAMENT)
        for seat, stones in in_step(state, random):
            walls = sum(1 << (25 - place) for place in range(1, BAR) if stones[place] > 1)
            assert state.walls[1 - seat] == walls


def test_equal_positions_share_a_key_and_others_do_not() -> None:
    state = position(*SETUP, "A", "3-1")
    one, two = play(state.copy(), "8/5", "6/5"), play(state.copy(), "6/5", "8/5")
    assert one.key() == two.key() == one.copy().key()
    keys = {play(state.copy(), text).key() for text in legal(state)}
    assert len(keys) == len(legal(state))


# Notation.


def test_every_move_has_a_text_of_its_own() -> None:
    assert len(GAME.notation) == MOVES
    assert {"8/5", "bar/22", "6/off", "13/10!", "-", "throw", "double", "take", "drop", "d6"} <= set(GAME.notation)
    assert "bar/22!" not in GAME.notation
    assert "5/off" in GAME.notation
    assert "7/off" not in GAME.notation


@pytest.mark.parametrize(
    ("turn", "steps"),
    [
        ("8/5 6/5", "8/5 6/5"),
        ("6/5, 8/5", "6/5 8/5"),
        ("24/20", "24/23 23/20"),
        ("24/21*/20", None),
        ("13/10/9", "13/10 10/9"),
        (" 8/5 ", "8/5"),
        ("BAR/22", None),
        ("8/5(2)", None),
        ("8/7(2)", None),
        ("13/8", None),
        ("8/5 6/5 24/23", None),
        ("x/5", None),
    ],
)
def test_a_whole_turn_may_be_written_at_once(turn: str, steps: str | None) -> None:
    state = position(*SETUP, "B", "3-1")
    match = match_with(GAME, state)
    if steps is None:
        with pytest.raises((IllegalMove, InvalidMove)):
            match.play(turn)
        assert match.log == Match(GAME, 2, seal=Seal.numbered(1)).log
    else:
        assert [state.text(move) for move in whole_turn(GAME, state, turn)] == steps.split()


@pytest.mark.clause("BGM-12")
@pytest.mark.parametrize("turn", ["8/5 -", "8/5, -", "24/23 -"])
def test_a_turn_that_leaves_what_must_be_used_is_refused_as_a_whole(turn: str) -> None:
    state = position(*SETUP, "B", "3-1")
    match = match_with(GAME, state)
    before, log = tuple(state.board), list(match.log)
    with pytest.raises(IllegalMove) as refused:
        match.play(turn)
    assert refused.value.clause == "BGM-12"
    assert (tuple(state.board), state.left, match.log) == (before, 2, log)


def test_doubles_spans_and_bars_are_understood() -> None:
    state = position(*SETUP, "B", "4-4")
    assert after(state, "13/9(2) 6/2(2)") == after(state, "6/2(2) 13/9(2)")
    assert after(state, "13/5(2)") == after(state, "13/9/5(2)") == after(state, "13/9(2) 9/5(2)")
    assert after(state, "24/16 8/4 6/2") == after(state, "24/20/16 6/2 8/4")
    late = position({1: 13, 20: 2}, {6: 8, 13: 6}, "B", "4-3", b_bar=1)
    assert after(late, "13/9 bar/22") == after(late, "bar/22 13/9")
    assert after(late, "bar/18") == after(late, "bar/22/18") == after(late, "bar/21/18")
    off = position({24: 2}, {6: 3}, "B", "6-6")
    assert after(off, "6/off(2) -")[PLACES + OFF] == 14
    assert after(off, "6/off(3) -")[PLACES + OFF] == 15


def test_white_may_write_the_numbers_of_the_board_which_rise() -> None:
    state = position(*SETUP, "A", "3-1")
    assert after(state, "17/20 19/20") == after(state, "8/5 6/5")
    assert after(state, "1/5") == after(state, "24/20")
    assert after(state, "1/4/5") == after(state, "24/21/20")
    assert after(position({19: 3}, {6: 15}, "A", "6-6"), "19/off(3)")[OFF] == 15
    entering = position({10: 14}, {4: 1, 6: 14}, "A", "4-2", a_bar=1)
    assert after(entering, "bar/4* 10/12") == after(entering, "bar/21* 15/13")
    with pytest.raises(IllegalMove):
        match_with(GAME, position(*SETUP, "B", "3-1")).play("5/8")


@pytest.mark.clause("BGM-R4")
def test_a_span_whose_ways_differ_in_hits_is_ambiguous() -> None:
    state = position({5: 1, 10: 1, 24: 13}, {6: 14, 13: 1}, "B", "5-3")
    match = match_with(GAME, state)
    with pytest.raises(AmbiguousMove) as raised:
        match.play("13/5")
    assert raised.value.candidates == ("13/10*/5*", "13/8/5*")
    assert after(state, "13/10/5") == after(state, "13/10*/5*")
    assert REST not in state.moves()


@pytest.mark.clause("BGM-8", "BGM-15", "BGM-20")
@pytest.mark.parametrize(
    ("turn", "clause"),
    [
        ("13/3", "BGM-8"),
        ("13/8*/5", "BGM-15"),
        ("13/10* 6/2", "BGM-8"),
        ("13/10* 6/1", "BGM-20"),
        ("13/10 13/8 -", "BGM-8"),
    ],
)
def test_what_is_wrong_in_a_whole_turn_is_named(turn: str, clause: str) -> None:
    match = match_with(GAME, position({1: 2, 5: 1, 10: 1, 24: 11}, {6: 14, 13: 1}, "B", "5-3"))
    with pytest.raises(IllegalMove) as refused:
        match.play(turn)
    assert refused.value.clause == clause
    assert f"({clause})" in str(refused.value)


@pytest.mark.clause("BGM-8", "BGM-35")
@pytest.mark.parametrize("turn", ["8/5", "bar/22", "6/off", "-", "13/5", "13/10*", "8/5 6/5", "8/5 -", "8/5(2)"])
def test_a_step_before_the_throw_is_refused_because_the_dice_come_first(turn: str) -> None:
    state = play(position({1: 12, 20: 2}, {6: 14}, "A", "2-1", CUBE, b_bar=1), "5/3", "5/4")
    assert (state.turn, legal(state)) == (1, ["throw", "double"])
    assert refusal(state, "d6") == ""
    for clause, following in (("BGM-8", "double"), ("BGM-35", "take")):
        with pytest.raises(IllegalMove) as refused:
            match_with(GAME, state).play(turn)
        assert refused.value.clause == clause
        play(state, following)
