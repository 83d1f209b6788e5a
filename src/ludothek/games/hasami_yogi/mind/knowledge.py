"""What computer players know of Hasami Yogi: rows that can still be filled, stones that can fill them, stones taken."""

from typing import Final

from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.games.hasami_yogi.rows import BEGINS, STEPS, off_base
from ludothek.games.hasami_yogi.rules import HasamiYogi, reached
from ludothek.games.hasami_yogi.squares import members
from ludothek.kit.common import bits
from ludothek.thinking.play.duel_knowledge import DuelKnowledge

# Found by matches against other values.
STONE: Final = 60
"""A stone taken."""
OFF: Final = 12
"""A stone that has left its base line."""
TWO: Final = 10
"""Two stones of a row whose other squares no opponent holds,"""
THREE: Final = 24
"""and three."""
THREAT: Final = 120
"""A square where a stone could complete a row next; the second one counts as much again."""
AT_ONCE: Final = 4000
"""To be able to complete a row now."""
MOST: Final = 6000.0
"""More than any position is worth."""


class HasamiKnowledge(DuelKnowledge):
    """Judges a position by what both seats have."""

    def ahead(self, state: State) -> float:
        assert isinstance(state, HasamiYogi)
        mover = state.turn
        worth = _worth(state, mover) - _worth(state, 1 - mover)
        if threats(state, mover) != 0:
            worth += AT_ONCE
        else:
            worth -= THREAT * bits.count(threats(state, 1 - mover))
        return float(worth) / MOST


def _worth(state: HasamiYogi, seat: i64) -> i64:
    """What a seat has on the board and has taken."""
    mine = state.counting(seat)
    free = state.rows(seat) & ~off_base(state.stones(1 - seat), white=state.white(seat))
    total = STONE * state.taken(seat) + OFF * bits.count(mine)
    for index in range(4):
        total += _open(mine, free, STEPS[index], BEGINS[index])
    return total


def _open(mine: i64, free: i64, step: i64, begin: i64) -> i64:
    """What rows in one direction are worth that no opposing stone stands in."""
    pairs = free & free >> step
    rows = pairs & pairs >> 2 * step & begin
    one, two, three, four = mine, mine >> step, mine >> 2 * step, mine >> 3 * step
    both, others = one & two, three & four
    first, last = one ^ two, three ^ four
    three_of = rows & (both & last | first & others)
    two_of = rows & (both & ~(three | four) | others & ~(one | two) | first & last)
    return THREE * bits.count(three_of) + TWO * bits.count(two_of)


def closing(mine: i64) -> i64:
    """The squares, free or not, where one more stone makes four in a row."""
    found: i64 = 0
    for index in range(4):
        step, begin = STEPS[index], BEGINS[index]
        one, two, three, four = mine, mine >> step, mine >> 2 * step, mine >> 3 * step
        found |= two & three & four & begin | (one & three & four & begin) << step
        found |= (one & two & four & begin) << 2 * step | (one & two & three & begin) << 3 * step
    return found


def threats(state: HasamiYogi, seat: i64) -> i64:
    """The squares where a stone of a seat could complete a row with its next move."""
    white = state.white(seat)
    counting = state.counting(seat)
    goals = closing(counting) & state.rows(seat)
    found: i64 = 0
    if goals != 0:
        mine, theirs = state.stones(seat), state.stones(1 - seat)
        for square in members(mine):
            ways = off_base(reached(square, mine, theirs), white=white) & goals
            if ways != 0:
                found |= ways & closing(counting & ~_alone(square, white=white))
    return found


def _alone(square: i64, *, white: bool) -> i64:
    """A square as `off_base` tells it; nothing on the base line."""
    place = square - 8 if white else square
    return bits.single(place) if 0 <= place < 56 else 0
