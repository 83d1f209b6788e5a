"""Leiterspiel: how figures run, climb and slide, who throws, who wins, and the exact odds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.leiterspiel.cases import DOWN, GAME, LEITERSPIEL, UP, placed, raced
from ludothek.core import state as core_state
from ludothek.core.errors import BadOption
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.leiterspiel.odds import odds
from ludothek.games.leiterspiel.rules import GOAL, LADDERS, LEADS, OVERSHOOT, SLIDES, Leiterspiel, ends, start
from support.playing import legal
from support.races import is_for_two_to_four, is_thrown_in_turn, thrown, won_in

GAMES = 100_000 if core_state.__file__.endswith((".so", ".pyd")) else 2_000
"""Compiled, they take seconds."""


@pytest.mark.clause("LEI-4", "LEI-6", "LEI-8", "LEI-R3")
def test_case_1_both_hit_a_ladder_with_the_first_throw() -> None:
    LEITERSPIEL.carry_out("""
        setup: P1 on 0; P2 on 0; P1 first
        P1 throws 3: 3 > 12
        P2 throws 5: 5 > 11
        positions: 12 11
        next: P1
    """)


@pytest.mark.clause("LEI-8", "LEI-9")
def test_case_2_all_ladders() -> None:
    LEITERSPIEL.carry_out("""
        setup: P1 on 1; P2 on 0; P1 first
        P1 throws 2: 3 > 12
        setup: P1 on 1; P2 on 0; P1 first
        P1 throws 4: 5 > 11
        setup: P1 on 22; P2 on 0; P1 first
        P1 throws 2: 24 > 26
        setup: P1 on 27; P2 on 0; P1 first
        P1 throws 4: 31 > 33
        setup: P1 on 35; P2 on 0; P1 first
        P1 throws 3: 38 > 42
        setup: P1 on 41; P2 on 0; P1 first
        P1 throws 6: 47 > 49
    """)


@pytest.mark.clause("LEI-8", "LEI-10")
def test_case_3_all_slides() -> None:
    LEITERSPIEL.carry_out("""
        setup: P1 on 13; P2 on 0; P1 first
        P1 throws 5: 18 > 13
        setup: P1 on 30; P2 on 0; P1 first
        P1 throws 6: 36 > 21
        setup: P1 on 56; P2 on 0; P1 first
        P1 throws 4: 60 > 54
        setup: P1 on 61; P2 on 0; P1 first
        P1 throws 1: 62 > 46
    """)


@pytest.mark.clause("LEI-R5")
def test_case_4_passing_over_and_arriving_at_the_far_end_do_nothing() -> None:
    LEITERSPIEL.carry_out("""
        setup: P1 on 2; P2 on 10; P1 first
        P1 throws 2: 4
        P2 throws 2: 12
        P1 throws 2: 6
        P2 throws 1: 13
        positions: 6 13
    """)


@pytest.mark.clause("LEI-7")
def test_case_5_nobody_is_sent_back() -> None:
    LEITERSPIEL.carry_out("""
        setup: P1 on 6; P2 on 4; P3 on 8; P1 first
        P1 throws 2: 8
        P2 throws 4: 8
        P3 throws 6: 14
        positions: 8 8 14
        next: P1
    """)


@pytest.mark.clause("LEI-3", "LEI-11", "LEI-R9")
def test_case_6_the_goal_exactly() -> None:
    state = LEITERSPIEL.carry_out("""
        setup: P1 on 58; P2 on 63; P1 first
        P1 throws 6: 64
        result: P1 wins
    """)
    assert (state.turn, state.reason(), legal(state)) == (NOBODY, "reason-goal", [])


@pytest.mark.clause("LEI-R4")
def test_case_7_counting_back() -> None:
    LEITERSPIEL.carry_out("""
        setup: P1 on 59; P2 on 0; P1 first
        P1 throws 6: 63
        result: none
        next: P2
    """)


@pytest.mark.clause("LEI-R4", "LEI-R5")
def test_case_8_counting_back_onto_a_slide() -> None:
    LEITERSPIEL.carry_out("""
        setup: P1 on 63; P2 on 63; P1 first
        P1 throws 3: 62 > 46
        P2 throws 5: 60 > 54
        positions: 46 54
    """)


@pytest.mark.clause("LEI-5", "LEI-R7")
def test_case_9_a_six_gives_no_second_throw() -> None:
    LEITERSPIEL.carry_out("""
        setup: P1 on 0; P2 on 0; P3 on 0; P4 on 0; P1 first
        P1 throws 6: 6
        P2 throws 6: 6
        P3 throws 1: 1
        P4 throws 5: 5 > 11
        next: P1
    """)


@pytest.mark.clause("LEI-R4")
@pytest.mark.parametrize(
    ("overshoot", "field", "face", "end"),
    [
        ("back", 61, 6, 61),
        ("back", 59, 5, 64),
        ("back", 63, 4, 61),
        ("back", 63, 6, 59),
        ("back", 61, 5, 46),
        ("stay", 63, 2, 63),
        ("stay", 61, 6, 61),
        ("stay", 61, 1, 46),
        ("stay", 61, 3, 64),
        ("win", 63, 6, 64),
        ("win", 61, 1, 46),
        ("win", 59, 1, 54),
        ("win", 58, 6, 64),
    ],
)
def test_beyond_the_goal_it_goes_as_agreed(overshoot: str, field: int, face: int, end: int) -> None:
    state = thrown(placed(field, 0, overshoot=overshoot), face)
    assert list(state.fields) == [end, 0]
    assert state.turn == (NOBODY if end == GOAL else 1)


@pytest.mark.clause("LEI-1", "LEI-R6")
def test_two_to_four_play_and_the_first_begins() -> None:
    is_for_two_to_four(GAME)
    with pytest.raises(BadOption):
        GAME.start(2, {"overshoot": "bounce"})


@pytest.mark.clause("LEI-5", "LEI-R8")
def test_whoever_is_to_move_can_only_throw_and_then_the_die_falls() -> None:
    is_thrown_in_turn(start(3, 0))


@pytest.mark.clause("LEI-R1", "LEI-R2")
def test_the_ten_connections_lead_to_other_rows_and_none_to_another_one() -> None:
    assert dict(UP) == LADDERS
    assert dict(DOWN) == SLIDES
    assert [field for field in range(GOAL + 1) if LEADS[field] != field] == sorted(dict(UP + DOWN))
    for begin, end in UP + DOWN:
        assert (begin - 1) // 8 != (end - 1) // 8
        assert LEADS[end] == end


@pytest.mark.clause("LEI-R10")
@pytest.mark.parametrize(
    ("fields", "face", "winners"), [((30, 40), 1, [1]), ((30, 40), 6, [1]), ((38, 40), 2, [0, 1]), ((39, 40), 3, [0])]
)
def test_after_a_thousand_throws_the_highest_field_wins(fields: tuple[int, int], face: int, winners: list[int]) -> None:
    state = thrown(placed(*fields, throws=998), 1)
    assert state.turn == 1, "not yet"
    state = thrown(placed(*fields, throws=999), face)
    assert (state.turn, list(state.winners()), state.reason()) == (NOBODY, winners, "reason-throws")


@pytest.mark.clause("LEI-R10", "LEI-11")
def test_the_goal_with_the_last_throw_of_all_is_the_goal() -> None:
    state = thrown(placed(60, 63, throws=999), 4)
    assert (list(state.winners()), state.reason()) == ([0], "reason-goal")


@given(st.integers(2, 4), st.sampled_from(OVERSHOOT), st.lists(st.integers(1, 6), max_size=200))
def test_every_race_goes_as_figures_that_are_carried_by_hand(seats: int, overshoot: str, faces: list[int]) -> None:
    state = start(seats, OVERSHOOT.index(overshoot))
    for face in faces:
        if state.turn != NOBODY:
            thrown(state, face)
    stand, winners = raced(seats, overshoot, faces)
    assert list(state.fields) == stand
    assert (list(state.winners()) if state.turn == NOBODY else []) == winners


# The odds.


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(start(2, 0), id="two at the start"),
        pytest.param(placed(63, 55, 20, 40, first=2), id="four under way"),
        pytest.param(placed(50, 58, 61, first=1, overshoot="stay"), id="three who stay"),
    ],
)
def test_the_odds_are_those_of_very_many_races(state: Leiterspiel) -> None:
    told, seen = odds(state), won_in(state, GAMES)
    assert sum(told) == pytest.approx(1, abs=1e-12)
    assert told == pytest.approx(seen, abs=4 * 0.5 / GAMES**0.5), "four standard deviations"


def test_some_odds_can_be_worked_out_by_hand() -> None:
    assert odds(placed(58, 0, overshoot="win"))[0] > 1 / 6
    assert odds(placed(63, 63, overshoot="win")) == pytest.approx([1, 0])
    assert odds(placed(63, 63, overshoot="stay")) == pytest.approx([6 / 11, 5 / 11])
    assert odds(placed(63, 63, 63, overshoot="stay", first=1)) == pytest.approx([25 / 91, 36 / 91, 30 / 91])


@pytest.mark.clause("LEI-R10")
def test_the_odds_know_that_the_thousandth_throw_is_the_last() -> None:
    assert odds(placed(30, 40, throws=999)) == pytest.approx([0, 1])
    assert odds(placed(37, 40, throws=999)) == pytest.approx([5 / 6, 2 / 6]), "a 1 leads up to 42; a 3 is as far"
    assert odds(placed(63, 10, throws=999)) == pytest.approx([1, 0])
    assert odds(placed(63, 57, throws=999)) == pytest.approx([4 / 6, 2 / 6]), "a 3 and a 5 lead down a slide"


@pytest.mark.parametrize("throws", [0, 990, 997, 999])
@pytest.mark.parametrize("overshoot", OVERSHOOT)
def test_the_odds_are_the_mean_of_what_they_become(overshoot: str, throws: int) -> None:
    random = Random(3)
    for _ in range(8):
        fields = [random.randrange(GOAL) for _ in range(3)]
        state = placed(*fields, first=random.randrange(3), overshoot=overshoot, throws=throws)
        mean = [0.0] * 3
        for face in range(1, 7):
            after = thrown(state.copy(), face)
            over = [float(seat in after.winners()) for seat in range(3)]
            for seat, chance in enumerate(over if after.turn == NOBODY else odds(after)):
                mean[seat] += chance / 6
        assert odds(state) == pytest.approx(mean, abs=1e-12)
        state.turn = REFEREE
        assert odds(state) == pytest.approx(mean, abs=1e-12), "the same while the die falls"


def test_a_run_ends_before_a_ladder_begins() -> None:
    assert [ends(0, 3, 0), ends(63, 3, 0), ends(63, 3, 1), ends(63, 3, 2)] == [3, 62, 63, 64]
