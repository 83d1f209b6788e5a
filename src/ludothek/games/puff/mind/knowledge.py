"""What computer players know of Puff: what a net has learnt, and the exact chances of the last stones."""

from mypy_extensions import i64

from ludothek.core.state import NOBODY, State
from ludothek.games.puff.mind.endings import Endings, few, left
from ludothek.games.puff.mind.schooling import EYE, FILE, HIDDEN
from ludothek.games.puff.rules import HIGHEST, ONCE, Puff
from ludothek.thinking.nets.learnt import Learnt
from ludothek.thinking.nets.point_inputs import MORE_INPUTS


class PuffKnowledge(Learnt):
    """Sees positions through a net, and the end as it is."""

    def __init__(self) -> None:
        super().__init__(EYE, FILE, MORE_INPUTS, HIDDEN)
        self._endings: dict[i64, Endings] = {}
        """For either way of playing off, made when it is first needed."""

    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, Puff)
        if state.turn == NOBODY or state.terms & ONCE or not few(state, 0) or not few(state, 1):
            return super().score(state, seat)
        terms = state.terms & HIGHEST
        if terms not in self._endings:
            self._endings[terms] = Endings(terms)
        mover = state.mover
        chance = self._endings[terms].chance(left(state, mover), left(state, 1 - mover))
        return 2.0 * chance - 1.0 if seat == mover else 1.0 - 2.0 * chance
