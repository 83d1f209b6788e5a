"""Boards of tracks: pieces hop along their way, ladders and slides are drawn, and fields say what they do."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.test_every_screen import faults_on
from garden.game import GAME
from garden.rules import SPRING, THROW
from ludothek.core.seal import Seal
from support.browser.server import Server
from support.browser.staged import Moment, StagedTable

pytestmark = pytest.mark.usefixtures("with_trials")

WATCH_MOTION = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const die = this.closest('.dice') && 'die';
    if (die || this.dataset.piece) window.moved.push([die || this.dataset.piece, [].concat(frames)]);
    return animate.call(this, frames, options);
  };
}"""


def garden(page: Page, server: Server, *thrown: int) -> StagedTable:
    """A table in the garden at which so many throws have been made."""
    table = StagedTable(GAME)
    table.show(Moment("", {}, Seal.numbered(0), tuple(move for face in thrown for move in (THROW, face - 1))), page)
    table.welcome(page, server)
    return table


def motion(page: Page, piece: str) -> list[dict[str, str]]:
    """What a piece goes through, once it moves."""
    page.wait_for_function("piece => window.moved.some(([what]) => what === piece)", arg=piece)
    found: list[dict[str, str]] = page.evaluate("piece => window.moved.find(([what]) => what === piece)[1]", piece)
    return found


def test_ten_players_fit_every_screen(visit: Visit, trials: Server) -> None:
    assert len(GAME.layout(GAME.seats[-1]).looks) > GAME.seats[-1] == 10
    assert faults_on(visit, trials, GAME) == {}


def test_a_piece_hops_from_field_to_field(visit: Visit, trials: Server) -> None:
    page = visit(pace="brisk")
    table = garden(page, trials, *[1] * 9)
    page.evaluate(WATCH_MOTION)
    steps = _next_throw(table, page)
    frames = motion(page, "figure9")
    assert len(frames) == 1 + 2 * steps, "the gate, and for every field the height of a hop and the field"
    x, y = (float(part) for part in re.findall(r"-?[\d.]+", frames[0]["translate"]))
    assert x < 0, "it begins where it lay"
    assert abs(y) < 20


def _next_throw(table: StagedTable, page: Page) -> int:
    """Somebody throws; how far that leads from the gate."""
    match = table.table.match
    assert match
    before = len(match.log)
    assert table.lead(page)
    steps = int(match.text(match.log[before + 1]))
    assert steps not in (3, SPRING), "the seal of this test leads to no ladder"
    return steps


def test_what_is_taken_back_glides_straight(visit: Visit, trials: Server) -> None:
    page = visit(pace="brisk")
    table = garden(page, trials, 5)
    page.evaluate(WATCH_MOTION)
    table.show(Moment("", {}, Seal.numbered(0), ()), page)
    frames = motion(page, "figure0")
    assert len(frames) == 1, "from where it lay to where it lies, in one"


def test_the_die_falls_before_the_piece_moves(visit: Visit, trials: Server) -> None:
    page = visit(pace="brisk")
    table = garden(page, trials)
    page.evaluate(WATCH_MOTION)
    page.locator(".dice button").click()
    table.play(page)
    motion(page, "figure0")
    assert page.evaluate("window.moved")[0][0] == "die"


@pytest.mark.parametrize("phone", [False, True], ids=["pointed", "touched"])
def test_a_field_says_what_it_does_though_nothing_can_be_done_there(visit: Visit, trials: Server, phone: bool) -> None:  # noqa: FBT001 - one test, two devices
    page = visit(phone=phone)
    garden(page, trials)
    spring = page.locator(f"[data-touch='{SPRING}']")
    expect(spring).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".board .help")).to_have_count(0)
    spring.tap(force=True) if phone else spring.hover()
    expect(page.locator(".board .help")).to_contain_text("The spring")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("[data-touch='3']")).to_have_accessible_name("3: empty. A ladder to 16.")
    expect(page.locator("[data-touch='27']")).to_have_accessible_name("27: empty. A slide to 8.")


def test_ladders_slides_and_drawings_are_on_the_board(visit: Visit, trials: Server) -> None:
    page = visit()
    garden(page, trials)
    expect(page.locator(".board .ladder")).to_have_count(2)
    expect(page.locator(".board .slide")).to_have_count(2)
    for art in ("meadow", "spring"):
        expect(page.locator(f"symbol#art-garden-{art}")).to_have_count(1)
        expect(page.locator(f".board use[href='#art-garden-{art}']")).to_be_visible()
