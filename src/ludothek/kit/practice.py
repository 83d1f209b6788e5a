"""How players come by their habits: in deals among themselves, whoever does better than expected does so more often.

An outlook says what is to be expected, with all hands seen; so it is known at once what a move was worth, whatever luck
comes later. The field calls it actor and critic: a policy gradient by generalized advantages (Schulman and others
2016). Every weight has a pace of its own (Adagrad).
"""

from math import sqrt
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.kit.habits import Habits
from ludothek.kit.outlook import Outlook

LEAST: Final = 0.002
"""In the end weights hardly move."""
LASTING: Final = 0.3
"""Lambda: how much counts what comes after the next promise, and as much less again what comes after that."""


class Practice:
    """Deals in which everybody has the same habits. An outlook says what a deal promised before moves were made."""

    def __init__(self, habits: Habits, outlook: Outlook, knowledge: Knowledge) -> None:
        self._habits = habits
        self._outlook = outlook
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
        self._owners = vec[i64]()
        """and where among the promises that one stands which was given last to whoever could have made it."""
        self._promises = vec[float]()
        """What was promised every seat, again and again."""

    def play(self, state: State, random: Random, rate: float) -> None:
        """Play a deal to its end and learn from it. Before the first promise nothing is learnt."""
        habits = self._habits
        self._traits, self._leanings = vec[i64](), vec[float]()
        self._owners, self._promises = vec[i64](), vec[float]()
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                state.play(state.chance(random))
                continue
            if self._outlook.sees(state):
                promised = self._outlook.think(state)
                for seat in range(len(promised)):
                    self._promises = append(self._promises, promised[seat])
            chosen = habits.draw(state, random)
            self._note(state, chosen)
            state.play(habits.moves[chosen])
        self._learn(surprises(self._promises, self._knowledge.rewards(state)), rate)

    def _note(self, state: State, chosen: i64) -> None:
        """Remember a choice."""
        habits = self._habits
        count: i64 = len(habits.moves)
        owner = len(self._promises) - state.seats + state.turn
        if count == 1 or owner < 0:
            return
        for index in range(count):
            leaning = -habits.chances[index] / habits.total
            if index == chosen:
                leaning += 1.0
            self._leanings = append(self._leanings, leaning)
            self._owners = append(self._owners, owner)
        for place in range(count * habits.width):
            self._traits = append(self._traits, habits.traits[place])

    def _learn(self, surprised: vec[float], rate: float) -> None:
        """Push the weights of what was done, up where it came better than was promised, else down."""
        traits, pushes, squares, weights = self._traits, self._pushes, self._squares, self._habits.weights
        place: i64 = 0
        for index in range(len(self._leanings)):
            push = self._leanings[index] * surprised[self._owners[index]]
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


def surprises(promises: vec[float], rewards: vec[float]) -> vec[float]:
    """How much better than every promise it came, by the next one and in part by those that followed.

    Promises are those of every seat, again and again; rewards are the last word.
    """
    seats: i64 = len(rewards)
    found = vec[float]([0.0] * len(promises))
    last: i64 = len(promises) - seats
    for place in range(len(promises) - 1, -1, -1):
        if place >= last:
            found[place] = rewards[place - last] - promises[place]
        else:
            found[place] = promises[place + seats] - promises[place] + LASTING * found[place + seats]
    return found


def rate_at(share: float, first: float) -> float:
    """How far weights go after a share of all deals, if they go so far at first."""
    return first * (1.0 - share) + LEAST
