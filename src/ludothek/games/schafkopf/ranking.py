"""Which cards are trumps and which card beats which, for every trump suit, and what a hand can announce."""

from typing import Final

from mypy_extensions import i64

from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import JACKS
from ludothek.kit.cards.order import JACKS_ABOVE, WITH_JACKS, Order
from ludothek.kit.common import bits

SUITS: Final = 4
LEAST: Final = 5
"""SCH-8: as many trumps as somebody must have to announce them."""
CLUB_JACK: Final = 0x10
"""SCH-4: the set of the jack of clubs alone, the highest trump."""


TRUMPS: Final = WITH_JACKS[:SUITS]
"""SCH-4: the four jacks and the cards of the trump suit."""
ORDERS: Final = [Order(trumps, JACKS_ABOVE, ruff=True, beat=True) for trumps in TRUMPS]
"""SCH-3, SCH-12, SCH-R5, SCH-R11: what the cards do to each other, for every trump suit."""
LAX_ORDERS: Final = [Order(trumps, JACKS_ABOVE, ruff=True) for trumps in TRUMPS]
"""The same where nobody has to beat what lies there."""
UNNAMED: Final = Order(JACKS, JACKS_ABOVE)
"""Before a suit is named only the jacks are trumps."""


def number(hand: i64) -> i64:
    """SCH-8, SCH-R6, SCH-R9: how many trumps eight cards can announce; 0 where they cannot."""
    if hand & JACKS == 0:
        return 0
    most: i64 = 0
    for suit in range(SUITS):
        most = max(most, bits.count(hand & TRUMPS[suit]))
    return most if most >= LEAST else 0


def suits(hand: i64, count: i64) -> i64:
    """The suits that give so many trumps, as bits."""
    found: i64 = 0
    for suit in range(SUITS):
        if bits.count(hand & TRUMPS[suit]) == count:
            found |= 1 << suit
    return found


def trump_points(hand: i64, suit: i64) -> i64:
    """SCH-R7: what the trumps of a hand count if this suit is named."""
    return cards.points(hand & TRUMPS[suit])


def best_points(hand: i64, count: i64) -> i64:
    """SCH-R7: what so many trumps count, by the suit in which they count most."""
    best: i64 = 0
    for suit in range(SUITS):
        if bits.count(hand & TRUMPS[suit]) == count:
            best = max(best, trump_points(hand, suit))
    return best
