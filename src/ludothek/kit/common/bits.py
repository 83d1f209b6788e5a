"""Small sets of numbers as the bits of one integer: cards of a colour, squares of a board."""

from librt.vecs import append, vec
from mypy_extensions import i64


def single(number: i64) -> i64:
    """The set whose only member is a number up to 62. Compiled, `1 << number` would have room for 31 members only.

    So the one is made of an `i64`; the C compiler sees that it is one.
    """
    return (number - number + 1) << number


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((mask & -mask) - 1)


def count(mask: i64) -> i64:
    """How many members a set has: neighbouring bits are added in pairs, then the pairs, and last all bytes at once.

    Members go up to 62, so no mask needs the topmost bits; compiled, a number with them would be slow to come by.
    """
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (mask * 0x0101010101010101 >> 56) & 0x7F


def members(mask: i64) -> vec[i64]:
    """The members, ascending."""
    out = vec[i64](capacity=count(mask))
    while mask != 0:
        out = append(out, lowest(mask))
        mask &= mask - 1
    return out


def append_members(out: vec[i64], mask: i64, more: i64 = 0) -> vec[i64]:
    """Append the members, ascending, each with so much more: the moves that follow a first one."""
    while mask != 0:
        out = append(out, lowest(mask) + more)
        mask &= mask - 1
    return out


def member(mask: i64, index: i64) -> i64:
    """The member at an index, counted from the smallest as 0."""
    while index > 0:
        mask &= mask - 1
        index -= 1
    return lowest(mask)
