"""Hands of cards as tables show them: their owner sees which, everybody else how many."""

from collections.abc import Collection, Iterable

from ludothek.core.view import BACK, Piece
from ludothek.kit.common.pieces import heap, piece


def open_hand(zone: str, cards: Iterable[tuple[str, str]], came: str = "", fresh: Collection[str] = ()) -> list[Piece]:
    """A hand that is seen: every card by its look and its id; those with a `fresh` id have just come from a zone."""
    return [piece(zone, look, name, "", "", came if name in fresh else "") for look, name in cards]


def covered_hand(zone: str, count: int, came: str = "", fresh: int = 0) -> list[Piece]:
    """A hand of which only the number of cards is seen; so many of them have just come from a zone."""
    return heap(zone, BACK, count, came if fresh else "", min(fresh, count))
