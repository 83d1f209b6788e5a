"""How likely a game is won with ten cards and two put away: a few features of the hand, weighed by experience.

The weights were fitted to games that `python -m ludothek.games.skat` has played (`schooling`).
"""

from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.skat.notation import GRAND, NULL
from ludothek.games.skat.ranking import TRUMPS
from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import SUIT
from ludothek.kit.common import bits
from ludothek.thinking.nets.artifact import read_artifact
from ludothek.thinking.nets.logistic import likely

_ACE: Final = 0x80
_KING: Final = 0x40
_TEN: Final = 0x08

OPEN_NULL: Final = 6
PLANS: Final = 7
"""A plan is a kind of contract, or an open null game."""

FILE: Final = Path(__file__).with_name("strength.bin")
VERSION: Final = 1
WIDTH: Final = 20
"""As many features has a hand; for null games fewer, and the rest are 0."""
SUIT_GAME: Final = 0
SUIT_SCHNEIDER: Final = 1
GRAND_GAME: Final = 2
GRAND_SCHNEIDER: Final = 3
NULL_GAME: Final = 4
OPEN_GAME: Final = 5
BIDS: Final = 6
DECLARES: Final = 7
QUESTIONS: Final = 8
"""What is asked of a hand, and of whoever plays it. The weights for each answer lie one after the other."""


def _known() -> vec[float]:
    """The weights in the file: a line of numbers for each question."""
    found = vec[float](capacity=QUESTIONS * WIDTH)
    for word in read_artifact(FILE, VERSION).decode().split():
        found = append(found, float(word))
    return found


WEIGHTS: Final = _known()


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
        return Odds(answer(OPEN_GAME, found), 0.0)
    if plan == NULL:
        return Odds(answer(NULL_GAME, found), 0.0)
    if plan == GRAND:
        return Odds(answer(GRAND_GAME, found), answer(GRAND_SCHNEIDER, found))
    return Odds(answer(SUIT_GAME, found), answer(SUIT_SCHNEIDER, found))


def answer(question: i64, found: vec[float]) -> float:
    """How likely something is, by what was found."""
    total = 0.0
    first = question * WIDTH
    for index in range(len(found)):
        total += WEIGHTS[first + index] * found[index]
    return likely(total)


def features(hand: i64, away: i64, kind: i64, place: i64) -> vec[float]:
    """What matters about a hand; `place` is 0 for Vorhand, 1 for Mittelhand, 2 for Hinterhand."""
    if kind == NULL:
        return _null_features(hand, place)
    trumps = hand & TRUMPS[kind]
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
