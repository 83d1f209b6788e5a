"""Nur keine Aufregung: the clauses about throwing, running, throwing out and arriving."""

import pytest
from librt.random import Random

from games.nur_keine_aufregung.cases import (
    WORKED,
    Referee,
    agrees,
    choices,
    colours,
    path,
    places,
    position,
    throw,
)
from ludothek.core.state import NOBODY, REFEREE, playout
from ludothek.games.nur_keine_aufregung.notation import ENTER, MOVES
from ludothek.games.nur_keine_aufregung.rules import (
    ENTER_ON_SIX,
    NO_GOAL_JUMP,
    OPENING,
    PLAY_ON,
    THROW_OUT,
    THROWS,
    NurKeineAufregung,
    start,
)
from support.playing import legal, play

TEXTS = [start(4, 0).text(number) for number in range(MOVES)]

CASES = {
    "C1 tie in the opening throw": """
        opening: A3 B5 C5 D1 / B2 C4
        first: C
        order: C D A B
    """,
    "C2 third attempt succeeds": """
        setup: A: H H H H; A to throw
        throws allowed: 3
        A throws 2: -
        A throws 4: -
        A throws 6: H-1
        A throws 5: 1-6
        pos A: 6 H H H
        to throw: B
        throws allowed: 3
    """,
    "C3 three misses": """
        setup: A: H H H H; A to throw
        A throws 1: -
        A throws 5: -
        A throws 3: -
        to throw: B
    """,
    "C4 six after six": """
        setup: A: H H H H; A to throw
        A throws 6: H-1
        choices 6: 1-7
        A throws 6: 1-7
        choices 2: 7-9
        A throws 2: 7-9
        pos A: 9 H H H
        to throw: B
    """,
    "C5 throwing out is a choice": """
        setup: A: 9 20 H H; B: 13 30 H H; A to throw
        throws allowed: 1
        choices 4: 9-13, 20-24
        A throws 4: 9-13
        thrown out: B
        pos B: 30 H H H
        to throw: B
        throws allowed: 1
    """,
    "C6 rest bench": """
        setup: A: 12 H H H; B: 16 H H H; A to throw
        choices 4: -
        choices 5: 12-17
        A throws 4: -
        to throw: B
    """,
    "C7 clearing S comes first, even by force": """
        setup: A: 1 20 H H; B: 4 H H H; A to throw
        choices 3: 1-4
        A throws 3: 1-4
        thrown out: B
        pos A: 4 20 H H
    """,
    "C8 clearing S blocked by a bench": """
        setup: A: 1 20 H H; C: 6 H H H; A to throw
        choices 5: 20-25
        A throws 5: 20-25
        to throw: B
    """,
    "C9 into the goal": """
        setup: A: 38 G2 H H; A to throw
        choices 1: 38-39, G2-G3
        choices 2: 38-40, G2-G4
        choices 3: 38-G1
        choices 4: -
        choices 5: 38-G3
        choices 6: 38-G4, H-1
    """,
    "C10 three throws with figures at home in the goal": """
        setup: A: G3 G4 H H; A to throw
        throws allowed: 3
        setup: A: G2 H H H; A to throw
        throws allowed: 1
        choices 1: G2-G3
        choices 2: G2-G4
        choices 6: H-1
    """,
    "C11 winning with a six": """
        setup: A: 35 G2 G3 G4; A to throw
        choices 6: 35-G1
        A throws 6: 35-G1
        result: A wins
    """,
    "C12 coming in on a foreign figure": """
        setup: A: H H H H; C: 1 40 H H; A to throw
        A throws 6: H-1
        thrown out: C
        pos C: 40 H H H
        choices 3: 1-4
        A throws 3: 1-4
        to throw: B
    """,
}


@pytest.mark.clause("NKA-5", "NKA-6", "NKA-7", "NKA-8", "NKA-9", "NKA-10", "NKA-11", "NKA-12", "NKA-13", "NKA-14")
@pytest.mark.parametrize("case", CASES)
def test_worked_case(case: str) -> None:
    WORKED.carry_out(CASES[case])


