"""The rules of Fünfer-Spiel: one throw of three dice each and round, until somebody has a sum of exactly 5."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE
from ludothek.kit.common.dice import FACES
from ludothek.kit.common.throwing import THROW, Throwing

GOAL: Final = 5  # FUE-4
DICE: Final = 3  # FUE-2
ROUNDS: Final = 10  # FUE-3
HIT: Final = 6 / 216
"""The chance of a throw to be a 5: six of all that three dice can show."""


class Fuenferspiel(Throwing):
    """One series of ten rounds, or several one after the other. Everything lies open."""

    again: i64 = 0
    """How many further series there may be, as long as nobody has won."""
    series: i64 = 1
    """Which series this is, from 1."""
    sums: vec[i64]
    """Every throw of this series in the order in which they are made: round by round, in each of them seat by seat."""
    lying: i64 = 0
    """What the three dice show, four bits each; 0 before they were ever thrown."""
    fallen: i64 = 0
    """How many dice of the throw that is being made have fallen."""
    hits: i64 = 0
    """The seats that have had a 5 in this round, as bits; there is no further round once somebody has."""

    def play(self, move: i64) -> None:
        if move == THROW:
            self.turn = REFEREE
            return
        place = 4 * self.fallen
        self.lying = (self.lying & ~(15 << place)) | ((move + 1) << place)
        self.fallen += 1
        if self.fallen == DICE:
            self._thrown()

    def _thrown(self) -> None:
        """FUE-R2, FUE-R3, FUE-R4: the sum counts by itself; a round is completed before anybody has won."""
        total = self.shown()
        if total == GOAL:
            self.hits |= 1 << self.thrower()
        self.sums = append(self.sums, total)
        self.fallen = 0
        self.turn = self.thrower()
        if self.turn == 0 and (self.hits != 0 or len(self.sums) == ROUNDS * self.seats):
            self._end_series()

    def _end_series(self) -> None:
        """FUE-R6, FUE-R8: if nobody has won and it was agreed, everything begins anew."""
        if self.hits != 0 or self.again == 0:
            self.turn = NOBODY
            return
        self.again -= 1
        self.series += 1
        self.sums = vec[i64]()

    def thrower(self) -> i64:
        """Whose throw is to come or being made."""
        return len(self.sums) % self.seats

    def shown(self) -> i64:
        """The sum of what has fallen of the throw that is being made."""
        total: i64 = 0
        for place in range(self.fallen):
            total += (self.lying >> 4 * place) & 15
        return total

    def copy(self) -> "Fuenferspiel":
        new = Fuenferspiel(self.seats, self.dealer, self.turn)
        new.again = self.again
        new.series = self.series
        new.sums = self.sums[:]
        new.lying = self.lying
        new.fallen = self.fallen
        new.hits = self.hits
        return new

    def points(self, seat: i64) -> i64:
        """FUE-5, FUE-R1: how many throws it took to a 5; 0 without one."""
        return (len(self.sums) + self.seats - 1) // self.seats if (self.hits >> seat) & 1 else 0

    def winners(self) -> vec[i64]:
        """FUE-R5, FUE-R6: all who had a 5 in the last round; nobody if none had."""
        out = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            if (self.hits >> seat) & 1:
                out = append(out, seat)
        return out

    def reason(self) -> str:
        return "reason-five" if self.hits else "reason-no-five"

    def guess(self, seat: i64, random: Random) -> "Fuenferspiel":
        return self.copy()


def start(seats: i64, dealer: i64, again: i64 = 0) -> Fuenferspiel:
    """A series before the first throw, and how many may follow; the first seat begins (FUE-R3)."""
    new = Fuenferspiel(seats, dealer, 0)
    new.again = again
    new.sums = vec[i64]()
    return new


def odds(state: Fuenferspiel) -> list[float]:
    """Every seat's exact chance to be among the winners."""
    thrower = state.thrower()
    now = hit(DICE - state.fallen, GOAL - state.shown())
    chances = [float((state.hits >> seat) & 1) for seat in range(thrower)]
    chances += [now] + [HIT] * (state.seats - thrower - 1)
    if state.hits != 0:
        return chances
    nobody = (1.0 - now) * (1.0 - HIT) ** (state.seats - thrower - 1)
    rounds = ROUNDS * (state.again + 1) - 1 - len(state.sums) // state.seats
    quiet = (1.0 - HIT) ** state.seats
    later = nobody * HIT * (1.0 - quiet ** float(rounds)) / (1.0 - quiet)
    return [chance + later for chance in chances]


def hit(dice: i64, total: i64) -> float:
    """How likely so many dice show a sum."""
    if dice == 0:
        return 1.0 if total == 0 else 0.0
    chance = 0.0
    for face in range(1, min(FACES, total) + 1):
        chance += hit(dice - 1, total - face) / FACES
    return chance
