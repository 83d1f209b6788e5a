"""Every game in every language, on a phone held upright or sideways: started, played by touching what is offered, and
finished; and everybody can use its table."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Playwright

from browser.house import Server, launch
from browser.test_every_screen import LAPTOP, SIDEWAYS, UPRIGHT
from browser.walking import Walker, walk
from ludothek.core.language import HOME, LANGUAGES
from ludothek.games import game_ids, load_game

NO_PICTURES = "--blink-settings=imagesEnabled=false"
"""There are none at a table, and those of the chest take long to draw."""
SIZES = {"upright": UPRIGHT, "sideways": SIDEWAYS}


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
    game = load_game(game_id)
    upright, others = [*crowd.upright.values()], [*crowd.sideways.values(), crowd.desk]
    thorough = [upright[game_ids().index(game_id) % len(upright)], crowd.desk]
    if len(game.seats) > 1:
        walk(upright, game, game.seats[0], thorough=thorough)
        walk(others, game, game.seats[-1], thorough=thorough)
    else:
        walk([*upright, *others], game, game.seats[0], thorough=thorough)
    assert [fault for walker in crowd.all for fault in walker.faults()] == []


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_goes_as_chance_will_have_it(crowd: Crowd, game_id: str, lang: str, size: str) -> None:
    game = load_game(game_id)
    seed, seats = random.randrange(1_000_000), random.choice(game.seats)
    walker = (crowd.upright if size == "upright" else crowd.sideways)[lang]
    walk([walker], game, seats, seed)
    assert walker.faults() == [], f"seed {seed}, {seats} seats"
