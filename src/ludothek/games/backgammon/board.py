"""The stones on their roads and the numbers of a throw: what can be used and what has to be (BGM-8 to BGM-25).

Both players count the points from the end of their own road (see `kit.road`), as the notation does. A point that is p
for one player is 25 - p for the other.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.games.backgammon.moves import REST, RUNS, number_of, source_of
from ludothek.games.backgammon.terms import Terms
from ludothek.kit import bits
from ludothek.kit.road import BAR, OFF, OUTSIDE, PLACES, append_steps, movable, step


class Board(State):
    """Both players' stones, and a throw that is being used."""

    terms: Terms
    board: vec[i64]
    """How many stones: 26 places for seat 0, from off (0) to the bar (25), then 26 for seat 1."""
    held: vec[i64]
    """For each seat the set of its places with stones, without those off."""
    walls: vec[i64]
    """For each seat the set of points, as it counts them, on which the other has a band."""
    mover: i64 = 0
    """Who throws, or has thrown. When it is the other's turn, the other is to answer an offer to double."""
    first: i64 = 0
    second: i64 = 0
    """The dice as they fell last; 0: not yet."""
    high: i64 = 0
    """The greater number that may still be used, or the number of a double; 0: none."""
    low: i64 = 0
    left: i64 = -2
    """How many numbers are still to be used; below zero while so many dice are still to fall."""
    due: i64 = 0
    """How many numbers of the throw have to be used; kept with the option `self_hit` only, like the next two."""
    must: i64 = 0
    """The number that has to be used if no more than one is; 0: any."""
    runs: i64 = 0
    """How often a stone has run into a band in this turn."""
    hit: i64 = 0
    """1: the last step hit a stone."""

    def lay(self, terms: Terms, board: vec[i64]) -> None:
        """Lay out the stones, under what was agreed."""
        self.terms = terms
        self.board = board
        self.held = vec[i64]([0, 0])
        self.walls = vec[i64]([0, 0])
        for seat in range(2):
            for place in range(1, PLACES):
                stones = board[seat * PLACES + place]
                if stones > 0:
                    self.held[seat] |= 1 << place
                if stones > 1 and place != BAR:
                    self.walls[1 - seat] |= 1 << (BAR - place)

    def carry(self, new: "Board") -> None:
        """Give a copy the stones and the throw."""
        new.terms = self.terms
        new.board = self.board[:]
        new.held = self.held[:]
        new.walls = self.walls[:]
        new.mover = self.mover
        new.first = self.first
        new.second = self.second
        new.high = self.high
        new.low = self.low
        new.left = self.left
        new.due = self.due
        new.must = self.must
        new.runs = self.runs
        new.hit = self.hit

    def pips(self, seat: i64) -> i64:
        """How many points the stones of a seat still have to go, 25 from the bar."""
        total: i64 = 0
        for place in range(1, PLACES):
            total += place * self.board[seat * PLACES + place]
        return total

    # Numbers and the obligation to use them.

    def movable(self, number: i64) -> i64:
        """The points from which the mover can use a number, taken by itself."""
        return movable(self.held[self.mover], self.walls[self.mover], number, highest=self.terms.highest)

    def free(self) -> bool:
        """BGM-R9: whoever has all stones home need not move."""
        return not self.terms.always and self.held[self.mover] < OUTSIDE

    def can_go_on(self) -> bool:
        """Can anything of the throw still be used?"""
        if self.terms.self_hit:
            return len(self.wary_moves()) > 0
        return self.movable(self.high) != 0 or self.movable(self.low) != 0

    def obliged(self, high: i64, low: i64) -> tuple[i64, i64]:
        """Of the points from which either number can be used first, those that BGM-R8 and BGM-R9 allow."""
        before_low, before_high = self.both(high, low)
        if before_low == 0 and before_high == 0:
            return high, (0 if high != 0 else low)
        return before_low | high & self._ending(self.high), before_high | low & self._ending(self.low)

    def both(self, high: i64, low: i64) -> tuple[i64, i64]:
        """Of the points from which either number can be used first, those after which the other can be used too."""
        return self._followed(high, self.high, low, self.low), self._followed(low, self.low, high, self.high)

    def _followed(self, sources: i64, number: i64, others: i64, other: i64) -> i64:
        """Those of some points from which a number can be used so that the other number can be used afterwards.

        `others` are the points from which the other can be used now. A step never takes away what another stone can
        do: it may open the way for others, but closes none. So doubles need no such look ahead at all.
        """
        if others & (others - 1):
            return sources
        held = self.held[self.mover]
        walls = self.walls[self.mover]
        kept: i64 = 0
        while sources != 0:
            point = sources & -sources
            sources ^= point
            source = bits.lowest(point)
            after = held ^ point if self.board[self.mover * PLACES + source] == 1 else held
            if source > number:
                after |= 1 << (source - number)
            if movable(after, walls, other, highest=self.terms.highest) != 0:
                kept |= point
        return kept

    def _ending(self, number: i64) -> i64:
        """The point of the only stone that is not yet home, if a number brings it there: then the turn may end.

        Where the obligation holds to the end (`always`), of the only stone that is not yet off.
        """
        goal: i64 = OFF if self.terms.always else 6
        away = self.held[self.mover] & -(2 << goal)
        if away & (away - 1):
            return 0
        source = bits.lowest(away)
        return away if source - number <= goal and self.board[self.mover * PLACES + source] == 1 else 0

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
        board = self.board
        seat = self.mover
        other = 1 - seat
        road = seat * PLACES
        source = source_of(move)
        number = number_of(move)
        target = source - number
        if move >= RUNS:  # BGM-21
            target = BAR
            self.runs += 1
        board[road + source] -= 1
        if board[road + source] == 0:
            self.held[seat] ^= 1 << source
        elif board[road + source] == 1 and source != BAR:
            self.walls[other] ^= 1 << (BAR - source)
        board[road + target] += 1
        if target != OFF:
            self.held[seat] |= 1 << target
            if target != BAR:
                facing = BAR - target
                if board[road + target] == 2:
                    self.walls[other] |= 1 << facing
                elif board[other * PLACES + facing] == 1:  # BGM-15
                    board[other * PLACES + facing] = 0
                    board[other * PLACES + BAR] += 1
                    self.held[other] = (self.held[other] ^ (1 << facing)) | (1 << BAR)
                    self.hit = 1
        if number != self.low and number != self.high:  # noqa: PLR1714 - compiled, a tuple costs more
            # A greater number takes the stone off. If both can, all stones stand below both: each can do the same.
            number = self.low if self.low > number else self.high
        self.left -= 1
        if number == self.low:
            self.low = 0
        elif self.first != self.second or self.left == 0:
            self.high = 0
