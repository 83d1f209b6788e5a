"""Rows of four (HAS-10, HAS-11). They leave a base line out, so they lie on seven rows: the bits of one integer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.hasami_yogi.squares import Squares

ROWS: Final[i64] = 0xFFFFFFFFFFFFFF
"""The squares of seven rows."""
STEPS: Final = vec[i64]([1, 7, 8, 9])
"""How a row of four can run on seven rows: to the right, up left, up, up right;"""
BEGINS: Final = vec[i64]([0x1F1F1F1F1F1F1F, 0xF8F8F8F8, 0xFFFFFFFF, 0x1F1F1F1F])
"""and where it can begin."""


def off_base(squares: Squares, *, white: bool) -> i64:
    """The squares off the base line, as one integer: rows 2 to 8 for White, 1 to 7 for Black."""
    if white:
        return squares[0] >> 8 | squares[1] << 24
    return squares[0] | (squares[1] & 0xFFFFFF) << 32


def fours(stones: i64) -> i64:
    """Those of the stones on seven rows that are part of four in a row: horizontal, vertical or diagonal."""
    found: i64 = 0
    for index in range(4):
        step = STEPS[index]
        pairs = stones & stones >> step
        first = pairs & pairs >> 2 * step & BEGINS[index]
        first |= first << step
        found |= first | first << 2 * step
    return found
