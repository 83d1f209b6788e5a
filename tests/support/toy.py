"""Games so small that tests of the core can say all about them.

Heap: take one, two or three of seven; the last scores. Lid: a coin lies under a lid, and who says what it shows scores.
Pennies: everybody who is still in stakes some, and by lot one of them takes all.
"""

from pathlib import Path
from typing import Any

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.about import About
from ludothek.core.accounts import Accounts
from ludothek.core.game import Agreement, Game
from ludothek.core.series import Series
from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.core.view import BACK, Choice, Layout, Look, Note, Piece, Role, Scene, Zone

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
    About(folder=Path("toy"), version=1, kind=("board",), minutes=1, seats=range(2, 4)),
    move_count=3,
    longest=HEAP,
    options=(),
    series=lambda seats, _: Series(seats, new_heap, length=3, first_dealer=0),
    layout=lambda _: Layout((), (), buttons=True),
    scene=lambda state, _: Scene((), {"left": state.left if isinstance(state, Heap) else 0}, ()),
    read=read,
    agreements=(Agreement("resign", consent=False), Agreement("forfeit", consent=True)),
    choice=lambda state, move: Choice(move, state.text(move)),
)


HEADS, TAILS, KNOCK, LOOK = range(4)


class Lid(State):
    """Chance lays the coin. Whoever is to move may knock on the lid, may look under it, and then says a side."""

    def __init__(self, seats: i64, dealer: i64, turn: i64, coin: i64, said: i64, knocked: i64, looked: i64) -> None:
        super().__init__(seats, dealer, turn)
        self.coin = coin
        self.said = said
        self.knocked = knocked
        self.looked = looked

    def moves(self) -> vec[i64]:
        out = vec[i64]()
        for move in range(4 if self.turn != REFEREE else 2):
            if not (move == KNOCK and self.knocked) and not (move == LOOK and self.looked) and self.turn != NOBODY:
                out = append(out, move)
        return out

    def play(self, move: i64) -> None:
        if self.turn == REFEREE:
            self.coin = move
            self.turn = (self.dealer + 1) % self.seats
        elif move == KNOCK:
            self.knocked = 1
        elif move == LOOK:
            self.looked = 1
        else:
            self.said = move
            self.turn = NOBODY

    def copy(self) -> "Lid":
        return type(self)(self.seats, self.dealer, self.turn, self.coin, self.said, self.knocked, self.looked)

    def points(self, seat: i64) -> i64:
        return int(self.said == self.coin and seat == (self.dealer + 1) % self.seats)

    def text(self, move: i64) -> str:
        return ("heads", "tails", "knock", "look")[move]

    def guess(self, seat: i64, random: Random) -> "Lid":
        guessed = self.copy()
        if self.coin >= 0 and not lies_open(self, seat):
            guessed.coin = random.randrange(2)
        return guessed


def lies_open(state: Lid, seat: int) -> bool:
    """Does a seat see the coin?"""
    return state.turn == NOBODY or (bool(state.looked) and seat == state.turn)


def lid_scene(state: State, seat: int) -> Scene:
    """The coin, or the lid over it."""
    assert isinstance(state, Lid)
    look = ("heads", "tails")[state.coin] if lies_open(state, seat) else BACK
    return Scene((Piece("lid", look),) if state.coin >= 0 else (), {"knocked": state.knocked}, ())


def lid_game(kind: type[Lid]) -> Game:
    """The game with a coin under a lid, by these rules."""
    looks = [Look(name, "chip", name, "", "", Note(name)) for name in ("heads", "tails", BACK)]

    def new_lid(seats: int, dealer: int) -> Lid:
        return kind(seats, dealer, REFEREE, -1, -1, 0, 0)

    return Game(
        About(folder=Path("lid"), version=1, kind=("hidden",), minutes=1, seats=range(2, 3)),
        move_count=4,
        longest=4,
        options=(),
        series=lambda seats, _: Series(seats, new_lid, length=2, first_dealer=0),
        layout=lambda _: Layout((Zone("lid", "box"),), tuple(looks), buttons=True),
        scene=lid_scene,
        choice=lambda state, move: Choice(move, state.text(move)),
    )


LID = lid_game(Lid)


MOST = 3
"""The highest stake of a deal of Pennies."""


class Pennies(State):
    """Everybody who is in stakes, from the dealer's left; then chance says who takes all."""

    def __init__(
        self, seats: i64, dealer: i64, turn: i64, counters: vec[i64], inside: vec[i64], stakes: vec[i64], taker: i64
    ) -> None:
        super().__init__(seats, dealer, turn)
        self.counters = counters
        self.inside = inside
        """The seats that are in, in the order in which they stake."""
        self.stakes = stakes
        self.taker = taker

    def moves(self) -> vec[i64]:
        out = vec[i64]()
        if self.turn == REFEREE:
            return vec[i64](sorted(MOST + seat for seat in self.inside))
        for stake in range(1, min(MOST, self.counters[self.turn]) + 1 if self.turn >= 0 else 0):
            out = append(out, stake - 1)
        return out

    def play(self, move: i64) -> None:
        if move >= MOST:
            self.taker = move - MOST
            self.turn = NOBODY
            return
        self.stakes[self.turn] = move + 1
        left = [seat for seat in self.inside if not self.stakes[seat]]
        self.turn = left[0] if left else REFEREE

    def copy(self) -> "Pennies":
        counters, inside, stakes = self.counters[:], self.inside[:], self.stakes[:]
        return type(self)(self.seats, self.dealer, self.turn, counters, inside, stakes, self.taker)

    def points(self, seat: i64) -> i64:
        if self.turn != NOBODY:
            return 0
        return (sum(self.stakes) if seat == self.taker else 0) - self.stakes[seat]

    def winners(self) -> vec[i64]:
        return vec[i64]([self.taker])

    def text(self, move: i64) -> str:
        return f"stake{move + 1}" if move < MOST else f"to{move - MOST}"

    def guess(self, seat: i64, random: Random) -> "Pennies":
        return self.copy()


def pennies_scene(state: State, _seat: int) -> Scene:
    """No pieces, only who is out and who deals."""
    assert isinstance(state, Pennies)
    out = tuple(seat for seat in range(state.seats) if seat not in state.inside)
    staked = {f"points.{seat}": state.stakes[seat] for seat in range(state.seats)}
    return Scene((), staked, (), out=out, roles=(Role(state.dealer, Note("dealer", {"seat": state.dealer})),))


def new_pennies(kind: type[Pennies], accounts: Accounts, dealer: int) -> Pennies:
    """Nobody has staked anything yet."""
    seats = accounts.seats
    inside = [(dealer + step) % seats for step in range(1, seats + 1) if (dealer + step) % seats in accounts.inside]
    nothing = vec[i64]([0] * seats)
    return kind(seats, dealer, inside[0], vec[i64](accounts.counters), vec[i64](inside), nothing, -1)


def pennies_game(kind: type[Pennies] = Pennies, series: type[Accounts] = Accounts, **rules: Any) -> Game:
    """Pennies by these rules."""
    given: dict[str, Any] = {"counters": 6, "length": 12, "first_dealer": 0, **rules}
    return Game(
        About(folder=Path("pennies"), version=1, kind=("dice",), minutes=1, seats=range(2, 4)),
        move_count=MOST + 3,
        longest=4,
        options=(),
        series=lambda seats, _: series(seats, lambda accounts, dealer: new_pennies(kind, accounts, dealer), **given),
        layout=lambda _: Layout((), (), buttons=True),
        scene=pennies_scene,
        choice=lambda state, move: Choice(move, state.text(move)),
    )


PENNIES = pennies_game()
