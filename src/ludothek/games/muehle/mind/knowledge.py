"""What computer players know of Mühle: stones, mills about to close and room to move are what counts."""

from typing import Final

from mypy_extensions import i64

from ludothek.core.knowledge import UNSOLVED
from ludothek.core.state import State
from ludothek.games.muehle.board import (
    BOARD,
    around,
    closing,
    closing_steps,
    full_sides,
    full_spokes,
    sources,
    steps,
)
from ludothek.games.muehle.mind.endings import Endings, endings
from ludothek.games.muehle.rules import IN_HAND, NOTHING, SECOND, Muehle
from ludothek.kit.common import bits
from ludothek.thinking.play.duel_knowledge import DuelKnowledge

# Fitted to how games ended, as `python -m ludothek.lab.fitting` does it: once all stones are on the board,
STONE: Final = 100
THREAT: Final = 95
"""A stone that can close a mill."""
MILL: Final = 66
SHUT_IN: Final = 37
"""A stone that cannot move: what costs games that are lost by blockade."""
CROSSING: Final = 29
"""A stone on one of the four points with four neighbours,"""
MIDDLE: Final = 12
"""or on another middle of a side, with three."""
JUMPING: Final = 168
"""To have three stones left, which may jump."""
TO_CLOSE: Final = 30
"""To be the one to move, and able to close a mill."""

# and while some are still to be placed.
EARLY_STONE: Final = 60
EARLY_THREAT: Final = 29
EARLY_POINT: Final = 12
"""A free point where a mill can be closed,"""
EARLY_FORK: Final = 60
"""and to have several of them."""
EARLY_ROOM: Final = 20
"""A step that a stone could make."""
EARLY_MILL: Final = 60
EARLY_SHUT_IN: Final = 28
EARLY_CROSSING: Final = 17
EARLY_MIDDLE: Final = 6
EARLY_TO_CLOSE: Final = 70

CROSSINGS: Final = 0x00AA00
OTHER_MIDDLES: Final = 0xAA00AA
MOST: Final = 4000.0
"""More than any position is worth."""


class MuehleKnowledge(DuelKnowledge):
    """Judges a position by what both seats have."""

    def __init__(self) -> None:
        self._endings: Endings | None = None
        """Read when they are first needed."""

    def ahead(self, state: State) -> float:
        assert isinstance(state, Muehle)
        mover = state.turn
        total = worth(state, mover) - worth(state, 1 - mover)
        own = state.stones(mover)
        if closing(own) & ~(own | state.stones(1 - mover)) != 0:
            total += EARLY_TO_CLOSE if state.board >= IN_HAND else TO_CLOSE
        return float(total) / MOST

    def features(self, state: State, seat: i64) -> dict[str, float]:
        assert isinstance(state, Muehle)
        early = "early " if state.board >= IN_HAND else ""
        own, other = _features(state, seat), _features(state, 1 - seat)
        found = {early + name: float(own.get(name, 0) - other.get(name, 0)) for name in {*own, *other}}
        moving = state.stones(state.turn)
        if closing(moving) & ~(moving | state.stones(1 - state.turn)) != 0:
            found[early + "to close"] = 1.0 if seat == state.turn else -1.0
        return found

    def weights(self) -> dict[str, float]:
        return {
            "stone": STONE,
            "threat": THREAT,
            "mill": MILL,
            "shut in": -SHUT_IN,
            "crossing": CROSSING,
            "middle": MIDDLE,
            "jumping": JUMPING,
            "to close": TO_CLOSE,
            "early stone": EARLY_STONE,
            "early threat": EARLY_THREAT,
            "early point": EARLY_POINT,
            "early fork": EARLY_FORK,
            "early room": EARLY_ROOM,
            "early mill": EARLY_MILL,
            "early shut in": -EARLY_SHUT_IN,
            "early crossing": EARLY_CROSSING,
            "early middle": EARLY_MIDDLE,
            "early to close": EARLY_TO_CLOSE,
        }

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
    points = closing(own) & free
    shut_in = bits.count(own & ~around(free))
    threats: i64 = 0
    if points != 0:
        threats = bits.count(sources(closing_steps(own, free)))
    mills = bits.count(full_sides(own)) + bits.count(full_spokes(own))
    crossings = bits.count(own & CROSSINGS)
    middles = bits.count(own & OTHER_MIDDLES)
    stones = bits.count(own) + state.in_hand(seat)
    if state.board >= IN_HAND:
        along, across = steps(own, free)
        room = bits.count(along) + bits.count(across)
        total = EARLY_STONE * stones + EARLY_THREAT * threats + EARLY_ROOM * room - EARLY_SHUT_IN * shut_in
        total += EARLY_MILL * mills + EARLY_CROSSING * crossings + EARLY_MIDDLE * middles
        total += EARLY_POINT * bits.count(points)
        return total + EARLY_FORK if points & (points - 1) != 0 else total
    total = STONE * stones + MILL * mills + CROSSING * crossings + MIDDLE * middles
    if stones == 3:
        return total + JUMPING + (THREAT if points != 0 else 0)
    return total + THREAT * threats - SHUT_IN * shut_in


def _features(state: Muehle, seat: i64) -> dict[str, i64]:
    """What `worth` counts of a seat, by name."""
    own = state.stones(seat)
    free = BOARD & ~(own | state.stones(1 - seat))
    points = bits.count(closing(own) & free)
    along, across = steps(own, free)
    found: dict[str, i64] = {
        "stone": bits.count(own) + state.in_hand(seat),
        "mill": bits.count(full_sides(own)) + bits.count(full_spokes(own)),
        "crossing": bits.count(own & CROSSINGS),
        "middle": bits.count(own & OTHER_MIDDLES),
        "threat": bits.count(sources(closing_steps(own, free))),
        "shut in": bits.count(own & ~around(free)),
    }
    if state.board >= IN_HAND:
        found["point"] = points
        found["fork"] = 1 if points > 1 else 0
        found["room"] = bits.count(along) + bits.count(across)
    elif found["stone"] == 3:
        found["jumping"] = 1
        found["threat"] = 1 if points > 0 else 0
        found["shut in"] = 0
    return found
