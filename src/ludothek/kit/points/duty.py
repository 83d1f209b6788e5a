"""The duty to use a throw on the board of 24 points: as many numbers as possible, and if only one the higher.

It ends at the moment when all stones still in the game are in the last quarter of the road, even in mid-throw, unless
the game says that it never does.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT
from ludothek.kit.common import bits
from ludothek.kit.points.road import OFF, PLACES, append_steps, movable
from ludothek.kit.points.stones import Stones


class Dutiful(Stones):
    """A game in which a throw has to be used, and in which the higher of two dice begins.

    A `copy` carries `high` and `low` as well.
    """

    high: i64 = 0
    """The greater number that may still be used, or the number of a double; 0: none."""
    low: i64 = 0

    def always(self) -> bool:
        """Does the duty hold even when all stones are home?"""
        return False

    def usable(self, held: i64, landed: i64, number: i64) -> bool:
        """Could the mover use a number with stones on `held`, of which one has just come to a place?"""
        return movable(held, self.walls[self.mover], number, highest=self.highest()) != 0

    # Which numbers may be used.

    def free(self) -> bool:
        """Whoever has all stones home need not move."""
        return not self.always() and self.home()

    def steps(self, rest: i64) -> vec[i64]:
        """The steps that the duty allows, and the move `rest` where the turn may end."""
        high = self.movable(self.high)
        low = self.movable(self.low)
        free = self.free()
        if not free and self.high != 0 and self.low != 0:
            high, low = self.obliged(high, low)
        out = append_steps(vec[i64](), high, self.high, low, self.low)
        return append(out, rest) if free else out

    def obliged(self, high: i64, low: i64) -> tuple[i64, i64]:
        """Of the places from which either number can be used first, those that the duty allows."""
        before_low, before_high = self.both(high, low)
        if before_low == 0 and before_high == 0:
            return (high, 0) if high != 0 else (0, low)
        return before_low | high & self._ending(self.high), before_high | low & self._ending(self.low)

    def both(self, high: i64, low: i64) -> tuple[i64, i64]:
        """Of the places from which either number can be used first, those after which the other can be used too."""
        return self._followed(high, self.high, low, self.low), self._followed(low, self.low, high, self.high)

    def _followed(self, sources: i64, number: i64, others: i64, other: i64) -> i64:
        """Those of some places from which a number can be used so that the other number can be used afterwards.

        `others` are the places from which the other can be used now. A step never takes away what another stone can
        do: it may open the way for others, but closes none. So doubles need no such look ahead at all.
        """
        if others & (others - 1):
            return sources
        held = self.held[self.mover]
        kept: i64 = 0
        while sources != 0:
            point = sources & -sources
            sources ^= point
            source = bits.lowest(point)
            after = held ^ point if self.board[self.mover * PLACES + source] == 1 else held
            if source > number:
                after |= 1 << (source - number)
            if self.usable(after, source - number, other):
                kept |= point
        return kept

    def _ending(self, number: i64) -> i64:
        """The place of the only stone that is not yet home, if a number brings it there: then the turn may end.

        Where the duty holds to the end, of the only stone that is not yet off.
        """
        goal: i64 = OFF if self.always() else 6
        away = self.held[self.mover] & -(2 << goal)
        if away & (away - 1):
            return 0
        source = bits.lowest(away)
        return away if source - number <= goal and self.board[self.mover * PLACES + source] == 1 else 0

    # What happens.

    def use(self, number: i64) -> None:
        """A number of the throw has been used up."""
        if number != self.low and number != self.high:  # noqa: PLR1714 - compiled, a tuple costs more
            # A greater number takes the stone off. If both can, all stones stand below both: each can do the same.
            number = self.low if self.low > number else self.high
        self.left -= 1
        if number == self.low:
            self.low = 0
        elif self.first != self.second or self.left == 0:
            self.high = 0

    def fallen(self, face: i64) -> bool:
        """A die falls. Does a throw lie there now, and if it was for the start, has it been decided?"""
        self.fall(face)
        if self.left < 0:
            return False
        if self.dealer == LOT:
            if not self.decided(self.first - self.second):
                self.left = -2
                return False
            self.opening = 8 * self.first + self.second
        return True

    def take_up(self, double: i64) -> None:
        """The mover has thrown: so many numbers are to be used of a double."""
        self.throws += 1
        self.high = max(self.first, self.second)
        self.low = min(self.first, self.second)
        self.left = 2
        if self.high == self.low:
            self.low = 0
            self.left = double
