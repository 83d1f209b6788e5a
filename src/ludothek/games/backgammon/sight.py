"""What a player looks at in a position: where the stones stand, pips, shots, primes, and who is caught behind them.

A position is seen from the side of whoever has just moved; the other is about to throw. What is seen is a list of
numbered inputs of which most are zero and left out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.backgammon.rules import Backgammon
from ludothek.kit import bits
from ludothek.kit.road import BAR, OFF, PLACES

SIDE: Final = 105
"""Inputs of each side: four for every point, and nine more."""
ALWAYS: Final = 2 * SIDE
"""An input that is always 1, and the one after it tells a race, in which the stones have passed each other."""
INPUTS: Final = 2 * SIDE + 2
MOST: Final = 100
"""More inputs than this are never there at once."""


class Sight:
    """The inputs that are there: `count` of them, by their numbers."""

    def __init__(self) -> None:
        self.numbers = vec[i64]([0] * MOST)
        self.values = vec[float]([0.0] * MOST)
        self.count: i64 = 0

    def add(self, number: i64, value: float) -> None:
        """Add an input, if it is not zero."""
        if value != 0.0:
            self.numbers[self.count] = number
            self.values[self.count] = value
            self.count += 1


def look(state: Backgammon, seat: i64) -> Sight:
    """The position as the seat sees it that has just moved."""
    sight = Sight()
    sight.add(ALWAYS, 1.0)
    touching = farthest(state, 0) + farthest(state, 1) > 24
    if not touching:
        sight.add(ALWAYS + 1, 1.0)
    _add_side(sight, state, seat, 0, touching)
    _add_side(sight, state, 1 - seat, SIDE, touching)
    return sight


def farthest(state: Backgammon, seat: i64) -> i64:
    """The place of the stone that has farthest to go."""
    place: i64 = BAR
    while place > 0 and state.held[seat] >> place == 0:
        place -= 1
    return place


def _add_side(sight: Sight, state: Backgammon, seat: i64, first: i64, touching: bool) -> None:  # noqa: FBT001
    road = seat * PLACES
    for place in range(1, BAR):
        stones = state.board[road + place]
        if stones > 0:
            unit = first + 4 * (place - 1)
            sight.add(unit if stones == 1 else unit + 1, 1.0)
            if stones > 2:
                sight.add(unit + 2, 1.0)
                sight.add(unit + 3, float(stones - 3) / 2.0)
    more = first + 96
    sight.add(more, float(state.board[road + BAR]) / 2.0)
    sight.add(more + 1, float(state.board[road + OFF]) / 15.0)
    sight.add(more + 2, float(state.pips(seat)) / 100.0)
    if touching:
        _add_fight(sight, state, seat, more + 3)


def _add_fight(sight: Sight, state: Backgammon, seat: i64, first: i64) -> None:
    """What matters as long as stones can be hit: shots, points made, the prime and who is behind it."""
    other = 1 - seat
    bands = mirrored(state.walls[other])
    blots = state.held[seat] & ~bands & 0x1FFFFFE
    if blots != 0:
        hits, lost = shots(blots, bands, mirrored(state.held[other]), state.board[other * PLACES + BAR])
        sight.add(first, float(hits) / 36.0)
        sight.add(first + 1, float(lost) / 360.0)
    home = bits.count(bands & 0x7E)
    sight.add(first + 2, float(home) / 6.0)
    sight.add(first + 3, float(home * state.board[other * PLACES + BAR]) / 6.0)
    length, caught = prime(state, seat, bands)
    sight.add(first + 4, float(length) / 6.0)
    sight.add(first + 5, float(length * caught) / 12.0)


def mirrored(places: i64) -> i64:
    """A set of places as the other player counts them: 25 - p for p."""
    out: i64 = 0
    while places != 0:
        out |= 1 << (BAR - bits.lowest(places))
        places &= places - 1
    return out


def prime(state: Backgammon, seat: i64, bands: i64) -> tuple[i64, i64]:
    """How long the longest row of points made is, and how many enemy stones still have it before them."""
    best: i64 = 0
    lowest: i64 = 0
    length: i64 = 0
    for place in range(1, 14):
        length = length + 1 if (bands >> place) & 1 else 0
        if length > best:
            best = length
            lowest = place - length + 1
    caught: i64 = 0
    for place in range(lowest):
        caught += state.board[(1 - seat) * PLACES + BAR - place]
    return best, caught


# Shots.


def shots(blots: i64, bands: i64, enemies: i64, waiting: i64) -> tuple[i64, i64]:
    """How many of 36 throws hit one of some blots, and how many pips they cost in all.

    All sets are as the owner of the blots counts: enemies come up from 0, where `waiting` of them are on the bar,
    and cannot land on his bands.
    """
    hits: i64 = 0
    lost: i64 = 0
    for one in range(1, 7):
        for two in range(1, one + 1):
            if one == two:
                hit = _hit_by_double(one, blots, bands, enemies, waiting)
            else:
                hit = _hit_by_pair(one, two, blots, bands, enemies, waiting)
                hit |= _hit_by_pair(two, one, blots, bands, enemies, waiting)
            if hit != 0:
                weight: i64 = 1 if one == two else 2
                hits += weight
                lost += weight * (BAR - bits.lowest(hit))
    return hits, lost


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


def _hit_by_double(number: i64, blots: i64, bands: i64, enemies: i64, waiting: i64) -> i64:
    hit: i64 = 0
    for _ in range(4):
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
