"""What a person sees and does at a table, in words of the page: hand, cards, result."""

import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

from support.browser.server import PATIENCE
from support.examples import TRICKS

HAND_CARDS = "[role=toolbar] button"
LEGAL = f"{HAND_CARDS}[aria-disabled=false]"
RESULT = "section[aria-labelledby=result-title]"

BUTTONS = ".choices button:not(:disabled), .calls button:not(:disabled)"
OFFERED = f"{BUTTONS}, .dice button[aria-disabled=false], .pad .legal, .seat .wanted"
CARDS = "button.pile, .columns .legal, .draw button"
TOUCHABLE = f".place[aria-disabled=false], {OFFERED}, {CARDS}, {LEGAL}"
"""Whatever may be touched now: a place, a button, a die, a row of a pad, a seat, a card, a pile."""


def play_now(page: Page, game: str = TRICKS) -> Locator:
    """The button of a game in the lobby."""
    return page.locator(f".games li:has([href='/g/{game}'])").get_by_role("button", name="Play now")


def cards(page: Page) -> Locator:
    return page.locator(HAND_CARDS)


def legal(page: Page) -> Locator:
    return page.locator(LEGAL)


def result(page: Page) -> Locator:
    return page.locator(RESULT)


def wait_for_turn(page: Page) -> None:
    expect(legal(page).first).to_be_visible()


def play_on(page: Page, play: Callable[[], None]) -> None:
    """Play cards in one's own way until the hand is empty, and wait for the result."""
    expect(cards(page).first).to_be_visible()
    for left in range(cards(page).count() - 1, -1, -1):
        wait_for_turn(page)
        play()
        expect(cards(page)).to_have_count(left)
    expect(result(page)).to_be_visible()


def whose_turn(pages: Sequence[Page], offered: str = LEGAL) -> Page:
    """The one of several people who may play now."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for page in pages:
            if page.locator(offered).count():
                return page
        pages[0].wait_for_timeout(30)
    raise AssertionError("none of them may play")


def let_computer_finish(page: Page) -> None:
    """Hand the seat to a computer player and wait for the result: the fastest way to the end."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a computer player take over").click()
    expect(result(page)).to_be_visible(timeout=2000 * PATIENCE)  # a whole deal


def focused(page: Page, selector: str) -> bool:
    return bool(page.evaluate("selector => document.activeElement.matches(selector)", selector))


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on something that fits, as somebody without a mouse does."""
    for _ in range(200):
        if focused(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with the Tab key")
