"""Every way to touch a table, in games for tests that use them all: by finger, mouse and a typed number."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import bazaar.game
import pairs.game
from browser.conftest import Visit
from browser.test_every_screen import LAPTOP, SIDEWAYS, STILL, UPRIGHT, faults_on, shifted
from browser.test_pages import faults
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.touching import touchable
from ludothek.core.view import View
from support.browser.server import Server
from support.browser.staged import ME, Moment, StagedTable, moments

pytestmark = pytest.mark.usefixtures("with_trials")

BAZAAR, PAIRS = bazaar.game.GAME, pairs.game.GAME
TRIALS = (BAZAAR, PAIRS)
SIZES = pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS, LAPTOP], ids=["upright", "sideways", "laptop"])
GAMES = pytest.mark.parametrize("game", TRIALS, ids=lambda game: game.id)


def positions(game: Game, wanted: Callable[[View], bool]) -> Iterator[Moment]:
    """Where I am to move, and see what is wanted."""
    for seed in range(20):
        match = Match(game, game.seats[-1], seal=Seal.numbered(seed))
        while not match.over:
            if match.turn == ME and wanted(match.view(ME)):
                yield Moment("", match.options, match.seal, tuple(match.log))
            match.play(match.legal()[(seed + len(match.log)) % len(match.legal())])


def staged(page: Page, trials: Server, game: Game, wanted: Callable[[View], bool]) -> tuple[StagedTable, View]:
    """A table where I may do what is wanted, and what I see there."""
    table = StagedTable(game)
    table.welcome(page, trials)
    table.show(next(positions(game, wanted)), page)
    assert table.table.match is not None
    return table, table.table.match.view(ME)


def target(page: Page, name: str) -> Locator:
    return page.locator(f'[data-touch="{name}"], [data-card="{name}"]')


def begins(name: str) -> Callable[[View], bool]:
    return lambda view: any(choice.touches[:1] and choice.touches[0].startswith(name) for choice in view.choices)


def pair(view: View) -> bool:
    return any(len(choice.touches) == 2 and "waste" not in choice.touches for choice in view.choices)


def told(table: StagedTable, page: Page) -> str:
    """The move that the page has made; empty if it has made none."""
    return table.moves[-1] if table.moved(page) else ""


@GAMES
def test_every_decision_fits_every_screen(visit: Visit, trials: Server, game: Game) -> None:
    assert faults_on(visit, trials, game) == {}


@SIZES
@GAMES
def test_the_page_stays_where_it_is(visit: Visit, trials: Server, game: Game, size: ViewportSize) -> None:
    assert shifted(visit, trials, game, size) < STILL


@GAMES
def test_what_may_be_touched_is_what_can_be_touched(visit: Visit, trials: Server, game: Game) -> None:
    page = visit(reduced_motion="reduce")
    table = StagedTable(game)
    table.welcome(page, trials)
    seen: set[str] = set()
    for moment in positions(game, lambda view: view.turn == ME):
        table.show(moment, page)
        assert table.table.match is not None
        names = touchable(table.table.match.view(ME), ())
        seen |= {name.partition(".")[0] for name in names}
        offered = page.locator("[data-touch]:not([aria-disabled='true']), [data-card]:not([aria-disabled='true'])")
        found = [node.get_attribute("data-touch") or node.get_attribute("data-card") for node in offered.all()]
        assert sorted(str(name) for name in found) == sorted(names)
        if len(seen) > 5 and len(moment.log or ()) > 40:
            break


@GAMES
def test_everybody_can_use_it(visit: Visit, trials: Server, game: Game) -> None:
    page = visit(phone=True, color_scheme="dark", reduced_motion="reduce")
    table = StagedTable(game)
    table.welcome(page, trials)
    for moment in moments(game)[:6]:
        table.show(moment, page)
        assert faults(page) == []


@pytest.mark.parametrize("order", [1, -1], ids=["in order", "the other way round"])
def test_two_cards_in_any_order_are_a_move(visit: Visit, trials: Server, order: int) -> None:
    page = visit()
    table, view = staged(page, trials, PAIRS, pair)
    choice = next(choice for choice in view.choices if len(choice.touches) == 2 and "waste" not in choice.touches)
    first, second = choice.touches[::order]
    target(page, first).click()
    assert told(table, page) == ""
    target(page, first).click()  # let go
    target(page, first).click()
    target(page, second).click()
    assert told(table, page) == choice.text


def test_a_card_stands_for_its_twin(visit: Visit, trials: Server) -> None:
    def twins(view: View) -> bool:
        ids = {piece.id for piece in view.scene.pieces if piece.zone == "hand.0"}
        return any(choice.touches and f"{choice.touches[0]}'" in ids for choice in view.choices)

    page = visit()
    table, view = staged(page, trials, BAZAAR, twins)
    ids = {piece.id for piece in view.scene.pieces if piece.zone == "hand.0"}
    choice = next(choice for choice in view.choices if choice.touches and f"{choice.touches[0]}'" in ids)
    target(page, f"{choice.touches[0]}'").click()
    assert told(table, page) == choice.text


def test_a_seat_is_touched_and_a_card_is_named(visit: Visit, trials: Server) -> None:
    page = visit(phone=True)
    table, view = staged(page, trials, BAZAAR, begins("seat."))
    choice = view.choices[-1]
    seat, card = choice.touches
    expect(page.locator(".palette button")).to_have_count(0)
    target(page, seat).click()
    expect(page.locator(".palette button")).to_have_count(
        len({choice.touches[1] for choice in view.choices if choice.touches[0] == seat})
    )
    target(page, card).click()
    assert told(table, page) == choice.text


def test_a_hidden_card_is_drawn_by_where_it_is_held(visit: Visit, trials: Server) -> None:
    page = visit(phone=True)
    table, view = staged(page, trials, BAZAAR, lambda view: begins("hand.")(view) and len(view.choices) > 2)
    expect(page.locator(".draw button")).to_have_count(len(view.choices))
    target(page, view.choices[1].touches[0]).click()
    assert told(table, page) == "draw2"


def test_an_amount_is_stepped_or_typed(visit: Visit, trials: Server) -> None:
    page = visit()
    table, _ = staged(page, trials, BAZAAR, lambda view: any(choice.amount for choice in view.choices))
    expect(page.get_by_role("button", name="Stake 1", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="less", exact=True)).to_be_disabled()
    page.get_by_role("button", name="more", exact=True).click()
    expect(page.get_by_role("button", name="Stake 2", exact=True)).to_be_visible()
    number = page.get_by_role("spinbutton")
    number.fill("7")
    expect(page.get_by_role("button", name="1 to 50")).to_be_disabled()
    number.fill("45")
    page.get_by_role("button", name="more", exact=True).click()
    expect(page.get_by_role("button", name="more", exact=True)).to_be_disabled()
    number.press("Enter")
    assert told(table, page) == "stake50"


def test_a_pile_is_touched(visit: Visit, trials: Server) -> None:
    page = visit(phone=True)
    table, _ = staged(page, trials, BAZAAR, begins("stock"))
    target(page, "stock").click()
    assert told(table, page) == "take"


def test_chips_are_a_few_drawings_however_many_there_are(visit: Visit, trials: Server) -> None:
    page = visit()
    staged(page, trials, BAZAAR, lambda view: bool(view.choices))
    chips = page.locator(".chips")
    zones = [zone for zone in BAZAAR.layout(BAZAAR.seats[-1]).zones if zone.kind == "chips"]
    expect(chips).to_have_count(len(zones))
    assert page.locator(".chips ellipse").count() <= 6 * chips.count()
