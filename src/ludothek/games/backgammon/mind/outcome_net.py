"""A net that says how a game of Backgammon may end, with one hidden layer of rectified units, and where it is kept."""

from array import array
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.backgammon.mind.inputs import INPUTS
from ludothek.thinking.nets.artifact import read_artifact
from ludothek.thinking.nets.logistic import likely
from ludothek.thinking.nets.rows import add_rows

WIN: Final = 0
GAMMON: Final = 1
BACKGAMMON: Final = 2
LOSE_GAMMON: Final = 3
LOSE_BACKGAMMON: Final = 4
OUTPUTS: Final = 5
"""The chances to win at all, doubly or more, triply; to lose doubly or more, triply."""
GRAIN: Final = 2048
"""Weights are kept in parts of this size, two bytes each."""
VERSION: Final = 1
FILE: Final = Path(__file__).with_name("minds.bin")
"""The nets for contact and for races, one after the other."""
HIDDEN: Final = (128, 48)
"""The hidden units of both."""


class Mind:
    """The weights: of every input for all hidden units, of every hidden unit for the outputs, and of these alone."""

    def __init__(self, hidden: i64, weights: vec[float]) -> None:
        self.hidden = hidden
        self.weights = weights
        self._sums = vec[float]([0.0] * hidden)
        self._last = vec[float]([0.0] * INPUTS)
        """What was seen last; the sums are those of it."""
        self._numbers = vec[i64]([0] * INPUTS)
        self._changes = vec[float]([0.0] * INPUTS)
        """The inputs that have changed, and by how much."""

    def forget(self) -> None:
        """See the next position for itself, so that what is said of it depends on nothing seen before."""
        for unit in range(self.hidden):
            self._sums[unit] = 0.0
        for number in range(INPUTS):
            self._last[number] = 0.0

    def think(self, row: vec[float], out: vec[float]) -> None:
        """From the inputs to the chances. Only what differs from the last position is added up anew."""
        self._add_up(row)
        weights = self.weights
        units = self.hidden
        sums = self._sums
        start = INPUTS * units
        last = start + units * OUTPUTS
        win = weights[last]
        gammon = weights[last + 1]
        backgammon = weights[last + 2]
        lose_gammon = weights[last + 3]
        lose_backgammon = weights[last + 4]
        for unit in range(units):
            value = sums[unit]
            if value > 0.0:
                win += value * weights[start]
                gammon += value * weights[start + 1]
                backgammon += value * weights[start + 2]
                lose_gammon += value * weights[start + 3]
                lose_backgammon += value * weights[start + 4]
            start += OUTPUTS
        out[WIN] = likely(win)
        out[GAMMON] = likely(gammon)
        out[BACKGAMMON] = likely(backgammon)
        out[LOSE_GAMMON] = likely(lose_gammon)
        out[LOSE_BACKGAMMON] = likely(lose_backgammon)

    def _add_up(self, row: vec[float]) -> None:
        """Bring the sums from the last position to this one."""
        last_row, numbers, changes = self._last, self._numbers, self._changes
        count: i64 = 0
        for number in range(INPUTS):
            value = row[number] - last_row[number]
            if value != 0.0:
                last_row[number] = row[number]
                numbers[count] = number
                changes[count] = value
                count += 1
        add_rows(self.weights, self.hidden, numbers, changes, 0, count, self._sums, 0)


def size(hidden: i64) -> i64:
    """How many weights such a net has."""
    return (INPUTS + OUTPUTS) * hidden + OUTPUTS


def learnt(number: i64) -> Mind:
    """The net for contact (0) or for races (1), as it is kept."""
    body = read_artifact(FILE, VERSION)
    start: i64 = 0
    for before in range(number):
        start += 2 * size(HIDDEN[before])
    hidden: i64 = HIDDEN[number]
    weights = vec[float]([0.0] * size(hidden))
    wholes = array("h", body[start : start + 2 * len(weights)])
    for index in range(len(weights)):
        weights[index] = float(wholes[index]) / GRAIN
    return Mind(hidden, weights)
