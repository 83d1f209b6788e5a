"""What computer players know of Backgammon: what a position is worth, and when to double, take and drop.

A position is described by numbers that players look at (pips, points made, primes, anchors, blots and shots, the
bar) from the side of whoever has just moved, the other being about to throw. Their weights were learnt by
`learn.py`, which let the program play against itself.
"""

from math import sqrt, tanh
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.games.backgammon.rules import DOUBLE, DROP, TAKE, THROW, Backgammon
from ludothek.games.backgammon.weights import CONTACT, CONTACT_EXACT, RACE, RACE_EXACT
from ludothek.kit import bits
from ludothek.kit.road import BAR, OFF, PLACES

CONTACT_FEATURES: Final = 32
RACE_FEATURES: Final = 16
STAKE: Final = 3.0
"""A position is worth at most a triple win."""


def touching(state: Backgammon) -> bool:
    """Can stones of the two players still meet?"""
    return _farthest(state, 0) + _farthest(state, 1) > 24


def _farthest(state: Backgammon, seat: i64) -> i64:
    held = state.held[seat]
    place: i64 = BAR
    while place > 0 and (held >> place) & 1 == 0:
        place -= 1
    return place


# Shots.


def _mirror(places: i64) -> i64:
    """A set of places as the other player counts them: 25 - p for p."""
    out: i64 = 0
    while places != 0:
        out |= 1 << (BAR - bits.lowest(places))
        places &= places - 1
    return out


def shots(blots: i64, bands: i64, enemies: i64, waiting: i64) -> tuple[i64, i64]:
    """How many of 36 throws hit a blot, and how many pips they cost in all.

    All sets are counted as the owner of the blots counts: enemies come up from 0, where `waiting` of them are on
    the bar, and cannot land on bands.
    """
    hits: i64 = 0
    lost: i64 = 0
    for one in range(1, 7):
        for two in range(1, one + 1):
            if one == two:
                hit = _shots_of_double(one, blots, bands, enemies, waiting)
            else:
                hit = _shots_of_pair(one, two, blots, bands, enemies, waiting)
                hit |= _shots_of_pair(two, one, blots, bands, enemies, waiting)
            if hit != 0:
                weight: i64 = 1 if one == two else 2
                hits += weight
                lost += weight * (BAR - bits.lowest(hit))
    return hits, lost


def _shots_of_pair(first: i64, second: i64, blots: i64, bands: i64, enemies: i64, waiting: i64) -> i64:
    """The blots that can be hit with one number and then the other."""
    if waiting > 0:
        if (bands >> first) & 1:
            return 0
        enemies = (enemies | (1 << first)) & ~1 if waiting == 1 else 1
        return ((1 << first) | (enemies << second)) & blots
    landed = enemies << first
    return (landed | (landed & ~bands) << second) & blots


def _shots_of_double(number: i64, blots: i64, bands: i64, enemies: i64, waiting: i64) -> i64:
    hit: i64 = 0
    for _ in range(4):
        if waiting > 0:
            if (bands >> number) & 1:
                return hit
            hit |= (1 << number) & blots
            enemies |= 1 << number
            waiting -= 1
            if waiting == 0:
                enemies &= ~1
        else:
            landed = enemies << number
            hit |= landed & blots
            enemies |= landed & ~bands
    return hit


# Features.


def features(state: Backgammon, seat: i64) -> vec[float]:
    """The position in numbers for a seat that has just moved: of a race, or of one in which stones can still meet."""
    other = 1 - seat
    if not touching(state):
        out = vec[float]([0.0] * RACE_FEATURES)
        ours = state.pips(seat)
        theirs = state.pips(other)
        out[0] = float(theirs - ours) / sqrt(float(ours + theirs) + 4.0)
        out[1] = 1.0
        out[2] = 4.0 / sqrt(float(ours + theirs) + 4.0)
        _add_runner(state, seat, 1.0, out)
        _add_runner(state, other, -1.0, out)
        return out
    out = vec[float]([0.0] * CONTACT_FEATURES)
    out[0] = 1.0
    _add_player(state, seat, 1.0, out)
    _add_player(state, other, -1.0, out)
    _add_shots(state, seat, 24, out)
    _add_shots(state, other, 28, out)
    return out


def _add_runner(state: Backgammon, seat: i64, sign: float, out: vec[float]) -> None:
    """How near the stones of a player in a race are to being off."""
    road = seat * PLACES
    outside: i64 = 0
    gaps: i64 = 0
    for place in range(7, BAR):
        outside += state.board[road + place]
    for place in range(1, 7):
        stones = state.board[road + place]
        out[4 + place] += sign * float(stones) / 5.0
        if stones == 0:
            gaps += 1
    out[3] += sign * float(state.board[road + OFF]) / 15.0
    out[4] += sign * float(outside) / 15.0
    out[11] += sign * float(gaps) / 6.0
    out[12] += sign * float(state.pips(seat)) / 50.0
    left = 15 - state.board[road + OFF]
    if left < 3:
        out[12 + left] += sign
    if state.board[road + OFF] == 0:
        out[15] += sign


