"""The rules of Auf und ab: a throw crosses its number out, or writes it anew if it was crossed out."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE
from ludothek.kit.common import bits
from ludothek.kit.common.throwing import THROW, Throwing

ALL: Final = 63
"""All six numbers, as bits."""
LONGEST: Final = 1000
"""So many throws everybody has at most."""


class AufUndAb(Throwing):
    """One game with one die (AUF-2). Everything lies open."""

    complete: i64 = 0
    """1 where the round is completed once somebody has crossed out everything."""
    lists: vec[i64]
    """AUF-3: what each seat has crossed out; bit 0 is the 1."""
    made: i64 = 0
    """How many throws have been made by all together."""
    thrown: i64 = 0
    """What the die shows; 0 before the first throw."""

    def play(self, move: i64) -> None:
        if move == THROW:
            self.turn = REFEREE
            return
        seat = self.thrower()
        self.lists[seat] ^= 1 << move  # AUF-5, AUF-6, AUF-R2, AUF-R3
        self.thrown = move + 1
        self.made += 1
        self.turn = NOBODY if self._over(seat) else self.thrower()

    def _over(self, seat: i64) -> bool:
        """AUF-R4: once somebody has crossed out everything, or at the end of that round. AUF-R5: or after 1,000."""
        if self.complete:
            return self.thrower() == 0 and (self.finished() or self.made == LONGEST * self.seats)
        return self.lists[seat] == ALL or self.made == LONGEST * self.seats

    def finished(self) -> bool:
        """Has anybody crossed out everything?"""
        most: i64 = 0
        for seat in range(self.seats):
            most = max(most, self.lists[seat])
        return most == ALL

    def thrower(self) -> i64:
        """Whose throw is to come or being made."""
        return self.made % self.seats  # AUF-4

    def copy(self) -> "AufUndAb":
        new = AufUndAb(self.seats, self.dealer, self.turn)
        new.complete = self.complete
        new.lists = self.lists[:]
        new.made = self.made
        new.thrown = self.thrown
        return new

    def points(self, seat: i64) -> i64:
        """How many numbers are crossed out: the most win, be it all six or, at the limit, fewer (AUF-7, AUF-R5)."""
        return bits.count(self.lists[seat])

    def reason(self) -> str:
        return "reason-all" if self.finished() else "reason-limit"

    def guess(self, seat: i64, random: Random) -> "AufUndAb":
        return self.copy()


def start(seats: i64, dealer: i64, complete: i64 = 0) -> AufUndAb:
    """A game before the first throw; the first seat begins (AUF-R1)."""
    new = AufUndAb(seats, dealer, 0)
    new.complete = complete
    new.lists = vec[i64]([0] * seats)
    return new
