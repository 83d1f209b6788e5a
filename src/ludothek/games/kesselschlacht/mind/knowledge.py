"""What computer players know of Kesselschlacht: air, groups that are about to lose their last, and standing still."""

from typing import Final

from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.games.kesselschlacht.rules import NO_COUNT, TARGETS, Kesselschlacht, around
from ludothek.kit.common import bits

# Found by matches against other values.
STONE: Final = 100
LEAD: Final = 400
"""Being ahead is worth the more, the fewer stones are left: so whoever is, seeks exchanges."""
FALLS: Final = 90
"""A stone that can be taken at once,"""
SHAKY: Final = 70
"""or could be, were it not its own side's turn."""
AIR: Final = 3
"""A free square beside a group."""
GROUP: Final = 5
"""A group of its own: stones that spread reach more of the others."""
BORED: Final = 40
"""What it costs whoever thinks that a position comes up once more: nothing falls unless somebody attacks."""
STANDS_STILL: Final = 3000
"""To be ahead when positions are repeated (KES-R9)."""
SCALE: Final = 10000.0
"""More than any position is worth."""


class KesselschlachtKnowledge(Knowledge):
    """Judges positions by the air that groups have."""

    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, Kesselschlacht)
        if state.turn == NOBODY:
            return state.outcome(seat)
        if state.times() > 1:
            return float(_repeated(state, seat)) / SCALE
        worth = _worth(state)
        return float(worth if seat == state.turn else -worth) / SCALE

    def enough(self, state: State) -> bool:
        """A position that was there before leads to nothing new."""
        assert isinstance(state, Kesselschlacht)
        return state.times() > 1

    def promise(self, state: State, move: i64) -> i64:
        """First what closes the way out of a stone beside it."""
        assert isinstance(state, Kesselschlacht)
        target = TARGETS[move]
        beside = around(target) & state.theirs()
        return 1 if beside & ~around(state.empty() ^ target) != 0 else 0


def _repeated(state: Kesselschlacht, seat: i64) -> i64:
    """What it is worth to a seat that a position has come up once more; of equals, neither wants that."""
    ahead = bits.count(state.white) - bits.count(state.black)
    if ahead == 0:
        return -BORED
    if state.terms & NO_COUNT:
        return 0
    return STANDS_STILL if (ahead > 0) == (seat == state.dealer) else -STANDS_STILL


def _worth(state: Kesselschlacht) -> i64:
    """What a position is worth to the seat to move."""
    mine, theirs = state.mine(), state.theirs()
    ahead = bits.count(mine) - bits.count(theirs)
    worth = STONE * ahead + LEAD * ahead // bits.count(mine | theirs)
    return worth + _air(state, mine, theirs, SHAKY) - _air(state, theirs, mine, FALLS)


def _air(state: Kesselschlacht, stones: i64, others: i64, loss: i64) -> i64:
    """What the air of one colour's groups is worth; `loss`: what it costs that a stone could be taken."""
    empty = state.empty()
    total: i64 = 0
    left = stones
    while left != 0:
        stone = left & -left
        group = state.group(stone, stones)
        left &= ~(stone | group)
        air = around(group) & empty
        total += GROUP + AIR * bits.count(air)
        # Whoever leaves a square beside the group gives it a new way out.
        if air != 0 and air & (air - 1) == 0 and around(air) & others & ~around(group) != 0:
            total -= loss * bits.count(group)
    return total
