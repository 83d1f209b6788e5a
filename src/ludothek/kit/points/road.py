"""A road of 24 points that a player's stones run along: which of them can use a number of the dice.

Every player counts the points from the end of the own road: 24 is the farthest, 6 to 1 are home, 25 is the bar, where
stones wait to come in, and 0 is off the board. A set of places is one integer with a bit for each.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.common import bits

OFF: Final = 0
BAR: Final = 25
PLACES: Final = 26
"""Places on a road, the bar and the stones that are off included."""
OUTSIDE: Final = 1 << 7
"""A set of held places below this has none outside the home board."""
STEPS: Final = 135
"""Steps are numbers below this."""


def step(source: i64, number: i64) -> i64:
    """The step of a stone by a number that is not greater than its place; ascending in both."""
    if source < 6:
        return source * (source - 1) // 2 + number - 1
    return 6 * source - 22 + number


def _of_steps(*, numbers: bool) -> vec[i64]:
    out = vec[i64]([0] * STEPS)
    for source in range(1, PLACES):
        for number in range(1, min(source, 6) + 1):
            out[step(source, number)] = number if numbers else source
    return out


SOURCE: Final = _of_steps(numbers=False)
"""The place from which each step starts."""
NUMBER: Final = _of_steps(numbers=True)
"""By how much each step goes."""


def movable(held: i64, walls: i64, number: i64, *, highest: bool) -> i64:
    """The places from which a number can be used, with stones on `held` and none allowed to land on `walls`.

    Stones on the bar come first, and stones go off the board only when none is outside the home board: with the exact
    number or, where `highest` says so, from the highest place with a greater one.
    """
    if number == 0:
        return 0
    if held >> BAR:
        return 0 if (walls >> (BAR - number)) & 1 else 1 << BAR
    places = (held & ~(walls << number)) >> (number + 1) << (number + 1)
    if held < OUTSIDE:
        exact = held & (1 << number)
        if exact != 0:
            places |= exact
        elif highest and held < 1 << number:
            places |= _top(held)
    return places


def _top(held: i64) -> i64:
    top: i64 = OUTSIDE >> 1
    while top > held:
        top >>= 1
    return top


def append_steps(out: vec[i64], high: i64, high_number: i64, low: i64, low_number: i64) -> vec[i64]:
    """Append the steps by two numbers from the places of two sets, ascending.

    A number greater than a place takes the stone off; what both numbers can do is there once.
    """
    sources = high | low
    while sources != 0:
        source = bits.lowest(sources)
        sources &= sources - 1
        done: i64 = 0
        if (low >> source) & 1:
            done = min(low_number, source)
            out = append(out, step(source, done))
        if (high >> source) & 1 and min(high_number, source) != done:
            out = append(out, step(source, min(high_number, source)))
    return out


# The numbers of the board.


def point(place: i64, *, rising: bool) -> i64:
    """The number on the board of a place on a road, or the place of a number: they rise along the road, or fall."""
    return BAR - place if rising else place


def step_text(step: i64, *, rising: bool) -> str:
    """`in/5`, `7/12`, `20/off`."""
    source = SOURCE[step]
    target = source - NUMBER[step]
    start = "in" if source == BAR else str(point(source, rising=rising))
    return f"{start}/{'off' if target == OFF else point(target, rising=rising)}"
