"""Lessons in the browser: done by touching what is meant, with an answer to everything else."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.test_pages import faults
from ludothek.core.language import LANGUAGES
from ludothek.core.lesson import lesson
from ludothek.games import all_games, load_game
from support.browser.server import Server
from support.examples import BOARD

DONE = ".says .done"
GAMES = [game.id for game in all_games()]
SIZES = ((390, 844), (844, 390), (1280, 800))


def go_on(page: Page) -> None:
    page.locator(".go button").last.click()


def find(page: Page, step: dict[str, Any]) -> None:
    """Make the first right move: touch what it touches, or press the button that stands for it."""
    move = next(iter(step["right"]))
    choices = [*step["view"]["choices"], *step["view"].get("turns", [])]
    choice = next(choice for choice in choices if choice["text"] == move)
    for name in choice.get("touches", []):
        page.locator(f'[data-touch="{name}"], [data-card="{name}"]').first.click()
    if not choice.get("touches") or choice.get("gather"):
        if "amount" in choice:
            page.locator(".amount input").first.fill(str(choice["amount"]))
        page.get_by_role("button", name="Show me").or_(page.locator(".go button").last).first.click()
        page.locator(".choices .hinted, .choices .primary, .amount .primary").first.click()
    expect(page.locator(DONE)).to_be_visible()


FEW = 6
"""One lesson of so many is taken in the browser, by soaking all; what each claims is tested without one."""


def taken(number: int, game_id: str) -> object:
    return pytest.param(game_id, marks=() if number % FEW == 0 else pytest.mark.soak)


@pytest.mark.parametrize("game_id", [taken(*each) for each in enumerate(GAMES)])
def test_a_lesson_is_taken_from_the_first_step_to_a_first_game(visit: Visit, server: Server, game_id: str) -> None:
    number = GAMES.index(game_id)
    lang, (width, height) = LANGUAGES[number % len(LANGUAGES)], SIZES[number % len(SIZES)]
    steps = server.get(f"/api/games/{game_id}/lesson/{lang}")["steps"]
    page = visit()
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(f"localStorage['ludothek.settings'] = JSON.stringify({{ lang: '{lang}', pace: 'instant' }})")
    page.goto(f"{server.address}/l/{game_id}")
    for step in steps:
        expect(page.locator(".says .text")).to_have_text(step["text"])
        if step["right"]:
            find(page, step)
        go_on(page)
    page.wait_for_url("**/t/*")


def test_other_moves_are_answered_and_forbidden_ones_refused_by_their_clause(visit: Visit, server: Server) -> None:
    names = [step.name for step in lesson(load_game(BOARD)).plan.steps]
    steps = server.get(f"/api/games/{BOARD}/lesson/en")["steps"]
    page = visit(phone=True, color_scheme="dark")
    page.goto(f"{server.address}/l/{BOARD}")
    for step in steps[: names.index("safe")]:
        if step["right"]:
            find(page, step)
        go_on(page)
    text = page.locator(".says .text")
    expect(page.locator(".pointers rect:not(.under)")).to_have_count(3)
    assert faults(page) == []
    page.locator("[data-touch=a1]").click()
    expect(text).to_have_text(steps[names.index("safe")]["wrong"])
    page.locator("[data-touch=d5]").click(
        force=True
    )  # whatever is there can be touched, and says why it cannot be used
    expect(page.locator(".why")).to_contain_text("MUE-8")
    expect(text).not_to_have_class("done")
    page.locator(".why .close").click()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".place.hinted")).not_to_have_count(0)
    page.get_by_role("button", name="Back a step").click()
    expect(text).to_have_text(steps[names.index("safe") - 1]["text"])


def test_what_is_to_be_found_is_shown_also_while_things_still_move(visit: Visit, server: Server) -> None:
    steps = server.get(f"/api/games/{BOARD}/lesson/en")["steps"]
    page = visit(pace="calm")
    page.goto(f"{server.address}/l/{BOARD}")
    before = next(at for at, step in enumerate(steps) if step["right"]) + 1
    for step in steps[:before]:
        if step["right"]:
            find(page, step)
        go_on(page)
    while not page.get_by_role("button", name="Show me").is_visible():
        go_on(page)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".place.legal")).not_to_have_count(0)
    expect(page.locator(".place.hinted")).not_to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("Hint: ")


def test_what_is_learnt_leaves_no_table_behind(visit: Visit, server: Server) -> None:
    page = visit()
    page.goto(f"{server.address}/l/{BOARD}")
    expect(page.locator(".says .text")).to_be_visible()
    assert page.evaluate("localStorage['ludothek.tables'] ?? null") is None


def test_a_game_without_a_lesson_has_no_page_for_it(visit: Visit, server: Server) -> None:
    page = visit()
    page.goto(f"{server.address}/l/chess_boxing")
    expect(page.get_by_role("alert")).to_be_visible()
