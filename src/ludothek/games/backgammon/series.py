"""A game of Backgammon, or a match: games until a player has enough points."""

from ludothek.core.options import Options
from ludothek.core.result import Result, best_of
from ludothek.core.series import Series
from ludothek.core.state import State
from ludothek.games.backgammon.rules import start
from ludothek.games.backgammon.terms import Terms

UNLIMITED = 1 << 20
"""Nobody accepts twenty doubles; so far the cube is drawn."""


class Games(Series):
    """One game, or a match to `match_points`. Who is White is thrown for before every game."""

    def __init__(self, options: Options) -> None:
        self.goal = int(options["match_points"])
        self._options = options
        super().__init__(2, self._game, length=0 if self.goal else 1)

    def _game(self, _seats: int, _dealer: int) -> State:
        options = self._options
        crawford = self._crawford()
        limit = UNLIMITED if options["cube_max"] == "unlimited" else int(options["cube_max"])
        needs = [max(self.goal - points, 0) for points in self.totals]
        return start(
            Terms(
                opening_roll=options["opening"] == "opening_roll",
                highest=options["bear_off"] == "highest",
                always=options["compulsion"] == "always",
                self_hit=options["band_entry"] == "self_hit",
                cube_limit=limit if options["cube"] == "on" and not crawford else 1,
                crawford=crawford,
                throw_cap=int(options["throw_cap"]),
                needs=needs[0],
                other_needs=needs[1],
            )
        )

    def _crawford(self) -> bool:
        """Has a player just come within a point of winning the match?"""
        if self._options["cube"] == "off" or self._options["crawford"] == "off" or not self.results:
            return False
        last = self.results[-1].points
        before = [total - points for total, points in zip(self.totals, last, strict=True)]
        return max(before) < self.goal - 1 == max(self.totals)

    @property
    def over(self) -> bool:
        """Has the game, or the match, been won?"""
        return max(self.totals) >= self.goal if self.goal else bool(self.results)

    def result(self) -> Result:
        """Who has won."""
        return best_of(self.totals, "reason-total") if self.goal else super().result()
