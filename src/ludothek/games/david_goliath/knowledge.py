"""What computer players know of David & Goliath: what players are wont to do, and when every line can be tried."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.david_goliath.habits import FEWEST, learnt
from ludothek.games.david_goliath.rules import TRICKS, DavidGoliath
from ludothek.kit.habits import Habits

LAST: Final = 2
"""So many tricks at the end are solved: one more would take a hundred times as long."""


class DavidGoliathKnowledge(Knowledge):
    """Plays by habit but for the last tricks."""

    def __init__(self) -> None:
        self._habits: list[Habits] = []

    def lean(self, state: State, random: Random) -> i64:
        if len(self._habits) == 0:
            self._habits = learnt()
        habits = self._habits[state.seats - FEWEST]
        chosen = habits.draw(state, random)
        return habits.moves[chosen]

    def solvable(self, state: State) -> bool:
        """Are the last tricks all that is left?"""
        assert isinstance(state, DavidGoliath)
        left: i64 = state.seats * TRICKS - state.steps
        return left <= LAST * state.seats
