"""The moves of a game are listed: beside the table or as a sheet, and never more than one may know."""

import json

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.test_pages import faults
from ludothek.core.texts import Texts
from ludothek.games import load_game
from ludothek.server.table.story import Story
from support.browser.server import Server
from support.browser.staged import ME, StagedTable
from support.browser.table_page import cards
from support.examples import TRICKS

GAME = load_game(TRICKS)
NAMES = ["Mira", "Ben", "Cleo"]


def _moves(page: Page) -> Locator:
    return page.get_by_role("region", name="Moves").get_by_role("listitem")


def _told(table: StagedTable) -> list[str]:
    """What the views of my seat have said so far, in words."""
    assert table.table.match is not None
    texts, layout = Texts("en", GAME), GAME.layout(len(NAMES))
    moments = Story(table.table.match).told(ME, 0)
    lines = [" ".join(texts.note(note, tuple(NAMES), layout, ME) for note in each.notes) for each in moments]
    return [line for line in lines if line]


def test_the_moves_are_listed_beside_the_table_and_again_after_a_reload(visit: Visit, server: Server) -> None:
    table = StagedTable(GAME, NAMES)
    page = visit()
    table.welcome(page, server)
    _lead_on(table, page, 4)
    page.get_by_role("button", name="Moves").click()
    expect(_moves(page)).to_have_text(_told(table))
    _lead_on(table, page, 3)
    expect(_moves(page)).to_have_text(_told(table))
    own = page.get_by_role("region", name="Moves").locator(".own")
    expect(own).to_have_text([line for line in _told(table) if line.startswith("You play")])
    assert any("Mira" not in line and "You" in line for line in _told(table)), "I am told as you"
    assert faults(page) == []
    before = _told(table)
    table.take_back(page)
    assert _told(table) != before
    expect(_moves(page)).to_have_text(_told(table))
    page.reload()
    expect(_moves(page)).to_have_text(_told(table))
    page.get_by_role("button", name="Moves").click()
    expect(_moves(page)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Moves")).to_have_attribute("aria-pressed", "false")


def _lead_on(table: StagedTable, page: Page, moves: int) -> None:
    for _ in range(moves):
        if not table.lead(page):
            cards(page).and_(page.locator("[aria-disabled=false]")).first.click()
            table.play(page)


def test_on_a_phone_the_moves_are_a_sheet_and_on_a_shared_device_what_all_may_know(
    visit: Visit, server: Server
) -> None:
    opened = server.open_table(["person", "person", "person"])
    page = visit(phone=True)
    secrets = {str(seat): secret for seat, secret in enumerate(opened["secrets"])}
    known = [{"table": opened["table"], "game": GAME.id, "seats": secrets, "open": {}, "join": "", "watch": ""}]
    page.add_init_script(f"localStorage['ludothek.tables'] ??= {json.dumps(json.dumps(known))}")
    page.goto(f"{server.address}/t/{opened['table']}")
    page.get_by_role("button", name="I’m P").click()
    cards(page).and_(page.locator("[aria-disabled=false]")).first.tap()
    page.get_by_role("button", name="Menu").tap()
    with page.expect_request("**/told?*") as asking:
        page.get_by_role("dialog").get_by_role("button", name="Moves").tap()
    assert "seat=-1" in asking.value.url
    expect(_moves(page)).not_to_have_count(0)
    assert faults(page) == []
