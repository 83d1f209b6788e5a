"""The games that were played at a browser: their results, once more each of them, and as a file."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.test_pages import faults
from support.browser.server import Server
from support.browser.table_page import result
from support.examples import BOARD, PAD


def _resigned(page: Page, server: Server) -> str:
    """A short game of mine, and lost."""
    opened = server.open_table(["person", "beginner"], ["Mira", "Ada"], game=BOARD, options={})
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    page.get_by_role("button", name="Menu").click()
    resign = page.get_by_role("dialog").get_by_role("button", name="Resign")
    resign.click()
    resign.click()
    expect(result(page)).to_be_visible()
    return str(opened["table"])


def test_a_game_that_is_over_stays_mine_and_can_be_taken_to_another_browser(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    page, other = visit(), visit(phone=True, color_scheme="dark")
    _resigned(page, server)
    page.goto(server.address)
    expect(page.locator(".lately")).to_contain_text("Lost")
    page.get_by_role("link", name="All my games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("My games")
    game = page.locator(".games li")
    expect(game).to_contain_text("Lost")
    expect(game).to_contain_text("against Ada (Beginner)")
    assert faults(page) == []
    with page.expect_download() as record:
        game.get_by_role("button", name="Game record").click()
    assert record.value.suggested_filename.startswith(f"{BOARD}-")
    game.get_by_role("button", name="Fairness check").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("Checked in this browser")
    page.keyboard.press("Escape")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    saving.value.save_as(tmp_path / "games.json")
    game.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()

    other.goto(server.address)
    other.get_by_role("button", name="About me").tap()
    other.get_by_role("link", name="My games").tap()
    expect(other.get_by_text("Games that you finish are remembered here")).to_be_visible()
    kept = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    status = other.get_by_role("status")
    chooser = other.locator("input[type=file]")
    for damage, said in (
        ("{", "not a whole JSON file"),
        (json.dumps({**kept, "ludothek": "records"}), "not a file of games"),
        (json.dumps({**kept, "format": 2}), "another format than 1"),
        (json.dumps({**kept, "games": [*kept["games"], {**kept["games"][0], "winners": [7]}]}), "game 2 .* “winners”"),
        (json.dumps({**kept, "games": [{**kept["games"][0], "more": 1}]}), "game 1 .* “more”"),
    ):
        _bring(chooser, damage)
        expect(status).to_have_text(re.compile(said))
        expect(other.locator(".games li")).to_have_count(0)
    for said in ("One game added.", "No new games. One was here already."):
        _bring(chooser, json.dumps(kept))
        expect(status).to_have_text(said)
        expect(other.locator(".games li")).to_have_count(1)
    assert faults(other) == []
    other.get_by_role("button", name="Replay").click()
    expect(other.get_by_role("slider")).to_be_visible()


def _bring(chooser: Locator, text: str) -> None:
    chooser.set_input_files({"name": "games.json", "mimeType": "application/json", "buffer": text.encode()})


def _played(number: int, points: list[int], winners: list[int], **more: Any) -> dict[str, Any]:
    """A game against a casual player, the higher its number the later."""
    return {
        "table": f"t{number}",
        "game": PAD,
        "date": 1_700_000_000_000 + number,
        "seats": [{"name": "Mira", "player": "person"}, {"name": "Ada", "player": "casual"}],
        "mine": [0],
        "points": points,
        "winners": winners,
        "reason": "reason-points",
        "fewest": False,
        "secret": "nonsense",
        **more,
    }


def test_my_results_count_what_i_have_played_myself_and_deleting_asks_first(visit: Visit, server: Server) -> None:
    me, club = {"name": "Mira", "player": "person"}, {"name": "Bo", "player": "club"}
    games = [
        _played(1, [150, 200], [1]),
        _played(2, [243, 200], [0]),
        _played(3, [210, 200], [0], seats=[me, club]),
        _played(4, [999, 200], [0], seats=[{**me, "player": "casual"}, club]),  # a computer player sat there for me
        _played(5, [199, 199], [0, 1], seats=[me, {**club, "player": "person"}]),
        _played(6, [999, 200], [0], mine=[0, 1]),  # one device for both
        {"table": "broken"},
    ]
    page = visit()
    page.add_init_script(f"localStorage['ludothek.games'] ??= {json.dumps(json.dumps(games[::-1]))}")
    page.goto(f"{server.address}/mine")
    standing = page.locator(".standings li")
    expect(standing.locator("p")).to_have_text(
        ["6 games: 2 won, 1 drawn, 1 lost", "Best score: 243", "Longest winning streak: 2."]
    )
    expect(standing.locator("dt")).to_have_text(["People", "Club player", "Casual player"])
    expect(standing.locator("dd")).to_have_text(["1 drawn", "1 won", "1 won, 1 lost"])
    rows = page.locator(".games li")
    expect(rows).to_have_count(6)
    rows.first.get_by_role("button", name="Replay").click()
    expect(rows.first.get_by_role("alert")).to_have_text("The server no longer has this game. Its result stays here.")

    rows.first.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Keep").click()
    expect(rows).to_have_count(6)
    rows.first.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(rows).to_have_count(5)
    page.get_by_role("button", name="Delete all").click()
    expect(page.get_by_role("dialog")).to_contain_text("all 5 games")
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(rows).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("My games")
    expect(rows).to_have_count(0)
