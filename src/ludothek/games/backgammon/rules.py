"""The rules of Backgammon: one game from the throw for White to the last stone off (BGM).

Both players count the points from the end of their own road, as the notation does (BGM-R1). How stones go and the duty
to move (BGM-R8, BGM-R9) stand in `kit.points`; here are turns, the cube, the end, and running into bands, which may be
agreed.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, REFEREE
from ludothek.games.backgammon.notation import (
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
from ludothek.kit.common import bits
from ludothek.kit.points.duty import Dutiful
from ludothek.kit.points.road import BAR, OFF, OUTSIDE, PLACES, append_steps, step
from ludothek.kit.points.stones import PRIME

CENTRE: Final = -1
"""The owner of a cube that lies in the middle."""
WINS: Final = ("single", "double", "triple")
"""How often a win counts."""


class Backgammon(Dutiful):
    """One game. The dealer is White, the player A of the rules (BGM-R2); nobody (`LOT`) until the dice have decided.

    When it is not the mover's turn, an offer to double is answered.
    """

    terms: Terms
    due: i64 = 0
    """How many numbers of the throw have to be used; kept with the option `self_hit` only, like the next two."""
    must: i64 = 0
    """The number that has to be used if no more than one is; 0: any."""
    runs: i64 = 0
    """How often a stone has run into a band in this turn."""
    cube: i64 = 1
    owner: i64 = CENTRE

    def white(self) -> i64:
        return 0 if self.dealer == LOT else self.dealer

    def highest(self) -> bool:
        return self.terms.highest

    def always(self) -> bool:
        return self.terms.always

    def way(self, move: i64) -> tuple[i64, i64]:
        source = source_of(move)
        return source, source - number_of(move)  # BGM-R5: the bar is 25

    def can_go_on(self) -> bool:
        """Can anything of the throw still be used?"""
        if self.terms.self_hit:
            return len(self.wary_moves()) > 0
        return self.movable(self.high) != 0 or self.movable(self.low) != 0

    def moves(self) -> vec[i64]:
        if self.turn < 0:
            return self.drawn(DICE) if self.turn == REFEREE else vec[i64]()
        if self.turn != self.mover:
            return vec[i64]([TAKE, DROP])
        if self.left == 0:
            return vec[i64]([THROW, DOUBLE])
        if self.terms.self_hit:
            return self.wary_moves()
        return self.steps(REST)  # BGM-9, BGM-10, BGM-26

    def play(self, move: i64) -> None:
        if move >= DICE:
            self._fall(move - DICE + 1)
            return
        self.decide(move)
        if move < REST:
            self.advance(move)
            if self.held[self.mover] == 0:  # BGM-6, BGM-28
                self._win()
            elif self.left == 0:
                self._pass()
            elif not self.can_go_on():  # BGM-19
                self.cut = 1
                self._pass()
        elif move == REST:
            self._pass()
        elif move == DOUBLE:
            self.turn = 1 - self.mover  # BGM-34
        elif move == DROP:  # BGM-R16
            self.end(self.mover, self.cube, "dropped")
        else:
            if move == TAKE:
                self.cube *= 2
                self.owner = 1 - self.mover  # BGM-36
            self.turn = REFEREE
            self.left = -2

    def copy(self) -> "Backgammon":
        new = Backgammon(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.terms = self.terms
        new.high = self.high
        new.low = self.low
        new.due = self.due
        new.must = self.must
        new.runs = self.runs
        new.cube = self.cube
        new.owner = self.owner
        return new

    def text(self, move: i64) -> str:
        return text_of(move)

    def chance(self, random: Random) -> i64:
        return super().chance(random) if self.dealer == LOT else DICE + random.randrange(6)

    def agree(self, agreement: i64, seat: i64) -> None:
        """A seat gives up one, two or three times the value of the cube."""
        self.end(1 - seat, self.cube * (agreement + 1), "resigned")

    def key(self) -> i64:
        key = self.mark()
        fallen = self.first if self.left == -1 else 0
        for value in (self.mover, fallen, self.high, self.low, self.left + 2, self.cube, self.owner + 1, self.runs):
            key = (key * 131 + value) % PRIME
        return key

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
        return self.free()  # BGM-26

    def measure(self) -> None:
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
        elif self.both(high, low) != (0, 0):
            self.due = 2
        elif high | low:
            self.due = 1
            self.must = self.high if high != 0 and not self.free() else 0

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
        if source == number and held >= OUTSIDE:  # BGM-27, BGM-R11
            return "BGM-23"
        if number not in (self.high, self.low):
            return "BGM-25" if source == number else "BGM-8"
        wall = (self.walls[self.mover] >> (source - number)) & 1  # BGM-22, BGM-R6
        if move >= RUNS and not (wall and self.terms.self_hit):
            return "BGM-R7"
        if move < RUNS and wall:
            return "BGM-20"
        single = self.both(self.movable(self.high), self.movable(self.low)) == (0, 0)
        return "BGM-13" if move < RUNS and number == self.low and single else "BGM-R8"

    def refusal_after(self, move: i64, further: i64) -> str:
        return self._after(move).refusal(further)

    # What happens.

    def advance(self, move: i64) -> None:
        """BGM-16, BGM-R4: move a stone of the mover, hit what stands alone there, and use up the number."""
        source, target = self.way(move)
        if move >= RUNS:  # BGM-21
            self.runs += 1
        self.shift(source, BAR if move >= RUNS else target)
        self.use(source - target)

    def _fall(self, face: i64) -> None:
        """A die falls: one of the throw for White, or one of the two that the mover throws."""
        starting = self.dealer == LOT
        if not self.fallen(face):
            return
        if starting and not self.terms.opening_roll:
            self.left = -2
        else:
            self._begin()

    def _begin(self) -> None:
        """The dice have fallen: the mover uses them, if possible."""
        self.take_up(4)  # BGM-18, BGM-24
        if self.terms.self_hit:
            self.measure()
        if self.can_go_on():
            self.turn = self.mover
        else:  # BGM-14, BGM-R18
            self.lapse()
            self._pass()

    def _pass(self) -> None:
        """The turn is over. The other throws, or may first offer to double."""
        self.mover = 1 - self.mover  # BGM-11
        self.high = 0
        self.low = 0
        self.left = 0
        if self.throws >= self.terms.throw_cap:
            self.stop(self.cube)  # BGM-R20
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
        """BGM-29, BGM-30, BGM-31, BGM-R12: what it counts that the mover has all stones off."""
        loser = 1 - self.mover
        value: i64 = 1
        if self.board[loser * PLACES + OFF] == 0:
            value = 3 if self.held[loser] >> 19 else 2
        self.end(self.mover, self.cube * value, WINS[value - 1])  # BGM-38


def start(terms: Terms) -> Backgammon:
    """A game before the dice have decided who is White. BGM-2, BGM-3, BGM-4: on their own roads both set up alike."""
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
    game.put(board)
    return game
