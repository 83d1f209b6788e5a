"""The state machine that every game implements, and what is derived from it.

A `State` is one deal, or one game, in progress. Rules are written against this class alone: they draw no
random numbers, print nothing and never look at who is asking.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludothek.core.fields import fields, restore

Seat = i64
"""Where somebody sits at the table: 0, 1, 2, ... clockwise."""
Move = i64
"""One atomic step, a small number that has the same meaning all through a game."""

REFEREE: Final = -1
"""The turn of chance: every move that is listed is equally likely."""
NOBODY: Final = -2
"""The turn when the deal is over."""
LOT: Final = -1
"""A dealer who is still to be drawn by the referee."""
WATCHER: Final = -1
"""The seat of somebody who only looks on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One deal in progress. Subclasses keep `turn` up to date and write the six methods marked *required*."""

    def __init__(self, seats: i64, dealer: i64, turn: i64) -> None:
        self.seats: i64 = seats
        self.dealer: i64 = dealer
        self.turn: i64 = turn

    # Required of every game.

    def moves(self) -> vec[i64]:
        """The legal moves of whoever's turn it is, ascending; empty when the deal is over."""
        raise NotImplementedError

    def play(self, move: i64) -> None:
        """Play a legal move. Unchecked: people and programs come through `Match.play`."""
        raise NotImplementedError

    def copy(self) -> "State":
        """A state that shares nothing with this one that either could change."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """What the deal has brought a seat; final when the turn is nobody's."""
        raise NotImplementedError

    def text(self, move: i64) -> str:
        """The notation of any move of the game, legal now or not; no two moves share one."""
        raise NotImplementedError

    def guess(self, seat: i64, random: Random) -> "State":
        """A full state drawn at random among all that this seat cannot tell from the truth: a determinization.

        It depends on nothing but what the seat may know and on `random`.
        """
        raise NotImplementedError

    # Open to a game that knows better.

    def refusal(self, move: i64) -> str:
        """The clause that forbids a move which is not legal now; empty where no single clause does.

        It tells the seat whose turn it is nothing that this seat may not know.
        """
        return ""

    def refusal_after(self, move: i64, further: i64) -> str:
        """The clause by which nothing like `further` may follow this legal move, which ends the turn; empty as above.

        It is asked where a whole turn was written that goes on too far.
        """
        return ""

    def fewest(self) -> bool:
        """Are few points better than many?"""
        return False

    def winners(self) -> vec[i64]:
        """The seats that have won, ascending; final when the turn is nobody's. None: nobody has; all: it is a draw.

        Here those with the most points, or with the fewest. A game in which somebody loses lets all others win.
        """
        sign: i64 = -1 if self.fewest() else 1
        out = vec[i64](capacity=self.seats)
        best: i64 = 0
        for seat in range(self.seats):
            value = sign * self.points(seat)
            if seat == 0 or value > best:
                best = value
                out = vec[i64](capacity=self.seats)
            if value == best:
                out = append(out, seat)
        return out

    def reason(self) -> str:
        """Why the deal ended as it did: the id of a text."""
        return "reason-fewest" if self.fewest() else "reason-points"

    def agree(self, agreement: i64, seat: i64) -> None:
        """End the deal by one of the agreements of the game, which this seat proposed."""
        raise NotImplementedError

    def key(self) -> i64:
        """A number that equal positions share and different ones hardly ever; for searching players."""
        raise NotImplementedError

    def chance(self, random: Random) -> i64:
        """A move of the referee. Overridden where drawing is much quicker than listing."""
        return any_of(self.moves(), random)

    def any_move(self, random: Random) -> i64:
        """A move of the seat whose turn it is, all legal ones equally likely. Overridden for the same reason."""
        return any_of(self.moves(), random)

    # The same for every game.

    def __eq__(self, other: object) -> bool:
        """Is it a state of the same class with the same fields? Not for search: `key` is quicker."""
        return type(self) is type(other) and fields(self) == fields(other)

    def __hash__(self) -> int:
        """None: a state changes as it is played."""
        raise TypeError("a state can change and has no hash; take its key() or pickle it instead")

    def __reduce__(self) -> tuple[object, ...]:
        """How it is pickled: as its class and its fields."""
        return restore, (type(self), fields(self))

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()


def any_of(moves: vec[i64], random: Random) -> i64:
    """One of some moves, all equally likely."""
    count: i64 = len(moves)  # compiled, a length by itself would go to `randrange` as an object
    return moves[random.randrange(count)]


def playout(state: State, random: Random) -> i64:
    """Play uniformly random legal moves to the end of the deal; return how many they were."""
    count: i64 = 0
    while state.turn != NOBODY:
        state.play(state.chance(random) if state.turn == REFEREE else state.any_move(random))
        count += 1
    return count
