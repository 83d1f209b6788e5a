"""Pieces as tables show them: made once, and in heaps."""

from functools import cache

from ludothek.core.state import State
from ludothek.core.view import Look, Note, Piece

piece = cache(Piece)
"""There are only so many pieces and places, and views are made all the time: the same pieces serve them all."""

STONE_LOOKS = (
    Look("white", "stone", "", "white", "○", Note("stone-white")),
    Look("black", "stone", "", "black", "●", Note("stone-black")),
)
"""The looks of the stones of both players."""


def points(state: State) -> dict[str, int]:
    """The counters that every client knows."""
    return {f"points.{seat}": state.points(seat) for seat in range(state.seats)}


def heap(zone: str, look: str, count: int, came: str = "", fresh: int = 1, *, place: str = "") -> list[Piece]:
    """Pieces alike that lie together; where it is said from where, so many of them have just come there."""
    new = fresh if came else 0
    pieces = [piece(zone, look, "", place, "", "", count - new)] if count > new else []
    return [*pieces, piece(zone, look, "", place, "", came, new)] if new else pieces
