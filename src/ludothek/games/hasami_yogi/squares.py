"""All 64 squares of an 8 x 8 board, sets of them, and straight lines along rows and columns.

Squares are numbered a1 b1 ... h8. They are one more than an integer has bits to spare, so a set of them is a pair: the
rows 1 to 4 and the rows 5 to 8, each the bits of one integer.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.common import bits

Squares = tuple[i64, i64]
"""A set of squares: its lower half and its upper half."""

NAMES: Final = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
INNER: Final[i64] = 0x7E7E7E00
"""The squares of the lower half that are not on the edge; those of the upper half are a row lower in it."""


def square_set(names: str) -> Squares:
    """The squares with these names: `a1 c3 h8`."""
    squares: Squares = (0, 0)
    for name in names.split():
        squares = flip(squares, NAMES.index(name))
    return squares


def members(squares: Squares) -> vec[i64]:
    """The numbers of the squares, ascending."""
    return bits.append_members(bits.append_members(vec[i64](capacity=8), squares[0]), squares[1], 32)


def has(squares: Squares, square: i64) -> bool:
    """Is a square in the set?"""
    return (squares[0] if square < 32 else squares[1]) >> (square & 31) & 1 != 0


def flip(squares: Squares, square: i64) -> Squares:
    """The set with a square more, or without it if it was there."""
    if square < 32:
        return squares[0] ^ bits.single(square), squares[1]
    return squares[0], squares[1] ^ bits.single(square - 32)


def around(squares: Squares) -> Squares:
    """All neighbours of these squares: left, right, below and above."""
    low, high = squares
    beside_low = (low & 0xFEFEFEFE) >> 1 | (low & 0x7F7F7F7F) << 1
    beside_high = (high & 0xFEFEFEFE) >> 1 | (high & 0x7F7F7F7F) << 1
    beside_low |= low >> 8 | (low & 0xFFFFFF) << 8 | (high & 255) << 24
    return beside_low, beside_high | low >> 24 | high >> 8 | (high & 0xFFFFFF) << 8


def near(square: i64) -> Squares:
    """The neighbours of a square."""
    return around(flip((0, 0), square))


# Rows and columns, eight squares as bits.


def _row(squares: Squares, row: i64) -> i64:
    """A row, the square in column a lowest."""
    return (squares[0] if row < 4 else squares[1]) >> ((row & 3) << 3) & 255


def _column(squares: Squares, column: i64) -> i64:
    """A column, the square in row 1 lowest: a product brings every eighth bit together."""
    lower = ((squares[0] >> column & 0x01010101) * 0x01020408) >> 24 & 15
    upper = ((squares[1] >> column & 0x01010101) * 0x01020408) >> 24 & 15
    return lower | upper << 4


def _spread(rows: i64) -> i64:
    """Four squares of a column, brought back to every eighth bit."""
    return rows * 0x00204081 & 0x01010101


def _slides() -> vec[i64]:
    """Where a stone can slide on a row or column, by 256 x its place + what is occupied."""
    out = vec[i64]([0] * 2048)
    for index in range(2048):
        for step in (-1, 1):
            to = index // 256 + step
            while 0 <= to < 8 and index >> to & 1 == 0:
                out[index] |= 1 << to
                to += step
    return out


_SLIDES: Final = _slides()


def _slid(place: i64, occupied: i64, hurdles: i64) -> i64:
    one: i64 = 1 << place
    behind = (one << 1 & hurdles) << 1 | (one >> 1 & hurdles) >> 1
    return _SLIDES[place << 8 | occupied] | (behind & ~occupied & 255)


def _reached(square: i64, occupied: Squares, hurdles: Squares) -> tuple[i64, i64]:
    """What a stone reaches on its row and on its column."""
    row, column = square >> 3, square & 7
    across = _slid(column, _row(occupied, row), _row(hurdles, row))
    return across, _slid(row, _column(occupied, column), _column(hurdles, column))


def straight(square: i64, occupied: Squares, hurdles: Squares) -> Squares:
    """Where a stone can slide in straight lines, and jump: over one of the hurdles right beside it, a square far."""
    across, along = _reached(square, occupied, hurdles)
    row, column = square >> 3, square & 7
    low, high = _spread(along & 15) << column, _spread(along >> 4) << column
    if row < 4:
        return low | across << 8 * row, high
    return low, high | across << 8 * (row - 4)


def append_straight(out: vec[i64], square: i64, occupied: Squares, hurdles: Squares) -> vec[i64]:
    """Append 64 x the square + every square so reached, ascending."""
    across, along = _reached(square, occupied, hurdles)
    row, column = square >> 3, square & 7
    below = along & ((1 << row) - 1)
    out = _append_reached(out, below, 8, 64 * square + column)
    out = _append_reached(out, across, 1, 64 * square + 8 * row)
    return _append_reached(out, along ^ below, 8, 64 * square + column)


_LOWEST: Final = vec[i64]([0] + [bits.lowest(reached) for reached in range(1, 256)])


def _append_reached(out: vec[i64], reached: i64, step: i64, first: i64) -> vec[i64]:
    while reached != 0:
        out = append(out, first + step * _LOWEST[reached])
        reached &= reached - 1
    return out
