"""The rules of Backgammon: one game from the throw for White to the last stone off (clauses BGM-3 to BGM-38).

How stones go and what of a throw has to be used stands in `board`; here are turns, the cube, and the end.
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import LOT, REFEREE
from ludothek.games.backgammon.board import Board
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
from ludothek.kit.points.road import BAR, OFF, OUTSIDE, PLACES
from ludothek.kit.points.stones import PRIME

CENTRE: Final = -1
"""The owner of a cube that lies in the middle."""
WINS: Final = ("single", "double", "triple")
"""How often a win counts."""


class Backgammon(Board):
    """One game. The dealer is White, the player A of the rules; nobody (`LOT`) until the dice have decided."""

    cube: i64 = 1
    owner: i64 = CENTRE

    def moves(self) -> vec[i64]:
        if self.turn < 0:
            return self.drawn(DICE) if self.turn == REFEREE else vec[i64]()
        if self.turn != self.mover:
            return vec[i64]([TAKE, DROP])
        if self.left == 0:
            return vec[i64]([THROW, DOUBLE])
        if self.terms.self_hit:
            return self.wary_moves()
        return self.steps(REST)

    def play(self, move: i64) -> None:
        if move >= DICE:
            self._fall(move - DICE + 1)
            return
        self.decide(move)
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
            self.end(self.mover, self.cube, "dropped")
        else:
            if move == TAKE:
                self.cube *= 2
                self.owner = 1 - self.mover
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
        starting = self.dealer == LOT
        if not self.fallen(face):
            return
        if starting and not self.terms.opening_roll:
            self.left = -2
        else:
            self._begin()

    def _begin(self) -> None:
        """The dice have fallen: the mover uses them, if possible."""
        self.take_up(4)  # BGM-18
        if self.terms.self_hit:
            self.measure()
        if self.can_go_on():
            self.turn = self.mover
        else:  # BGM-14
            self.lapse()
            self._pass()

    def _pass(self) -> None:
        """The turn is over. The other throws, or may first offer to double."""
        self.mover = 1 - self.mover
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
        """BGM-29 to BGM-31 with BGM-R12: what it counts that the mover has all stones off."""
        loser = 1 - self.mover
        value: i64 = 1
        if self.board[loser * PLACES + OFF] == 0:
            value = 3 if self.held[loser] >> 19 else 2
        self.end(self.mover, self.cube * value, WINS[value - 1])


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
    game.put(board)
    return game
