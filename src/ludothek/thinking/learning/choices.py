"""Choices among moves that were told by their traits, and how weights of habits go after them.

Whatever teaches habits says of every choice what it was worth, and the weights of what was chosen go up with it, those
of the rest down: a gradient of the likelihood. Every weight has a pace of its own (Adagrad).
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.thinking.play.habits import Habits

LEAST: Final = 0.002
"""In the end weights hardly move."""


class Choices:
    """What was chosen since something was learnt last."""

    def __init__(self, habits: Habits) -> None:
        self._habits = habits
        count = len(habits.weights)
        self._squares = vec[float]([1e-6] * count)
        """Of each weight, all that it was ever pushed, squared."""
        self._pushes = vec[float]([0.0] * count)
        """What it is pushed this time."""
        self._counts = vec[i64]()
        """Among how many moves each choice was made,"""
        self._leanings = vec[float]()
        """of each of these moves by how much more it was made than was likely,"""
        self._traits = vec[i64]()
        """and its traits."""

    def note(self, chosen: i64) -> None:
        """Remember a choice by its index among the moves that the habits have weighed."""
        habits = self._habits
        count: i64 = len(habits.moves)
        self._counts = append(self._counts, count)
        for index in range(count):
            leaning = -habits.chances[index] / habits.total
            if index == chosen:
                leaning += 1.0
            self._leanings = append(self._leanings, leaning)
        for place in range(count * habits.width):
            self._traits = append(self._traits, habits.traits[place])

    def learn(self, worths: vec[float], rate: float) -> None:
        """Push the weights by what each choice was worth, and forget the choices."""
        traits, pushes, squares, weights = self._traits, self._pushes, self._squares, self._habits.weights
        place: i64 = 0
        index: i64 = 0
        for choice in range(len(worths)):
            for _ in range(self._counts[choice]):
                push = self._leanings[index] * worths[choice]
                index += 1
                for _ in range(self._habits.width):
                    pushes[traits[place]] += push
                    place += 1
        for place in range(len(traits)):
            trait = traits[place]
            push = pushes[trait]
            if push != 0.0:
                squares[trait] += push * push
                weights[trait] += rate * push / sqrt(squares[trait])
                pushes[trait] = 0.0
        self._counts, self._leanings, self._traits = vec[i64](), vec[float](), vec[i64]()


def rate_at(share: float, first: float) -> float:
    """How far weights go after a share of all that there is to learn, if they go so far at first."""
    return first * (1.0 - share) + LEAST
