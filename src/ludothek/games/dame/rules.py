"""The rules of Dame: one game on the dark squares (clauses DAM-3 to DAM-23)."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE, State
from ludothek.games.dame.notation import (
    CROSSED,
    FIRST_HUFF,
    FIRST_LOT,
    FIRST_STEP,
    HUFFS,
    JUMPS,
    NO_MOVE,
    ORIGINS,
    REACH,
    STEPS,
    STOP,
    TARGETS,
    TEXTS,
)
from ludothek.kit import bits
from ludothek.kit.diagonals import BITS, BOARD, BOTTOM, DIRECTIONS, TOP, onward, square_set

HUFF: Final = 0
FORCED: Final = 1
FREE: Final = 2

PLAYING: Final = 0
CAPTURED: Final = 1
BLOCKED: Final = 2
REPETITION: Final = 3
QUIET: Final = 4
TWO_DAMES: Final = 5
AGREED: Final = 6
RESIGNED: Final = 7
REASONS: Final = ("", "captured", "blocked", "repetition", "quiet", "two-dames", "agreed", "resigned")

QUIET_LIMIT: Final = 50
"""DAM-R16b: so many half-moves in a row without a capture, a huff or a move of a stone are a draw."""
TWO_DAMES_LIMIT: Final = 10
"""DAM-R16c: the same with one Dame on each side."""
STONE_STEPS: Final = 190
"""Stones are 144 steps away from the far rows, and each of 23 captures can lead one back by two."""
LOSSES: Final = 23
LONGEST: Final = 1 + STONE_STEPS + 2 * LOSSES + (STONE_STEPS + LOSSES + 1) * QUIET_LIMIT
"""A lot, steps of stones, captures and huffs with a stop after each, and quiet moves of Dames after all of them."""

WHITE_START: Final[i64] = square_set("a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 g3")
BLACK_START: Final[i64] = square_set("b6 d6 f6 h6 a7 c7 e7 g7 b8 d8 f8 h8")


def _random_keys() -> vec[i64]:
    random = Random(1)
    return vec[i64]([random.randrange(1 << 62) for _ in range(5 * BITS + 1)])


_KEYS: Final = _random_keys()


class Variant:
    """What was agreed about capturing. It never changes, so all states of a game share it."""

    def __init__(self, capture: i64, *, huff_moved: bool, adjacent: bool, backward: bool) -> None:
        self.capture = capture
        """An overlooked capture may be punished (HUFF), captures are compulsory (FORCED), or neither (FREE)."""
        self.huff_moved = huff_moved
        """Is the piece that has moved taken away, and not one that could have captured?"""
        self.adjacent = adjacent
        """Does a Dame land directly behind the piece she has captured?"""
        self.backward = backward
        """May stones capture backward?"""


class Dame(State):
    """One game. The dealer has White; pieces are sets of squares."""

    variant: Variant
    white: i64 = 0
    black: i64 = 0
    dames: i64 = 0
    """Those of both colours."""
    able: i64 = 0
    """Pieces that can capture now: one of them can be huffed after a quiet move (DAM-R4)."""
    overlooked: i64 = 0
    """The opponent's pieces of which one can be huffed now."""
    runner: i64 = 0
    """The piece that has captured in this turn and can go on."""
    quiet: i64 = 0
    """Half-moves since the last capture, huff or move of a stone; that of a huff is not counted (DAM-R16b)."""
    history: vec[i64]
    """White's and Black's squares at the beginning of every turn since then: stones have not moved meanwhile."""
    last: i64 = NO_MOVE
    """The last move, and whose it was."""
    mover: i64 = NOBODY
    taken: i64 = 0
    """The piece that it took away, by its square."""
    crowned: i64 = 0
    """The stone that it made a Dame."""
    ending: i64 = PLAYING
    winner: i64 = NOBODY

    def moves(self) -> vec[i64]:
        out = vec[i64](capacity=16)
        if self.turn < 0:
            if self.turn == REFEREE:
                for seat in range(self.seats):
                    out = append(out, FIRST_LOT + seat)
            return out
        forced = self.variant.capture == FORCED
        if self.runner != 0:
            out = self._append_jumps(out, self.runner)
            return out if forced else append(out, STOP)
        if self.able != 0:
            out = self._append_jumps(out, self.able)
            if forced:
                return out
        out = self._append_steps(out)
        overlooked = self.overlooked
        while overlooked != 0:
            out = append(out, HUFFS[bits.lowest(overlooked)])
            overlooked &= overlooked - 1
        return out

    def play(self, move: i64) -> None:
        self.last = move
        self.mover = self.turn
        self.taken = 0
        self.crowned = 0
        if move < FIRST_STEP:
            self._jump(move)
        elif move < FIRST_HUFF:
            self._step(move)
        elif move < STOP:
            self._huff(move)
        elif move == STOP:
            self._next_turn()
        else:
            self.dealer = move - FIRST_LOT
            self.turn = self.dealer

    def copy(self) -> "Dame":
        new = Dame(self.seats, self.dealer, self.turn)
        new.variant = self.variant
        new.white = self.white
        new.black = self.black
        new.dames = self.dames
        new.able = self.able
        new.overlooked = self.overlooked
        new.runner = self.runner
        new.quiet = self.quiet
        new.history = self.history[:]
        new.last = self.last
        new.mover = self.mover
        new.taken = self.taken
        new.crowned = self.crowned
        new.ending = self.ending
        new.winner = self.winner
        return new

    def key(self) -> i64:
        """All that decides what can happen, but not how often it has happened before."""
        key = _KEYS[5 * BITS] if self.turn == self.dealer else 0
        key ^= _key(self.white, 0) ^ _key(self.black, BITS) ^ _key(self.dames, 2 * BITS)
        if self.overlooked | self.runner != 0:
            key ^= _key(self.overlooked, 3 * BITS) ^ _key(self.runner, 4 * BITS)
        return key

    def points(self, seat: i64) -> i64:
        if self.ending == PLAYING:
            return 0
        if self.winner == NOBODY:
            return 1
        return 2 if seat == self.winner else 0

    def text(self, move: i64) -> str:
        return TEXTS[move]

    def guess(self, seat: i64, random: Random) -> "Dame":
        return self.copy()

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or move >= FIRST_LOT:
            return ""
        if move == STOP:
            return "DAM-R8" if self.runner != 0 else "DAM-R15"
        if move >= FIRST_HUFF:
            return "DAM-R4" if self.overlooked == 0 else "DAM-R5"
        origin = ORIGINS[move]
        if origin & self.mine() == 0:
            return "DAM-8"
        if self.runner != 0 and (origin != self.runner or move >= FIRST_STEP):
            return "DAM-12"
        if self.variant.capture == FORCED and self.able != 0 and origin & self.able == 0:
            return "DAM-R3"
        if TARGETS[move] & (self.white | self.black) != 0:
            return "DAM-9"
        stone = origin & self.dames == 0
        back = (TARGETS[move] < origin) == (self.turn == self.dealer)
        if move < FIRST_STEP:
            return self._jump_refusal(CROSSED[move], stone=stone, back=back)
        if stone and back:
            return "DAM-10"
        if stone and CROSSED[move] != 0:
            return "DAM-8"
        if CROSSED[move] & (self.white | self.black) != 0:
            return "DAM-16"
        return "DAM-R3"

    def _jump_refusal(self, crossed: i64, *, stone: bool, back: bool) -> str:
        if crossed & self.mine() != 0:
            return "DAM-13"
        jumped = bits.count(crossed & self.theirs())
        if jumped == 0 or (stone and bits.count(crossed) > 1):
            return "DAM-11"
        if stone and back:
            return "DAM-R7"
        return "DAM-R12" if jumped > 1 else "DAM-R11"

    def reason(self) -> str:
        return f"reason-{REASONS[self.ending]}"

    def agree(self, agreement: i64, seat: i64) -> None:
        if agreement == 0:
            self._end(NOBODY, AGREED)
        else:
            self._end(1 - seat, RESIGNED)

    # Who stands where.

    def mine(self) -> i64:
        """The pieces of the seat to move."""
        return self.white if self.turn == self.dealer else self.black

    def theirs(self) -> i64:
        """The pieces of the other seat."""
        return self.black if self.turn == self.dealer else self.white

    def two_dames(self) -> bool:
        """Has each side one Dame and nothing else?"""
        one_each = bits.count(self.white) == 1 and bits.count(self.black) == 1
        return one_each and self.dames == self.white | self.black

    def _place(self, mine: i64, theirs: i64) -> None:
        if self.turn == self.dealer:
            self.white = mine
            self.black = theirs
        else:
            self.white = theirs
            self.black = mine

    # Listing moves, in one sweep for all pieces. White plays up the board, in the later two directions, Black down.

    def _append_jumps(self, out: vec[i64], movers: i64) -> vec[i64]:
        """DAM-11, DAM-17, DAM-R7, DAM-R11, DAM-R12: every single jump of these pieces."""
        theirs = self.theirs()
        empty = BOARD & ~(self.white | self.black)
        dames = movers & self.dames
        stones = movers & ~dames
        up = self.turn == self.dealer
        adjacent = self.variant.adjacent
        backward = self.variant.backward
        for direction in range(DIRECTIONS):
            jumping = stones if backward or (direction >= 2) == up else 0
            facing = onward(jumping | dames, direction) & theirs
            gliding = onward(dames, direction) & empty
            halting = onward(onward(jumping, direction), direction)
            flown: i64 = 0
            numbers = (direction * REACH + 2) * BITS
            while facing | gliding | flown != 0:
                landed = onward(facing | flown, direction) & empty
                flown = 0 if adjacent else landed & ~halting
                halting = 0
                while landed != 0:
                    out = append(out, JUMPS[numbers + bits.lowest(landed)])
                    landed &= landed - 1
                gliding = onward(gliding, direction)
                facing = gliding & theirs
                gliding &= empty
                numbers += BITS
        return out

    def _append_steps(self, out: vec[i64]) -> vec[i64]:
        """DAM-8, DAM-10, DAM-16: every quiet move."""
        movers = self.mine()
        empty = BOARD & ~(self.white | self.black)
        dames = movers & self.dames
        up = self.turn == self.dealer
        for direction in range(DIRECTIONS):
            gliding = onward(dames, direction) & empty
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

    def _able_among(self, movers: i64) -> i64:
        """Those of these pieces that can capture: found by going back from the pieces that can be jumped."""
        theirs = self.theirs()
        empty = BOARD & ~(self.white | self.black)
        dames = movers & self.dames
        up = self.turn == self.dealer
        backward = self.variant.backward
        found: i64 = 0
        for direction in range(DIRECTIONS):
            back = DIRECTIONS - 1 - direction
            near = onward(theirs & onward(empty, back), back)
            found |= near & (movers if backward or (direction >= 2) == up else dames)
            if dames != 0:
                near &= empty
                while near != 0:
                    near = onward(near, back)
                    found |= near & dames
                    near &= empty
        return found

    def _can_step(self) -> bool:
        movers = self.mine()
        empty = BOARD & ~(self.white | self.black)
        up = self.turn == self.dealer
        for direction in range(DIRECTIONS):
            walking = movers if (direction >= 2) == up else movers & self.dames
            if onward(walking, direction) & empty != 0:
                return True
        return False

    # Playing.

    def _jump(self, move: i64) -> None:
        """DAM-11, DAM-12: take the piece jumped at once (DAM-R9); go on if possible, but not after a crowning."""
        origin = ORIGINS[move]
        target = TARGETS[move]
        theirs = self.theirs()
        taken = theirs & CROSSED[move]
        theirs ^= taken
        self.taken = taken
        self.dames &= ~taken
        self._place(self.mine() ^ origin ^ target, theirs)
        self._arrive(origin, target)
        self.quiet = 0
        self.overlooked = 0
        if theirs == 0:
            self._clear()
            return
        self.able = 0 if self.crowned != 0 else self._able_among(target)
        self.runner = self.able
        if self.runner == 0:
            self._next_turn()

    def _step(self, move: i64) -> None:
        """A quiet move; the opponent may punish what it overlooked (DAM-20, DAM-R4, DAM-R5)."""
        origin = ORIGINS[move]
        target = TARGETS[move]
        stone = origin & self.dames == 0
        self._place(self.mine() ^ origin ^ target, self.theirs())
        self._arrive(origin, target)
        self.quiet = 0 if stone else self.quiet + 1
        overlooked = self.able
        if self.variant.capture != HUFF:
            overlooked = 0
        elif overlooked != 0 and self.variant.huff_moved:
            overlooked = target
        elif overlooked & origin != 0:
            overlooked ^= origin ^ target
        self.overlooked = overlooked
        self._next_turn()

    def _huff(self, move: i64) -> None:
        """DAM-R4, DAM-R14: take away a piece that should have captured; then the turn goes on."""
        taken = ORIGINS[move]
        theirs = self.theirs() ^ taken
        self.taken = taken
        self.dames &= ~taken
        self._place(self.mine(), theirs)
        self.overlooked = 0
        self.quiet = -1
        if theirs == 0:
            self._clear()
            return
        self.able = self._able_among(self.mine())
        if self.able == 0 and not self._can_step():
            self._lock()

    def _arrive(self, origin: i64, target: i64) -> None:
        """A Dame stays one wherever she goes; a stone that reaches the far row becomes one (DAM-14)."""
        if origin & self.dames != 0:
            self.dames ^= origin ^ target
        elif target & (TOP if self.turn == self.dealer else BOTTOM) != 0:
            self.dames |= target
            self.crowned = target

    def _next_turn(self) -> None:
        """The other seat's turn begins, unless it cannot move (DAM-22, DAM-R14) or the game is drawn (DAM-R16)."""
        self.turn = 1 - self.turn
        self.runner = 0
        self.open_turn()
        if self.able | self.overlooked == 0 and not self._can_step():
            self._lock()
        elif self._repeated():
            self._end(NOBODY, REPETITION)
        elif self.quiet >= QUIET_LIMIT:
            self._end(NOBODY, QUIET)
        elif self.quiet >= TWO_DAMES_LIMIT and self.two_dames():
            self._end(NOBODY, TWO_DAMES)

    def open_turn(self) -> None:
        """Note who can capture and the position (DAM-R16a)."""
        self.able = self._able_among(self.mine())
        at = 2 * self.quiet
        if at == len(self.history):
            self.history = append(append(self.history, 0), 0)
        elif at + 2 < len(self.history):
            self.history = self.history[: at + 2]
        self.history[at] = self.white
        self.history[at + 1] = self.black

    def _repeated(self) -> bool:
        """DAM-R16a: is this the third time? The same seat was to move an even number of half-moves ago."""
        times: i64 = 1
        before = self.quiet - 4
        while before >= 0:
            if self.history[2 * before] == self.white and self.history[2 * before + 1] == self.black:
                times += 1
            before -= 2
        return times >= 3

    def _clear(self) -> None:
        """The seat to move has taken the last opposing piece (DAM-21)."""
        self._end(self.turn, CAPTURED)

    def _lock(self) -> None:
        """The seat to move can do nothing (DAM-22)."""
        self._end(1 - self.turn, BLOCKED)

    def _end(self, winner: i64, ending: i64) -> None:
        self.turn = NOBODY
        self.runner = 0
        self.overlooked = 0
        self.winner = winner
        self.ending = ending


def _key(squares: i64, first: i64) -> i64:
    key: i64 = 0
    while squares != 0:
        key ^= _KEYS[first + bits.lowest(squares)]
        squares &= squares - 1
    return key


def position(
    seats: i64, dealer: i64, turn: i64, variant: Variant, white: i64, black: i64, dames: i64, quiet: i64
) -> Dame:
    """A game in which these pieces stand on the board and nothing is known of what was before."""
    state = Dame(seats, dealer, turn)
    state.variant = variant
    state.white = white
    state.black = black
    state.dames = dames
    state.quiet = quiet
    state.history = vec[i64]([0] * (2 * quiet))
    state.open_turn()
    return state


def start(seats: i64, dealer: i64, variant: Variant) -> Dame:
    """The first position (DAM-5, DAM-6), after the lot where one decides who has White (DAM-4)."""
    turn = REFEREE if dealer == LOT else dealer
    return position(seats, dealer, turn, variant, WHITE_START, BLACK_START, 0, 0)
