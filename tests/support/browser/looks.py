"""What tables look like: pictures of staged ones beside those that were kept, by what the eye makes of a difference.

`make looks` takes them all and says which differ; `make looks ACCEPT=1` keeps them as they are now. Another browser or
other fonts draw everything a little otherwise, so pictures are compared only where letters are drawn as they were then.
"""

import base64
import hashlib
import json
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from librt.random import Random
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from browser.conftest import DESKTOP, PHONE
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import game_ids, load_game
from support.browser.server import PATIENCE, Server, launch, remembered, require_assets
from support.browser.staged import BETWEEN, ME, Moment, StagedTable
from support.folders import ROOT
from support.saying import say

KEPT = ROOT / "tests" / "browser" / "looks"
DRAWN_BY = KEPT / "drawn_by.json"
DIFFERING = ROOT / "build" / "looks"
"""Pictures that differ, each as it is now and with what differs marked."""
COMPARE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")

SCREENS: dict[str, ViewportSize] = {"upright": PHONE, "sideways": {"width": 844, "height": 390}, "laptop": DESKTOP}
THEMES = ("light", "dark")
NAMES = ("Mira", "Ada", "Bruno", "Carla", "Dario", "Elin")
SEED = 3
DECISION = 4
"""At which decision of mine a table is looked at: something has been played by then."""
RESULTS = 4
"""Of so many games, the result of one is looked at."""
MOST = 250
"""So many points may differ, of pictures at half their size: a word or two, but no card and no button."""

SAMPLE = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz ÄÖÜäöüßéàè 0123456789 ♠♥♦♣ ♔♚ “” „“ … × − ● ✓ ½"
"""What the fonts of a machine are known by: letters, figures and signs of tables."""
ALL_THERE = """() => [...document.querySelectorAll('use')].every(use =>
    document.getElementById(use.getAttribute('href').slice(1)))
  && [...document.images].every(image => image.complete) && document.fonts.status === 'loaded'"""
"""Has every drawing come?"""


@dataclass(frozen=True, slots=True)
class Look:
    """A table of one game on one screen, at a decision of mine or when a deal has ended."""

    game: str
    screen: str
    theme: str
    ended: bool

    @property
    def name(self) -> str:
        """What its picture is called."""
        return "-".join([self.game, "result" if self.ended else "play", self.screen, self.theme])


