"""After the game: the result and the way to it, the replay, the record, the proof, and playing again."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.house import PATIENCE, Server
from browser.table_page import cards, let_computer_finish, result
from ludothek.core.record import parse, verify
from ludothek.games import load_game


def _finished(visit: Visit, server: Server) -> Page:
    page = visit()
    opened = server.open_table(["person", "casual", "casual"], options={"deals": 2})
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    expect(cards(page)).to_have_count(15)
    let_computer_finish(page)
    page.get_by_role("button", name="Next deal").click()
    expect(result(page).get_by_role("heading", level=2)).to_contain_text(
        re.compile("with .* points( each)?!"),
        timeout=2000 * PATIENCE,  # a whole deal
    )
    return page


def test_the_result_its_proof_its_record_and_the_rematch(visit: Visit, server: Server, tmp_path: Path) -> None:
    page = _finished(visit, server)
    rows = result(page).get_by_role("row").all()[1:]
    assert len(rows) == 3
    for row in rows:
        *parts, deal, _total = [int(cell) for cell in row.get_by_role("cell").all_inner_texts()]
        assert sum(parts) == deal
    expect(page.get_by_role("img", name="The totals from deal to deal")).to_be_visible()

    page.get_by_role("button", name="Fair chance").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("all 91 draws follow from it")
    page.keyboard.press("Escape")

    with page.expect_download() as download:
        page.get_by_role("button", name="Record").click()
    download.value.save_as(tmp_path / "record.json")
    record = parse((tmp_path / "record.json").read_text(encoding="utf-8"))
    assert verify(record, load_game(record.game)) == []

    page.get_by_role("button", name="The same cards again").click()
    expect(cards(page)).to_have_count(15)


def test_the_replay_by_slider_and_by_keys(visit: Visit, server: Server) -> None:
    page = _finished(visit, server)
    page.get_by_role("button", name="Replay", exact=True).click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(cards(page)).to_have_count(15)  # the first step that shows something: all cards are dealt
    start = int(slider.input_value())
    assert start == 1 + 45  # the lot and the deal were passed over
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(start + 1))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(start + 3))
    expect(page.locator(".mark")).to_have_count(2)  # a complete trick, before it is collected
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(start + 2))
    page.keyboard.press("End")
    expect(cards(page)).to_have_count(0)
    slider.fill(str(start + 20))
    expect(slider).to_have_value(str(start + 20))
    page.get_by_role("button", name="Leave the replay").click()
    expect(result(page)).to_be_visible()
    assert json.loads(page.evaluate("localStorage['ludothek.tables']"))[0]["over"]
