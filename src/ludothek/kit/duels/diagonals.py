"""The 32 dark squares of an 8 x 8 board as the bits of one integer, a1 the lowest; diagonals lead by fixed shifts.

A row has four squares, and after every second row a bit is left out: so going up left is always a shift by 4 and
going up right by 5, and whoever steps over the edge lands on a bit that is no square.
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.kit.common import bits

BITS: Final = 36
"""All squares are bits below this."""
BOARD: Final[i64] = 0x1EF * 0x8040201
"""The bits that are squares: in each of four pairs of rows all of nine but the fifth."""
BOTTOM: Final[i64] = 0xF
TOP: Final[i64] = 0xF << 32

DIRECTIONS: Final[i64] = 4
"""0 down left, 1 down right, 2 up left, 3 up right; the way back from a direction is 3 less the direction."""


def onward(squares: i64, direction: i64) -> i64:
    """The squares that lie one step further in a direction, as far as the board goes."""
    if direction == 3:
        return squares << 5 & BOARD
    if direction == 2:
        return squares << 4 & BOARD
    if direction == 1:
        return squares >> 4 & BOARD
    return squares >> 5 & BOARD


def _names() -> list[str]:
    """Rows from the bottom; the squares of even rows are a c e g, those of odd rows b d f h."""
    names = [""] * BITS
    for row in range(8):
        first = row // 2 * 9 + row % 2 * 5
        for column in range(4):
            names[first + column] = f"{'abcdefgh'[2 * column + row % 2]}{row + 1}"
    return names


NAMES: Final = _names()
"""What people call the square of a bit; empty where there is none."""
SQUARES: Final = vec[i64]([square for square in range(BITS) if NAMES[square]])
"""The bits that are squares, ascending."""


def square_set(names: str) -> i64:
    """The squares with these names: `a1 c3 h8`."""
    squares: i64 = 0
    for name in names.split():
        squares |= bits.single(NAMES.index(name))
    return squares


KEYS: Final = 5
"""So many sets of squares can tell positions apart."""


def _random_keys() -> vec[i64]:
    random = Random(1)
    return vec[i64]([random.randrange(1 << 62) for _ in range(KEYS * BITS + 1)])


_KEYS: Final = _random_keys()
WHITES_TURN: Final[i64] = _KEYS[KEYS * BITS]
"""What it adds to the key of a position that White is to move."""


def key_of(squares: i64, number: i64) -> i64:
    """What a set of squares, one of `KEYS`, adds to the key of a position."""
    key: i64 = 0
    first = number * BITS
    while squares != 0:
        key ^= _KEYS[first + bits.lowest(squares)]
        squares &= squares - 1
    return key
