"""The full-screen table, played by keyboard and mouse through Textual's Pilot."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest
from msgspec import structs
from rich.console import Console
from textual import events
from textual.pilot import Pilot
from textual.widgets import Static

from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.rulebook import rulebook
from ludothek.core.seal import Seal
from ludothek.core.state import State
from ludothek.core.texts import Texts
from ludothek.core.view import Layout, Piece, Scene, Zone, ZoneKind
from ludothek.games import game_ids, load_game
from ludothek.terminal.actions import ACTIONS, HELP_SIGN, by_key
from ludothek.terminal.app import TableApp
from ludothek.terminal.pieces import Hand, SeatPanel, Trick
from ludothek.terminal.preparing import Row, SetupScreen
from ludothek.terminal.seating import Chair, settle
from ludothek.terminal.setup import Programs, Setup
from ludothek.terminal.sheets import CoverSheet, EndSheet, LastTrickSheet, RulebookSheet, Sheet, TextSheet
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.table import TableScreen
from ludothek.terminal.touching import FeltView
from support.examples import AUCTION, CLAIMS, TRICKS

GAME = load_game(TRICKS)
SIZE = (80, 24)
PATIENCE = 60.0
pytestmark = pytest.mark.asyncio


def wish(seats: int = 3, persons: tuple[int, ...] = (0,), deals: int = 1, seed: int = 11) -> Setup:
    return Setup(
        TRICKS,
        seats=seats,
        players=dict.fromkeys(persons, "person"),
        level="random",
        options={"deals": str(deals)},
        seed=seed,
    )


def table_app(setup: Setup, lang: str = "en", *, hold: float = 0) -> TableApp:
    """The table itself, without waiting for people's eyes."""
    plan = settle(setup, lang)
    return TableApp(plan, lang, sitting=Sitting.begin(plan), pace=0, hold=hold)


