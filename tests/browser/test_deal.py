"""A whole deal: by clicking, by keyboard alone, by touch on a phone; and what the table shows on the way."""

import re
from itertools import pairwise

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from support.browser.server import Server
from support.browser.table_page import cards, focused, legal, play_now, play_on, result, tab_to, wait_for_turn
from support.examples import TRICKS

LONG_MOMENTS = """{
    const usual = window.setTimeout;
    window.setTimeout = (work, ms, ...rest) => usual(work, ms > 1000 ? 3_600_000 : ms, ...rest);
}"""
"""Whatever waits for more than a second waits for ever: so only a touch can have ended it."""


def test_a_deal_by_clicking_from_the_lobby(visit: Visit, server: Server) -> None:
    page = visit()
    page.goto(server.address)
    play_now(page).click()
    expect(cards(page)).to_have_count(15)
    play_on(page, legal(page).first.click)
    expect(result(page).get_by_role("heading", level=2)).to_contain_text(re.compile("wins? the deal|It’s a draw"))
    page.get_by_role("button", name="Next deal").click()
    expect(cards(page)).to_have_count(15)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Deal 2 of 4")


def test_a_deal_by_keyboard_alone(visit: Visit, server: Server) -> None:
    page = visit()
    page.goto(server.address)
    expect(play_now(page)).to_be_visible()
    tab_to(page, f".games li:has([href='/g/{TRICKS}']) .primary")
    page.keyboard.press("Enter")
    wait_for_turn(page)
    tab_to(page, "[role=toolbar] button")

    def play() -> None:
        page.keyboard.press("Home")
        for _ in range(15):
            if focused(page, "[role=toolbar] button[aria-disabled=false]"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")

    play_on(page, play)
    tab_to(page, "section[aria-labelledby=result-title] .primary")
    page.keyboard.press("Enter")
    expect(cards(page)).to_have_count(15)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Rulebook")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Rulebook")).not_to_be_visible()


def test_a_deal_by_touch_on_a_phone(visit: Visit, server: Server) -> None:
    page = visit(phone=True)
    page.goto(f"{server.address}/g/{TRICKS}")
    page.get_by_text("More options").tap()
    page.get_by_role("button", name="One more").first.tap()
    page.get_by_role("button", name="Play now").tap()
    expect(cards(page)).to_have_count(15)
    wait_for_turn(page)
    _check_touch_targets(page)
    play_on(page, legal(page).first.tap)


def _check_touch_targets(page: Page) -> None:
    """Every card shows at least 40 pixels of itself in width, and lies inside the screen."""
    boxes = [card.bounding_box() for card in cards(page).all()]
    for one, other in pairwise(boxes):
        assert one
        assert other
        assert one["x"] >= 0
        assert one["x"] + one["width"] <= 390
        same_row = abs(one["y"] - other["y"]) < one["height"] / 2
        assert not same_row or other["x"] - one["x"] >= 40


def test_a_card_can_be_dragged_to_the_middle(visit: Visit, server: Server) -> None:
    page = visit()
    opened = server.open_table(["person", "casual", "casual"])
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    wait_for_turn(page)
    count = cards(page).count()
    legal(page).first.drag_to(page.locator(".middle"))
    expect(cards(page)).to_have_count(count - 1)
    wait_for_turn(page)
    box = legal(page).first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 10, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 30, steps=4)
    page.mouse.up()
    expect(cards(page)).to_have_count(count - 1)  # let go over the hand: nothing was played
    assert legal(page).count() > 0


def test_a_card_that_may_not_be_played_says_why_in_my_language(visit: Visit, server: Server) -> None:
    page = visit()
    opened = server.open_table(["person", "casual", "casual", "casual"])
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    for _ in range(15):
        wait_for_turn(page)
        if legal(page).count() < cards(page).count():
            break
        left = cards(page).count()
        legal(page).first.click()
        expect(cards(page)).to_have_count(left - 1)
    left = cards(page).count()
    page.locator("[role=toolbar] button[aria-disabled=true]").first.click(force=True)  # it may be touched all the same
    why = page.get_by_role("alert")
    expect(why).to_contain_text("The first card of the trick sets the colour")
    expect(why).to_contain_text("Rule DG-15")
    page.get_by_role("button", name="Rule DG-15").click()
    expect(page.locator("[data-clause='DG-15'].named")).to_be_in_viewport()
    page.keyboard.press("Escape")
    assert cards(page).count() == left

    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    expect(why).to_contain_text("Die erste Karte des Stichs gibt die Farbe vor")


def test_a_trick_lies_long_enough_and_a_touch_goes_on(visit: Visit, server: Server) -> None:
    page = visit(pace="calm")
    page.add_init_script(LONG_MOMENTS)
    opened = server.open_table(["person", "casual", "casual"])
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    wait_for_turn(page)
    legal(page).first.click()
    expect(page.locator(".mark", has_text="highest")).to_be_visible()
    expect(page.locator(".mark", has_text="lowest")).to_be_visible()
    expect(page.locator(".note")).to_contain_text("Lowest:")
    page.locator(".middle").click(position={"x": 5, "y": 5})
    expect(page.locator(".mark")).to_have_count(0)
    wait_for_turn(page)
    page.get_by_role("button", name="Last trick").click()
    dialog = page.get_by_role("dialog", name="Last trick")
    expect(dialog.get_by_role("listitem")).to_have_count(3)


def test_a_hint_marks_a_card_and_undo_gives_one_back(visit: Visit, server: Server) -> None:
    page = visit()
    opened = server.open_table(["person", "casual", "casual"])
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    wait_for_turn(page)
    page.get_by_role("button", name="Hint").click()
    hinted = page.locator("[role=toolbar] button.hinted")
    expect(hinted).to_have_count(1)
    name = hinted.locator(".unseen").inner_text()
    before = cards(page).count()
    hinted.click()
    expect(page.get_by_role("toolbar").get_by_role("button", name=name, exact=True)).to_have_count(0)
    wait_for_turn(page)
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("toolbar").get_by_role("button", name=name, exact=True)).to_have_count(1)
    expect(cards(page)).to_have_count(before)
