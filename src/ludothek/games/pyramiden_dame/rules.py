"""The rules of Pyramiden-Dame: one game on the dark squares (PYR)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import REFEREE
from ludothek.games.pyramiden_dame.notation import (
    FIRST_LOT,
    FIRST_STEP,
    JUMPS,
    ORIGINS,
    PASS,
    STEPS,
    STOP,
    TARGETS,
    TEXTS,
)
from ludothek.kit.common import bits
from ludothek.kit.duels.armies import Armies
from ludothek.kit.duels.diagonals import BITS, BOARD, DIRECTIONS, key_of, onward, square_set
from ludothek.kit.duels.duel import first_turn
from ludothek.kit.duels.numbering import REACH

FORWARD: Final = 1
"""Jumps, too, go forward only. This may be agreed."""
REPETITION_DRAWS: Final = 2
"""A position that comes for the third time is a draw, as it was in version 1."""

STONES: Final = 10  # PYR-2
LEAST: Final = 8
"""A pyramid is complete with so many own stones, where only stones that never left home are in the way (PYR-R10)."""
LIMIT: Final = 300
"""After so many half-moves the stones on goal squares are counted (PYR-R9)."""
LONGEST: Final = 1 + LIMIT * 8
"""A lot, and half-moves of at most seven jumps and a stop: by jumping a stone reaches no more than eight squares."""

BLACK_START: Final[i64] = square_set("a1 c1 e1 g1 b2 d2 f2 c3 e3 d4")
WHITE_START: Final[i64] = square_set("b8 d8 f8 h8 c7 e7 g7 d6 f6 e5")


class PyramidenDame(Armies):
    """One game. White has the upper side, plays down and begins; `quiet` counts all half-moves (PYR-R9)."""

    fresh: i64 = 0
    """The stones of both colours that have not been moved since the start (PYR-R10)."""
    runner: i64 = 0
    """The stone that has jumped in this turn and can go on."""
    trail: i64 = 0
    """The squares that it has left on its way."""
    way: i64 = 0
    """The squares of the last move in order, the first one highest; each is its bit plus one, in six bits."""

    def moves(self) -> vec[i64]:
        out = vec[i64](capacity=24)
        if self.turn < 0:
            return vec[i64]([FIRST_LOT, FIRST_LOT + 1]) if self.turn == REFEREE else out
        if self.runner != 0:
            return append(self._append_jumps(out, self.runner), STOP)
        out = self._append_steps(self._append_jumps(out, self.mine()))
        return out if len(out) > 0 else append(out, PASS)

    def play(self, move: i64) -> None:
        self.last = move
        self.mover = self.turn
        if move < STOP:
            self._go(move)
        elif move < FIRST_LOT:
            self._next_turn()
        else:
            self.give_white(move - FIRST_LOT)

    def copy(self) -> "PyramidenDame":
        new = PyramidenDame(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.white = self.white
        new.black = self.black
        new.fresh = self.fresh
        new.runner = self.runner
        new.trail = self.trail
        new.way = self.way
        return new

    def key(self) -> i64:
        key = super().key() ^ key_of(self.fresh, 2)
        if self.runner != 0:
            key ^= key_of(self.runner, 3) ^ key_of(self.trail, 4)
        return key

    def text(self, move: i64) -> str:
        return TEXTS[move]

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or move >= FIRST_LOT:
            return ""
        if move >= STOP:
            return "PYR-R7"
        origin = ORIGINS[move]
        if origin & self.mine() == 0:
            return "PYR-8"
        if self.runner != 0 and (origin != self.runner or move >= FIRST_STEP or TARGETS[move] & self.trail != 0):
            return "PYR-R5"
        return "PYR-R4" if move < FIRST_STEP else "PYR-R3"

    def refusal_after(self, move: i64, further: i64) -> str:
        if move >= FIRST_STEP:
            return "PYR-R5"
        after = self.copy()
        after.play(move)
        after.turn = self.turn
        after.runner = TARGETS[move]
        after.trail = self.trail | ORIGINS[move]
        return after.refusal(further)

    # What a stone can do.

    def _append_jumps(self, out: vec[i64], movers: i64) -> vec[i64]:
        """PYR-9, PYR-R4: over one stone of either colour; PYR-R5: no square is touched twice."""
        occupied = self.white | self.black
        landing = BOARD & ~(occupied | self.trail)
        for direction in range(DIRECTIONS):
            if self._jumpable(direction):
                landed = onward(onward(movers, direction) & occupied, direction) & landing
                numbers = (direction * REACH + 2) * BITS
                while landed != 0:
                    out = append(out, JUMPS[numbers + bits.lowest(landed)])
                    landed &= landed - 1
        return out

    def _append_steps(self, out: vec[i64]) -> vec[i64]:
        """PYR-R3: to the next square, forward only."""
        movers = self.mine()
        empty = BOARD & ~(self.white | self.black)  # PYR-6
        for direction in range(DIRECTIONS):
            if self._ahead(direction):
                landed = onward(movers, direction) & empty
                numbers = (direction * REACH + 1) * BITS
                while landed != 0:
                    out = append(out, STEPS[numbers + bits.lowest(landed)])
                    landed &= landed - 1
        return out

    def _ahead(self, direction: i64) -> bool:
        """Does the seat to move go forward in this direction? White plays down, Black up."""
        return (direction < 2) == (self.turn == self.dealer)

    def _jumpable(self, direction: i64) -> bool:
        return self.terms & FORWARD == 0 or self._ahead(direction)

    def _can_jump(self, movers: i64) -> bool:
        occupied = self.white | self.black
        landing = BOARD & ~(occupied | self.trail)
        for direction in range(DIRECTIONS):
            landed = onward(onward(movers, direction) & occupied, direction) & landing
            if landed != 0 and self._jumpable(direction):
                return True
        return False

    def _can_move(self) -> bool:
        movers = self.mine()
        empty = BOARD & ~(self.white | self.black)
        for direction in range(DIRECTIONS):
            if self._ahead(direction) and onward(movers, direction) & empty != 0:
                return True
        return self._can_jump(movers)

    # Playing.

    def _go(self, move: i64) -> None:
        """A step ends the turn; a jump does when no other can follow."""
        origin = ORIGINS[move]
        target = TARGETS[move]
        self.place(self.mine() ^ origin ^ target, self.theirs())  # PYR-R6
        self.fresh &= ~origin
        if self.runner == 0:
            self.way = bits.lowest(origin) + 1
        self.way = self.way << 6 | (bits.lowest(target) + 1)
        if move < FIRST_STEP:
            self.trail |= origin
            if self._can_jump(target):
                self.runner = target
                return
        self._next_turn()

    def _next_turn(self) -> None:
        """PYR-R8, PYR-R9: the other seat's turn begins, unless this one has built its pyramid or there is no use."""
        if self.complete():  # PYR-11
            self.end(self.turn, "built")
            return
        self.turn = 1 - self.turn
        self.runner = 0
        self.trail = 0
        self.quiet += 1
        self.remember(self.white, self.black)
        why = self.standstill(LIMIT)
        if why == "repetition" and self.terms & REPETITION_DRAWS:
            self.end(-1, why)
        elif why == "repetition":
            self._count("repetition-counted")
        elif why == "quiet":
            self._count("limit")
        elif not self._can_move() and self._locked():
            self._count("locked")

    def _locked(self) -> bool:
        """Can the other seat not move either?"""
        self.turn = 1 - self.turn
        locked = not self._can_move()
        self.turn = 1 - self.turn
        return locked

    def _count(self, why: str) -> None:
        """PYR-R9: more goal squares that are filled win."""
        ahead = self.filled(0) - self.filled(1)
        self.end(-1 if ahead == 0 else 0 if ahead > 0 else 1, why)

    def end(self, winner: i64, why: str) -> None:
        super().end(winner, why)
        self.runner = 0
        self.trail = 0

    # The pyramids.

    def own_home(self, seat: i64) -> i64:
        """How many stones of a seat stand on its goal squares (PYR-R1)."""
        return bits.count(self.white & BLACK_START if seat == self.dealer else self.black & WHITE_START)

    def filled(self, seat: i64) -> i64:
        """How many of its goal squares are filled: by own stones, or by others that never left them (PYR-R10)."""
        return self.own_home(seat) + bits.count(self.fresh & (self.black if seat == self.dealer else self.white))

    def complete(self) -> bool:
        """PYR-7: has the seat to move built its pyramid?"""
        return self.filled(self.turn) == STONES and self.own_home(self.turn) >= LEAST


def position(dealer: i64, turn: i64, terms: i64, white: i64, black: i64, fresh: i64, played: i64) -> PyramidenDame:
    """A game in which these stones stand on the board, after so many half-moves of which nothing else is known."""
    game = PyramidenDame(2, dealer, turn)
    game.open(terms, played)
    game.white = white
    game.black = black
    game.fresh = fresh
    game.remember(white, black)
    return game


def start(dealer: i64, terms: i64) -> PyramidenDame:
    """Both pyramids (PYR-3, PYR-4, PYR-5); White begins (PYR-R2), after the lot where one decides who has White."""
    return position(dealer, first_turn(dealer), terms, WHITE_START, BLACK_START, WHITE_START | BLACK_START, 0)


def start_earlier(dealer: i64, terms: i64) -> PyramidenDame:
    """The same by the rules of version 1."""
    return start(dealer, terms | REPETITION_DRAWS)
