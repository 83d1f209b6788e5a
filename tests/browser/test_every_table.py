"""The table of every game in the browser: it can be played by touching what it offers, and everybody can use it."""

import random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.house import Server
from browser.table_page import RESULT, TOUCHABLE
from browser.test_pages import faults
from ludothek.games import game_ids, load_game

TOUCHES = 10

OUTSIDE = """
selector => [...document.querySelectorAll(selector)].filter(node => {
  const box = node.getBoundingClientRect();
  const scrolled = node.closest('.grid, .pad, .others, .sayings');
  return !scrolled && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
}).map(node => node.outerHTML.slice(0, 120))
"""


@pytest.mark.parametrize("device", ["phone", "desktop"])
@pytest.mark.parametrize("game_id", game_ids())
def test_a_table_is_played_by_touching_what_it_offers(visit: Visit, server: Server, game_id: str, device: str) -> None:
    phone = device == "phone"
    game = load_game(game_id)
    seats = game.seats[0] if phone else game.seats[-1]
    page = visit(phone=phone, color_scheme="dark" if phone else "light")
    opened = server.open_table(["person", *["beginner"] * (seats - 1)], game=game_id, options={})
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    chance = random.Random(game_id)
    for _ in range(TOUCHES):
        page.locator(f"{TOUCHABLE}, {RESULT}").first.wait_for()
        if page.locator(RESULT).count():
            break
        _touch(page, chance)
    expect(page.locator(f"{TOUCHABLE}, {RESULT}").first).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert page.evaluate(OUTSIDE, TOUCHABLE) == []
    assert page.locator("text=/^(note|fact|say|label|help|zone|counter)-/").count() == 0
    assert faults(page) == []


def _touch(page: Page, chance: random.Random) -> None:
    """One of the things that may be touched now."""
    found = page.locator(TOUCHABLE)
    found.nth(chance.randrange(found.count())).click()
