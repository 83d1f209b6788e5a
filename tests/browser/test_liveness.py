"""The line and the server may go: nothing is lost, nothing happens twice, and nobody reloads the page."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Visit
from support.browser.server import PATIENCE, Server
from support.browser.table_page import cards, legal, play_on, wait_for_turn
from support.examples import TRICKS, called


def test_a_server_killed_in_mid_trick_comes_back_and_the_game_goes_on(visit: Visit, own_server: Server) -> None:
    page = visit()
    opened = own_server.open_table(["person", "casual", "casual"])
    page.goto(f"{own_server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    page.evaluate("window.notReloaded = true")
    wait_for_turn(page)
    legal(page).first.click()
    expect(cards(page)).to_have_count(14)
    wait_for_turn(page)

    own_server.kill()
    expect(page.get_by_role("status")).to_contain_text("No connection")
    chosen = legal(page).last
    name = chosen.locator(".unseen").inner_text()
    chosen.click()  # a move while the line is down waits in the outbox
    own_server.start()
    expect(page.get_by_role("status")).not_to_contain_text("No connection")
    expect(cards(page)).to_have_count(13)
    expect(page.get_by_role("toolbar").get_by_role("button", name=name, exact=True)).to_have_count(0)
    play_on(page, legal(page).first.click)
    assert page.evaluate("window.notReloaded")


def test_a_lost_line_is_found_again(visit: Visit, server: Server) -> None:
    page = visit()
    opened = server.open_table(["person", "casual", "casual"])
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    wait_for_turn(page)
    left = cards(page).count()
    page.context.set_offline(offline=True)
    legal(page).first.click()
    page.context.set_offline(offline=False)
    expect(cards(page)).to_have_count(left - 1)
    wait_for_turn(page)
    page.reload()
    wait_for_turn(page)
    expect(cards(page)).to_have_count(left - 1)
    page.goto(server.address)
    page.get_by_role("link", name=called(TRICKS)).first.click()  # my running table
    wait_for_turn(page)


def test_a_move_that_is_not_answered_goes_to_another_server(visit: Visit, server: Server) -> None:
    """One that stands still does not hang up: nothing of what is sent is ever heard, and the line stays."""
    page = visit()
    lines: list[WebSocketRoute] = []
    unheard: list[dict[str, Any]] = []
    still: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        lines.append(line)
        there = line.connect_to_server()
        line.on_message(lambda text: unheard.append(json.loads(text)) if line in still else there.send(text))

    page.route_web_socket(re.compile("/socket$"), pass_on)
    page.clock.install()
    opened = server.open_table(["person", "casual", "casual"])
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    wait_for_turn(page)
    left = cards(page).count()
    still += lines
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    legal(page).first.click()
    page.clock.run_for(3_000)
    _wait(page, lambda: [message["type"] for message in unheard] == ["move", "ping"])
    page.clock.run_for(3_000)
    _wait(page, lambda: len(lines) == 2)
    page.clock.resume()
    expect(cards(page)).to_have_count(left - 1)


def _wait(page: Page, condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition() and time.monotonic() < end:
        page.wait_for_timeout(20)
    assert condition()
