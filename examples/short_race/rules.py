"""The rules of Short Race: a die, ten fields, and whoever reaches the last one first has won."""

from functools import cache

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE, State

FIELDS = 10
FACES = 6
THROW = FACES
"""The one move of a seat; those below it are what the die can show."""


class ShortRace(State):
    """One race. The referee throws for the seat that has asked for it."""

    fields: vec[i64]
    """Where each seat stands, from 0 to the last field."""
    runner: i64 = 0
    """Whose turn it is, also while the die falls."""
    thrown: i64 = 0
    """What the die shows, 0 before the first throw."""

    def moves(self) -> vec[i64]:
        out = vec[i64]()
        if self.turn == REFEREE:
            for face in range(FACES):
                out = append(out, face)
        elif self.turn != NOBODY:
            out = append(out, THROW)
        return out

    def play(self, move: i64) -> None:
        if move == THROW:
            self.turn = REFEREE
            return
        self.thrown = move + 1
        self.fields[self.runner] = min(FIELDS, self.fields[self.runner] + self.thrown)
        if self.fields[self.runner] == FIELDS:
            self.turn = NOBODY
            return
        self.runner = (self.runner + 1) % self.seats
        self.turn = self.runner

    def copy(self) -> "ShortRace":
        new = ShortRace(self.seats, self.dealer, self.turn)
        new.fields = self.fields[:]
        new.runner = self.runner
        new.thrown = self.thrown
        return new

    def points(self, seat: i64) -> i64:
        return int(self.fields[seat] == FIELDS)

    def text(self, move: i64) -> str:
        return "throw" if move == THROW else str(move + 1)

    def guess(self, seat: i64, random: Random) -> "ShortRace":
        return self.copy()


def start(seats: i64, dealer: i64) -> ShortRace:
    """All at the start; the dealer begins."""
    new = ShortRace(seats, dealer, dealer)
    new.fields = vec[i64]([0] * seats)
    new.runner = dealer
    return new


def odds(state: ShortRace) -> list[float]:
    """Every seat's exact chance to be the first."""
    chances = _chances(tuple(state.fields[(state.runner + step) % state.seats] for step in range(state.seats)))
    return [chances[(seat - state.runner) % state.seats] for seat in range(state.seats)]


@cache
def _chances(fields: tuple[int, ...]) -> tuple[float, ...]:
    """The chance of each, in the order in which they throw; the first is about to."""
    total = [0.0] * len(fields)
    for face in range(1, FACES + 1):
        reached = fields[0] + face
        if reached >= FIELDS:
            total[0] += 1 / FACES
            continue
        after = _chances((*fields[1:], reached))
        for place, chance in enumerate((after[-1], *after[:-1])):
            total[place] += chance / FACES
    return tuple(total)
