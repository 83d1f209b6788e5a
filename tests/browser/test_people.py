"""Several people at one table: each sees only their own; on one device; questions, reactions, handing over."""

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from support.browser.server import Server, cards_seen
from support.browser.table_page import cards, legal, wait_for_turn, whose_turn
from support.examples import AUCTION, BOARD, CHECKERS, TRICKS

LYING = "[...document.querySelectorAll('.board .token')].map(node => [node.offsetLeft, node.offsetTop]).sort()"


def _listen(page: Page) -> list[str]:
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


def test_two_browsers_and_a_watcher_each_see_only_their_own(visit: Visit, server: Server) -> None:
    anna, ben, carl = visit(), visit(), visit(phone=True)
    heard = {page: _listen(page) for page in (anna, ben, carl)}
    anna.goto(f"{server.address}/g/{TRICKS}")
    anna.get_by_text("More options").click()
    anna.get_by_role("group", name="Players").get_by_role("button", name="One fewer").click()
    anna.get_by_role("button", name="With friends").click()
    invitation = anna.get_by_label("Link for your friends").last.input_value()
    expect(anna.get_by_role("img", name="Link for your friends")).to_be_visible()
    anna.get_by_text("Link for spectators").first.click()
    watching = anna.get_by_label("Link for spectators").last.input_value()

    carl.goto(watching)
    ben.goto(invitation)
    ben.get_by_label("My name").fill("Ben <b>")
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_text("Ben <b>")).to_be_visible()
    expect(ben.get_by_text("opened this table and can begin sooner")).to_be_visible()
    expect(ben.get_by_role("button", name="Begin now")).to_have_count(0)
    anna.get_by_role("button", name="Begin now").click()  # a computer player takes the third seat
    for page in (anna, ben):
        expect(cards(page)).to_have_count(15)
    expect(anna.get_by_role("region", name="Ben <b>").first).to_be_visible()
    expect(anna.locator(".watchers")).to_contain_text("1")
    assert "#" not in ben.url  # the secret does not stay in the address

    for _ in range(8):
        page = whose_turn((anna, ben))
        left = cards(page).count()
        legal(page).last.click()
        expect(cards(page)).to_have_count(left - 1)
    expect(carl.locator("[data-card]")).to_have_count(0)
    hands = {name: cards_seen(heard[page]) for name, page in (("anna", anna), ("ben", ben), ("carl", carl))}
    assert {name: len(found) for name, found in hands.items()} == {"anna": 1, "ben": 1, "carl": 0}
    (anna_zone,), (ben_zone,) = hands["anna"], hands["ben"]
    assert anna_zone != ben_zone
    assert not hands["anna"][anna_zone] & hands["ben"][ben_zone]


def test_questions_need_the_consent_of_the_other(visit: Visit, server: Server) -> None:
    anna, ben = visit(), visit()
    opened = server.open_table(["person", "person", "casual"])
    for page, secret in zip((anna, ben), opened["secrets"], strict=False):
        page.goto(f"{server.address}/t/{opened['table']}#{secret}")
    wait_for_turn(anna)
    legal(anna).first.click()
    expect(cards(anna)).to_have_count(14)
    anna.get_by_role("button", name="Take back").click()
    expect(anna.get_by_role("alertdialog")).to_contain_text("Waiting for P1")
    asked = ben.get_by_role("alertdialog")
    expect(asked).to_contain_text("P0 would like to take back the last move")
    asked.get_by_role("button", name="Agree").click()
    expect(cards(anna)).to_have_count(15)
    expect(asked).to_have_count(0)

    anna.get_by_role("button", name="React").click()
    anna.get_by_role("button", name="Wow!").click()
    expect(ben.locator(".reaction")).to_be_visible()
    expect(ben.get_by_role("log")).to_contain_text("P0: Wow!")


def test_taking_back_asks_those_who_are_away_too(visit: Visit, server: Server) -> None:
    anna = visit()
    opened = server.open_table(["person", "person", "casual"], contribution="x")
    anna.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    wait_for_turn(anna)
    legal(anna).first.click()
    expect(cards(anna)).to_have_count(14)
    undo = anna.get_by_role("button", name="Take back")
    expect(undo).to_have_attribute("title", "The others have to agree.")
    undo.click()
    expect(anna.get_by_role("alertdialog")).to_contain_text("Waiting for P1")
    ben = visit()
    ben.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][1]}")
    ben.get_by_role("alertdialog").get_by_role("button").first.click()
    expect(cards(anna)).to_have_count(15)


def test_a_hint_is_told_to_the_others(visit: Visit, server: Server) -> None:
    anna, ben = visit(), visit(phone=True)
    opened = server.open_table(["person", "person"], game=BOARD, options={})
    for page, secret in zip((anna, ben), opened["secrets"], strict=True):
        page.goto(f"{server.address}/t/{opened['table']}#{secret}")
    anna.get_by_role("button", name="Hint").click()
    expect(ben.locator(".note")).to_contain_text("P0 asks for a hint.")
    expect(ben.get_by_role("log")).to_contain_text("P0 asks for a hint.")
    expect(anna.locator(".hinted").first).to_be_visible()
    expect(anna.get_by_role("log")).not_to_contain_text("asks for a hint")


