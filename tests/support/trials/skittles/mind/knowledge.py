"""What computer players know of Skittles: in which rows whoever is to move wins."""

from functools import cache
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from skittles.rules import MOVES, SKITTLES, Skittles, felled

ROW: Final = 0
"""Leaves the next one a row that loses, if there is such a move; of three at the table, as if they were two."""


class SkittlesKnowledge(Knowledge):
    """Knows all rows by heart."""

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Skittles)
        standing = frozenset(each for each in range(SKITTLES) if state.fallen[each] < 0)
        moves = list(state.moves())
        good = [move for move in moves if not _wins(standing.difference(felled(move)), state.loses)]
        return (good or moves)[random.randrange(len(good or moves))]


@cache
def _wins(standing: frozenset[int], loses: int) -> bool:
    """Does whoever is to move win with these skittles left?"""
    if not standing:
        return loses == 1
    moves = (frozenset(felled(move)) for move in range(MOVES))
    return any(not _wins(standing - each, loses) for each in moves if each <= standing)
