"""The rules of Vabanque: one round, in which everybody links five faces by the four operations, for the pot.

All results are whole sixtieths: there is one division, by at most six, so no fraction is ever rounded (VAB-R4).
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE, State
from ludothek.kit.common.dice import FACES, falls
from ludothek.kit.common.ring import after, around, everybody

STAKE: Final = 20
DICE: Final = 5
WHOLE: Final = 60
"""So many parts has a whole."""
PLUS: Final = 6
MINUS: Final = 7
TIMES: Final = 8
DIVIDE: Final = 9
"""The moves of a seat: the operations. Those below are what a die can show."""
MOVES: Final = 10
ALL: Final = 15
"""VAB-7: all four operations, as bits: that of `PLUS` is the lowest."""
TIES: Final = 50
"""After so many equal throws for the bank the first of those who are equal gets it, so that it ends for certain."""
_TEXTS: Final = "123456+-x:"


def linked(value: i64, operation: i64, face: i64) -> i64:
    """VAB-R2: a running result after one more die, in sixtieths; it is divided while it is still whole."""
    if operation == PLUS:
        return value + WHOLE * face
    if operation == MINUS:
        return value - WHOLE * face
    return value * face if operation == TIMES else value // face


class Vabanque(State):
    """One round. The dealer is the banker; nobody (`LOT`) is before the dice have decided."""

    inside: i64 = 0
    """The seats that can pay, as bits."""
    counters: vec[i64]
    """What every seat has before it stakes."""
    lot: vec[i64]
    """What each seat has thrown for the bank; 0: nothing, or not yet once more."""
    tied: i64 = 0
    """The seats that throw for the bank, as bits; in the beginning all, then those with the highest number."""
    ties: i64 = 0
    """How often the highest number for the bank was thrown by several."""
    player: i64 = 0
    """For whom is thrown, also while dice fall."""
    face: i64 = 0
    """What fell last; 0 before the first die."""
    thrown: i64 = 0
    """How many dice have fallen for this player."""
    left: i64 = ALL
    """The operations that this player has not used, as bits."""
    dice: vec[i64]
    """Five a seat, in the order in which they fell; 0 for one that has not fallen."""
    signs: vec[i64]
    """The operation before each of them; 0 for none."""
    results: vec[i64]
    """The running result of every seat, in sixtieths."""

    def moves(self) -> vec[i64]:
        if self.turn == REFEREE:
            return falls(0)
        out = vec[i64](capacity=4)
        if self.turn != NOBODY:
            for operation in range(PLUS, MOVES):
                if self.unused(operation):
                    out = append(out, operation)
        return out

    def play(self, move: i64) -> None:
        if move >= FACES:
            self._link(move)
            self.turn = REFEREE
            return
        self.face = move + 1
        if self.dealer == LOT:
            self._throw_for_the_bank()
        else:
            self._fall()

    def unused(self, operation: i64) -> bool:
        """VAB-8: may the player still use this operation?"""
        return (self.left >> (operation - PLUS)) & 1 == 1

    def _throw_for_the_bank(self) -> None:
        """VAB-4, VAB-R1: the highest number is banker; those who are equal throw again."""
        self.lot[self.player] = self.face
        seat = after(self.tied, self.player, self.seats)
        if seat > self.player:
            self.player = seat
            return
        self.tied = self._highest()
        first = after(self.tied, self.seats - 1, self.seats)
        if self.tied == 1 << first or self.ties == TIES:
            self.dealer = first
            self.player = after(self.inside, first, self.seats)
            return
        self.ties += 1
        self.player = first
        for equal in around(self.tied, first, self.seats):
            self.lot[equal] = 0

    def _highest(self) -> i64:
        """Of those who have thrown for the bank, the ones with the highest number, as bits."""
        best: i64 = 0
        found: i64 = 0
        for seat in around(self.tied, 0, self.seats):
            if self.lot[seat] > best:
                best = self.lot[seat]
                found = 0
            if self.lot[seat] == best:
                found |= 1 << seat
        return found

    def _fall(self) -> None:
        """VAB-6: a die falls; the player is asked about the second, third and fourth (VAB-R3)."""
        self.dice[DICE * self.player + self.thrown] = self.face
        self.thrown += 1
        if self.thrown == 1:
            self.results[self.player] = WHOLE * self.face
        elif self.thrown < DICE:  # VAB-9, VAB-10, VAB-11
            self.turn = self.player
        else:
            operation: i64 = PLUS
            while not self.unused(operation):
                operation += 1
            self._link(operation)  # VAB-12
            self._pass_on()

    def _link(self, operation: i64) -> None:
        self.signs[DICE * self.player + self.thrown - 1] = operation
        self.left ^= 1 << (operation - PLUS)
        self.results[self.player] = linked(self.results[self.player], operation, self.face)

    def _pass_on(self) -> None:
        """VAB-R5: the banker throws for the next, and for himself last."""
        if self.player == self.dealer:
            self.turn = NOBODY
            return
        self.player = after(self.inside, self.player, self.seats)
        self.thrown = 0
        self.left = ALL

    def order(self) -> vec[i64]:
        """Everybody who has staked, in the order of play."""
        return around(self.inside, self.dealer, self.seats)

    def finished(self, seat: i64) -> bool:
        """Does the result of a seat stand on the list?"""
        return self.signs[DICE * seat + DICE - 1] > 0

    def pot(self) -> i64:
        """VAB-5: what all have staked, as soon as there is a banker."""
        total: i64 = 0
        if self.dealer != LOT:
            for seat in range(self.seats):
                total += STAKE * ((self.inside >> seat) & 1)
        return total

    def best(self) -> vec[i64]:
        """VAB-3: of those whose results stand on the list, the ones with the highest, in the order of play."""
        out = vec[i64](capacity=self.seats)
        for seat in self.order():
            if not self.finished(seat):
                continue
            if len(out) and self.results[seat] > self.results[out[0]]:
                out = vec[i64](capacity=self.seats)
            if len(out) == 0 or self.results[seat] == self.results[out[0]]:
                out = append(out, seat)
        return out

    def won(self, seat: i64) -> i64:
        """VAB-13, VAB-R6: what a seat takes from the pot in the end."""
        best = self.best()
        for at in range(len(best)):
            if best[at] == seat:
                return share(self.pot(), len(best), at)
        return 0

    def copy(self) -> "Vabanque":
        new = Vabanque(self.seats, self.dealer, self.turn)
        new.inside = self.inside
        new.counters = self.counters[:]
        new.lot = self.lot[:]
        new.tied = self.tied
        new.ties = self.ties
        new.player = self.player
        new.face = self.face
        new.thrown = self.thrown
        new.left = self.left
        new.dice = self.dice[:]
        new.signs = self.signs[:]
        new.results = self.results[:]
        return new

    def points(self, seat: i64) -> i64:
        """What the round brings a seat: its stake is gone until the pot is taken."""
        if self.dealer == LOT or (self.inside >> seat) & 1 == 0:
            return 0
        return (self.won(seat) if self.turn == NOBODY else 0) - STAKE

    def winners(self) -> vec[i64]:
        best = self.best()
        out = vec[i64](capacity=len(best))
        for seat in range(self.seats):
            for at in range(len(best)):
                if best[at] == seat:
                    out = append(out, seat)
        return out

    def reason(self) -> str:
        return "reason-best"

    def text(self, move: i64) -> str:
        return _TEXTS[move]

    def guess(self, seat: i64, random: Random) -> "Vabanque":
        return self.copy()

    def refusal(self, move: i64) -> str:
        return "VAB-8" if self.turn >= 0 and move >= FACES else ""

    def chance(self, random: Random) -> i64:
        return random.randrange(FACES)


def share(pot: i64, several: i64, at: i64) -> i64:
    """VAB-R6: what one of several gets who are equal, the first in the order of play being 0."""
    return pot // several + (1 if at < pot % several else 0)


def start(dealer: i64, counters: vec[i64], inside: i64) -> Vabanque:
    """A round of those who are inside and have these counters, before the first die falls."""
    seats: i64 = len(counters)
    new = Vabanque(seats, dealer, REFEREE)
    new.inside = inside
    new.counters = counters
    new.lot = vec[i64]([0] * seats)
    new.tied = everybody(seats)
    new.player = 0 if dealer == LOT else after(inside, dealer, seats)
    new.dice = vec[i64]([0] * (DICE * seats))
    new.signs = vec[i64]([0] * (DICE * seats))
    new.results = vec[i64]([0] * seats)
    return new
