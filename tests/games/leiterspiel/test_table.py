"""Leiterspiel: the hill, the way of a figure, what is touched and what is told."""

import io

import pytest

from games.leiterspiel.cases import GAME, placed
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import WATCHER
from ludothek.core.view import Scene
from ludothek.games.leiterspiel.rules import LADDERS, SLIDES, Leiterspiel
from ludothek.terminal.plain import play as play_plainly
from ludothek.terminal.seating import settle
from ludothek.terminal.setup import Setup
from ludothek.terminal.sitting import Sitting
from support.playing import match_with
from support.races import thrown
from support.showing import Teller, in_zone, touches

NAMES = ("Anna", "Ben")
told = Teller(GAME, NAMES)


def seen(state: Leiterspiel) -> Scene:
    return GAME.scene(state, WATCHER)


def way(state: Leiterspiel) -> str:
    """The way of the figure that has moved; nobody else has one."""
    ways = [(piece.look, piece.way) for piece in in_zone(GAME, state, "road") if piece.way]
    assert len(ways) <= 1
    return " ".join(ways[0][1]) if ways else ""


@pytest.mark.clause("LEI-2", "LEI-4")
def test_there_are_a_board_a_die_and_a_figure_for_everybody() -> None:
    for seats in GAME.seats:
        pieces = seen(GAME_START[seats]).pieces
        assert [piece.zone for piece in pieces] == ["road"] * seats + ["dice"]
        assert {piece.place for piece in pieces[:-1]} == {"0"}


GAME_START = {seats: placed(*[0] * seats) for seats in GAME.seats}


@pytest.mark.clause("LEI-R1", "LEI-9", "LEI-10")
def test_the_path_winds_up_in_rows_of_eight() -> None:
    (board, _) = GAME.layout(2).zones
    at = {place.name: (place.x, place.y) for place in board.places}
    assert list(at) == [str(field) for field in range(65)]
    for row in range(8):
        rows = {at[str(8 * row + column)][1] for column in range(1, 9)}
        assert len(rows) == 1
    assert at["8"][0] == at["9"][0] == at["24"][0]
    assert at["64"][1] < at["1"][1]
    lines = {tuple(map(int, line.places)): line.kind for line in board.lines}
    assert lines == dict.fromkeys(LADDERS.items(), "ladder") | dict.fromkeys(SLIDES.items(), "slide")


@pytest.mark.clause("LEI-6")
def test_the_die_is_touched_and_then_it_falls() -> None:
    state = placed(0, 0)
    assert touches(GAME, state) == {"throw": ("die",)}
    match = Match(GAME, 2, seal=Seal.numbered(5))
    match.play("throw")
    assert match.turn == 1
    (die,) = in_zone(GAME, match.state, "dice")
    assert die.look == f"die-{match.text(match.log[-1])}"


@pytest.mark.parametrize(
    ("field", "face", "fields"),
    [
        (0, 2, "0 1 2"),
        (0, 3, "0 1 2 3 12"),
        (13, 5, "13 14 15 16 17 18 13"),
        (62, 4, "62 63 64 63 62 46"),
        (61, 6, "61 62 63 64 63 62 61"),
    ],
)
def test_a_figure_hops_along_every_field(field: int, face: int, fields: str) -> None:
    assert way(thrown(placed(field, 7), face)) == fields


@pytest.mark.clause("LEI-R4")
def test_its_way_ends_where_it_was_agreed() -> None:
    assert way(thrown(placed(63, 7, overshoot="stay"), 2)) == ""
    assert way(thrown(placed(63, 7, overshoot="win"), 5)) == "63 64"
    assert way(placed(63, 7)) == ""


def test_what_has_happened_is_told() -> None:
    assert told(placed(0, 0)) == []
    assert told(thrown(placed(0, 0), 2)) == ["Anna rolls a 2 and comes to 2."]
    assert told(thrown(placed(0, 0), 3)) == ["Anna rolls a 3 and comes to 3.", "Anna climbs the ladder to 12!"]
    assert told(thrown(placed(13, 0), 5)) == ["Anna rolls a 5 and comes to 18.", "Anna slides down to 13!"]
    assert told(thrown(placed(61, 0), 6)) == ["Anna rolls a 6, which is too many: back from the finish to 61."]
    assert told(thrown(placed(63, 0), 3), "de") == [
        "Anna würfelt eine 3, das ist zu viel: Vom Ziel geht es zurück auf 62.",
        "Anna rutscht hinunter auf 46!",
    ]
    assert told(thrown(placed(63, 0, overshoot="stay"), 3)) == ["Anna rolls a 3, which is too many, and doesn’t move."]
    assert told(thrown(placed(63, 0), 1), "it") == ["Anna tira 1: è al traguardo!"]
    assert told(thrown(placed(63, 0, overshoot="win"), 4), "nl") == ["Anna gooit 4 en is op het eindvak!"]


def test_the_odds_are_in_every_view() -> None:
    match = match_with(GAME, placed(63, 63, overshoot="stay"), overshoot="stay")
    assert match.view(0).odds == (545, 455)


def test_line_by_line_a_race_can_be_thrown_to_its_end() -> None:
    table = Sitting.begin(settle(Setup("leiterspiel", seats=2, players={0: "person", 1: "casual"}, seed=3), "en"))
    heard = io.StringIO()
    play_plainly(table, "en", io.StringIO("throw\n3\nthrows\n"), heard)
    assert "A ladder to 12." in heard.getvalue()
    assert "wins the race" in heard.getvalue()
