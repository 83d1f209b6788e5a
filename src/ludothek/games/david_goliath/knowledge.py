"""What computer players know of David & Goliath: when so few cards are left that every line can be tried."""

from typing import Final

from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.david_goliath.rules import TRICKS, DavidGoliath

LAST: Final = 2
"""So many tricks at the end are solved: one more would take a hundred times as long."""


class DavidGoliathKnowledge(Knowledge):
    """Plays at random but for the last tricks."""

    def solvable(self, state: State) -> bool:
        """Are the last tricks all that is left?"""
        assert isinstance(state, DavidGoliath)
        left: i64 = state.seats * TRICKS - state.steps
        return left <= LAST * state.seats
