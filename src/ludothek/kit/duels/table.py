"""Pieces as tables show them: made once, in heaps, on squares with letters and numbers beside them."""

from collections.abc import Iterable, Iterator
from functools import cache

from ludothek.core.state import State
from ludothek.core.view import Look, Note, Piece, Place, Zone
from ludothek.kit.duels.duel import DRAW_NEAR, Duel

piece = cache(Piece)
"""There are only so many pieces and places, and views are made all the time: the same pieces serve them all."""

STONE_LOOKS = (
    Look("white", "stone", "", "white", "○", Note("stone-white")),
    Look("black", "stone", "", "black", "●", Note("stone-black")),
)
"""The looks of the stones of both players."""
SQUARE = 1.2
"""The side of a square, in diameters of a stone."""
MARGIN = 0.34
"""For letters and numbers; narrow, so that on a phone held sideways a finger finds every square."""


def sides(dealer: int) -> tuple[str, str]:
    """The looks of both seats' stones: the dealer has White; before the lot has fallen it is drawn for seat 0."""
    return ("black", "white") if dealer == 1 else ("white", "black")


def points(state: State) -> dict[str, int]:
    """The counters that every client knows."""
    return {f"points.{seat}": state.points(seat) for seat in range(state.seats)}


def draw_near(state: Duel, limit: int) -> Iterator[Note]:
    """That a position is there again, and how many quiet half-moves are left before a draw, once there are few."""
    if state.times() > 1:
        yield Note("fact-repeated")
    if limit - state.quiet <= DRAW_NEAR:
        yield Note("fact-quiet", {"count": limit - state.quiet})


def heap(zone: str, look: str, count: int, came: str = "", fresh: int = 1, *, place: str = "") -> list[Piece]:
    """Pieces alike that lie together; where it is said from where, so many of them have just come there."""
    new = fresh if came else 0
    pieces = [piece(zone, look, "", place, "", "", count - new)] if count > new else []
    return [*pieces, piece(zone, look, "", place, "", came, new)] if new else pieces


def marks(places: Iterable[Place], size: float, inset: float) -> list[Place]:
    """The letters below a board and the numbers beside it, by its places that are called `a1` or `d7`."""
    columns = {place.name[0]: place.x for place in places}
    rows = {place.name[1:]: place.y for place in places}
    below = [(letter, columns[letter], size - inset) for letter in sorted(columns)]
    beside = [(number, inset, rows[number]) for number in sorted(rows)]
    return [Place(f"mark.{sign}", x, y, "mark", "", sign, 0.6, 0.6) for sign, x, y in below + beside]


def square_board() -> Zone:
    """The board of 8 x 8 squares; a1 lies at the lower left and is dark."""
    places = [_square(row, column) for row in range(8) for column in range(8)]
    size = 8 * SQUARE + 2 * MARGIN
    return Zone("board", "board", width=size, height=size, places=(*places, *marks(places, size, MARGIN / 2)))


def _square(row: int, column: int) -> Place:
    return Place(
        f"{'abcdefgh'[column]}{row + 1}",
        x=round(MARGIN + (column + 0.5) * SQUARE, 2),
        y=round(MARGIN + (7.5 - row) * SQUARE, 2),
        shape="square",
        colour="light" if (row + column) % 2 else "dark",
        width=SQUARE,
        height=SQUARE,
    )
