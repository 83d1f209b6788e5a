"""Boards of tracks: what the suite expects of ways, lines and drawings, and what the terminal tells of fields."""

import io
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from msgspec import structs

from garden.game import GAME
from garden.rules import SPRING, THROW, walked
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import State
from ludothek.core.view import Layout, Line, Note, Piece, Place, Scene, Zone
from ludothek.lab.check import check_game
from ludothek.terminal import plain
from ludothek.terminal.app import TableApp
from ludothek.terminal.seating import Chair
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.table import TableScreen
from ludothek.terminal.touching import FeltView
from terminal.test_felt import notice, painted, until


def test_the_garden_is_as_sound_as_any_game() -> None:
    assert check_game(GAME) == []


@pytest.mark.parametrize(
    ("field", "steps", "way"),
    [
        (0, 2, [0, 1, 2]),
        (1, 2, [1, 2, 3, 16]),
        (28, 4, [28, 29, 30, 29, 28]),
        (11, 1, [11, 12, 13]),
        (26, 1, [26, 27, 8]),
    ],
)
def test_a_way_is_every_field_from_where_it_began(field: int, steps: int, way: list[int]) -> None:
    assert walked(field, steps) == way


def test_the_scene_tells_the_way_of_the_last_move_only() -> None:
    match = Match(GAME, 2, log=[THROW, 1], seal=Seal.numbered(0))
    ways = [piece.way for piece in match.view(0).scene.pieces]
    assert ways == [("0", "1", "2"), (), ()]


# Planted faults.


def _with_pieces(change: Callable[[Piece], Piece]) -> Game:
    def scene(state: State, seat: int) -> Scene:
        shown = GAME.scene(state, seat)
        return structs.replace(shown, pieces=tuple(change(piece) for piece in shown.pieces))

    return replace(GAME, scene=scene)


def _with_zone(**changes: object) -> Game:
    def layout(seats: int) -> Layout:
        found = GAME.layout(seats)
        board, *others = found.zones
        changed: Zone = structs.replace(board, **changes)
        return structs.replace(found, zones=(changed, *others))

    return replace(GAME, layout=layout)


def _way(way: tuple[str, ...], piece: Piece) -> Piece:
    return structs.replace(piece, way=way) if piece.zone == "road" else piece


PLACES = GAME.layout(2).zones[0].places
PLANTED = {
    "a way over a place that is not there": ("pieces", _with_pieces(partial(_way, ("nowhere", "0")))),
    "a way that ends elsewhere": ("pieces", _with_pieces(partial(_way, ("1", "nowhere")))),
    "a line to a place that is not there": ("layout", _with_zone(lines=(Line(("1", "nowhere")),))),
    "a ladder over three places": ("layout", _with_zone(lines=(Line(("1", "2", "3"), "ladder"),))),
    "a drawing of a board that is missing": ("layout", _with_zone(art="nothing")),
    "a drawing of a place that is missing": (
        "layout",
        _with_zone(places=(*PLACES, Place("x", 0, 0, art="nothing"))),
    ),
    "help without words": ("words", _with_zone(places=(*PLACES, Place("x", 0, 0, help=Note("no-such-text"))))),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_the_suite_finds(fault: str) -> None:
    check, game = PLANTED[fault]
    assert check in [complaint.check for complaint in check_game(game)]


# The terminal.


def sitting() -> Sitting:
    return Sitting(Match(GAME, 2, seal=Seal.numbered(3)), [Chair("Ada", "person"), Chair("Ben", "person")])


@pytest.mark.asyncio
async def test_the_cursor_walks_to_fields_that_tell_something() -> None:
    app = TableApp(None, "en", sitting=sitting(), pace=0, hold=0)
    async with app.run_test(size=(90, 34)) as pilot:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        await until(pilot, lambda: bool(screen.shown.view.choices))
        assert "3↑" in painted(app)
        assert "27↓" in painted(app)
        felt = screen.query_one(FeltView)
        felt.point_at("5", -1)
        told = [felt.walk(0, -1), felt.walk(-1, 0)]
        assert any("A ladder to 21." in text or "A ladder to 16." in text or "The spring" in text for text in told)
        screen.touch(str(SPRING))
        assert "The spring" in notice(app)


def test_plain_lines_tell_what_a_field_does_when_it_is_named() -> None:
    target = io.StringIO()
    plain.play(sitting(), "en", io.StringIO(f"{SPRING}\n27\n"), target)
    assert "The spring: you run on by what you have thrown." in target.getvalue()
    assert "A slide to 8." in target.getvalue()
