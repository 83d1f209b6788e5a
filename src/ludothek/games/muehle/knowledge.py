"""What computer players know of Mühle: stones, mills about to close and room to move are what counts."""

from typing import Final

from mypy_extensions import i64

from ludothek.core.knowledge import UNSOLVED, Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.games.muehle.endings import Endings, endings
from ludothek.games.muehle.rules import BOARD, IN_HAND, NOTHING, SECOND, Muehle, around, closing
from ludothek.kit import bits

# Found by matches against other values.
STONE: Final = 100
THREAT: Final = 20
"""A stone that can close a mill, or a free point where a stone in hand or one that jumps can."""
ROOM: Final = 8
"""A step that a stone could make."""
MOST: Final = 4000.0
"""More than any position is worth."""


class MuehleKnowledge(Knowledge):
    """Judges a position by what both seats have."""

    def __init__(self) -> None:
        self._endings: Endings | None = None
        """Read when they are first needed."""

    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, Muehle)
        if state.turn == NOBODY:
            return state.outcome(seat)
        return float(worth(state, seat) - worth(state, 1 - seat)) / MOST

    def solved(self, state: State) -> i64:
        assert isinstance(state, Muehle)
        if state.board >= IN_HAND:
            return UNSOLVED
        if self._endings is None:
            self._endings = endings()
        return self._endings.solved(state)

    def settled(self, state: State) -> bool:
        assert isinstance(state, Muehle)
        return state.second == 0

    def promise(self, state: State, move: i64) -> i64:
        return 1 if move >= SECOND or move % 25 != NOTHING else 0


def worth(state: Muehle, seat: i64) -> i64:
    """What a seat has on the board and in hand."""
    own = state.stones(seat)
    free = BOARD & ~(own | state.stones(1 - seat))
    total = STONE * (bits.count(own) + state.in_hand(seat))
    if state.in_hand(seat) > 0 or state.jumps(seat):
        return total + THREAT * bits.count(closing(own) & free) + ROOM * bits.count(around(own) & free)
    left = own
    while left != 0:
        one = left & -left
        steps = around(one) & free
        total += ROOM * bits.count(steps)
        if steps & closing(own ^ one):
            total += THREAT
        left ^= one
    return total
