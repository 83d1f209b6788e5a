"""Games in which whoever is to move throws a die and decides nothing: a move for that, and six by which it falls."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.kit.common.dice import FACES, falls

THROW: Final = 6
"""The one move of a seat; those below it are what the die can show."""
MOVES: Final = 7


@mypyc_attr(allow_interpreted_subclasses=True)
class Throwing(State):
    """One such game. A subclass has its own `guess`: compiled, one that is shared makes copies more slowly."""

    def moves(self) -> vec[i64]:
        """A seat can only throw."""
        if self.turn == REFEREE:
            return falls(0)
        return vec[i64]([THROW]) if self.turn != NOBODY else vec[i64]()

    def chance(self, random: Random) -> i64:
        """How the die falls."""
        return random.randrange(FACES)

    def text(self, move: i64) -> str:
        """`t`, or what the die shows."""
        return "t" if move == THROW else str(move + 1)
