"""Gänsespiel: every event field, who waits on field 40 and for whom, and who wins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.gaensespiel.cases import GAENSESPIEL, GAME, TERMS, lost, placed, raced
from ludothek.core.errors import BadOption
from ludothek.core.state import NOBODY
from ludothek.games.gaensespiel.rules import LOST, WAITING, start
from support.races import is_for_two_to_four, is_thrown_in_turn, thrown


@pytest.mark.clause("GAE-9", "GAE-11", "GAE-6")
def test_case_1_fox_and_hedgehog() -> None:
    GAENSESPIEL.carry_out("""
        setup: P1 on 0; P2 on 7; P1 first
        P1 throws 4: 4 > 8
        P2 throws 6: 13 > 16
        positions: 8 16
        next: P1
    """)


@pytest.mark.clause("GAE-10", "GAE-12", "GAE-R4", "GAE-R5")
def test_case_2_caught_on_9() -> None:
    GAENSESPIEL.carry_out("""
        setup: P1 on 8; P2 on 0; P1 first
        P1 throws 1: 9
        P2 throws 2: 2
        P1 throws 3: 9
        P2 throws 1: 3
        P1 throws 6: 15
        P2 throws 2: 5
        P1 sits out
        P2 throws 1: 6
        P1 throws 2: 17
        positions: 17 6
    """)


@pytest.mark.clause("GAE-13", "GAE-14", "GAE-R5", "GAE-R6")
def test_case_3_a_turn_in_bed_and_one_more_throw() -> None:
    GAENSESPIEL.carry_out("""
        setup: P1 on 22; P2 on 20; P1 first
        P1 throws 2: 24
        P2 throws 1: 21
        P2 throws 4: 25
        P1 sits out
        P2 throws 1: 26
        P1 throws 1: 25
        positions: 25 26
    """)


@pytest.mark.clause("GAE-15", "GAE-16", "GAE-17", "GAE-R3")
def test_case_4_ladybird_flight_and_sleep() -> None:
    GAENSESPIEL.carry_out("""
        setup: P1 on 28; P2 on 1; P1 first
        P1 throws 2: 30 > 34
        P1 throws 3: 37
        P2 throws 1: 2
        P1 sits out
        P2 throws 1: 3
        P1 sits out
        P2 throws 2: 5
        P1 throws 1: 38
    """)


@pytest.mark.clause("GAE-18", "GAE-R7")
def test_case_5_the_next_goose_goes_past_at_once() -> None:
    GAENSESPIEL.carry_out("""
        setup: P1 on 38; P2 on 36; P1 first
        P1 throws 2: 40
        P2 throws 6: 42
        P1 throws 1: 41
        positions: 41 42
    """)


@pytest.mark.clause("GAE-18", "GAE-R7")
def test_case_6_a_long_wait() -> None:
    GAENSESPIEL.carry_out("""
        setup: P1 on 38; P2 on 32; P1 first
        P1 throws 2: 40
        P2 throws 1: 33
        P1 waits on 40
        P2 throws 2: 35
        P1 waits on 40
        P2 throws 6: 41
        P1 throws 5: 45
        positions: 45 41
    """)


@pytest.mark.clause("GAE-18", "GAE-R7")
def test_case_7_nobody_left_behind() -> None:
    GAENSESPIEL.carry_out("""
        setup: P1 on 38; P2 on 50; P1 first
        P1 throws 2: 40
        P2 throws 1: 51
        P1 waits on 40
        P2 throws 3: 54
        P1 throws 3: 43
        positions: 43 54
    """)


@pytest.mark.clause("GAE-18", "GAE-R7", "GAE-7")
def test_case_8_the_other_goose_lands_on_40_as_well() -> None:
    GAENSESPIEL.carry_out("""
        setup: P1 on 38; P2 on 37; P1 first
        P1 throws 2: 40
        P2 throws 3: 40
        P1 waits on 40
        P2 waits on 40
        P1 throws 2: 42
        P2 throws 4: 44
        positions: 42 44
    """)


@pytest.mark.clause("GAE-19", "GAE-20", "GAE-21")
def test_case_9_balloon_lost_way_laughter() -> None:
    GAENSESPIEL.carry_out("""
        setup: P1 on 45; P2 on 50; P3 on 51; P1 first
        P1 throws 4: 49 > 53
        P2 throws 2: 52 > 43
        P3 throws 6: 57
        P1 throws 1: 54
        P2 throws 1: 44
        P3 sits out
        P1 throws 1: 55
        P2 throws 1: 45
        P3 sits out
        P1 throws 1: 56
        P2 throws 1: 46
        P3 throws 1: 58
        positions: 56 46 58
    """)


@pytest.mark.clause("GAE-22", "GAE-23", "GAE-R3", "GAE-R8")
def test_case_10_too_many_points_and_60_from_the_far_side() -> None:
    GAENSESPIEL.carry_out("""
        setup: P1 on 61; P2 on 62; P1 first
        P1 throws 5: 60
        P1 throws 3: 63
        result: P1 wins
    """)


@pytest.mark.clause("GAE-3", "GAE-23", "GAE-24", "GAE-R9", "GAE-R10")
def test_case_11_the_goal_exactly_and_a_six_is_no_extra_throw() -> None:
    GAENSESPIEL.carry_out("""
        setup: P1 on 55; P2 on 62; P1 first
        P1 throws 6: 61
        P2 throws 2: 62
        P1 throws 2: 63
        result: P1 wins
    """)


@pytest.mark.clause("GAE-1", "GAE-R2", "GAE-4", "GAE-R1")
def test_two_to_four_play_and_the_first_begins_at_the_start() -> None:
    is_for_two_to_four(GAME)
    assert list(thrown(start(2, 0), 5).fields) == [5, 0]
    for wrong in ({"overshoot": "win"}, {"field_9_six": "stays"}):
        with pytest.raises(BadOption):
            GAME.start(2, wrong)


@pytest.mark.clause("GAE-5", "GAE-R6")
def test_whoever_is_to_move_can_only_throw_and_then_the_die_falls() -> None:
    is_thrown_in_turn(start(3, 0))


@pytest.mark.clause("GAE-8", "GAE-R3")
@pytest.mark.parametrize(
    ("field", "face", "end", "missing", "again"),
    [
        (3, 1, 8, 0, False),
        (8, 5, 16, 0, False),
        (12, 3, 15, 1, False),
        (20, 1, 21, 0, True),
        (20, 4, 24, 1, False),
        (28, 2, 34, 0, True),
        (33, 1, 34, 0, True),
        (36, 1, 37, 2, False),
        (47, 2, 53, 0, False),
        (50, 2, 43, 0, False),
        (56, 1, 57, 2, False),
        (59, 1, 60, 0, True),
        (61, 5, 60, 0, True),
        (62, 4, 60, 0, True),
        (60, 6, 60, 0, True),
        (62, 6, 58, 0, False),
        (3, 2, 5, 0, False),
        (20, 2, 22, 0, False),
    ],
)
def test_what_a_field_does_it_does_to_all_who_come_to_rest_there(
    field: int,
    face: int,
    end: int,
    missing: int,
    again: bool,  # noqa: FBT001 - a table
) -> None:
    state = thrown(placed(field, 1), face)
    assert (list(state.fields), list(state.missing)) == ([end, 1], [missing, 0])
    assert state.turn == (0 if again else 1)


@pytest.mark.clause("GAE-10", "GAE-R4")
def test_agreed_otherwise_the_six_only_frees() -> None:
    state = thrown(placed(9, 1, terms="frees"), 5)
    assert (state.turn, state.fields[0]) == (1, 9)
    state = thrown(placed(9, 1, terms="frees"), 6)
    assert (state.turn, state.fields[0], state.freed) == (0, 9, 1)
    assert list(thrown(state.copy(), 6).missing) == [1, 0], "the feather on 15"
    thrown(state, 2)
    assert (state.turn, state.fields[0], state.freed) == (1, 11, 0)
    caught_again = thrown(placed(8, 1, terms="frees"), 1, 1, 6)
    assert (caught_again.turn, caught_again.freed) == (0, 1)


@pytest.mark.clause("GAE-R8", "GAE-23")
def test_agreed_otherwise_too_many_points_are_lost() -> None:
    for field, face in ((62, 2), (60, 4), (60, 6), (61, 5)):
        state = thrown(placed(field, 1, terms="stay"), face)
        assert (list(state.fields), state.turn) == ([field, 1], 1), "no event, not even on 60"
    assert thrown(placed(60, 1, terms="stay"), 3).turn == NOBODY


@pytest.mark.clause("GAE-R7")
def test_a_goose_that_goes_past_frees_all_who_wait() -> None:
    state = thrown(placed(38, 38, 30, 36), 2, 2, 1, 6)
    assert list(state.fields) == [40, 40, 31, 42]
    assert list(state.foot) == [0, 0, 0, 0]
    assert (state.turn, lost(state)) == (0, [])


@pytest.mark.clause("GAE-R7")
def test_whoever_was_above_already_does_not_go_past() -> None:
    state = thrown(placed(38, 50, 20), 2, 4)
    assert list(state.foot) == [WAITING, 0, 0]
    thrown(state, 2)
    assert (state.turn, lost(state), list(state.foot)) == (1, ["P1 waits on 40"], [LOST, 0, 0])


@pytest.mark.clause("GAE-R7", "GAE-7")
def test_whoever_waits_is_passed_by_the_next_not_by_the_one_who_went_before() -> None:
    state = thrown(placed(36, 38, 20), 6, 2)
    assert (list(state.fields), list(state.foot)) == ([42, 40, 20], [0, WAITING, 0])


@pytest.mark.clause("GAE-R7")
def test_the_last_behind_lands_on_40_and_who_has_waited_is_free_at_once() -> None:
    GAENSESPIEL.carry_out("""
        setup: P1 on 38; P2 on 35; P1 first
        P1 throws 2: 40
        P2 throws 1: 36
        P1 waits on 40
        P2 throws 4: 40
        P1 throws 1: 41
        P2 waits on 40
        P1 throws 1: 42
        P2 throws 3: 43
    """)


@pytest.mark.clause("GAE-R5", "GAE-R7")
def test_turns_are_lost_one_by_one_until_somebody_may_throw() -> None:
    state = thrown(placed(38, 36), 2, 1)
    assert list(state.missing) == [0, 0]
    assert lost(state) == ["P1 waits on 40", "P2 sits out", "P1 waits on 40", "P2 sits out", "P1 waits on 40"]
    assert state.turn == 1


@pytest.mark.clause("GAE-R11")
@pytest.mark.parametrize(
    ("fields", "face", "winners"), [((30, 41), 1, [1]), ((39, 41), 2, [0, 1]), ((39, 41), 4, [0]), ((20, 30), 1, [1])]
)
def test_after_a_thousand_throws_the_highest_field_wins(fields: tuple[int, int], face: int, winners: list[int]) -> None:
    assert thrown(placed(*fields, throws=998), 2).turn != NOBODY, "not yet"
    state = thrown(placed(*fields, throws=999), face)
    assert (state.turn, list(state.winners()), state.reason()) == (NOBODY, winners, "reason-throws")


@pytest.mark.clause("GAE-R11", "GAE-24")
def test_the_goal_with_the_last_throw_of_all_is_the_goal() -> None:
    state = thrown(placed(60, 62, throws=999), 3)
    assert (list(state.winners()), state.reason()) == ([0], "reason-goal")


@given(st.integers(2, 4), st.sampled_from(list(TERMS)), st.lists(st.integers(1, 6), max_size=160))
def test_every_race_goes_as_geese_that_are_carried_by_hand(seats: int, terms: str, faces: list[int]) -> None:
    state = start(seats, TERMS[terms])
    for face in faces:
        if state.turn != NOBODY:
            thrown(state, face)
    slow = raced(seats, terms, faces)
    assert list(state.fields) == slow.at
    assert (list(state.winners()) if state.turn == NOBODY else []) == slow.winners
    assert slow.winners or state.turn == slow.turn
