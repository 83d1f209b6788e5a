"""A race of pure chance in the browser: people throw or are thrown for, there is no hint, and the odds are told."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from support.browser.server import Server, require_assets
from support.browser.table_page import result


@pytest.fixture
def racing(tmp_path: Path) -> Iterator[Server]:
    require_assets()
    running = Server(tmp_path / "tables.sqlite", games="examples").start()
    yield running
    running.stop()


def test_people_throw_or_are_thrown_for_and_see_the_odds(visit: Visit, racing: Server) -> None:
    anna, ben = visit(), visit()
    anna.goto(f"{racing.address}/g/short_race")
    expect(anna.get_by_role("button", name="Play now").first).to_be_visible()
    expect(anna.get_by_label("The computer player")).to_have_count(0)
    opened = racing.open_table(["person", "person"], game="short_race", options={})
    for page, secret in zip((anna, ben), opened["secrets"], strict=True):
        page.goto(f"{racing.address}/t/{opened['table']}#{secret}")
    die = anna.locator(".dice button[aria-disabled=false]")
    expect(die).to_be_visible()
    expect(anna.get_by_role("button", name="Hint")).to_have_count(0)
    expect(anna.locator(".counter")).to_have_count(0)
    die.click()
    expect(ben.locator(".dice button[aria-disabled=false]")).to_be_visible()
    for page in (anna, ben):
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Show the odds").check()
        expect(page.locator(".counter").first).to_contain_text("chance")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Throw for me").click()
    for page in (anna, ben):
        expect(result(page)).to_contain_text("wins")


def test_one_touch_leads_to_the_end_at_once(visit: Visit, racing: Server) -> None:
    anna = visit()
    opened = racing.open_table(["person", "casual", "casual"], game="short_race", options={})
    anna.goto(f"{racing.address}/t/{opened['table']}#{opened['secrets'][0]}")
    anna.get_by_role("button", name="To the end").click()
    expect(result(anna)).to_contain_text("wins")
