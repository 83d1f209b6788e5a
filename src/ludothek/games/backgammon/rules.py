"""The rules of Backgammon: one game from the throw for White to the last stone off (clauses BGM-3 to BGM-38).

Both players count the points from the end of their own road (see `kit.road`), as the notation does. A point that is p
for one player is 25 - p for the other.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE, State
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
from ludothek.kit.road import BAR, OFF, OUTSIDE, PLACES, append_steps, movable, step

CENTRE: Final = -1
"""The owner of a cube that lies in the middle."""
TIES: Final = 50
"""So often the throw for White may be undecided; then the second die shows another number, so that every game ends."""

PRIME: Final = 36028797018963913
"""Below 2 to the 55th, so that keys can be multiplied without overflow."""

SINGLE: Final = 1
GAMMON: Final = 2
TRIPLE: Final = 3
DROPPED: Final = 4
CAPPED: Final = 5
RESIGNED: Final = 6
REASONS: Final = ("", "single", "double", "triple", "dropped", "cap", "resigned")
"""Why a game ended; the first three are also what it counts."""


class Backgammon(State):
    """One game. The dealer is White, the player A of the rules; nobody (`LOT`) until the dice have decided."""

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
    throws: i64 = 0
    """Throws so far; below zero: so often the throw for White was undecided."""
    cube: i64 = 1
    owner: i64 = CENTRE
    due: i64 = 0
    """How many numbers of the throw have to be used; kept with the option `self_hit` only, like the next two."""
    must: i64 = 0
    """The number that has to be used if no more than one is; 0: any."""
    runs: i64 = 0
    """How often a stone has run into a band in this turn."""
    opening: i64 = 0
    """The dice that made White: 8 x that of seat 0 + that of seat 1."""
    lapsed: i64 = 0
    """The throws without a usable number since the last decision, at most ten, six bits each, the last lowest."""
    last: i64 = -1
    """The last decision of a seat; -1: there was none."""
    last_seat: i64 = 0
    hit: i64 = 0
    """1: it hit a stone."""
    cut: i64 = 0
    """1: what was left of the throw could not be used after it."""
    winner: i64 = 0
    gain: i64 = 0
    ending: i64 = 0

    def moves(self) -> vec[i64]:
        if self.turn < 0:
            return self._falls() if self.turn == REFEREE else vec[i64]()
        if self.turn != self.mover:
            return vec[i64]([TAKE, DROP])
        if self.left == 0:
            return vec[i64]([THROW, DOUBLE])
        if self.terms.self_hit:
            return self._wary_moves()
        high = self.movable(self.high)
        low = self.movable(self.low)
        free = self.free()
        if not free and self.high != 0 and self.low != 0:
            high, low = self._obliged(high, low)
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
            elif not self._can_go_on():
                self.cut = 1
                self._pass()
        elif move == REST:
            self._pass()
        elif move == DOUBLE:
            self.turn = 1 - self.mover
        elif move == DROP:  # BGM-R16
            self._end(self.mover, 1, DROPPED)
        else:
            if move == TAKE:
                self.cube *= 2
                self.owner = 1 - self.mover
            self.turn = REFEREE
            self.left = -2

    def copy(self) -> "Backgammon":
        new = Backgammon(self.seats, self.dealer, self.turn)
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
        new.throws = self.throws
        new.cube = self.cube
        new.owner = self.owner
        new.due = self.due
        new.must = self.must
        new.runs = self.runs
        new.opening = self.opening
        new.lapsed = self.lapsed
        new.last = self.last
        new.last_seat = self.last_seat
        new.hit = self.hit
        new.cut = self.cut
        new.winner = self.winner
        new.gain = self.gain
        new.ending = self.ending
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
        return f"reason-{REASONS[self.ending]}"

    def agree(self, agreement: i64, seat: i64) -> None:
        """A seat gives up one, two or three times the value of the cube."""
        self._end(1 - seat, agreement + 1, RESIGNED)

    def key(self) -> i64:
        key = self.turn + 3
        for index in range(2 * PLACES):
            key = (key * 31 + self.board[index]) % PRIME
        fallen = self.first if self.left == -1 else 0
        for value in (self.mover, fallen, self.high, self.low, self.left + 2, self.cube, self.owner + 1, self.runs):
            key = (key * 131 + value) % PRIME
        return key

    def pips(self, seat: i64) -> i64:
        """How many points the stones of a seat still have to go, 25 from the bar."""
        total: i64 = 0
        for place in range(1, PLACES):
            total += place * self.board[seat * PLACES + place]
        return total

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
        single = self._both(self.movable(self.high), self.movable(self.low)) == (0, 0)
        return "BGM-13" if move < RUNS and number == self.low and single else "BGM-R8"

    # Numbers and the obligation to use them.

    def movable(self, number: i64) -> i64:
        """The points from which the mover can use a number, taken by itself."""
        return movable(self.held[self.mover], self.walls[self.mover], number, highest=self.terms.highest)

    def free(self) -> bool:
        """BGM-R9: whoever has all stones home need not move."""
        return not self.terms.always and self.held[self.mover] < OUTSIDE

    def _can_go_on(self) -> bool:
        if self.terms.self_hit:
            return len(self._wary_moves()) > 0
        return self.movable(self.high) != 0 or self.movable(self.low) != 0

    def _obliged(self, high: i64, low: i64) -> tuple[i64, i64]:
        """Of the points from which either number can be used first, those that BGM-R8 and BGM-R9 allow."""
        before_low, before_high = self._both(high, low)
        if before_low == 0 and before_high == 0:
            return high, (0 if high != 0 else low)
        return before_low | high & self._ending(self.high), before_high | low & self._ending(self.low)

    def _both(self, high: i64, low: i64) -> tuple[i64, i64]:
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

    def _wary_moves(self) -> vec[i64]:
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

    def _after(self, move: i64) -> "Backgammon":
        after = self.copy()
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

    def _measure(self) -> None:
        """BGM-R8, BGM-R9: how many numbers of the throw have to be used, and which if it is only one."""
        self.runs = 0
        self.must = 0
        self.due = 0
        high = self.movable(self.high)
        low = self.movable(self.low)
        if self.low == 0:
            ahead = self.copy()
            while ahead.left > 0 and ahead.movable(self.high) != 0:
                source = bits.lowest(ahead.movable(self.high))
                ahead.advance(step(source, min(self.high, source)))
                self.due += 1
        elif self._both(high, low) != (0, 0):
            self.due = 2
        elif high | low:
            self.due = 1
            self.must = self.high if high != 0 and not self.free() else 0

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
            self._measure()
        if self._can_go_on():
            self.turn = self.mover
        else:  # BGM-14
            self.lapsed = ((self.lapsed << 6) & 0xFFFFFFFFFFFFFFF) + 8 * self.first + self.second
            self._pass()

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
        value: i64 = SINGLE
        if self.board[loser * PLACES + OFF] == 0:
            value = TRIPLE if self.held[loser] >> 19 else GAMMON
        self._end(self.mover, value, value)

    def _cap(self) -> None:
        """BGM-R20: fewer pips win a single game; equal pips are a draw."""
        lead = self.pips(1) - self.pips(0)
        self._end(0 if lead > 0 else 1, 1 if lead != 0 else 0, CAPPED)

    def _end(self, winner: i64, factor: i64, ending: i64) -> None:
        self.turn = NOBODY
        self.winner = winner
        self.gain = self.cube * factor
        self.ending = ending


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
    game.terms = terms
    game.board = board
    game.held = vec[i64]([0, 0])
    game.walls = vec[i64]([0, 0])
    for seat in range(2):
        for place in range(1, PLACES):
            stones = board[seat * PLACES + place]
            if stones > 0:
                game.held[seat] |= 1 << place
            if stones > 1 and place != BAR:
                game.walls[1 - seat] |= 1 << (BAR - place)
    return game
