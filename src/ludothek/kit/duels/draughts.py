"""Draughts on the dark squares: stones that go forward, kings that fly, captures by jumping, and when nobody can win.

What a kind of draughts chooses: whether one must capture and how jumps land (bits of `terms`), and what it means to
have lost every piece (`cleared`) or to be unable to move (`stuck`).
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludothek.kit.common import bits
from ludothek.kit.duels.armies import Armies
from ludothek.kit.duels.diagonals import BITS, BOARD, BOTTOM, DIRECTIONS, TOP, key_of, onward, square_set
from ludothek.kit.duels.numbering import CROSSED, JUMPS, ORIGINS, REACH, STEPS, TARGETS

FORCED: Final = 1
"""Whoever can capture must, and goes on as long as possible."""
ADJACENT: Final = 2
"""A king lands directly behind the piece that she has captured."""
BACKWARD: Final = 4
"""Stones may capture backward."""

QUIET_LIMIT: Final = 50
"""So many half-moves in a row without a capture or a move of a stone are a draw."""
TWO_KINGS_LIMIT: Final = 10
"""The same with one king on each side."""

STONES: Final = 12
WHITE_START: Final[i64] = square_set("a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 g3")
BLACK_START: Final[i64] = square_set("b6 d6 f6 h6 a7 c7 e7 g7 b8 d8 f8 h8")


@mypyc_attr(allow_interpreted_subclasses=True)
class Draughts(Armies):
    """One game; pieces are sets of squares. White plays up the board, in the later two directions, Black down."""

    kings: i64 = 0
    """Those of both colours."""
    able: i64 = 0
    """Pieces of the seat to move that can capture now."""
    runner: i64 = 0
    """The piece that has captured in this turn and can go on."""
    taken: i64 = 0
    """The piece that the last move took away, by its square."""
    crowned: i64 = 0
    """The stone that it made a king."""

    def set_up(self, terms: i64, white: i64, black: i64, kings: i64, quiet: i64) -> None:
        """Make a new state ready: these pieces stand on the board, and nothing is known of what was before."""
        self.open(terms, quiet)
        self.white = white
        self.black = black
        self.kings = kings
        self.begin_turn()

    def carry_pieces(self, new: "Draughts") -> None:
        """Give a copy what every duel and every kind of draughts has."""
        self.carry(new)
        new.white = self.white
        new.black = self.black
        new.kings = self.kings
        new.able = self.able
        new.runner = self.runner
        new.taken = self.taken
        new.crowned = self.crowned

    def key(self) -> i64:
        """Which pieces are kings counts, too."""
        return super().key() ^ key_of(self.kings, 2)

    def end(self, winner: i64, why: str) -> None:
        """The game is over, in the middle of a series or not."""
        super().end(winner, why)
        self.runner = 0

    # What a kind of draughts may see differently.

    def cleared(self) -> None:
        """The seat to move has taken the last opposing piece."""
        self.end(self.turn, "captured")

    def stuck(self) -> None:
        """The seat to move can do nothing."""
        self.end(1 - self.turn, "blocked")

    def idle(self) -> bool:
        """Can the seat to move do nothing?"""
        return self.able == 0 and not self.can_step()

    def two_kings(self) -> bool:
        """Is there one king on each side and nothing else?"""
        white, black = self.white, self.black
        return white & (white - 1) == 0 and black & (black - 1) == 0 and white | black == self.kings

    # Listing moves, in one sweep for all pieces.

    def append_jumps(self, out: vec[i64], movers: i64) -> vec[i64]:
        """Append every single jump of these pieces."""
        theirs = self.theirs()
        empty = BOARD & ~(self.white | self.black)
        kings = movers & self.kings
        stones = movers & ~kings
        up = self.turn == self.dealer
        adjacent = self.terms & ADJACENT != 0
        backward = self.terms & BACKWARD != 0
        for direction in range(DIRECTIONS):
            jumping: i64 = 0
            if backward or (direction >= 2) == up:
                jumping = stones
            facing = onward(jumping | kings, direction) & theirs
            gliding = onward(kings, direction) & empty
            halting = onward(onward(jumping, direction), direction)
            flown: i64 = 0
            numbers = (direction * REACH + 2) * BITS
            while facing | gliding | flown != 0:
                landed = onward(facing | flown, direction) & empty
                flown = 0
                if not adjacent:
                    flown = landed & ~halting
                halting = 0
                while landed != 0:
                    out = append(out, JUMPS[numbers + bits.lowest(landed)])
                    landed &= landed - 1
                gliding = onward(gliding, direction)
                facing = gliding & theirs
                gliding &= empty
                numbers += BITS
        return out

    def append_steps(self, out: vec[i64]) -> vec[i64]:
        """Append every quiet move."""
        movers = self.mine()
        empty = BOARD & ~(self.white | self.black)
        kings = movers & self.kings
        up = self.turn == self.dealer
        for direction in range(DIRECTIONS):
            gliding = onward(kings, direction) & empty
            landed = onward(movers, direction) & empty if (direction >= 2) == up else gliding
            numbers = (direction * REACH + 1) * BITS
            while landed != 0:
                while landed != 0:
                    out = append(out, STEPS[numbers + bits.lowest(landed)])
                    landed &= landed - 1
                gliding = onward(gliding, direction) & empty
                landed = gliding
                numbers += BITS
        return out

    def any_step(self, random: Random) -> i64:
        """Any quiet move where whoever is to move has no king: they are counted as sets."""
        empty = BOARD & ~(self.white | self.black)
        direction: i64 = 2
        if self.turn != self.dealer:
            direction = 0
        left = onward(self.mine(), direction) & empty
        right = onward(self.mine(), direction + 1) & empty
        numbers = (direction * REACH + 1) * BITS
        size = bits.count(left)
        drawn = random.randrange(size + bits.count(right))
        if drawn < size:
            return STEPS[numbers + bits.member(left, drawn)]
        return STEPS[numbers + REACH * BITS + bits.member(right, drawn - size)]

    def able_among(self, movers: i64) -> i64:
        """Those of these pieces that can capture: found by going back from the pieces that can be jumped."""
        theirs = self.theirs()
        empty = BOARD & ~(self.white | self.black)
        kings = movers & self.kings
        up = self.turn == self.dealer
        backward = self.terms & BACKWARD != 0
        found: i64 = 0
        for direction in range(DIRECTIONS):
            back = DIRECTIONS - 1 - direction
            near = onward(theirs & onward(empty, back), back)
            found |= near & (movers if backward or (direction >= 2) == up else kings)
            if kings != 0:
                near &= empty
                while near != 0:
                    near = onward(near, back)
                    found |= near & kings
                    near &= empty
        return found

    def can_step(self) -> bool:
        """Has the seat to move a quiet move?"""
        movers = self.mine()
        empty = BOARD & ~(self.white | self.black)
        up = self.turn == self.dealer
        for direction in range(DIRECTIONS):
            walking = movers if (direction >= 2) == up else movers & self.kings
            if onward(walking, direction) & empty != 0:
                return True
        return False

    # Playing.

    def jump(self, move: i64) -> None:
        """Take the piece jumped at once; go on if possible, but not after a crowning."""
        origin = ORIGINS[move]
        target = TARGETS[move]
        theirs = self.theirs()
        taken = theirs & CROSSED[move]
        self.kings &= ~taken
        self.place(self.mine() ^ origin ^ target, theirs ^ taken)
        self._arrive(origin, target)
        self.taken = taken
        self.afresh()
        if theirs == taken:
            self.cleared()
            return
        self.able = 0
        if self.crowned == 0:
            self.able = self.able_among(target)
        self.runner = self.able
        if self.runner == 0:
            self.next_turn()

    def step(self, move: i64) -> None:
        """A quiet move, without what comes after it."""
        origin = ORIGINS[move]
        target = TARGETS[move]
        if origin & self.kings == 0:
            self.afresh()
        else:
            self.quiet += 1
        self.place(self.mine() ^ origin ^ target, self.theirs())
        self._arrive(origin, target)

    def _arrive(self, origin: i64, target: i64) -> None:
        """A king stays one wherever she goes; a stone that reaches the far row becomes one."""
        self.crowned = 0
        if origin & self.kings != 0:
            self.kings ^= origin ^ target
        elif target & (TOP if self.turn == self.dealer else BOTTOM) != 0:
            self.kings |= target
            self.crowned = target

    def next_turn(self) -> None:
        """The other seat's turn begins, unless it cannot move or the game is drawn."""
        self.turn = 1 - self.turn
        self.runner = 0
        self.begin_turn()
        if self.idle():
            self.stuck()
        elif why := self.standstill(QUIET_LIMIT):
            self.end(-1, why)
        elif self.quiet >= TWO_KINGS_LIMIT and self.two_kings():
            self.end(-1, "two-kings")

    def begin_turn(self) -> None:
        """Note who can capture, and the position; stones have not moved since the positions that are remembered."""
        self.able = self.able_among(self.mine())
        self.remember(self.white, self.black)
