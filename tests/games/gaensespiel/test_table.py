"""Gänsespiel: the path to the pond, the way of a goose, what fields say and what is told."""

import io

import pytest

from games.gaensespiel.cases import GAME, placed
from ludothek.core.language import LANGUAGES
from ludothek.core.state import WATCHER
from ludothek.core.texts import Texts
from ludothek.games.gaensespiel.rules import Gaensespiel
from ludothek.games.gaensespiel.table import PICTURES
from ludothek.terminal.plain import play as play_plainly
from ludothek.terminal.seating import settle
from ludothek.terminal.setup import Setup
from ludothek.terminal.sitting import Sitting
from support.races import thrown
from support.showing import Teller, in_zone, touches

NAMES = ("Anna", "Ben", "Cleo")
told = Teller(GAME, NAMES)


def way(state: Gaensespiel) -> str:
    """The way of the goose that has moved; nobody else has one."""
    ways = [piece.way for piece in in_zone(GAME, state, "road") if piece.way]
    assert len(ways) <= 1
    return " ".join(ways[0]) if ways else ""


@pytest.mark.clause("GAE-2", "GAE-4")
def test_there_are_a_board_a_die_and_a_goose_for_everybody() -> None:
    for seats in GAME.seats:
        pieces = GAME.scene(placed(*[0] * seats), WATCHER).pieces
        assert [piece.zone for piece in pieces] == ["road"] * seats + ["dice"]
        assert {piece.place for piece in pieces[:-1]} == {"0"}
    assert touches(GAME, placed(0, 0)) == {"throw": ("die",)}


@pytest.mark.clause("GAE-8")
def test_every_special_field_has_a_picture_and_says_what_it_does() -> None:
    (board, _) = GAME.layout(2).zones
    assert [place.name for place in board.places] == [str(field) for field in range(64)]
    special = {int(place.name): place.art for place in board.places if place.art}
    assert special == PICTURES
    assert [int(place.name) for place in board.places if place.help] == list(PICTURES)
    for lang in LANGUAGES:
        texts = Texts(lang, GAME)
        assert len({texts(f"help-{field}") for field in PICTURES}) == len(PICTURES)


def test_neighbours_on_the_path_are_neighbours_on_the_board() -> None:
    (board, _) = GAME.layout(2).zones
    for one, other in zip(board.places, board.places[1:], strict=False):
        assert abs(one.x - other.x) + abs(one.y - other.y) == pytest.approx(1)


@pytest.mark.parametrize(
    ("field", "face", "fields"),
    [
        (0, 2, "0 1 2"),
        (3, 1, "3 4 8"),
        (50, 2, "50 51 52 43"),
        (61, 5, "61 62 63 62 61 60"),
        (60, 6, "60 61 62 63 62 61 60"),
        (9, 6, "9 10 11 12 13 14 15"),
        (9, 5, ""),
    ],
)
def test_a_goose_hops_along_every_field(field: int, face: int, fields: str) -> None:
    assert way(thrown(placed(field, 7), face)) == fields


def test_a_goose_that_stays_has_no_way() -> None:
    assert way(thrown(placed(62, 7, terms="stay"), 2)) == ""
    assert way(thrown(placed(9, 7, terms="frees"), 6)) == ""
    assert way(thrown(placed(9, 7, terms="frees"), 6, 1)) == "9 10"


def test_what_has_happened_is_told() -> None:
    assert told(placed(0, 0)) == []
    assert told(thrown(placed(0, 0), 2)) == ["Anna rolls a 2 and comes to 2."]
    assert told(thrown(placed(0, 0), 4)) == [
        "Anna rolls a 4 and comes to 4.",
        "Anna shakes off the fox and runs on to 8.",
    ]
    assert told(thrown(placed(28, 0), 2))[1:] == [
        "Anna gives a hurried ladybird a lift to 34.",
        "Anna flies and rolls again!",
    ]
    assert told(thrown(placed(9, 0), 5)) == ["Anna rolls a 5 and remains caught."]
    assert told(thrown(placed(9, 0, terms="frees"), 6)) == ["A six! Anna is free and rolls again."]
    assert told(thrown(placed(62, 0, terms="stay"), 6), "nl") == ["Anna gooit 6, dat is te veel, en blijft staan."]
    assert told(thrown(placed(61, 0), 4), "de") == [
        "Anna würfelt eine 4, das ist zu viel: Vom Ziel geht es zurück auf 61."
    ]
    assert told(thrown(placed(62, 0), 1), "it")[-1] == "Anna è allo stagno!"


@pytest.mark.clause("GAE-R5", "GAE-R7")
def test_turns_that_are_lost_are_told_one_by_one() -> None:
    assert told(thrown(placed(38, 36), 2, 1)) == [
        "Ben rolls a 1 and comes to 37.",
        "Ben has eaten too much and sleeps for two turns.",
        "Anna waits on 40.",
        "Ben misses a turn.",
        "Anna waits on 40.",
        "Ben misses a turn.",
        "Anna waits on 40.",
    ]


def test_line_by_line_a_race_can_be_thrown_to_its_end() -> None:
    table = Sitting.begin(settle(Setup("gaensespiel", seats=2, players={0: "person", 1: "casual"}, seed=3), "en"))
    heard = io.StringIO()
    play_plainly(table, "en", io.StringIO("throw\n4\nthrows\n"), heard)
    assert "The fox! You shake it off and run on to 8." in heard.getvalue()
    assert "wins the race" in heard.getvalue()