# The board.


@pytest.mark.clause("NKA-4", "NKA-R2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_figures_begin_in_the_corner_and_come_in_on_their_own_start_field(seats: int) -> None:
    for colour, entry in zip("ABCD", ("H-1", "H-11", "H-21", "H-31"), strict=True):
        if colour in colours(seats):
            state = position(colour, {}, seats)
            assert {places(state, other) for other in colours(seats)} == {"H H H H"}
            assert choices(state, 6) == [entry]
            assert choices(state, 5) == []


@pytest.mark.clause("NKA-R1", "NKA-R3", "NKA-11")
@pytest.mark.parametrize("colour", "ABCD")
def test_a_figure_runs_forty_fields_and_then_up_the_goal(colour: str) -> None:
    way = path(colour)
    assert len(way) == 45
    assert way[40] == {"A": "40", "B": "10", "C": "20", "D": "30"}[colour]
    for step in range(1, 44):
        for number in range(1, 7):
            state = position(colour, {colour: f"{way[step]} H H H"})
            texts = [text for text in choices(state, number) if text[0] != "H"]
            assert texts == ([f"{way[step]}-{way[step + number]}"] if step + number <= 44 else [])


@pytest.mark.clause("NKA-R5")
def test_two_players_face_each_other_and_more_sit_side_by_side() -> None:
    assert [start(2, 0).colour(seat) for seat in range(2)] == [0, 2]
    assert [start(3, 0).colour(seat) for seat in range(3)] == [0, 1, 2]
    assert [start(4, 0).colour(seat) for seat in range(4)] == [0, 1, 2, 3]
    two = position("C", {"C": "19 H H H", "A": "21 H H H"}, seats=2)
    assert choices(two, 2) == ["19-G1"]
    assert choices(two, 6) == ["H-21"]
    throw(two, 6)
    play(two, "H-21")
    assert places(two, "A") == "H H H H"


@pytest.mark.clause("NKA-R5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_clockwise(seats: int) -> None:
    state = position("C", {}, seats)
    order = []
    for _ in range(2 * seats):
        order.append(colours(seats)[state.thrower])
        throw(state, 1, 2, 3)
    there = colours(seats).index("C")
    assert "".join(order) == (colours(seats)[there:] + colours(seats)[:there]) * 2


def test_every_move_has_a_text_of_its_own() -> None:
    assert len(set(TEXTS)) == MOVES
    assert TEXTS[:ENTER] == [f"throw{number}" for number in range(1, 7)]
    assert {"17-21", "38-G1", "8-G1", "28-G4", "40-6", "G1-G3", "H-31"} <= set(TEXTS)


# The opening throws.


@pytest.mark.clause("NKA-5", "NKA-R6")
@pytest.mark.parametrize(
    ("seats", "numbers", "first"),
    [
        (4, "6521", "A"),
        (4, "1236", "D"),
        (4, "3333 1214", "D"),
        (4, "6166 255 16", "D"),
        (3, "412", "A"),
        (3, "155 33 21", "B"),
        (2, "44 66 11 12", "C"),
        (2, "31", "A"),
    ],
)
def test_the_highest_number_begins_and_ties_throw_again(seats: int, numbers: str, first: str) -> None:
    state = start(seats, 0)
    throw(state, *map(int, numbers.replace(" ", "")))
    assert state.throws == 0
    assert state.attempts == 3
    assert colours(seats)[state.thrower] == first
    assert all(places(state, colour) == "H H H H" for colour in colours(seats))


@pytest.mark.clause("NKA-R6")
def test_only_those_tied_for_the_highest_throw_again() -> None:
    state = throw(start(4, 0), 2, 5, 2, 5)
    assert state.thrower == 1
    throw(state, 1)
    assert state.thrower == 3
    throw(state, 1)
    assert (state.throws < 0, state.thrower) == (True, 1)
    throw(state, 3, 2)
    assert (state.throws, state.thrower) == (0, 1)


@pytest.mark.clause("NKA-R6")
def test_even_ties_without_end_come_to_an_end() -> None:
    state = start(4, 0)
    throw(state, *[4] * OPENING)
    assert (state.throws, state.thrower, state.turn) == (0, 0, REFEREE)


# How often one throws.


@pytest.mark.clause("NKA-6", "NKA-R7")
@pytest.mark.parametrize(
    ("figures", "attempts"),
    [
        ("H H H H", 3),
        ("G4 H H H", 3),
        ("G4 G3 H H", 3),
        ("G4 G3 G2 H", 3),
        ("G3 H H H", 1),
        ("G1 H H H", 1),
        ("G4 G2 H H", 1),
        ("G3 G2 H H", 1),
        ("G3 G2 G1 H", 1),
        ("G4 G2 G1 H", 1),
        ("5 H H H", 1),
        ("40 G4 G3 G2", 1),
        ("1 G4 H H", 1),
    ],
)
@pytest.mark.parametrize("terms", [0, NO_GOAL_JUMP])
def test_three_throws_are_for_those_who_have_nothing_to_move(figures: str, attempts: int, terms: int) -> None:
    assert position("A", {"A": figures}, terms=terms).attempts == attempts


@pytest.mark.clause("NKA-R7")
def test_a_figure_thrown_out_gives_three_throws_from_the_next_turn_on() -> None:
    state = throw(position("A", {"A": "9 H H H", "B": "13 H H H"}), 4)
    play(state, "9-13")
    assert (state.thrower, state.attempts) == (1, 3)


@pytest.mark.clause("NKA-R7", "NKA-R10")
def test_the_throw_after_a_six_is_a_single_one() -> None:
    state = throw(position("A", {}), 1, 6)
    play(state, "H-1")
    assert (state.thrower, state.attempts) == (0, 1)
    blocked = position("A", {"A": "1 H H H", "B": "6 H H H"})
    throw(blocked, 5)
    assert blocked.thrower == 1


@pytest.mark.clause("NKA-7", "NKA-R10")
def test_every_six_gives_another_throw_also_one_that_cannot_be_used() -> None:
    state = position("A", {"A": "1 7 36 G1"})
    for _ in range(9):
        throw(state, 6)
        if state.turn == 0:
            play(state, legal(state)[0])
        assert (state.thrower, state.turn) == (0, REFEREE)
    stuck = position("A", {"A": "G1 40 39 G4"})
    throw(stuck, 6, 6, 6, 6)
    assert (stuck.thrower, stuck.turn, stuck.attempts) == (0, REFEREE, 1)
    throw(stuck, 4)
    assert legal(stuck) == ["39-G3"]


# What must be moved.


@pytest.mark.clause("NKA-R8")
def test_a_six_may_bring_a_figure_in_or_move_another() -> None:
    state = position("A", {"A": "9 20 H H"})
    assert choices(state, 6) == ["H-1", "9-15", "20-26"]
    must = position("A", {"A": "9 20 H H"}, terms=ENTER_ON_SIX)
    assert choices(must, 6) == ["H-1"]
    assert choices(must, 5) == ["9-14", "20-25"]
    throw(must, 6)
    for text in ("9-15", "20-26"):
        assert must.refusal(TEXTS.index(text)) == "NKA-R8"


@pytest.mark.clause("NKA-R8", "NKA-R11")
def test_with_the_duty_to_enter_clearing_s_comes_first_and_a_blocked_s_frees() -> None:
    assert choices(position("A", {"A": "1 20 H H"}, terms=ENTER_ON_SIX), 6) == ["1-7"]
    assert choices(position("A", {"A": "1 7 20 H"}, terms=ENTER_ON_SIX), 6) == ["7-13", "20-26"]
    assert choices(position("A", {"A": "7 20 40 39"}, terms=ENTER_ON_SIX), 6) == ["7-13", "20-26"]


@pytest.mark.clause("NKA-R9")
def test_whoever_can_move_must_and_a_throw_that_allows_nothing_lapses() -> None:
    state = throw(position("A", {"A": "9 H H H"}), 3)
    assert (state.turn, legal(state)) == (0, ["9-12"])
    lapsed = throw(position("A", {"A": "40 G2 G4 H"}), 2)
    assert (lapsed.turn, lapsed.thrower) == (REFEREE, 1)
    assert places(lapsed, "A") == "G4 G2 40 H"


@pytest.mark.clause("NKA-8", "NKA-R11")
def test_s_is_cleared_first_even_when_nobody_waits_and_the_duty_stays() -> None:
    assert choices(position("A", {"A": "1 20 30 40"}), 3) == ["1-4"]
    state = position("A", {"A": "1 20 H H", "C": "6 H H H"})
    throw(state, 5)
    assert state.refusal(TEXTS.index("1-6")) == "NKA-R13"
    play(state, "20-25")
    throw(state, 1, 1, 1)
    throw(state, 1)
    assert legal(state) == ["6-7"]
    play(state, "6-7")
    throw(state, 1, 1, 1)
    assert choices(state, 2) == ["1-3"]
    throw(state, 2)
    assert state.refusal(TEXTS.index("25-27")) == "NKA-R11"


@pytest.mark.clause("NKA-R11")
def test_a_figure_of_another_colour_need_not_leave_s() -> None:
    assert choices(position("B", {"B": "1 20 H H"}), 3) == ["1-4", "20-23"]


@pytest.mark.clause("NKA-R12", "NKA-R16")
def test_own_figures_are_jumped_but_never_landed_on() -> None:
    state = position("A", {"A": "9 12 G1 H"})
    assert choices(state, 3) == ["12-15", "G1-G4"]
    assert choices(state, 4) == ["9-13", "12-16"]
    throw(state, 3)
    assert state.refusal(TEXTS.index("9-12")) == "NKA-R12"


@pytest.mark.clause("NKA-R15")
def test_coming_in_throws_out_others_but_not_ones_own() -> None:
    blocked = position("A", {"A": "1 7 H H"})
    assert choices(blocked, 6) == ["7-13"]
    throw(blocked, 6)
    assert blocked.refusal(TEXTS.index("H-1")) == "NKA-R15"
    foreign = position("B", {"B": "H H H H", "D": "11 H H H"})
    assert choices(foreign, 6) == ["H-11"]
    throw(foreign, 6)
    play(foreign, "H-11")
    assert (places(foreign, "D"), foreign.hit) == ("H H H H", 3)


@pytest.mark.clause("NKA-R15")
def test_start_fields_protect_nobody() -> None:
    hit = throw(position("A", {"A": "9 H H H", "B": "11 H H H"}), 2)
    play(hit, "9-11")
    assert places(hit, "B") == "H H H H"


@pytest.mark.clause("NKA-12", "NKA-13", "NKA-14", "NKA-R4", "NKA-R13")
@pytest.mark.parametrize("star", [6, 16, 26, 36])
@pytest.mark.parametrize("holder", "ABCD")
def test_an_occupied_bench_is_jumped_but_never_landed_on(star: int, holder: str) -> None:
    figures = {"A": f"{star - 4} H H H", "B": "H H H H"}
    figures[holder] = f"{star} H H H" if holder != "A" else f"{star - 4} {star} H H"
    state = position("A", figures)
    assert f"{star - 4}-{star}" not in choices(state, 4)
    assert f"{star - 4}-{star + 1}" in choices(state, 5)
    free = position("A", {"A": f"{star - 4} H H H"})
    assert f"{star - 4}-{star}" in choices(free, 4)


@pytest.mark.clause("NKA-12")
def test_only_the_four_stars_are_safe() -> None:
    for field in range(8, 41):
        state = position("A", {"A": f"{field - 1} H H H", "C": f"{field} H H H"})
        assert (choices(state, 1) == []) == (field in {6, 16, 26, 36})


@pytest.mark.clause("NKA-9", "NKA-10", "NKA-R14")
def test_throwing_out_is_free_to_choose_unless_agreed_otherwise() -> None:
    figures = {"A": "9 20 H H", "B": "13 30 H H"}
    spared = throw(position("A", figures), 4)
    play(spared, "20-24")
    assert (places(spared, "B"), spared.hit) == (places(position("A", figures), "B"), -1)
    must = position("A", figures, terms=THROW_OUT)
    assert choices(must, 4) == ["9-13"]
    assert choices(must, 3) == ["9-12", "20-23"]
    throw(must, 4)
    assert must.refusal(TEXTS.index("20-24")) == "NKA-R14"


@pytest.mark.clause("NKA-R14")
def test_of_several_hits_any_may_be_chosen_and_the_only_legal_hit_must_be_made() -> None:
    two = position("A", {"A": "9 20 30 H", "B": "13 H H H", "C": "24 H H H"}, terms=THROW_OUT)
    assert choices(two, 4) == ["9-13", "20-24"]
    only = position("A", {"A": "9 H H H", "B": "13 H H H"})
    assert choices(only, 4) == ["9-13"]


@pytest.mark.clause("NKA-R14", "NKA-R8", "NKA-R11")
def test_the_duties_in_their_order() -> None:
    figures = {"A": "9 20 H H", "C": "15 H H H"}
    assert choices(position("A", figures, terms=THROW_OUT), 6) == ["9-15"]
    assert choices(position("A", figures, terms=ENTER_ON_SIX | THROW_OUT), 6) == ["H-1"]
    on_s = {"A": "1 9 H H", "C": "15 H H H"}
    assert choices(position("A", on_s, terms=ENTER_ON_SIX | THROW_OUT), 6) == ["1-7"]
    entering_hits = {"A": "9 20 H H", "C": "1 15 H H"}
    assert choices(position("A", entering_hits, terms=THROW_OUT), 6) == ["H-1", "9-15"]
    only_entering_hits = position("A", {"A": "9 20 H H", "C": "1 H H H"}, terms=THROW_OUT)
    assert legal(throw(only_entering_hits, 6)) == ["H-1"]
    assert only_entering_hits.refusal(TEXTS.index("9-15")) == "NKA-R14"


# The goal.


@pytest.mark.clause("NKA-R16")
def test_the_goal_takes_an_exact_throw_and_nobody_is_thrown_out_there() -> None:
    state = position("A", {"A": "40 G1 H H", "B": "10 G1 H H"})
    assert choices(state, 4) == ["40-G4"]
    assert choices(state, 1) == ["G1-G2"]
    throw(state, 5)
    assert state.thrower == 1
    beyond = throw(position("A", {"A": "40 20 H H"}), 5)
    assert beyond.refusal(TEXTS.index("40-G4")) == "NKA-R16"
    assert places(state, "B") == "G1 10 H H"


@pytest.mark.clause("NKA-R16")
@pytest.mark.parametrize(
    ("figures", "number", "expected"),
    [
        ("38 G1 H H", 4, []),
        ("38 G1 H H", 2, ["38-40", "G1-G3"]),
        ("38 G2 H H", 5, []),
        ("38 G2 H H", 3, ["38-G1"]),
        ("G1 G2 H H", 2, ["G2-G4"]),
        ("G1 G3 H H", 1, ["G1-G2", "G3-G4"]),
        ("G1 G3 H H", 3, []),
        ("40 G4 H H", 3, ["40-G3"]),
    ],
)
def test_where_goal_jumps_are_forbidden(figures: str, number: int, expected: list[str]) -> None:
    assert choices(position("A", {"A": figures}, terms=NO_GOAL_JUMP), number) == expected


@pytest.mark.clause("NKA-R16")
def test_a_forbidden_goal_jump_is_refused_with_its_clause() -> None:
    state = throw(position("A", {"A": "38 20 G1 H"}, terms=NO_GOAL_JUMP), 4)
    assert legal(state) == ["20-24"]
    assert state.refusal(TEXTS.index("38-G2")) == "NKA-R16"


@pytest.mark.clause("NKA-R2", "NKA-R3", "NKA-7", "NKA-8")
def test_other_refusals_name_their_clause_or_none() -> None:
    state = throw(position("A", {"A": "9 20 H H"}), 4)
    refused = {
        "9-12": "NKA-8",
        "9-G1": "NKA-R3",
        "H-1": "NKA-7",
        "H-11": "NKA-R2",
        "10-14": "",
        "throw3": "",
        "G1-G2": "",
    }
    assert {text: state.refusal(TEXTS.index(text)) for text in refused} == refused
    assert start(4, 0).refusal(100) == ""


# The end.


@pytest.mark.clause("NKA-3", "NKA-15", "NKA-R17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_with_all_figures_in_wins_at_once(seats: int) -> None:
    state = throw(position("C", {"C": "15 G2 G3 G4"}, seats), 6)
    assert not any(state.points(seat) for seat in range(seats))
    play(state, "15-G1")
    winner = colours(seats).index("C")
    assert state.turn == NOBODY
    assert [state.points(seat) for seat in range(seats)] == [(seats - 1) * (seat == winner) for seat in range(seats)]
    assert state.reason() == "reason-arrived"
    assert legal(state) == []


@pytest.mark.clause("NKA-16", "NKA-R17", "NKA-R18")
def test_the_others_play_on_and_those_who_have_arrived_are_passed_over() -> None:
    figures = {"A": "35 G2 G3 G4", "B": "9 G2 G3 G4", "C": "18 G1 G2 G4", "D": "30 G1 H H"}
    state = throw(position("A", figures, terms=PLAY_ON), 6)
    play(state, "35-G1")
    assert (state.turn, state.thrower) == (REFEREE, 1)
    throw(state, 5)
    assert state.thrower == 2
    throw(state, 4)
    assert state.thrower == 3
    throw(state, 6)
    play(state, "H-31")
    throw(state, 1)
    play(state, "31-32")
    assert state.thrower == 1
    throw(state, 2)
    play(state, "9-G1")
    assert state.thrower == 2
    throw(state, 5)
    play(state, "18-G3")
    assert state.turn == NOBODY
    assert [state.points(seat) for seat in range(4)] == [3, 2, 1, 0]
    assert state.reason() == "reason-arrived"


def at_the_last_throw(figures: dict[str, str], terms: int = 0) -> NurKeineAufregung:
    state = position("A", figures, terms=terms)
    state.throws = THROWS - 1
    return state


@pytest.mark.clause("NKA-R19")
def test_after_five_thousand_throws_figures_in_the_goal_count_then_steps() -> None:
    figures = {"A": "G1 H H H", "B": "40 39 38 H", "C": "20 19 18 H", "D": "G2 H H H"}
    state = throw(at_the_last_throw(figures), 5)
    assert state.turn == NOBODY
    # D has 42 steps and A 41; B has 30 + 29 + 28 steps and C 40 + 39 + 38.
    assert [state.points(seat) for seat in range(4)] == [2, 0, 1, 3]
    assert state.reason() == "reason-throws"


@pytest.mark.clause("NKA-R19")
def test_the_last_throw_is_still_used_and_equal_players_share_a_place() -> None:
    state = throw(at_the_last_throw({"A": "2 H H H", "B": "14 H H H", "C": "H H H H", "D": "H H H H"}), 2)
    assert state.turn == 0
    play(state, "2-4")
    assert state.turn == NOBODY
    assert [state.points(seat) for seat in range(4)] == [2, 2, 0, 0]
    six = throw(at_the_last_throw({"A": "2 H H H"}), 6)
    play(six, "2-8")
    assert six.turn == NOBODY
    won = throw(at_the_last_throw({"A": "40 G2 G3 G4", "B": "40 H H H"}), 1)
    play(won, "40-G1")
    assert [won.points(seat) for seat in range(4)] == [3, 0, 0, 0]
    assert won.reason() == "reason-arrived"


@pytest.mark.clause("NKA-R18", "NKA-R19")
def test_who_has_arrived_keeps_the_place_when_the_throws_run_out() -> None:
    figures = {"A": "40 G2 G3 G4", "B": "H H H H", "C": "22 H H H", "D": "32 H H H"}
    state = throw(at_the_last_throw(figures, PLAY_ON), 1)
    play(state, "40-G1")
    assert state.turn == NOBODY
    assert [state.points(seat) for seat in range(4)] == [3, 0, 1, 1]
    assert state.reason() == "reason-throws"


@pytest.mark.clause("NKA-R19")
def test_opening_throws_do_not_count() -> None:
    state = throw(start(2, 0), 3, 3, 2, 1)
    assert state.throws == 0
    throw(state, 1)
    assert state.throws == 1


# All of it, beside a referee that knows only places and clauses.


@pytest.mark.clause("NKA-3", "NKA-16", "NKA-R9", "NKA-R11", "NKA-R12", "NKA-R13", "NKA-R14", "NKA-R16")
@pytest.mark.parametrize("terms", range(16))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_races_agree_with_the_referee(seats: int, terms: int) -> None:
    random = Random(100 * seats + terms)
    state = start(seats, terms)
    referee = Referee(seats, terms)
    while state.turn != NOBODY:
        moves = state.moves()
        assert list(moves) == sorted(set(moves))
        number = moves[random.randrange(len(moves))]
        text = state.text(number)
        opening = state.throws < 0
        state.play(number)
        if opening:
            if state.throws == 0:
                referee.begin(colours(seats)[state.thrower])
            continue
        if text.startswith("throw"):
            referee.throw(int(text[-1]))
        else:
            referee.move(text)
        assert agrees(state, referee)
        if state.turn >= 0:
            assert sorted(legal(state)) == sorted(referee.legal())
            if state.throws % 20 == 0:
                assert unexplained(state) == set()
    assert [state.points(seat) for seat in range(seats)] == referee.points()


def unexplained(state: NurKeineAufregung) -> set[str]:
    """The illegal moves of figures that are there to make them which no clause forbids, and those of others."""
    illegal = set(range(ENTER, MOVES)) - set(state.moves())
    mine = places(state, colours(state.seats)[state.turn]).split()
    return {TEXTS[move] for move in illegal if (TEXTS[move].split("-")[0] in mine) != bool(state.refusal(move))}


@pytest.mark.clause("NKA-R19")
def test_a_race_that_goes_nowhere_ends_after_five_thousand_throws() -> None:
    state = throw(start(2, 0), 2, 1)
    count = 0
    while state.turn != NOBODY:
        throw(state, 1)
        count += 1
    assert count == THROWS
    assert [state.points(seat) for seat in range(2)] == [0, 0]


def test_a_copy_shares_nothing_and_a_guess_is_a_copy() -> None:
    state = start(4, 0)
    random = Random(5)
    for _ in range(60):
        state.play(state.moves()[random.randrange(len(state.moves()))])
    before = list(state.steps), list(state.sets), state.turn, list(state.moves())
    playout(state.copy(), random)
    playout(state.guess(0, random), random)
    assert (list(state.steps), list(state.sets), state.turn, list(state.moves())) == before


def test_the_throws_since_the_last_move_are_remembered() -> None:
    state = throw(position("A", {}), 1, 2, 3, 4)
    assert [state.recent >> 5 * back & 31 for back in range(5)] == [8 + 4, 3, 2, 1, 0]
    throw(state, 6)
    assert [state.recent >> 5 * back & 31 for back in range(3)] == [8 + 6, 8 + 4, 3]
    play(state, "H-11")
    assert (state.recent, state.mover, state.text(state.moved)) == (0, 1, "H-11")