async def until(pilot: Pilot[str], condition: Callable[[], bool]) -> None:
    """Let the app work until something is so."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        if condition():
            return
        await pilot.pause(0.002)
    raise AssertionError("it never came to that")


async def ready(pilot: Pilot[str]) -> None:
    """Wait until a person is asked for something."""
    app = pilot.app

    def asked() -> bool:
        if isinstance(app.screen, Sheet):
            return True
        choices = {choice.text for choice in table(app).shown.view.choices} if at_table(app) else set()
        return bool(choices) and choices == hand(app).playable

    await until(pilot, asked)


async def enter(pilot: Pilot[str]) -> None:
    """Press Enter, on a card or on a sheet, and wait until the next person is asked."""
    screen, match = pilot.app.screen, table(pilot.app).sitting.match
    count = len(match.log)
    await pilot.press("enter")
    await until(pilot, lambda: pilot.app.screen is not screen or len(match.log) > count)
    await ready(pilot)


def at_table(app: object) -> bool:
    assert isinstance(app, TableApp)
    return isinstance(app.screen, TableScreen)


def table(app: object) -> TableScreen:
    assert isinstance(app, TableApp)
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def hand(app: object) -> Hand:
    return table(app).query_one(Hand)


def text_of(app: object, selector: str) -> str:
    return str(table(app).query_one(selector, Static).visual)


def on_sheet(pilot: Pilot[str]) -> str:
    """All that is written on the sheet on top."""
    console = Console(width=100, color_system=None, highlight=False)
    with console.capture() as capture:
        for part in pilot.app.screen.query(Static):
            console.print(part.content)
    return capture.get()


def bound(app: object) -> bool:
    """Must the person follow, so that some cards may not be played?"""
    return at_table(app) and 0 < len(hand(app).playable or ()) < len(hand(app).cards)


async def play_until_bound(pilot: Pilot[str]) -> str:
    """Play until a card may not be played; point at it and return its name."""
    await ready(pilot)
    while not bound(pilot.app):
        await enter(pilot)
    cards, playable = hand(pilot.app).cards, hand(pilot.app).playable or set()
    wrong = next(piece for piece, _ in cards if piece not in playable)
    while cards[hand(pilot.app).cursor][0] != wrong:
        await pilot.press("right")
    return wrong


async def test_a_whole_game_by_keyboard() -> None:
    app = table_app(wish(deals=2))
    async with app.run_test(size=SIZE) as pilot:
        match = table(app).sitting.match
        turns = deals = 0
        await ready(pilot)
        while not isinstance(app.screen, EndSheet):
            if isinstance(app.screen, TextSheet):
                deals += 1
                said = on_sheet(pilot)
                assert f"with {max(match.series.results[-1].points)} points" in said
                assert said.count("\n") > 2 * match.seats
            else:
                turns += 1
            await enter(pilot)
        assert deals == 1
        assert turns == 30
        said = on_sheet(pilot)
        assert f"with {max(match.series.totals)} points" in said
        assert "The most points over all deals wins." in said
        assert all(str(total) in said for total in match.series.totals)
        await pilot.press("q")
    assert app.return_value == "Thanks for playing. See you soon!"


async def test_a_whole_deal_by_mouse() -> None:
    app = table_app(wish(seats=4))
    async with app.run_test(size=SIZE) as pilot:
        match = table(app).sitting.match
        played: list[str] = []
        while not match.over:
            await ready(pilot)
            cards, playable = hand(app).cards, hand(app).playable or set()
            number = next(number for number, (piece, _) in enumerate(cards) if piece in playable)
            start, pitch = hand(app)._geometry()
            assert await pilot.click(Hand, offset=(start + number * pitch + 1, 2))
            played.append(cards[number][0])
            await until(pilot, lambda: len(hand(app).cards) == 15 - len(played))
            await until(pilot, lambda: match.over or bool(hand(app).playable))
        texts = [match.state.text(move) for move, seat in zip(match.log, match.deciders, strict=True) if seat == 0]
        assert texts == played
        await until(pilot, lambda: isinstance(app.screen, EndSheet))


async def test_a_refusal_shows_the_clause_in_german() -> None:
    app = table_app(wish(), "de")
    async with app.run_test(size=SIZE) as pilot:
        await play_until_bound(pilot)
        before = list(table(app).sitting.match.log)
        await pilot.press("enter")
        await pilot.pause()
        notice = table(app).query_one("#notice")
        assert notice.display
        assert "Jetzt nicht erlaubt: " in text_of(app, "#notice")
        assert f"DG-15: {rulebook(GAME, 'de').clause('DG-15')}" in text_of(app, "#notice")
        assert notice.region.bottom <= hand(app).region.y, "the refusal hides the hand"
        assert table(app).sitting.match.log == before
        await pilot.press("escape")
        assert not notice.display


async def test_the_language_can_be_switched() -> None:
    app = table_app(wish(), "de")
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        assert "Durchgang 1 von 1" in text_of(app, "#heading")
        for words in ("Deal 1 of 1", "Smazzata 1 di 1", "Ronde 1 van 1", "Durchgang 1 von 1"):
            await pilot.press("f2")
            assert words in text_of(app, "#heading")
        await pilot.press("f3")
        assert app.theme == "day"


async def test_undo_takes_back_the_own_move_and_all_after_it() -> None:
    app = table_app(wish())
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        await pilot.press("f4")
        await ready(pilot)
        assert "nothing to take back" in text_of(app, "#notice")
        before, log = list(hand(app).cards), list(table(app).sitting.match.log)
        await enter(pilot)
        assert len(hand(app).cards) == 14
        await pilot.press("f4")
        await ready(pilot)
        assert hand(app).cards == before
        assert table(app).sitting.match.log == log
        assert all(number <= len(log) for number, _ in table(app).shown.story)


async def test_a_hint_points_at_a_card() -> None:
    app = table_app(wish())
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        await pilot.press("f5")
        await until(pilot, lambda: "I’d play" in text_of(app, "#notice"))
        piece = hand(app).cards[hand(app).cursor][0]
        assert text_of(app, "#notice").startswith(f"I’d play {piece} (")
        assert piece in (hand(app).playable or ())


def saved(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def test_save_quit_and_resume(tmp_path: Path) -> None:
    app = table_app(wish(seats=4, persons=(0,)))
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        await enter(pilot)
        await pilot.press("f9")
        path = table(app).sitting.path
        assert path is not None
        assert path.parent == tmp_path
        assert text_of(app, "#notice") == f"Saved to {path}"
        await enter(pilot)
        log = list(table(app).sitting.match.log)
        cards = list(hand(app).cards)
        await pilot.press("f10")
    assert saved(tmp_path) == [path]
    assert app.return_value == f"Saved to {path}\nTo carry on: ludothek play --resume {path}"
    again = TableApp(None, "en", sitting=Sitting.take_up(path, {}), pace=0, hold=0)
    async with again.run_test(size=SIZE) as pilot:
        await ready(pilot)
        assert table(again).sitting.match.log == log
        assert hand(again).cards == cards
        assert [chair.player for chair in table(again).sitting.chairs] == ["person", "random", "random", "random"]


async def test_a_cover_lies_between_two_persons() -> None:
    app = table_app(wish(persons=(0, 1)))
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        before = -1
        covers = 0
        while covers < 4:
            seat = table(app).sitting.match.turn
            if isinstance(app.screen, CoverSheet):
                covers += 1
                assert seat != before
                assert f"pass the screen to Guest {seat + 1}." in on_sheet(pilot)
                assert hand(app).cards == []
                before = seat
            else:
                assert seat == before, "a hand is shown without a cover"
                assert table(app).shown.viewer == seat
                pieces = table(app).sitting.match.view(seat).scene.pieces
                held = {piece.look for piece in pieces if piece.zone == f"hand.{seat}"}
                assert {look.id for _, look in hand(app).cards} == held
            await enter(pilot)


async def test_a_complete_trick_stays_for_a_moment() -> None:
    app = table_app(wish(), hold=3600)
    async with app.run_test(size=SIZE) as pilot:
        screen = table(app)
        await ready(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: len(screen.query_one("#trick", Trick)._laid) == 3)
        before = sum(len(looks) for panel in screen.query(SeatPanel) for looks in panel._sets.values())
        assert hand(app).playable is None
        await until(pilot, lambda: screen._pausing)
        await pilot.press("enter")
        await ready(pilot)
        after = sum(len(looks) for panel in screen.query(SeatPanel) for looks in panel._sets.values())
        assert after == before + 3


async def test_moves_can_be_typed() -> None:
    app = table_app(wish(persons=(0,)))
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        legal = sorted(hand(app).playable or ())
        colour = next(piece[0] for piece in legal if sum(other[0] == piece[0] for other in legal) > 1)
        await pilot.press(colour)
        assert text_of(app, "#line") == f"> {colour}▏"
        await pilot.press("enter")
        assert f"“{colour}” may mean" in text_of(app, "#notice")
        await pilot.press("space", "x", "enter")
        assert "“x” isn’t a move" in text_of(app, "#notice")
        await pilot.press("space", *legal[-1], "enter")
        await until(pilot, lambda: len(hand(app).cards) == 14)
        assert legal[-1] not in {piece for piece, _ in hand(app).cards}


def burst(app: TableApp, text: str) -> None:
    """Type without waiting for anything, as a paste without brackets or a very quick hand does; ⏎ and ⌫ are keys."""
    named = {"⏎": "enter", "␊": "ctrl+j", "⌫": "backspace", "→": "right"}
    for sign in text:
        app.post_message(events.Key(named[sign], None) if sign in named else events.Key(sign, sign))


@pytest.mark.parametrize("end", ["⏎", "␊"])
async def test_a_burst_of_keys_is_taken_in_its_order(end: str) -> None:
    app = table_app(wish(persons=(0,)))
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        wanted = max(hand(app).playable or ())
        burst(app, f"q⌫{wanted[0]}→x⌫{wanted[1:]}{end}")
        await until(pilot, lambda: len(hand(app).cards) == 14)
        await ready(pilot)
        assert wanted not in {piece for piece, _ in hand(app).cards}


async def test_a_key_that_cuts_a_pause_short_is_not_lost() -> None:
    app = table_app(wish(persons=(0,)), hold=3600)
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: len(table(app).query_one("#trick", Trick)._laid) == 3)
        await until(pilot, lambda: table(app)._pausing)
        await pilot.press("x")
        await ready(pilot)
        assert text_of(app, "#line") == "> x▏"


async def test_what_is_pasted_goes_into_the_line() -> None:
    app = table_app(wish(persons=(0,)))
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        wanted = max(hand(app).playable or ())
        app.post_message(events.Paste(f" {wanted}\r\n"))
        await until(pilot, lambda: table(app).shown.line.typed == f"{wanted}  ")
        assert len(hand(app).cards) == 15
        await enter(pilot)
        assert wanted not in {piece for piece, _ in hand(app).cards}
        app.post_message(events.Paste("9" * 100_000))
        await until(pilot, lambda: bool(table(app).shown.line.typed))
        assert len(text_of(app, "#line")) <= SIZE[0]


async def test_what_begins_no_move_is_refused_and_nothing_else_is_played() -> None:
    app = table_app(wish(persons=(0,)))
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        log = list(table(app).sitting.match.log)
        burst(app, "zq⏎")
        await until(pilot, lambda: "“zq” isn’t a move" in text_of(app, "#notice"))
        await pilot.press("enter")
        assert "“zq” isn’t a move" in text_of(app, "#notice")
        assert table(app).sitting.match.log == log
        await pilot.press("escape")
        assert not table(app).shown.line.typed
        assert not table(app).query_one("#notice").display
        await enter(pilot)
        assert len(hand(app).cards) == 14


async def test_the_words_of_the_plain_table_are_understood_in_the_line() -> None:
    app = table_app(wish())
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        for word, sheet in (("?", RulebookSheet), ("Score", TextSheet)):
            burst(app, f"{word}⏎")
            await until(pilot, lambda sheet=sheet: isinstance(app.screen, sheet))  # type: ignore[misc]
            if sheet is RulebookSheet:
                assert "rules, undo, hint, last, score, save, quit" in " ".join(on_sheet(pilot).split())
            await pilot.press("escape")
            await until(pilot, lambda: at_table(app))
        burst(app, "undo⏎")
        await until(pilot, lambda: "nothing to take back" in text_of(app, "#notice"))
        burst(app, "quit⏎")
        await until(pilot, lambda: app.return_value is not None)
    assert "To carry on" in str(app.return_value)


@pytest.mark.parametrize("game", game_ids())
async def test_no_move_is_written_like_a_word_of_the_table(game: str) -> None:
    assert not {HELP_SIGN, *(action.name for action in ACTIONS)} & set(load_game(game).notation)


@pytest.mark.parametrize("game", game_ids())
async def test_commands_are_function_keys_in_every_game_and_all_fit(game: str) -> None:
    plan = settle(Setup(game, level="random", seed=1), "de")
    app = TableApp(plan, "de", sitting=Sitting.begin(plan), pace=0, hold=0)
    async with app.run_test(size=SIZE) as pilot:
        for _ in LANGUAGES:
            shown = text_of(app, "#keys")
            assert len(shown) <= table(app).query_one("#keys").content_size.width
            keys = [word for word in shown.split() if re.fullmatch(r"F\d+", word)]
            assert keys == [action.key for action in by_key(table(app).shown.actions)]
            await pilot.press("f2")


async def test_a_key_can_be_clicked_instead() -> None:
    app = table_app(wish())
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        shown = text_of(app, "#keys")
        for action in by_key(table(app).shown.actions):
            if action.name in ("rules", "score"):
                await pilot.click("#keys", offset=(shown.index(f"{action.key} ") + 2, 0))
                await until(pilot, lambda: isinstance(app.screen, Sheet))
                await pilot.press("escape")
                await until(pilot, lambda: at_table(app))


async def test_sheets_open_and_close() -> None:
    app = table_app(wish())
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        await pilot.press("f6")
        assert "no last trick yet" in text_of(app, "#notice")
        while not any(piece.zone == "last" for piece in table(app).shown.view.scene.pieces):
            await enter(pilot)
        for key, sheet in (("f6", LastTrickSheet), ("f7", TextSheet), ("f1", RulebookSheet)):
            await pilot.press(key)
            await until(pilot, lambda sheet=sheet: isinstance(app.screen, sheet))  # type: ignore[misc]
            await pilot.press("escape")
            await until(pilot, lambda: at_table(app))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_nothing_is_clipped_at_80_columns(lang: str) -> None:
    app = table_app(wish(seats=6), lang)
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        screen = table(app)
        start, pitch = hand(app)._geometry()
        count = len(hand(app).cards)
        assert pitch == hand(app).card_size.width, "cards overlap"
        drawn = str(hand(app).render())
        assert drawn.count("▗") == drawn.count("▖") == count == 15
        assert start >= 0
        assert start + (count - 1) * pitch + hand(app).card_size.width <= 80
        for selector in ("#keys", "#line", "#heading"):
            widget = screen.query_one(selector, Static)
            assert len(text_of(app, selector)) <= widget.content_size.width, selector
        assert screen.query_one("#keys").region.bottom == 24
        assert not screen.query_one("#side").display


async def test_a_large_screen_shows_score_and_story() -> None:
    app = table_app(wish(seats=6))
    async with app.run_test(size=(140, 45)) as pilot:
        await ready(pilot)
        await enter(pilot)
        assert table(app).query_one("#side").display
        assert "You play the " in text_of(app, "#story")
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: not table(app).query_one("#side").display)


async def test_enter_begins_at_once_and_rows_can_be_changed() -> None:
    plan = settle(Setup(TRICKS, seed=3, level="random"), "en")
    app = TableApp(plan, "en", pace=0, hold=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right", "down", "down", "right", "A", "n", "n", "backspace", "down", "down", "down", "down")
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        assert [row.key for row in screen.query(Row) if row.has_focus] == ["option.edition"]
        await pilot.press("right", "enter")
        await until(pilot, lambda: isinstance(app.screen, CoverSheet))
        chairs = table(app).sitting.chairs
        assert len(chairs) == 5
        assert chairs[1] == Chair("An", "person")
        assert chairs[2:] == [Chair("Carla", "random"), Chair("Dino", "random"), Chair("Emma", "random")]
        assert table(app).sitting.match.options == {"edition": "italian", "deals": 1, "first_dealer": "lot"}


async def row_turned(pilot: Pilot[str], key: str, *keys: str) -> str:
    """Press keys on a row of the set-up; what it then says."""
    (row,) = (row for row in pilot.app.screen.query(Row) if row.key == key)
    row.focus()
    await pilot.press(*keys)
    return str(row.render())


async def test_the_set_up_shows_what_a_preset_gives() -> None:
    app = TableApp(settle(Setup(AUCTION, seats=3), "en"), "en", pace=0, hold=0)
    async with app.run_test(size=(100, 40)) as pilot:
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        assert "12" in await row_turned(pilot, "option.deals")
        await row_turned(pilot, "option.preset", "right")
        assert "36" in await row_turned(pilot, "option.deals")
        assert Texts("en", screen.game)("option-settlement-list") in await row_turned(pilot, "option.settlement")
        assert screen.options == screen.game.settle(3, {"preset": "isko"})
        await row_turned(pilot, "option.settlement", "right")
        await row_turned(pilot, "option.deals", "right", "left")
        assert screen.options == screen.game.settle(3, {"preset": "isko", "settlement": "spielsatz"})
        await row_turned(pilot, "option.preset", "right")
        assert screen.options == screen.game.settle(3, {}), "what was changed and changed back follows again"
        await row_turned(pilot, "option.preset", "right")
        await pilot.press("enter")
        await until(pilot, lambda: at_table(app))
        match = table(app).sitting.match
        assert match.options == match.game.settle(3, {"preset": "isko"})


async def test_every_row_is_reached_by_arrow_keys_however_small_the_screen_is() -> None:
    app = TableApp(settle(Setup(AUCTION, seats=3), "en"), "en")
    async with app.run_test(size=SIZE) as pilot:
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        rows = [row.key for row in screen.query(Row) if row.display]
        assert len(rows) > SIZE[1] // 2
        reached = []
        for _ in rows:
            assert isinstance(screen.focused, Row)
            reached.append(screen.focused.key)
            await pilot.press("down")
        assert reached == rows
        await pilot.press("up")
        assert isinstance(screen.focused, Row)
        assert screen.focused.key == rows[-1]


async def test_what_was_wished_against_a_preset_stays() -> None:
    wished = {"preset": "isko", "settlement": "spielsatz"}
    app = TableApp(settle(Setup(AUCTION, seats=3, options=wished), "en"), "en")
    async with app.run_test(size=(100, 40)) as pilot:
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        assert screen.options == screen.game.settle(3, wished)
        await row_turned(pilot, "option.preset", "right")
        assert screen.options == screen.game.settle(3, {}), "and nothing of the preset is left behind"


async def test_an_option_that_is_a_text_is_typed() -> None:
    app = TableApp(settle(Setup(CLAIMS, seats=2), "en"), "en")
    async with app.run_test(size=(100, 40)) as pilot:
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        assert "a song" in await row_turned(pilot, "option.forfeit", "right", *"a songs", "backspace")
        await row_turned(pilot, "seats", "right")
        assert screen.options == screen.game.settle(3, {"forfeit": "a song"})


async def test_a_name_that_is_typed_or_pasted_in_a_burst_is_taken_whole() -> None:
    plan = settle(Setup(TRICKS, seed=3, level="random"), "en")
    app = TableApp(plan, "en", pace=0, hold=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down")
        app.post_message(events.Paste("Ada "))
        burst(app, "Lovelacy⌫e⏎")
        await until(pilot, lambda: at_table(app) and bool(app.screen.query(Hand)))
        assert table(app).sitting.names[0] == "Ada Lovelace"
        await ready(pilot)


async def test_fewer_seats_drop_what_is_no_longer_possible() -> None:
    plan = settle(Setup(TRICKS, seats=4, options={"first_dealer": "4"}), "en")
    app = TableApp(plan, "it")
    async with app.run_test(size=SIZE) as pilot:
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        assert screen.options == {"edition": "2008", "deals": 4, "first_dealer": 3}
        await pilot.press("left")
        assert screen.seats == 3
        assert screen.options == {"edition": "2008", "deals": 3, "first_dealer": "lot"}
        await pilot.press("up", "right")
        assert app.lang == "nl"
        assert Texts("nl", GAME)("tagline") in str(screen.query_one("#tagline", Static).visual)
        await pilot.press("escape")
    assert app.return_value == ""


async def test_another_match_with_the_same_seats() -> None:
    app = table_app(wish())
    async with app.run_test(size=SIZE) as pilot:
        first = table(app).sitting.match
        await ready(pilot)
        while not isinstance(app.screen, EndSheet):
            await enter(pilot)
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, EndSheet) and "Saved to" in on_sheet(pilot))
        await pilot.press("enter")
        await until(pilot, lambda: at_table(app))
        await ready(pilot)
        assert table(app).sitting.match is not first
        assert table(app).sitting.match.log[:45] != first.log[:45]


async def test_a_program_that_fails_ends_a_strict_table() -> None:
    app = table_app(replace(wish(), players={0: "person", 1: "false"}, programs=Programs(strict=True)))
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: app.failure is not None)
    assert "the program in seat 2 failed" in str(app.failure)
    assert app.return_value == ""


async def test_a_move_that_comes_after_the_table_was_left_is_not_drawn() -> None:
    app = table_app(wish())
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        screen = table(app)
    screen.draw()


async def test_computer_players_alone_are_watched() -> None:
    app = table_app(replace(wish(), players={0: "random"}))
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndSheet))
        assert hand(app).cards == []
        assert not table(app).query_one("#own").display


def with_market(game: Game, kind: ZoneKind) -> Game:
    """The same game with one more zone, in which two cards lie."""

    def layout(seats: int) -> Layout:
        plain = game.layout(seats)
        return Layout((*plain.zones, Zone("market", kind)), plain.looks)

    def scene(state: State, seat: int) -> Scene:
        plain = game.scene(state, seat)
        return structs.replace(plain, pieces=(*plain.pieces, Piece("market", "g7"), Piece("market", "back")))

    return replace(game, layout=layout, scene=scene)


async def test_a_zone_in_the_middle_is_painted_beside_the_trick() -> None:
    match = Match(with_market(GAME, "box"), 3, {"deals": 1}, Seal.numbered(2))
    app = TableApp(None, "en", sitting=Sitting(match, [Chair("Ann", "person"), *[Chair("Bo", "random")] * 2]), pace=0)
    async with app.run_test(size=SIZE) as pilot:
        await ready(pilot)
        felt = table(app).query_one(FeltView)
        assert str(felt.render()).strip() == "▲ ?"


async def test_a_name_is_only_a_name() -> None:
    match = Match(GAME, 3, {"deals": 1}, Seal.numbered(2))
    odd = ("[bold]Ann[/]", "Bo[", "[@click=app.bell]Cy")
    app = TableApp(
        None,
        "en",
        sitting=Sitting(match, [Chair(odd[0], "person"), *(Chair(name, "random") for name in odd[1:])]),
        pace=0,
    )
    async with app.run_test(size=(140, 45)) as pilot:
        await ready(pilot)
        titles = {str(panel._border_title) for panel in table(app).query(SeatPanel)}
        assert {title.removeprefix("▸ ") for title in titles} == set(odd)
        await pilot.press("f7")
        await until(pilot, lambda: isinstance(app.screen, TextSheet))


async def test_ctrl_z_puts_the_table_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    aside: list[bool] = []
    monkeypatch.setattr(TableApp, "action_suspend_process", lambda _app: aside.append(True))
    async with table_app(wish()).run_test(size=SIZE) as pilot:
        await ready(pilot)
        await pilot.press("ctrl+z")
        await until(pilot, lambda: aside == [True])
