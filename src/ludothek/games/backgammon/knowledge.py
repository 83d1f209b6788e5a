"""What computer players know of Backgammon: what a position is worth, and when to double, take and drop."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.games.backgammon.moves import DOUBLE, DROP, TAKE, THROW
from ludothek.games.backgammon.rules import Backgammon
from ludothek.games.backgammon.schooling import BackgammonEye, learnt
from ludothek.games.backgammon.terms import Terms
from ludothek.kit.net import Net

STAKE: Final = 3.0
"""A win counts at most so many times the stake."""
DOUBLES: Final = 0.45
"""From so many expected points on, a double is offered."""
TOO_GOOD: Final = 1.0
"""From so many on, the game is rather played for a double win."""
DROPS: Final = -0.55
"""Below so many, a double is dropped; half a point would do, but the cube is worth something to its owner."""


class BackgammonKnowledge(Knowledge):
    """Sees positions through a net that has learnt from playing against itself, one for each way to take stones off."""

    def __init__(self) -> None:
        self._nets: list[Net] = []
        self._eye = BackgammonEye(Terms())

    def expected(self, state: Backgammon) -> float:
        """The points, by the cube as it is, that whoever throws next may expect."""
        if len(self._nets) == 0:
            self._nets = [learnt(0), learnt(1)]
        net = self._nets[0 if state.terms.highest else 1]
        return -net.think(self._eye.look(state, 1 - state.mover)).points()

    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, Backgammon)
        if state.turn == NOBODY:
            return float(state.points(seat) - state.points(1 - seat)) / (STAKE * float(state.cube))
        value = self.expected(state) / STAKE
        return value if seat == state.mover else -value

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Backgammon)
        if state.turn < 0 or state.left != 0:
            return -1
        value = self.expected(state)
        if state.turn != state.mover:
            return TAKE if -value >= DROPS else DROP
        return DOUBLE if DOUBLES <= value < TOO_GOOD else THROW
