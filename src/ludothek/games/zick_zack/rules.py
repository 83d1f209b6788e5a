"""The rules of Zick-Zack: one game from the throw for the start to the last stone out (ZZK).

Seat 0 is A with the white stones, seat 1 is B. Both run the same way, so a place on the road is the same for both.
How stones go and the duty to move (ZZK-R8) stand in `kit.points`.
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import LOT, REFEREE
from ludothek.kit.points.duty import Dutiful
from ludothek.kit.points.road import BAR, NUMBER, OUTSIDE, PLACES, SOURCE, movable, step_text
from ludothek.kit.points.stones import PRIME, all_outside

REST: Final = 135
"""Moves below this number are steps; then: leave the rest of the throw unused."""
DICE: Final = 136
"""From here on a die falls: `d1` to `d6`."""
MOVES: Final = 142
WORDS: Final = ("-", "d1", "d2", "d3", "d4", "d5", "d6")

ALWAYS: Final = 1
"""What may be agreed, as a bit of `terms`: the duty to move holds to the end."""


class ZickZack(Dutiful):
    """One game."""

    terms: i64 = 0
    throw_cap: i64 = 2000
    spent: i64 = 0
    """The place on the last six fields of a stone alone there that may not take the second number; 0: none."""

    def facing(self, place: i64) -> i64:
        return place  # ZZK-R1

    def rising(self, seat: i64) -> bool:
        return True

    def highest(self) -> bool:
        return True  # ZZK-14, ZZK-R9

    def always(self) -> bool:
        return self.terms & ALWAYS != 0

    def movable(self, number: i64) -> i64:
        return super().movable(number) & ~(1 << self.spent)

    def usable(self, held: i64, landed: i64, number: i64) -> bool:
        places = movable(held, self.walls[self.mover], number, highest=self.highest())
        return places & ~(1 << self.spending(landed)) != 0

    def spending(self, landed: i64) -> i64:
        """ZZK-R10: the place of a stone that comes to the last six fields, unless another of its owner stands there."""
        return landed if 0 < landed <= 6 and self.board[self.mover * PLACES + landed] == 0 else 0

    def moves(self) -> vec[i64]:
        if self.turn < 0:
            return self.drawn(DICE) if self.turn == REFEREE else vec[i64]()
        return self.steps(REST)  # ZZK-12, ZZK-R5

    def play(self, move: i64) -> None:
        if move >= DICE:
            self._fall(move - DICE + 1)
            return
        self.decide(move)
        if move == REST:
            self._pass()
            return
        self.advance(move)
        if self.held[self.mover] == 0:  # ZZK-17
            self.end(self.mover, 1, "off")  # ZZK-R12
        elif self.left == 0:
            self._pass()
        elif not self._can_go_on():
            self.cut = 1
            self._pass()

    def copy(self) -> "ZickZack":
        new = ZickZack(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.high = self.high
        new.low = self.low
        new.terms = self.terms
        new.throw_cap = self.throw_cap
        new.spent = self.spent
        return new

    def text(self, move: i64) -> str:
        return WORDS[move - REST] if move >= REST else step_text(move, rising=True)

    def chance(self, random: Random) -> i64:
        return super().chance(random) if self.dealer == LOT else DICE + random.randrange(6)

    def key(self) -> i64:
        key = self.mark()
        fallen = self.first if self.left == -1 else 0
        for value in (self.mover, fallen, self.high, self.low, self.left + 2, self.spent):
            key = (key * 131 + value) % PRIME
        return key

    # Why a move is refused.

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or move >= DICE:
            return ""
        return "ZZK-R8" if move == REST else self._step_refusal(SOURCE[move], NUMBER[move])

    def _step_refusal(self, source: i64, number: i64) -> str:
        held = self.held[self.mover]
        if self.only_theirs(source):
            return "ZZK-2"
        if source != BAR and held >> BAR:  # ZZK-4
            return "ZZK-R7"
        if (held >> source) & 1 == 0:
            return "ZZK-11"
        if source == number and held >= OUTSIDE:  # ZZK-16, ZZK-R11
            return "ZZK-13"
        if source == self.spent:
            return "ZZK-15"
        if number not in (self.high, self.low):
            return "ZZK-R3" if source == BAR else "ZZK-R9" if source == number else "ZZK-11"
        if source != number and (self.walls[self.mover] >> (source - number)) & 1:  # ZZK-10
            return "ZZK-8"
        return "ZZK-R8"

    def refusal_after(self, move: i64, further: i64) -> str:
        after = self.copy()
        after.advance(move)
        return after.refusal(further)

    # What happens.

    def advance(self, move: i64) -> None:
        """Move a stone, hit what stands alone there, and use up the number."""
        source, target = self.way(move)  # ZZK-5
        self.spent = self.spending(target)
        self.shift(source, target)  # ZZK-6, ZZK-7
        self.use(NUMBER[move])

    def _fall(self, face: i64) -> None:
        """A die falls: one of the two that decide who begins (ZZK-R2), or one of those that the mover throws."""
        starting = self.dealer == LOT
        if not self.fallen(face):
            return
        if starting:
            self.left = -2
            return
        self.take_up(2)  # ZZK-9, ZZK-R4
        if self._can_go_on():
            self.turn = self.mover
        else:
            self.lapse()
            self._pass()

    def _can_go_on(self) -> bool:
        return self.movable(self.high) != 0 or self.movable(self.low) != 0

    def _pass(self) -> None:
        """The throw has been used; the other throws (ZZK-3)."""
        self.mover = 1 - self.mover
        self.high = 0
        self.low = 0
        self.spent = 0
        self.throw_on(self.throw_cap)  # ZZK-R13


def start(terms: i64 = 0, throw_cap: i64 = 2000) -> ZickZack:
    """A game before the dice have decided who begins; all stones lie beside the board."""
    return laid(all_outside(), terms, throw_cap)


def laid(board: vec[i64], terms: i64 = 0, throw_cap: i64 = 2000) -> ZickZack:
    """A game with any stones on the board, before the dice have decided who begins."""
    game = ZickZack(2, LOT, REFEREE)
    game.terms = terms
    game.throw_cap = throw_cap
    game.put(board)
    return game
