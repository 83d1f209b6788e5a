"""What computer players know of David & Goliath: what players are wont to do, and what comes of a deal."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.david_goliath.mind import habits, outlook
from ludothek.games.david_goliath.mind.outlook import TrickOutlook
from ludothek.games.david_goliath.rules import TRICKS, DavidGoliath
from ludothek.thinking.play.habits import Habits

SOLVED: Final = 2
"""So many tricks at the end are solved: one more would take a hundred times as long."""
PLAYED_OUT: Final = 4
"""So many tricks are played out by habit before the outlook judges: it sees less than they do."""


class DavidGoliathKnowledge(Knowledge):
    """Plays by habit for some tricks; then the outlook judges, or the last tricks are solved."""

    def __init__(self) -> None:
        self._habits: list[Habits] = []
        self._outlooks: list[TrickOutlook] = []

    def lean(self, state: State, random: Random) -> i64:
        if len(self._habits) == 0:
            self._habits = habits.learnt()
        own = self._habits[state.seats - habits.FEWEST]
        chosen = own.draw(state, random)
        return own.moves[chosen]

    def solvable(self, state: State) -> bool:
        """Are the last tricks all that is left?"""
        assert isinstance(state, DavidGoliath)
        left: i64 = state.seats * TRICKS - state.steps
        return left <= SOLVED * state.seats

    def patience(self, state: State) -> i64:
        return PLAYED_OUT * state.seats

    def outlook(self, state: State) -> vec[float]:
        """What is promised between two tricks."""
        if len(self._outlooks) == 0:
            self._outlooks = outlook.learnt()
        own = self._outlooks[state.seats - habits.FEWEST]
        return own.think(state) if own.sees(state) else vec[float]()

    def exploration(self) -> float:
        return 0.8
