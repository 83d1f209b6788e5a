"""A small neural net that says how a game of two will end: inputs, one hidden layer, and chances.

The first chance is to win. Where wins count more than once, two more follow: to win doubly or more, and to lose so.
"""

from math import tanh
from pathlib import Path
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.thinking.nets.artifact import pack_weights, read_weights
from ludothek.thinking.nets.logistic import likely
from ludothek.thinking.nets.rows import add_rows

VERSION: Final = 1
"""Of the files that nets are kept in (see `artifact`)."""


class Features:
    """What a net is given of a position: the inputs that are not zero, `count` of them, by their numbers."""

    def __init__(self, most: i64) -> None:
        """More inputs than `most` are never there at once."""
        self.numbers = vec[i64]([0] * most)
        self.values = vec[float]([0.0] * most)
        self.count: i64 = 0

    def add(self, number: i64, value: float) -> None:
        """Add an input, if it is not zero."""
        if value != 0.0:
            self.numbers[self.count] = number
            self.values[self.count] = value
            self.count += 1


class Thought:
    """What a net makes of a position."""

    def __init__(self, hidden: vec[float], chances: vec[float]) -> None:
        self.hidden = hidden
        self.chances = chances

    def points(self) -> float:
        """The points that are expected, from -1 to 1, or to 2 where a win may count doubly (a triple one does so)."""
        chances = self.chances
        points = 2.0 * chances[0] - 1.0
        return points + chances[1] - chances[2] if len(chances) > 1 else points


def other_side(chances: vec[float]) -> vec[float]:
    """The chances of the other player."""
    if len(chances) == 1:
        return vec[float]([1.0 - chances[0]])
    return vec[float]([1.0 - chances[0], chances[2], chances[1]])


class Net:
    """The weights: those of every input for all hidden units, then those of every hidden unit for the outputs."""

    def __init__(self, inputs: i64, hidden: i64, outputs: i64, weights: vec[float]) -> None:
        self.inputs = inputs
        self.hidden = hidden
        self.outputs = outputs
        self.weights = weights

    def think(self, features: Features) -> Thought:
        """From what is seen to the chances."""
        weights = self.weights
        units = self.hidden
        outputs = self.outputs
        hidden = vec[float]([0.0] * units)
        add_rows(weights, units, features.numbers, features.values, 0, features.count, hidden, 0)
        chances = vec[float]([0.0] * outputs)
        row = self.inputs * units
        for output in range(outputs):
            chances[output] = weights[row + units * outputs + output]
        for unit in range(units):
            hidden[unit] = tanh(hidden[unit])
            for output in range(outputs):
                chances[output] += hidden[unit] * weights[row]
                row += 1
        for output in range(outputs):
            chances[output] = likely(chances[output])
        return Thought(hidden, chances)

    def learn(self, features: Features, thought: Thought, wanted: vec[float], rate: float) -> None:
        """Change the weights so that the chances come a little nearer to those that are wanted."""
        weights = self.weights
        units = self.hidden
        outputs = self.outputs
        hidden = thought.hidden
        row = self.inputs * units
        slopes = vec[float]([0.0] * units)
        for output in range(outputs):
            step = rate * (wanted[output] - thought.chances[output])
            for unit in range(units):
                place = row + unit * outputs + output
                slopes[unit] += step * weights[place] * (1.0 - hidden[unit] * hidden[unit])
                weights[place] += step * hidden[unit]
            weights[row + units * outputs + output] += step
        for index in range(features.count):
            row = features.numbers[index] * units
            value = features.values[index]
            for unit in range(units):
                weights[row + unit] += slopes[unit] * value


def size(inputs: i64, hidden: i64, outputs: i64) -> i64:
    """How many weights such a net has."""
    return inputs * hidden + (hidden + 1) * outputs


def fresh(inputs: i64, hidden: i64, outputs: i64, random: Random) -> Net:
    """A net that knows nothing."""
    weights = vec[float]([0.0] * size(inputs, hidden, outputs))
    for index in range(len(weights)):
        weights[index] = 0.2 * (random.random() - 0.5)
    return Net(inputs, hidden, outputs, weights)


def load(path: Path, inputs: i64, hidden: i64, outputs: i64) -> Net:
    """The net of this size in a file."""
    weights = vec[float]([0.0] * size(inputs, hidden, outputs))
    kept = read_weights(path, VERSION)
    for index in range(len(weights)):
        weights[index] = kept[index]
    return Net(inputs, hidden, outputs, weights)


def packed(net: Net) -> bytes:
    """A net as it stands in a file."""
    return pack_weights(list(net.weights))
