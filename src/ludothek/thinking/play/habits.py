"""What players are wont to do: how likely each legal move is made, by what can be told of it at a glance.

Whatever can be told of a move is a trait, a number with a weight, and the chances of all moves follow from the sums of
their weights (a softmax). A game says which traits a move has; the weights are learnt, by practice (`practice`)
or by watching others (`ludothek.lab.imitation`).
"""

from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludothek.core.state import State
from ludothek.thinking.nets.artifact import read_parts, write_parts

VERSION: Final = 1
"""Of the files that weights are kept in (see `artifact`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits:
    """What may be learnt by doing; a subclass says which traits moves have, the same number for every move."""

    def __init__(self, traits: i64, width: i64, most: i64) -> None:
        """There are so many traits, every move has so many of them, and at most so many moves are legal at once."""
        self.width = width
        self.weights = vec[float]([0.0] * traits)
        self.moves = vec[i64]()
        """The legal moves of the position looked at last,"""
        self.traits = vec[i64]([0] * (most * width))
        """the traits of each, one move after the other,"""
        self.chances = vec[float]([0.0] * most)
        """how likely it is made, in proportion to the others,"""
        self.total = 0.0
        """and what all of these add up to."""

    def look(self, state: State) -> None:
        """Write down the traits of all `moves`, from nothing but what whoever makes them may know."""
        raise NotImplementedError

    def draw(self, state: State, random: Random) -> i64:
        """The index among `moves` of one that is made by habit, as likely as each is."""
        self.moves = state.moves()
        last: i64 = len(self.moves) - 1
        if last == 0:
            return 0
        self.weigh(state)
        left = random.random() * self.total
        chances = self.chances
        for index in range(last):
            left -= chances[index]
            if left < 0.0:
                return index
        return last

    def likely(self, state: State, move: i64) -> float:
        """How likely a move is made: never, if it is not legal."""
        self.moves = state.moves()
        self.weigh(state)
        for index in range(len(self.moves)):
            if self.moves[index] == move:
                return self.chances[index] / self.total
        return 0.0

    def weigh(self, state: State) -> None:
        """Find out how likely each of `moves` is."""
        self.look(state)
        weights = self.weights
        traits = self.traits
        total = 0.0
        place: i64 = 0
        for index in range(len(self.moves)):
            inclined = 0.0
            for _ in range(self.width):
                inclined += weights[traits[place]]
                place += 1
            chance = exp(inclined)
            self.chances[index] = chance
            total += chance
        self.total = total


def write(path: Path, command: str, learnt: Sequence[Habits]) -> None:
    """Keep the weights of some habits, one after the other."""
    write_parts(path, VERSION, command, [habits.weights for habits in learnt])


def read(path: Path, learnt: Sequence[Habits]) -> None:
    """Give habits the weights that were kept."""
    read_parts(path, VERSION, [habits.weights for habits in learnt])
