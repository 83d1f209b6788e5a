"""The rules of Puff: one game from the throw for the start to the last stone off (PUF).

Seat 0 is A with the white stones, seat 1 is B (PUF-R2). Of the numbers of a throw one kind comes before the other
where stones are moved: the lower of two different ones before the higher, the upper faces of a double before the lower
ones.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, REFEREE
from ludothek.kit.common import bits
from ludothek.kit.points.road import BAR, NUMBER, OUTSIDE, PLACES, SOURCE, STEPS, append_steps, movable, step_text
from ludothek.kit.points.stones import PRIME, Stones, all_outside

REST: Final = 270
"""Steps of A are numbers below `STEPS`, those of B follow; then: leave the rest of the throw unused."""
DICE: Final = 271
"""From here on a die falls: `d1` to `d6`."""
MOVES: Final = 277
WORDS: Final = ("-", "d1", "d2", "d3", "d4", "d5", "d6")

LOW_FIRST: Final = 1
"""What may be agreed, as bits of `terms`: one stone with both numbers takes the lower first, too;"""
ONCE: Final = 2
"""no turn has more than one extra throw;"""
HIGHEST: Final = 4
"""a number greater than the way of every stone takes off the rearmost."""


class Puff(Stones):
    """One game. While one stone has taken the higher number before the lower, it is bound to take that as well."""

    terms: i64 = 0
    throw_cap: i64 = 2000
    early: i64 = 0
    """The number that comes before the other in moving, and how often it may still be used."""
    earlies: i64 = 0
    late: i64 = 0
    lates: i64 = 0
    bound: i64 = 0
    """The place of the stone that has to take the lower number, too; 0: none."""
    extra: i64 = 0
    """1: the throw is an extra one, after a double."""

    def highest(self) -> bool:
        return self.terms & HIGHEST != 0

    def moves(self) -> vec[i64]:
        if self.turn < 0:
            return self.drawn(DICE) if self.turn == REFEREE else vec[i64]()
        early, late = self.sources()
        out = self._steps(early, late)
        return append(out, REST) if self.may_rest() else out

    def play(self, move: i64) -> None:
        if move >= DICE:
            self._fall(move - DICE + 1)
            return
        self.decide(move)
        if move == REST:
            self._pass()
            return
        self.advance(move % STEPS)
        if self.held[self.mover] == 0:  # PUF-3, PUF-26
            self.end(self.mover, 1, "off")  # PUF-R14
        elif self.left == 0:
            self._pass()
        elif self.sources() == (0, 0):
            self.cut = 1
            self._pass()

    def copy(self) -> "Puff":
        new = Puff(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.terms = self.terms
        new.throw_cap = self.throw_cap
        new.early = self.early
        new.earlies = self.earlies
        new.late = self.late
        new.lates = self.lates
        new.bound = self.bound
        new.extra = self.extra
        return new

    def text(self, move: i64) -> str:
        return WORDS[move - REST] if move >= REST else step_text(move % STEPS, rising=move < STEPS)

    def chance(self, random: Random) -> i64:
        return super().chance(random) if self.dealer == LOT else DICE + random.randrange(6)

    def key(self) -> i64:
        key = self.mark()
        extra = self.extra if self.terms & ONCE else 0
        fallen = self.first if self.left == -1 else 0
        numbers = 8 * self.first + self.second if self.left > 0 else fallen
        for value in (self.mover, extra, numbers, self.earlies, self.lates, self.left + 4, self.bound):
            key = (key * 131 + value) % PRIME
        return key

    # What the numbers of the throw may do.

    def sources(self) -> tuple[i64, i64]:
        """The places from which either kind of number may be used now (PUF-R9)."""
        if self.bound != 0:
            return 1 << self.bound, 0
        early: i64 = self.movable(self.early) if self.earlies > 0 else 0
        late: i64 = self.movable(self.late) if self.lates > 0 else 0
        if self.held[self.mover] >> BAR or self.home():  # PUF-R3, PUF-R8, PUF-R16: each number by itself
            return early, late
        if self.earlies == 0:
            return 0, late
        if self.lates == 0 or self.first == self.second or self.terms & LOW_FIRST:  # PUF-17, PUF-19
            return early, 0
        return early, self._taking_both(late)  # PUF-R6

    def _taking_both(self, sources: i64) -> i64:
        """PUF-R4: of the places from which the higher number can be used, those whose stone can then use the lower."""
        held = self.held[self.mover]
        walls = self.walls[self.mover]
        kept: i64 = 0
        while sources != 0:
            point = sources & -sources
            sources ^= point
            source = bits.lowest(point)
            target = source - self.late
            after = held ^ point if self.board[self.mover * PLACES + source] == 1 else held
            able = movable(after | 1 << target, walls, self.early, highest=self.highest())
            if (able >> target) & 1:
                kept |= point
        return kept

    def _steps(self, early: i64, late: i64) -> vec[i64]:
        if self.early < self.late:
            out = append_steps(vec[i64](), late, self.late, early, self.early)
        else:
            out = append_steps(vec[i64](), early, self.early, late, self.late)
        if self.mover == 1:
            for index in range(len(out)):
                out[index] += STEPS
        return out

    def may_rest(self) -> bool:
        """PUF-20, PUF-R7, PUF-R11: playing off is voluntary, and so are lower faces once the upper ones are used."""
        if self.bound != 0 or self.held[self.mover] >> BAR:
            return False
        return self.home() or (self.first == self.second and self.earlies == 0)

    # Why a move is refused.

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or move >= DICE:
            return ""
        if move == REST:
            return "PUF-R4" if self.bound != 0 else "PUF-R17" if self.held[self.mover] >> BAR else "PUF-R5"
        if move // STEPS != self.mover:
            source = SOURCE[move % STEPS]
            return "PUF-2" if source != BAR and (self.held[1 - self.mover] >> source) & 1 else "PUF-6"
        return self._step_refusal(SOURCE[move % STEPS], NUMBER[move % STEPS])

    def _step_refusal(self, source: i64, number: i64) -> str:
        held = self.held[self.mover]
        if self.only_theirs(source):
            return "PUF-2"
        if source != BAR and held >> BAR:
            return "PUF-23"
        if (held >> source) & 1 == 0:
            return "PUF-15" if source == BAR else "PUF-16"
        if self.bound != 0:
            return "PUF-R4"
        if source == number and held >= OUTSIDE:  # PUF-R12
            return "PUF-24"
        early = self.earlies > 0 and number == self.early
        late = self.lates > 0 and number == self.late
        if not (early or late):
            return "PUF-8" if source == BAR else "PUF-R11" if source == number else "PUF-16"
        if source != number and (self.walls[self.mover] >> (source - number)) & 1:  # PUF-11, PUF-13, PUF-14
            return "PUF-12"
        if self.first == self.second:
            return "PUF-19"
        return "PUF-18" if self.movable(self.early) == 0 else "PUF-17"

    def refusal_after(self, move: i64, further: i64) -> str:
        after = self.copy()
        after.advance(move % STEPS)
        return after.refusal(further)

    # What happens.

    def _fall(self, face: i64) -> None:
        """A die falls: one of the four that decide who begins, or one of the two that the mover throws."""
        if self.dealer == LOT:
            self._fall_for_the_start(face)
            return
        self.fall(face)
        if self.left == 0:  # PUF-7
            self._begin()

    def _fall_for_the_start(self, face: i64) -> None:
        """PUF-R1: both dice of A, then both of B."""
        if self.left == -4 or self.left == -2:  # noqa: PLR1714 - compiled, a tuple costs more
            self.first = face
            self.second = 0
        else:
            self.second = face
        self.opening = 8 * self.opening + face
        self.left += 1
        if self.left == 0:
            self.left = -2 if self.decided(self._lead()) else -4  # PUF-5
            if self.left == -4:
                self.opening = 0

    def _lead(self) -> i64:
        return (self.opening >> 9) + ((self.opening >> 6) & 7) - ((self.opening >> 3) & 7) - (self.opening & 7)

    def tying(self) -> i64:
        lead = (self.opening >> 6) + ((self.opening >> 3) & 7) - (self.opening & 7)
        return 1 << (lead - 1) if 1 <= lead <= 6 else 0

    def _begin(self) -> None:
        """The dice have fallen: the mover uses them, if possible."""
        self.throws += 1
        double = self.first == self.second
        self.early = min(self.first, self.second)
        self.late = 7 - self.first if double else max(self.first, self.second)  # PUF-9
        self.earlies = 2 if double else 1
        self.lates = self.earlies
        self.left = 2 * self.earlies
        if self.sources() == (0, 0):
            self.lapse()
            self._pass()
        else:
            self.turn = self.mover

    def advance(self, taken: i64) -> None:
        """Move a stone, hit what stands alone there (PUF-R10), and use up the number."""
        source = SOURCE[taken]
        number = NUMBER[taken]
        if number == self.early and self.earlies > 0:
            early = True
        elif number == self.late and self.lates > 0:
            early = False
        else:  # A greater number takes the stone off. If both can, all stones stand below both: each can do the same.
            early = self.earlies > 0 and self.early > number
        binding = not early and self.earlies > 0 and self.held[self.mover] >> BAR == 0 and not self.home()
        self.shift(source, source - number)  # PUF-22
        self.bound = source - number if binding else 0
        self.left -= 1
        if early:
            self.earlies -= 1
        else:
            self.lates -= 1

    def _pass(self) -> None:
        """The throw has been used. After a double the same player throws again (PUF-10, PUF-R13)."""
        if self.first == self.second and (self.extra == 0 or not self.terms & ONCE):
            self.extra = 1
        else:
            self.mover = 1 - self.mover
            self.extra = 0
        self.earlies = 0
        self.lates = 0
        self.throw_on(self.throw_cap)  # PUF-R15


def start(terms: i64 = 0, throw_cap: i64 = 2000) -> Puff:
    """A game before the dice have decided who begins. PUF-4: the board is empty."""
    return laid(all_outside(), terms, throw_cap)


def laid(board: vec[i64], terms: i64 = 0, throw_cap: i64 = 2000) -> Puff:
    """A game with any stones on the board, before the dice have decided who begins."""
    game = Puff(2, LOT, REFEREE)
    game.terms = terms
    game.throw_cap = throw_cap
    game.left = -4
    game.put(board)
    return game
