"""How likely a game is won with ten cards and two put away: a few features of the hand, weighed by experience.

The weights were fitted to deals in which `cardplay` played all cards: 40,000 suit games, 40,000 grands, 15,000 nulls.
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

# fmt: off
_SUIT_GAME: Final = vec[float]([
    -3.06, -2.24, 3.04, 1.24, 0.93, 0.58, 0.46, 0.95, 0.70, 1.48, 0.29, 0.91, -0.22, 1.20, 0.06, 0.40, 0.35, 0.61,
    -0.09, -0.01,
])
_GRAND: Final = vec[float]([
    -6.66, 1.25, -0.39, 0.83, 0.29, 0.10, 0.03, 0.00, 0.00, 1.06, 0.74, 0.66, -0.04, 0.33, -0.31, 0.01, 0.00, 0.49,
    -0.16, -0.10,
])
_NULL: Final = vec[float]([1.19, -0.12, -1.12, -1.99, -3.04, 0.05, -0.82, -0.19, 0.01])
# fmt: on


def chance(hand: i64, away: i64, kind: i64, place: i64) -> float:
    """How likely the game is won; a null game as if it were open."""
    found = features(hand, away, kind, place)
    weights = _NULL if kind == NULL else _GRAND if kind == GRAND else _SUIT_GAME
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
