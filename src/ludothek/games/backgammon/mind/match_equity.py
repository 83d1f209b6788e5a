"""How likely a match is won from every score: a match equity table, computed from how games go on the average.

In a game between equals so many wins are doubled, both use the cube as well as they can (see `cube`), and whoever
trails after the Crawford game doubles at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.backgammon.mind.cube import CENTRE, Equity, Score, held

DOUBLED: Final = 0.29
"""This part of all wins is double, if games are played to their end."""
LIFE_OF_GAMES: Final = 0.8
"""Over a whole game the cube is turned nearly at the best moment: so far from dead to live."""
FREE_DROP: Final = 0.012
"""So much it is worth to give up a game that begins badly, for nothing where an even number of points is missing."""


class MatchEquity:
    """The chances to win a match when a side needs some points and the other side some."""

    def __init__(self, most: i64) -> None:
        """As far as `most` points for both."""
        self.most = most
        self._width = most + 1
        self._even = vec[float]([0.5] * (self._width * self._width))
        self._after = vec[float]([0.5] * self._width)
        """For whoever needs so many where the other needs one, after the Crawford game,"""
        self._crawford = vec[float]([0.5] * self._width)
        """and in it."""
        for needs in range(2, self._width):
            even = 0.5 - FREE_DROP if needs % 2 == 0 else 0.5
            self._after[needs] = even * self._behind(needs, 2)
        for needs in range(2, self._width):
            self._crawford[needs] = 0.5 * self._behind(needs, 1)
        for total in range(4, 2 * most + 1):
            for needs in range(max(2, total - most), min(most, total - 2) + 1):
                if 2 * needs <= total:
                    self._settle(needs, total - needs)

    def _behind(self, needs: i64, cube: i64) -> float:
        """What a win is worth to whoever trails."""
        single = self.chance(needs - cube, 1, crawford=True)
        return (1.0 - DOUBLED) * single + DOUBLED * self.chance(needs - 2 * cube, 1, crawford=True)

    def _settle(self, mine: i64, theirs: i64) -> None:
        double = 0.5 * DOUBLED
        ends = Equity(vec[float]([0.5, double, 0.0, double, 0.0]), MatchScore(self, mine, theirs))
        chance = 0.5 * (1.0 + held(ends, 1, CENTRE, 1 << 20, LIFE_OF_GAMES))
        self._even[mine * self._width + theirs] = chance
        self._even[theirs * self._width + mine] = 1.0 - chance

    def chance(self, mine: i64, theirs: i64, *, crawford: bool) -> float:
        """Of whoever needs `mine` points. `crawford`: has the Crawford game been played, or is there none?"""
        if mine <= 0:
            return 1.0
        if theirs <= 0:
            return 0.0
        if mine == 1 and theirs == 1:
            return 0.5
        if mine == 1:
            return 1.0 - (self._after[theirs] if crawford else self._crawford[theirs])
        if theirs == 1:
            return self._after[mine] if crawford else self._crawford[mine]
        return self._even[mine * self._width + theirs]


class MatchScore(Score):
    """A game of a match, in which a side needs some points and the other side some."""

    def __init__(self, matches: MatchEquity, mine: i64, theirs: i64) -> None:
        self._matches = matches
        self._mine = mine
        self._theirs = theirs
        self._crawford = mine == 1 or theirs == 1

    def won(self, points: i64) -> float:
        return 2.0 * self._matches.chance(self._mine - points, self._theirs, crawford=self._crawford) - 1.0

    def lost(self, points: i64) -> float:
        return 2.0 * self._matches.chance(self._mine, self._theirs - points, crawford=self._crawford) - 1.0

    def swapped(self) -> Score:
        return MatchScore(self._matches, self._theirs, self._mine)

    def useful(self, cube: i64) -> bool:
        return cube < self._mine
