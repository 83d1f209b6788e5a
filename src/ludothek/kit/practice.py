"""How players come by their habits: in deals among themselves, whoever did well does the same more often.

The field calls it policy gradient (REINFORCE, Williams 1992); every weight has a pace of its own (Adagrad).
"""

from math import sqrt

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.kit.habits import Habits

RATE = 0.3
"""How far weights go at first; in the end they hardly move."""
LEAST = 0.002


class Practice:
    """Deals in which everybody has the same habits. Rewards say who did well."""

    def __init__(self, habits: Habits, knowledge: Knowledge) -> None:
        self._habits = habits
        self._knowledge = knowledge
        count = len(habits.weights)
        self._squares = vec[float]([1e-6] * count)
        """Of each weight, all that it was ever pushed, squared."""
        self._pushes = vec[float]([0.0] * count)
        """What it is pushed by a deal."""
        self._traits = vec[i64]()
        """Of all moves that could have been made in a deal, one after the other,"""
        self._leanings = vec[float]()
        """by how much more one was made than was likely,"""
        self._seats = vec[i64]()
        """and who could have made it."""

    def play(self, state: State, random: Random, rate: float) -> None:
        """Play a deal to its end and learn from it."""
        habits = self._habits
        self._traits, self._leanings, self._seats = vec[i64](), vec[float](), vec[i64]()
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                state.play(state.chance(random))
                continue
            chosen = habits.draw(state, random)
            self._note(state, chosen)
            state.play(habits.moves[chosen])
        self._learn(self._knowledge.rewards(state), rate)

    def _note(self, state: State, chosen: i64) -> None:
        """Remember a choice."""
        habits = self._habits
        count: i64 = len(habits.moves)
        if count == 1:
            return
        for index in range(count):
            leaning = -habits.chances[index] / habits.total
            if index == chosen:
                leaning += 1.0
            self._leanings = append(self._leanings, leaning)
            self._seats = append(self._seats, state.turn)
        for place in range(count * habits.width):
            self._traits = append(self._traits, habits.traits[place])

    def _learn(self, rewards: vec[float], rate: float) -> None:
        """Push the weights of what was done, up where it was rewarded more than the others were, else down."""
        traits, pushes, squares, weights = self._traits, self._pushes, self._squares, self._habits.weights
        mean = 0.0
        for seat in range(len(rewards)):
            mean += rewards[seat] / float(len(rewards))
        place: i64 = 0
        for index in range(len(self._leanings)):
            push = self._leanings[index] * (rewards[self._seats[index]] - mean)
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


def rate_at(share: float) -> float:
    """How far weights go after a share of all deals."""
    return RATE * (1.0 - share) + LEAST
