"""A race of pure chance: everybody throws one die in turn, and the first figure on the last field has won.

A game says how a figure runs and whose turn it is then; what else its rules and its table need is here.
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.core.view import Choice, Look, Note, Piece
from ludothek.kit.common.dice import FACES, die_looks
from ludothek.kit.common.throwing import THROW, Throwing

THROWS: Final = 1000
"""After so many throws the figure in front wins: counting back could go on for ever."""
LONGEST: Final = 2 * THROWS
"""So many moves: every throw is asked for and falls."""
COLOURS: Final = ("red", "blue", "yellow", "green")
SIGNS: Final = ("▲", "■", "●", "◆")


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(Throwing):
    """One race. Whoever is to move throws, and the referee lets the die fall.

    A subclass writes `goal` and `run`, and `pass_on` where not everybody has a turn; its `copy` begins with `carry`.
    """

    terms: i64 = 0
    """What was agreed, as a number that the game names."""
    fields: vec[i64]
    """Where each seat stands; 0 is before the first field."""
    runner: i64 = 0
    """Whose turn it is, also while the die falls."""
    thrown: i64 = 0
    """What the die shows, 0 before the first throw."""
    throws: i64 = 0
    """How many there have been."""
    mover: i64 = REFEREE
    """Who made the last throw, and where that figure stood before."""
    came: i64 = 0

    def goal(self) -> i64:
        """The last field."""
        raise NotImplementedError

    def run(self) -> bool:
        """Move the figure of whoever has thrown; is there another throw in the same turn?"""
        raise NotImplementedError

    def pass_on(self) -> None:
        """Say whose turn is next."""
        self.runner = (self.runner + 1) % self.seats

    def open(self, terms: i64) -> None:
        """Make a new state ready: what was agreed, and all figures before the first field."""
        self.terms = terms
        self.fields = vec[i64]([0] * self.seats)
        self.runner = self.turn

    def carry(self, new: "Race") -> None:
        """Give a copy what every race has."""
        new.terms = self.terms
        new.fields = self.fields[:]
        new.runner = self.runner
        new.thrown = self.thrown
        new.throws = self.throws
        new.mover = self.mover
        new.came = self.came

    def play(self, move: i64) -> None:
        """Ask for the throw, or let the die fall and the figure run."""
        if move == THROW:
            self.turn = REFEREE
            return
        self.thrown = move + 1
        self.throws += 1
        self.mover = self.runner
        self.came = self.fields[self.runner]
        again = self.run()
        if self.fields[self.mover] == self.goal() or self.throws == THROWS:
            self.turn = NOBODY
            return
        if not again:
            self.pass_on()
        self.turn = self.runner

    def points(self, seat: i64) -> i64:
        """The field that the figure has reached: the highest wins, and nobody but the winner is on the last."""
        return self.fields[seat]

    def reason(self) -> str:
        """Somebody has arrived, or there were too many throws."""
        return "reason-goal" if self.fields[self.mover] == self.goal() else "reason-throws"

    def text(self, move: i64) -> str:
        """`throw`, or what the die shows."""
        return "throw" if move == THROW else str(move + 1)

    def guess(self, seat: i64, random: Random) -> State:
        """Nothing is hidden."""
        return self.copy()


# At the table.


def race_looks(seats: int) -> list[Look]:
    """The figure of every seat, told by a text that is given the `colour`, and the die."""
    figures = [
        Look(colour, "figure", "", colour, sign, Note("figure", {"colour": colour}))
        for colour, sign in zip(COLOURS[:seats], SIGNS, strict=False)
    ]
    return [*figures, *die_looks()]


def race_choice(state: Race, move: int) -> Choice:
    """The die is touched."""
    return Choice(move, state.text(move), ("die",) if move == THROW else (), label=Note("throw"))


def race_pieces(state: Race, way: tuple[str, ...]) -> list[Piece]:
    """The figures on the board `road`, the last one along its way, and the die."""
    figures = [
        Piece("road", COLOURS[seat], COLOURS[seat], str(state.fields[seat]), way=way if seat == state.mover else ())
        for seat in range(state.seats)
    ]
    return [*figures, Piece("dice", f"die-{state.thrown or FACES}", "die")]
