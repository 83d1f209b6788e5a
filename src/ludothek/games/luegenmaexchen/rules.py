"""The rules of Lügenmäxchen: one game, from the full middle to the first who has taken too many (LUE)."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.kit.common.dice import falls
from ludothek.kit.common.ring import after, with_points

# Moves below SHOW announce a combination; their numbers are its ranks, the lowest first (LUE-8, LUE-9, LUE-10, LUE-R1).
COMBINATIONS: Final = (
    *("31", "32", "41", "42", "43", "51", "52", "53", "54", "61", "62", "63", "64", "65"),
    *("11", "22", "33", "44", "55", "66", "21"),
)
MAEXCHEN: Final = 20
SHOW: Final = 21
BELIEVE: Final = 22
LIFT: Final = 23
DICE: Final = 24
"""From here on moves are the faces 1 to 6 of one die."""
MOVES: Final = 30
NOTHING: Final = -1
ROUNDS: Final = 500
"""LUE-R15: a game has no more rounds than this."""


def rank(one: i64, other: i64) -> i64:
    """Where two faces stand among the combinations."""
    high = max(one, other)
    low = min(one, other)
    if high == low:
        return 13 + high
    if high == 2:
        return MAEXCHEN
    return (high - 1) * (high - 2) // 2 + low - 2


class Luegenmaexchen(State):
    """One game. In a round the turn goes from the thrower, who announces, to the neighbour, who answers."""

    limit: i64 = 0
    """Whoever has so many counters loses."""
    true_maexchen: i64 = 0
    """What it costs to lift a true Mäxchen that was announced."""
    next_start: i64 = 0
    """How many seats to the left of who took the last counter the next round begins."""
    forfeit: str = ""
    """What the loser owes, as the table has agreed (LUE-R14); only for showing."""
    middle: i64 = 0
    """Counters that nobody has taken."""
    counters: vec[i64]
    rounds: i64 = 0
    """Rounds that are over."""
    out: i64 = 0
    """Bit `seat`: has shown a Mäxchen and is out of this round."""
    thrower: i64 = 0
    """Who throws, or whose dice are under the cup."""
    first: i64 = 0
    second: i64 = 0
    """The two dice under the cup (LUE-2); 0: not thrown yet."""
    announced: i64 = NOTHING
    """The combination to beat."""
    sayings: vec[i64]
    """What has been announced since the chain began, seat and combination in turns."""
    actor: i64 = NOTHING
    last: i64 = NOTHING
    """Who has made the last move, and which."""
    lifted: vec[i64]
    """Of the round before: the faces, the announcement, who made it, who lifted, who took counters and how many.

    Never changed, only replaced; empty where that round ended without a counter.
    """

    def moves(self) -> vec[i64]:
        if self.turn < 0:
            return falls(DICE) if self.turn == REFEREE else vec[i64]()
        if self.turn != self.thrower:
            return vec[i64]([BELIEVE, LIFT])
        out = vec[i64](capacity=SHOW)
        for combination in range(self.announced + 1, SHOW):  # LUE-R6
            out = append(out, combination)
        return append(out, SHOW) if rank(self.first, self.second) == MAEXCHEN else out  # LUE-16

    def play(self, move: i64) -> None:
        if self.turn == REFEREE:
            self._fall(move - DICE + 1)
            return
        self.actor = self.turn
        self.last = move
        if move == SHOW:
            self._show()
        elif move == BELIEVE:
            self._throw(self.turn)
        elif move == LIFT:
            self._lift(self.turn)
        else:
            self._announce(move)

    def copy(self) -> "Luegenmaexchen":
        new = Luegenmaexchen(self.seats, self.dealer, self.turn)
        new.limit = self.limit
        new.true_maexchen = self.true_maexchen
        new.next_start = self.next_start
        new.forfeit = self.forfeit
        new.middle = self.middle
        new.counters = self.counters[:]
        new.rounds = self.rounds
        new.out = self.out
        new.thrower = self.thrower
        new.first = self.first
        new.second = self.second
        new.announced = self.announced
        new.sayings = self.sayings[:]
        new.actor = self.actor
        new.last = self.last
        new.lifted = self.lifted
        return new

    def points(self, seat: i64) -> i64:
        """LUE-15, LUE-R12: one for everybody but those who have the most counters."""
        return 1 if self.turn == NOBODY and self.counters[seat] < self._most() else 0

    def winners(self) -> vec[i64]:
        """LUE-15, LUE-R12: everybody but the loser; if all have lost together, nobody."""
        return with_points(self)

    def text(self, move: i64) -> str:
        if move < SHOW:
            return COMBINATIONS[move]
        if move >= DICE:
            return f"throw{move - DICE + 1}"
        return "show" if move == SHOW else "b" if move == BELIEVE else "l"

    def guess(self, seat: i64, random: Random) -> "Luegenmaexchen":
        """LUE-R13: whoever has not thrown knows nothing of the dice, for an announcement binds nobody."""
        guessed = self.copy()
        if seat != self.thrower:
            if self.first != 0:
                guessed.first = random.randrange(6) + 1
            if self.second != 0:
                guessed.second = random.randrange(6) + 1
        return guessed

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or move >= DICE:
            return ""
        if move == SHOW:
            return "LUE-R8"
        if move < SHOW:
            return "LUE-R5" if self.turn == self.thrower else "LUE-11"
        return "LUE-7"

    def reason(self) -> str:
        if self._most() >= self.limit:
            return "reason-counters"
        return "reason-middle" if self.middle == 0 else "reason-rounds"

    def chance(self, random: Random) -> i64:
        return DICE + random.randrange(6)

    def neighbour(self, seat: i64) -> i64:
        """LUE-R11: the next seat to the left that is still in the round."""
        return after(~self.out, seat, self.seats)

    def _throw(self, seat: i64) -> None:
        self.thrower = seat
        self.first = 0
        self.second = 0
        self.turn = REFEREE

    def _fall(self, face: i64) -> None:
        if self.first == 0:
            self.first = face
        else:
            self.second = face
            self.turn = self.thrower

    def _announce(self, combination: i64) -> None:
        self.announced = combination
        self.sayings = append(append(self.sayings, self.thrower), combination)
        self.turn = self.neighbour(self.thrower)  # LUE-5
        if combination == MAEXCHEN:
            self._lift(self.turn)  # LUE-R7: nothing is higher, so nobody is asked

    def _show(self) -> None:
        """LUE-R8: the chain begins afresh without the thrower; LUE-R9: if one is left, he begins the next round."""
        following = self.neighbour(self.thrower)
        self.out |= 1 << self.thrower
        self.announced = NOTHING
        self.sayings = vec[i64]()
        if self.neighbour(following) == following:
            self.lifted = vec[i64]()
            self._finish_round(following)
        else:
            self._throw(following)

    def _lift(self, doubter: i64) -> None:
        """LUE-13, LUE-14: the doubter pays for an announcement that the dice reach, the announcer for another."""
        true = rank(self.first, self.second) >= self.announced  # LUE-12
        taker = doubter if true else self.thrower
        price = self.true_maexchen if true and self.announced == MAEXCHEN else 1
        price = min(price, self.middle)  # LUE-R16
        self.middle -= price
        self.counters[taker] += price
        self.lifted = vec[i64]([self.first, self.second, self.announced, self.thrower, doubter, taker, price])
        self._finish_round((taker + self.next_start) % self.seats)

    def _finish_round(self, starter: i64) -> None:
        self.rounds += 1  # LUE-R2
        self.out = 0  # LUE-R10
        self.announced = NOTHING  # LUE-R4
        self.sayings = vec[i64]()
        self._throw(starter)
        if self.middle == 0 or self.rounds == ROUNDS or self._most() >= self.limit:
            self.turn = NOBODY

    def _most(self) -> i64:
        most: i64 = 0
        for seat in range(self.seats):
            most = max(most, self.counters[seat])
        return most


def start(seats: i64, limit: i64, counters: i64, true_maexchen: i64, next_start: i64, forfeit: str) -> Luegenmaexchen:
    """A game before the first throw of the first seat (LUE-R3), every counter in the middle (LUE-4)."""
    game = Luegenmaexchen(seats, 0, REFEREE)
    game.limit = limit
    game.true_maexchen = true_maexchen
    game.next_start = next_start
    game.forfeit = forfeit
    game.middle = counters
    game.counters = vec[i64]([0] * seats)
    game.sayings = vec[i64]()
    game.lifted = vec[i64]()
    return game
