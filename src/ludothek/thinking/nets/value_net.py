"""A small neural net that says what a deal promises every seat, as rewards would tell at its end, all hands seen.

It looks at several things of a kind, such as the colours of a pack, with the same eyes: an input has the same weights
in each of them. What the hidden units make of all is added up, and from these sums and the points that everybody has a
second layer and the outputs follow. How far the deal has gone is known to both layers. A game says what is seen.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludothek.core.state import State
from ludothek.thinking.nets.artifact import read_parts, write_parts
from ludothek.thinking.nets.logistic import likely
from ludothek.thinking.nets.rows import add_rows

VERSION: Final = 1
"""Of the files that weights are kept in (see `artifact`)."""
UNITS: Final = 64
"""Hidden units that look at each thing,"""
SECOND: Final = 32
"""and those of the second layer."""
SCALE: Final = 0.05
"""Points are made small, so that they weigh as much as what else is seen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """What may be learnt from how deals end; a subclass says what is seen, seats counted from the one on turn."""

    def __init__(self, seats: i64, inputs: i64, things: i64, stages: i64, most: i64) -> None:
        """Each of so many things has so many inputs, of which at most so many are there at once."""
        self.seats = seats
        self.things = things
        self.inputs = vec[i64]([0] * (things * most))
        """Those that are there, one thing after the other,"""
        self.ends = vec[i64]([0] * things)
        """and where those of each thing end."""
        self._ones = vec[float]([1.0] * (things * most))
        """All of them count once."""
        self.stage: i64 = 0
        """How far the deal has gone."""
        self._begun = inputs * UNITS
        self._second = self._begun + stages * UNITS
        self._halfway = self._second + (UNITS + seats) * SECOND
        self._outputs = self._halfway + stages * SECOND
        self._biases = self._outputs + seats * SECOND
        self.weights = vec[float]([0.0] * (self._biases + seats))
        """Of every input for all units; of the stages; of the sums and points for the second layer; of the stages once
        more; of the second layer for every output; of these alone."""
        self._seen = vec[float]([0.0] * (things * UNITS))
        self._sums = vec[float]([0.0] * (UNITS + seats))
        self._layer = vec[float]([0.0] * SECOND)
        self._said = vec[float]([0.0] * seats)
        self._back = vec[float]([0.0] * UNITS)
        self._pushed = vec[float]([0.0] * SECOND)

    def sees(self, state: State) -> bool:
        """Can it judge a deal as it stands? Some can between two tricks only."""
        return True

    def look(self, state: State) -> None:
        """Write down the stage and what is seen of each thing."""
        raise NotImplementedError

    def begin(self, random: Random) -> None:
        """Forget all that was learnt: small weights at random."""
        weights = self.weights
        for place in range(len(weights)):
            weights[place] = 0.0
        for place in range(self._begun):
            weights[place] = 0.25 * (2.0 * random.random() - 1.0)
        for place in range(self._second, self._halfway):
            weights[place] = 0.12 * (2.0 * random.random() - 1.0)
        for place in range(self._outputs, self._biases):
            weights[place] = 0.1 * (2.0 * random.random() - 1.0)

    def think(self, state: State) -> vec[float]:
        """What a deal promises every seat."""
        self.look(state)
        self._add_up(state)
        self._conclude()
        rewards = vec[float]([0.0] * self.seats)
        for place in range(self.seats):
            rewards[(state.turn + place) % self.seats] = self._said[place]
        return rewards

    def _add_up(self, state: State) -> None:
        """From what is seen to the sums of the units, and the points beside them."""
        weights, seen, sums = self.weights, self._seen, self._sums
        for unit in range(UNITS):
            sums[unit] = 0.0
        begun = self._begun + self.stage * UNITS
        here: i64 = 0
        first: i64 = 0
        for thing in range(self.things):
            for unit in range(UNITS):
                seen[here + unit] = weights[begun + unit]
            add_rows(weights, UNITS, self.inputs, self._ones, first, self.ends[thing], seen, here)
            for unit in range(UNITS):
                if seen[here + unit] > 0.0:
                    sums[unit] += seen[here + unit]
            first = self.ends[thing]
            here += UNITS
        for place in range(self.seats):
            sums[UNITS + place] = SCALE * float(state.points((state.turn + place) % self.seats))

    def _conclude(self) -> None:
        """From the sums to what is said."""
        weights, layer, sums = self.weights, self._layer, self._sums
        halfway = self._halfway + self.stage * SECOND
        for unit in range(SECOND):
            layer[unit] = weights[halfway + unit]
        row = self._second
        for place in range(UNITS + self.seats):
            value = sums[place]
            if value != 0.0:
                for unit in range(SECOND):
                    layer[unit] += value * weights[row + unit]
            row += SECOND
        row = self._outputs
        for place in range(self.seats):
            total = weights[self._biases + place]
            for unit in range(SECOND):
                if layer[unit] > 0.0:
                    total += layer[unit] * weights[row + unit]
            self._said[place] = likely(total)
            row += SECOND

    def learn(self, rewards: vec[float], first: i64, rate: float) -> None:
        """Say something more like these rewards of what was thought about last, when seat `first` was on turn."""
        weights, layer, sums, seen = self.weights, self._layer, self._sums, self._seen
        back, pushed = self._back, self._pushed
        for unit in range(SECOND):
            pushed[unit] = 0.0
        row = self._outputs
        for place in range(self.seats):
            push = rate * (rewards[(first + place) % self.seats] - self._said[place])
            weights[self._biases + place] += push
            for unit in range(SECOND):
                if layer[unit] > 0.0:
                    pushed[unit] += push * weights[row + unit]
                    weights[row + unit] += push * layer[unit]
            row += SECOND
        halfway = self._halfway + self.stage * SECOND
        for unit in range(SECOND):
            weights[halfway + unit] += pushed[unit]
        row = self._second
        for place in range(UNITS + self.seats):
            value = sums[place]
            total = 0.0
            for unit in range(SECOND):
                total += weights[row + unit] * pushed[unit]
                weights[row + unit] += value * pushed[unit]
            if place < UNITS:
                back[place] = total
            row += SECOND
        begun = self._begun + self.stage * UNITS
        here: i64 = 0
        place = 0
        for thing in range(self.things):
            for unit in range(UNITS):
                if seen[here + unit] > 0.0:
                    weights[begun + unit] += back[unit]
            while place < self.ends[thing]:
                row = self.inputs[place] * UNITS
                for unit in range(UNITS):
                    if seen[here + unit] > 0.0:
                        weights[row + unit] += back[unit]
                place += 1
            here += UNITS


def write(path: Path, command: str, learnt: Sequence[Outlook]) -> None:
    """Keep the weights of some nets, one after the other."""
    write_parts(path, VERSION, command, [outlook.weights for outlook in learnt])


def read(path: Path, learnt: Sequence[Outlook]) -> None:
    """Give nets the weights that were kept."""
    read_parts(path, VERSION, [outlook.weights for outlook in learnt])
