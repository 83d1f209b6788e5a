"""The rules of Mühle: placing, moving and jumping, mills and what they take, three ways to end (MUE)."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import REFEREE
from ludothek.games.muehle.board import BOARD, POINTS, around, closing, closing_two, in_mills
from ludothek.games.muehle.ways import closing_ways, member, origin, size, ways
from ludothek.kit.common import bits
from ludothek.kit.duels.duel import Duel, first_turn

STONES: Final = 9
"""Of each colour (MUE-2)."""
IN_HAND: Final = 1 << 48
"""One stone in the hand of seat 0, as it stands in `board`."""
QUIET: Final = 100
"""So many half-moves without placing or taking are a draw (MUE-R13)."""

# A turn is one move: 600 x source + 25 x target + taken, with 24 for the hand as a source and for nothing taken.
HAND: Final = 24
NOTHING: Final = 24
SECOND: Final = 15000
"""From here on: the second stone taken for two mills at once, where that is agreed; then: no second stone."""
DECLINE: Final = 15024
LOTS: Final = 15025
"""From here on: the seat that the lot gives White (MUE-9)."""
MOVES: Final = 15027
LONGEST: Final = 1 + 2 * STONES + 13 * QUIET + 12
"""The lot, the placings, thirteen takings at most with all the quiet there may be, and a second stone declined."""

# What may be agreed, as bits of `terms`.
TAKE_ANY: Final = 1
"""Where all opposing stones are in mills, any may be taken."""
TAKE_TWO: Final = 2
"""Two mills closed at once take two stones."""
MAY_DECLINE: Final = 4
"""Nobody has to take."""


def parts(move: i64) -> tuple[i64, i64, i64]:
    """The source, the target and the stone taken of a move that is a whole turn."""
    return move // 600, move // 25 % 24, move % 25


class Muehle(Duel):
    """One game. The seat that deals has White."""

    board: i64 = 0
    """The stones of seat 0 (24 bits), those of seat 1 (24 bits), and how many each has in hand (4 bits each)."""
    second: i64 = 0
    """1 while a second stone is to be taken, else 0."""

    def stones(self, seat: i64) -> i64:
        """The points where this seat has stones."""
        return (self.board >> (24 * seat)) & BOARD

    def in_hand(self, seat: i64) -> i64:
        """How many stones this seat has still to place."""
        return (self.board >> (48 + 4 * seat)) & 15

    def jumps(self, seat: i64) -> bool:
        """Has this seat only three stones left? (MUE-19, MUE-R9)."""
        return self.in_hand(seat) == 0 and bits.count(self.stones(seat)) == 3

    def prey(self, seat: i64) -> i64:
        """The stones that this seat may take when it closes a mill (MUE-11, MUE-R5)."""
        other = self.stones(1 - seat)
        outside = other & ~in_mills(other)
        return other if outside == 0 and self.terms & TAKE_ANY else outside

    def moves(self) -> vec[i64]:
        seat = self.turn
        if seat < 0:
            return vec[i64]([LOTS, LOTS + 1]) if seat == REFEREE else vec[i64]()
        if self.second:
            out = bits.append_members(vec[i64](capacity=STONES + 1), self.prey(seat), SECOND)
            return append(out, DECLINE) if self.terms & MAY_DECLINE else out
        own = self.stones(seat)
        free = BOARD & ~(own | self.stones(1 - seat))
        out = vec[i64](capacity=64)
        mills = closing(own) & free
        prey: i64 = 0
        if mills != 0:
            prey = self.prey(seat)
        if self.in_hand(seat) > 0:  # MUE-R3
            return self._append_turns(out, HAND, free, mills, prey)  # MUE-10
        jumping = bits.count(own) == 3
        left = own
        while left != 0:
            one = left & -left
            left ^= one
            targets = free if jumping else free & around(one)
            if targets != 0:
                filled = targets & mills
                if filled != 0:
                    filled &= closing(own ^ one)  # MUE-15, MUE-16, MUE-18
                out = self._append_turns(out, bits.lowest(one), targets, filled, prey)  # MUE-14
        return out

    def _append_turns(self, out: vec[i64], source: i64, targets: i64, mills: i64, prey: i64) -> vec[i64]:
        """Every turn from one source: with a stone taken where a mill is closed (MUE-R4), else without."""
        while targets != 0:
            one = targets & -targets
            targets ^= one
            turn = 600 * source + 25 * bits.lowest(one)
            if mills & one == 0 or prey == 0:
                out = append(out, turn + NOTHING)
                continue
            out = bits.append_members(out, prey, turn)
            if self.terms & MAY_DECLINE:
                out = append(out, turn + NOTHING)
        return out

    def any_move(self, random: Random) -> i64:
        """Steps are counted as sets; one that closes a mill counts again for each further stone that it may take."""
        seat = self.turn
        if self.second:
            return super().any_move(random)
        own = self.stones(seat)
        free = BOARD & ~(own | self.stones(1 - seat))
        placing = self.in_hand(seat) > 0
        going = ways(own, free, placing=placing)
        mills = closing_ways(own, free, placing=placing)
        prey: i64 = 0
        if mills[0] | mills[1] | mills[2] != 0:
            prey = self.prey(seat)
        more: i64 = 0
        if prey != 0:
            more = bits.count(prey) - 1
            if self.terms & MAY_DECLINE:
                more += 1
        number = size(going)
        turns = number
        if more > 0:
            turns += more * size(mills)
        drawn = random.randrange(turns)
        taking: i64 = 0
        if drawn >= number:
            taking = 1 + (drawn - number) % more
            part, step = member(mills, (drawn - number) // more)
        else:
            part, step = member(going, drawn)
        source: i64 = HAND
        if not placing:
            source = origin(own, part, step)
        target = step % 24
        turn = 600 * source + 25 * target
        if prey == 0 or taking == bits.count(prey) or (closing(own & ~(1 << source)) >> target) & 1 == 0:
            return turn + NOTHING
        return turn + bits.member(prey, taking)

    def play(self, move: i64) -> None:
        seat = self.turn
        self.last = move
        self.mover = seat
        if seat == REFEREE:
            self.give_white(move - LOTS)
        elif move >= SECOND:
            self.second = 0
            if move != DECLINE:
                self._take(move - SECOND)
            self._pass_turn(changed=True)
        else:
            self._take_turn(seat, move)

    def _take_turn(self, seat: i64, move: i64) -> None:
        source, target, taken = parts(move)
        if source == HAND:
            self.board += ((1 << target) << (24 * seat)) - (IN_HAND << (4 * seat))
        else:
            self.board ^= ((1 << source) | (1 << target)) << (24 * seat)
        if taken != NOTHING:
            self._take(taken)
            if self.terms & TAKE_TWO and self._takes_again(seat, target):
                self.second = 1
                return
        self._pass_turn(changed=source == HAND or taken != NOTHING)

    def _take(self, point: i64) -> None:
        """The stone of whoever is not to move goes (MUE-12)."""
        self.board ^= (1 << point) << (24 * (1 - self.turn))

    def _takes_again(self, seat: i64, target: i64) -> bool:
        """Has the stone that came to this point closed two mills, and is there still something to take?"""
        two = (closing_two(self.stones(seat)) >> target) & 1
        return two != 0 and self.prey(seat) != 0 and not self._short(1 - seat)

    def _short(self, seat: i64) -> bool:
        """Has this seat too few stones to form a mill? (MUE-3, MUE-20, MUE-R10)."""
        if self.in_hand(seat) >= 3:
            return False
        return bits.count(self.stones(seat)) + self.in_hand(seat) < 3

    def _blocked(self, seat: i64) -> bool:
        """Can this seat, which has none to place, move no stone? (MUE-4, MUE-22, MUE-23, MUE-R11)."""
        if self.in_hand(seat) > 0:
            return False
        own = self.stones(seat)
        return around(own) & ~(own | self.stones(1 - seat)) == 0 and bits.count(own) > 3

    def _pass_turn(self, *, changed: bool) -> None:
        """The other seat's turn; `changed`: a stone was placed or taken."""
        self.turn = 1 - self.turn
        if changed:
            self.afresh()
        else:
            self.quiet += 1
        self.begin_turn()

    def begin_turn(self) -> None:
        """Note the position and see whether the game is over with it; a win comes first (MUE-R13)."""
        seat = self.turn
        self.remember(self.board)
        if self._short(seat):
            self.end(1 - seat, "stones")
        elif self._blocked(seat):  # MUE-R12
            self.end(1 - seat, "blocked")
        elif why := self.standstill(QUIET):
            self.end(-1, why)

    def copy(self) -> "Muehle":
        new = Muehle(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.board = self.board
        new.second = self.second
        return new

    def key(self) -> i64:
        return self.board | ((self.turn & 3) << 56) | (self.second << 58)

    def text(self, move: i64) -> str:
        """`d2`, `d2-d3`, `d2xf4`, `d2-d3xa1`: what is placed or moved, and taken. Then `xa1`, `x-` and the lots."""
        if move >= LOTS:
            return f"white{move - LOTS}"
        if move >= SECOND:
            return "x-" if move == DECLINE else f"x{POINTS[move - SECOND]}"
        source, target, taken = parts(move)
        start = "" if source == HAND else f"{POINTS[source]}-"
        end = "" if taken == NOTHING else f"x{POINTS[taken]}"
        return f"{start}{POINTS[target]}{end}"

    def refusal_after(self, move: i64, further: i64) -> str:
        return "MUE-R7" if further >= SECOND else ""

    def refusal(self, move: i64) -> str:
        seat = self.turn
        if seat < 0 or move >= LOTS:
            return ""
        if move >= SECOND:
            if not self.second:
                return "MUE-R7"
            return "MUE-R4" if move == DECLINE else self._protection(move - SECOND)
        if self.second:
            return "MUE-R4"
        source, target, taken = parts(move)
        own = self.stones(seat)
        occupied = own | self.stones(1 - seat)
        if self.in_hand(seat) > 0:
            if source != HAND or (occupied >> target) & 1:
                return "MUE-8"
        elif source == HAND:
            return "MUE-13"
        elif (own >> source) & 1 == 0:
            return "MUE-5"
        elif self.jumps(seat):
            if (occupied >> target) & 1:
                return "MUE-19"
        elif ((around(1 << source) & ~occupied) >> target) & 1 == 0:
            return "MUE-R1"
        if source != HAND:
            own ^= 1 << source
        if (closing(own) >> target) & 1 == 0:
            return "MUE-11"
        return "MUE-R4" if taken == NOTHING else self._protection(taken)

    def _protection(self, point: i64) -> str:
        """The clause that keeps whoever is to move from taking a stone off this point."""
        other = self.stones(1 - self.turn)
        if (other >> point) & 1 == 0:
            return "MUE-11"
        return "MUE-R5" if in_mills(other) == other else "MUE-R6"


def start(dealer: i64, terms: i64) -> Muehle:
    """An empty board; the dealer has White and begins, or the lot decides who does (MUE-5, MUE-9)."""
    game = setup(0, 0, STONES, STONES, dealer=max(dealer, 0), terms=terms)
    game.dealer = dealer
    game.turn = first_turn(dealer)
    return game


def setup(
    white: i64,
    black: i64,
    white_hand: i64 = 0,
    black_hand: i64 = 0,
    to_move: i64 = 0,
    quiet: i64 = 0,
    dealer: i64 = 0,
    terms: i64 = 0,
) -> Muehle:
    """A game taken up in the middle: the stones on the board and in hand, and who moves, White (0) or Black (1).

    `quiet` half-moves without placing or taking have gone before. The position counts as there for the first time.
    """
    mine = 24 * dealer
    board = (white << mine) | (black << (24 - mine))
    board |= (white_hand << (48 + 4 * dealer)) | (black_hand << (52 - 4 * dealer))
    game = Muehle(2, dealer, to_move ^ dealer)
    game.board = board
    game.open(terms, quiet)
    game.begin_turn()
    return game
