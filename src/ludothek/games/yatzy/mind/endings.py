"""The end of a game of Yatzy for two: the exact chance to win, where the most points on average may not be the best.

In the last rounds both sheets have so few free fields that everything which can still happen is gone through, with
both playing for the win. A draw counts as half of one.
"""

from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.yatzy.mind.optimum import FULL_SHEET, POINTS, POINTS_END, Round
from ludothek.games.yatzy.rules import ALL, BONUS, BONUS_FROM, ENTER, FIELDS, FREE, SEVERAL, STRIKE, UPPER, Yatzy

ROUNDS: Final = 2
"""So many of the last ones are played for the win."""
SECONDS: Final = 1.0
"""No decision takes longer than this; where that is not enough, it is left to the points."""
SPREAD: Final = 1024
"""More than any lead, for keys."""
AHEAD: Final = 600
"""As much as is added to a lead so that it is never negative."""


class Sheet:
    """What matters of a sheet for the rest of the game."""

    def __init__(self, filled: i64, upper: i64) -> None:
        self.filled = filled
        self.upper = upper

    def key(self) -> i64:
        return self.filled << 6 | self.upper

    def written(self, field: i64, points: i64) -> "Sheet":
        """The sheet with one field more."""
        upper = min(self.upper + points, BONUS_FROM) if field < UPPER else self.upper
        return Sheet(self.filled | 1 << field, upper)

    def bonus(self) -> i64:
        """What it has for the upper half."""
        return BONUS if self.upper >= BONUS_FROM else 0

    def most(self) -> i64:
        """No more than this can be added to what is written, the bonus included."""
        total: i64 = 0
        upper = self.upper
        for field in range(FIELDS):
            if (self.filled >> field) & 1 == 0:
                best = POINTS[field][len(POINTS[field]) - 1]
                total += best
                if field < UPPER:
                    upper += best
        return total + BONUS if upper >= BONUS_FROM else total


def sheet_of(state: Yatzy, seat: i64) -> Sheet:
    """The sheet of a seat."""
    filled: i64 = 0
    for field in range(FIELDS):
        if state.sheets[seat * FIELDS + field] != FREE:
            filled |= 1 << field
    return Sheet(filled, min(state.written(seat, 0, UPPER), BONUS_FROM))


def near(state: Yatzy) -> bool:
    """Is this a game for two in its last rounds, and no more to come whose points are added?"""
    return state.seats == 2 and state.left <= 2 * ROUNDS and state.terms & SEVERAL == 0


class Endings:
    """Chances to win under one agreement; what was found out is kept for the next decision."""

    def __init__(self, terms: i64, seconds: float) -> None:
        self._terms = terms
        self._seconds = seconds
        self._end = 0.0
        self._late = False
        self._round = Round()
        self._known: dict[i64, float] = {}

    def values(self, state: Yatzy, moves: vec[i64]) -> vec[float]:
        """The chance to win after each move of whoever's turn it is; none at all if the time is too short."""
        self._end = perf_counter() + self._seconds
        self._late = False
        if len(self._known) > 1000000:
            self._known.clear()
        seat = state.turn
        own = sheet_of(state, seat)
        lead = state.written(seat, 0, FIELDS) - state.written(1 - seat, 0, FIELDS)
        after = self._after(own, sheet_of(state, 1 - seat), lead)
        out = vec[float](capacity=len(moves))
        if self._late:
            return out
        weighed = self._round
        weighed.after = after
        weighed.weigh(own.filled, self._terms)
        shown = state.shown(ALL)
        for move in moves:
            if move >= ENTER:
                field = (move - ENTER) % FIELDS
                points = state.worth(shown, field) if move < STRIKE else 0
                out = append(out, after[field * POINTS_END + points])
            else:
                out = append(out, weighed.early[move] if state.throws == 1 else weighed.late[move])
        return out

    def _after(self, own: Sheet, other: Sheet, lead: i64) -> vec[float]:
        """The chance of whoever is about to write, by field and points."""
        after = vec[float]([0.0] * (FIELDS * POINTS_END))
        for field in range(FIELDS):
            if (own.filled >> field) & 1 == 0:
                for points in POINTS[field]:
                    theirs = self._chance(other, own.written(field, points), -lead - points)
                    after[field * POINTS_END + points] = 1.0 - theirs
        return after

    def _chance(self, own: Sheet, other: Sheet, lead: i64) -> float:
        """The chance of whoever is about to throw, ahead by so many points without any bonus."""
        if lead + own.most() < other.bonus():
            return 0.0
        if lead + own.bonus() > other.most():
            return 1.0
        if own.filled == FULL_SHEET:
            ahead = lead + own.bonus() - other.bonus()
            return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
        key = (own.key() << 19 | other.key()) * SPREAD + lead + AHEAD
        if key in self._known:
            return self._known[key]
        if perf_counter() > self._end:
            self._late = True
        if self._late:
            return 0.5
        after = self._after(own, other, lead)
        if self._late:
            return 0.5
        self._round.after = after
        chance = self._round.weigh(own.filled, self._terms)
        self._known[key] = chance
        return chance
