"""What a cube is worth to whom: take points, and equities with the cube (Janowski), for money and in a match.

All is seen from the side whose chances are given. Worth is counted in points, or in a match from -1, it is lost, to 1.
A cube is dead where doubling again is of no use. A live cube is turned at the very point where the other may as well
drop; the truth lies between, nearer to the live one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.backgammon.mind.outcome_net import BACKGAMMON, GAMMON, LOSE_BACKGAMMON, LOSE_GAMMON, WIN

CENTRE: Final = 0
MINE: Final = 1
THEIRS: Final = -1
"""Who has the cube."""
LIFE: Final = 0.68
"""So far from dead to live a cube is while stones can be hit (Janowski's x),"""
LIFE_IN_RACE: Final = 0.62
"""and in a race."""
DOUBLES: Final = 6
"""In a game for money nobody looks further ahead than so many doubles."""


class Score:
    """What it is worth to win or to lose so many points. This one plays for money."""

    def won(self, points: i64) -> float:
        """To win them."""
        return float(points)

    def lost(self, points: i64) -> float:
        """To lose them."""
        return -float(points)

    def swapped(self) -> "Score":
        """As the other side has it."""
        return self

    def useful(self, cube: i64) -> bool:
        """May it be of use to double a cube that shows so many?"""
        return True


class Equity:
    """How large wins and losses are on the average with a cube, given how often they are doubled and tripled."""

    def __init__(self, chances: vec[float], score: Score) -> None:
        self.score = score
        win = chances[WIN]
        lose = 1.0 - win
        self.win = win
        self._double = min(1.0, chances[GAMMON] / win) if win > 0.0 else 0.0
        self._triple = min(self._double, chances[BACKGAMMON] / win) if win > 0.0 else 0.0
        self._lose_double = min(1.0, chances[LOSE_GAMMON] / lose) if lose > 0.0 else 0.0
        self._lose_triple = min(self._lose_double, chances[LOSE_BACKGAMMON] / lose) if lose > 0.0 else 0.0

    def won(self, cube: i64) -> float:
        """What a win is worth."""
        score = self.score
        return (
            (1.0 - self._double) * score.won(cube)
            + (self._double - self._triple) * score.won(2 * cube)
            + self._triple * score.won(3 * cube)
        )

    def lost(self, cube: i64) -> float:
        """What a loss is worth."""
        score = self.score
        return (
            (1.0 - self._lose_double) * score.lost(cube)
            + (self._lose_double - self._lose_triple) * score.lost(2 * cube)
            + self._lose_triple * score.lost(3 * cube)
        )

    def dead(self, cube: i64) -> float:
        """What the game is worth with a cube that nobody turns any more."""
        return self.win * self.won(cube) + (1.0 - self.win) * self.lost(cube)

    def swapped(self) -> "Equity":
        """As the other side has it."""
        other = Equity(vec[float]([0.5, 0.0, 0.0, 0.0, 0.0]), self.score.swapped())
        other.win = 1.0 - self.win
        other._double = self._lose_double
        other._triple = self._lose_triple
        other._lose_double = self._double
        other._lose_triple = self._triple
        return other


def take_point(mine: Equity, theirs: Equity, cube: i64, limit: i64, looks: i64) -> float:
    """The least chance to win with which I take a cube that then shows `cube`, if all later ones are live."""
    drop = mine.score.lost(cube // 2)
    lost = mine.lost(cube)
    if looks == 0 or cube >= limit or not mine.score.useful(cube):
        gain = mine.won(cube) - lost
        reach = 1.0
    else:
        gain = mine.score.won(cube) - lost
        reach = 1.0 - take_point(theirs, mine, 2 * cube, limit, looks - 1)
    if gain <= 0.0:
        return 1.0
    return min(1.0, max(0.0, (drop - lost) / gain * reach))


def _between(low: float, low_worth: float, high: float, high_worth: float, here: float) -> float:
    """On the straight line between two points."""
    if high - low <= 1e-9:
        return high_worth
    return low_worth + (high_worth - low_worth) * (here - low) / (high - low)


def _live(mine: Equity, theirs: Equity, cube: i64, owner: i64, limit: i64) -> float:
    """What a game is worth with a cube that is turned at the best moment."""
    win = mine.win
    low = 0.0
    low_worth = mine.lost(cube)
    high = 1.0
    high_worth = mine.won(cube)
    if cube < limit and owner != THEIRS and mine.score.useful(cube):
        cash = 1.0 - take_point(theirs, mine, 2 * cube, limit, DOUBLES)
        cashed = mine.score.won(cube)
        if win >= cash:
            return max(cashed, _between(cash, cashed, high, high_worth, win))
        high, high_worth = cash, cashed
    if cube < limit and owner != MINE and theirs.score.useful(cube):
        take = take_point(mine, theirs, 2 * cube, limit, DOUBLES)
        dropped = mine.score.lost(cube)
        if win <= take:
            return min(dropped, _between(low, low_worth, take, dropped, win))
        low, low_worth = take, dropped
    return _between(low, low_worth, high, high_worth, win)


def held(mine: Equity, cube: i64, owner: i64, limit: i64, life: float) -> float:
    """What a game is worth while a cube lies where it lies."""
    return life * _live(mine, mine.swapped(), cube, owner, limit) + (1.0 - life) * mine.dead(cube)


def may_double(score: Score, cube: i64, owner: i64, limit: i64) -> bool:
    """May I double, and is it of any use?"""
    return owner != THEIRS and cube < limit and score.useful(cube)


def on_throw(mine: Equity, cube: i64, owner: i64, limit: i64, life: float) -> float:
    """What a game is worth to me when I am about to throw and double where that is better."""
    kept = held(mine, cube, owner, limit, life)
    if not may_double(mine.score, cube, owner, limit):
        return kept
    taken = held(mine, 2 * cube, THEIRS, limit, life)
    return max(kept, min(taken, mine.score.won(cube)))
