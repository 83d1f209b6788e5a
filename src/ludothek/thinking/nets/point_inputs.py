"""What a player looks at on the board of 24 points: where the stones stand, pips, shots, primes, and who is caught.

A position is seen from the side of whoever is not about to throw. What is seen is a list of numbered inputs of which
most are zero and left out.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.kit.common import bits
from ludothek.kit.points.road import BAR, OFF, PLACES
from ludothek.kit.points.stones import Stones
from ludothek.thinking.nets.net import Features
from ludothek.thinking.nets.school import School

SIDE: Final = 105
"""Inputs of each side: four for every point, and nine more."""
ALWAYS: Final = 2 * SIDE
"""An input that is always 1, and the one after it tells a race, in which the stones have passed each other."""
INPUTS: Final = 2 * SIDE + 2
WAITING: Final = INPUTS
"""Where many stones come in, two more inputs: does anything of mine wait, and of the other's?"""
MORE_INPUTS: Final = INPUTS + 2
MOST: Final = 100
"""More inputs than this are never there at once."""


class Eye(School):
    """How a game is looked at, by players and by a net that learns it."""

    def __init__(self, first: Callable[[], State], *, doubles: i64, reach: i64, waiting: float, more: bool) -> None:
        self.first = first
        """Makes a game before anything has happened."""
        self.doubles = doubles
        """So many steps a double gives."""
        self.reach = reach
        """So far up the enemy's way a prime is looked for."""
        self.waiting = waiting
        """Stones that wait count by so many."""
        self.more = more
        """Are the inputs of `WAITING` there?"""

    def start(self) -> State:
        """A game before anything has happened."""
        return self.first()

    def onlooker(self, state: State) -> i64:
        """Whoever is not about to throw."""
        assert isinstance(state, Stones)
        return 1 - state.mover

    def look(self, state: State, seat: i64) -> Features:
        """The position as a seat sees it while the other is about to throw."""
        assert isinstance(state, Stones)
        features = Features(MOST)
        features.add(ALWAYS, 1.0)
        touching = state.facing(1) == 1 or farthest(state, 0) + farthest(state, 1) > 24
        if not touching:
            features.add(ALWAYS + 1, 1.0)
        self._add_side(features, state, seat, 0, touching)
        self._add_side(features, state, 1 - seat, SIDE, touching)
        if self.more:
            features.add(WAITING, float(state.held[seat] >> BAR))
            features.add(WAITING + 1, float(state.held[1 - seat] >> BAR))
        return features

    def _add_side(self, features: Features, state: Stones, seat: i64, first: i64, touching: bool) -> None:  # noqa: FBT001
        road = seat * PLACES
        for place in range(1, BAR):
            stones = state.board[road + place]
            if stones > 0:
                unit = first + 4 * (place - 1)
                features.add(unit if stones == 1 else unit + 1, 1.0)
                if stones > 2:
                    features.add(unit + 2, 1.0)
                    features.add(unit + 3, float(stones - 3) / 2.0)
        more = first + 96
        features.add(more, float(state.board[road + BAR]) / self.waiting)
        features.add(more + 1, float(state.board[road + OFF]) / 15.0)
        features.add(more + 2, float(state.pips(seat)) / 100.0)
        if touching:
            self._add_fight(features, state, seat, more + 3)

    def _add_fight(self, features: Features, state: Stones, seat: i64, first: i64) -> None:
        """What matters as long as stones can be hit: shots, points made, the prime and who is behind it.

        All sets are along the way of the enemy, who comes up from 0.
        """
        other = 1 - seat
        bands = mirrored(state.walls[other])
        ahead = state.facing(1) == 1
        blots = (mirrored(state.held[seat]) if ahead else state.held[seat]) & ~bands & 0x1FFFFFE
        if blots != 0:
            waiting = state.board[other * PLACES + BAR]
            hits, lost = shots(blots, bands, mirrored(state.held[other]), waiting, self.doubles, ahead)
            features.add(first, float(hits) / 36.0)
            features.add(first + 1, float(lost) / 360.0)
        home = bits.count(bands & 0x7E)
        features.add(first + 2, float(home) / 6.0)
        features.add(first + 3, float(home * state.board[other * PLACES + BAR]) / 6.0)
        length, caught = prime(state, seat, bands, self.reach)
        features.add(first + 4, float(length) / 6.0)
        features.add(first + 5, float(length * caught) / 12.0)


def farthest(state: Stones, seat: i64) -> i64:
    """The place of the stone that has farthest to go."""
    place: i64 = BAR
    while place > 0 and state.held[seat] >> place == 0:
        place -= 1
    return place


def mirrored(places: i64) -> i64:
    """A set of places counted from the other end: 25 - p for p."""
    out: i64 = 0
    while places != 0:
        out |= 1 << (BAR - bits.lowest(places))
        places &= places - 1
    return out


def prime(state: Stones, seat: i64, bands: i64, reach: i64) -> tuple[i64, i64]:
    """How long the longest row of points made is, and how many enemy stones still have it before them."""
    best: i64 = 0
    lowest: i64 = 0
    length: i64 = 0
    for place in range(1, reach + 1):
        length = length + 1 if (bands >> place) & 1 else 0
        if length > best:
            best = length
            lowest = place - length + 1
    caught: i64 = 0
    for place in range(lowest):
        caught += state.board[(1 - seat) * PLACES + BAR - place]
    return best, caught


# Shots.


def shots(blots: i64, bands: i64, enemies: i64, waiting: i64, doubles: i64, ahead: bool) -> tuple[i64, i64]:  # noqa: FBT001
    """How many of 36 throws hit one of some blots, and how many pips they cost in all.

    Enemies come up from 0, where `waiting` of them are to come in, and cannot land on bands. `ahead`: the blots run
    the same way, so that those farthest up have the most to lose.
    """
    hits: i64 = 0
    lost: i64 = 0
    for one in range(1, 7):
        for two in range(1, one + 1):
            if one == two:
                hit = _hit_by_double(one, blots, bands, enemies, waiting, doubles)
            else:
                hit = _hit_by_pair(one, two, blots, bands, enemies, waiting)
                hit |= _hit_by_pair(two, one, blots, bands, enemies, waiting)
            if hit != 0:
                weight: i64 = 1 if one == two else 2
                hits += weight
                lost += weight * (bits.lowest(mirrored(hit)) if ahead else bits.lowest(hit))
    return hits, BAR * hits - lost


def _hit_by_pair(first: i64, second: i64, blots: i64, bands: i64, enemies: i64, waiting: i64) -> i64:
    """The blots that can be hit with one number and then the other."""
    if waiting == 0:
        landed = enemies << first
        return (landed | (enemies | landed & ~bands) << second) & blots
    if (bands >> first) & 1:
        return 0
    if waiting == 1:
        enemies = enemies & ~1 | 1 << first
    return (1 << first | (enemies if waiting == 1 else 1) << second) & blots


def _hit_by_double(number: i64, blots: i64, bands: i64, enemies: i64, waiting: i64, doubles: i64) -> i64:
    hit: i64 = 0
    for _ in range(doubles):
        landed: i64 = 1 << number if waiting > 0 else enemies << number
        hit |= landed & blots
        enemies |= landed & ~bands
        if waiting > 0:
            if landed & bands:
                return hit
            waiting -= 1
            if waiting == 0:
                enemies &= ~1
    return hit
