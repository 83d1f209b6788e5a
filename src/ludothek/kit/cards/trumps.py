"""Jacks as the highest trumps, above a suit or alone: which cards belong together, and how high each is.

What is trumps is a number: that of a suit, or `GRAND`. A table has all cards for each of these, one after the other.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.cards.cards import CARDS, JACKS
from ludothek.kit.common import bits

GRAND: Final = 4
"""Only the jacks are trumps."""
KINDS: Final = GRAND + 1
TRUMPS: Final = 4
"""What a card belongs to when suit must be followed: one of the four suits, or trumps."""


def belonging() -> vec[i64]:
    """What each card belongs to."""
    table = vec[i64](capacity=KINDS * CARDS)
    for kind in range(KINDS):
        for card in range(CARDS):
            trump = (JACKS >> card) & 1 or card // 8 == kind
            table = append(table, TRUMPS if trump else card // 8)
    return table


def heights(order: vec[i64]) -> vec[i64]:
    """How high each card is, where ranks other than the jack have these heights, 0 to 6; trumps are above all.

    The jacks follow each other as clubs, spades, hearts and diamonds.
    """
    table = vec[i64](capacity=KINDS * CARDS)
    for kind in range(KINDS):
        for card in range(CARDS):
            if (JACKS >> card) & 1:
                table = append(table, 18 - card // 8)
            else:
                table = append(table, order[card % 8] + (8 if card // 8 == kind else 0))
    return table


def families(belongs: vec[i64]) -> vec[i64]:
    """The sets of cards that belong together: four suits and trumps, for each way to belong."""
    kinds: i64 = len(belongs) // CARDS
    table = vec[i64]([0] * (kinds * (TRUMPS + 1)))
    for kind in range(kinds):
        for card in range(CARDS):
            table[kind * (TRUMPS + 1) + belongs[kind * CARDS + card]] |= bits.single(card)
    return table
