"""Which card beats which in Écarté, which is higher where lots are drawn, and what tricks are worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.kit.cards.cards import SUIT
from ludothek.kit.cards.order import Order

HAND: Final = 5
"""So many cards has each player, and so many tricks has a deal."""
KING_RANK: Final = 6
HEIGHTS: Final = vec[i64]([0, 1, 2, 3, 5, 6, 7, 4])
"""ECA-3: the height of each rank from seven to ace; the king is the highest, and the ace stands below the jack."""
ORDERS: Final = [Order(SUIT << (8 * suit), HEIGHTS, ruff=True, beat=True) for suit in range(4)]
"""ECA-16, ECA-R11: by the suit that is trumps; who can must follow suit, else trump, and take the trick."""
TRUMPLESS: Final = Order(0, HEIGHTS)
"""The order before a card is turned up: there are no trumps."""


def draws_higher(card: i64) -> i64:
    """ECA-3, ECA-R12: how high a card is where lots are drawn; of the same rank clubs is the highest suit."""
    return 4 * HEIGHTS[card % 8] + 3 - card // 8


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
