"""Small sets of numbers as the bits of one integer: cards of a colour, squares of a board."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


def _powers() -> vec[i64]:
    # 2 generates all of 1..66 modulo the prime 67, so a single bit below 2**63 is known by its remainder.
    table = vec[i64]([0] * 67)
    for exponent in range(63):
        table[(1 << exponent) % 67] = exponent
    return table


_EXPONENT: Final = _powers()


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _EXPONENT[(mask & -mask) % 67]


def count(mask: i64) -> i64:
    """How many members a set has."""
    total: i64 = 0
    while mask != 0:
        mask &= mask - 1
        total += 1
    return total


def members(mask: i64) -> vec[i64]:
    """The members, ascending."""
    out = vec[i64]()
    while mask != 0:
        out = append(out, lowest(mask))
        mask &= mask - 1
    return out


def member(mask: i64, index: i64) -> i64:
    """The member at an index, counted from the smallest as 0."""
    while index > 0:
        mask &= mask - 1
        index -= 1
    return lowest(mask)