def test_a_table_may_be_set_up_without_hints(visit: Visit, server: Server) -> None:
    page = visit(phone=True)
    page.goto(f"{server.address}/g/{BOARD}")
    page.get_by_text("More options").tap()
    page.get_by_label("Hints").select_option("not allowed")
    page.get_by_role("button", name="Play now").tap()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_step_of_a_turn_is_taken_back_without_asking(visit: Visit, server: Server) -> None:
    pages = [visit(), visit()]
    opened = server.open_table(["person", "person"], game=CHECKERS, options={})
    for page, secret in zip(pages, opened["secrets"], strict=True):
        page.goto(f"{server.address}/t/{opened['table']}#{secret}")
    for page in pages:
        expect(page.get_by_role("button", name="Take back")).to_be_disabled()
    page = whose_turn(pages, ".place.legal")
    tokens = page.evaluate(LYING)
    undo = page.get_by_role("button", name="Take back")
    page.locator(".place.legal").first.click()
    touched = page.locator(".place[aria-pressed=true]")
    expect(touched.or_(undo.and_(page.locator(":enabled")))).to_have_count(1)
    if touched.count():  # both dice could move it
        page.locator(".place.legal:not([aria-pressed])").first.click()
    expect(undo).to_be_enabled()
    assert undo.get_attribute("title") is None
    undo.click()
    expect(undo).to_be_disabled()
    page.wait_for_function(f"tokens => JSON.stringify({LYING}) === JSON.stringify(tokens)", arg=tokens)
    for each in pages:
        expect(each.get_by_role("alertdialog")).to_have_count(0)


def test_a_seat_is_handed_to_a_computer_and_taken_back(visit: Visit, server: Server) -> None:
    anna, ben = visit(), visit()
    opened = server.open_table(["person", "person", "casual"])
    for page, secret in zip((anna, ben), opened["secrets"], strict=False):
        page.goto(f"{server.address}/t/{opened['table']}#{secret}")
    wait_for_turn(anna)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Let a computer player take over").click()
    expect(cards(anna)).to_have_count(14)  # played by the computer
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Take my seat back").click()
    wait_for_turn(ben)
    legal(ben).first.click()
    expect(cards(ben)).to_have_count(14)

    ben.close()
    anna.get_by_role("button", name="More about P1").click()
    anna.get_by_role("button", name="Let a computer player take over for P1").click()
    for left in (13, 12):
        wait_for_turn(anna)  # whoever begins: the computer plays for the one who left
        legal(anna).first.click()
        expect(cards(anna)).to_have_count(left)


def test_two_tabs_of_one_seat_stay_in_step(visit: Visit, server: Server) -> None:
    one = visit()
    opened = server.open_table(["person", "casual", "casual"])
    one.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    other = one.context.new_page()
    other.goto(f"{server.address}/t/{opened['table']}")
    for page in (one, other, one):
        wait_for_turn(page)
        left = cards(page).count()
        legal(page).first.click()
        expect(cards(one)).to_have_count(left - 1)
        expect(cards(other)).to_have_count(left - 1)


def test_on_one_device_the_hand_is_covered_until_the_next_person_is_there(visit: Visit, server: Server) -> None:
    page = visit(phone=True)
    page.goto(f"{server.address}/g/{TRICKS}")
    page.get_by_role("button", name="On this device").tap()
    for number, name in enumerate(["Ada", "Bo", "Cleo"], start=1):
        page.get_by_label(f"Name of person {number}").fill(name)
    page.get_by_role("button", name="Start", exact=True).tap()
    seen: list[set[str]] = []
    for _ in range(3):
        cover = page.get_by_role("dialog")
        expect(cover).to_contain_text("Pass the device on")
        expect(page.locator("[data-card]")).to_have_count(0)  # not in the page, not even hidden
        cover.get_by_role("button").tap()
        expect(cards(page)).to_have_count(15)
        seen.append({card.get_attribute("data-card") or "" for card in cards(page).all()})
        legal(page).first.tap()
    first, second, third = seen
    assert len(first | second | third) == 45


def test_on_one_device_only_what_a_watcher_sees_lies_open_while_it_changes_hands(visit: Visit, server: Server) -> None:
    page, watcher = visit(), visit()
    opened = server.open_table(["person", "person", "person"], game=AUCTION, options={})
    for secret in opened["secrets"]:
        page.goto(f"{server.address}/api/health")
        page.goto(f"{server.address}/t/{opened['table']}#{secret}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    watcher.goto(f"{server.address}/t/{opened['table']}#{opened['watch']}")
    expect(page.get_by_role("dialog", name="Pass the device on")).to_be_visible()
    expect(watcher.get_by_role("heading", level=1)).to_be_visible()
    for each in (page, watcher):
        expect(each.locator(".hand [data-piece]")).to_have_count(0)


def test_on_one_device_nothing_is_covered_where_everything_lies_open(visit: Visit, server: Server) -> None:
    page = visit()
    opened = server.open_table(["person", "person"], game=CHECKERS, options={})
    for secret in opened["secrets"]:
        page.goto(f"{server.address}/api/health")
        page.goto(f"{server.address}/t/{opened['table']}#{secret}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("[aria-disabled=false][data-touch]").first).to_be_visible()
    expect(page.get_by_text("Pass the device on")).to_have_count(0)
