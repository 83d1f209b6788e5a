"""Numbers for positions of Mühle with few stones: those that look alike share one.

A position is the stones of whoever is to move and those of the other side. First come all kinds of own stones, which
symmetries make of one another, then the other side's stones on the points left.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.muehle.mind.symmetry import SYMMETRIES, image
from ludothek.kit.common import bits

POINTS: Final = 24
FEWEST: Final = 3
MOST: Final = 5
"""Stones of a side."""
TOGETHER: Final = 8
"""Stones of both."""
GROUPS: Final = ((3, 3), (3, 4), (4, 3), (4, 4), (3, 5), (5, 3))
"""How many stones each side has, in the order in which they are solved and kept."""


def _choose() -> vec[i64]:
    """Pascal's triangle: in how many ways so many of the first points can be chosen, 8 numbers a row."""
    out = vec[i64]([0] * ((POINTS + 1) * 8))
    for first in range(POINTS + 1):
        for count in range(min(first, MOST) + 1):
            out[first * 8 + count] = 1 if count == 0 else out[first * 8 - 8 + count] + out[first * 8 - 9 + count]
    return out


CHOOSE: Final = _choose()


def rank(points: i64, without: i64 = 0) -> i64:
    """The number of a set among those as large, on a board without some points: in the combinatorial number system."""
    total: i64 = 0
    count: i64 = 1
    while points != 0:
        one = points & -points
        total += CHOOSE[bits.lowest(one) * 8 - bits.count(without & (one - 1)) * 8 + count]
        count += 1
        points ^= one
    return total


def unrank(number: i64, count: i64, without: i64) -> i64:
    """The set of so many points that has this number."""
    points: i64 = 0
    left = POINTS - bits.count(without)
    for point in range(POINTS - 1, -1, -1):
        one = bits.single(point)
        if without & one == 0:
            left -= 1
            if count > 0 and CHOOSE[left * 8 + count] <= number:
                number -= CHOOSE[left * 8 + count]
                count -= 1
                points |= one
    return points


class Numbers:
    """Gives every position of the endings its number."""

    def __init__(self) -> None:
        self.kinds = vec[i64]()
        """One set of own stones of each kind, those with three stones first,"""
        self.kept_by = vec[i64]()
        """and the symmetries, as a set, that leave it as it is."""
        self.first_kind = vec[i64]([0] * (MOST + 2))
        """The first kind of so many stones."""
        self._first_set = vec[i64]([0] * (MOST + 2))
        self._sets = vec[i64]()
        """Of every set of own stones, 16 x its kind + the symmetry that shows it as that."""
        for count in range(FEWEST, MOST + 1):
            self._add_kinds(count)
        self.begins = vec[i64]([0] * (len(GROUPS) + 1))
        """The first number of every group, and that beyond the last."""
        self._group = vec[i64]([-1] * 64)
        for group in range(len(GROUPS)):
            own, other = GROUPS[group]
            kinds = self.first_kind[own + 1] - self.first_kind[own]
            self.begins[group + 1] = self.begins[group] + kinds * CHOOSE[(POINTS - own) * 8 + other]
            self._group[own * 8 + other] = group

    def _add_kinds(self, count: i64) -> None:
        first = len(self._sets)
        self._first_set[count] = first
        self.first_kind[count] = len(self.kinds)
        sets = CHOOSE[POINTS * 8 + count]
        for _ in range(sets):
            self._sets = append(self._sets, -1)
        for number in range(sets):
            if self._sets[first + number] >= 0:
                continue
            points = unrank(number, count, 0)
            keeping: i64 = 0
            for symmetry in range(SYMMETRIES):
                shown = image(points, symmetry)
                if shown == points:
                    keeping |= bits.single(symmetry)
                at = first + rank(shown)
                if self._sets[at] < 0:
                    self._sets[at] = 16 * len(self.kinds) + _inverse(symmetry)
            self.kinds = append(self.kinds, points)
            self.kept_by = append(self.kept_by, keeping)
        self.first_kind[count + 1] = len(self.kinds)

    def number(self, own: i64, other: i64) -> i64:
        """The number of a position; -1 where it is not one of the endings."""
        count = bits.count(own)
        against = bits.count(other)
        if count < FEWEST or against < FEWEST or count + against > TOGETHER:
            return -1
        group = self._group[count * 8 + against]
        found = self._sets[self._first_set[count] + rank(own)]
        kind = found >> 4
        stones = self.kinds[kind]
        other = image(other, found & 15)
        least = rank(other, stones)
        keeping = self.kept_by[kind] & -2
        while keeping != 0:
            least = min(least, rank(image(other, bits.lowest(keeping)), stones))
            keeping &= keeping - 1
        return self.begins[group] + (kind - self.first_kind[count]) * CHOOSE[(POINTS - count) * 8 + against] + least


def _inverse(symmetry: i64) -> i64:
    """What undoes a symmetry: a mirror itself, a turn the opposite turn."""
    if symmetry & 4:
        return symmetry
    return symmetry & 8 | -symmetry & 3
