"""After the game: the result and the way to it, the replay, the record, the proof, and playing again."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Visit
from browser.test_pages import faults
from ludothek.core.record import parse, verify
from ludothek.games import load_game
from support.browser.server import PATIENCE, Server
from support.browser.table_page import cards, let_computer_finish, result
from support.examples import CLAIMS


def _finished(visit: Visit, server: Server) -> Page:
    page = visit()
    opened = server.open_table(["person", "casual", "casual"], options={"deals": 2})
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    expect(cards(page)).to_have_count(15)
    let_computer_finish(page)
    page.get_by_role("button", name="Next deal").click()
    expect(result(page).get_by_role("heading", level=2)).to_contain_text(
        re.compile("with .* points( each)?!|draw"),
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
    expect(page.get_by_role("img", name="Totals deal by deal")).to_be_visible()

    page.get_by_role("button", name="Fairness check").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("all 91 draws follow from it")
    page.keyboard.press("Escape")

    with page.expect_download() as download:
        page.get_by_role("button", name="Game record").click()
    download.value.save_as(tmp_path / "record.json")
    record = parse((tmp_path / "record.json").read_text(encoding="utf-8"))
    assert verify(record, load_game(record.game)) == []

    page.get_by_role("button", name="Same cards again").click()
    expect(cards(page)).to_have_count(15)


def test_the_replay_by_slider_keys_jumps_and_the_list_of_moves(visit: Visit, server: Server) -> None:
    page = _finished(visit, server)
    page.get_by_role("button", name="Replay", exact=True).click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(2 * (45 + 1) - 1))  # two deals, laid out and then card by card

    def expect_at(at: int) -> None:
        expect(slider).to_have_value(str(at))

    expect_at(0)
    expect(cards(page)).to_have_count(15)  # the first moment that was shown: all cards are dealt
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect_at(3)
    expect(page.locator(".mark")).to_have_count(2)  # a complete trick, before it is collected
    page.keyboard.press("ArrowLeft")
    expect_at(2)
    page.keyboard.press("End")
    expect_at(91)
    expect(cards(page)).to_have_count(0)
    slider.fill("20")
    expect_at(20)

    jump = page.get_by_role("combobox", name="Jump by")
    for unit, forth, back in (("Trick", 21, 18), ("Deal", 46, 0)):
        jump.select_option(label=unit)
        slider.fill("20")
        expect_at(20)
        page.get_by_role("button", name="Jump forward").click()
        expect_at(forth)
        slider.fill("20")
        expect_at(20)
        page.get_by_role("button", name="Jump back").click()
        expect_at(back)

    page.get_by_role("button", name="Moves").click()
    moves = page.get_by_role("region", name="Moves")
    expect(moves.get_by_role("heading")).to_have_text(["Deal 1 of 2", "Deal 2 of 2"])
    present = moves.locator("[aria-current=step]")
    moves.get_by_role("button").nth(4).click()
    expect(present).to_have_count(1)
    told = present.inner_text()
    page.keyboard.press("ArrowRight")
    expect(present).not_to_have_text(told)
    page.keyboard.press("ArrowLeft")
    expect(present).to_have_text(told)
    assert faults(page) == []

    slider.fill("88")
    page.get_by_role("combobox", name="Pace").select_option("quick")
    page.get_by_role("button", name="Play", exact=True).click()
    expect_at(91)  # it runs by itself, and stops at the end
    expect(page.get_by_role("button", name="Pause")).to_have_count(0)
    page.get_by_role("button", name="Leave the replay").click()
    expect(result(page)).to_be_visible()
    assert json.loads(page.evaluate("localStorage['ludothek.tables']"))[0]["over"]


def test_a_game_that_nobody_has_won_is_no_draw(visit: Visit, server: Server) -> None:
    """What is announced is always true, and always doubted: one counter each, whatever the dice show."""
    opened = server.open_table(["person", "person"], game=CLAIMS, options={"counters": 2})
    pages = [visit(phone=True), visit()]
    for page, secret in zip(pages, opened["secrets"], strict=True):
        page.goto(f"{server.address}/t/{opened['table']}#{secret}")
    for thrower, doubter in (pages, reversed(pages)):
        thrower.get_by_role("button", name=re.compile(r"^31\b")).click()
        doubter.get_by_role("button", name="Lift the cup").click()
    for page in pages:
        expect(result(page).get_by_role("heading", level=2)).to_have_text(
            "Nobody gets away with it: everybody has the same number of chips and loses."
        )
        expect(result(page)).to_contain_text("The middle is empty")
        expect(result(page).locator(".won, li")).to_have_count(0)


NAMES = ["Ada", "Ben", "Cleo"]
LISTED = ["You", *NAMES[1:]]
ENDINGS: list[tuple[list[int], bool, str, str]] = [
    ([1], False, "Ben wins with 10 points!", "Ben Cleo You"),
    ([0], True, "You win with 6 points!", "You Cleo Ben"),
    ([0, 2], False, "You and Cleo win together with 6 points each!", "Ben Cleo You"),
    ([0, 1, 2], False, "It’s a draw.", "Ben Cleo You"),
    ([], False, "Nobody has won.", "Ben Cleo You"),
]
"""Who has won, whether few points are better, what is told, and in which order all are listed."""


def test_whoever_the_rules_let_win(visit: Visit, server: Server) -> None:
    """A table whose game is said to be over as soon as somebody sits down: 6, 10 and 8 points after two deals."""
    end: dict[str, Any] = {"turn": -2, "choices": [], "totals": [6, 10, 8]}

    def change(route: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "table":
                message["phase"] = "over"
            elif message["type"] == "view":
                message["view"] |= end
            route.send(json.dumps(message))

        route.connect_to_server().on_message(pass_on)

    page = visit()
    page.route_web_socket("**/socket", change)
    opened = server.open_table(["person", "casual", "casual"], NAMES)
    for winners, fewest, told, order in ENDINGS:
        deal = {"points": [3, 5, 4], "winners": winners, "reason": "reason-points"}
        end |= {"fewest": fewest, "deals": [deal] * 2, "result": {**deal, "points": end["totals"]}}
        page.goto(f"{server.address}/api/health")
        page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
        expect(result(page).get_by_role("heading", level=2)).to_have_text(told)
        expect(result(page).get_by_role("rowheader")).to_have_text(order.split())
        won = [name for name in order.split() if LISTED.index(name) in winners]
        expect(result(page).locator("tr.won").get_by_role("rowheader")).to_have_text(won)
        result(page).get_by_role("button", name="Look at the table").click()
        page.get_by_role("button", name="Score pad").click()
        totals = page.get_by_role("region", name="Score pad").locator("tfoot td")
        expect(totals).to_have_count(len(NAMES))
        marked = [seat for seat, cell in enumerate(totals.all()) if "won" in (cell.get_attribute("class") or "")]
        assert marked == winners
