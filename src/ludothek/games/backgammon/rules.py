"""The rules of Backgammon: one game from the throw for White to the last stone off (clauses BGM-3 to BGM-38).

How stones go and what of a throw has to be used stands in `board`; here are turns, the cube, and the end.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE
from ludothek.games.backgammon.board import Board
from ludothek.games.backgammon.moves import (
    DICE,
    DOUBLE,
    DROP,
    REST,
    RUNS,
    TAKE,
    THROW,
    number_of,
    source_of,
    text_of,
)
from ludothek.games.backgammon.terms import Terms
from ludothek.kit import bits
from ludothek.kit.dice import falls
from ludothek.kit.road import BAR, OFF, OUTSIDE, PLACES, append_steps

CENTRE: Final = -1
"""The owner of a cube that lies in the middle."""
TIES: Final = 50
"""So often the throw for White may be undecided; then the second die shows another number, so that every game ends."""

PRIME: Final = 36028797018963913
"""Below 2 to the 55th, so that keys can be multiplied without overflow."""

WINS: Final = ("single", "double", "triple")
"""How often a win counts."""


class Backgammon(Board):
    """One game. The dealer is White, the player A of the rules; nobody (`LOT`) until the dice have decided."""

    throws: i64 = 0
    """Throws so far; below zero: so often the throw for White was undecided."""
    cube: i64 = 1
    owner: i64 = CENTRE
    opening: i64 = 0
    """The dice that made White: 8 x that of seat 0 + that of seat 1."""
    lapsed: i64 = 0
    """The throws without a usable number since the last decision, at most ten, six bits each, the last lowest."""
    last: i64 = -1
    """The last decision of a seat; -1: there was none."""
    last_seat: i64 = 0
    cut: i64 = 0
    """1: what was left of the throw could not be used after it."""
    winner: i64 = 0
    gain: i64 = 0
    ended: str = ""
    """Why it is over; its text is `reason-<ended>`."""

    def moves(self) -> vec[i64]:
        if self.turn < 0:
            return self._falls() if self.turn == REFEREE else vec[i64]()
        if self.turn != self.mover:
            return vec[i64]([TAKE, DROP])
        if self.left == 0:
            return vec[i64]([THROW, DOUBLE])
        if self.terms.self_hit:
            return self.wary_moves()
        high = self.movable(self.high)
        low = self.movable(self.low)
        free = self.free()
        if not free and self.high != 0 and self.low != 0:
            high, low = self.obliged(high, low)
        out = append_steps(vec[i64](), high, self.high, low, self.low)
        return append(out, REST) if free else out

    def _falls(self) -> vec[i64]:
        """A die shows any number, but the last throw for White does not end in another tie."""
        if self.throws > -TIES or self.left == -2:
            return falls(DICE)
        return bits.append_members(vec[i64](), 63 & ~(1 << (self.first - 1)), DICE)

    def play(self, move: i64) -> None:
        if move >= DICE:
            self._fall(move - DICE + 1)
            return
        self.lapsed = 0
        self.last = move
        self.last_seat = self.turn
        self.hit = 0
        self.cut = 0
        if move < REST:
            self.advance(move)
            if self.held[self.mover] == 0:
                self._win()
            elif self.left == 0:
                self._pass()
            elif not self.can_go_on():
                self.cut = 1
                self._pass()
        elif move == REST:
            self._pass()
        elif move == DOUBLE:
            self.turn = 1 - self.mover
        elif move == DROP:  # BGM-R16
            self._end(self.mover, 1, "dropped")
        else:
            if move == TAKE:
                self.cube *= 2
                self.owner = 1 - self.mover
            self.turn = REFEREE
            self.left = -2

    def copy(self) -> "Backgammon":
        new = Backgammon(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.throws = self.throws
        new.cube = self.cube
        new.owner = self.owner
        new.opening = self.opening
        new.lapsed = self.lapsed
        new.last = self.last
        new.last_seat = self.last_seat
        new.cut = self.cut
        new.winner = self.winner
        new.gain = self.gain
        new.ended = self.ended
        return new

    def points(self, seat: i64) -> i64:
        return self.gain if seat == self.winner else 0

    def text(self, move: i64) -> str:
        return text_of(move)

    def guess(self, seat: i64, random: Random) -> "Backgammon":
        return self.copy()

    def chance(self, random: Random) -> i64:
        return super().chance(random) if self.dealer == LOT else DICE + random.randrange(6)

    def reason(self) -> str:
        return f"reason-{self.ended}"

    def agree(self, agreement: i64, seat: i64) -> None:
        """A seat gives up one, two or three times the value of the cube."""
        self._end(1 - seat, agreement + 1, "resigned")

    def key(self) -> i64:
        key = self.turn + 3
        for index in range(2 * PLACES):
            key = (key * 31 + self.board[index]) % PRIME
        fallen = self.first if self.left == -1 else 0
        for value in (self.mover, fallen, self.high, self.low, self.left + 2, self.cube, self.owner + 1, self.runs):
            key = (key * 131 + value) % PRIME
        return key

    # Why a move is refused.

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or move >= DICE:
            return ""
        if move >= THROW:
            return self._cube_refusal(move)
        if self.turn != self.mover:
            return "BGM-35"
        if self.left == 0:
            return "BGM-8"
        return "BGM-12" if move == REST else self._step_refusal(move)

    def _cube_refusal(self, move: i64) -> str:
        if self.terms.cube_limit == 1:
            return "BGM-R14"
        if self.turn != self.mover or move in (TAKE, DROP):
            return "BGM-35"
        if move == DOUBLE and self.owner == 1 - self.mover:
            return "BGM-37"
        if move == DOUBLE and self.cube >= self.terms.cube_limit:
            return "BGM-R17"
        return "BGM-33"

    def _step_refusal(self, move: i64) -> str:
        source = source_of(move)
        number = number_of(move)
        held = self.held[self.mover]
        if source != BAR and held >> BAR:
            return "BGM-17"
        if (held >> source) & 1 == 0:
            return "BGM-8"
        if source == number and held >= OUTSIDE:
            return "BGM-23"
        if number not in (self.high, self.low):
            return "BGM-25" if source == number else "BGM-8"
        wall = (self.walls[self.mover] >> (source - number)) & 1
        if move >= RUNS and not (wall and self.terms.self_hit):
            return "BGM-R7"
        if move < RUNS and wall:
            return "BGM-20"
        single = self.both(self.movable(self.high), self.movable(self.low)) == (0, 0)
        return "BGM-13" if move < RUNS and number == self.low and single else "BGM-R8"

    # What happens.

    def _fall(self, face: i64) -> None:
        """A die falls: one of the throw for White, or one of the two that the mover throws."""
        if self.left == -2:
            self.first = face
            self.second = 0
            self.left = -1
            return
        self.second = face
        if self.dealer == LOT:
            if face == self.first:  # BGM-R3: again
                self.throws -= 1
                self.left = -2
                return
            self.dealer = 0 if self.first > face else 1
            self.mover = self.dealer
            self.opening = 8 * self.first + face
            self.throws = 0
            if not self.terms.opening_roll:
                self.left = -2
                return
        self._begin()

    def _begin(self) -> None:
        """The dice have fallen: the mover uses them, if possible."""
        self.throws += 1
        self.high = max(self.first, self.second)
        self.low = min(self.first, self.second)
        self.left = 2
        if self.high == self.low:  # BGM-18
            self.low = 0
            self.left = 4
        if self.terms.self_hit:
            self.measure()
        if self.can_go_on():
            self.turn = self.mover
        else:  # BGM-14
            self.lapsed = ((self.lapsed << 6) & 0xFFFFFFFFFFFFFFF) + 8 * self.first + self.second
            self._pass()

    def _pass(self) -> None:
        """The turn is over. The other throws, or may first offer to double."""
        self.mover = 1 - self.mover
        self.high = 0
        self.low = 0
        self.left = 0
        if self.throws >= self.terms.throw_cap:
            self._cap()
        elif self.may_double():
            self.turn = self.mover
        else:
            self.turn = REFEREE
            self.left = -2

    def may_double(self) -> bool:
        """BGM-R15, BGM-R17; and in a match nobody doubles who wins it with the cube as it is."""
        if self.cube >= self.terms.cube_limit or self.owner == 1 - self.mover:
            return False
        needs = self.terms.needs if self.mover == 0 else self.terms.other_needs
        return needs == 0 or self.cube < needs

    def _win(self) -> None:
        """BGM-29 to BGM-31 with BGM-R12: what it counts that the mover has all stones off."""
        loser = 1 - self.mover
        value: i64 = 1
        if self.board[loser * PLACES + OFF] == 0:
            value = 3 if self.held[loser] >> 19 else 2
        self._end(self.mover, value, WINS[value - 1])

    def _cap(self) -> None:
        """BGM-R20: fewer pips win a single game; equal pips are a draw."""
        lead = self.pips(1) - self.pips(0)
        self._end(0 if lead > 0 else 1, 1 if lead != 0 else 0, "cap")

    def _end(self, winner: i64, factor: i64, why: str) -> None:
        self.turn = NOBODY
        self.winner = winner
        self.gain = self.cube * factor
        self.ended = why


def start(terms: Terms) -> Backgammon:
    """A game before the dice have decided who is White. BGM-3, BGM-4: on their own roads both set up alike."""
    board = vec[i64]([0] * (2 * PLACES))
    for seat in range(2):
        board[seat * PLACES + 24] = 2
        board[seat * PLACES + 13] = 5
        board[seat * PLACES + 8] = 3
        board[seat * PLACES + 6] = 5
    return laid(terms, board)


def laid(terms: Terms, board: vec[i64]) -> Backgammon:
    """A game with any stones on the board, before the dice have decided who is White."""
    game = Backgammon(2, LOT, REFEREE)
    game.lay(terms, board)
    return game
