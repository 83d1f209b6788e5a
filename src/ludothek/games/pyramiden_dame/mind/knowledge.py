"""What computer players know of Pyramiden-Dame: the turns each side still needs, exactly once it is nearly there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.games.pyramiden_dame.mind.endings import FAR, load, number, rotated
from ludothek.games.pyramiden_dame.rules import PyramidenDame
from ludothek.kit.common import bits
from ludothek.kit.duels.diagonals import BITS, SQUARES
from ludothek.thinking.play.duel_knowledge import DuelKnowledge

TURN: Final = 100
"""All is counted in hundredths of a turn."""
FIRST: Final = 36
"""To be the one to move."""
REST: Final = 588
"""What there is to do besides bringing stones to the far rows."""
_COSTS: Final = """
    33   7   7  32
  24   0   2   0
    16 -16  16  39
  33  58  30  28
    75  -1  75 100
  89  82  84  82
   146 146 173 184
 155 150 145 150
"""
"""What a stone on each square adds to that, for the side that plays up. Found by matches against other values."""
SCALE: Final = 20000.0
"""More than any position is worth."""


def _costs() -> vec[i64]:
    rows = [[int(cost) for cost in rank.split()] for rank in reversed(_COSTS.strip().splitlines())]
    out = vec[i64]([0] * BITS)
    for index in range(len(SQUARES)):
        out[SQUARES[index]] = rows[index // 4][index % 4]
    return out


COSTS: Final = _costs()


class PyramidKnowledge(DuelKnowledge):
    """Compares how far both sides have come."""

    def __init__(self) -> None:
        self._endings = vec[i64]()
        """Read when they are first needed."""

    def ahead(self, state: State) -> float:
        assert isinstance(state, PyramidenDame)
        white, black = self.left(rotated(state.white)), self.left(state.black)
        ahead = black - white if state.turn == state.dealer else white - black
        return float(ahead + FIRST) / SCALE

    def settled(self, state: State) -> bool:
        """A series is judged when it is over."""
        assert isinstance(state, PyramidenDame)
        return state.runner == 0

    def left(self, stones: i64) -> i64:
        """How much is left to do for a side that plays up, as if it were alone."""
        if stones & ~FAR == 0:
            if len(self._endings) == 0:
                self._endings = load()
            return TURN * self._endings[number(stones)]
        total: i64 = REST
        while stones != 0:
            total += COSTS[bits.lowest(stones)]
            stones &= stones - 1
        return total
