"""Takes the picture of the table in the terminal: `python tests/support/browser/terminal_picture.py FILE.png`."""

import asyncio
import re
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from ludothek.terminal.app import TableApp
from ludothek.terminal.seating import settle
from ludothek.terminal.setup import Setup
from ludothek.terminal.sitting import Sitting
from support.browser.server import launch
from support.examples import TRICKS

SIZE = (126, 36)
ROUNDS = 8
TRICK_SECONDS = 2.6
"""A completed trick is held for a moment; then the others play to the next."""


async def drawn() -> str:
    """What the screen shows after some tricks against quick computer players, as SVG."""
    setup = Setup(TRICKS, seats=4, level="casual", lang="en", seed=7, players={0: "person"})
    plan = settle(setup, "en")
    app = TableApp(plan, "en", sitting=Sitting.begin(plan))
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(ROUNDS):
            await pilot.pause(TRICK_SECONDS)
            await pilot.press("enter")
        await pilot.pause(TRICK_SECONDS)
        return app.export_screenshot(title="Ludothek")


def main() -> None:
    """Draw it with a font of this machine, so that the picture depends on nothing else."""
    svg = re.sub(r"@font-face \{.*?\}", "", asyncio.run(drawn()), flags=re.DOTALL)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(viewport={"width": 1600, "height": 1000})
        page.set_content(svg)
        page.locator("svg").first.screenshot(path=sys.argv[1])
        browser.close()


if __name__ == "__main__":
    main()
