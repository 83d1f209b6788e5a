"""How positions of a duel are judged: by who has won, and before that by how far whoever is to move is ahead."""

from mypy_extensions import i64, mypyc_attr

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.kit.duels.duel import Duel


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelKnowledge(Knowledge):
    """Judges for both seats alike; a subclass says how far the one to move is ahead."""

    def score(self, state: State, seat: i64) -> float:
        """What one side is ahead the other is behind."""
        assert isinstance(state, Duel)
        if state.turn == NOBODY:
            return state.outcome(seat)
        ahead = self.ahead(state)
        return ahead if seat == state.turn else 0.0 - ahead

    def ahead(self, state: State) -> float:
        """How much better the seat to move stands than the other, between -1 and 1."""
        raise NotImplementedError
