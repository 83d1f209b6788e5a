"""Every game in every language, on a phone held upright or sideways: started, played by touching what is offered, and
finished; and everybody can use its table."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Playwright

from browser.test_every_screen import LAPTOP, SIDEWAYS, UPRIGHT
from ludothek.core.language import HOME, LANGUAGES
from ludothek.games import game_ids, load_game
from support.browser.server import Server, launch
from support.browser.table_page import TOUCHABLE
from support.browser.walking import PlannedTable, Walker, walk

NO_PICTURES = "--blink-settings=imagesEnabled=false"
"""There are none at a table, and those of the chest take long to draw."""
SIZES = ("upright", "sideways")

SAY = "text => document.querySelector('.room h1').append(text)"
LABEL = "text => { document.querySelector('.room h1').title = text }"
WIDEN = "() => { document.body.style.minWidth = '3000px' }"
SHIFT = "any => { document.querySelector(any).style.cssText = 'position: fixed; left: -90px' }"

WRONG = {
    "the raw name of a text": ("de", SAY, "note-nothing", "'note-nothing' in"),
    "a raw name that reads like words": ("en", SAY, "score-pad", "'score-pad' in"),
    "what only the code calls so": ("en", LABEL, "off.black", "'off.black' in"),
    "an option by the name that is typed": ("en", SAY, "play_on", "'play_on' in"),
    "a word of another language": ("de", SAY, "Whose turn?", "'Whose' in"),
    "a word that is only heard": ("it", LABEL, "Menü", "'Menü' in"),
    "an argument that is missing": ("nl", SAY, "{$name}", "{$name}"),
    "an error in the console": ("en", "text => console.error(text)", "out of order", "out of order"),
    "an error that nobody caught": ("en", "text => setTimeout(() => { throw text })", "ouch", "ouch"),
    "a page that scrolls sideways": ("en", WIDEN, None, "it can be scrolled sideways"),
    "a target outside the screen": ("en", SHIFT, TOUCHABLE, "outside the screen"),
}
"""What may be wrong with a page: in which language, how it is planted, and what is told of it."""


@dataclass(frozen=True, slots=True)
class Crowd:
    """Somebody for each language and way to hold a phone, in the dark or in the light; and one with a large screen."""

    upright: dict[str, Walker]
    sideways: dict[str, Walker]
    desk: Walker

    @property
    def all(self) -> list[Walker]:
        return [*self.upright.values(), *self.sideways.values(), self.desk]


@pytest.fixture(scope="package")
def crowd(playwright: Playwright, server: Server) -> Iterator[Crowd]:
    browser = launch(playwright, NO_PICTURES)
    upright = {lang: Walker(browser, server, lang, UPRIGHT, "dark") for lang in LANGUAGES}
    sideways = {lang: Walker(browser, server, lang, SIDEWAYS, "light") for lang in LANGUAGES}
    yield Crowd(upright, sideways, Walker(browser, server, HOME, LAPTOP, "light"))
    browser.close()


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_is_started_and_finished_by_touching_what_is_offered(crowd: Crowd, game_id: str) -> None:
    """In every language; half of them upright and half sideways, the other way round in the next game.

    Soaking walks through all of them both ways.
    """
    game, number = load_game(game_id), game_ids().index(game_id)
    upright = [walker for at, walker in enumerate(crowd.upright.values()) if (at + number) % 2 == 0]
    others = [walker for at, walker in enumerate(crowd.sideways.values()) if (at + number) % 2]
    others.append(crowd.desk)
    usable = [upright[number // 2 % len(upright)], crowd.desk]
    if len(game.seats) > 1:
        walk(upright, game, game.seats[0], usable=usable)
        walk(others, game, game.seats[-1], usable=usable)
    else:
        walk([*upright, *others], game, game.seats[0], usable=usable)
    found = [fault for walker in crowd.all for fault in walker.faults()]
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_goes_as_chance_will_have_it(crowd: Crowd, game_id: str, lang: str, size: str) -> None:
    game = load_game(game_id)
    seed, seats = random.randrange(1_000_000), random.choice(game.seats)
    walker = (crowd.upright if size == "upright" else crowd.sideways)[lang]
    walk([walker], game, seats, seed, fitting=True)
    assert walker.faults() == [], f"seed {seed}, {seats} seats"


@pytest.mark.parametrize("wrong", WRONG)
def test_whatever_is_wrong_is_noticed(crowd: Crowd, wrong: str) -> None:
    lang, how, what, told = WRONG[wrong]
    game = load_game(game_ids()[0])
    table = PlannedTable(game, game.seats[0])
    table.begin(1)
    table.go_on()
    walker = crowd.upright[lang]
    walker.start(table)
    walker.page.locator(TOUCHABLE).first.wait_for()
    walker.page.evaluate(how, what)
    walker.decide()
    found = walker.faults()
    assert any(told in each for each in found), found
