"""The last part of the way, solved: the fewest turns to the finished pyramid, once all stones are on the far rows.

It is counted as if nobody else were on the board, for the side that plays up; jumps go in any direction. All such
positions are found by going back from the pyramid, a turn at a time.
"""

import zlib
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.pyramiden_dame.rules import STONES, WHITE_START
from ludothek.kit.common import bits
from ludothek.kit.duels.diagonals import BITS, BOARD, DIRECTIONS, onward

FAR: Final[i64] = BOARD & ~0x3FFF
"""The squares of the five far rows."""
SQUARES: Final = 20
FILE: Final = Path(__file__).with_name("endings.bin")
"""The turns of every position by its number, as `python -m ludothek.games.pyramiden_dame` finds them."""
UNKNOWN: Final = 255


def _choose() -> vec[i64]:
    """Pascal's triangle: in how many ways so many of the first squares can be chosen."""
    out = vec[i64]([0] * ((SQUARES + 1) * (STONES + 1)))
    for first in range(SQUARES + 1):
        for count in range(min(first, STONES) + 1):
            row = (first - 1) * (STONES + 1) + count
            out[row + STONES + 1] = 1 if count == 0 else out[row] + out[row - 1]
    return out


_CHOOSE: Final = _choose()
POSITIONS: Final[i64] = _CHOOSE[len(_CHOOSE) - 1]


def number(stones: i64) -> i64:
    """The number of a position on the far rows: of ten of their squares, in the combinatorial number system."""
    total: i64 = 0
    count: i64 = 1
    while stones != 0:
        square = bits.lowest(stones)
        order = square - 14 - (1 if square > 22 else 0) - (1 if square > 31 else 0)
        total += _CHOOSE[order * (STONES + 1) + count]
        count += 1
        stones &= stones - 1
    return total


def rotated(stones: i64) -> i64:
    """The same stones seen from the other side."""
    out: i64 = 0
    while stones != 0:
        out |= bits.single(BITS - 1 - bits.lowest(stones))
        stones &= stones - 1
    return out


def solve() -> vec[i64]:
    """The fewest turns from every position, by its number."""
    turns = vec[i64]([UNKNOWN] * POSITIONS)
    turns[number(WHITE_START)] = 0
    last = vec[i64]([WHITE_START])
    count: i64 = 0
    while len(last) > 0:
        count += 1
        before = vec[i64]()
        for index in range(len(last)):
            stones = last[index]
            left = stones
            while left != 0:
                stone = left & -left
                left ^= stone
                origins = _origins(stones ^ stone, stone)
                while origins != 0:
                    earlier = stones ^ stone | (origins & -origins)
                    origins &= origins - 1
                    place = number(earlier)
                    if turns[place] == UNKNOWN:
                        turns[place] = count
                        before = append(before, earlier)
        last = before
    return turns


def _origins(others: i64, stone: i64) -> i64:
    """From where a stone can have come in one turn: by a step, or by jumps, which lead back as they lead there."""
    empty = BOARD & ~(others | stone)
    reached = stone
    new = stone
    while new != 0:
        landed: i64 = 0
        for direction in range(DIRECTIONS):
            landed |= onward(onward(new, direction) & others, direction)
        new = landed & empty & ~reached
        reached |= new
    return ((reached ^ stone) | ((onward(stone, 0) | onward(stone, 1)) & empty)) & FAR


def pack(turns: vec[i64]) -> bytes:
    """All turns, a byte each, made small."""
    return zlib.compress(bytes(list(turns)), 9)


def load() -> vec[i64]:
    """All turns from the file."""
    return vec[i64](list(zlib.decompress(FILE.read_bytes())))
