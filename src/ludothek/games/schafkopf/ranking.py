"""Which cards are trumps, what belongs together, which card beats which, and what a hand can announce."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import CARDS, JACKS, SUIT
from ludothek.kit.common import bits

SUITS: Final = 4
LEAST: Final = 5
"""SCH-8: as many trumps as somebody must have to announce them."""
MOST: Final = 8
CLUB_JACK: Final = 0x10
"""SCH-4: the set of the jack of clubs alone, the highest trump."""


def _trumps() -> vec[i64]:
    """SCH-4: the four jacks and the cards of the trump suit."""
    table = vec[i64](capacity=SUITS)
    for suit in range(SUITS):
        table = append(table, JACKS | (SUIT << (8 * suit)))
    return table


TRUMPS: Final = _trumps()


def _families() -> vec[i64]:
    """What must be followed when a card is led, for every trump suit: trumps are a suit of their own (SCH-R11)."""
    table = vec[i64](capacity=SUITS * CARDS)
    for trump in range(SUITS):
        for card in range(CARDS):
            plain = SUIT << (8 * (card // 8)) & ~JACKS
            table = append(table, TRUMPS[trump] if TRUMPS[trump] >> card & 1 else plain)
    return table


def _above() -> vec[i64]:
    """The cards that beat a card, for every trump suit (SCH-3, SCH-R5): higher ones of its suit, and trumps."""
    table = vec[i64](capacity=SUITS * CARDS)
    for trump in range(SUITS):
        for card in range(CARDS):
            higher: i64 = 0
            for other in range(CARDS):
                if FAMILIES[trump * CARDS + card] >> other & 1:
                    if _height(other) > _height(card):
                        higher |= bits.single(other)
                elif TRUMPS[trump] >> other & 1:
                    higher |= bits.single(other)
            table = append(table, higher)
    return table


def _height(card: i64) -> i64:
    """Within trumps or a suit: the jacks by their suits, then ace, king, queen, ten and so on."""
    return 12 - card // 8 if card % 8 == 4 else card % 8


FAMILIES: Final = _families()
ABOVE: Final = _above()


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
    for suit in bits.members(suits(hand, count)):
        best = max(best, trump_points(hand, suit))
    return best
