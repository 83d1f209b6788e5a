"""How likely a game is won with ten cards and two put away: a few features of the hand, weighed by experience.

The weights were fitted to about 5,000 games in which a search with 150 simulations a card played all hands, starting
from weights that had been fitted to 95,000 games of `cardplay`.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.skat.notation import GRAND, NULL
from ludothek.games.skat.ranking import FAMILIES
from ludothek.kit import bits, cards
from ludothek.kit.cards import SUIT
from ludothek.kit.trumps import TRUMPS

_ACE: Final = 0x80
_KING: Final = 0x40
_TEN: Final = 0x08

OPEN_NULL: Final = 6
PLANS: Final = 7
"""A plan is a kind of contract, or an open null game."""

# fmt: off
_SUIT_GAME: Final = vec[float]([
    -3.56, -2.59, 3.75, 1.52, 1.15, 0.82, 0.44, 1.21, 0.74, 1.92, 0.39, 0.91, -0.27, 1.19, 0.23, 0.39, 0.15, 0.64,
    -0.04, 0.25,
])
_SUIT_SCHNEIDER: Final = vec[float]([
    -7.88, -1.53, 2.45, 1.42, 0.95, 0.65, 0.15, 0.84, 0.43, 1.68, 0.53, 0.44, -0.21, 1.33, 0.49, 0.47, -0.31, 0.33,
    -0.19, 0.09,
])
_GRAND: Final = vec[float]([
    -10.25, 1.99, -0.68, 1.07, 0.40, 0.30, 0.21, 0.00, 0.00, 2.14, 0.93, 0.72, -0.06, 0.48, -0.41, -0.02, 0.04, 0.75,
    0.00, 0.15,
])
_GRAND_SCHNEIDER: Final = vec[float]([
    -16.79, 2.35, -1.20, 1.39, 0.54, 0.26, 0.16, 0.00, 0.00, 1.86, 0.59, 0.77, -0.07, 1.57, -0.54, 0.70, -0.27, 0.61,
    -0.10, -0.58,
])
_NULL: Final = vec[float]([2.36, -0.23, -1.19, -2.02, -3.23, 0.04, -0.98, -0.27, 0.08])
_OPEN_NULL: Final = vec[float]([1.88, -0.46, -2.17, -4.13, -6.30, 0.29, -1.85, -0.11, -0.13])
# fmt: on


class Odds:
    """How likely a game is won, and how likely the soloist makes 90 card points or more."""

    def __init__(self, won: float, schneider: float) -> None:
        self.won = won
        self.schneider = schneider


NONE_AT_ALL: Final = Odds(0.0, 0.0)


def chances(hand: i64, away: i64, plan: i64, place: i64) -> Odds:
    """How likely a plan succeeds with these ten cards and two put away."""
    found = features(hand, away, min(plan, NULL), place)
    if plan == OPEN_NULL:
        return Odds(_likely(_OPEN_NULL, found), 0.0)
    if plan == NULL:
        return Odds(_likely(_NULL, found), 0.0)
    if plan == GRAND:
        return Odds(_likely(_GRAND, found), _likely(_GRAND_SCHNEIDER, found))
    return Odds(_likely(_SUIT_GAME, found), _likely(_SUIT_SCHNEIDER, found))


def _likely(weights: vec[float], found: vec[float]) -> float:
    total = 0.0
    for index in range(len(weights)):
        total += weights[index] * found[index]
    return 1.0 / (1.0 + exp(-total))


def features(hand: i64, away: i64, kind: i64, place: i64) -> vec[float]:
    """What matters about a hand; `place` is 0 for Vorhand, 1 for Mittelhand, 2 for Hinterhand."""
    if kind == NULL:
        return _null_features(hand, place)
    trumps = hand & FAMILIES[kind * 5 + TRUMPS]
    aces: i64 = 0
    seconds: i64 = 0
    guarded: i64 = 0
    blank: i64 = 0
    voids: i64 = 0
    singles: i64 = 0
    winners: i64 = 0
    kings: i64 = 0
    for suit in range(4):
        held = ((hand & ~trumps) >> (8 * suit)) & SUIT
        if suit == kind:
            continue
        length = bits.count(held)
        if length == 0:
            voids += 1
        elif held & _ACE:
            aces += 1
            winners += 1 + max(length - 4, 0)
            if held & _TEN:
                seconds += 1
                winners += 2 if held & _KING else 1
        else:
            if held & _TEN:
                blank += 1 if length == 1 else 0
                guarded += 1 if length > 1 else 0
            elif held & _KING and length > 1:
                kings += 1
            singles += 1 if length == 1 else 0
    count = bits.count(trumps)
    own = trumps >> (8 * kind) if kind < GRAND else 0
    return vec[float](
        [
            1.0,
            float(count),
            float(count * count) / 10.0,
            float((hand >> 4) & 1),
            float((hand >> 12) & 1),
            float((hand >> 20) & 1),
            float((hand >> 28) & 1),
            float((own >> 7) & 1),
            float((own >> 3) & 1),
            float(aces),
            float(seconds),
            float(guarded),
            float(blank),
            float(voids),
            float(singles),
            float(winners),
            float(kings),
            float(cards.points(away)) / 10.0,
            1.0 if place == 0 else 0.0,
            1.0 if place == 2 else 0.0,
        ]
    )


def _null_features(hand: i64, place: i64) -> vec[float]:
    """How far the cards of each suit are from safety: the lowest may beat none, the next two, the third four, ..."""
    bad = vec[float]([0.0] * 5)
    voids = 0.0
    long = 0.0
    for suit in range(4):
        left = (hand >> (8 * suit)) & SUIT
        worst: i64 = 0
        length: i64 = 0
        while left != 0:
            worst = max(worst, bits.lowest(left) - 2 * length)
            left &= left - 1
            length += 1
        if length == 0:
            voids += 1.0
        if worst > 0:
            bad[min(worst, 4)] += 1.0
            long += 1.0 if length > 2 else 0.0
    first = 1.0 if place == 0 else 0.0
    last = 1.0 if place == 2 else 0.0
    return vec[float]([1.0, bad[1], bad[2], bad[3], bad[4], voids, long, first, last])
