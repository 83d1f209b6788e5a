"""What computer players know of Einundzwanzig: when to stop, for the most points and for winning, exactly."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.einundzwanzig.rules import GOAL, ROUNDS, STOP, THROW, Einundzwanzig
from ludothek.kit.common.dice import FACES

SAFE: Final = 0
"""Throws as long as nothing can happen, and then stops."""
MEAN: Final = 1
"""Gets the most points on average, whatever the others have."""
WIN: Final = 2
"""Wins as often as possible: against one who does the same, or against several who play for the mean."""
OUT: Final = GOAL + 1
"""Every sum above 21."""


def throws(round_: i64) -> list[tuple[int, float]]:
    """What can be thrown in the second round (1) and in the third (2), each with its chance."""
    if round_ == 2:
        return [(pips, 1 / 6) for pips in range(1, 7)]
    return [(pips, (6 - abs(pips - 7)) / 36) for pips in range(2, 13)]


THROWS: Final = [throws(round_) for round_ in range(ROUNDS)]


class Duel:
    """Two who both play to win: everybody's chance in every position before a throw, from the last one back."""

    def __init__(self) -> None:
        self._found: dict[int, tuple[float, float]] = {}

    def best(self, state: Einundzwanzig) -> i64:
        """The better of two moves; stopping where they are equal."""
        sums = (state.total(0), state.total(1))
        stop = self._after(state.round, state.player, sums, state.stopped | (1 << state.player))
        throw = self._thrown(state.round, state.player, sums, state.stopped)
        return THROW if throw[state.player] > stop[state.player] else STOP

    def chances(self, round_: i64, player: i64, sums: tuple[int, int], stopped: i64) -> tuple[float, float]:
        """What both win if this one is to decide; a shared win counts half."""
        key = (((round_ * 2 + player) * 32 + sums[0]) * 32 + sums[1]) * 4 + stopped
        if key not in self._found:
            stop = self._after(round_, player, sums, stopped | (1 << player))
            throw = self._thrown(round_, player, sums, stopped)
            self._found[key] = throw if throw[player] > stop[player] else stop
        return self._found[key]

    def _thrown(self, round_: i64, player: i64, sums: tuple[int, int], stopped: i64) -> tuple[float, float]:
        first = second = 0.0
        for pips, chance in THROWS[round_]:
            reached = min(sums[player] + pips, OUT)
            after = (reached, sums[1]) if player == 0 else (sums[0], reached)
            one, other = self._after(round_, player, after, stopped)
            first += chance * one
            second += chance * other
        return first, second

    def _after(self, round_: i64, player: i64, sums: tuple[int, int], stopped: i64) -> tuple[float, float]:
        """What both win once this one has thrown or stopped."""
        for step in range(round_ * 2 + player + 1, ROUNDS * 2):
            seat = step % 2
            if sums[seat] < GOAL and (stopped >> seat) & 1 == 0:
                return self.chances(step // 2, seat, sums, stopped)
        one, other = sums[0] % OUT, sums[1] % OUT
        if one == other:
            return (0.5, 0.5) if one > 0 else (0.0, 0.0)
        return (1.0, 0.0) if one > other else (0.0, 1.0)


def best_sums(worth: vec[float], round_: i64) -> vec[float]:
    """What every sum is worth before a round to one who decides, from what it is worth in the end."""
    now = worth
    for later in range(ROUNDS - 1, round_ - 1, -1):
        before = now
        now = vec[float](capacity=OUT + 1)
        for total in range(OUT + 1):
            stop = worth[total]
            now = append(now, max(stop, thrown(before, later, total)) if total < GOAL else stop)
    return now


def thrown(worth: vec[float], round_: i64, total: i64) -> float:
    """What is to be expected of a throw, from what every sum is worth after it."""
    expected = 0.0
    for pips, chance in THROWS[round_]:
        expected += chance * worth[min(total + pips, OUT)]
    return expected


def better(worth: vec[float], round_: i64, total: i64) -> i64:
    """To throw or to stop, from what every sum is worth in the end."""
    return THROW if thrown(best_sums(worth, round_ + 1), round_, total) > worth[total] else STOP


POINTS: Final = vec[float]([float(total % OUT) for total in range(OUT + 1)])
"""What every sum is worth to one who wants points."""


def final_sums(round_: i64, total: i64) -> vec[float]:
    """How likely one who plays for the mean ends with each sum, if he is to decide before this round."""
    chances = vec[float]([0.0] * (OUT + 1))
    if round_ == ROUNDS or total >= GOAL or better(POINTS, round_, total) == STOP:
        chances[min(total, OUT)] = 1.0
        return chances
    for pips, chance in THROWS[round_]:
        after = final_sums(round_ + 1, total + pips)
        for reached in range(OUT + 1):
            chances[reached] += chance * after[reached]
    return chances


def shares(state: Einundzwanzig) -> vec[float]:
    """What each final sum of the seat in turn wins if all others play for the mean; a shared win counts in part.

    What they will have thrown by the next round is not known yet, and is not waited for.
    """
    finals: list[vec[float]] = []
    for seat in range(state.seats):
        if seat != state.turn:
            total = state.total(seat)
            stays = not state.throws_on(seat)
            finals.append(final_sums(ROUNDS if stays else state.round + int(seat < state.turn), total))
    out = vec[float](capacity=OUT + 1)
    for total in range(OUT + 1):
        ties = vec[float]([1.0] + [0.0] * len(finals))
        for index, final in enumerate(finals):
            below = final[OUT]
            for less in range(total):
                below += final[less]
            for count in range(index + 1, 0, -1):
                ties[count] = ties[count] * below + ties[count - 1] * final[total]
            ties[0] *= below
        share = 0.0
        for count in range(len(ties)):
            share += ties[count] / (count + 1)
        out = append(out, share if total <= GOAL else 0.0)
    return out


class EinundzwanzigKnowledge(Knowledge):
    """Every level plays by rule or by exact calculation; nothing has to be searched."""

    def __init__(self) -> None:
        self._duel = Duel()

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Einundzwanzig)
        total = state.total(state.turn)
        if skill == SAFE:
            return THROW if total + FACES * (ROUNDS - state.round) <= GOAL else STOP
        if skill == MEAN:
            return better(POINTS, state.round, total)
        if state.seats == 2:
            return self._duel.best(state)
        return better(shares(state), state.round, total)
