"""Endings: they speak to whoever reads them, the table stays in sight, and whatever was counted can be read."""

import pytest
from librt.random import Random
from playwright.sync_api import Page, ViewportSize, expect

from browser.conftest import Visit
from browser.test_every_screen import LAPTOP, SIDEWAYS, UPRIGHT
from ludothek.games import load_game
from support.browser.server import Server, remembered
from support.browser.staged import ME, StagedTable, long_names
from support.browser.table_page import result
from support.examples import BOARD, PAD, TRICKS

SCREENS = [
    pytest.param(UPRIGHT, id="upright"),
    pytest.param(SIDEWAYS, id="sideways"),
    pytest.param(LAPTOP, id="laptop"),
]
COVERED = """() => {
  const sheet = document.querySelector('.result').getBoundingClientRect();
  return [...document.querySelectorAll('.place')].filter(node => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > sheet.left && x < sheet.right && y > sheet.top && y < sheet.bottom;
  }).length;
}"""
"""How many places of a board the result lies on."""
CUT = """() => [...document.querySelectorAll('.result td, .result thead th')].filter(node => {
  const box = node.getBoundingClientRect();
  return box.left < 0 || box.right > innerWidth || node.scrollWidth > node.clientWidth + 1;
}).map(node => node.textContent)"""
"""What stands in the table of a result and is not wholly in sight."""


def finished(game_id: str, seats: int, seed: int = 0) -> StagedTable:
    """A table at which a match has been played to its end, anyhow."""
    staged = StagedTable(load_game(game_id), long_names(seats))
    random, table = Random(seed), staged.table
    assert table.match
    while not table.match.over:
        if table.match.between:
            table.next_deal(table.number)
            continue
        moves = table.match.legal()
        move = moves[random.randrange(len(moves))]
        if table.match.turn == ME:
            table.move(ME, table.match.state.text(move), table.number)
        else:
            table.move_for(table.match.turn, move, "computer")
    return staged


def _seen(visit: Visit, server: Server, staged: StagedTable, size: ViewportSize, lang: str = "en") -> Page:
    page = visit(phone=min(size["width"], size["height"]) < 500, reduced_motion="reduce")
    page.set_viewport_size(size)
    page.add_init_script(remembered(lang=lang).replace("??=", "="))
    staged.welcome(page, server)
    expect(result(page)).to_be_visible()
    return page


@pytest.mark.parametrize("size", SCREENS)
def test_how_it_ended_stays_in_sight_and_the_result_can_be_put_aside(
    visit: Visit, server: Server, size: ViewportSize
) -> None:
    page = _seen(visit, server, finished(BOARD, 2), size)
    assert page.locator(".place").count() >= 24
    assert page.evaluate(COVERED) == 0
    result(page).get_by_role("button", name="Look at the table").click()
    expect(result(page)).to_have_count(0)
    page.get_by_role("button", name="Back to the result").click()
    expect(result(page)).to_be_visible()


def test_on_a_phone_the_result_is_pulled_down(visit: Visit, server: Server) -> None:
    page = _seen(visit, server, finished(BOARD, 2), UPRIGHT)
    finger = page.context.new_cdp_session(page)
    box = result(page).bounding_box()
    assert box
    for kind, far in (("touchStart", 10), ("touchMove", 60), ("touchMove", 160), ("touchEnd", 0)):
        points = [{"x": 120, "y": box["y"] + far}] if far else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(result(page)).to_have_count(0)


def test_whoever_reads_has_won_or_is_comforted(visit: Visit, server: Server) -> None:
    """Of some matches that went as they went, one that I have won and one that I have lost."""
    ends = [finished(BOARD, 2, seed) for seed in range(8)]
    for winner, told, comforted in ((ME, "Du gewinnst!", 0), (1 - ME, "{} gewinnt!", 1)):
        staged = next(end for end in ends if _winners(end) == (winner,))
        page = _seen(visit, server, staged, UPRIGHT, "de")
        expect(result(page).get_by_role("heading", level=2)).to_have_text(told.format(staged.names[winner]))
        expect(page.locator(".cheer")).to_have_count(1 - comforted)
        expect(page.get_by_text("Gut gespielt.")).to_have_count(comforted)
        expect(result(page)).not_to_contain_text(staged.names[ME])


def _winners(staged: StagedTable) -> tuple[int, ...]:
    assert staged.table.match
    return staged.table.match.series.result().winners


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_every_sum_of_many_deals_can_be_read_on_a_phone(visit: Visit, server: Server, lang: str) -> None:
    page = _seen(visit, server, finished(TRICKS, 6), UPRIGHT, lang)
    assert result(page).locator("tbody tr").count() == 6
    assert page.evaluate(CUT) == []
    page.locator(".room > header button").last.click()
    page.get_by_role("dialog").locator("button:has(svg)").nth(1).click()
    pad = page.get_by_role("dialog").locator(".pad")
    expect(pad.locator("tfoot td")).to_have_count(6)
    assert pad.evaluate("node => node.scrollWidth <= node.clientWidth")


def test_eight_at_a_score_pad_are_all_seen_on_a_laptop(visit: Visit, server: Server) -> None:
    staged = StagedTable(load_game(PAD), long_names(8))
    page = visit(reduced_motion="reduce")
    page.set_viewport_size(LAPTOP)
    staged.welcome(page, server)
    pad = page.locator(".pad")
    expect(pad.locator("thead th")).to_have_count(8)
    assert pad.evaluate("node => node.scrollWidth <= node.clientWidth")
    others = page.locator(".others")
    expect(others.locator(".seat")).to_have_count(7)
    assert others.evaluate("node => node.scrollHeight <= node.clientHeight + 1")
