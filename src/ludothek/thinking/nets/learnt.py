"""What computer players know of a game of two that a net has learnt: what a position is worth."""

from pathlib import Path

from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.thinking.nets.net import Net, load
from ludothek.thinking.nets.school import School


class Learnt(Knowledge):
    """Sees positions through the only net in a file, which is read when it is first asked."""

    def __init__(self, school: School, path: Path, inputs: i64, hidden: i64) -> None:
        self.school = school
        self._path = path
        self._inputs = inputs
        self._hidden = hidden
        self._nets: list[Net] = []

    def score(self, state: State, seat: i64) -> float:
        """How a game has ended, or what the net expects."""
        if state.turn == NOBODY:
            return float(state.points(seat) - state.points(1 - seat))
        if len(self._nets) == 0:
            self._nets = [load(self._path, self._inputs, self._hidden, 1)]
        side = self.school.onlooker(state)
        value = self._nets[0].think(self.school.look(state, side)).points()
        return value if seat == side else -value
