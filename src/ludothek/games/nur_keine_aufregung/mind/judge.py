"""What a race is worth to everybody by nets that have learnt it, and by looking some throws ahead."""

from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Budget
from ludothek.core.state import NOBODY
from ludothek.games.nur_keine_aufregung.mind.forecast import Forecast
from ludothek.games.nur_keine_aufregung.mind.seer import Seer
from ludothek.games.nur_keine_aufregung.rules import PLAY_ON, NurKeineAufregung

FILE: Final = Path(__file__).with_name("nets.bin")
HIDDEN: Final = 96
"""The nets: for two, three and four seats that are running."""
CLOSE: Final = 0.03
"""How much better another move must look after one throw for one to be left out; after two half of it, and so on."""
SOON: Final = 0.2
"""Moves are looked at a throw further only within so many seconds, for that takes some seven times as long.

Compiled it is never that late; interpreted it keeps a move below two seconds.
"""


class Judge:
    """Knows races through nets."""

    def __init__(self, nets: list[Forecast], soon: float = SOON) -> None:
        """Look a throw further only within so many seconds; 0: however late it is."""
        self._soon = soon
        self._seer = Seer(nets)

    def worth(self, state: NurKeineAufregung, seat: i64) -> float:
        """Which part of the others a seat will leave behind, on the average; the winner leaves all."""
        if state.turn == NOBODY:
            return float(state.points(seat)) / float(state.seats - 1)
        if state.rank(seat) != 0:
            return float(state.seats - state.rank(seat)) / float(state.seats - 1)
        self._seer.see(state)
        return self._again(state, seat)

    def _again(self, state: NurKeineAufregung, seat: i64) -> float:
        """What the position seen last is worth to a seat that is running."""
        own = self._seer.chance(state, seat)
        if state.terms & PLAY_ON == 0:
            return own
        # How likely one is ahead of another follows from who is likely next (Harville).
        total = 0.0
        for other in range(state.seats):
            if other != seat and state.rank(other) == 0:
                total += own / (own + self._seer.chance(state, other))
        return total / float(state.seats - 1)

    def best(self, state: NurKeineAufregung, throws: i64) -> i64:
        """The move that is worth most to whoever makes it, so many throws later.

        Moves are looked at one throw further each time (iterative deepening), and those that look much worse than
        another one are followed no further.
        """
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        budget = Budget(0, self._soon)
        ahead: i64 = min(throws, 1)
        while True:
            values = vec[float]([0.0] * len(moves))
            best: i64 = 0
            for index in range(len(moves)):
                values[index] = self._after(state, moves[index], ahead)
                if values[index] > values[best]:
                    best = index
            if ahead == throws or budget.used_up():
                return moves[best]
            close = vec[i64](capacity=len(moves))
            for index in range(len(moves)):
                if values[index] > values[best] - CLOSE / float(ahead):
                    close = append(close, moves[index])
            if len(close) == 1:
                return close[0]
            moves = close
            ahead += 1

    def _after(self, state: NurKeineAufregung, move: i64, throws: i64) -> float:
        """What a move is worth to whoever makes it."""
        after = state.copy()
        after.play(move)
        return self.expected(after, state.turn, throws)

    def expected(self, state: NurKeineAufregung, seat: i64, throws: i64) -> float:
        """What a position before a throw is worth to a seat some throws later, each used as it looks best at once.

        Throws for a six do not count as long as the same seat may try again.
        """
        if throws == 0 or state.turn == NOBODY or state.rank(seat) != 0:
            return self.worth(state, seat)
        total = 0.0
        lapsed = -1.0
        for face in range(6):
            after = state.copy()
            after.play(face)
            if after.turn >= 0:
                total += self._used(after, seat, throws)
            elif face == 5:
                total += self.expected(after, seat, throws - 1)
            else:
                # Whatever number has lapsed, it goes on in the same way, unless it was a six.
                if lapsed < 0.0:
                    lapsed = self.expected(after, seat, throws if after.thrower == state.thrower else throws - 1)
                total += lapsed
        return total / 6.0

    def _used(self, state: NurKeineAufregung, seat: i64, throws: i64) -> float:
        """The same when the first of these throws is lying there."""
        moves = state.moves()
        mover = state.turn
        chosen = state
        most = -1.0
        value = 0.0
        for index in range(len(moves)):
            after = state.copy()
            after.play(moves[index])
            if len(moves) == 1:
                return self.expected(after, seat, throws - 1)
            found = self.worth(after, mover)
            if found > most:
                most = found
                chosen = after
                if throws == 1:
                    value = found
                    if seat != mover:
                        value = self.worth(after, seat) if after.turn == NOBODY else self._again(after, seat)
        return value if throws == 1 else self.expected(chosen, seat, throws - 1)
