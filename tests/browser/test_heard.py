"""What everybody has heard of the hands of others: shown to those who want it, and otherwise theirs to remember."""

from playwright.sync_api import expect

from browser.conftest import Visit
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.view import BACK
from ludothek.games import load_game
from support.browser.server import Server
from support.browser.staged import ME, Moment, StagedTable
from support.examples import ASKING


def heard_of(game: Game) -> tuple[Moment, int]:
    """A moment at which everybody knows cards in hands of others, but none that has just come, and how many."""
    match = Match(game, game.seats[-1], {}, Seal.numbered(1))
    while True:
        match.play(match.legal()[-1])
        scene = match.view(ME).scene
        known = [
            piece
            for piece in scene.pieces
            if piece.zone.startswith("hand.") and piece.zone != f"hand.{ME}" and piece.look != BACK
        ]
        if known and not any(piece.came for piece in scene.pieces):
            return Moment("", {}, match.seal, tuple(match.log)), len(known)


def test_what_was_only_heard_of_is_shown_to_those_who_want_it(visit: Visit, server: Server) -> None:
    game = load_game(ASKING)
    moment, known = heard_of(game)
    page = visit()
    table = StagedTable(game)
    table.welcome(page, server)
    table.show(moment, page)
    shown = page.locator(".seat .open li")
    expect(shown).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Show which cards everybody has heard of").check()
    page.keyboard.press("Escape")
    expect(shown).to_have_count(known)
