"""What computer players know of Raubdame: pieces are a burden, room and the turn are freedom, offers must be taken."""

from typing import Final

from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.games.raubdame.rules import Raubdame
from ludothek.kit.common import bits
from ludothek.kit.duels.diagonals import BOARD, DIRECTIONS, onward
from ludothek.kit.duels.numbering import FIRST_STEP
from ludothek.thinking.play.duel_knowledge import DuelKnowledge

# Found by matches against other values.
STONE: Final = 100
"""To get rid of a stone,"""
DAME: Final = 80
"""and of a Dame, who can wait and choose."""
ROOM: Final = 20
"""A step that a piece can make: whoever has none left to choose from is driven."""
TURN: Final = 20
"""To be the one who forces."""
OFFER: Final = 20
"""A piece that the opponent will have to take."""
SCALE: Final = 10000.0
"""More than any position is worth."""


class RaubdameKnowledge(DuelKnowledge):
    """Judges positions by counting what is left."""

    def ahead(self, state: State) -> float:
        assert isinstance(state, Raubdame)
        mine, theirs = state.mine(), state.theirs()
        up = state.turn == state.dealer
        worth = burden(state, theirs) - burden(state, mine) + TURN + OFFER * bits.count(offered(state, mine, theirs))
        worth += ROOM * (room(state, mine, upward=up) - room(state, theirs, upward=not up))
        return float(worth) / SCALE

    def settled(self, state: State) -> bool:
        """Captures are compulsory, so they are played out."""
        assert isinstance(state, Raubdame)
        return state.able == 0

    def promise(self, state: State, move: i64) -> i64:
        return 1 if move < FIRST_STEP else 0


def burden(state: Raubdame, pieces: i64) -> i64:
    """What is still to be got rid of."""
    dames = pieces & state.kings
    return STONE * bits.count(pieces ^ dames) + DAME * bits.count(dames)


def room(state: Raubdame, pieces: i64, *, upward: bool) -> i64:
    """How many steps pieces of one colour have to a free square beside them."""
    empty = BOARD & ~(state.white | state.black)
    steps: i64 = 0
    for direction in range(DIRECTIONS):
        walking = pieces if (direction >= 2) == upward else pieces & state.kings
        steps += bits.count(onward(walking, direction) & empty)
    return steps


def offered(state: Raubdame, mine: i64, theirs: i64) -> i64:
    """Pieces of the seat to move that an opposing one beside them could take."""
    empty = BOARD & ~(mine | theirs)
    upward = state.turn != state.dealer
    found: i64 = 0
    for direction in range(DIRECTIONS):
        taking = theirs if (direction >= 2) == upward else theirs & state.kings
        found |= onward(taking, direction) & mine & onward(empty, DIRECTIONS - 1 - direction)
    return found
