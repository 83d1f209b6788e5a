"""Boards, dice, pads and buttons in the terminal: painted, walked over, touched, and told line by line."""

import io
import re
import threading
from collections.abc import Callable
from itertools import pairwise
from time import monotonic
from typing import get_args

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Static

from ludothek.core.errors import LudothekError
from ludothek.core.touching import touchable
from ludothek.core.view import Zone, ZoneKind
from ludothek.terminal.app import TableApp
from ludothek.terminal.felt import Felt
from ludothek.terminal.line import Line
from ludothek.terminal.paint import NIGHT
from ludothek.terminal.plain import play
from ludothek.terminal.seating import settle
from ludothek.terminal.setup import Setup
from ludothek.terminal.sheets import ChoiceSheet, EndSheet
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.table import TableScreen
from ludothek.terminal.touching import FeltView
from ludothek.terminal.words import Words
from ludothek.terminal.zones import KINDS, kind_of
from support.examples import AUCTION, BOARD, CLAIMS, DANGER, OPEN_TRICKS, PAD, SQUARES

PATIENCE = 60.0


def seated(game: str, seats: int = 2, **options: str) -> Sitting:
    """All persons at one screen, so that nothing depends on what a computer player does."""
    wish = Setup(game, seats=seats, players=dict.fromkeys(range(seats), "person"), options=options, seed=3)
    return Sitting.begin(settle(wish, "en"))


def app_of(table: Sitting) -> TableApp:
    return TableApp(None, "en", sitting=table, pace=0, hold=0)


