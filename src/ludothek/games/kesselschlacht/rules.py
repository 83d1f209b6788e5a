"""The rules of Kesselschlacht: one game on the dark squares (KES)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import REFEREE
from ludothek.kit.common import bits
from ludothek.kit.duels.armies import Armies
from ludothek.kit.duels.diagonals import BITS, BOARD, DIRECTIONS, onward
from ludothek.kit.duels.draughts import BLACK_START, STONES, WHITE_START
from ludothek.kit.duels.duel import first_turn
from ludothek.kit.duels.numbering import REACH, Numbering

# What may be agreed, as bits of `terms`.
SINGLE: Final = 1
"""Only a stone without any own neighbour can be taken."""
NO_COUNT: Final = 2
"""A game that stands still is a draw, whatever was taken."""

QUIET_LIMIT: Final = 100
"""So many half-moves in a row without a removal end the game (KES-R9)."""
LONGEST: Final = 1 + (2 * STONES - 1) * QUIET_LIMIT
"""A lot, and as much quiet as there may be before each stone that goes but the last."""

# Moves along the diagonals, of which all but the shortest are only there to be refused, and the lots that give White.
_NUMBERED: Final = Numbering()
STEPS: Final = _NUMBERED.add("-", 1, REACH - 1)
FIRST_JUMP: Final[i64] = len(_NUMBERED.texts)
_NUMBERED.add("x", 2, 2)
FIRST_LOT: Final[i64] = len(_NUMBERED.texts)
TEXTS: Final[list[str]] = [*_NUMBERED.texts, "white0", "white1"]
MOVES: Final = len(TEXTS)
ORIGINS: Final = _NUMBERED.origins
TARGETS: Final = _NUMBERED.targets
CROSSED: Final = _NUMBERED.crossed


def around(squares: i64) -> i64:
    """The squares that touch one of these, in any direction."""
    return (squares << 5 | squares << 4 | squares >> 4 | squares >> 5) & BOARD


def connected(some: i64, stones: i64) -> i64:
    """The stones of one colour that are joined to some of them, directly or through others: whole groups (KES-R4)."""
    while True:
        reached = some | (around(some) & stones)
        if reached == some:
            return some
        some = reached


class Kesselschlacht(Armies):
    """One game. White plays from below and begins."""

    taken: i64 = 0
    """The stones that the last move took off, by their squares."""

    def moves(self) -> vec[i64]:
        out = vec[i64](capacity=24)
        if self.turn < 0:
            return vec[i64]([FIRST_LOT, FIRST_LOT + 1]) if self.turn == REFEREE else out
        movers = self.mine()
        empty = self.empty()
        for direction in range(DIRECTIONS):
            landed = onward(movers, direction) & empty
            numbers = (direction * REACH + 1) * BITS
            while landed != 0:
                out = append(out, STEPS[numbers + bits.lowest(landed)])
                landed &= landed - 1
        return out

    def play(self, move: i64) -> None:
        self.last = move
        self.mover = self.turn
        self.taken = 0
        if move < FIRST_LOT:
            self._step(ORIGINS[move], TARGETS[move])
        else:
            self.give_white(move - FIRST_LOT)

    def copy(self) -> "Kesselschlacht":
        new = Kesselschlacht(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.white = self.white
        new.black = self.black
        new.taken = self.taken
        return new

    def text(self, move: i64) -> str:
        return TEXTS[move]

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or move >= FIRST_LOT:
            return ""
        if ORIGINS[move] & self.mine() == 0:
            return "KES-5"
        if move >= FIRST_JUMP or CROSSED[move] & ~self.empty() != 0:
            return "KES-4"
        return "KES-5" if CROSSED[move] != 0 else "KES-R2"

    def empty(self) -> i64:
        """The free squares."""
        return BOARD & ~(self.white | self.black)

    def finished(self, stones: i64) -> i64:
        """The stones of one colour that are shut in as the board stands (KES-6, KES-7, KES-R4; single ones: KES-8)."""
        open_to = around(self.empty()) & stones  # KES-R5
        if self.terms & SINGLE:
            return stones & ~(open_to | around(stones))
        return stones ^ connected(open_to, stones)

    def group(self, stone: i64, stones: i64) -> i64:
        """What would be taken together with a stone; nothing, where a comrade saves it (KES-8)."""
        if self.terms & SINGLE:
            return stone if around(stone) & stones == 0 else 0
        return connected(stone, stones)

    def _step(self, origin: i64, target: i64) -> None:
        """KES-R6: what is finished of theirs goes; own stones never are, for the square just left is free (KES-R7)."""
        theirs = self.theirs()
        self.place(self.mine() ^ origin ^ target, theirs)  # KES-R3
        taken = self.finished(theirs)
        if taken == 0:
            self.quiet += 1
        else:
            self.taken = taken
            self.place(self.mine(), theirs ^ taken)
            self.afresh()
            if theirs == taken:  # KES-9
                self.end(self.turn, "captured")
                return
        self.turn = 1 - self.turn
        self.begin_turn()

    def begin_turn(self) -> None:
        """Note the position, and see whether there is a move and a use in going on (KES-R8, KES-R9)."""
        self.remember(self.white, self.black)
        if around(self.mine()) & self.empty() == 0:
            self.end(1 - self.turn, "stuck")
        elif why := self.standstill(QUIET_LIMIT):
            self._count(why)

    def _count(self, why: str) -> None:
        """KES-R9: more stones win, unless it was agreed that they do not count."""
        ahead = bits.count(self.white) - bits.count(self.black)
        if ahead == 0 or self.terms & NO_COUNT:
            self.end(-1, why)
        else:
            self.end(self.dealer if ahead > 0 else 1 - self.dealer, f"{why}-counted")


def position(dealer: i64, turn: i64, terms: i64, white: i64, black: i64, quiet: i64) -> Kesselschlacht:
    """A game in which these stones stand on the board and nothing is known of what was before."""
    game = Kesselschlacht(2, dealer, turn)
    game.open(terms, quiet)
    game.white = white
    game.black = black
    game.begin_turn()
    return game


def start(dealer: i64, terms: i64) -> Kesselschlacht:
    """The first position (KES-2, KES-3); White begins (KES-R1), after the lot where one decides who has White."""
    game = position(max(dealer, 0), max(dealer, 0), terms, WHITE_START, BLACK_START, 0)
    game.dealer = dealer
    game.turn = first_turn(dealer)
    return game