def _add_player(state: Backgammon, seat: i64, sign: float, out: vec[float]) -> None:
    """What a player has got: pips, points made, primes, anchors, stones back, on the bar, off and in heaps."""
    board = state.board
    road = seat * PLACES
    bands = _mirror(state.walls[1 - seat])
    heap: i64 = 0
    back: i64 = 0
    for place in range(1, BAR):
        stones = board[road + place]
        heap += max(stones - 3, 0)
        if place >= 19:
            back += stones
    out[1] += sign * float(state.pips(seat)) / 50.0
    out[2] += sign * float(board[road + BAR])
    for place in range(1, 9):
        if (bands >> place) & 1:
            out[2 + place] += sign
    out[11] += sign * float(bits.count(bands >> 9 & 0x1FF))
    if bands >> 22:
        out[12] += sign
    if (bands >> 19) & 7:
        out[13] += sign
    out[14] += sign * float(back) / 4.0
    out[15] += sign * float(board[road + OFF]) / 5.0
    out[16] += sign * float(heap) / 5.0
    home = bits.count(bands & 0x7E)
    held_up = board[(1 - seat) * PLACES + BAR]
    out[17] += sign * float(held_up * home) / 5.0
    out[18] += sign * float(home * home) / 16.0
    behind, length = _prime(state, seat, bands)
    out[19] += sign * float(length * length) / 16.0
    out[20] += sign * float(behind * length * length) / 32.0
    blots = state.held[seat] & ~bands & 0x7E
    out[21] += sign * float(bits.count(blots))
    out[22] += sign * float(bits.count(state.held[seat] & ~bands & 0x1FFFF80))
    if home == 6 and held_up > 0:
        out[23] += sign


def _prime(state: Backgammon, seat: i64, bands: i64) -> tuple[i64, i64]:
    """The longest row of points made, and how many enemy stones have it still before them."""
    best: i64 = 0
    lowest: i64 = 0
    length: i64 = 0
    for place in range(1, 14):
        length = length + 1 if (bands >> place) & 1 else 0
        if length > best:
            best = length
            lowest = place - length + 1
    enemies: i64 = 0
    for place in range(lowest):
        enemies += state.board[(1 - seat) * PLACES + BAR - place]
    return enemies, best


def _add_shots(state: Backgammon, seat: i64, first: i64, out: vec[float]) -> None:
    """How likely a player is to be hit at the next throw, and what it would cost."""
    other = 1 - seat
    bands = _mirror(state.walls[other])
    blots = state.held[seat] & ~bands & 0x1FFFFFE
    if blots == 0:
        return
    enemies = _mirror(state.held[other])
    hits, lost = shots(blots, bands, enemies, state.board[other * PLACES + BAR])
    strength = bits.count(state.walls[seat] >> 19)
    out[first] = float(hits) / 36.0
    out[first + 1] = float(lost) / 360.0
    out[first + 2] = float(hits * strength) / 180.0
    out[first + 3] = float(hits * state.board[seat * PLACES + OFF]) / 180.0


def weights_for(state: Backgammon) -> vec[float]:
    """The weights of its features: where larger numbers take stones off the game is another one."""
    if touching(state):
        return CONTACT if state.terms.highest else CONTACT_EXACT
    return RACE if state.terms.highest else RACE_EXACT


def worth(state: Backgammon, seat: i64) -> float:
    """What a game that goes on is worth to the seat that has just moved: three times this are the points expected."""
    found = features(state, seat)
    weights = weights_for(state)
    total = 0.0
    for index in range(len(found)):
        total += found[index] * weights[index]
    return tanh(total)


# Decisions.

LOSING_MARKET: Final = 0.17
"""From here on, as `worth` counts, a double is offered."""
TOO_GOOD: Final = 0.45
"""From here on the game is rather played on for a double or triple win."""
HOPELESS: Final = -0.19
"""Below this a double is dropped."""


class BackgammonKnowledge(Knowledge):
    """Values positions by learnt weights and turns the cube by what they are worth."""

    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, Backgammon)
        if state.turn == NOBODY:
            gain = float(state.points(seat) - state.points(1 - seat))
            return gain / (STAKE * float(state.cube))
        # At the end of a turn the other is the mover; before it, the mover is to go on.
        moved = 1 - state.mover
        value = worth(state, moved)
        return value if seat == moved else -value

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Backgammon)
        if state.turn < 0 or state.left != 0:
            return -1
        value = -worth(state, 1 - state.mover)
        if state.turn != state.mover:
            return TAKE if -value >= HOPELESS else DROP
        return DOUBLE if LOSING_MARKET <= value < TOO_GOOD else THROW
