"""The stones on their roads and the numbers of a throw: what can be used and what has to be (BGM-8 to BGM-25).

Both players count the points from the end of their own road, as the notation does. How stones go and the duty to move
(BGM-R8, BGM-R9) stand in `kit.points.stones` and `kit.points.duty`; here is what may happen besides: running into
bands.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT
from ludothek.games.backgammon.notation import REST, RUNS, number_of, source_of
from ludothek.games.backgammon.terms import Terms
from ludothek.kit.common import bits
from ludothek.kit.points.duty import Dutiful
from ludothek.kit.points.road import BAR, append_steps, step


class Board(Dutiful):
    """Both players' stones, and a throw that is being used. When it is not the mover's turn, an offer to double is."""

    terms: Terms
    due: i64 = 0
    """How many numbers of the throw have to be used; kept with the option `self_hit` only, like the next two."""
    must: i64 = 0
    """The number that has to be used if no more than one is; 0: any."""
    runs: i64 = 0
    """How often a stone has run into a band in this turn."""

    def white(self) -> i64:
        return 0 if self.dealer == LOT else self.dealer

    def highest(self) -> bool:
        return self.terms.highest

    def always(self) -> bool:
        return self.terms.always

    def way(self, move: i64) -> tuple[i64, i64]:
        source = source_of(move)
        return source, source - number_of(move)

    def can_go_on(self) -> bool:
        """Can anything of the throw still be used?"""
        if self.terms.self_hit:
            return len(self.wary_moves()) > 0
        return self.movable(self.high) != 0 or self.movable(self.low) != 0

    # Running into bands (option `self_hit`): every way to finish the turn is tried.

    def wary_moves(self) -> vec[i64]:
        """The moves after which the turn can be brought to an end that is legal."""
        out = vec[i64]()
        for move in self._conceivable():
            if self._after(move).can_end():
                out = append(out, move)
        if len(out) > 0 and self._may_rest():
            out = append(out, REST)
        return out

    def _conceivable(self) -> vec[i64]:
        """The steps that the numbers allow one by one, into bands included. A stone on the bar runs into none."""
        out = append_steps(vec[i64](), self.movable(self.high), self.high, self.movable(self.low), self.low)
        held = self.held[self.mover]
        walls = self.walls[self.mover]
        if held >> BAR == 0:
            high = held & (walls << self.high) if self.high != 0 else 0
            low = held & (walls << self.low) if self.low != 0 else 0
            for move in append_steps(vec[i64](), high >> 1, self.high, low >> 1, self.low):
                out = append(out, RUNS + move)
        return out

    def _after(self, move: i64) -> "Board":
        after = self._ahead()
        after.advance(move)
        return after

    def can_end(self) -> bool:
        """Can the turn be brought to an end that is legal?"""
        if self.held[self.mover] == 0 or self._may_rest():
            return True
        return any(self._after(move).can_end() for move in self._conceivable())

    def _may_rest(self) -> bool:
        """May the turn end here?"""
        used = (4 if self.first == self.second else 2) - self.left
        if self.runs > 0:
            return used >= self.due and self.movable(self.high) == 0 and self.movable(self.low) == 0
        if used == self.due:
            return self.must == 0 or self.must != self.high
        return self.free()

    def measure(self) -> None:
        """BGM-R8, BGM-R9: how many numbers of the throw have to be used, and which if it is only one."""
        self.runs = 0
        self.must = 0
        self.due = 0
        high = self.movable(self.high)
        low = self.movable(self.low)
        if self.low == 0:
            ahead = self._ahead()
            while ahead.left > 0 and ahead.movable(self.high) != 0:
                source = bits.lowest(ahead.movable(self.high))
                ahead.advance(step(source, min(self.high, source)))
                self.due += 1
        elif self.both(high, low) != (0, 0):
            self.due = 2
        elif high | low:
            self.due = 1
            self.must = self.high if high != 0 and not self.free() else 0

    def _ahead(self) -> "Board":
        ahead = self.copy()
        assert isinstance(ahead, Board)
        return ahead

    # A step.

    def advance(self, move: i64) -> None:
        """Move a stone of the mover, hit what stands alone there, and use up the number."""
        source, target = self.way(move)
        if move >= RUNS:  # BGM-21
            self.runs += 1
        self.shift(source, BAR if move >= RUNS else target)
        self.use(source - target)
