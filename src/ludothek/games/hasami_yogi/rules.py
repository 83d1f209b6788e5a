"""The rules of Hasami Yogi: one game on all squares of the board (HAS)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import REFEREE
from ludothek.games.hasami_yogi.rows import ROWS, fours, off_base
from ludothek.games.hasami_yogi.squares import (
    INNER,
    NAMES,
    Squares,
    append_straight,
    around,
    flip,
    has,
    members,
    near,
    straight,
)
from ludothek.kit.common import bits
from ludothek.kit.duels.diagonals import WHITES_TURN, key_of
from ludothek.kit.duels.duel import Duel, first_turn

# What may be agreed, as bits of `terms`.
EDGE: Final = 1
"""At the edge three stones encircle, in a corner two."""
BOTH: Final = 2
"""Neither base line counts for rows."""

ENOUGH: Final = 5
"""So many stones taken win (HAS-13)."""
QUIET: Final = 100
"""So many half-moves without taking are a draw (HAS-R12)."""
LONGEST: Final = 1 + (2 * ENOUGH - 1) * QUIET
"""A lot, and before each taking that does not win, and after the last, all the quiet there may be."""

# A move is 64 x its origin + its target, be it a slide or a jump.
LOTS: Final = 4096
"""From here on: the seat that the lot gives White."""
MOVES: Final = LOTS + 2


class HasamiYogi(Duel):
    """One game. White has row 1 as base line and begins."""

    white_low: i64 = 0
    white_high: i64 = 0
    """The squares of White's stones, in rows 1 to 4 and in rows 5 to 8; and of Black's."""
    black_low: i64 = 0
    black_high: i64 = 0
    white_taken: i64 = 0
    """How many stones White has taken, and Black."""
    black_taken: i64 = 0
    lost_low: i64 = 0
    """The squares of the stones that the last move took."""
    lost_high: i64 = 0

    def white(self, seat: i64) -> bool:
        """Does a seat have White? Before the lot has fallen, it is shown for seat 0."""
        return (seat == 1) == (self.dealer == 1)

    def stones(self, seat: i64) -> Squares:
        """Where the stones of a seat stand."""
        return (self.white_low, self.white_high) if self.white(seat) else (self.black_low, self.black_high)

    def taken(self, seat: i64) -> i64:
        """How many stones a seat has taken."""
        return self.white_taken if self.white(seat) else self.black_taken

    def moves(self) -> vec[i64]:
        if self.turn < 0:
            return vec[i64]([LOTS, LOTS + 1]) if self.turn == REFEREE else vec[i64]()
        mine, theirs = self.stones(self.turn), self.stones(1 - self.turn)
        occupied = (mine[0] | theirs[0], mine[1] | theirs[1])
        out = vec[i64](capacity=72)
        for square in members(mine):
            out = append_straight(out, square, occupied, theirs)
        return out

    def play(self, move: i64) -> None:
        self.last = move
        self.mover = self.turn
        if move >= LOTS:
            self.give_white(move - LOTS)
        else:
            self._go(move >> 6, move & 63)

    def _go(self, origin: i64, target: i64) -> None:
        """HAS-R10: first the encircled stones are taken, then it is seen whether the mover has won."""
        seat = self.turn
        mine = flip(flip(self.stones(seat), origin), target)
        theirs = self.stones(1 - seat)
        lost = encircled(mine, theirs, near(target), edge=self.terms & EDGE != 0)  # HAS-R8
        self.lost_low, self.lost_high = lost
        self._place(seat, mine)
        self.turn = 1 - seat
        if lost[0] | lost[1] != 0:  # HAS-R9
            self._place(1 - seat, (theirs[0] ^ lost[0], theirs[1] ^ lost[1]))
            self._count(seat, bits.count(lost[0]) + bits.count(lost[1]))
            self.afresh()
        else:
            self.quiet += 1
        if fours(self.counting(seat)) != 0:  # HAS-3, HAS-R5
            self.end(seat, "row")
        elif self.taken(seat) >= ENOUGH:
            self.end(seat, "taken")
        else:
            self.begin_turn()

    def begin_turn(self) -> None:
        """Note the position and see whether the game is over with it (HAS-R11, HAS-R12)."""
        # Since the last taking no stone has gone, so a stone that is on none of the 63 other squares is on h8.
        rest = 0x7FFFFFFF
        white = self.white_low | (self.white_high & rest) << 32
        self.remember(white, self.black_low | (self.black_high & rest) << 32)
        if not self._can_move():
            self.end(1 - self.turn, "blocked")
        elif why := self.standstill(QUIET):
            self.end(-1, why)

    def _can_move(self) -> bool:
        mine, theirs = self.stones(self.turn), self.stones(1 - self.turn)
        low, high = around(mine)
        if low & ~(mine[0] | theirs[0]) | high & ~(mine[1] | theirs[1]) != 0:
            return True
        for square in members(mine):
            low, high = reached(square, mine, theirs)
            if low | high != 0:
                return True
        return False

    def counting(self, seat: i64) -> i64:
        """The stones of a seat that count for rows."""
        return off_base(self.stones(seat), white=self.white(seat)) & self.rows(seat)

    def rows(self, seat: i64) -> i64:
        """The squares off the base line of a seat that count for rows (HAS-R4); agreed so, without the other one."""
        if self.terms & BOTH == 0:
            return ROWS
        return ROWS >> 8 if self.white(seat) else ROWS ^ 255

    def _place(self, seat: i64, stones: Squares) -> None:
        if self.white(seat):
            self.white_low, self.white_high = stones
        else:
            self.black_low, self.black_high = stones

    def _count(self, seat: i64, more: i64) -> None:
        if self.white(seat):
            self.white_taken += more
        else:
            self.black_taken += more

    def copy(self) -> "HasamiYogi":
        new = HasamiYogi(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.white_low = self.white_low
        new.white_high = self.white_high
        new.black_low = self.black_low
        new.black_high = self.black_high
        new.white_taken = self.white_taken
        new.black_taken = self.black_taken
        new.lost_low = self.lost_low
        new.lost_high = self.lost_high
        return new

    def key(self) -> i64:
        key = key_of(self.white_low, 0) ^ key_of(self.white_high, 1)
        key ^= key_of(self.black_low, 2) ^ key_of(self.black_high, 3)
        return key ^ WHITES_TURN if self.turn == self.dealer else key

    def text(self, move: i64) -> str:
        return f"white{move - LOTS}" if move >= LOTS else f"{NAMES[move >> 6]}-{NAMES[move & 63]}"

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or move >= LOTS:
            return ""
        origin, target = move >> 6, move & 63
        mine, theirs = self.stones(self.turn), self.stones(1 - self.turn)
        step = _step(origin, target)
        if step == 0 or not has(mine, origin):
            return "HAS-5"
        square = origin + step
        while square != target and not has(mine, square) and not has(theirs, square):
            square += step
        if square == target:
            return "HAS-7"
        if has(mine, square):
            return "HAS-R3"
        return "HAS-8" if target == origin + 2 * step else "HAS-R2"


def reached(square: i64, mine: Squares, theirs: Squares) -> Squares:
    """Where a stone can slide (HAS-6, HAS-7), and jump over one of the others (HAS-8, HAS-R2, HAS-R3)."""
    return straight(square, (mine[0] | theirs[0], mine[1] | theirs[1]), theirs)


def encircled(mine: Squares, theirs: Squares, beside: Squares, *, edge: bool) -> Squares:
    """Of the opposing stones on some squares those with own ones all round (HAS-R6); HAS-R7: the edge may stand in."""
    low, high = theirs[0] & beside[0], theirs[1] & beside[1]
    if not edge:
        low, high = low & INNER, high & INNER >> 8
    lost: Squares = (0, 0)
    if low | high != 0:
        for square in members((low, high)):
            around = near(square)
            if around[0] & ~mine[0] | around[1] & ~mine[1] == 0:
                lost = flip(lost, square)  # HAS-12
    return lost


def _step(origin: i64, target: i64) -> i64:
    """From square to square straight towards a target; 0 where no straight line leads there (HAS-5)."""
    if origin == target or (origin >> 3 != target >> 3 and origin & 7 != target & 7):
        return 0
    step: i64 = 1 if origin >> 3 == target >> 3 else 8
    return step if target > origin else -step


def position(
    dealer: i64, turn: i64, terms: i64, white: Squares, black: Squares, taken: tuple[i64, i64], quiet: i64
) -> HasamiYogi:
    """A game taken up with these stones; White and Black have taken so many, the last so many half-moves ago."""
    game = HasamiYogi(2, dealer, turn)
    game.open(terms, quiet)
    game.white_low, game.white_high = white
    game.black_low, game.black_high = black
    game.white_taken, game.black_taken = taken
    game.begin_turn()
    return game


def start(dealer: i64, terms: i64) -> HasamiYogi:
    """Eight stones on each base line (HAS-4); White begins (HAS-R1), after the lot where one decides who has White."""
    return position(dealer, first_turn(dealer), terms, (255, 0), (0, 255 << 24), (0, 0), 0)  # HAS-2
