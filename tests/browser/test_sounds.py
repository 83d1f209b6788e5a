"""What is heard at a table: stones, cards and whose turn it is, unless people want it quiet."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from ludothek.games import load_game
from support.browser.server import Server
from support.browser.table_page import TOUCHABLE
from support.examples import BOARD, TRICKS

LISTEN = """
window.heard = [];
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...args) {
    window.heard.push(this.frequency ? this.frequency.value : 'noise');
    return start.apply(this, args);
  };
}
navigator.vibrate = (long) => window.heard.push('buzz');
"""
TURN = [660, 880]
STONES = ".board [data-piece]"


def sit_down(page: Page, server: Server, game: str) -> None:
    page.add_init_script(LISTEN)
    others = load_game(game).seats[0] - 1
    opened = server.open_table(["person", *["beginner"] * others], game=game, options={})
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    expect(page.locator(TOUCHABLE).first).to_be_visible()


def touch(page: Page) -> None:
    page.locator(TOUCHABLE).first.click()


@pytest.mark.parametrize(("game", "first"), [(BOARD, 210), (TRICKS, "noise")])
def test_a_move_is_heard_and_then_that_it_is_my_turn(visit: Visit, server: Server, game: str, first: object) -> None:
    page = visit()
    sit_down(page, server, game)
    page.evaluate("window.heard = []")
    touch(page)
    page.wait_for_function("() => window.heard.includes('buzz')")
    heard = page.evaluate("window.heard")
    assert heard[0] == first
    assert heard[-3:] == [*TURN, "buzz"]


def test_one_touch_and_it_is_quiet_here_and_after_coming_back(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, BOARD)
    sound = page.get_by_role("switch", name="Sound")
    expect(sound).to_have_attribute("aria-checked", "true")
    sound.click()
    page.evaluate("window.heard = []")
    before = page.locator(STONES).count() + 1
    touch(page)
    page.wait_for_function(f"before => document.querySelectorAll('{STONES}').length > before", arg=before)
    expect(page.locator(TOUCHABLE).first).to_be_visible()
    assert page.evaluate("window.heard") == []
    page.reload()
    expect(sound).to_have_attribute("aria-checked", "false")


def test_where_calm_is_wanted_it_is_quiet_at_first(visit: Visit, server: Server) -> None:
    page = visit(reduced_motion="reduce")
    sit_down(page, server, BOARD)
    sound = page.get_by_role("switch", name="Sound")
    expect(sound).to_have_attribute("aria-checked", "false")
    sound.click()
    touch(page)
    page.wait_for_function("() => window.heard.includes('buzz')")
