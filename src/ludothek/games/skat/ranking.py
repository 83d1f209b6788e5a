"""Which cards are trumps, what must be followed and which card takes a trick, in every kind of game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.skat.notation import NULL
from ludothek.kit import bits
from ludothek.kit.cards import CARDS, JACKS, ORDER

TRUMPS: Final = 4
"""What a card belongs to when suit must be followed: one of the four suits, or trumps."""


def _belongs() -> vec[i64]:
    """What each card belongs to in each kind of game (SKA-4, SKA-27 to SKA-29)."""
    table = vec[i64](capacity=6 * CARDS)
    for kind in range(6):
        for card in range(CARDS):
            trump = kind != NULL and ((JACKS >> card) & 1 or card // 8 == kind)
            table = append(table, TRUMPS if trump else card // 8)
    return table


def _heights() -> vec[i64]:
    """How high each card is in each kind of game; trumps above all others (SKA-29, SKA-R4)."""
    table = vec[i64](capacity=6 * CARDS)
    for kind in range(6):
        for card in range(CARDS):
            height: i64 = card % 8 if kind == NULL else ORDER[card % 8]
            if BELONGS[kind * CARDS + card] == TRUMPS:
                height += 8
                if (JACKS >> card) & 1:
                    height += 3 - card // 8
            table = append(table, height)
    return table


def _families() -> vec[i64]:
    """The set of cards that belong together: four suits and trumps in each kind of game."""
    table = vec[i64]([0] * (6 * 5))
    for kind in range(6):
        for card in range(CARDS):
            table[kind * 5 + BELONGS[kind * CARDS + card]] |= bits.single(card)
    return table


BELONGS: Final = _belongs()
HEIGHTS: Final = _heights()
FAMILIES: Final = _families()


def winner(played: vec[i64], start: i64, kind: i64) -> i64:
    """Which of the three cards from `start` on takes the trick, counted from 0."""
    best: i64 = 0
    families = kind * CARDS
    led = BELONGS[families + played[start]]
    height = HEIGHTS[families + played[start]]
    for place in range(1, 3):
        card = families + played[start + place]
        if HEIGHTS[card] > height and (BELONGS[card] == led or BELONGS[card] == TRUMPS):
            best = place
            height = HEIGHTS[card]
    return best
