"""How many pairs can be put away if all cards are known: a depth-first search that never looks at a position twice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PILES: Final = 8
SIZE: Final = 4
"""So many cards lie in a pile; cards 4 x pile to 4 x pile + 3 of a deal, from below to above."""
FULL: Final = 0x44444444
"""How many cards the piles have, four bits each: here all of them four."""
RANK: Final = 7
"""The bits of a card that are its rank."""


def height(left: i64, pile: i64) -> i64:
    """How many of its cards a pile still has."""
    return (left >> 4 * pile) & 15


def without(left: i64, one: i64, other: i64) -> i64:
    """What is left when the top cards of two piles are gone."""
    return left - (1 << 4 * one) - (1 << 4 * other)


class Solver:
    """Knows a deal, and of every position in it that was ever asked about the most pairs that still go."""

    def __init__(self, cards: vec[i64]) -> None:
        self._cards = cards
        self._found: dict[int, int] = {0: 0}

    def most(self, left: i64) -> i64:
        """The most pairs that can be put away from here on."""
        if left in self._found:
            return self._found[left]
        tops = vec[i64]([0] * PILES)
        rest = vec[i64]([0] * PILES)
        cards: i64 = 0
        for pile in range(PILES):
            high = height(left, pile)
            cards += high
            for place in range(SIZE * pile, SIZE * pile + high):
                rest[self._cards[place] & RANK] += 1
            if high > 0:
                tops[self._cards[SIZE * pile + high - 1] & RANK] += 1
        best: i64 = 0
        for rank in range(PILES):
            # Where all that are left of a rank lie open, nothing is lost by putting two of them away at once.
            if tops[rank] > 1 and tops[rank] == rest[rank]:
                best = self._best_of(left, rank, cards // 2, only=True)
                self._found[left] = best
                return best
        for rank in range(PILES):
            if tops[rank] > 1 and 2 * best < cards:
                best = max(best, self._best_of(left, rank, cards // 2, only=False))
        self._found[left] = best
        return best

    def _best_of(self, left: i64, rank: i64, all_pairs: i64, *, only: bool) -> i64:
        """The most pairs if the first is of this rank: any two of it that lie open or, with `only`, just the first."""
        best: i64 = 0
        for other in range(1, PILES):
            if not self._shows(left, other, rank):
                continue
            for one in range(other):
                if self._shows(left, one, rank):
                    best = max(best, 1 + self.most(without(left, one, other)))
                    if only or best == all_pairs:
                        return best
        return best

    def _shows(self, left: i64, pile: i64, rank: i64) -> bool:
        high = height(left, pile)
        return high > 0 and self._cards[SIZE * pile + high - 1] & RANK == rank

    def comes_out(self, left: i64) -> bool:
        """Can all that is left be put away?"""
        cards: i64 = 0
        for pile in range(PILES):
            cards += height(left, pile)
        return 2 * self.most(left) == cards
