"""Guesses as often as they are likely, by what everybody has said and done: a pool, drawn by importance resampling.

The rules guess among all that a seat cannot tell from the truth; how likely each of these worlds is, the knowledge of
a game says. Both use nothing but what the seat knows.
"""

from collections.abc import Callable

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State


class Worlds:
    """A pool of guesses for whoever's turn it is."""

    def __init__(
        self, guess: Callable[[Random], State], knowledge: Knowledge, random: Random, drawn: i64, kept: i64
    ) -> None:
        """Draw many guesses and keep fewer, each in proportion to its likelihood."""
        self.pool: list[State] = []
        found: list[State] = []
        weights = vec[float](capacity=drawn)
        for _ in range(drawn):
            world = guess(random)
            found.append(world)
            weights = append(weights, knowledge.likelihood(world))
        chosen = resampled(weights, kept, random)
        for index in range(len(chosen)):
            self.pool.append(found[chosen[index]])

    def draw(self, random: Random) -> State:
        """A copy of one of them."""
        return self.pool[random.randrange(len(self.pool))].copy()


def resampled(weights: vec[float], count: i64, random: Random) -> vec[i64]:
    """So many indices, each as often as its weight says, to the next whole number (systematic resampling)."""
    total = 0.0
    for index in range(len(weights)):
        total += weights[index]
    out = vec[i64](capacity=count)
    step = total / float(count)
    mark = step * random.random()
    passed = 0.0
    last: i64 = len(weights) - 1
    at: i64 = -1
    for _ in range(count):
        while at < last and (at < 0 or passed <= mark):
            at += 1
            passed += weights[at]
        out = append(out, at)
        mark += step
    return out
