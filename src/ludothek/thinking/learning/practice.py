"""How players come by their habits: in deals among themselves, whoever does better than expected does so more often.

An outlook says what is to be expected, with all hands seen; so it is known at once what a move was worth, whatever luck
comes later. The field calls it actor and critic: a policy gradient by generalized advantages (Schulman and others
2016).
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.thinking.learning.choices import Choices
from ludothek.thinking.nets.value_net import Outlook
from ludothek.thinking.play.habits import Habits

LASTING: Final = 0.3
"""Lambda: how much counts what comes after the next promise, and as much less again what comes after that."""


class Practice:
    """Deals in which everybody has the same habits. An outlook says what a deal promised before moves were made."""

    def __init__(self, habits: Habits, outlook: Outlook, knowledge: Knowledge) -> None:
        self._habits = habits
        self._outlook = outlook
        self._knowledge = knowledge
        self._choices = Choices(habits)

    def play(self, state: State, random: Random, rate: float) -> None:
        """Play a deal to its end and learn from it. Before the first promise nothing is learnt."""
        habits = self._habits
        promises = vec[float]()  # what was promised every seat, again and again
        owners = vec[i64]()  # where among them that one stands which was given last to whoever made a choice
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                state.play(state.chance(random))
                continue
            if self._outlook.sees(state):
                promised = self._outlook.think(state)
                for seat in range(len(promised)):
                    promises = append(promises, promised[seat])
            chosen = habits.draw(state, random)
            if len(habits.moves) > 1 and len(promises) > 0:
                self._choices.note(chosen)
                owners = append(owners, len(promises) - state.seats + state.turn)
            state.play(habits.moves[chosen])
        surprised = surprises(promises, self._knowledge.rewards(state))
        worths = vec[float](capacity=len(owners))
        for choice in range(len(owners)):
            worths = append(worths, surprised[owners[choice]])
        self._choices.learn(worths, rate)


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
