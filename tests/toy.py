"""A game so small that tests of the core can say all about it: take one, two or three of seven; the last scores."""

from pathlib import Path

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.game import Agreement, Game
from ludothek.core.series import Series
from ludothek.core.state import NOBODY, State
from ludothek.core.view import Choice, Layout, Scene

HEAP = 7


class Heap(State):
    """No chance and nothing hidden; the dealer's left neighbour begins."""

    def __init__(self, seats: i64, dealer: i64, turn: i64, left: i64, last: i64) -> None:
        super().__init__(seats, dealer, turn)
        self.left = left
        self.last = last

    def moves(self) -> vec[i64]:
        out = vec[i64]()
        for move in range(min(3, self.left)):
            out = append(out, move)
        return out

    def play(self, move: i64) -> None:
        self.left -= move + 1
        self.last = self.turn
        self.turn = (self.turn + 1) % self.seats if self.left else NOBODY

    def copy(self) -> "Heap":
        return Heap(self.seats, self.dealer, self.turn, self.left, self.last)

    def points(self, seat: i64) -> i64:
        return int(self.turn == NOBODY and self.last == seat)

    def text(self, move: i64) -> str:
        return f"take{move + 1}"

    def guess(self, seat: i64, random: Random) -> "Heap":
        return self.copy()

    def agree(self, agreement: i64, seat: i64) -> None:
        self.last = 1 - seat
        self.turn = NOBODY


def read(_state: State, text: str) -> list[str]:
    """Several takings may be written at once: `2+1`."""
    return [f"take{part}" if part.isdigit() else part for part in text.split("+")]


def new_heap(seats: int, dealer: int) -> Heap:
    """A full heap."""
    return Heap(seats, dealer, (dealer + 1) % seats, HEAP, 0)


TOY = Game(
    folder=Path("toy"),
    version=1,
    names={"en": "Heap"},
    kind=("board",),
    minutes=1,
    seats=range(2, 4),
    moves=3,
    longest=HEAP,
    options=(),
    series=lambda seats, _: Series(seats, new_heap, length=3, first_dealer=0),
    layout=lambda _: Layout((), ()),
    scene=lambda state, _: Scene((), {"left": state.left if isinstance(state, Heap) else 0}, ()),
    read=read,
    agreements=(Agreement("resign", consent=False), Agreement("forfeit", consent=True)),
    choice=lambda state, move: Choice(move, state.text(move)),
)
