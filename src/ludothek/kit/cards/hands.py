"""Hands of cards as tables show them: their owner sees which, everybody else how many."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from ludothek.core.view import BACK, Piece
from ludothek.kit.cards.cards import card_text
from ludothek.kit.cards.order import Order
from ludothek.kit.common import bits
from ludothek.kit.common.pieces import heap, piece


def open_hand(zone: str, cards: Iterable[tuple[str, str]], came: str = "", fresh: Collection[str] = ()) -> list[Piece]:
    """A hand that is seen: every card by its look and its id; those with a `fresh` id have just come from a zone."""
    return [piece(zone, look, name, "", "", came if name in fresh else "") for look, name in cards]


def covered_hand(zone: str, count: int, came: str = "", fresh: int = 0) -> list[Piece]:
    """A hand of which only the number of cards is seen; so many of them have just come from a zone."""
    return heap(zone, BACK, count, came if fresh else "", min(fresh, count))


def hand_by_order(zone: str, held: int, order: Order, came: str = "", fresh: int = 0, *, seen: bool) -> list[Piece]:
    """A hand of the pack of 32 cards, seen in its order or covered; `fresh` are those that have come from a zone."""
    if not seen:
        return covered_hand(zone, bits.count(held), came, bits.count(fresh))
    return [
        piece(zone, card_text(card), card_text(card), "", "", came if fresh >> card & 1 else "")
        for card in in_order(held, order)
    ]


@lru_cache(maxsize=512)
def in_order(held: int, order: Order) -> tuple[int, ...]:
    """Trumps first, then suit by suit, the highest on the left."""

    def place(card: int) -> tuple[bool, int, int]:
        trump = bool(order.trumps >> card & 1)
        return not trump, 0 if trump else card // 8, -order.heights[card]

    return tuple(sorted(bits.members(held), key=place))
