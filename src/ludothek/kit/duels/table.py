"""Duels as tables show them: whose stones are white, lettered and numbered squares, and a draw that is near."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from ludothek.core.view import Note, Place, Zone
from ludothek.kit.duels.duel import DRAW_NEAR, Duel

SQUARE = 1.2
"""The side of a square, in diameters of a stone."""
MARGIN = 0.34
"""For letters and numbers; narrow, so that on a phone held sideways a finger finds every square."""


def sides(dealer: int) -> tuple[str, str]:
    """The looks of both seats' stones: the dealer has White; before the lot has fallen it is drawn for seat 0."""
    return ("black", "white") if dealer == 1 else ("white", "black")


def draw_near(state: Duel, limit: int) -> Iterator[Note]:
    """That a position is there again, and how many quiet half-moves are left before a draw, once there are few."""
    if state.times() > 1:
        yield Note("fact-repeated")
    if limit - state.quiet <= DRAW_NEAR:
        yield Note("fact-quiet", {"count": limit - state.quiet})


def read_series(
    state: Duel, text: str, squares: Sequence[str], sign: str, numbers: Mapping[str, int], stop: int
) -> Sequence[str]:
    """The jumps between some squares, which a text names; if the series could go on, the turn stops there.

    Jumps are written with a sign and have their numbers. What is no series is left as it is.
    """
    jumps = [f"{origin}{sign}{target}" for origin, target in pairwise(squares)]
    if len(jumps) < 2 or any(jump not in numbers for jump in jumps):
        return (text,)
    after = state.copy()
    for jump in jumps:
        if numbers[jump] not in list(after.moves()):
            return jumps
        after.play(numbers[jump])
    return [*jumps, after.text(stop)] if after.turn == state.turn else jumps


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
