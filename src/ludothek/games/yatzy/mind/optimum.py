"""The exact optimum of Yatzy for one player alone: what any sheet is worth, and what to keep and enter on it.

A sheet is what is filled and how much the upper half holds, where 63 stands for 63 and more. Its worth is the points
that the best play still brings on average, the bonus included. It follows from the worth of all sheets with one field
more, so one pass from the full sheet to the empty one gives all of them.
"""

import zlib
from functools import cache
from math import factorial
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.yatzy.rules import (
    BONUS,
    BONUS_FROM,
    CHANCE,
    CHANCE_LAST,
    FIELDS,
    FIVE_NO_FULL_HOUSE,
    FULL_HOUSE,
    MISFIT,
    STRIKE_ANY_TIME,
    TAKE_UP_AGAIN,
    UPPER,
    WORTH,
    YATZY,
)
from ludothek.games.yatzy.throws import DICE, FACE_TEXTS, MULTISETS, WITH
from ludothek.kit.common.dice import FACES

FULL: Final = 210
"""Keeps from this number on are all five dice."""
SUMS: Final = BONUS_FROM + 1
GRAIN: Final = 1000
"""Parts of a point that are kept there."""
FULL_SHEET: Final = (1 << FIELDS) - 1


def _slots() -> vec[i64]:
    """The sums that the upper half can hold, whatever is filled there: each has a number, the others -1."""
    out = vec[i64]([-1] * ((1 << UPPER) * SUMS))
    number: i64 = 0
    for filled in range(1 << UPPER):
        sums = {0}
        for field in range(UPPER):
            if filled >> field & 1:
                sums = {min(total + count * (field + 1), BONUS_FROM) for total in sums for count in range(DICE + 1)}
        for total in sorted(sums):
            out[filled * SUMS + total] = number
            number += 1
    return out


SLOTS: Final = _slots()
PER_LOWER: Final = max(SLOTS) + 1
SHEETS: Final = PER_LOWER << (FIELDS - UPPER)
"""How many sheets there are; each has a number below this."""


def sheet_number(filled: i64, upper: i64) -> i64:
    """The number of a sheet: `filled` has a bit for every field, `upper` is the sum of the upper half up to 63."""
    return (filled >> UPPER) * PER_LOWER + SLOTS[(filled & 63) * SUMS + upper]


def _points() -> list[vec[i64]]:
    """What can be written into each field: 0 for a strike, and all that dice are worth there."""
    out: list[vec[i64]] = []
    for field in range(FIELDS):
        found = {int(WORTH[dice * FIELDS + field]) for dice in range(FULL, MULTISETS)} - {MISFIT}
        out.append(vec[i64](sorted({0, *found})))
    return out


POINTS: Final = _points()
POINTS_END: Final = 51
"""More than can be written into any field."""


class Pairs:
    """Every way in which five dice can lie after the second throw: those that stood before, and those just thrown.

    A pair leads to others, in which one die more stands. Pairs are in an order in which those come before it.
    """

    def __init__(self) -> None:
        self.kept = vec[i64]()
        self.chance = vec[float]()
        self.first = vec[i64]()
        """Where the pairs that a pair leads to begin in `onward`; they end where those of the next begin."""
        self.onward = vec[i64]()
        numbers: dict[tuple[int, str], int] = {}
        for kept in range(MULTISETS - 1, -1, -1):
            thrown = DICE - len(FACE_TEXTS[kept])
            for faces in [text for text in FACE_TEXTS if len(text) == thrown]:
                numbers[kept, faces] = len(numbers)
                self.kept = append(self.kept, kept)
                self.chance = append(self.chance, _chance(faces))
                self.first = append(self.first, len(self.onward))
                for face in set(faces):
                    more = int(WITH[kept * FACES + int(face) - 1])
                    self.onward = append(self.onward, numbers[more, faces.replace(face, "", 1)])
        self.first = append(self.first, len(self.onward))


def _chance(faces: str) -> float:
    """How likely so many dice show just this."""
    ways = factorial(len(faces))
    for face in set(faces):
        ways //= factorial(faces.count(face))
    return ways / float(FACES) ** len(faces)


@cache
def _all_pairs() -> Pairs:
    """Made when they are first needed."""
    return Pairs()


