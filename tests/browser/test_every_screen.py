"""The table of every game on every screen: it fits, whatever is to be decided, and it stays where it is."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from browser.conftest import Visit
from browser.house import Server
from browser.staged import Moment, StagedTable, moments
from browser.table_page import TOUCHABLE
from ludothek.core.game import Game
from ludothek.games import game_ids, load_game

FINGER = 40
PHONE = 500
"""What is narrower or lower than this is a phone, where targets have to be large enough for a finger."""
FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 820, "height": 1180}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
MONITOR: ViewportSize = {"width": 1920, "height": 1080}
SCREENS = {"touched": (UPRIGHT, SIDEWAYS, TABLET), "pointed": (LAPTOP, MONITOR)}

ACTS = 8
STILL = 0.1
"""What is still felt to be calm: a tenth of the screen moved by a whole screen, or all of it by a tenth."""
SHIFTS = """() => {
  window.shifted = 0;
  const add = list => list.getEntries().forEach(entry => { window.shifted += entry.value; });
  new PerformanceObserver(add).observe({ type: 'layout-shift' });
}"""


@pytest.mark.parametrize("game_id", game_ids())
def test_every_decision_fits_every_screen(visit: Visit, server: Server, game_id: str) -> None:
    assert faults_on_every_screen(visit, server, load_game(game_id)) == {}


def faults_on_every_screen(visit: Visit, server: Server, game: Game) -> dict[str, str]:
    """What is wrong with any decision of a game on any screen, and what kind of decision it was."""
    table = StagedTable(game)
    pages = {"touched": visit(phone=True, reduced_motion="reduce"), "pointed": visit(reduced_motion="reduce")}
    for page in pages.values():
        table.welcome(page, server)
    looked = moments(game)
    found: dict[str, str] = {}
    for device, sizes in SCREENS.items():
        for size in sizes:
            pages[device].set_viewport_size(size)
            for moment in looked:
                for fault in _faults(pages[device], size, table, moment):
                    found.setdefault(f"{size['width']} x {size['height']}: {fault}", moment.kind)
    return found


def _faults(page: Page, size: ViewportSize, table: StagedTable, moment: Moment) -> list[str]:
    """What is wrong with a screen at a moment, and after a first touch that is not yet a move."""
    finger = FINGER if min(size["width"], size["height"]) < PHONE else 0
    table.show(moment, page)
    found: list[str] = page.evaluate(FAULTS, finger)
    touchable = page.locator(TOUCHABLE)
    if touchable.count():
        touchable.last.click(force=True)
        if not table.moved(page):
            found += page.evaluate(FAULTS, finger)
    return found


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS, LAPTOP], ids=["upright", "sideways", "laptop"])
@pytest.mark.parametrize("game_id", game_ids())
def test_the_page_stays_where_it_is(visit: Visit, server: Server, game_id: str, size: ViewportSize) -> None:
    assert shifted(visit, server, load_game(game_id), size) < STILL


def shifted(visit: Visit, server: Server, game: Game, size: ViewportSize) -> float:
    """How much has moved on a page that was not to, while somebody touches what there is."""
    table = StagedTable(game)
    page = visit(phone=min(size["width"], size["height"]) < PHONE, reduced_motion="reduce")
    page.set_viewport_size(size)
    table.welcome(page, server)
    while table.lead(page):
        pass
    page.evaluate(SHIFTS)
    acts = 0
    while acts < ACTS and page.locator(TOUCHABLE).count():
        page.locator(TOUCHABLE).nth(acts % page.locator(TOUCHABLE).count()).click(force=True)
        acts += 1
        if table.moved(page):
            table.play(page)
            while table.lead(page):
                pass
    assert acts == ACTS
    return float(page.evaluate("window.shifted"))
