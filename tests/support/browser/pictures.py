"""Takes the pictures of docs/pictures: the chest, a game, a lesson, some tables, why not, and a result.

Run it with `python tests/support/browser/pictures.py [folder]`. Chance is fixed, and nobody is waited for.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from msgspec.json import encode
from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from browser.conftest import DESKTOP, PHONE
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.players.levels import LevelPlayer
from ludothek.server.messages.to_clients import Because
from support.browser.server import Server, launch, remembered, require_assets
from support.browser.staged import ME, Moment, StagedTable
from support.browser.table_page import cards, legal, result
from support.examples import AUCTION, BOARD, CHECKERS, PAD, TRICKS
from support.folders import ROOT

NAMES = ("Mira", "Ada", "Bruno", "Carla")
SEED = 7
TABLES = [
    (TRICKS, 34, "desktop", "light"),
    (TRICKS, 34, "phone", "dark"),
    (CHECKERS, 24, "desktop", "light"),
    (BOARD, 16, "desktop", "light"),
    (AUCTION, 24, "desktop", "dark"),
    (PAD, 40, "phone", "light"),
]
"""Which game is seen, and after so many decisions, when it is my turn."""
CHEST = [("desktop", "light"), ("phone", "dark")]
LESSON_STEP = 3
"""Which step of the lesson is shown: one with something to see and to find."""


def main() -> None:
    """All pictures into a folder."""
    require_assets()
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place) / "tables.sqlite").start()
        try:
            browser = launch(playwright)
            for device, theme in CHEST:
                page = _visitor(browser, device, theme)
                page.goto(server.address)
                expect(page.locator(".games li")).not_to_have_count(0)
                _take(page, folder, f"chest-{device}-{theme}")
            for device, theme in CHEST:
                page = _visitor(browser, device, theme)
                page.goto(f"{server.address}/g/{TRICKS}")
                expect(page.locator(".modes")).to_be_visible()
                _take(page, folder, f"game-{device}-{theme}")
                page = _visitor(browser, device, theme)
                _learn(page, server)
                _take(page, folder, f"lesson-{device}-{theme}")
            for game_id, decisions, device, theme in TABLES:
                page = _visitor(browser, device, theme)
                _sit(page, server, load_game(game_id), decisions)
                _take(page, folder, f"{game_id}-{device}-{theme}")
            _why(_visitor(browser, "desktop", "light"), server, folder)
            page = _visitor(browser, "desktop", "dark")
            _sit(page, server, load_game(TRICKS))
            expect(result(page)).to_be_visible()
            _take(page, folder, "result-desktop-dark")
            browser.close()
        finally:
            server.stop()


def _visitor(browser: Browser, device: str, theme: str) -> Page:
    phone = device == "phone"
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        is_mobile=phone,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.add_init_script(remembered())
    return context.new_page()


def _take(page: Page, folder: Path, name: str) -> None:
    page.evaluate("Promise.all([...document.images].map(image => image.decode().catch(() => {})))")
    page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=82)
    page.context.close()


class Explained(StagedTable):
    """A table that says why something cannot be touched."""

    def _hear(self, text: str | bytes) -> None:
        super()._hear(text)
        message = json.loads(text)
        if message["type"] == "why":
            assert self.table.match
            touches = tuple(message["touches"])
            why = Because(ME, touches, self.table.match.refusal(touches), self.table.match.case(touches))
            for socket in self._sockets:
                socket.send(encode(why).decode())


def _sit(page: Page, server: Server, game: Game, decisions: int | None = None) -> None:
    """Sit down at a table of a game after so many decisions; left out, when it is over."""
    match = _played(game, decisions)
    table = Explained(game, NAMES[: match.seats])
    table.show(Moment("", match.options, match.seal, tuple(match.log)), page)
    table.welcome(page, server)


def _learn(page: Page, server: Server) -> None:
    """Take a lesson up to the step that is shown."""
    page.goto(f"{server.address}/l/{BOARD}")
    for step in server.get(f"/api/games/{BOARD}/lesson/en")["steps"][:LESSON_STEP]:
        for touch in _touches(step):
            page.locator(f'[data-touch="{touch}"]').click()
        page.get_by_role("button", name="Go on").click()
    expect(page.locator(".pointers rect").first).to_be_visible()


def _touches(step: Any) -> list[str]:
    """What the first right move of a step touches."""
    move = next(iter(step["right"]), "")
    return next((choice["touches"] for choice in step["view"]["choices"] if choice["text"] == move), [])


def _played(game: Game, decisions: int | None) -> Match:
    seats = min(max(len(NAMES), game.seats[0]), game.seats[-1])
    seats = seats if game.seats[-1] - game.seats[0] > 1 else game.seats[0]
    match = Match(game, seats, seal=Seal.numbered(SEED))
    player = LevelPlayer(game.knowledge, game.levels["casual"], SEED)
    made = 0
    while not match.over:
        if match.between:
            match.next_deal()
            continue
        if decisions is not None and made >= decisions and match.turn == ME:
            break
        match.play(player.choose(match.view(match.turn), match.guess(match.turn)))
        made += 1
    return match


def _why(page: Page, server: Server, folder: Path) -> None:
    """A card that may not be played, and why."""
    game = load_game(TRICKS)
    for decisions in range(60):
        match = _played(game, decisions)
        if len(match.legal()) < sum(piece.zone == f"hand.{ME}" for piece in match.view(ME).scene.pieces):
            break
    _sit(page, server, game, decisions)
    assert legal(page).count() < cards(page).count()
    page.locator("[role=toolbar] button[aria-disabled=true]").first.click(force=True)
    expect(page.get_by_role("alert")).to_be_visible()
    _take(page, folder, "why-desktop-light")


if __name__ == "__main__":
    main()