class Round:
    """One round on one sheet, played as well as possible."""

    def __init__(self) -> None:
        self.late = vec[float]([0.0] * MULTISETS)
        """What it is worth to keep so much after the second throw; with five dice, to enter them."""
        self.early = vec[float]([0.0] * MULTISETS)
        """What it is worth to keep so much after the first throw."""
        self.after = vec[float]([0.0] * (FIELDS * POINTS_END))
        """What it is worth to write so many points into a free field: `field * POINTS_END + points`."""
        self._struck = vec[float]([0.0] * MULTISETS)
        self._pairs = _all_pairs()
        self._values = vec[float]([0.0] * len(self._pairs.kept))

    def look(self, worth: vec[float], filled: i64, upper: i64, terms: i64 = 0) -> float:
        """Weigh every keep of a round, given the worth of the sheets that follow; return the worth of this sheet."""
        for field in range(FIELDS):
            if (filled >> field) & 1 == 0:
                for points in POINTS[field]:
                    self.after[field * POINTS_END + points] = entry(worth, filled, upper, field, points)
        return self.weigh(filled, terms)

    def weigh(self, filled: i64, terms: i64) -> float:
        """Weigh every keep of a round by what stands in `after`; return what the round is worth before it begins."""
        self._enter(filled, terms)
        _throw(self.late)
        if terms & TAKE_UP_AGAIN:
            for keep in range(MULTISETS):
                self.early[keep] = self.late[keep]
            _choose(self.early)
            _throw(self.early)
            for dice in range(FULL, MULTISETS):
                self.early[dice] = self.late[dice]
        else:
            self._second_throw()
        first = self.early[:]
        _choose(first)
        _throw(first)
        return first[0]

    def _enter(self, filled: i64, terms: i64) -> None:
        """YAT-10, YAT-15: the best field that five dice fit, or the best to strike where they fit none."""
        late = self.late
        struck = self._struck
        after = self.after
        points_of = WORTH
        for dice in range(FULL, MULTISETS):
            late[dice] = -1.0
            struck[dice] = -1.0
        for field in range(FIELDS):
            if (filled >> field) & 1:
                continue
            row = field * POINTS_END
            strike = after[row]
            for dice in range(FULL, MULTISETS):
                points = points_of[dice * FIELDS + field]
                if field == FULL_HOUSE and terms & FIVE_NO_FULL_HOUSE and points_of[dice * FIELDS + YATZY] != MISFIT:
                    points = MISFIT
                if points == MISFIT:
                    struck[dice] = max(struck[dice], strike)
                elif field != CHANCE or late[dice] < 0.0 or terms & CHANCE_LAST == 0:
                    value = after[row + points]
                    late[dice] = max(late[dice], value)
        for dice in range(FULL, MULTISETS):
            if late[dice] < 0.0 or (terms & STRIKE_ANY_TIME and struck[dice] > late[dice]):
                late[dice] = struck[dice]

    def _second_throw(self) -> None:
        """YAT-9: what stands after the second throw includes what stood after the first."""
        kept_of = self._pairs.kept
        chances = self._pairs.chance
        first = self._pairs.first
        onward = self._pairs.onward
        values = self._values
        late = self.late
        early = self.early
        for keep in range(MULTISETS):
            early[keep] = 0.0
        place: i64 = 0
        for pair in range(len(values)):
            kept = kept_of[pair]
            best = late[kept]
            end = first[pair + 1]
            while place < end:
                better = values[onward[place]]
                best = max(best, better)
                place += 1
            values[pair] = best
            early[kept] += chances[pair] * best


def _throw(values: vec[float]) -> None:
    """Give every keep the mean of what it becomes with one die more, down from five dice."""
    larger = WITH
    for keep in range(FULL - 1, -1, -1):
        total = 0.0
        for face in range(FACES):
            total += values[larger[keep * FACES + face]]
        values[keep] = total / FACES


def _choose(values: vec[float]) -> None:
    """Give every multiset the best of all that can be kept of it."""
    larger = WITH
    for keep in range(FULL):
        value = values[keep]
        for face in range(FACES):
            more = larger[keep * FACES + face]
            values[more] = max(values[more], value)


def entry(worth: vec[float], filled: i64, upper: i64, field: i64, points: i64) -> float:
    """What it is worth to write so many points, 0 for a strike, into a free field."""
    if field < UPPER:
        upper = min(upper + points, BONUS_FROM)
    return float(points) + worth[sheet_number(filled | 1 << field, upper)]


class Solution:
    """The worth of every sheet, by its number, filled in from the full sheet to the empty one."""

    def __init__(self, terms: i64) -> None:
        self._terms = terms
        self._round = Round()
        self.worth = vec[float]([0.0] * SHEETS)
        self.worth[sheet_number(FULL_SHEET, BONUS_FROM)] = float(BONUS)

    def fill(self, filled: i64) -> None:
        """All sheets on which these fields are filled; those with more come before them."""
        for upper in range(SUMS):
            if SLOTS[(filled & 63) * SUMS + upper] >= 0:
                self.worth[sheet_number(filled, upper)] = self._round.look(self.worth, filled, upper, self._terms)


def solve(terms: i64 = 0) -> vec[float]:
    """The worth of every sheet, by its number."""
    solution = Solution(terms)
    for filled in range(FULL_SHEET - 1, -1, -1):
        solution.fill(filled)
    return solution.worth


def expected_total(worth: vec[float], terms: i64 = 0) -> float:
    """What the best play brings on average in a whole game."""
    return Round().look(worth, 0, 0, terms)


def pack(worth: vec[float]) -> bytes:
    """All worths, to a thousandth of a point, made small: differences of three bytes, all low bytes first."""
    whole = [round(value * GRAIN) for value in worth]
    steps = [(value - before) & 0xFFFFFF for value, before in zip(whole, [0, *whole], strict=False)]
    return zlib.compress(b"".join([bytes([step >> shift & 255 for step in steps]) for shift in (0, 8, 16)]), 9)


def unpack(packed: bytes) -> vec[float]:
    """All worths as they were packed."""
    steps = zlib.decompress(packed)
    worth = vec[float]([0.0] * SHEETS)
    value: i64 = 0
    for sheet in range(SHEETS):
        step: i64 = steps[sheet] | steps[SHEETS + sheet] << 8 | steps[2 * SHEETS + sheet] << 16
        value = (value + step) & 0xFFFFFF
        worth[sheet] = float(value) / GRAIN
    return worth
