"""The rules of the Garden: up the ladders, down the slides, and from the spring as far again."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE, State

FIELDS = 30
SPRING = 12
LADDERS = {3: 16, 10: 21}
SLIDES = {27: 8, 19: 6}
FACES = 6
THROW = FACES
"""The one move of a seat; those below it are what the die can show."""
LONGEST = 400
"""After so many throws it is evening, and nobody has won."""


class Garden(State):
    """One race. The referee throws for the seat that has asked for it."""

    fields: vec[i64] = vec[i64]()
    """Where each seat stands, from 0, the gate, to the last field."""
    runner: i64 = 0
    """Whose turn it is, also while the die falls."""
    thrown: i64 = 0
    """What the die shows, 0 before the first throw."""
    throws: i64 = 0
    way: vec[i64] = vec[i64]()
    """All fields of the last move, and who made it before them."""

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
        self.throws += 1
        way = walked(self.fields[self.runner], self.thrown)
        self.way = vec[i64]([self.runner, *way])
        self.fields[self.runner] = way[-1]
        if way[-1] == FIELDS or self.throws == LONGEST:
            self.turn = NOBODY
            return
        self.runner = (self.runner + 1) % self.seats
        self.turn = self.runner

    def copy(self) -> "Garden":
        new = Garden(self.seats, self.dealer, self.turn)
        new.fields = self.fields[:]
        new.runner = self.runner
        new.thrown = self.thrown
        new.throws = self.throws
        new.way = self.way[:]
        return new

    def points(self, seat: i64) -> i64:
        return int(self.fields[seat] == FIELDS)

    def text(self, move: i64) -> str:
        return "throw" if move == THROW else str(move + 1)

    def guess(self, seat: i64, random: Random) -> "Garden":
        return self.copy()


def walked(field: int, steps: int) -> list[int]:
    """Every field from one to where so many steps lead: the last field throws back whoever has too many."""
    way = [field]
    step = 1
    for _ in range(steps):
        step = -1 if way[-1] == FIELDS else step
        way.append(way[-1] + step)
    if way[-1] == SPRING:
        way += range(SPRING + 1, SPRING + steps + 1)
    end = way[-1]
    if end in LADDERS or end in SLIDES:
        way.append(LADDERS.get(end) or SLIDES[end])
    return way


def start(seats: i64, dealer: i64) -> Garden:
    """All at the gate; the dealer begins."""
    new = Garden(seats, dealer, dealer)
    new.fields = vec[i64]([0] * seats)
    new.runner = dealer
    return new
