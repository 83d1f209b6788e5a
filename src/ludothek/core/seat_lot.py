"""Seating by lot: before the first deal everybody draws a ticket, and the tickets say who sits where.

The draws are the first moves of the log, the referee's like any others, so they can be verified as a deal can.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.options import Option
from ludothek.core.state import LOT, NOBODY, REFEREE, State

SEATING = Option("seating", "as_seated", words=("as_seated", "drawn"))
"""A game that lists this option lets people agree on a lot for their seats."""
DRAWN = "drawn"


def _numbers(seats: int) -> Sequence[str]:
    return [str(seat) for seat in range(seats)]


@dataclass(frozen=True, slots=True)
class SeatLot:
    """What is drawn for seats: here a number each, which is that of the seat."""

    tickets: Callable[[int], Sequence[str]] = _numbers
    """For so many seats, what can be drawn, the best first; as many as seats or more."""
    order: Callable[[int], Sequence[int]] = range
    """For so many seats, the seat of whoever has drawn the best, then of the second best, and so on."""


class SeatDraw(State):
    """The drawing: in the order in which people sat down, the referee draws a ticket for each of them.

    Its moves are numbers from `first` on, so that no move of a game shares one.
    """

    def __init__(self, seats: i64, lot: SeatLot, first: i64) -> None:
        super().__init__(seats, LOT, REFEREE)
        self.tickets = list(lot.tickets(seats))
        self.order = list(lot.order(seats))
        self.first = first
        self.drawn: list[int] = []

    def moves(self) -> vec[i64]:
        """The tickets that are left."""
        out = vec[i64]()
        for ticket in range(len(self.tickets)):
            if ticket not in self.drawn and self.turn == REFEREE:
                out = append(out, self.first + ticket)
        return out

    def play(self, move: i64) -> None:
        """The next one draws this ticket."""
        self.drawn.append(move - self.first)
        if len(self.drawn) == self.seats:
            self.turn = NOBODY

    def text(self, move: i64) -> str:
        """`lot.` and what stands on the ticket."""
        return f"lot.{self.tickets[move - self.first]}"

    @property
    def seating(self) -> list[int]:
        """For every seat the number of who sits there, in the order in which people sat down."""
        best = sorted(range(self.seats), key=lambda who: self.drawn[who])
        found = [0] * self.seats
        for who, seat in zip(best, self.order, strict=True):
            found[seat] = who
        return found
