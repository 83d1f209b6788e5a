"""Which cards are trumps, what must be followed and which of two cards takes a trick."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.cards.cards import CARDS, ORDER
from ludothek.kit.cards.trumps import KINDS, TRUMPS, belonging, families, heights

_LOW: Final = vec[i64]([0, 1, 2, 3, 7, 4, 5, 6])
"""The height of each rank where it goes 7 8 9 10 Q K A, and the jacks stand above all."""


def _heights() -> vec[i64]:
    """OFF-6, OFF-R4: first with the ten below the queen, then with the ten below the ace."""
    table = heights(_LOW)
    for height in heights(ORDER):
        table = append(table, height)
    return table


BELONGS: Final = belonging()
FAMILIES: Final = families(BELONGS)
HEIGHTS: Final = _heights()


def follows(trumps: i64, led: i64) -> i64:
    """The set of the cards that follow a card that was led."""
    return FAMILIES[trumps * (TRUMPS + 1) + BELONGS[trumps * CARDS + led]]


def is_trump(trumps: i64, card: i64) -> bool:
    """OFF-5: a jack, or a card of the suit that was named."""
    return BELONGS[trumps * CARDS + card] == TRUMPS


def beats(trumps: i64, skat_ten: i64, led: i64, answer: i64) -> bool:
    """Does the second card of a trick take it?"""
    first = trumps * CARDS
    same = BELONGS[first + led] == BELONGS[first + answer]
    above = first + skat_ten * KINDS * CARDS
    return (same or BELONGS[first + answer] == TRUMPS) and HEIGHTS[above + answer] > HEIGHTS[above + led]
