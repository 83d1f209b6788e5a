"""Nur keine Aufregung 2 x 2: what is different from the basic game. How figures run is held again by the reference."""

import pytest

from games.nur_keine_aufregung.cases import choices, colours, path, places, throw
from games.nur_keine_aufregung_2x2.cases import GAME, PARTNERS, match_of, set_up, start, tell
from ludothek.core.errors import BadOption, BadSeats
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.rulebook import rulebook
from ludothek.core.state import NOBODY, WATCHER
from ludothek.games.nur_keine_aufregung.notation import ENTER, MOVES
from ludothek.games.nur_keine_aufregung.rules import ENTER_ON_SIX, NO_GOAL_JUMP, THROW_OUT
from ludothek.games.nur_keine_aufregung.rules import start as basic_race
from ludothek.games.nur_keine_aufregung_2x2.rules import HELPS, UNPUNISHED, ZweiMalZwei, partner
from support.cases import result as outcome
from support.playing import legal, play, points, refused

CASES = {
    "C1 no landing on the partner": """
        setup: A: 9 H H H; C: 13 H H H; A to throw
        choices 4: -
        choices 5: 9-14
        A throws 4: -
        pos C: 13 H H H
        to throw: B
    """,
    "C2 partners share a bench": """
        setup: A: 12 H H H; C: 16 H H H; A to throw
        choices 4: 12-16
        A throws 4: 12-16
        thrown out: -
        pos A: 16 H H H
        pos C: 16 H H H
    """,
    "C3 a shared bench is closed and can be jumped": """
        setup: A: 16 13 H H; B: 14 H H H; C: 16 H H H; B to throw
        choices 2: -
        choices 3: 14-17
        setup: A: 16 13 H H; B: 14 H H H; C: 16 H H H; A to throw
        choices 3: 16-19
    """,
    "C4 an overlooked hit costs the figure that could have hit": """
        setup: A: 9 20 H H; B: 13 H H H; A to throw
        choices 4: 20-24, 9-13
        A throws 4: 20-24
        penalty: 9
        pos A: 24 H H H
        pos B: 13 H H H
        to throw: B
    """,
    "C5 the hit played": """
        setup: A: 9 20 H H; B: 13 H H H; A to throw
        A throws 4: 9-13
        thrown out: B
        penalty: -
        pos A: 13 20 H H
        pos B: H H H H
    """,
    "C6 two figures could have hit": """
        setup: A: 9 20 30 H; B: 13 H H H; D: 34 H H H; A to throw
        choices 4: 20-24, 30-34, 9-13
        A throws 4: 20-24
        penalty: 30
        pos A: 24 9 H H
    """,
    "C7 one of two hits is enough": """
        setup: A: 9 20 30 H; B: 13 H H H; D: 34 H H H; A to throw
        A throws 4: 9-13
        thrown out: B
        penalty: -
        pos A: 13 20 30 H
        pos D: 34 H H H
    """,
    "C8 the duty to clear S excuses": """
        setup: A: 1 9 H H; B: 13 H H H; A to throw
        choices 4: 1-5
        A throws 4: 1-5
        penalty: -
        pos A: 5 9 H H
    """,
    "C9 not coming in on an opponent": """
        setup: A: 20 H H H; B: 1 H H H; A to throw
        choices 6: 20-26, H-1
        A throws 6: 20-26
        penalty: -
        pos A: 26 H H H
        pos B: 1 H H H
        to throw: A
    """,
    "C10 partner on the own start field": """
        setup: A: H H H H; C: 1 H H H; A to throw
        choices 6: -
        A throws 6: -
        A throws 3: -
        to throw: B
    """,
    "C11 a finished player is passed over, the pair wins together": """
        setup: A: 40 G2 G3 G4; B: 12 H H H; C: 20 G2 G3 G4; D: 32 H H H; A to throw
        A throws 1: 40-G1
        result: none
        B throws 3: 12-15
        C throws 2: -
        D throws 3: 32-35
        to throw: B
        B throws 2: 15-17
        C throws 1: 20-G1
        result: AC win
    """,
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_worked_case(case: str) -> None:
    tell(case)


# Who plays with whom.


@pytest.mark.clause("NKP-1")
def test_four_play() -> None:
    assert list(GAME.seats) == [4]
    for seats in (2, 3, 5):
        with pytest.raises(BadSeats):
            Match(GAME, seats)


@pytest.mark.clause("NKP-2", "NKP-4")
def test_the_material_and_the_start_are_those_of_the_basic_game() -> None:
    assert GAME.base is not None
    ours, theirs = GAME.scene(start(), WATCHER), GAME.base.scene(basic_race(4, 0), WATCHER)
    assert ours.pieces == theirs.pieces
    assert [piece.place for piece in ours.pieces] == [f"{colour}-H" for colour in "ABCD" for _ in range(4)]


@pytest.mark.clause("NKP-4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_holds_what_is_true_here_and_nothing_else_of_the_basic_game(lang: str) -> None:
    clauses = set(rulebook(GAME, lang).clauses)
    held = [*range(4, 9), *range(10, 14), *(f"R{number}" for number in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 16))]
    own = [*range(1, 11), *(f"R{number}" for number in range(1, 12))]
    assert clauses == {f"NKA-{number}" for number in held} | {f"NKP-{number}" for number in own}


@pytest.mark.clause("NKP-3", "NKP-5", "NKP-R1")
def test_those_who_sit_opposite_are_partners_and_all_take_turns() -> None:
    assert {colours(4)[seat]: colours(4)[partner(seat)] for seat in range(4)} == PARTNERS
    assert GAME.scene(start(), WATCHER).teams == ((0, 2), (1, 3))
    tell("""
        opening: A3 B5 C5 D1 / B2 C4
        first: C
        order: C D A B C
    """)


@pytest.mark.clause("NKP-4")
def test_a_throw_for_the_start_a_six_and_a_hit_are_as_in_the_basic_game() -> None:
    tell("""
        setup: A: H H H H; B: 1 40 H H; A to throw
        throws allowed: 3
        A throws 2: -
        A throws 6: H-1
        thrown out: B
        pos B: 40 H H H
        choices 3: 1-4
        A throws 3: 1-4
        to throw: B
        throws allowed: 1
    """)


# Partners on the track.


def shifted(colour: str, step: int) -> str:
    """A field of the track, by the step of a colour."""
    return path(colour)[step]


@pytest.mark.clause("NKP-6", "NKP-R2")
@pytest.mark.parametrize("colour", "ABCD")
@pytest.mark.parametrize("step", [3, 10, 21, 39])
def test_nobody_lands_on_a_partner_but_anybody_on_a_foe(colour: str, step: int) -> None:
    source, target = shifted(colour, step), shifted(colour, step + 1)
    for other in "ABCD".replace(colour, ""):
        state = set_up(f"{colour}: {source} H H H; {other}: {target} H H H; {colour} to throw")
        barred = other == PARTNERS[colour]
        assert choices(state, 1) == ([] if barred else [f"{source}-{target}"])
        if not barred:
            assert places(play(throw(state, 1), f"{source}-{target}"), other) == "H H H H"


@pytest.mark.clause("NKP-R2")
@pytest.mark.parametrize("colour", "ABCD")
def test_a_partner_on_the_start_field_bars_coming_in_and_a_foe_does_not(colour: str) -> None:
    start_field = shifted(colour, 1)
    for other in "ABCD".replace(colour, ""):
        state = set_up(f"{colour}: H H H H; {other}: {start_field} H H H; {colour} to throw")
        barred = other == PARTNERS[colour]
        assert choices(state, 6) == ([] if barred else [f"H-{start_field}"])


@pytest.mark.clause("NKP-R2")
def test_the_start_field_cannot_be_cleared_onto_the_partner() -> None:
    tell("""
        setup: A: 1 20 H H; C: 4 H H H; A to throw
        choices 3: 20-23
        choices 2: 1-3
    """)


@pytest.mark.clause("NKP-6", "NKP-R2")
def test_a_partner_may_be_jumped() -> None:
    tell("setup: A: 9 H H H; C: 10 11 H H; A to throw\nchoices 3: 9-12\nchoices 2: -")


# Benches.


@pytest.mark.clause("NKP-8", "NKP-R3")
@pytest.mark.parametrize("colour", "ABCD")
@pytest.mark.parametrize("step", [6, 16, 26, 36])
def test_a_bench_is_open_if_it_is_empty_or_holds_one_figure_of_the_partner(colour: str, step: int) -> None:
    source, star = shifted(colour, step - 3), shifted(colour, step)
    for other in "ABCD":
        own = f"{star} H H" if other == colour else "H H H"
        setup = f"{colour}: {source} {own}; {colour} to throw"
        if other != colour:
            setup = f"{other}: {star} H H H; {setup}"
        texts = [text for text in choices(set_up(setup), 3) if text.startswith(f"{source}-")]
        assert texts == ([f"{source}-{star}"] if other == PARTNERS[colour] else [])
    assert f"{source}-{star}" in choices(set_up(f"{colour}: {source} H H H; {colour} to throw"), 3)


@pytest.mark.clause("NKP-8", "NKP-9", "NKP-R3")
def test_a_shared_bench_is_left_by_one_alone_and_jumped_by_all() -> None:
    tell("""
        setup: A: 16 13 H H; B: 15 H H H; C: 16 14 H H; A to throw
        choices 1: 16-17
        choices 4: 13-17, 16-20
        A throws 1: 16-17
        pos C: 16 14 H H
        choices 1: -
        choices 3: 15-18
        B throws 3: 15-18
        choices 2: 16-18
        choices 3: 16-19
    """)
    tell("setup: C: 16 14 H H; A: 16 H H H; C to throw\nchoices 2: 16-18")


@pytest.mark.clause("NKP-8", "NKP-R3")
def test_joining_the_partner_is_no_hit_and_no_penalty() -> None:
    state = tell("""
        setup: A: 12 20 H H; C: 16 H H H; A to throw
        A throws 4: 20-24
        penalty: -
        pos A: 12 24 H H
    """)
    assert state.hit == -1


# The overlooked hit.


@pytest.mark.clause("NKP-7", "NKP-R4")
@pytest.mark.parametrize("colour", "ABCD")
def test_either_side_pays(colour: str) -> None:
    source, foe, other, landing = (shifted(colour, step) for step in (8, 12, 22, 26))
    victim = "ABCDA"["ABCD".index(colour) + 1]
    tell(f"""
        setup: {colour}: {source} {other} H H; {victim}: {foe} H H H; {colour} to throw
        {colour} throws 4: {other}-{landing}
        penalty: {source}
        pos {colour}: {landing} H H H
        pos {victim}: {foe} H H H
    """)


@pytest.mark.clause("NKP-R4")
def test_a_partner_or_a_bench_is_no_hit_to_be_overlooked() -> None:
    for setup in ("A: 9 20 H H; C: 13 H H H", "A: 12 20 H H; B: 16 H H H", "A: 12 20 H H; C: 16 H H H"):
        tell(f"setup: {setup}; A to throw\nA throws 4: 20-24\npenalty: -")


@pytest.mark.clause("NKP-R4")
def test_a_hit_with_the_figure_on_the_start_field_is_the_only_move_and_costs_nothing() -> None:
    tell("""
        setup: A: 1 9 H H; B: 13 5 H H; A to throw
        choices 4: 1-5
        A throws 4: 1-5
        thrown out: B
        penalty: -
        pos A: 5 9 H H
    """)


@pytest.mark.clause("NKP-R5")
def test_of_several_the_one_with_most_steps_pays_even_if_its_field_has_a_lower_number() -> None:
    tell("""
        setup: B: 38 3 20 H; A: 7 H H H; C: 2 H H H; B to throw
        choices 4: 3-7, 20-24, 38-2
        B throws 4: 20-24
        penalty: 3
        pos B: 38 24 H H
    """)


@pytest.mark.clause("NKP-R5")
def test_it_is_paid_with_a_figure_on_a_bench_too_and_by_a_move_in_the_goal() -> None:
    tell("""
        setup: A: 16 G1 G4 H; B: 18 H H H; A to throw
        choices 2: 16-18, G1-G3
        A throws 2: G1-G3
        penalty: 16
        pos A: G3 G4 H H
    """)


@pytest.mark.clause("NKP-R5", "NKP-R6")
def test_a_figure_that_was_taken_out_comes_in_again_with_a_six() -> None:
    tell("""
        setup: A: 9 20 G3 G4; B: 13 H H H; A to throw
        A throws 4: 20-24
        penalty: 9
        pos A: G4 G3 24 H
        B throws 1: 13-14
        C throws 1: -
        C throws 1: -
        C throws 1: -
        D throws 1: -
        D throws 1: -
        D throws 1: -
        choices 6: 24-30, H-1
    """)


@pytest.mark.clause("NKP-R6")
def test_whoever_pays_with_the_last_figure_in_play_has_three_throws_again() -> None:
    tell("""
        setup: A: 9 35 H H; B: 15 H H H; A to throw
        A throws 6: 35-G1
        penalty: 9
        A throws 3: G1-G4
        penalty: -
        pos A: G4 H H H
        B throws 1: 15-16
        C throws 1: -
        C throws 1: -
        C throws 1: -
        D throws 1: -
        D throws 1: -
        D throws 1: -
        to throw: A
        throws allowed: 3
    """)


@pytest.mark.clause("NKP-R7")
def test_a_corner_figure_that_could_have_hit_costs_nothing_but_another_that_could_does() -> None:
    tell("""
        setup: A: 20 30 H H; B: 1 36 H H; D: 26 H H H; A to throw
        choices 6: H-1
        setup: A: 20 31 H H; B: 1 37 H H; A to throw
        choices 6: H-1, 20-26, 31-37
        A throws 6: 20-26
        penalty: 31
        setup: A: 20 31 H H; B: 1 37 H H; A to throw
        A throws 6: H-1
        thrown out: B
        penalty: -
        pos A: 1 20 31 H
    """)


@pytest.mark.clause("NKP-R8")
def test_after_the_penalty_a_six_still_gives_its_throw() -> None:
    tell("""
        setup: A: 9 20 H H; B: 15 H H H; A to throw
        A throws 6: 20-26
        penalty: 9
        pos A: 26 H H H
        to throw: A
        throws allowed: 1
        choices 4: 26-30
        choices 6: 26-32, H-1
    """)


@pytest.mark.clause("NKP-R8")
def test_a_penalty_is_told_of_the_last_move_only() -> None:
    tell("""
        setup: A: 9 20 H H; B: 15 H H H; A to throw
        A throws 6: 20-26
        penalty: 9
        A throws 1: 26-27
        penalty: -
    """)


# Arriving.


ALMOST = "A: 40 G2 G3 G4; B: 12 H H H; C: 20 G2 G3 G4; D: 32 H H H; A to throw"


@pytest.mark.clause("NKP-R9")
def test_a_six_that_finishes_gives_no_throw_and_the_finished_are_passed_over() -> None:
    tell("""
        setup: A: 35 G2 G3 G4; B: 12 H H H; C: 22 H H H; D: 32 H H H; A to throw
        A throws 6: 35-G1
        result: none
        to throw: B
        B throws 1: 12-13
        C throws 1: 22-23
        D throws 1: 32-33
        to throw: B
    """)


@pytest.mark.clause("NKP-R9")
def test_one_of_each_pair_may_be_finished() -> None:
    tell("""
        setup: A: G1 G2 G3 G4; B: G1 G2 G3 G4; C: 22 H H H; D: 32 H H H; C to throw
        C throws 1: 22-23
        D throws 1: 32-33
        to throw: C
    """)


@pytest.mark.clause("NKP-10", "NKP-R10")
@pytest.mark.parametrize(("pair", "won"), [("AC", [0, 2]), ("BD", [1, 3])])
def test_the_pair_wins_the_moment_its_eighth_figure_is_home(pair: str, won: list[int]) -> None:
    last = shifted(pair[1], 35)
    state = tell(f"""
        setup: {pair[0]}: G1 G2 G3 G4; {pair[1]}: {last} G2 G3 G4; {pair[1]} to throw
        {pair[1]} throws 6: {last}-G1
        result: {pair} win
    """)
    assert (list(state.winners()), points(state)) == (won, [2 if seat in won else 0 for seat in range(4)])
    assert (state.reason(), legal(state)) == ("reason-arrived", [])


@pytest.mark.clause("NKP-10")
def test_one_of_each_pair_at_home_is_no_win_and_neither_are_neighbours() -> None:
    state = tell("""
        setup: A: G1 G2 G3 G4; B: 10 G2 G3 G4; C: 22 H H H; D: 39 H H H; B to throw
        B throws 1: 10-G1
        result: none
        to throw: C
    """)
    assert points(state) == [0, 0, 0, 0]


@pytest.mark.clause("NKP-R11")
@pytest.mark.parametrize(
    ("figures", "result"),
    [
        ("A: 9 H H H; B: 39 40 1 2", "BD win"),
        ("A: 9 G1 H H; B: 39 40 1 2", "AC win"),
        ("A: 9 H H H; C: G4 H H H; B: 39 40 1 2", "AC win"),
        ("A: G1 G2 G3 G4; C: 24 H H H; B: G2 G3 G4 1; D: G3 G4 35 36", "BD win"),
        # A colour that is home does not win by itself: the pair counts.
        ("A: G1 G2 G3 G4; C: 24 H H H; B: G3 G4 1 2; D: G3 G4 35 36", "BD win"),
        ("A: 3 H H H; B: 14 H H H", "draw"),
        ("A: 2 H H H; C: 22 H H H; B: 15 H H H", "draw"),
        ("A: 2 G4 H H; C: 22 H H H; B: 15 G3 H H", "AC win"),
    ],
)
def test_after_five_thousand_throws_goal_figures_count_and_then_steps(figures: str, result: str) -> None:
    colour = "C" if "A: G1 G2 G3 G4" in figures else "A"
    state = throw(set_up(f"{figures}; {colour} to throw; throws 4999"), 1)
    if state.turn != NOBODY:
        state.play(state.moves()[0])
    assert outcome(state, "ABCD") == result
    assert state.reason() == "reason-throws"


@pytest.mark.clause("NKP-R11", "NKP-R8")
def test_the_last_throw_still_has_its_penalty() -> None:
    state = tell("""
        setup: A: 9 20 H H; B: 13 38 H H; A to throw; throws 4999
        A throws 4: 20-24
        penalty: 9
        result: BD win
    """)
    assert places(state, "A") == "24 H H H"


@pytest.mark.clause("NKP-R11", "NKP-10")
def test_a_win_with_the_last_throw_is_a_win() -> None:
    state = tell("""
        setup: A: G1 G2 G3 G4; C: 20 G2 G3 G4; C to throw; throws 4999
        C throws 1: 20-G1
        result: AC win
    """)
    assert state.reason() == "reason-arrived"


# What may be agreed.


@pytest.mark.clause("NKP-7", "NKP-R9")
def test_options_reach_the_rules() -> None:
    assert start().terms == 0
    assert start(overlook="forced").terms == THROW_OUT
    assert start(overlook="off").terms == UNPUNISHED
    terms = start(finished_player="helps", enter_on_six="must", goal_jump="forbidden").terms
    assert terms == HELPS | ENTER_ON_SIX | NO_GOAL_JUMP
    for option in ("play_on", "throw_out"):
        with pytest.raises(BadOption, match=option):
            Match(GAME, 4, {option: "on"})


@pytest.mark.clause("NKP-R4")
def test_without_penalty_an_overlooked_hit_costs_nothing() -> None:
    tell(
        """
        setup: A: 9 20 H H; B: 13 H H H; A to throw
        choices 4: 20-24, 9-13
        A throws 4: 20-24
        penalty: -
        pos A: 24 9 H H
        """,
        overlook="off",
    )


@pytest.mark.clause("NKP-R4")
def test_forced_a_hit_must_be_made_by_coming_in_as_well() -> None:
    tell(
        """
        setup: A: 9 20 30 H; B: 13 H H H; D: 34 H H H; A to throw
        choices 4: 30-34, 9-13
        setup: A: 20 H H H; B: 1 H H H; A to throw
        choices 6: H-1
        setup: A: 1 9 H H; B: 13 H H H; A to throw
        choices 4: 1-5
        setup: A: 9 20 H H; C: 13 H H H; A to throw
        choices 4: 20-24
        setup: A: 12 20 H H; C: 16 H H H; A to throw
        choices 4: 12-16, 20-24
        """,
        overlook="forced",
    )


@pytest.mark.clause("NKP-R4", "NKP-R2")
def test_clearing_comes_before_coming_in_and_that_before_hitting() -> None:
    tell(
        """
        setup: A: 9 20 H H; B: 15 H H H; A to throw
        choices 6: H-1
        setup: A: 1 9 H H; B: 15 H H H; A to throw
        choices 6: 1-7
        setup: A: 9 20 H H; B: 15 H H H; C: 1 H H H; A to throw
        choices 6: 9-15
        """,
        overlook="forced",
        enter_on_six="must",
    )
    tell(
        """
        setup: A: 9 20 H H; B: 15 H H H; A to throw
        choices 6: H-1
        A throws 6: H-1
        penalty: -
        pos A: 9 20 1 H
        setup: A: 9 20 H H; B: 15 H H H; C: 1 H H H; A to throw
        choices 6: 20-26, 9-15
        A throws 6: 20-26
        penalty: 9
        """,
        enter_on_six="must",
    )


def test_in_the_goal_jumping_may_be_forbidden() -> None:
    text = "setup: A: 38 G2 H H; A to throw\nchoices 5: {}"
    tell(text.format("38-G3"))
    tell(text.format("-"), goal_jump="forbidden")


# Helping.


@pytest.mark.clause("NKP-R9")
def test_whoever_helps_moves_as_the_partner_would() -> None:
    state = tell(
        """
        setup: A: G1 G2 G3 G4; B: 12 H H H; C: 20 21 H H; D: 32 H H H; A to throw
        throws allowed: 1
        choices 3: 21-24
        choices 2: 21-23
        A throws 3: 21-24
        to throw: B
        B throws 1: 12-13
        choices 3: 20-G3, 24-27
        C throws 1: 20-G1
        D throws 1: 32-33
        A throws 3: 24-27
        pos C: G1 27 H H
        pos A: G1 G2 G3 G4
        """,
        finished_player="helps",
    )
    assert state.mover == 0


@pytest.mark.clause("NKP-R9")
def test_whoever_helps_has_the_three_throws_of_the_partner_and_comes_in_for_him() -> None:
    tell(
        """
        setup: A: G1 G2 G3 G4; B: 21 H H H; C: H H H H; A to throw
        throws allowed: 3
        A throws 1: -
        A throws 6: H-21
        thrown out: B
        choices 2: 21-23
        A throws 2: 21-23
        pos C: 23 H H H
        to throw: B
        """,
        finished_player="helps",
    )


@pytest.mark.clause("NKP-R9", "NKP-7")
def test_whoever_helps_pays_with_a_figure_of_the_partner() -> None:
    tell(
        """
        setup: A: G1 G2 G3 G4; B: 33 H H H; C: 29 40 H H; A to throw
        choices 4: 29-33, 40-4
        A throws 4: 40-4
        penalty: 29
        pos C: 4 H H H
        pos A: G1 G2 G3 G4
        """,
        finished_player="helps",
    )


@pytest.mark.clause("NKP-R9")
def test_a_six_that_finishes_gives_a_helper_one_throw_for_the_partner() -> None:
    tell(
        """
        setup: A: 35 G2 G3 G4; C: 22 H H H; A to throw
        A throws 6: 35-G1
        to throw: A
        throws allowed: 1
        choices 1: 22-23
        choices 6: 22-28, H-21
        A throws 1: 22-23
        to throw: B
        setup: A: 35 G2 G3 G4; C: H H H H; A to throw
        A throws 6: 35-G1
        throws allowed: 1
        A throws 1: -
        to throw: B
        setup: A: 40 G2 G3 G4; C: 22 H H H; A to throw
        A throws 1: 40-G1
        to throw: B
        """,
        finished_player="helps",
    )


@pytest.mark.clause("NKP-R10")
def test_a_helper_may_bring_the_last_figure_home() -> None:
    tell(
        """
        setup: A: G1 G2 G3 G4; C: 15 G2 G3 G4; A to throw
        A throws 6: 15-G1
        result: AC win
        """,
        finished_player="helps",
    )


# Refusals.


@pytest.mark.parametrize(
    ("setup", "number", "move", "clause"),
    [
        pytest.param("A: 9 20 H H; C: 13 H H H", 4, "9-13", "NKP-R2", marks=pytest.mark.clause("NKP-R2")),
        ("A: 20 H H H; C: 1 H H H", 6, "H-1", "NKP-R2"),
        pytest.param("A: 12 20 H H; B: 16 H H H", 4, "12-16", "NKP-R3", marks=pytest.mark.clause("NKP-R3")),
        ("A: 16 13 H H; C: 16 H H H", 3, "13-16", "NKP-R3"),
        ("A: 9 13 H H", 4, "9-13", "NKP-R2"),
        ("A: 1 38 H H; C: 7 H H H", 6, "H-1", "NKP-R2"),
        ("A: 1 9 H H; B: 13 H H H", 4, "9-13", "NKA-R11"),
        ("A: 9 H H H", 4, "H-1", "NKA-7"),
    ],
)
def test_a_move_is_refused_by_its_clause(setup: str, number: int, move: str, clause: str) -> None:
    match = match_of(throw(set_up(f"{setup}; A to throw"), number))
    assert refused(match, move) == clause


@pytest.mark.clause("NKP-R4")
def test_duties_that_were_agreed_refuse_by_their_clauses() -> None:
    forced = match_of(throw(set_up("A: 9 20 H H; B: 13 H H H; A to throw", overlook="forced"), 4))
    assert refused(forced, "20-24") == "NKP-R4"
    entering = match_of(throw(set_up("A: 9 20 H H; B: 15 H H H; A to throw", enter_on_six="must"), 6))
    assert refused(entering, "20-26") == "NKA-R8"


def unexplained(state: ZweiMalZwei) -> set[str]:
    """The illegal moves of figures that are there to make them which no clause of the rulebook forbids."""
    known = set(rulebook(GAME, "en").clauses)
    mine = places(state, colours(4)[state.owner]).split()
    illegal = [move for move in range(ENTER, MOVES) if move not in list(state.moves())]
    return {
        state.text(move)
        for move in illegal
        if (state.refusal(move) in known) != (state.text(move).split("-")[0] in mine)
    }


@pytest.mark.parametrize("finished", ["skip", "helps"])
@pytest.mark.parametrize("overlook", ["penalty", "forced"])
def test_whatever_is_refused_has_a_clause(finished: str, overlook: str) -> None:
    options = {"finished_player": finished, "overlook": overlook, "enter_on_six": "must", "goal_jump": "forbidden"}
    for setup in (
        "A: 9 20 16 H; B: 13 24 22 H; C: 13 16 2 H; A to throw",
        "A: 1 38 G2 H; C: 4 6 H H; A to throw",
        "A: G1 G2 G3 G4; B: 22 26 H H; C: 21 20 G1 H; C to throw",
        "A: G1 G2 G3 G4; B: 23 26 H H; C: 22 20 G1 H; A to throw" if finished == "helps" else ALMOST,
    ):
        for number in range(1, 7):
            state = throw(set_up(setup, **options), number)
            if state.turn >= 0:
                assert unexplained(state) == set(), (setup, number)


def test_a_copy_shares_nothing_and_keeps_the_penalty() -> None:
    state = tell("setup: A: 9 20 H H; B: 15 H H H; A to throw\nA throws 6: 20-26\npenalty: 9")
    other = state.copy()
    assert other == state
    play(throw(other, 1), "26-27")
    assert (places(state, "A"), places(other, "A"), state.missed >= 0) == ("26 H H H", "27 H H H", True)
