"""One deal: nine skittles in a row, and a ball fells one of them, or two that stand side by side."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, State

SKITTLES = 9
MOVES = 2 * SKITTLES - 1
"""Moves below the number of skittles fell that one; above them, the first of a pair and its right neighbour."""


def name(skittle: int) -> str:
    """`a` to `i`."""
    return "abcdefghi"[skittle]


def felled(move: int) -> tuple[int, ...]:
    """The skittles that a move fells."""
    return (move,) if move < SKITTLES else (move - SKITTLES, move - SKITTLES + 1)


class Skittles(State):
    """Whoever fells the last skittle has won, or lost if that was agreed."""

    fallen: vec[i64]
    """By skittle: who has felled it; -1 while it stands."""
    last: vec[i64]
    """Those that the last move has felled."""
    loses: i64 = 0
    """1 where the last skittle loses."""

    def moves(self) -> vec[i64]:
        out = vec[i64]()
        for move in range(MOVES):
            if self.turn != NOBODY and all(self.fallen[each] < 0 for each in felled(move)):
                out = append(out, move)
        return out

    def play(self, move: i64) -> None:
        self.last = vec[i64](felled(move))
        for each in self.last:
            self.fallen[each] = self.turn
        self.turn = (self.turn + 1) % self.seats
        if min(self.fallen) >= 0:
            self.turn = NOBODY

    def copy(self) -> "Skittles":
        new = Skittles(self.seats, self.dealer, self.turn)
        new.fallen, new.last, new.loses = self.fallen[:], self.last[:], self.loses
        return new

    def points(self, seat: i64) -> i64:
        if self.turn != NOBODY:
            return 0
        return int((self.fallen[self.last[0]] == seat) != bool(self.loses))

    def reason(self) -> str:
        return "reason-loses" if self.loses else "reason-last"

    def text(self, move: i64) -> str:
        return " ".join(map(name, felled(move)))

    def refusal(self, move: i64) -> str:
        return "SKI-3" if move < SKITTLES else "SKI-R1"

    def guess(self, seat: i64, random: Random) -> "Skittles":
        return self.copy()


def start(seats: int, dealer: int, loses: int) -> Skittles:
    """All skittles stand, and the dealer's left neighbour begins."""
    new = Skittles(seats, dealer, (dealer + 1) % seats)
    new.fallen, new.last, new.loses = vec[i64]([-1] * SKITTLES), vec[i64](), loses
    return new