def looks() -> Iterator[Look]:
    """Every game once, on another screen than the one before it, and some results; half of them in the dark."""
    screens = list(SCREENS)
    for number, game in enumerate(game_ids()):
        screen, theme = screens[number % len(screens)], THEMES[number // len(screens) % 2]
        yield Look(game, screen, theme, ended=False)
        if number % RESULTS == 0:
            yield Look(game, screens[number // RESULTS % len(screens)], theme, ended=True)


def _sitting(game: Game) -> tuple[str, ...]:
    """As many as may sit there, and have names."""
    return NAMES[: max(seats for seats in game.seats if seats <= len(NAMES))]


def _moment(game: Game, look: Look) -> Moment:
    """A position of a match in which everybody moves at random."""
    match = Match(game, len(_sitting(game)), seal=Seal.numbered(SEED))
    random = Random(SEED)
    decisions = 0
    while not match.over and not (look.ended and match.between):
        if match.between:
            match.next_deal()
            continue
        decisions += match.turn == ME
        if decisions == DECISION and not look.ended:
            break
        moves = match.legal()
        match.play(moves[random.randrange(len(moves))])
    return Moment(BETWEEN if match.between else "", match.options, match.seal, tuple(match.log))


@dataclass(frozen=True, slots=True)
class Difference:
    """How a picture differs from the one that was kept."""

    small: bytes
    points: int
    """How many of its points do; -1: none was kept."""
    marked: bytes


class Gallery:
    """Takes pictures, and compares them with those that were kept."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._easel = browser.new_page()
        self._visitors: dict[tuple[str, str], BrowserContext] = {}

    def take(self, look: Look, style: str = "") -> bytes:
        """A picture of a table; with a style of its own, as it would look if somebody had changed it so."""
        page = self._visitor(look).new_page()
        game = load_game(look.game)
        table = StagedTable(game, _sitting(game))
        table.show(_moment(game, look), page)
        table.welcome(page, self._server)
        if style:
            page.add_style_tag(content=style)
        picture = _still(page)
        page.close()
        return picture

    def _visitor(self, look: Look) -> BrowserContext:
        """Somebody with such a screen, who has fetched the browser table but once."""
        key = (look.screen, look.theme)
        if key not in self._visitors:
            phone = look.screen != "laptop"
            self._visitors[key] = self._browser.new_context(
                viewport=SCREENS[look.screen],
                has_touch=phone,
                is_mobile=phone,
                color_scheme="dark" if look.theme == "dark" else "light",
                reduced_motion="reduce",
                locale="en-GB",
                bypass_csp=True,  # to try how a table would look with another style
            )
            self._visitors[key].set_default_timeout(1000 * PATIENCE)
            self._visitors[key].add_init_script(remembered())
        return self._visitors[key]

    def compare(self, taken: bytes, kept: bytes | None) -> Difference:
        """How a picture differs from one at half its size."""
        urls = [_url("png", taken), _url("webp", kept) if kept else None]
        found: dict[str, Any] = self._easel.evaluate(COMPARE, urls)
        return Difference(_content(found["small"]), found["differing"], _content(found["marked"]))

    def close(self) -> None:
        """Send all visitors away."""
        for context in (*self._visitors.values(), self._easel.context):
            context.close()

    def difference(self, look: Look) -> Difference:
        """How a table differs from how it was kept; where it does too much, pictures of that are left behind."""
        path = KEPT / f"{look.name}.webp"
        found = self.compare(self.take(look), path.read_bytes() if path.exists() else None)
        if not 0 <= found.points <= MOST:
            DIFFERING.mkdir(parents=True, exist_ok=True)
            (DIFFERING / f"{look.name}.webp").write_bytes(found.small)
            (DIFFERING / f"{look.name}-marked.webp").write_bytes(found.marked)
        return found

    def drawn_by(self) -> dict[str, str]:
        """The browser, and how it draws letters with the fonts of this machine."""
        said = "".join(
            f'<p style="font: {weight} {size}px {family}">{SAMPLE}</p>'
            for family in _families()
            for weight, size in ((400, 14), (700, 22))
        )
        self._easel.set_content(f"<meta charset=utf-8>{said}")
        letters = hashlib.sha256(self._easel.screenshot(full_page=True)).hexdigest()
        return {"browser": self._browser.version, "letters": letters}

    def foreign(self) -> str:
        """Why pictures of this machine cannot be compared with those that were kept; empty where they can."""
        here, there = self.drawn_by(), json.loads(DRAWN_BY.read_text(encoding="utf-8"))
        if here == there:
            return ""
        if here["browser"] != there["browser"]:
            return f"the looks of tables were kept with Chromium {there['browser']}, this is {here['browser']}"
        return "the looks of tables were kept on a machine with other fonts"


@cache
def _families() -> list[str]:
    """The fonts that the browser's code asks for."""
    sources = sorted(path for path in (ROOT / "web" / "src").rglob("*.*") if path.suffix in {".css", ".svelte"})
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    return sorted(
        {
            each.replace('"', "'")
            for each in re.findall(r"\bfont(?:-family)?:[^;{}]*?((?:'[^']+'|[\w-]+)(?:,\s*(?:'[^']+'|[\w-]+))+);", text)
        }
    )


def _still(page: Page) -> bytes:
    """A picture of a page on which all is there, and nothing changes any more."""
    end = time.monotonic() + PATIENCE
    last = b""
    while time.monotonic() < end:
        if page.evaluate(ALL_THERE):
            picture = page.screenshot(animations="disabled", caret="hide")
            if picture == last:
                return picture
            last = picture
        page.wait_for_timeout(50)
    raise AssertionError(f"after {PATIENCE:g} seconds the page still changes")


def _url(kind: str, content: bytes) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


def _content(url: str) -> bytes:
    return base64.b64decode(url.partition(",")[2])


def main() -> None:
    """Say which tables look otherwise, or keep them as they look."""
    require_assets()
    accept = "--accept" in sys.argv[1:]
    KEPT.mkdir(exist_ok=True)
    differing = 0
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place) / "tables.sqlite").start()
        try:
            gallery = Gallery(launch(playwright), server)
            foreign = DRAWN_BY.exists() and gallery.foreign()
            if foreign:
                say(f"note: {foreign}, so that all may differ a little")
            for look in looks():
                found = gallery.difference(look)
                if not 0 <= found.points <= MOST:
                    differing += 1
                    say(f"{look.name}: {f'{found.points} points differ' if found.points >= 0 else 'is new'}")
                if accept and (foreign or not 0 <= found.points <= MOST):
                    (KEPT / f"{look.name}.webp").write_bytes(found.small)
            if accept:
                _forget()
                DRAWN_BY.write_text(json.dumps(gallery.drawn_by(), indent=1) + "\n", encoding="utf-8")
        finally:
            server.stop()
    if accept:
        say(f"{differing} tables were accepted as they look now")
    else:
        say(f"{differing} tables look otherwise: see {DIFFERING}" if differing else "all tables look as accepted")


def _forget() -> None:
    """Let go of pictures of tables that nobody looks at any more."""
    named = {f"{look.name}.webp" for look in looks()}
    for path in KEPT.glob("*.webp"):
        if path.name not in named:
            path.unlink()


if __name__ == "__main__":
    main()
