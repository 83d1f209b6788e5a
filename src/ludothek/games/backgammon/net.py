"""A small neural net that says how a game will end: inputs, one hidden layer, three chances."""

from array import array
from math import exp, tanh
from pathlib import Path
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.backgammon.sight import INPUTS, Sight

HIDDEN: Final = 24
OUTPUTS: Final = 3
"""The chances to win, to win doubly or more, and to lose doubly or more."""
SIZE: Final = INPUTS * HIDDEN + (HIDDEN + 1) * OUTPUTS
GRAIN: Final = 2048
"""Weights are kept in parts of this size, two bytes each."""
FILE: Final = Path(__file__).with_name("net.bin")
"""The nets for both ways to take stones off, as `python -m ludothek.games.backgammon` has learnt them."""


class Thought:
    """What a net makes of a position."""

    def __init__(self, hidden: vec[float], chances: vec[float]) -> None:
        self.hidden = hidden
        self.chances = chances

    def points(self) -> float:
        """The points that are expected, from -2 to 2; a triple win counts like a double one."""
        chances = self.chances
        return 2.0 * chances[0] - 1.0 + chances[1] - chances[2]


class Net:
    """The weights: those of every input for all hidden units, then those of every hidden unit for the outputs."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights

    def think(self, sight: Sight) -> Thought:
        """From what is seen to the chances."""
        weights = self.weights
        hidden = vec[float]([0.0] * HIDDEN)
        for index in range(sight.count):
            row = sight.numbers[index] * HIDDEN
            value = sight.values[index]
            for unit in range(HIDDEN):
                hidden[unit] += value * weights[row + unit]
        chances = vec[float]([0.0] * OUTPUTS)
        for output in range(OUTPUTS):
            chances[output] = weights[SIZE - OUTPUTS + output]
        row = INPUTS * HIDDEN
        for unit in range(HIDDEN):
            hidden[unit] = tanh(hidden[unit])
            for output in range(OUTPUTS):
                chances[output] += hidden[unit] * weights[row]
                row += 1
        for output in range(OUTPUTS):
            chances[output] = 1.0 / (1.0 + exp(-chances[output]))
        return Thought(hidden, chances)

    def learn(self, sight: Sight, thought: Thought, wanted: vec[float], rate: float) -> None:
        """Change the weights so that the chances come a little nearer to those that are wanted."""
        weights = self.weights
        hidden = thought.hidden
        row = INPUTS * HIDDEN
        slopes = vec[float]([0.0] * HIDDEN)
        for output in range(OUTPUTS):
            step = rate * (wanted[output] - thought.chances[output])
            for unit in range(HIDDEN):
                place = row + unit * OUTPUTS + output
                slopes[unit] += step * weights[place] * (1.0 - hidden[unit] * hidden[unit])
                weights[place] += step * hidden[unit]
            weights[SIZE - OUTPUTS + output] += step
        for index in range(sight.count):
            row = sight.numbers[index] * HIDDEN
            value = sight.values[index]
            for unit in range(HIDDEN):
                weights[row + unit] += slopes[unit] * value


def fresh(random: Random) -> Net:
    """A net that knows nothing."""
    weights = vec[float]([0.0] * SIZE)
    for index in range(SIZE):
        weights[index] = 0.2 * (random.random() - 0.5)
    return Net(weights)


def load(number: i64) -> Net:
    """One of the nets in the file."""
    packed = FILE.read_bytes()[2 * SIZE * number :]
    weights = vec[float]([0.0] * SIZE)
    for index in range(SIZE):
        whole: i64 = packed[2 * index] | packed[2 * index + 1] << 8
        weights[index] = float(whole - 65536 if whole > 32767 else whole) / GRAIN
    return Net(weights)


def packed(net: Net) -> bytes:
    """A net as it stands in the file."""
    out = array("B")
    for index in range(SIZE):
        whole: i64 = max(-32768, min(32767, round(net.weights[index] * GRAIN))) & 0xFFFF
        out.append(whole & 255)
        out.append(whole >> 8)
    return out.tobytes()
