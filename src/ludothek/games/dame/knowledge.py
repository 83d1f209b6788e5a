"""What computer players know of Dame: what stones, Dames, their places and pending captures are worth."""

from typing import Final

from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.games.dame.notation import FIRST_HUFF, STOP
from ludothek.games.dame.rules import FREE, Dame
from ludothek.kit import bits
from ludothek.kit.diagonals import BITS, BOARD, BOTTOM, DIRECTIONS, TOP, onward, square_set
from ludothek.kit.lines import FIRST_STEP

SCALE: Final = 10000.0
"""More than any position is worth."""
STONE: Final = 100
DAME: Final = 320
ADVANCE: Final = 6
"""A stone that has gone two rows forward."""
GUARD: Final = 8
"""A stone that still keeps the own back row."""
CENTRE: Final = 4
ROOM: Final = 2
"""A square next to a piece where it can go."""
LONG_WAY: Final = 15
"""A Dame on the long diagonal, where nothing can come from behind."""
CHANCE: Final = 40
"""To be able to capture."""
LEAD: Final = 400
"""Being ahead is worth the more, the fewer pieces are left: so whoever is, seeks exchanges."""

MIDDLE: Final[i64] = square_set("c3 e3 d4 f4 c5 e5 d6 f6")
DIAGONAL: Final[i64] = square_set("a1 b2 c3 d4 e5 f6 g7 h8")


class DameKnowledge(Knowledge):
    """Judges positions by counting."""

    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, Dame)
        if state.turn == NOBODY:
            return state.outcome(seat)
        white = worth(state, state.white, upward=True)
        black = worth(state, state.black, upward=False)
        lead = LEAD * (white - black) // (white + black)
        pending: i64 = CHANCE if state.able != 0 else 0
        if state.overlooked != 0:
            pending += DAME if state.overlooked & state.kings != 0 else STONE
        mine = white - black + lead if seat == state.dealer else black - white - lead
        return float(mine + pending if seat == state.turn else mine - pending) / SCALE

    def settled(self, state: State) -> bool:
        """Exchanges are played out, but whoever leaves a capture alone is judged at once, or it would never end."""
        assert isinstance(state, Dame)
        if state.runner != 0:
            return False
        left_alone = state.house & FREE != 0 and state.last >= FIRST_STEP
        return state.able == 0 or state.overlooked != 0 or left_alone

    def promise(self, state: State, move: i64) -> i64:
        if move < FIRST_STEP:
            return 2
        return 1 if FIRST_HUFF <= move < STOP else 0


def worth(state: Dame, pieces: i64, *, upward: bool) -> i64:
    """What the pieces of one colour are worth where they stand."""
    dames = pieces & state.kings
    stones = pieces ^ dames
    empty = BOARD & ~(state.white | state.black)
    total = STONE * bits.count(stones) + DAME * bits.count(dames)
    total += CENTRE * bits.count(pieces & MIDDLE) + LONG_WAY * bits.count(dames & DIAGONAL)
    total += GUARD * bits.count(stones & (BOTTOM if upward else TOP))
    for line in range(i64(9), i64(BITS), i64(9)):
        total += ADVANCE * _beyond(stones, line, upward=upward)
    for direction in range(DIRECTIONS):
        total += ROOM * bits.count(onward(pieces if (direction >= 2) == upward else dames, direction) & empty)
    return total


def _beyond(stones: i64, line: i64, *, upward: bool) -> i64:
    """How many stones have passed a line between two pairs of rows, each pair of nine bits."""
    if upward:
        return bits.count(stones >> line)
    return bits.count(stones & (bits.single(BITS - line) - 1))
