"""Who plays together, what each is, who is out, and what is crossed out: seen, and heard."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from support.belonging import partners, struck
from support.browser.server import Server
from support.browser.staged import StagedTable


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_partners_have_one_ribbon_and_who_is_out_is_said_to_be(visit: Visit, server: Server, *, phone: bool) -> None:
    page = visit(phone=phone)
    StagedTable(partners()).welcome(page, server)
    seats = [page.locator(f"section.seat[aria-label*='{letter}wolfe']") for letter in "ABCDEF"]
    for one, other, sign in ((0, 2, "◆"), (1, 4, "●")):
        for seat in (one, other):
            expect(seats[seat].locator(".ribbon")).to_have_text(sign)
    expect(seats[0].get_by_role("button").first).to_contain_text("plays with Cwolfe")
    expect(seats[3].locator(".ribbon")).to_have_count(0)
    expect(seats[1].locator(".role")).to_have_text("What happened")
    expect(seats[5].locator(".role")).to_have_text("out")
    expect(page.locator("section.out")).to_have_count(1)


def test_a_cell_that_is_crossed_out_is_seen_and_heard(visit: Visit, server: Server) -> None:
    page = visit()
    StagedTable(struck()).welcome(page, server)
    crossed = page.locator("td.struck")
    expect(crossed).to_have_count(4)
    expect(crossed.first).to_have_text("crossed out")
    expect(crossed.last).to_have_text("4 crossed out")
