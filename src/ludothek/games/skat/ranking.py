"""Which cards are trumps, what must be followed and which card takes a trick, in every kind of game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.cards.cards import ORDER
from ludothek.kit.cards.order import NATURAL, WITH_JACKS, Order

KINDS: Final = 6
"""Four suits that may be trumps, grand and null games (SKA-26)."""
TRUMPS: Final = append(WITH_JACKS[:], 0)
"""SKA-4, SKA-27, SKA-28, SKA-29: the set of the trumps in every kind of game."""
ORDERS: Final = [Order(trumps, ORDER if trumps else NATURAL) for trumps in TRUMPS]
"""SKA-29, SKA-31, SKA-34, SKA-R4: what the cards do to each other, in every kind of game."""
PLACES: Final = vec[i64]([6, 5, 4, 1, 0, 3, 2, 0])
"""The place of each rank in A 10 K Q 9 8 7; the jack has none."""
