"""A small neural net that says how likely each of several seats is the next to reach the goal.

Inputs, one hidden layer of rectified units, and an output for every place round the table; those of seats that are not
in the race, or no longer, count for nothing (a masked softmax).
"""

from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.thinking.nets.artifact import read_weights
from ludothek.thinking.nets.net import Features
from ludothek.thinking.nets.rows import add_rows

VERSION: Final = 1
"""Of the files that such nets are kept in (see `artifact`)."""


class Forecast:
    """The weights: those of every input for all hidden units, of every hidden unit for the outputs, of these alone."""

    def __init__(self, inputs: i64, hidden: i64, outputs: i64) -> None:
        self.inputs = inputs
        self.hidden = hidden
        self.outputs = outputs
        self.weights = vec[float]([0.0] * size(inputs, hidden, outputs))
        self._sums = vec[float]([0.0] * hidden)

    def set(self, weights: list[float]) -> None:
        """Take weights as they were kept."""
        own = self.weights
        for index in range(len(own)):
            own[index] = weights[index]

    def think(self, features: Features, running: i64, out: vec[float]) -> None:
        """From what is seen to the chances of those who are running, a set of places."""
        weights = self.weights
        units = self.hidden
        outputs = self.outputs
        sums = self._sums
        for unit in range(units):
            sums[unit] = 0.0
        add_rows(weights, units, features.numbers, features.values, 0, features.count, sums, 0)
        row = self.inputs * units
        for output in range(outputs):
            out[output] = weights[row + units * outputs + output]
        for unit in range(units):
            value = sums[unit]
            if value > 0.0:
                for output in range(outputs):
                    out[output] += value * weights[row + output]
            row += outputs
        total = 0.0
        for output in range(outputs):
            out[output] = exp(out[output]) if (running >> output) & 1 else 0.0
            total += out[output]
        for output in range(outputs):
            out[output] /= total


def size(inputs: i64, hidden: i64, outputs: i64) -> i64:
    """How many weights such a net has."""
    return (inputs + outputs) * hidden + outputs


def load(path: Path, inputs: i64, hidden: i64, outputs: i64) -> list[Forecast]:
    """The nets of this size in a file, one after the other."""
    kept = read_weights(path, VERSION)
    each = size(inputs, hidden, outputs)
    nets: list[Forecast] = []
    for first in range(0, len(kept), each):
        net = Forecast(inputs, hidden, outputs)
        net.set(kept[first : first + each])
        nets.append(net)
    return nets
