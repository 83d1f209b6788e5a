"""Which card beats which in Écarté, what may be played on a card, and what tricks are worth."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.cards.cards import CARDS
from ludothek.kit.common import bits

HAND: Final = 5
"""So many cards has each player, and so many tricks has a deal."""
KING_RANK: Final = 6
HEIGHTS: Final = vec[i64]([0, 1, 2, 3, 5, 6, 7, 4])
"""ECA-3: the height of each rank from seven to ace; the king is the highest, and the ace stands below the jack."""
SUIT_SETS: Final = vec[i64]([0xFF, 0xFF00, 0xFF0000, 0xFF000000])
"""All cards of each suit."""


def _above() -> vec[i64]:
    table = vec[i64](capacity=CARDS)
    for card in range(CARDS):
        higher: i64 = 0
        for rank in range(8):
            if HEIGHTS[rank] > HEIGHTS[card % 8]:
                higher |= bits.single(card - card % 8 + rank)
        table = append(table, higher)
    return table


ABOVE: Final = _above()
"""For every card the set of those of its suit that beat it."""


def suit_of(card: i64) -> i64:
    """The set of all cards of its suit."""
    return SUIT_SETS[card // 8]


def draws_higher(card: i64) -> i64:
    """ECA-3, ECA-R12: how high a card is where lots are drawn; of the same rank clubs is the highest suit."""
    return 4 * HEIGHTS[card % 8] + 3 - card // 8


def answers(hand: i64, led: i64, trumps: i64) -> i64:
    """ECA-16, ECA-R11: the cards of a hand that may be played on a card: follow suit and beat it, else trump it."""
    follow = hand & suit_of(led)
    if follow != 0:
        higher = follow & ABOVE[led]
        return higher if higher != 0 else follow
    ruff = hand & trumps
    return ruff if ruff != 0 else hand


def beats(card: i64, led: i64, trumps: i64) -> bool:
    """Does the second card of a trick take it?"""
    if card // 8 == led // 8:
        return (ABOVE[led] >> card) & 1 == 1
    return (trumps >> card) & 1 == 1


def worth(tricks: i64, penalty: bool) -> i64:  # noqa: FBT001 - has the loser a penalty point?
    """ECA-R1, ECA-R2: what whoever has won a deal gets for so many tricks; never more than two."""
    return 2 if penalty or tricks == HAND else 1


def revoked(tricks: i64, usual: i64) -> i64:
    """ECA-21, ECA-R15: what a revoke with so many tricks leaves its player; below zero: what his opponent gets.

    Here it cannot happen, because such cards are refused. `usual` is what the opponent gets for winning the deal.
    """
    if tricks == HAND:
        return 1
    return -1 if tricks > HAND // 2 else -usual
