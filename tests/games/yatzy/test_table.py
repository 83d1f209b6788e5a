"""Yatzy: what is typed, what everybody sees, the series, the options and the words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.yatzy.cases import ALL_FIELDS, follow, number, position, sheet, terms_of
from ludothek.core.errors import AmbiguousMove, BadOption, BadSeats, IllegalMove, InvalidMove
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.rulebook import rulebook
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY, WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import BACK, Choice, Note, View
from ludothek.games import load_game
from ludothek.games.yatzy.rules import Yatzy, start
from support.playing import match_with
from support.showing import in_words
from support.strategies import matches

GAME = load_game("yatzy")


def thrown(so_far: str, seats: int = 1, **options: int | str) -> Match:
    """A match that has gone like this: throws after a colon, and what was answered: `thrown(":66214 66 :653")`."""
    log: list[str] = []
    for word in so_far.split():
        log += [f"d{face}" for face in word[1:]] if word.startswith(":") else [word]
    return Match(GAME, seats, options, Seal.numbered(1), log=log)


def looks(view: View) -> list[str]:
    return [piece.look for piece in view.scene.pieces]


def noted(view: View, lang: str = "en") -> list[str]:
    """What has just happened, in words."""
    return in_words(GAME, view.scene.notes, ("Anna", "Ben", "Cleo"), lang)


def words(note: Note | None) -> str:
    assert note is not None
    return in_words(GAME, [note], ())[0]


def cells(view: View, seat: int, *, offered: bool) -> dict[str, str]:
    return {cell.row: cell.text for cell in view.scene.cells if cell.seat == seat and cell.offered == offered}


def choice_of(view: View, text: str) -> Choice:
    return next(choice for choice in view.choices if choice.text == text)


# What is typed.

SHORT = [
    pytest.param(":66214", "66", "66"),
    pytest.param(":66214", "41", "41"),
    pytest.param(":66214", "14", "41"),
    pytest.param(":66214", "1-4-6", "641"),
    pytest.param(":66214", " 2 ", "2"),
    pytest.param(":66214", "-", "-"),
    pytest.param(":66214", "stop", "66421"),
    pytest.param(":66214", "STOP", "66421"),
    pytest.param(":66214", "66214", "66421"),
    pytest.param(":66214 stop", "6", "=6"),
    pytest.param(":66214 stop", "=6", "=6"),
    pytest.param(":66214 stop", "CH", "ch"),
    pytest.param(":66214 stop", "=ch", "ch"),
    pytest.param(":66214 66 :653 666 :41", "3p", "3p"),
    pytest.param(":66214 66 :653 666 :41", "> 6", "=6"),
    pytest.param(":66214 66 :653 666 :41", "3k", "3p"),
    pytest.param(":66664 stop", "4K", "4p"),
    pytest.param(":23456 stop", "ss", "ks"),
    pytest.param(":23456 stop", "ls", "gs"),
]


@pytest.mark.parametrize(("so_far", "typed", "text"), SHORT)
def test_short_forms_are_understood(so_far: str, typed: str, text: str) -> None:
    match = thrown(so_far)
    assert match.state.text(match.play(typed)) == text


@pytest.mark.clause("YAT-8")
def test_a_stop_and_its_field_may_be_written_at_once() -> None:
    match = thrown(":23456")
    match.play("stop gs")
    assert match.state.points(0) == 40
    again = thrown(":66214")
    again.play("66214 > 6")
    assert again.state.points(0) == 12
    with pytest.raises(InvalidMove):
        thrown(":66214").play("66 6")
    with pytest.raises(IllegalMove):
        thrown(":66214").play("stop gs")


@pytest.mark.clause("YAT-6", "YAT-9", "YAT-10", "YAT-13")
def test_what_is_wrong_is_refused_with_the_clause() -> None:
    for so_far, typed, clause in (
        (":66234 66 :555", "555", "YAT-9"),
        (":66234 66 :555", "3p", "YAT-10"),
        (":66234 66 :555", "444", "YAT-7"),
        (":66234 66 :555 66 :555", "66", "YAT-6"),
        (":66234 66 :555 66 :555", "gs", "YAT-R4"),
        (":66234 66 :555 66 :555", "xgs", "YAT-R5"),
        (":66234 stop 6 :66234 stop", "6", "YAT-13"),
        (":66234 stop", "662", "YAT-10"),
    ):
        with pytest.raises(IllegalMove) as refused:
            thrown(so_far).play(typed)
        assert refused.value.clause == clause
    for typed in ("7", "67", "x", "stopp", "", "ks gs", "666666"):
        with pytest.raises((InvalidMove, IllegalMove, AmbiguousMove)):
            thrown(":66234").play(typed)


def test_the_example_of_a_round() -> None:
    match = thrown(":66214 66 :653 666 :41 6")
    assert match.state.points(0) == 18


# What everybody sees.


@pytest.mark.clause("YAT-7", "YAT-9")
def test_dice_keep_their_places_and_those_that_stand_look_different() -> None:
    match = thrown(":12366 66 :456")
    view = match.view(0)
    assert looks(view) == ["die-4", "die-5", "die-6", "kept-6", "kept-6"]
    assert [piece.id for piece in view.scene.pieces] == ["die0", "die1", "die2", "die3", "die4"]
    assert choice_of(view, "66").touches == ()
    assert choice_of(view, "666").touches == ("die2",)
    assert choice_of(view, "66654").touches == ("die0", "die1", "die2")
    assert match.refusal(["die4"]) == "YAT-9"


def test_where_dice_may_be_taken_up_again_all_that_stay_are_gathered_anew() -> None:
    view = thrown(":12366 66 :456", kept_dice="free").view(0)
    assert looks(view) == ["die-4", "die-5", "die-6", "die-6", "die-6"]
    assert choice_of(view, "66").touches == ("die3", "die4")
    assert choice_of(view, "-").touches == ()
    assert len(view.choices) == 4 * 2 * 2


@given(matches([GAME]).filter(lambda match: match.turn >= 0))
def test_gathered_dice_are_what_stays(match: Match) -> None:
    state = match.state
    assert isinstance(state, Yatzy)
    for choice in match.view(match.turn).choices:
        if choice.gather:
            after = state.copy()
            after.play(choice.move)
            places = {f"die{place}" for place in range(5) if (after.standing & ~state.standing) >> place & 1}
            assert set(choice.touches) == places


def test_what_the_buttons_say() -> None:
    view = thrown(":66214").view(0)
    assert words(choice_of(view, "66").label) == "Keep 6 6, reroll 3 dice"
    assert words(choice_of(view, "6642").label) == "Keep 6 6 4 2, reroll one die"
    assert words(choice_of(view, "-").label) == "Reroll all five"
    assert words(choice_of(view, "66421").label) == "Stop here"
    assert all(choice.help for choice in view.choices)
    fields = thrown(":66214 stop").view(0)
    assert words(choice_of(fields, "=6").label) == "Sixes: 12"
    assert choice_of(fields, "=6").touches == ("pad.6",)
    struck = match_with(GAME, position("22346", "1 gs y")).view(0)
    assert words(choice_of(struck, "xgs").label) == "Cross out: Large straight"
    assert choice_of(struck, "xgs").touches == ("pad.gs",)


@pytest.mark.clause("YAT-3", "YAT-4", "YAT-5", "YAT-24", "YAT-25")
def test_the_pad_has_thirteen_fields_and_a_column_for_every_seat() -> None:
    rows = GAME.layout(3).zones[1].rows
    assert [row.name for row in rows if not row.sum] == ALL_FIELDS.split()
    assert [row.name for row in rows if row.sum] == ["upper", "bonus", "total"]
    state = start(3, 0)
    for field, value in enumerate(sheet("4=20 5=25 6=18 gs=0 ch=23")):
        state.sheets[13 + field] = value
    view = match_with(GAME, follow(state, "66214")).view(WATCHER)
    assert cells(view, 0, offered=False) == {"total": "0"}
    written = "4=20 5=25 6=18 gs=0 ch=23 upper=63 bonus=35 total=121"
    assert cells(view, 1, offered=False) == dict(cell.split("=") for cell in written.split())
    assert [view.scene.counters[f"points.{seat}"] for seat in range(3)] == [0, 121, 0]


@pytest.mark.clause("YAT-24")
def test_a_bonus_that_was_missed_is_shown_as_nothing() -> None:
    state = start(1, 0)
    for field, value in enumerate(sheet("1=2 2=6 3=9 4=12 5=15 6=18")):
        state.sheets[field] = value
    assert cells(match_with(GAME, follow(state, "66214")).view(0), 0, offered=False)["bonus"] == "0"


@pytest.mark.clause("YAT-10")
def test_what_the_dice_are_worth_is_shown_and_can_be_entered_once_throwing_has_ended() -> None:
    worth = {"1": "1", "4": "4", "6": "18", "3p": "23", "ch": "23"}
    assert cells(thrown(":66614").view(0), 0, offered=True) == worth
    assert not any(touch.startswith("pad") for choice in thrown(":66614").view(0).choices for touch in choice.touches)
    assert cells(thrown(":66614 stop").view(WATCHER), 0, offered=True) == worth
    assert thrown(":66614 stop").refusal(["pad.gs"]) == "YAT-R4"
    assert thrown(":66614").refusal(["pad.6"]) == "YAT-10"


@pytest.mark.clause("YAT-8")
def test_a_touch_on_the_pad_ends_the_throwing_and_fills_the_field() -> None:
    match = thrown(":66614", seats=2)
    offered = {turn.touches: turn.text for turn in match.view(0).turns}
    assert offered == {
        ("pad.1",): "66641 =1",
        ("pad.4",): "66641 =4",
        ("pad.6",): "66641 =6",
        ("pad.3p",): "66641 3p",
        ("pad.ch",): "66641 ch",
    }
    assert not match.view(1).turns
    assert not thrown(":66614 stop").view(0).turns, "then each field is a move of its own"
    match.play(offered["pad.6",])
    assert cells(match.view(1), 0, offered=False)["6"] == "18"
    assert match.turn == 1


@pytest.mark.clause("YAT-15")
def test_a_touch_on_the_pad_strikes_a_field_where_nothing_fits() -> None:
    match = match_with(GAME, position("22346", "1 gs y"))
    match.state.throws = 1  # type: ignore[attr-defined]
    assert [turn.text for turn in match.view(0).turns] == ["64322 x1", "64322 xgs", "64322 xy"]
    assert [turn.help and turn.help.id for turn in match.view(0).turns] == ["strike-help"] * 3


@pytest.mark.clause("YAT-15")
def test_it_is_said_when_nothing_fits() -> None:
    view = match_with(GAME, position("22346", "1 gs y")).view(0)
    assert [note.id for note in view.scene.facts] == ["fact-round", "fact-nothing-fits"]
    assert cells(view, 0, offered=True) == {"1": "0", "gs": "0", "y": "0"}
    freely = match_with(GAME, position("12236", "1 gs y", "strike=any_time")).view(0)
    assert [note.id for note in freely.scene.facts] == ["fact-round"]


def test_notes_tell_what_has_happened() -> None:
    match = thrown(":66214", seats=2)
    assert noted(match.view(0)) == ["Anna rolls 6 6 2 1 4."]
    assert noted(thrown(":66214 66 :653", seats=2).view(1)) == ["Anna keeps 6 6.", "Anna rolls 6 5 3."]
    assert noted(thrown(":66214 - :65321").view(0)) == ["Anna keeps nothing.", "Anna rolls 6 5 3 2 1."]
    assert noted(thrown(":66214 stop").view(0)) == ["Anna keeps 6 6 4 2 1."]
    entered = thrown(":66214 stop 6 :11111", seats=2).view(0)
    assert noted(entered) == ["Anna enters 12: Sixes.", "Ben rolls 1 1 1 1 1."]
    struck = match_with(GAME, position("22346", "1 gs y"))
    struck.play("xls")
    assert noted(struck.view(0))[0] == "Anna crosses out a box: Large straight."
    assert noted(struck.view(0), "de")[0] == "Anna streicht ein Feld: Große Straße."


def test_facts_tell_the_round_and_the_throw() -> None:
    match = thrown(":66214 66 :653", seats=2)
    assert [Texts("en", GAME).note(note, (), GAME.layout(2)) for note in match.view(1).scene.facts] == [
        "Round 1 of 13, roll 2 of 3"
    ]


def test_the_last_dice_of_a_game_are_left_lying() -> None:
    match = match_with(GAME, position("66666", "y"))
    match.play("y")
    assert match.turn == NOBODY
    view = match.view(0)
    assert looks(view) == ["die-6"] * 5
    assert noted(view) == ["Anna enters 50: Yatzy."]
    assert view.scene.facts == ()


def test_dice_in_the_cup_show_nothing() -> None:
    state = follow(start(1, 0), "66214", "66", "5")
    scene = GAME.scene(state, 0)
    assert [(piece.look, piece.count) for piece in scene.pieces] == [
        ("die-5", 1) if place == 2 else ("kept-6", 1) for place in range(3)
    ] + [(BACK, 2)]


@given(matches([GAME]))
def test_nothing_is_hidden(match: Match) -> None:
    assert all(GAME.scene(match.state, seat) == GAME.scene(match.state, WATCHER) for seat in range(match.seats))


# Seats, games and options.


@pytest.mark.clause("YAT-1")
def test_seats() -> None:
    assert list(GAME.seats) == list(range(1, 9))
    with pytest.raises(BadSeats):
        Match(GAME, 9)


@pytest.mark.clause("YAT-2")
def test_the_material() -> None:
    layout = GAME.layout(2)
    assert [zone.kind for zone in layout.zones] == ["dice", "pad"]
    assert {look.face for look in layout.looks if look.id != BACK} == set("123456")
    assert len(Match(GAME, 2).view(0).scene.pieces) == 5


def finished(totals: list[list[int]], games: int) -> Match:
    """A match whose games brought these totals, entered as plain points."""
    match = Match(GAME, len(totals[0]), {"games": games}, Seal.numbered(3))
    for row in totals:
        if match.between:
            match.next_deal()
        state = start(len(row), 0)
        for seat, points in enumerate(row):
            state.sheets[seat * 13 + 12] = points
        state.turn = NOBODY
        match.state = state
        match.series.finish(state)
    return match


@pytest.mark.clause("YAT-26", "YAT-R11", "YAT-R12")
def test_the_totals_of_all_games_are_added_up() -> None:
    match = finished([[200, 180, 190], [150, 180, 160]], games=2)
    assert match.over
    assert match.series.totals == [350, 360, 350]
    result = match.series.result()
    assert (result.winners, result.points) == ((1,), (350, 360, 350))
    assert match.series.results[0].winners == (0,)


@pytest.mark.clause("YAT-R10")
def test_equal_totals_share_the_place() -> None:
    assert finished([[200, 180, 200]], games=1).series.result().winners == (0, 2)
    assert finished([[200, 180], [180, 200]], games=2).series.result().winners == (0, 1)


@pytest.mark.clause("YAT-R1", "YAT-26")
def test_seat_1_begins_every_game() -> None:
    match = Match(GAME, 3, {"games": 3}, Seal.numbered(5))
    for number_of_game in range(1, 4):
        assert match.turn == 0
        assert match.view(0).deal == number_of_game
        while match.turn >= 0:
            match.play(match.legal()[-1])
        if match.between:
            match.next_deal()
    assert match.over
    assert len(match.series.results) == 3


OPTIONS = {
    "strike": ("any_time", "strike=any_time"),
    "chance": ("last_resort", "chance=last_resort"),
    "full_house_five": ("no", "full_house_five=no"),
    "kept_dice": ("free", "kept_dice=free"),
}


@given(st.sets(st.sampled_from(sorted(OPTIONS))))
def test_options_reach_the_rules(names: set[str]) -> None:
    match = Match(GAME, 2, {name: OPTIONS[name][0] for name in names})
    assert isinstance(match.state, Yatzy)
    assert match.state.terms == terms_of([OPTIONS[name][1] for name in names])


def test_options_are_checked() -> None:
    assert list(Match(GAME, 2).options.values()) == [1, "nothing_fits", "any_time", "yes", "stay"]
    for wrong in ({"games": 0}, {"strike": "never"}, {"chance": "yes"}, {"full_house_five": 1}, {"kept_dice": "stays"}):
        with pytest.raises(BadOption):
            Match(GAME, 2, wrong)


@pytest.mark.clause("YAT-12", "YAT-16", "YAT-17", "YAT-18", "YAT-23", "YAT-24")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_and_its_numbers(lang: str) -> None:
    book = rulebook(GAME, lang)
    assert set(book.clauses) == {f"YAT-{number}" for number in range(1, 27)} | {f"YAT-R{n}" for n in range(1, 13)}
    for numbers in ("12 18 23", "16 6", "17 23", "18 22", "19 25", "20 30", "21 40", "22 50", "24 63 35", "5 13"):
        clause, *figures = numbers.split()
        assert all(figure in book.clause(f"YAT-{clause}") for figure in figures)


def test_every_number_of_a_move_is_its_text() -> None:
    assert all(GAME.notation[text] == number(text) for text in ("-", "66", "=6", "xgs", "d6"))
