"""What computer players know of Mühle: what stones, mills, open lines and room to move are worth."""

from typing import Final

from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.games.muehle.rules import BOARD, NOTHING, SECOND, Muehle, around, closing, in_mills
from ludothek.kit import bits

SCALE: Final = 4000.0
"""More than any position is worth."""
STONE: Final = 100
MILL: Final = 8
"""A stone in a mill."""
LINE: Final = 10
"""A free point where one more stone would close a mill."""
THREAT: Final = 25
"""A free point where a stone can close a mill with the next step."""
SWING: Final = 80
"""A stone that leaves a mill for another (MUE-18)."""
ROOM: Final = 4
"""A step that a stone could make."""


class MuehleKnowledge(Knowledge):
    """Judges positions by counting."""

    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, Muehle)
        if state.turn == NOBODY:
            if state.winner < 0:
                return 0.0
            return 1.0 if state.winner == seat else -1.0
        return float(worth(state, seat) - worth(state, 1 - seat)) / SCALE

    def settled(self, state: State) -> bool:
        assert isinstance(state, Muehle)
        return state.second == 0

    def promise(self, state: State, move: i64) -> i64:
        return 1 if move >= SECOND or move % 25 != NOTHING else 0


def worth(state: Muehle, seat: i64) -> i64:
    """What a seat has on the board and in hand."""
    own = state.stones(seat)
    free = BOARD & ~(own | state.stones(1 - seat))
    mills = in_mills(own)
    lines = closing(own) & free
    hand = state.in_hand(seat)
    stones = bits.count(own)
    total = STONE * (stones + hand) + MILL * bits.count(mills) + LINE * bits.count(lines)
    if hand > 0 or stones == 3:
        return total + THREAT * bits.count(lines) + ROOM * bits.count(around(own) & free)
    while own != 0:
        one = own & -own
        steps = around(one) & free
        total += ROOM * bits.count(steps)
        ends = steps & closing(state.stones(seat) ^ one)
        if ends != 0:
            total += SWING if one & mills else THREAT
        own ^= one
    return total
