"""The focus of whoever plays by keys: at the table it is never lost, whatever goes away under it."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from ludothek.games import load_game
from support.browser.server import Server
from support.browser.staged import FRAMES, ME, StagedTable
from support.browser.table_page import TOUCHABLE, focused, play_now, tab_to, wait_for_turn
from support.examples import AUCTION, BOARD, CHANCES, PAD, TRICKS

ACTS = 25


def press(page: Page) -> None:
    """Press the last of what can be touched now."""
    page.locator(TOUCHABLE).last.focus()
    page.keyboard.press("Enter")
    page.evaluate(FRAMES)


@pytest.mark.parametrize("game_id", [PAD, AUCTION, BOARD, CHANCES])
def test_the_focus_stays_at_the_table(visit: Visit, server: Server, game_id: str) -> None:
    """While others move the table keeps it, and at my turn it lies on something that can be touched."""
    table = StagedTable(load_game(game_id))
    page = visit(reduced_motion="reduce")
    table.welcome(page, server)
    page.keyboard.press("Tab")
    for _ in range(ACTS):
        while table.lead(page):
            assert focused(page, ".room *")
        press(page)
        assert focused(page, ".room *")
        if table.moved(page):
            table.play(page)


def test_the_focus_waits_for_my_turn_and_lies_on_what_can_be_touched_then(visit: Visit, server: Server) -> None:
    table = StagedTable(load_game(PAD))
    page = visit(reduced_motion="reduce")
    table.welcome(page, server)
    page.keyboard.press("Tab")
    for _ in range(3):  # rounds
        while table.lead(page):
            pass
        while table.table.turn == ME:
            press(page)
            if table.moved(page):
                table.play(page)
        while table.lead(page):
            pass
        assert focused(page, TOUCHABLE)


def test_a_table_that_opens_has_the_focus(visit: Visit, server: Server) -> None:
    page = visit()
    page.goto(server.address)
    expect(play_now(page)).to_be_visible()
    tab_to(page, f".games li:has([href='/g/{TRICKS}']) .primary")
    page.keyboard.press("Enter")
    wait_for_turn(page)
    page.evaluate(FRAMES)
    assert focused(page, TOUCHABLE)
