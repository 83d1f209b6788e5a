"""Whoever looks elsewhere is called, who has no line can still read, and who wants it at once gets it at once."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visit
from browser.test_every_screen import SIDEWAYS
from support.browser.server import Server, require_assets
from support.browser.table_page import RESULT, cards, legal, wait_for_turn
from support.examples import BANK, TRICKS, called

CALL = f"● Your turn \N{EN DASH} {called(TRICKS)}"
ELSEWHERE = """
Object.defineProperty(document, 'hidden', { get: () => true });
window.asked = 0;
window.notes = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission() { window.asked += 1; return Promise.resolve('granted'); }
  constructor(title) { window.notes.push(title); }
};
navigator.setAppBadge = count => { window.badge = count; return Promise.resolve(); };
navigator.clearAppBadge = () => { window.badge = 0; return Promise.resolve(); };
"""
"""A page in a tab that nobody looks at, in a browser that would notify."""
COVERED = """() => [...document.querySelectorAll('.room > header :is(a, button)')].filter(node => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return !node.disabled && width && !node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map(node => node.outerHTML)"""


def test_whoever_looks_elsewhere_is_called_when_it_is_their_turn(visit: Visit, server: Server) -> None:
    page = visit()
    page.add_init_script(ELSEWHERE)
    opened = server.open_table(["person", "casual", "casual"])
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    wait_for_turn(page)
    expect(page).to_have_title(CALL)
    assert page.evaluate("[window.asked, window.notes.length, window.badge]") == [0, 0, 1], "nobody asked for more"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Call me").check()
    page.keyboard.press("Escape")
    left = cards(page).count()
    legal(page).first.click()
    expect(cards(page)).to_have_count(left - 1)
    wait_for_turn(page)
    page.wait_for_function("window.notes.length")
    assert page.evaluate("[window.asked, window.notes]") == [1, [CALL]]
    page.wait_for_function("document.querySelector('link[rel=icon]').href.startsWith('data:image/svg+xml')")
    page.get_by_role("link", name="Back to the games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    assert page.evaluate("[window.badge, document.querySelector('link[rel=icon]').href.endsWith('logo.svg')]") == [
        0,
        True,
    ]


def test_without_a_line_nothing_is_covered_and_the_rules_are_there(visit: Visit, own_server: Server) -> None:
    page = visit()
    opened = own_server.open_table(["person", "casual", "casual"])
    with page.expect_response(re.compile("/rulebook/en$")) as rules:
        page.goto(f"{own_server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    rules.value.finished()
    wait_for_turn(page)
    own_server.kill()
    for size in (PHONE, SIDEWAYS, DESKTOP):
        page.set_viewport_size(size)
        expect(page.get_by_text("No connection.")).to_be_in_viewport(ratio=0.99)
        assert page.evaluate(COVERED) == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Rulebook").click()
    page.get_by_role("dialog").get_by_text("Playing a trick").click()
    expect(page.locator("[data-clause='DG-15']")).to_be_visible()


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[Server]:
    """Where computer players pause for an hour before each move."""
    require_assets()
    running = Server(tmp_path / "tables.sqlite", pace=3600.0).start()
    yield running
    running.stop()


def _sit(page: Page, server: Server) -> None:
    opened = server.open_table(["person", "casual", "casual"], game=BANK, options={})
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    expect(page.locator(".room main")).to_be_visible()


def test_at_once_is_at_once_and_whoever_has_handed_over_can_skip_to_the_end(visit: Visit, slow_server: Server) -> None:
    hasty, calm = visit(pace="instant"), visit(pace="calm", reduced_motion="reduce")
    for page in (hasty, calm):
        _sit(page, slow_server)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Let a computer player take over").click()
    expect(hasty.locator(RESULT)).to_be_visible()
    expect(calm.locator(RESULT)).to_have_count(0)
    calm.get_by_role("button", name="To the end").click()
    expect(calm.locator(RESULT)).to_be_visible()
