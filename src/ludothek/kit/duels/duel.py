"""Two players in the open, one of them White: how such a game is won, drawn and given up, whatever is played on."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludothek.core.state import LOT, NOBODY, REFEREE, State

DRAW: Final = 0
"""The first agreement of such a game; the second is to resign."""
ROOM: Final = 16
"""So many words of past positions are made at a time."""
DRAW_NEAR: Final = 20
"""From so many half-moves before a draw on, tables tell of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Duel(State):
    """One game of two. The dealer has White and begins, and is drawn first where the lot decides.

    A subclass calls `remember` at the beginning of every turn and `afresh` when something happens that cannot be
    undone; its `copy` begins with `carry`.
    """

    terms: i64 = 0
    """What was agreed otherwise, as bits that the game names."""
    past: vec[i64]
    """The positions since something happened that cannot be undone, two words each; the first `known` are there, and
    there is room for more, so that a copy that plays on need not make any."""
    known: i64 = 0
    quiet: i64 = 0
    """Half-moves since then."""
    last: i64 = -1
    """The move before, -1 at the beginning, and who made it."""
    mover: i64 = REFEREE
    winner: i64 = -1
    """The seat that has won, -1 for none."""
    ended: str = ""
    """Why the game is over; its text is `reason-<ended>`."""

    def open(self, terms: i64, quiet: i64) -> None:
        """Make a new state ready: what was agreed, and how many half-moves have gone before the first position."""
        self.terms = terms
        self.quiet = quiet
        self.past = vec[i64]([0] * ROOM)

    def carry(self, new: "Duel") -> None:
        """Give a copy what every duel has."""
        new.terms = self.terms
        new.past = self.past[:]
        new.known = self.known
        new.quiet = self.quiet
        new.last = self.last
        new.mover = self.mover
        new.winner = self.winner
        new.ended = self.ended

    def guess(self, seat: i64, random: Random) -> State:
        """Nothing is hidden."""
        return self.copy()

    def points(self, seat: i64) -> i64:
        """Two for a win, one for a draw."""
        if self.turn != NOBODY:
            return 0
        if self.winner < 0:
            return 1
        return 2 if self.winner == seat else 0

    def outcome(self, seat: i64) -> float:
        """What a game that is over is worth to a seat: 1 won, -1 lost, 0 drawn."""
        if self.winner < 0:
            return 0.0
        return 1.0 if self.winner == seat else -1.0

    def reason(self) -> str:
        """As it was said when the game ended."""
        return f"reason-{self.ended}"

    def agree(self, agreement: i64, seat: i64) -> None:
        """Both agree to a draw, or a seat resigns."""
        if agreement == DRAW:
            self.end(-1, "agreed")
        else:
            self.end(1 - seat, "resigned")

    def end(self, winner: i64, why: str) -> None:
        """The game is over: won by a seat, or by nobody (-1)."""
        self.turn = NOBODY
        self.winner = winner
        self.ended = why

    def give_white(self, seat: i64) -> None:
        """The lot has fallen on a seat."""
        self.dealer = seat
        self.turn = seat

    def afresh(self) -> None:
        """Something happened that cannot be undone: no position of before can come back."""
        self.known = 0
        self.quiet = 0
        if len(self.past) > ROOM:  # a long one would make every copy longer
            self.past = vec[i64]([0] * ROOM)

    def remember(self, one: i64, two: i64 = 0) -> None:
        """Note the position at the beginning of a turn, told by one or two words."""
        past = self.past
        known = self.known
        if 2 * known == len(past):
            for _ in range(ROOM):
                past = append(past, 0)
            self.past = past
        past[2 * known] = one
        past[2 * known + 1] = two
        self.known = known + 1

    def times(self) -> i64:
        """How often the last position has been there by now. The seats alternate, so only every other one counts."""
        past = self.past
        at = 2 * self.known - 2
        one = past[at]
        two = past[at + 1]
        times: i64 = 1
        before = at - 8
        while before >= 0:
            if past[before] == one and past[before + 1] == two:
                times += 1
            before -= 4
        return times

    def standstill(self, limit: i64) -> str:
        """Why there is no use in going on: `repetition` for the third time, `quiet` up to a limit; empty if neither."""
        if self.known > 8 and self.times() >= 3:
            return "repetition"
        return "quiet" if self.quiet >= limit else ""


def first_turn(dealer: i64) -> i64:
    """Whose turn it is at first: the referee's where the lot is to give White."""
    return REFEREE if dealer == LOT else dealer
