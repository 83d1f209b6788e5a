"""The rules of Einundzwanzig: three rounds with three dice, two and one, and a sum that must not exceed 21.

A seat throws by a move of its own, `t`, also in the first round, where it has no choice: people want to throw their
dice themselves.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.kit.common.dice import FACES, falls

GOAL: Final = 21
ROUNDS: Final = 3
DICE: Final = 6
"""EIN-5: so many dice a seat throws in all rounds together: the first three, then two, then one."""
THROW: Final = 6
STOP: Final = 7
"""The moves of a seat; those below are what a die can show."""
MOVES: Final = 8
_TEXTS: Final = "123456ts"


def first_die(round_: i64) -> i64:
    """How many dice a seat has thrown before this round of it, from 0: none, three, five, and all six in the end."""
    return round_ * (7 - round_) // 2


class Einundzwanzig(State):
    """One game. Everything lies open."""

    must: i64 = 0
    """1 where nobody may stop."""
    dice: vec[i64]
    """Six a seat, in the order of its throws; 0 for one that it has not thrown."""
    round: i64 = 0
    """Which round it is, from 0."""
    player: i64 = 0
    """Whose turn it is, also while dice fall."""
    stopped: i64 = 0
    """The seats that have stopped, as bits."""
    lying: i64 = 0
    """What the three dice (EIN-2) show, four bits each; 0 before they were ever thrown."""
    last: i64 = -1
    """Who has thrown or stopped last; -1: nobody yet."""

    def moves(self) -> vec[i64]:
        if self.turn == REFEREE:
            return falls(0)
        out = vec[i64](capacity=2)
        if self.turn != NOBODY:
            out = append(out, THROW)
            if self.round > 0 and not self.must:  # EIN-R3, EIN-R9
                out = append(out, STOP)
        return out

    def play(self, move: i64) -> None:
        if move == THROW:
            self.turn = REFEREE
        elif move == STOP:
            self.stopped |= 1 << self.player
            self._pass_on()
        else:
            self._fall(move + 1)

    def _fall(self, face: i64) -> None:
        """A die falls; with the last of the round it is the next one's turn."""
        first = self.player * DICE + first_die(self.round)
        end = self.player * DICE + first_die(self.round + 1)
        die = first
        while self.dice[die] != 0:
            die += 1
        self.dice[die] = face
        place = die - first
        self.lying = (self.lying & ~(15 << 4 * place)) | (face << 4 * place)
        if die + 1 == end:
            self._pass_on()

    def _pass_on(self) -> None:
        """EIN-R2, EIN-R6: to the next seat that still throws in this round or the next one; without any it is over."""
        self.last = self.player
        seat = self.player + 1
        for round_ in range(self.round, ROUNDS):
            while seat < self.seats:
                if round_ == 0 or self.throws_on(seat):
                    self.round = round_
                    self.player = seat
                    self.turn = seat
                    return
                seat += 1
            seat = 0
        self.turn = NOBODY  # EIN-R10

    def throws_on(self, seat: i64) -> bool:
        """EIN-6, EIN-R4, EIN-R5: does a seat go on after its last throw, being neither out nor at 21 nor done?"""
        return (self.stopped >> seat) & 1 == 0 and self.total(seat) < GOAL

    def total(self, seat: i64) -> i64:
        """EIN-R1: the sum of all throws of a seat."""
        total: i64 = 0
        for die in range(seat * DICE, (seat + 1) * DICE):
            total += self.dice[die]
        return total

    def best(self) -> i64:
        """The best sum that does not exceed 21; 0 where all do."""
        best: i64 = 0
        for seat in range(self.seats):
            best = max(best, self.points(seat))
        return best

    def copy(self) -> "Einundzwanzig":
        new = Einundzwanzig(self.seats, self.dealer, self.turn)
        new.must = self.must
        new.dice = self.dice[:]
        new.round = self.round
        new.player = self.player
        new.stopped = self.stopped
        new.lying = self.lying
        new.last = self.last
        return new

    def points(self, seat: i64) -> i64:
        """The sum, but nothing for who is out."""
        total = self.total(seat)
        return total if total <= GOAL else 0

    def winners(self) -> vec[i64]:
        """EIN-4, EIN-R7, EIN-R8: all with the best sum; nobody if everybody is out."""
        best = self.best()
        out = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            if best > 0 and self.points(seat) == best:
                out = append(out, seat)
        return out

    def reason(self) -> str:
        best = self.best()
        return "reason-goal" if best == GOAL else "reason-below" if best > 0 else "reason-all-out"

    def text(self, move: i64) -> str:
        return _TEXTS[move]

    def guess(self, seat: i64, random: Random) -> "Einundzwanzig":
        return self.copy()

    def refusal(self, move: i64) -> str:
        return "EIN-R3" if self.turn >= 0 and move == STOP else ""

    def chance(self, random: Random) -> i64:
        return random.randrange(FACES)


def start(seats: i64, dealer: i64, must: i64 = 0) -> Einundzwanzig:
    """A game before the first throw; the first seat begins."""
    new = Einundzwanzig(seats, dealer, 0)
    new.must = must
    new.dice = vec[i64]([0] * (seats * DICE))
    return new