async def until(pilot: Pilot[str], condition: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, "it never came to that"
        await pilot.pause(0.002)


async def asked(pilot: Pilot[str]) -> None:
    """Wait until a person may choose."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    await until(pilot, lambda: bool(screen.shown.view.choices))


async def click(pilot: Pilot[str], name: str) -> None:
    """Click on what is touched by a name, or on a button that says it."""
    felt = pilot.app.screen.query_one(FeltView)
    assert felt.felt is not None
    spot = next(spot for spot in felt.felt.spots if name in (spot.name, spot.choice and spot.choice.text))
    middle = (spot.x + (spot.width - 1) // 2, spot.y + (spot.height - 1) // 2)
    await pilot.click(felt, offset=middle)


def burst(app: TableApp, text: str) -> None:
    """Type without waiting for anything; ⏎ is Enter."""
    for sign in text:
        app.post_message(events.Key("enter", None) if sign == "⏎" else events.Key(sign, sign))


def painted(app: TableApp) -> str:
    return str(app.screen.query_one(FeltView).render())


def notice(app: TableApp) -> str:
    return str(app.screen.query_one("#notice", Static).visual)


@pytest.mark.asyncio
async def test_a_board_is_played_by_click_and_by_arrows() -> None:
    table = seated(BOARD)
    app = app_of(table)
    async with app.run_test(size=(90, 30)) as pilot:
        await asked(pilot)
        assert painted(app).count("<·>") == 24
        await click(pilot, "d2")
        await until(pilot, lambda: len(table.match.log) == 1)
        assert table.match.text(table.match.log[0]) == "d2"
        await until(pilot, lambda: painted(app).count("<·>") == 23)
        await pilot.press("right", "enter")
        await until(pilot, lambda: len(table.match.log) == 2)
        await until(pilot, lambda: painted(app).count("<·>") == 22)


@pytest.mark.asyncio
async def test_what_cannot_be_touched_is_refused_with_the_clause() -> None:
    table = seated(BOARD)
    app = app_of(table)
    async with app.run_test(size=(90, 30)) as pilot:
        await asked(pilot)
        for point in ("d2", "d2"):
            await until(pilot, lambda: bool(table.match.view(table.match.turn).choices))
            await pilot.pause()
            await click(pilot, point)
        await until(pilot, lambda: "MUE-8" in notice(app))
        assert len(table.match.log) == 1


@pytest.mark.asyncio
async def test_letters_that_begin_a_move_are_for_typing() -> None:
    table = seated(BOARD)
    app = app_of(table)
    async with app.run_test(size=(90, 30)) as pilot:
        await asked(pilot)
        await pilot.press("a", "7", "enter")
        await until(pilot, lambda: len(table.match.log) == 1)
        assert table.match.text(table.match.log[0]) == "a7"
        assert not app.screen.query_one(Line).typed


@pytest.mark.asyncio
async def test_what_is_typed_too_early_stays_in_the_line_and_is_not_played_for_somebody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Sitting.begin(settle(Setup(BOARD, seats=2, players={0: "person"}, level="random", seed=3), "en"))
    decide, decided = table.decide, threading.Event()
    monkeypatch.setattr(table, "decide", lambda: decide() if decided.wait(PATIENCE) else None)
    app = app_of(table)
    async with app.run_test(size=(90, 30)) as pilot:
        await asked(pilot)
        burst(app, "a7⏎d2⏎")
        await until(pilot, lambda: "not your turn" in notice(app))
        decided.set()
        await until(pilot, lambda: table.match.turn == 0 and "not your turn" not in notice(app))
        assert table.match.text(table.match.log[1]) != "d2"
        assert app.screen.query_one(Line).typed == "d2"
        burst(app, "⏎")
        await until(pilot, lambda: len(table.match.log) > 2)
        assert table.match.text(table.match.log[2]) == "d2"
        await until(pilot, lambda: table.match.turn == 0)


@pytest.mark.asyncio
async def test_a_word_for_a_move_is_not_taken_for_a_command() -> None:
    table = seated(PAD)
    app = app_of(table)
    async with app.run_test(size=(100, 34)) as pilot:
        await asked(pilot)
        thrown = len(table.match.log)
        dice = table.match.view(0).scene.pieces
        burst(app, "stop⏎ch⏎")
        await until(pilot, lambda: len(table.match.log) > thrown + 1)
        everything = "".join(sorted((piece.look[-1] for piece in dice), reverse=True))
        assert [table.match.text(move) for move in table.match.log[thrown : thrown + 2]] == [everything, "ch"]
        assert table.path is None, "nothing was saved"


@pytest.mark.asyncio
async def test_a_game_is_ended_by_agreement() -> None:
    table = seated(BOARD)
    app = app_of(table)
    async with app.run_test(size=(90, 30)) as pilot:
        await asked(pilot)
        await pilot.press("f8")
        await until(pilot, lambda: isinstance(app.screen, ChoiceSheet))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.press("f8")
        await until(pilot, lambda: isinstance(app.screen, ChoiceSheet))
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, EndSheet))
        assert table.match.text(table.match.log[-1]) == "draw.0"
        assert table.match.series.result().winners == (0, 1)


@pytest.mark.asyncio
async def test_dice_are_gathered_and_put_back_and_a_row_of_the_pad_is_touched() -> None:
    table = seated(PAD)
    app = app_of(table)
    async with app.run_test(size=(100, 34)) as pilot:
        await asked(pilot)
        thrown = len(table.match.log)
        await click(pilot, "die1")
        await until(pilot, lambda: "[" in painted(app).split("Dice:")[1].split("\n")[0])
        await click(pilot, "die1")
        await until(pilot, lambda: "[" not in painted(app).split("Dice:")[1].split("\n")[0])
        for die in range(5):
            await click(pilot, f"die{die}")
        faces = sorted(piece.look[-1] for piece in table.match.view(0).scene.pieces)
        await click(pilot, "".join(reversed(faces)))
        await until(pilot, lambda: len(table.match.log) == thrown + 1)
        await until(pilot, lambda: ">Chance" in painted(app))
        await click(pilot, "pad.ch")
        await until(pilot, lambda: len(table.match.log) > thrown + 1)
        assert table.match.text(table.match.log[thrown + 1]) == "ch"
        assert table.match.state.points(0) == sum(map(int, faces))


@pytest.mark.asyncio
async def test_a_touch_that_means_several_moves_plays_them_all_and_undo_takes_them_back() -> None:
    table = seated(PAD)
    app = app_of(table)
    async with app.run_test(size=(100, 34)) as pilot:
        await asked(pilot)
        thrown = len(table.match.log)
        await click(pilot, "pad.ch")
        await until(pilot, lambda: len(table.match.log) > thrown)
        assert [table.match.text(move) for move in table.match.log[thrown + 1 : thrown + 2]] == ["ch"]
        await asked(pilot)
        await pilot.press("f4")
        await until(pilot, lambda: len(table.match.log) == thrown)


def felt_of(table: Sitting) -> Felt:
    """What lies before the person whose turn it is."""
    view = table.match.view(table.match.turn)
    buttons = [choice for choice in view.choices if not choice.touches]
    return Felt(
        Words(table.match.game, table.chairs, "en"),
        view,
        NIGHT,
        (100, 40),
        touchable(view, ()),
        (),
        buttons,
        seats=True,
    )


def test_tricks_are_counted_and_not_their_cards() -> None:
    table = seated(OPEN_TRICKS)
    for _ in range(1 + 2 * 3):
        table.match.play(table.match.legal()[0])
    shown = felt_of(table).canvas.text(40).plain
    assert sum(int(count) for count in re.findall(r"Tricks: (\d+)", shown)) == 3


def test_calls_keep_their_places_and_those_that_may_be_made_can_be_touched() -> None:
    table = seated(CLAIMS)
    first = felt_of(table)
    table.play("65")
    table.play("b")
    second = felt_of(table)
    places = [
        {(spot.name, spot.x) for spot in felt.spots if spot.name.startswith("calls.")} for felt in (first, second)
    ]
    assert len(places[0]) == 21
    assert places[0] == places[1]
    assert next(spot.text for spot in second.spots if spot.name == "calls.66").startswith("That’s")


def test_slanting_lines_are_strokes_and_a_stone_in_danger_stands_on_red() -> None:
    table = seated(DANGER)
    text = felt_of(table).canvas.text(40)
    assert text.plain.count("/") + text.plain.count("\\") == 49
    assert NIGHT.inks["red"] not in str(text.spans)
    table.play("g3-h4")
    table.play("h6-g5")
    text = felt_of(table).canvas.text(40)
    danger = [text.plain[span.start : span.end] for span in text.spans if NIGHT.inks["red"] in str(span.style)]
    assert danger == ["◎"]


def test_choices_of_a_group_stand_behind_its_name() -> None:
    table = seated(AUCTION, seats=3)
    while not any(choice.group for choice in table.match.view(table.match.turn).choices):
        legal = [table.match.text(move) for move in table.match.legal()]
        table.play(next(text for text in ("hand", "18", "yes", "pass") if text in legal))
    lines = str(felt_of(table).canvas.text(40)).splitlines()
    line = next(line for line in lines if "♥ Hearts " in line)
    assert "[ Hearts Hand ]" in line
    assert "clubs" not in line


def told(table: Sitting, *lines: str) -> str:
    target = io.StringIO()
    play(table, "en", io.StringIO("\n".join(lines) + "\n"), target)
    return target.getvalue()


def test_the_plain_table_tells_boards_and_ends_by_agreement() -> None:
    table = seated(BOARD)
    said = told(table, "d2", "f4", "help", "resign")
    assert "white piece: d2" in said
    assert "black piece: f4" in said
    assert "resign: " in said
    assert table.match.text(table.match.log[-1]) == "resign.0"
    assert table.match.series.result().winners == (1,)


def test_the_plain_table_tells_dice_and_what_they_are_worth() -> None:
    table = seated(PAD)
    said = told(table, "stop", "ch")
    assert "Dice: " in said
    assert "Chance: (" in said
    assert "You may play: -, 5, 4, " in said
    assert ", ch (" in said


def test_a_computer_player_agrees_only_to_what_is_good_for_it() -> None:
    wish = Setup(BOARD, seats=2, players={0: "person"}, level="random", seed=3)
    table = Sitting.begin(settle(wish, "en"))
    for _ in range(4):  # nothing is decided yet: a draw may be agreed or not, but nobody refuses a resignation
        table.play(table.match.legal()[0])
    assert table.agree("resign")
    assert table.match.series.result().winners == (1,)


def test_every_kind_of_zone_can_be_shown() -> None:
    assert set(KINDS) == set(get_args(ZoneKind))


def test_an_unknown_kind_of_zone_is_an_error_that_says_which_there_are() -> None:
    with pytest.raises(LudothekError, match="no kind of zone 'market'; there are hand, trick, "):
        kind_of(Zone("market", "market"))  # type: ignore[arg-type]


@pytest.mark.parametrize("room", [(120, 50), (100, 30), (80, 20), (80, 12), (40, 10)])
def test_all_squares_of_a_board_are_equally_large(room: tuple[int, int]) -> None:
    table = seated(SQUARES)
    view = table.match.view(0)
    felt = Felt(
        Words(table.match.game, table.chairs, "en"), view, NIGHT, room, touchable(view, ()), (), (), seats=False
    )
    squares = [spot for spot in felt.spots if len(spot.name) == 2]
    assert len(squares) == 64
    assert len({(spot.width, spot.height) for spot in squares}) == 1
    for edges in ({spot.x for spot in squares}, {spot.y for spot in squares}):
        found = sorted(edges)
        assert len({right - left for left, right in pairwise(found)}) == 1
