"""Boards, dice and pads: by clicking, by keyboard, by touch, by dragging, and what they say to people who listen."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from ludothek.core.texts import Texts
from ludothek.games import load_game
from support.browser.server import Server
from support.browser.staged import StagedTable, moments
from support.browser.table_page import focused, tab_to
from support.examples import AUCTION, BOARD, CHECKERS, CLAIMS, PAD, SQUARES


def sit(page: Page, server: Server, opened: dict[str, str], *seats: int) -> None:
    """Sit down on some of the seats, all on this device."""
    for seat in seats:
        page.goto(f"{server.address}/api/health")
        page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][seat]}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()


def place(page: Page, name: str) -> Locator:
    return page.locator(f".place[data-touch='{name}']")


def play(page: Page, *names: str) -> None:
    for name in names:
        expect(place(page, name)).to_have_attribute("aria-disabled", "false")
        place(page, name).click()


def test_a_mill_is_closed_and_takes_a_stone_by_clicking(visit: Visit, server: Server) -> None:
    page = visit()
    sit(page, server, server.open_table(["person", "person"], game=BOARD, options={}), 0, 1)
    expect(place(page, "a7")).to_have_accessible_name("a7: empty")
    play(page, "a7", "a1", "d7", "d1", "g7")
    expect(place(page, "g7")).to_have_attribute("aria-pressed", "true")
    expect(place(page, "a1")).to_have_class(re.compile(r"\blegal\b"))
    play(page, "d1")
    expect(place(page, "d1")).to_have_accessible_name("d1: empty")
    expect(place(page, "g7")).to_have_accessible_name("g7: white piece")
    expect(page.locator(".box", has_text="Taken: black piece")).to_have_count(1)
    expect(page.locator(".note")).to_contain_text("A mill!")
    page.get_by_role("button", name="Take back").click()
    expect(place(page, "d1")).to_have_accessible_name("d1: black piece")


def test_a_stone_is_let_go_by_a_second_touch(visit: Visit, server: Server) -> None:
    page = visit()
    sit(page, server, server.open_table(["person", "casual"], game=SQUARES, options={}), 0)
    play(page, "c3")
    expect(place(page, "d4")).to_have_attribute("aria-disabled", "false")
    place(page, "c3").click(force=True)  # it may be touched all the same
    expect(place(page, "d4")).to_have_attribute("aria-disabled", "true")
    expect(place(page, "e3")).to_have_attribute("aria-disabled", "false")


def test_a_place_that_cannot_be_reached_says_why(visit: Visit, server: Server) -> None:
    page = visit()
    sit(page, server, server.open_table(["person", "casual"], game=SQUARES, options={}), 0)
    play(page, "c3")
    place(page, "b2").click(force=True)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(re.compile("Rule DAM-|cannot be played"))


def test_a_stone_is_dragged_and_stays_the_same_stone(visit: Visit, server: Server) -> None:
    page = visit(pace="brisk")
    sit(page, server, server.open_table(["person", "person"], game=SQUARES, options={}), 0, 1)
    keys = "nodes => nodes.map(node => node.dataset.piece)"
    before = page.locator(".board .token").evaluate_all(keys)
    place(page, "c3").drag_to(place(page, "d4"))
    expect(place(page, "d4")).to_have_accessible_name("d4: white man")
    expect(place(page, "c3")).to_have_accessible_name("c3: empty")
    place(page, "b6").drag_to(place(page, "g5"))  # too far: it goes back
    expect(place(page, "b6")).to_have_accessible_name("b6: black man")
    assert sorted(page.locator(".board .token").evaluate_all(keys)) == sorted(before)


def test_each_player_sees_the_own_side_near(visit: Visit, server: Server) -> None:
    opened = server.open_table(["person", "person"], game=SQUARES, options={})
    pages = [visit(), visit()]
    for seat, page in enumerate(pages):
        sit(page, server, opened, seat)
    for page, near, far in zip(pages, ("a1", "h8"), ("h8", "a1"), strict=True):
        expect(place(page, near)).to_be_visible()
        boxes = [place(page, name).bounding_box() for name in (near, far)]
        assert boxes[0]
        assert boxes[1]
        assert boxes[0]["y"] > boxes[1]["y"]
        assert boxes[0]["x"] < boxes[1]["x"]


def test_a_board_is_played_by_keyboard_alone(visit: Visit, server: Server) -> None:
    page = visit()
    sit(page, server, server.open_table(["person", "person"], game=BOARD, options={}), 0, 1)
    expect(place(page, "a7")).to_have_attribute("aria-disabled", "false")
    tab_to(page, ".place")
    assert focused(page, "[data-touch=a7]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert focused(page, "[data-touch=d6]")
    page.keyboard.press("Enter")
    expect(place(page, "d6")).to_have_accessible_name("d6: white piece")
    page.keyboard.press("ArrowDown")
    assert focused(page, "[data-touch=d5]")
    page.keyboard.press("Enter")
    expect(place(page, "d5")).to_have_accessible_name("d5: black piece")
    expect(page.locator("[role=log]")).to_contain_text("places a piece on d5")


def test_whoever_reads_is_called_you_and_nobody_else_is(visit: Visit, server: Server) -> None:
    opened = server.open_table(["person", "person"], game=BOARD, options={})
    white, black, watcher = visit(), visit(), visit()
    sit(white, server, opened, 0)
    sit(black, server, opened, 1)
    watcher.goto(f"{server.address}/t/{opened['table']}#{opened['watch']}")
    play(white, "a7")
    expect(white.locator(".note")).to_contain_text("You place a piece on a7.")
    expect(black.locator(".note")).to_contain_text("P0 places a piece on a7.")
    expect(watcher.locator(".note")).to_contain_text("P0 places a piece on a7.")


def test_a_place_is_read_as_it_is_written_for_whoever_looks(visit: Visit, server: Server) -> None:
    opened = server.open_table(["person", "person"], game=CHECKERS, options={})
    pages = [visit(), visit()]
    for seat, page in enumerate(pages):
        sit(page, server, opened, seat)
    for page in pages:
        expect(place(page, "1")).to_have_accessible_name(re.compile(r"^(1|24): 2 white checkers$"))
        expect(place(page, "bar.white")).to_have_accessible_name("White’s bar: empty")
    said = {place(page, "1").locator(".unseen").inner_text() for page in pages}
    assert said == {"1: 2 white checkers", "24: 2 white checkers"}, "both count from the end of their own road"


def test_a_board_is_played_by_touch_on_a_phone(visit: Visit, server: Server) -> None:
    page = visit(phone=True)
    sit(page, server, server.open_table(["person", "person"], game=BOARD, options={}), 0, 1)
    expect(place(page, "a7")).to_be_visible()
    box = page.locator(".board").bounding_box()
    assert box
    assert box["width"] > 360
    for turn, names in enumerate((("a7", "g1"), ("d6", "f2"), ("b4", "e5"), ("c3", "d1")), start=1):
        for name in names:
            expect(place(page, name)).to_have_attribute("aria-disabled", "false")
            place(page, name).tap()
        expect(place(page, names[-1])).to_have_accessible_name(f"{names[-1]}: black piece")
        expect(page.locator(".mine .box", has_text="To place")).to_contain_text(str(9 - turn))


def test_dice_are_gathered_and_a_row_is_written(visit: Visit, server: Server) -> None:
    page = visit(phone=True)
    sit(page, server, server.open_table(["person", "beginner"], game=PAD, options={}), 0)
    dice = page.locator(".dice button")
    expect(dice).to_have_count(5)
    expect(page.get_by_role("button", name="Reroll all")).to_be_visible()
    dice.nth(1).tap()
    dice.nth(3).tap()
    expect(page.locator(".dice button[aria-pressed=true]")).to_have_count(2)
    expect(page.locator(".choices button")).to_contain_text("Keep")
    dice.nth(3).tap()
    expect(page.locator(".dice button[aria-pressed=true]")).to_have_count(1)
    page.locator(".choices button").tap()
    expect(page.get_by_text("roll 2 of 3")).to_be_visible()
    chance = page.get_by_role("row", name="Chance").get_by_role("button")
    value = chance.locator("[aria-hidden]").inner_text()
    chance.tap()
    expect(page.get_by_role("row", name="Chance").get_by_role("cell").first).to_have_text(value)


def test_a_field_is_written_by_one_touch_after_any_throw_and_can_be_taken_back(visit: Visit, server: Server) -> None:
    page = visit(phone=True)
    sit(page, server, server.open_table(["person", "beginner"], game=PAD, options={}), 0)
    chance = page.get_by_role("row", name="Chance")
    dice = page.locator(".dice button")
    expect(dice).to_have_count(5)
    thrown = dice.all_inner_texts()
    value = chance.locator("button [aria-hidden]").inner_text()
    chance.get_by_role("button").tap()
    expect(page.locator(".note")).to_contain_text(f"Written: Chance, {value}")
    expect(chance.get_by_role("cell").first).to_have_text(value)
    expect(chance.get_by_role("button")).to_have_count(0)
    page.locator(".said").get_by_role("button", name="Take back").tap()
    expect(chance.get_by_role("button")).to_have_count(1)
    expect(page.locator(".note")).not_to_contain_text("Written")
    assert dice.all_inner_texts() == thrown, "the throwing has not ended"


def test_dice_are_gathered_by_keyboard(visit: Visit, server: Server) -> None:
    page = visit()
    sit(page, server, server.open_table(["person", "beginner"], game=PAD, options={}), 0)
    expect(page.locator(".dice button")).to_have_count(5)
    tab_to(page, ".dice button")
    page.keyboard.press("Space")
    expect(page.locator(".dice button[aria-pressed=true]")).to_have_count(1)
    tab_to(page, ".choices button")
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_contain_text(re.compile("You roll|rolls"))
    expect(page.locator(".choices button")).to_be_visible()


def test_a_cup_stays_closed_until_its_owner_holds_the_device(visit: Visit, server: Server) -> None:
    page = visit(phone=True)
    sit(page, server, server.open_table(["person", "person"], game=CLAIMS, options={}), 0, 1)
    ready = page.get_by_role("button", name="I’m P")
    expect(ready).to_be_visible()
    expect(page.locator(".cup")).to_be_visible()
    expect(page.locator(".cup.open")).to_have_count(0)
    ready.tap()
    expect(page.locator(".cup.open .die")).not_to_have_count(0)
    page.locator(".calls button:not(:disabled)").first.tap()
    expect(ready).to_be_visible()
    expect(page.locator(".cup.open")).to_have_count(0)
    expect(page.locator(".bubble")).to_have_count(1)
    ready.tap()
    expect(page.get_by_role("button", name="Lift the cup")).to_be_visible()
    expect(page.locator(".cup.open")).to_have_count(0)
    page.get_by_role("button", name="Lift the cup").tap()
    expect(page.locator(".picture .die")).not_to_have_count(0)


def staged(page: Page, server: Server, game_id: str, kind: str) -> StagedTable:
    """A table at which this is to be decided."""
    game = load_game(game_id)
    table = StagedTable(game)
    table.welcome(page, server)
    table.show(next(moment for moment in moments(game) if moment.kind.startswith(kind)), page)
    return table


def test_many_choices_are_made_in_two_steps(visit: Visit, server: Server) -> None:
    page = visit()
    table = staged(page, server, AUCTION, "contract")
    buttons = page.locator(".choices button")
    expect(page.get_by_role("button", name=re.compile(r"^♣ Clubs \d+"))).to_be_visible()
    assert buttons.count() <= 6
    page.get_by_role("button", name=re.compile(r"^♥ Hearts \d+")).click()
    expect(page.get_by_role("button", name=re.compile("^Hearts Hand, Schneider announced"))).to_be_visible()
    expect(buttons.get_by_text(re.compile("[Cc]lubs"))).to_have_count(0)
    page.get_by_role("button", name="Choose something else").click()
    page.get_by_role("button", name=re.compile(r"^♣ Clubs \d+")).click()
    page.get_by_role("button", name=re.compile("^Clubs Hand Worth")).click()
    assert table.made(page)


def test_a_button_stands_out_only_where_the_game_says_so(visit: Visit, server: Server) -> None:
    page = visit()
    staged(page, server, AUCTION, "say-hand")
    expect(page.locator(".choices .primary")).to_have_count(1)
    expect(page.locator(".choices .primary")).to_contain_text(Texts("en", load_game(AUCTION))("say-take"))
    other = visit()
    staged(other, server, AUCTION, "say-number")
    expect(other.locator(".choices button").first).to_be_visible()
    expect(other.locator(".choices .primary")).to_have_count(0)


def test_courts_are_drawn_and_bear_the_letters_one_is_used_to(visit: Visit, server: Server) -> None:
    page = visit()
    staged(page, server, AUCTION, "say-number")
    held = page.locator("[role=toolbar] .index")
    expect(held.first).to_be_visible()
    letters = held.all_text_contents()
    courts = [letter for letter in letters if letter in "JQK"]
    assert courts
    expect(page.locator("[role=toolbar] .art")).to_have_count(len(courts))
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Letters on cards").select_option("german")
    german = {"J": "B", "Q": "D"}
    expect(held).to_have_text([german.get(letter, letter) for letter in letters])


def test_calls_keep_their_places_and_the_truth_stands_out(visit: Visit, server: Server) -> None:
    page = visit(phone=True)
    table = staged(page, server, CLAIMS, "announce")
    calls = page.locator(".calls button")
    boxes = "nodes => nodes.map(node => JSON.stringify(node.getBoundingClientRect()))"
    before = calls.evaluate_all(boxes)
    expect(page.locator(".calls .primary")).to_have_count(1)
    page.locator(".calls .primary").tap()
    table.play(page)
    expect(page.locator(".calls button:enabled")).to_have_count(0)
    assert calls.evaluate_all(boxes) == before


def test_what_can_be_said_is_explained(visit: Visit, server: Server) -> None:
    page = visit()
    table = staged(page, server, AUCTION, "say-number")
    first = page.locator(".choices button").first
    expect(first).to_be_visible()
    expect(page.locator(".facts li")).not_to_have_count(0)
    passing = page.get_by_role("button", name="Pass")
    expect(passing).to_contain_text("leave the bidding")
    passing.click()
    table.play(page)
    expect(page.locator("[role=log]")).to_contain_text("You pass.")
