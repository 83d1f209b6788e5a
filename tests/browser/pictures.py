"""Takes the pictures of docs/pictures: the main screens, on a phone and on a desktop, light and dark.

Run it with `python tests/browser/pictures.py [folder]`.
"""

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import DESKTOP, PHONE
from browser.house import PATIENCE, ROOT, Server, launch, remembered, require_assets
from browser.table_page import TOUCHABLE, cards, legal, let_computer_finish, result, wait_for_turn
from ludothek.games import game_ids, load_game

NAMES = ("Mira", "Ada", "Bruno", "Carla")
TOUCHES = 9
"""So many touches into a game there is something to see, and nothing is decided."""
SEEN = [("desktop", "light"), ("desktop", "dark"), ("phone", "light"), ("phone", "dark")]


def main() -> None:
    """All pictures into a folder."""
    require_assets()
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place) / "tables.sqlite", pace=0.05).start()
        try:
            browser = launch(playwright)
            for device, theme in SEEN:
                _visit(browser, server, folder, device, theme)
            for game_id in game_ids():
                for device, theme in (("desktop", "light"), ("phone", "dark")):
                    _middle(browser, server, folder, game_id, device, theme)
            browser.close()
        finally:
            server.stop()


def _context(browser: Browser, device: str, theme: str, pace: str) -> BrowserContext:
    phone = device == "phone"
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        is_mobile=phone,
        color_scheme="dark" if theme == "dark" else "light",
        locale="en-GB",
    )
    context.add_init_script(remembered(pace))
    return context


def _middle(browser: Browser, server: Server, folder: Path, game_id: str, device: str, theme: str) -> None:
    """The table of a game after some touches."""
    context = _context(browser, device, theme, "instant")
    page = context.new_page()
    game = load_game(game_id)
    seats = min(max(4, game.seats[0]), game.seats[-1])
    opened = server.open_table(["person", *["casual"] * (seats - 1)], NAMES, game=game_id, options={})
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    chance = random.Random(TOUCHES)
    found = page.locator(TOUCHABLE)
    for _ in range(TOUCHES):
        found.or_(result(page)).first.wait_for()
        if result(page).count():
            break
        found.nth(chance.randrange(found.count())).click()
    found.or_(result(page)).first.wait_for()
    page.screenshot(path=folder / f"{game_id}-{device}-{theme}.png")
    context.close()


def _visit(browser: Browser, server: Server, folder: Path, device: str, theme: str) -> None:
    context = _context(browser, device, theme, "brisk")
    page = context.new_page()

    def take(name: str) -> None:
        page.evaluate("Promise.all([...document.images].map(image => image.decode().catch(() => {})))")
        page.screenshot(path=folder / f"{name}-{device}-{theme}.png")

    page.goto(server.address)
    expect(page.locator(".games li")).not_to_have_count(0)
    take("lobby")
    page.get_by_role("link", name="David & Goliath").first.click()
    expect(page.get_by_text("DG-32")).to_be_visible()
    take("game")
    page.get_by_role("radio", name="With friends").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="Begin now")).to_be_visible()
    take("friends")
    _play(page, server, take)
    let_computer_finish(page)
    for _ in range(3):
        page.get_by_role("button", name="Next deal").click()
        expect(result(page)).to_have_count(0)
        expect(result(page)).to_be_visible(timeout=2000 * PATIENCE)
    take("result")
    context.close()


def _play(page: Page, server: Server, take: Callable[[str], None]) -> None:
    """Play until a full table, a complete trick and a refusal have been seen."""
    opened = server.open_table(["person", "casual", "casual", "casual"], NAMES, options={"deals": 4})
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    missing = {"table", "trick", "why"}
    while missing:
        wait_for_turn(page)
        left = cards(page).count()
        if "table" in missing and left <= 9 and page.locator(".middle [data-piece]").count() >= 2:
            take("table")
            missing.remove("table")
        if "why" in missing and legal(page).count() < left:
            page.locator("[role=toolbar] button[aria-disabled=true]").first.click(force=True)
            expect(page.get_by_role("alert")).to_be_visible()
            take("why")
            missing.remove("why")
        legal(page).first.click()
        if "trick" in missing and left <= 10:
            expect(page.locator(".mark")).to_have_count(2)
            take("trick")
            missing.remove("trick")
        expect(cards(page)).to_have_count(left - 1)


if __name__ == "__main__":
    main()
