"""All ways in which the stones of one side can go, as sets of targets, so that one can be drawn without listing them.

Ways are three sets. From the hand, the first has the targets. Of stones that step, the first has the steps along the
squares and the second those across (see `board`). Of three that jump, each has its own.
"""

from mypy_extensions import i64

from ludothek.games.muehle.board import closing, closing_steps, steps
from ludothek.kit.common import bits

Ways = tuple[i64, i64, i64]


def ways(own: i64, free: i64, *, placing: bool) -> Ways:
    """Those of a side with these stones, which places one or moves one (MUE-8, MUE-13, MUE-19)."""
    if placing:
        return free, 0, 0
    if bits.count(own) == 3:
        return free, free, free
    along, across = steps(own, free)
    return along, across, 0


def closing_ways(own: i64, free: i64, *, placing: bool) -> Ways:
    """Those of them that close a mill."""
    if placing:
        return closing(own) & free, 0, 0
    if bits.count(own) == 3:
        first = own & -own
        others = own ^ first
        third = others & (others - 1)
        return closing(others) & free, closing(first | third) & free, closing(own ^ third) & free
    along, across = closing_steps(own, free)
    return along, across, 0


def size(some: Ways) -> i64:
    """How many there are."""
    count = bits.count(some[0])
    if some[1] | some[2] != 0:
        count += bits.count(some[1]) + bits.count(some[2])
    return count


def member(some: Ways, index: i64) -> tuple[i64, i64]:
    """In which of the sets the way at an index is, and its bit there."""
    first, second, third = some
    count = bits.count(first)
    if index < count:
        return 0, bits.member(first, index)
    index -= count
    count = bits.count(second)
    if index < count:
        return 1, bits.member(second, index)
    return 2, bits.member(third, index - count)


def origin(own: i64, part: i64, step: i64) -> i64:
    """The point of the stone that goes this way."""
    if bits.count(own) == 3:
        return bits.member(own, part)
    target = step % 24
    if part == 1:
        return target - 8 if step < 24 else target + 8
    return (target & 24) | ((target + (7 if step < 24 else 1)) & 7)
