"""Help in the browser: a hint says what it is worth, a blunder is asked about, and a game is looked back at."""

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from browser.conftest import Visit
from browser.test_pages import faults
from support.browser.server import Server
from support.browser.table_page import TOUCHABLE, result
from support.examples import BOARD, CHANCES, SQUARES


def open_alone(page: Page, server: Server, game: str, **more: Any) -> None:
    """Sit down in the first seat of a table with a beginner."""
    opened = server.open_table(["person", "beginner"], game=game, **{"options": {}, **more})
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    expect(page.locator(TOUCHABLE).first).to_be_visible()


def test_a_hint_says_what_it_is_worth_and_shows_the_way(visit: Visit, server: Server) -> None:
    page = visit(phone=True)
    open_alone(page, server, SQUARES, options={"first_white": 0})
    page.get_by_role("button", name="Hint").click()
    said = re.compile(r"Hint: \S+\. Wins about \d+ in 100 \(or \S+: \d+\)\.")
    expect(page.locator(".note")).to_have_text(said)
    expect(page.get_by_role("log")).to_contain_text(said)
    expect(page.locator(".place.hinted")).to_have_count(2)
    way = page.locator(".pointers.hint line").last.bounding_box()
    squares = [page.locator(".place.hinted").nth(at).bounding_box() for at in (0, 1)]
    assert way
    for square in squares:  # the arrow leads from one to the other
        assert square
        assert way["x"] < square["x"] + square["width"]
        assert way["x"] + way["width"] > square["x"]
        assert way["y"] < square["y"] + square["height"]
        assert way["y"] + way["height"] > square["y"]
    page.locator(".place.hinted.full").click()
    page.locator(".place.hinted:not(.full)").click()
    expect(page.locator(".pointers.hint")).to_have_count(0)


def test_a_blunder_is_asked_about_before_it_is_made(visit: Visit, server: Server) -> None:
    """The server is made to say that every move but the best costs 25 games in 100."""
    page = visit()
    best: list[str] = []

    def relay(socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "advised":
                best.append(message["move"])
                message["costs"] = {move: 0 if move == best[0] else 25 for move in message["costs"]}
            socket.send(json.dumps(message))

        behind.on_message(told)

    page.route_web_socket(re.compile("/socket$"), relay)
    open_alone(page, server, BOARD, options={"first_white": 0}, advice=True)
    expect(page.locator(".place.legal")).to_have_count(24)
    while not best:
        page.wait_for_timeout(30)
    other = page.locator(f".place.legal:not([data-touch={best[0]}])").first
    other.click()
    ask = page.get_by_role("dialog", name="Sure about this move?")
    expect(ask).to_contain_text(f"It costs you about 25 games in 100. Better: {best[0]}.")
    assert faults(page) == []
    ask.get_by_role("button", name="Show me").click()
    expect(ask).to_have_count(0)
    expect(page.locator(f".place.hinted[data-touch={best[0]}]")).to_be_visible()
    expect(page.locator(".place.full")).to_have_count(0)
    other.click()
    ask.get_by_role("button", name="Play it anyway").click()
    expect(page.locator(".place.full")).not_to_have_count(0)


def test_advice_is_wished_for_when_a_table_is_set_up_alone(visit: Visit, server: Server) -> None:
    page = visit()
    page.goto(f"{server.address}/g/{BOARD}")
    page.get_by_text("More options").click()
    page.get_by_label("Advice").select_option("warn me")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Play now").click()
    assert json.loads(asked.value.post_data or "")["advice"] is True
    expect(page.locator(".place").first).to_be_visible()
    page.goto(f"{server.address}/g/{BOARD}")
    page.get_by_text("More options").click()
    page.get_by_label("Advice").select_option("warn me")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="With friends").click()
    assert json.loads(asked.value.post_data or "")["advice"] is False  # nobody warns one of two


def play_to_the_end(page: Page) -> None:
    """Choose whatever can be touched last until all is over."""
    while not result(page).is_visible():
        choice = page.locator(TOUCHABLE).last
        if choice.count():
            choice.click()
        page.wait_for_timeout(30)


def test_what_is_looked_back_at_is_nobodys_turn(visit: Visit, server: Server) -> None:
    """Although advice is asked for wherever there is something to choose."""
    page = visit()
    open_alone(page, server, CHANCES, options={"rounds": 1}, advice=True)
    play_to_the_end(page)
    page.get_by_role("button", name="Replay", exact=True).click()
    slider = page.get_by_role("slider", name="Position in the game")
    for at in range(int(slider.get_attribute("max") or 0)):
        slider.fill(str(at))
        expect(page.locator(".note")).not_to_contain_text("your turn", ignore_case=True)
        expect(page.locator(TOUCHABLE)).to_have_count(0)
    page.get_by_role("button", name="Leave the replay").click()
    expect(page.get_by_role("log")).not_to_contain_text("not your turn")


def dear(route: Route) -> None:
    """What the server has found out, but that the last decision cost a third of all games."""
    answer = route.fetch()
    found = answer.json()
    if found["findings"]:
        last = found["findings"][-1]
        last |= {"cost": 0.33, "values": {**last["values"], "move": "else", "label": None}}
        found["dearest"] = [last["number"]]
    route.fulfill(response=answer, json=found)


def test_a_game_is_looked_back_at(visit: Visit, server: Server) -> None:
    page = visit()
    open_alone(page, server, CHANCES, options={"rounds": 1})
    play_to_the_end(page)
    page.route("**/analysis*", dear)
    page.get_by_role("button", name="Look back").click()
    panel = page.get_by_role("dialog", name="Look back")
    expect(panel.get_by_role("status")).to_have_text(re.compile(r"\d of \d decisions were as good as a master’s\."))
    expect(panel.get_by_role("img", name="Chance of winning after each decision, in 100")).to_be_visible()
    expect(panel.get_by_role("listitem")).to_contain_text("a master plays else. That cost 33 games in 100")
    assert faults(page) == []
    panel.get_by_role("button", name="Show me").click()
    expect(panel).to_have_count(0)
    expect(page.get_by_role("slider", name="Position in the game")).not_to_have_value("0")
    expect(page.locator(".note")).to_contain_text("That cost 33 games in 100")
