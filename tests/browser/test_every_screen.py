"""The table of every game on every screen: it fits, whatever is to be decided, and it stays where it is."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from browser.conftest import Visit
from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES
from ludothek.games import game_ids, load_game
from support.browser import staged
from support.browser.server import Server
from support.browser.staged import FRAMES, Moment, StagedTable, moments
from support.browser.table_page import RESULT, TOUCHABLE

FINGER = 40
PHONE = 500
"""What is narrower or lower than this is a phone, where targets have to be large enough for a finger."""
FAULTS = Path(staged.__file__).with_name("faults.js").read_text(encoding="utf-8")
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 820, "height": 1180}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
MONITOR: ViewportSize = {"width": 1920, "height": 1080}
PHONES = (UPRIGHT, SIDEWAYS)
ROOMY = (TABLET, LAPTOP, MONITOR)
SCREENS = (*PHONES, *ROOMY)
TOUCHED = (*PHONES, TABLET)
"""Screens that are touched by fingers; the others are pointed at."""

LONGEST_WORDS = "de"

ACTS = 8
STILL = 0.1
"""What is still felt to be calm: a tenth of the screen moved by a whole screen, or all of it by a tenth."""
SHIFTS = """() => {
  window.shifted = 0;
  const add = list => list.getEntries().forEach(entry => { window.shifted += entry.value; });
  new PerformanceObserver(add).observe({ type: 'layout-shift' });
}"""


@pytest.mark.parametrize("game_id", game_ids())
def test_every_decision_fits_a_phone_and_a_larger_screen(visit: Visit, server: Server, game_id: str) -> None:
    """On a phone held either way, and on one of the larger screens, another in the next game; soaking, on all."""
    larger = ROOMY[game_ids().index(game_id) % len(ROOMY)]
    assert faults_on(visit, server, load_game(game_id), (*PHONES, larger)) == {}


@pytest.mark.parametrize("game_id", game_ids())
def test_every_decision_fits_a_phone_in_the_longest_language(visit: Visit, server: Server, game_id: str) -> None:
    """That is German more often than not; soaking, in all of them."""
    assert faults_on(visit, server, load_game(game_id), PHONES, LONGEST_WORDS) == {}


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_every_decision_fits_every_screen(visit: Visit, server: Server, game_id: str, lang: str) -> None:
    assert faults_on(visit, server, load_game(game_id), SCREENS, lang) == {}


def faults_on(
    visit: Visit, server: Server, game: Game, sizes: Sequence[ViewportSize] = SCREENS, lang: str = "en"
) -> dict[str, str]:
    """What is wrong with any decision of a game and with how it ends on these screens, and what kind it was."""
    table = StagedTable(game)
    looked = moments(game)
    pages: dict[bool, Page] = {}
    found: dict[str, str] = {}
    for size in sizes:
        touched = size in TOUCHED
        if touched not in pages:
            pages[touched] = visit(phone=touched, lang=lang, reduced_motion="reduce")
            table.welcome(pages[touched], server)
        pages[touched].set_viewport_size(size)
        for moment in looked:
            for fault in _faults(pages[touched], size, table, moment):
                found.setdefault(f"{size['width']} x {size['height']}: {fault}", moment.kind)
    return found


def _faults(page: Page, size: ViewportSize, table: StagedTable, moment: Moment) -> list[str]:
    """What is wrong with a screen at a moment, and after a touch that is no move yet, or puts the result aside."""
    finger = FINGER if min(size["width"], size["height"]) < PHONE else 0
    table.show(moment, page)
    found: list[str] = page.evaluate(FAULTS, finger)
    if page.locator(RESULT).count():
        page.locator(f"{RESULT} .close").click()
        page.evaluate(FRAMES)
        found += page.evaluate(FAULTS, finger)
        page.locator(".return button").click()
        page.evaluate(FRAMES)
    touchable = page.locator(TOUCHABLE)
    if touchable.count():
        touchable.last.click(force=True)
        if not table.moved(page):
            found += page.evaluate(FAULTS, finger)
    return found


NARROW = "display: block; width: 5rem; white-space: nowrap;"
SHORTENED = f"{NARROW} overflow: hidden; text-overflow: ellipsis"


@pytest.mark.parametrize(
    ("found", "text"),
    [
        (True, f'<p style="{NARROW} overflow-x: auto">House number 661</p>'),
        (False, f'<p style="{NARROW} overflow-x: auto" data-scrolls>House number 661</p>'),
        (
            True,
            '<p style="width: 7rem; height: 2.4rem; overflow-y: auto">Two lines are seen, and the third is not.</p>',
        ),
        (True, f'<b style="{SHORTENED}" title="in full">House number 661</b>'),
        (False, f'<b style="{SHORTENED}" title="in full">661 House number</b>'),
        (False, f'<b style="{SHORTENED}" title="in full">Wolfeschlegelstein</b>'),
        (True, f'<b style="{SHORTENED}">Wolfeschlegelstein</b>'),
        (True, '<svg style="display: block" width="40" height="20"><text x="0" y="15">House number 661</text></svg>'),
    ],
)
def test_a_text_that_is_cut_off_is_found(visit: Visit, found: bool, text: str) -> None:  # noqa: FBT001 - what is expected
    page = visit()
    page.set_content(text)
    assert bool(page.evaluate(FAULTS, 0)) == found


def _stays() -> Iterator[object]:
    """Every game on one of these screens, another in the next game; soaking, on all."""
    for number, game_id in enumerate(game_ids()):
        for at, (name, size) in enumerate({"upright": UPRIGHT, "sideways": SIDEWAYS, "laptop": LAPTOP}.items()):
            marks = () if at == number % 3 else pytest.mark.soak
            yield pytest.param(game_id, size, id=f"{game_id}-{name}", marks=marks)


@pytest.mark.parametrize(("game_id", "size"), list(_stays()))
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
