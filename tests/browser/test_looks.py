"""Tables look as they were accepted: `make looks` shows what does not, `make looks ACCEPT=1` keeps what was meant."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from support.browser.looks import DIFFERING, DRAWN_BY, KEPT, MOST, Gallery, Look, looks
from support.browser.server import Server
from support.examples import TRICKS

LOOKS = list(looks())
TRIED = next(look for look in LOOKS if look.game == TRICKS)
LARGEST = 3_000_000

BROKEN = {
    "cards without faces": "svg.card > * { display: none }",
    "nobody at the table": ".seat { visibility: hidden }",
    "a note of one line's half": ".note { max-height: 0.7rem }",
    "another colour of the table": ":root { filter: hue-rotate(40deg) }",
    "everything a little lower": ".room { translate: 0 6px }",
    "letters of another size": ":root { font-size: 110% !important }",
}
"""How the look of a table may be broken, by a style that does it."""


@pytest.fixture(scope="module")
def gallery(chromium: Browser, server: Server) -> Iterator[Gallery]:
    opened = Gallery(chromium, server)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def foreign(gallery: Gallery) -> str:
    return gallery.foreign()


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_a_table_looks_as_it_was_accepted(gallery: Gallery, foreign: str, look: Look) -> None:
    if foreign:
        pytest.skip(f"{foreign}: there is nothing to compare with")
    points = gallery.difference(look).points
    where = DIFFERING.relative_to(DIFFERING.parents[1]) / f"{look.name}-marked.webp"
    assert 0 <= points <= MOST, f"see {where}; if it is meant to look so: make looks ACCEPT=1"


def test_every_table_that_is_looked_at_is_kept_and_no_other_and_all_are_small() -> None:
    kept = list(KEPT.glob("*.webp"))
    assert {path.name for path in KEPT.iterdir()} == {f"{look.name}.webp" for look in LOOKS} | {DRAWN_BY.name}
    assert sum(path.stat().st_size for path in kept) < LARGEST


@pytest.fixture(scope="module")
def sound(gallery: Gallery) -> dict[str, bytes]:
    """A table as it is, at half its size, and as large as it was taken."""
    taken = gallery.take(TRIED)
    return {"taken": taken, "small": gallery.compare(taken, None).small}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_look_is_seen(gallery: Gallery, sound: dict[str, bytes], broken: str) -> None:
    """Whatever machine this is: it is compared with one of the same machine."""
    assert gallery.compare(gallery.take(TRIED, BROKEN[broken]), sound["small"]).points > MOST


def test_a_table_looks_like_itself_every_time(gallery: Gallery, sound: dict[str, bytes]) -> None:
    assert gallery.compare(sound["taken"], sound["small"]).points == 0
    assert gallery.compare(gallery.take(TRIED), sound["small"]).points == 0
