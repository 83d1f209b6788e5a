"""Two players' stones on a board of 24 points and the dice that move them: what every game of this family keeps.

Everybody counts the places from the end of the own road (see `kit.points.road`). Where the players run against each
other, a place that is p for one is 25 - p for the other; where they run the same way, it is p for both.
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.kit.common import bits
from ludothek.kit.common.dice import falls
from ludothek.kit.points.road import BAR, NUMBER, OFF, OUTSIDE, PLACES, SOURCE, STEPS, movable

STONES: Final = 15
"""Everybody has so many."""
TIES: Final = 50
"""So often the throw for the start may be undecided; then its last die shows another number: every game ends."""
PRIME: Final = 36028797018963913
"""Below 2 to the 55th, so that keys can be multiplied without overflow."""


class Stones(State):
    """One game. The dealer begins; nobody (`LOT`) does until the dice have decided.

    A subclass says what the numbers of a throw may do, and its `copy` begins with `carry`.
    """

    board: vec[i64]
    """How many stones: 26 places for seat 0, from off (0) to those that wait to come in (25), then 26 for seat 1."""
    held: vec[i64]
    """For each seat the set of its places with stones, without those off."""
    walls: vec[i64]
    """For each seat the set of places, as it counts them, where the other has more than one stone."""
    mover: i64 = 0
    """Who throws, or has thrown."""
    first: i64 = 0
    second: i64 = 0
    """The dice as they fell last; 0: not yet."""
    left: i64 = -2
    """How many numbers are still to be used; below zero while so many dice are still to fall."""
    hit: i64 = 0
    """1: the last step hit a stone."""
    throws: i64 = 0
    """Throws so far; below zero: so often the throw for the start was undecided."""
    opening: i64 = 0
    """The dice that decided who begins, in the order in which they fell, as digits to the base of 8."""
    lapsed: i64 = 0
    """The throws without a usable number since the last decision, at most eight, the last lowest: seven bits each,
    64 x the thrower + 8 x the first die + the second."""
    last: i64 = -1
    """The last decision of a seat; -1: there was none."""
    last_seat: i64 = 0
    cut: i64 = 0
    """1: what was left of the throw could not be used after it."""
    winner: i64 = 0
    gain: i64 = 0
    """What the winner has won; 0: nobody has."""
    ended: str = ""
    """Why it is over; its text is `reason-<ended>`."""

    # What a game says.

    def facing(self, place: i64) -> i64:
        """What the other player calls a place. Here both run against each other."""
        return BAR - place

    def white(self) -> i64:
        """The seat with the white stones."""
        return 0

    def rising(self, seat: i64) -> bool:
        """Do the numbers that stand on the board rise along the road of a seat? They do along White's."""
        return seat == self.white()

    def highest(self) -> bool:
        """May a number greater than every own place take a stone off from the highest?"""
        return False

    def way(self, move: i64) -> tuple[i64, i64]:
        """From where to where a step leads, as its player counts. Here steps are numbered as on the roads."""
        source = SOURCE[move % STEPS]
        return source, source - NUMBER[move % STEPS]

    def copy(self) -> "Stones":
        """A game of the same kind."""
        raise NotImplementedError

    # The stones.

    def put(self, board: vec[i64]) -> None:
        """Lay out the stones."""
        self.board = board
        self.held = vec[i64]([0, 0])
        self.walls = vec[i64]([0, 0])
        for seat in range(2):
            for place in range(1, PLACES):
                stones = board[seat * PLACES + place]
                if stones > 0:
                    self.held[seat] |= 1 << place
                if stones > 1 and place != BAR:
                    self.walls[1 - seat] |= 1 << self.facing(place)

    def carry(self, new: "Stones") -> None:
        """Give a copy what every such game has."""
        new.board = self.board[:]
        new.held = self.held[:]
        new.walls = self.walls[:]
        new.mover = self.mover
        new.first = self.first
        new.second = self.second
        new.left = self.left
        new.hit = self.hit
        new.throws = self.throws
        new.opening = self.opening
        new.lapsed = self.lapsed
        new.last = self.last
        new.last_seat = self.last_seat
        new.cut = self.cut
        new.winner = self.winner
        new.gain = self.gain
        new.ended = self.ended

    def pips(self, seat: i64) -> i64:
        """How many points the stones of a seat still have to go, 25 where they are to come in."""
        total: i64 = 0
        for place in range(1, PLACES):
            total += place * self.board[seat * PLACES + place]
        return total

    def movable(self, number: i64) -> i64:
        """The places from which the mover can use a number, taken by itself."""
        return movable(self.held[self.mover], self.walls[self.mover], number, highest=self.highest())

    def home(self) -> bool:
        """Are all stones of the mover that are still in the game in the last quarter of the road?"""
        return self.held[self.mover] < OUTSIDE

    def only_theirs(self, source: i64) -> bool:
        """Does the opponent of the mover alone have stones there, on a place of the mover's road?"""
        if not OFF < source < BAR or (self.held[self.mover] >> source) & 1:
            return False
        return (self.held[1 - self.mover] >> self.facing(source)) & 1 != 0

    def shift(self, source: i64, target: i64) -> None:
        """Move a stone of the mover and hit what stands alone there."""
        board = self.board
        seat = self.mover
        other = 1 - seat
        road = seat * PLACES
        board[road + source] -= 1
        if board[road + source] == 0:
            self.held[seat] ^= 1 << source
        elif board[road + source] == 1 and source != BAR:
            self.walls[other] ^= 1 << self.facing(source)
        board[road + target] += 1
        if target == OFF:
            return
        self.held[seat] |= 1 << target
        if target == BAR:
            return
        facing = self.facing(target)
        if board[road + target] == 2:
            self.walls[other] |= 1 << facing
        elif board[other * PLACES + facing] == 1:
            board[other * PLACES + facing] = 0
            board[other * PLACES + BAR] += 1
            self.held[other] = (self.held[other] ^ (1 << facing)) | (1 << BAR)
            self.hit = 1

    # The dice.

    def drawn(self, dice: i64) -> vec[i64]:
        """The falls of a die, which are moves from `dice` on; the last one for the start does not end in a tie."""
        if self.throws > -TIES or self.left != -1:
            return falls(dice)
        return bits.append_members(vec[i64](), 63 & ~self.tying(), dice)

    def tying(self) -> i64:
        """The set of faces, a one as 0, with which the last die for the start would leave it undecided."""
        return 1 << (self.first - 1)

    def fall(self, face: i64) -> None:
        """A die of a throw falls."""
        if self.left == -2:
            self.first = face
            self.second = 0
        else:
            self.second = face
        self.left += 1

    def decided(self, lead: i64) -> bool:
        """The dice for the start lie there, with so many more pips of seat 0. Has it been decided who begins?"""
        if lead == 0:
            self.throws -= 1
            return False
        self.dealer = 0 if lead > 0 else 1
        self.mover = self.dealer
        self.throws = 0
        return True

    def lapse(self) -> None:
        """The throw cannot be used at all."""
        self.lapsed = ((self.lapsed << 7) & 0xFFFFFFFFFFFFFF) + 64 * self.mover + 8 * self.first + self.second

    def decide(self, move: i64) -> None:
        """A seat has decided; what was told of the last decision is over."""
        self.lapsed = 0
        self.last = move
        self.last_seat = self.turn
        self.hit = 0
        self.cut = 0

    # The end.

    def end(self, winner: i64, gain: i64, why: str) -> None:
        """The game is over."""
        self.turn = NOBODY
        self.winner = winner
        self.gain = gain
        self.ended = why

    def agree(self, agreement: i64, seat: i64) -> None:
        """A seat gives up."""
        self.end(1 - seat, 1, "resigned")

    def throw_on(self, most: i64) -> None:
        """The mover throws, unless there were so many throws already."""
        if self.throws >= most:
            self.stop(1)
        else:
            self.turn = REFEREE
            self.left = -2

    def stop(self, gain: i64) -> None:
        """The last throw has been played: fewer pips win so much, equal pips nothing."""
        lead = self.pips(1) - self.pips(0)
        self.end(0 if lead > 0 else 1, gain if lead != 0 else 0, "cap")

    def points(self, seat: i64) -> i64:
        """What the winner has won."""
        return self.gain if seat == self.winner else 0

    def reason(self) -> str:
        """As it was said when the game ended."""
        return f"reason-{self.ended}"

    def guess(self, seat: i64, random: Random) -> State:
        """Nothing is hidden."""
        return self.copy()

    def mark(self) -> i64:
        """What a key begins with: whose turn it is, and the board."""
        key = self.turn + 3
        for index in range(2 * PLACES):
            key = (key * 31 + self.board[index]) % PRIME
        return key


def all_outside() -> vec[i64]:
    """A board to which all stones of both are still to come."""
    board = vec[i64]([0] * (2 * PLACES))
    board[BAR] = STONES
    board[PLACES + BAR] = STONES
    return board
