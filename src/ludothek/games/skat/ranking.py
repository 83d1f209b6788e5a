"""Which cards are trumps, what must be followed and which card takes a trick, in every kind of game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.cards.cards import CARDS, ORDER
from ludothek.kit.cards.trumps import TRUMPS, belonging, families, heights
from ludothek.kit.common import bits

KINDS: Final = 6
"""Four suits that may be trumps, grand and null games."""


def _belongs() -> vec[i64]:
    """What each card belongs to in each kind of game (SKA-4, SKA-27 to SKA-29)."""
    table = belonging()
    for card in range(CARDS):
        table = append(table, card // 8)
    return table


def _heights() -> vec[i64]:
    """How high each card is in each kind of game; trumps above all others (SKA-29, SKA-R4)."""
    table = heights(ORDER)
    for card in range(CARDS):
        table = append(table, card % 8)
    return table


def _above() -> vec[i64]:
    """For each card in each kind of game the cards that take a trick from it."""
    table = vec[i64](capacity=KINDS * CARDS)
    for kind in range(KINDS):
        for card in range(CARDS):
            at = kind * CARDS + card
            higher: i64 = 0
            for other in range(CARDS):
                beside = kind * CARDS + other
                if HEIGHTS[beside] > HEIGHTS[at] and (BELONGS[beside] == BELONGS[at] or BELONGS[beside] == TRUMPS):
                    higher |= bits.single(other)
            table = append(table, higher)
    return table


BELONGS: Final = _belongs()
HEIGHTS: Final = _heights()
FAMILIES: Final = families(BELONGS)
ABOVE: Final = _above()
PLACES: Final = vec[i64]([6, 5, 4, 1, 0, 3, 2, 0])
"""The place of each rank in A 10 K Q 9 8 7; the jack has none."""


def winner(played: vec[i64], start: i64, kind: i64) -> i64:
    """Which of the three cards from `start` on takes the trick, counted from 0."""
    best: i64 = 0
    first = kind * CARDS
    led = BELONGS[first + played[start]]
    height = HEIGHTS[first + played[start]]
    for place in range(1, 3):
        card = first + played[start + place]
        if HEIGHTS[card] > height and (BELONGS[card] == led or BELONGS[card] == TRUMPS):
            best = place
            height = HEIGHTS[card]
    return best
