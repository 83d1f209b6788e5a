"""Ending a game without a move: a draw that the other one accepts or not, and giving up."""

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from support.browser.server import Server
from support.browser.table_page import result
from support.examples import BOARD


def two(visit: Visit, server: Server) -> tuple[Page, Page]:
    """Two persons at a board, each with a browser of their own."""
    pages = visit(), visit()
    opened = server.open_table(["person", "person"], game=BOARD, options={})
    for page, secret in zip(pages, opened["secrets"], strict=True):
        page.goto(f"{server.address}/t/{opened['table']}#{secret}")
    for page in pages:
        expect(page.locator(".place").first).to_be_visible()
    return pages


def propose(page: Page, what: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=what).click()


def test_a_draw_is_offered_declined_and_at_last_accepted(visit: Visit, server: Server) -> None:
    anna, ben = two(visit, server)
    propose(anna, "Offer a draw")
    expect(anna.get_by_role("alertdialog")).to_contain_text("Waiting for P1")
    expect(ben.get_by_role("alertdialog")).to_contain_text("P0 offers a draw")
    ben.get_by_role("button", name="No", exact=True).click()
    expect(anna.locator(".note")).to_contain_text("don’t agree")
    propose(ben, "Offer a draw")
    anna.get_by_role("button", name="Agree").click()
    for page in (anna, ben):
        expect(result(page)).to_contain_text("draw")


def test_giving_up_is_asked_for_twice_and_needs_nobody(visit: Visit, server: Server) -> None:
    anna, ben = two(visit, server)
    propose(anna, "Resign")
    expect(result(ben)).to_have_count(0)
    anna.get_by_role("button", name="Resign").click()
    expect(result(anna)).to_contain_text("P1 wins")
    expect(result(ben)).to_contain_text("You win")
