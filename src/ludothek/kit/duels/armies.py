"""Two colours of stones on one board, each colour a set of squares: what every such duel has."""

from mypy_extensions import i64, mypyc_attr

from ludothek.kit.duels.diagonals import WHITES_TURN, key_of
from ludothek.kit.duels.duel import Duel


@mypyc_attr(allow_interpreted_subclasses=True)
class Armies(Duel):
    """One game; the squares are bits. A subclass carries both colours on with what else it has."""

    white: i64 = 0
    black: i64 = 0

    def mine(self) -> i64:
        """The pieces of the seat to move."""
        return self.white if self.turn == self.dealer else self.black

    def theirs(self) -> i64:
        """The pieces of the other seat."""
        return self.black if self.turn == self.dealer else self.white

    def place(self, mine: i64, theirs: i64) -> None:
        """Let the pieces of the seat to move, and of the other one, stand on these squares."""
        if self.turn == self.dealer:
            self.white = mine
            self.black = theirs
        else:
            self.black = mine
            self.white = theirs

    def key(self) -> i64:
        """All that decides what can happen, but not how often it has happened before."""
        key: i64 = 0
        if self.turn == self.dealer:
            key = WHITES_TURN
        return key ^ key_of(self.white, 0) ^ key_of(self.black, 1)
