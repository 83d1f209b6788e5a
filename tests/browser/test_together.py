"""Sitting down together: an invitation and what it tells, a code instead of a link, and writing to each other."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.test_pages import faults
from support.browser.server import Server
from support.browser.table_page import result
from support.examples import BOARD, TRICKS, called


def _invited(page: Page, server: Server, seats: list[str], **more: Any) -> Any:
    opened = server.open_table(seats, names=("Ada <i>", "", "Bruno", ""), **more)
    page.goto(f"{server.address}/t/{opened['table']}#{opened['join']}")
    return opened


def test_a_host_and_a_guest_on_a_phone_come_together_by_a_code_and_write(visit: Visit, server: Server) -> None:
    host, guest = visit(color_scheme="dark"), visit(phone=True)
    host.goto(f"{server.address}/g/{BOARD}")
    host.get_by_role("button", name="With friends").click()
    shown = host.locator(".signs strong")
    expect(host.locator(".signs .unseen")).to_have_text(" ".join(shown.inner_text().replace(" ", "")))

    guest.goto(server.address)
    guest.get_by_label("Join by code").fill(shown.inner_text().lower().replace(" ", "-"))
    guest.get_by_role("button", name="Join", exact=True).tap()
    expect(guest.get_by_role("heading", level=1)).to_have_text(f"Mira invites you to {called(BOARD)}")
    expect(guest).to_have_title(re.compile(f"^Mira invites you to {called(BOARD)}"))
    expect(guest.get_by_role("radio", name="Seat 2 is free")).to_be_checked()
    assert faults(guest) == []
    guest.get_by_label("My name").fill("Ben")
    guest.get_by_role("button", name="Sit down").tap()
    expect(guest.get_by_role("button", name="Menu")).to_be_visible()
    expect(host.get_by_role("button", name="Menu")).to_be_visible()

    guest.get_by_role("button", name="Chat").tap()
    guest.get_by_label("Write something").fill("<b>Hi</b> http://example.org")
    guest.get_by_role("button", name="Send").tap()
    expect(guest.get_by_label("Write something")).to_have_value("")
    host.get_by_role("button", name="Chat one new message").click()
    expect(host.locator(".chat li")).to_have_text("Ben <b>Hi</b> http://example.org")
    expect(host.locator(".chat li a, .chat li span b")).to_have_count(0)
    expect(host.locator("[aria-live]", has_text="Ben writes: <b>Hi</b>")).to_have_count(1)
    assert faults(host) == []
    assert faults(guest) == []
    expect(host.get_by_label("Write something")).to_be_focused()
    host.keyboard.type("Hello Ben")
    host.keyboard.press("Enter")
    expect(guest.locator(".chat li")).to_have_count(2)

    guest.get_by_role("button", name="Mute the chat").tap()
    expect(guest.locator(".chat li")).to_have_count(0)
    host.keyboard.type("Are you there?")
    host.keyboard.press("Enter")
    expect(host.locator(".chat li")).to_have_count(3)
    guest.reload()
    expect(guest.get_by_role("button", name="Chat", exact=True)).to_be_visible()  # still muted: nothing is marked
    guest.get_by_role("button", name="Chat").tap()
    guest.get_by_role("button", name="Show it again").tap()
    expect(guest.locator(".chat li")).to_have_count(3)
    host.keyboard.press("Escape")
    expect(host.get_by_role("button", name="Chat", exact=True)).to_be_focused()

    host.get_by_role("button", name="Menu").click()
    for _ in range(2):  # it is asked for twice
        host.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for page in (host, guest):
        expect(result(page)).to_be_visible()
    host.locator(".room > header").get_by_role("button", name="Chat").click()  # the other one lies under the result
    host.get_by_label("Write something").fill("Well played")
    host.keyboard.press("Enter")
    expect(guest.locator(".chat li").last).to_contain_text("Well played")
    expect(guest.get_by_role("button", name="Send")).to_be_in_viewport()


def test_an_invitation_tells_what_was_agreed_and_lets_one_choose_a_seat(visit: Visit, server: Server) -> None:
    page = visit()
    options = {"deals": 3, "first_dealer": 1}
    opened = _invited(page, server, ["person", "open", "casual", "open"], options=options, clock={"seconds": 30})
    said = {
        "en": (f"Ada <i> invites you to {called(TRICKS)}", "Time for a move", "30 seconds"),
        "de": (f"Ada <i> lädt dich ein: {called(TRICKS, 'de')}", "Zeit für einen Zug", "30 Sekunden"),
        "it": (f"Ada <i> ti invita a giocare: {called(TRICKS, 'it')}", "Tempo per una mossa", "30 secondi"),
        "nl": (f"Ada <i> nodigt je uit: {called(TRICKS, 'nl')}", "Tijd voor een zet", "30 seconden"),
    }
    for lang, (title, clock, seconds) in said.items():
        kept = json.dumps(json.dumps({"name": "Mira", "lang": lang}))
        page.evaluate(f"localStorage['ludothek.settings'] = {kept}")
        page.reload()  # the link is known from before
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        agreed = dict(zip(page.locator("dt").all_inner_texts(), page.locator("dd").all_inner_texts(), strict=True))
        assert agreed[clock] == seconds
        assert "3" in agreed.values()
    page.get_by_role("radio").last.check()
    page.locator("form button").click()
    expect(page.locator("li", has_text="Mira")).to_be_visible()
    seats = server.get(f"/api/tables/{opened['table']}", opened["watch"])["seats"]
    assert [seat["player"] for seat in seats] == ["person", "open", "casual", "person"]


def test_who_was_slower_chooses_again_and_who_is_late_may_watch(visit: Visit, server: Server) -> None:
    page = visit(phone=True)
    opened = _invited(page, server, ["person", "open", "casual", "open"], contribution="x")
    expect(page.get_by_role("radio", name="Seat 2 is free")).to_be_checked()
    path = f"/api/tables/{opened['table']}/join"
    server.post(path, {"seat": 1, "contribution": "y"}, opened["join"])
    page.get_by_role("button", name="Sit down").tap()
    expect(page.get_by_role("alert")).to_have_text("Someone else was quicker. Please choose another seat.")
    expect(page.get_by_role("radio", name="Seat 4 is free")).to_be_checked()
    server.post(path, {"seat": 3, "contribution": "y"}, opened["join"])
    page.get_by_role("button", name="Sit down").tap()
    expect(page.get_by_role("alert")).to_have_text("The game has already begun.")
    assert faults(page) == []
    page.get_by_role("button", name="Watch").tap()
    expect(page.locator(".watchers")).to_contain_text("1")
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)


def test_a_wrong_code_says_so_and_how_long_to_wait(visit: Visit, server: Server) -> None:
    page = visit(phone=True)
    page.goto(server.address)
    field = page.get_by_label("Join by code")
    field.fill("ACD EFH")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("No table is waiting for this code")
    assert faults(page) == []
    page.route("**/api/codes", lambda route: route.fulfill(status=429, headers={"Retry-After": "7"}, body="{}"))
    field.fill("ACD EFJ")
    expect(page.get_by_role("alert")).to_have_count(0)
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("wait 7 seconds")


def test_whoever_opens_a_table_may_do_without_a_chat(visit: Visit, server: Server) -> None:
    page = visit()
    page.goto(f"{server.address}/g/{BOARD}")
    page.get_by_text("More options").click()
    page.get_by_label("Chat").select_option("not allowed")
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_role("button", name="Begin now")).to_be_visible()
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)
