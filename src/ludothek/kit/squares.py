"""All 64 squares of an 8 x 8 board, sets of them, and straight lines along rows and columns.

Squares are numbered a1 b1 ... h8. They are one more than an integer has bits to spare, so a set of them is a pair: the
rows 1 to 4 and the rows 5 to 8, each the bits of one integer.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit import bits

Squares = tuple[i64, i64]
"""A set of squares: its lower half and its upper half."""

NAMES: Final = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
INNER: Final[Squares] = (0x7E7E7E00, 0x007E7E7E)
"""The squares that are not on the edge."""


def square_set(names: str) -> Squares:
    """The squares with these names: `a1 c3 h8`."""
    squares: Squares = (0, 0)
    for name in names.split():
        squares = flip(squares, NAMES.index(name))
    return squares


def members(squares: Squares) -> vec[i64]:
    """The numbers of the squares, ascending."""
    return bits.append_members(bits.members(squares[0]), squares[1], 32)


def has(squares: Squares, square: i64) -> bool:
    """Is a square in the set?"""
    return (squares[0] if square < 32 else squares[1]) >> (square & 31) & 1 != 0


def flip(squares: Squares, square: i64) -> Squares:
    """The set with a square more, or without it if it was there."""
    if square < 32:
        return squares[0] ^ bits.single(square), squares[1]
    return squares[0], squares[1] ^ bits.single(square - 32)


def _near() -> vec[i64]:
    """Both halves of the neighbours of every square: left, right, above and below."""
    out = vec[i64]()
    for square in range(64):
        row, column = square // 8, square % 8
        near: Squares = (0, 0)
        for other in range(64):
            if abs(other // 8 - row) + abs(other % 8 - column) == 1:
                near = flip(near, other)
        out = append(append(out, near[0]), near[1])
    return out


_NEAR: Final = _near()


def near(square: i64) -> Squares:
    """The neighbours of a square."""
    return _NEAR[2 * square], _NEAR[2 * square + 1]


# Lines of eight squares, as bits.


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
    """Where a stone can slide on a line, by 256 x its place + what is occupied."""
    out = vec[i64]([0] * 2048)
    for index in range(2048):
        for step in (-1, 1):
            to = index // 256 + step
            while 0 <= to < 8 and index >> to & 1 == 0:
                out[index] |= 1 << to
                to += step
    return out


_SLIDES: Final = _slides()


def _on_line(place: i64, occupied: i64, hurdles: i64) -> i64:
    one = bits.single(place)
    behind = (one << 1 & hurdles) << 1 | (one >> 1 & hurdles) >> 1
    return _SLIDES[place << 8 | occupied] | (behind & ~occupied & 255)


def straight(square: i64, occupied: Squares, hurdles: Squares) -> Squares:
    """Where a stone can slide in straight lines, and jump: over one of the hurdles right beside it, a square far."""
    row, column = square >> 3, square & 7
    across = _on_line(column, _row(occupied, row), _row(hurdles, row))
    along = _on_line(row, _column(occupied, column), _column(hurdles, column))
    low, high = _spread(along & 15) << column, _spread(along >> 4) << column
    if row < 4:
        return low | across << 8 * row, high
    return low, high | across << 8 * (row - 4)
