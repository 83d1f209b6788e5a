"""A table of known positions (a transposition table): what a search has found out of each, kept in a fixed room.

A bucket has two slots: one keeps what was searched most deeply, the other what came last. What is left of an
earlier decision gives way first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What is known of a value: it is just this, or it is at least or at most this and that was enough.
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

AGES: Final = 64
"""Decisions that are told apart."""


class Transpositions:
    """Positions by their keys."""

    def __init__(self, buckets: i64) -> None:
        self.values = vec[float]([0.0] * (2 * buckets))
        self._buckets = buckets
        self._keys = vec[i64]([-1] * (2 * buckets))
        self._notes = vec[i64]([0] * (2 * buckets))
        """The best move + 1, the age (6 bits), the depth (8 bits) and what is known of the value (2 bits)."""
        self._age: i64 = 0

    def grow_old(self) -> None:
        """Another decision begins."""
        self._age = (self._age + 1) % AGES

    def find(self, key: i64) -> i64:
        """The slot of a position, -1 where it is not known."""
        slot = 2 * (key % self._buckets)
        if self._keys[slot] == key:
            return slot
        if self._keys[slot + 1] == key:
            return slot + 1
        return -1

    def move(self, slot: i64) -> i64:
        """The best move that was found."""
        return (self._notes[slot] >> 16) - 1

    def depth(self, slot: i64) -> i64:
        """How deep the position was searched."""
        return self._notes[slot] >> 2 & 255

    def bound(self, slot: i64) -> i64:
        """What is known of its value."""
        return self._notes[slot] & 3

    def keep(self, key: i64, move: i64, depth: i64, bound: i64, value: float) -> None:
        """Note what was found out."""
        slot = 2 * (key % self._buckets)
        if self._keys[slot] != key:
            fresh = self._notes[slot] >> 10 & 63 == self._age
            if self._keys[slot + 1] == key or (fresh and self.depth(slot) > depth):
                slot += 1
        self._keys[slot] = key
        self.values[slot] = value
        self._notes[slot] = (move + 1) << 16 | self._age << 10 | depth << 2 | bound
