"""Puff beside a second, slow implementation that follows the clauses one by one in the numbers of the board."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import product

import pytest
from librt.random import Random

from games.puff.cases import before_throw
from ludothek.core.state import NOBODY
from ludothek.games.puff.rules import HIGHEST, LOW_FIRST, ONCE, start
from support.points import Board, board, compare, scattered, turn_at_random

TERMS = [sum(bits) for bits in product((0, LOW_FIRST), (0, ONCE), (0, HIGHEST))]


@dataclass(frozen=True)
class Side:
    """The stones of one player: on the points 1 to 24, still to be set, and played off."""

    points: tuple[int, ...]
    out: int
    off: int


@dataclass(frozen=True)
class Slow:
    """A throw that is being used: whoever has thrown, the other, and which way the first runs."""

    mine: Side
    theirs: Side
    up: bool
    terms: int

    def ahead(self, point: int, number: int) -> int:
        return point + number if self.up else point - number

    def nth(self, number: int) -> int:
        """PUF-R2: the n-th point from the own start."""
        return number if self.up else 25 - number

    def distance(self, point: int) -> int:
        """How far a stone there still has to go to leave the board."""
        return 25 - point if self.up else point

    def mine_on(self, point: int) -> int:
        return self.mine.points[point - 1]

    def held(self) -> list[int]:
        return [point for point in range(1, 25) if self.mine_on(point)]

    def open(self, point: int) -> bool:
        """PUF-12: two or more stones are a band, where nobody else may land."""
        return 1 <= point <= 24 and self.theirs.points[point - 1] < 2

    def playing_off(self) -> bool:
        """PUF-24, PUF-R12: no own stone is beside the board or outside the last quarter."""
        return not self.mine.out and all(self.distance(point) <= 6 for point in self.held())

    def landed(self, mine: Side, point: int) -> "Slow":
        """PUF-21, PUF-R10: what stands there alone is hit."""
        mine = replace(mine, points=_plus(mine.points, point, 1))
        theirs = self.theirs
        if theirs.points[point - 1] == 1:
            theirs = replace(theirs, points=_plus(theirs.points, point, -1), out=theirs.out + 1)
        return replace(self, mine=mine, theirs=theirs)

    def set_with(self, number: int) -> "Slow | None":
        point = self.nth(number)
        return self.landed(replace(self.mine, out=self.mine.out - 1), point) if self.open(point) else None

    def moved(self, point: int, number: int) -> "Slow | None":
        """What a number does with the stone on a point: it goes on or, while playing off, leaves the board."""
        taken = replace(self.mine, points=_plus(self.mine.points, point, -1))
        target = self.ahead(point, number)
        if self.open(target):
            return self.landed(taken, target)
        if not self.playing_off():
            return None
        exact = self.distance(point) == number
        rearmost = all(self.distance(other) <= self.distance(point) for other in self.held())
        if exact or (self.terms & HIGHEST and rearmost and number > self.distance(point)):
            return replace(self, mine=replace(taken, off=taken.off + 1))
        return None

    def all_moved(self, number: int) -> "list[Slow]":
        return [after for point in self.held() if (after := self.moved(point, number))]


def _plus(points: tuple[int, ...], point: int, change: int) -> tuple[int, ...]:
    return (*points[: point - 1], points[point - 1] + change, *points[point:])


def used(slow: Slow, left: tuple[int, ...], first: int, *, double: bool) -> Iterator[Slow]:
    """How a throw may end with these numbers left. `first` is the number that is moved first: PUF-17, PUF-19."""
    if not left or not (slow.mine.out or slow.held()):
        yield slow
        return
    if slow.mine.out:  # PUF-R8
        entered = {number: slow.set_with(number) for number in left}
        if not any(entered.values()):
            yield slow
        for number, after in entered.items():
            if after:
                yield from used(after, _without(left, number), first, double=double)
        return
    if slow.playing_off():  # PUF-R11, PUF-R16
        yield slow
        for number in set(left):
            for after in slow.all_moved(number):
                yield from used(after, _without(left, number), first, double=double)
        return
    yield from moved(slow, left, first, double=double)


def moved(slow: Slow, left: tuple[int, ...], first: int, *, double: bool) -> Iterator[Slow]:
    """PUF-R6, PUF-R7."""
    number = first if first in left else left[0]
    ways = slow.all_moved(number)
    if double and first not in left:  # PUF-20
        yield slow
    for after in ways:
        yield from used(after, _without(left, number), first, double=double)
    together = False
    if not double and len(left) == 2 and not slow.terms & LOW_FIRST:  # PUF-R4
        high = max(left)
        for point in slow.held():
            between = slow.moved(point, high)
            end = between.moved(slow.ahead(point, high), first) if between else None
            if end:
                together = True
                yield end
    if not ways and not together:  # PUF-18, PUF-19
        yield slow


def _without(left: tuple[int, ...], number: int) -> tuple[int, ...]:
    rest = list(left)
    rest.remove(number)
    return tuple(rest)


def reference(stones: Board, seat: int, dice: tuple[int, int], terms: int) -> set[Board]:
    """The boards that a throw may lead to."""
    sides = [_side(stones, player) for player in "AB"]
    slow = Slow(sides[seat], sides[1 - seat], seat == 0, terms)
    double = dice[0] == dice[1]
    left = (dice[0], dice[0], 7 - dice[0], 7 - dice[0]) if double else dice
    found: set[Board] = set()
    for end in used(slow, left, dice[0] if double else min(dice), double=double):
        a, b = (end.mine, end.theirs) if seat == 0 else (end.theirs, end.mine)
        found.add(board(_points(a), _points(b), a.out, b.out))
    return found


def _side(stones: Board, player: str) -> Side:
    road = stones[:26] if player == "A" else stones[26:]
    points = tuple(road[25 - point if player == "A" else point] for point in range(1, 25))
    return Side(points, road[25], road[0])


def _points(side: Side) -> dict[int, int]:
    return {point: count for point, count in enumerate(side.points, 1) if count}


@pytest.mark.clause(
    "PUF-17", "PUF-18", "PUF-19", "PUF-R4", "PUF-R6", "PUF-R7", "PUF-R8", "PUF-R9", "PUF-R11", "PUF-R16"
)
@pytest.mark.parametrize("terms", TERMS)
def test_every_throw_on_scattered_boards_has_the_outcomes_of_the_reference(terms: int) -> None:
    random = Random(terms + 1)
    boards = (scattered(random, (0, 0, 0, 1, 2, 3)) for _ in range(200))
    seen = compare(random, boards, partial(before_throw, terms=terms), partial(reference, terms=terms))
    assert min(seen[1], seen[2], seen[3]) > 10


@pytest.mark.clause("PUF-9", "PUF-10", "PUF-R1", "PUF-R5", "PUF-R8", "PUF-R13", "PUF-R15")
@pytest.mark.parametrize("terms", TERMS)
def test_every_throw_of_a_random_game_has_the_outcomes_and_the_thrower_of_the_reference(terms: int) -> None:
    random = Random(terms)
    state = start(terms, 500)
    faces: list[int] = []
    while len(faces) < 4 or sum(faces[:2]) == sum(faces[2:]):
        faces = [] if len(faces) == 4 else faces
        state.play(state.chance(random))
        faces.append(state.second or state.first)
    thrower = 0 if sum(faces[:2]) > sum(faces[2:]) else 1
    extra = False
    for number in range(1, 501):
        assert (state.mover, state.throws) == (thrower, number - 1)
        dice = turn_at_random(state, random, partial(reference, terms=terms) if number % 3 == 0 else None)
        if state.turn == NOBODY:
            break
        extra = dice[0] == dice[1] and not (extra and terms & ONCE)
        thrower = thrower if extra else 1 - thrower
    assert state.turn == NOBODY
