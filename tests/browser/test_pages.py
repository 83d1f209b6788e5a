"""The pages away from play: lobby, game page, links that open nothing, access, size, and what they may not do."""

import gzip
import re

import pytest
from playwright.sync_api import Page, Response, expect

from browser.conftest import Visit
from ludothek.core.about import About
from ludothek.core.texts import Texts
from ludothek.games import abouts, load_game
from support.browser.server import Server, remembered
from support.browser.table_page import cards, let_computer_finish, play_now, wait_for_turn
from support.examples import AUCTION, SHEDDING, TRICKS, called
from support.folders import ROOT

MOST_BYTES = 130_000
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    """What axe-core finds on the page as it stands."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate("Promise.allSettled(document.getAnimations().map(each => each.finished))")
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {fault['help']} {[node['target'] for node in fault['nodes']]}" for fault in found["violations"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_use_every_screen(visit: Visit, server: Server, theme: str) -> None:
    page = visit(phone=theme == "dark", color_scheme=theme)
    page.goto(server.address)
    expect(page.locator(".games li")).not_to_have_count(0)
    assert faults(page) == []
    page.goto(f"{server.address}/g/{TRICKS}")
    expect(page.locator(".rules summary")).not_to_have_count(0)
    assert faults(page) == []
    page.locator(".rules summary").first.click()
    page.locator("button", has_text="On this device").click()
    expect(page.get_by_label("Name of person 2")).to_be_visible()
    assert faults(page) == []
    page.locator("button", has_text="With friends").click()
    expect(page.get_by_role("button", name="Begin now")).to_be_visible()
    assert faults(page) == []

    opened = server.open_table(["person", "casual", "casual", "casual"])
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    wait_for_turn(page)
    assert faults(page) == []
    page.get_by_role("button", name="Menu").click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    let_computer_finish(page)
    assert faults(page) == []


def test_the_first_load_is_small(visit: Visit, server: Server) -> None:
    page = visit()
    loaded: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if re.search(r"\.(js|css)$", response.url):
            loaded[response.url] = len(gzip.compress(response.body(), 9))

    page.on("response", weigh)
    page.goto(server.address)
    play_now(page).click()
    expect(cards(page)).to_have_count(15)
    assert loaded
    assert sum(loaded.values()) <= MOST_BYTES, loaded


def test_filters_narrow_the_chest(visit: Visit, server: Server) -> None:
    page = visit()
    page.goto(server.address)
    expect(page.get_by_role("button", name="Play now")).not_to_have_count(0)
    page.get_by_label("Kind").select_option("cards")
    page.get_by_label("Players").select_option("3")
    expect(page.get_by_role("link", name=called(TRICKS)).first).to_be_visible()
    page.get_by_label("Length").select_option("15")
    expect(page.get_by_role("link", name=called(TRICKS))).to_have_count(0)


def test_the_set_up_shows_what_a_preset_gives(visit: Visit, server: Server) -> None:
    game = load_game(AUCTION)
    texts = Texts("en", game)
    page = visit(phone=True)
    page.goto(f"{server.address}/g/{game.id}")
    page.get_by_text("More options").tap()
    fields = page.locator(".options label.term")

    def expect_usual(seats: int, **chosen: str) -> None:
        for number, option in enumerate(game.options):
            others = {name: value for name, value in chosen.items() if name != option.name}
            value = game.settle(seats, others)[option.name]
            word = texts(f"option-{option.name}-{value}") if value in option.words else str(value)
            if option.name == "deals":  # so many numbers that one is typed
                expect(fields.nth(number).locator("input")).to_have_attribute("placeholder", f"usually: {word}")
            else:
                expect(fields.nth(number).locator("option").first).to_have_text(f"usually: {word}")

    preset = fields.first.locator("select")
    expect_usual(3)
    preset.select_option("isko")
    expect_usual(3, preset="isko")
    page.get_by_role("button", name="One more").first.tap()
    expect_usual(4, preset="isko")
    preset.select_option("")
    expect_usual(4)
    preset.select_option("isko")
    with page.expect_request(lambda request: request.method == "POST") as opening:
        page.locator("button.start").tap()
    sent = opening.value.post_data_json
    assert sent is not None
    assert sent["options"] == {"preset": "isko"}, "all else follows on the server"


FULLY = 0.99


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_the_page_of_a_game_shows_what_starts_it_and_one_touch_does(visit: Visit, server: Server, device: str) -> None:
    """Longest of all are German words."""
    page = visit(phone=device == "phone")
    page.add_init_script(remembered(lang="de").replace("??=", "="))
    longest = max(abouts(), key=lambda about: len(about.title("de")))
    page.goto(f"{server.address}/g/{longest.id}")
    for tile in ("Jetzt spielen", "Mit Freunden", "An diesem Gerät"):
        expect(page.locator("button", has_text=tile)).to_be_in_viewport(ratio=FULLY)
    expect(page.get_by_text("Weitere Regeln")).to_be_visible()
    expect(page.locator("form input:visible, form select:visible")).to_have_count(0)
    page.locator("button", has_text="Jetzt spielen").click()
    expect(page.locator(".room main")).to_be_visible()


def test_whoever_shares_a_device_is_asked_for_names_and_starts_there(visit: Visit, server: Server) -> None:
    page = visit()
    page.goto(f"{server.address}/g/{TRICKS}")
    page.locator("button", has_text="On this device").click()
    page.get_by_label("Name of person 2").fill("Ben")
    assert _started(page) == [("person", "Mira"), ("person", "Ben"), ("person", "Seat 3")]


def _started(page: Page) -> list[tuple[str, str]]:
    """Who sits at the table that is opened now for this device."""
    with page.expect_request(lambda request: request.method == "POST") as opening:
        page.get_by_role("button", name="Start", exact=True).click()
    sent = opening.value.post_data_json
    assert sent is not None
    return [(seat["player"], seat["name"]) for seat in sent["seats"]]


def test_on_one_device_as_many_sit_as_are_there_and_computer_players_only_when_asked_for(
    visit: Visit, server: Server
) -> None:
    page = visit()
    page.goto(f"{server.address}/g/{TRICKS}")
    page.locator("button", has_text="On this device").click()
    people, computers = (page.get_by_role("group", name=name) for name in ("People here", "Computer players"))
    fewer, more = (people.get_by_role("button", name=name) for name in ("One fewer", "One more"))
    expect(people.locator("output")).to_have_text("3")
    expect(computers.locator("output")).to_have_text("0")
    expect(fewer).to_be_disabled()
    for _ in range(3):
        more.click()
    expect(more).to_be_disabled()
    expect(page.locator(".names input")).to_have_count(load_game(TRICKS).seats[-1])
    for _ in range(3):
        fewer.click()
    computers.get_by_role("button", name="One more").click()
    fewer.click()
    assert _started(page) == [("person", "Mira"), ("person", "Seat 2"), ("casual", "Ada")]


@pytest.mark.parametrize("about", [about for about in abouts() if about.made_for], ids=lambda about: about.id)
def test_a_newcomer_sits_at_a_table_of_as_many_as_the_game_is_made_for(
    visit: Visit, server: Server, about: About
) -> None:
    """Where two play and whoever else is there looks on, nobody else is."""
    page = visit()
    page.goto(server.address)
    with page.expect_request(lambda request: request.method == "POST") as opening:
        play_now(page, about.id).click()
    sent = opening.value.post_data_json
    assert sent is not None
    assert [seat["player"] for seat in sent["seats"]] == ["person", *["casual"] * (about.made_for - 1)]


def test_the_rulebook_is_folded_and_a_link_to_a_clause_opens_it_there(visit: Visit, server: Server) -> None:
    page = visit(phone=True)
    page.goto(f"{server.address}/g/{TRICKS}")
    expect(page.locator(".rules summary")).not_to_have_count(0)
    expect(page.locator(".rules .clause:visible")).to_have_count(0)
    page.goto(f"{server.address}/api/health")
    page.goto(f"{server.address}/g/{TRICKS}#DG-20")
    expect(page.locator("[data-clause='DG-20'].named")).to_be_in_viewport()
    expect(page.locator(".rules details[open]")).to_have_count(1)


@pytest.mark.parametrize("game_id", [AUCTION, SHEDDING])
def test_nothing_is_called_as_it_is_typed(visit: Visit, server: Server, game_id: str) -> None:
    """Neither the set-up nor the rulebook names an option or a seat as the code does."""
    game = load_game(game_id)
    page = visit()
    page.goto(f"{server.address}/g/{game_id}")
    page.get_by_text("More options").click()
    dealer = page.locator("label.term", has_text="First dealer").locator("option")
    seats = page.get_by_role("group", name="Players").locator("output").inner_text()
    expect(dealer).to_have_text(
        [re.compile("usually"), re.compile("at random"), *(f"Seat {seat + 1}" for seat in range(int(seats)))]
    )
    expect(page.locator(".rules summary")).not_to_have_count(0)
    typed = {option.name for option in game.options} | {word for option in game.options for word in option.words}
    written = set(page.locator(".rules code").all_inner_texts())
    assert {name for name in written & typed if "_" in name or name in {"lot", "deals", "games", "preset"}} == set()


def test_the_language_comes_from_the_browser_and_can_be_changed_at_the_table(visit: Visit, server: Server) -> None:
    page = visit()
    page.add_init_script("delete localStorage['ludothek.settings']")
    page.context.set_extra_http_headers({})
    page.goto(server.address)
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    opened = server.open_table(["person", "casual", "casual"])
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}")
    wait_for_turn(page)
    left = cards(page).count()
    page.get_by_role("button", name="Menu").click()
    for lang, menu, hand in (("it", "Menu", "La tua mano"), ("nl", "Menu", "Je hand"), ("de", "Menü", "Deine Hand")):
        page.get_by_role("dialog").locator("select").first.select_option(lang)
        expect(page.get_by_role("heading", name=menu)).to_be_visible()
        expect(page.locator("[role=toolbar]")).to_have_attribute("aria-label", re.compile(hand))
        assert page.evaluate("document.documentElement.lang") == lang
    page.keyboard.press("Escape")
    expect(cards(page)).to_have_count(left)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/t/nosuchtable", "doesn’t open the table"),
        ("/t/nosuchtable#AAAAAAAAAAAAAAAAAAAAAAAA", "doesn’t open the table"),
        ("/t/nosuchtable#watch.AAAAAAAAAAAAAAAAAAAAAAAA", "doesn’t open the table"),
        ("/g/nosuchgame", "There’s nothing here"),
        ("/somewhere/else", "There’s nothing here"),
        ("/somewhere/%E0%A4", "There’s nothing here"),
    ],
)
def test_a_link_that_opens_nothing_says_so(visit: Visit, server: Server, path: str, text: str) -> None:
    page = visit()
    page.goto(server.address + path)
    expect(page.get_by_role("alert")).to_contain_text(text)
    page.get_by_role("link", name="Back to the games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    expect(page.get_by_text("My tables")).to_have_count(0)


def test_the_secret_of_another_table_opens_nothing(visit: Visit, server: Server) -> None:
    page = visit()
    one, other = (server.open_table(["person", "casual", "casual"]) for _ in range(2))
    page.goto(f"{server.address}/t/{one['table']}#{other['secrets'][0]}")
    expect(page.get_by_role("alert")).to_contain_text("doesn’t open the table")
