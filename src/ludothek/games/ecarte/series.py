"""A sitting of Écarté: who meets whom, and how the stakes of a match are shared out when somebody has five points."""

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.accounts import Accounts
from ludothek.core.errors import BadOption
from ludothek.core.options import Options
from ludothek.core.result import Result
from ludothek.core.state import LOT, State
from ludothek.games.ecarte.rules import TARGET, Ecarte, start
from ludothek.kit.common.ring import everybody

START = 50
"""ECA-R17: what everybody has in the beginning."""


class Sitting(Accounts):
    """Matches to five points: the deal alternates, and after each match the winner meets who has waited longest."""

    def __init__(self, seats: int, options: Options, first: int = 1) -> None:
        least, most = int(options["min_stake"]), int(options["max_stake"])
        if least > most:
            raise BadOption(f"option min_stake takes 1 to {most} where max_stake is {most}, not {least}")
        super().__init__(seats, self._deal, counters=START, length=int(options["matches"]), least=least, target=TARGET)
        self._options = options
        self._first = first
        """What the first seat is called in the text of a bet."""
        self._candidates = everybody(seats)
        """Who draws lots for the next match, as bits."""
        self._last: Ecarte | None = None
        """The deal before, of which the next one of a match takes over players and stakes."""
        self._active = [0] * seats
        """The number of the last match in which each seat played; 0: none."""

    def _deal(self, _accounts: Accounts, dealer: int) -> Ecarte:
        least, most = int(self._options["min_stake"]), int(self._options["max_stake"])
        new = start(dealer, vec[i64](self.counters), self._candidates, least, most)
        new.first = self._first
        new.announced = int(self._options["king"] == "announced")
        new.late = int(self._options["late_refusal_penalty"] == "on")
        new.match, new.matches = len(self.won), self.matches
        new.score = vec[i64](self.score)
        if dealer != LOT and self._last:
            new.elder, new.stakes = self._last.dealer, self._last.stakes
        return new

    def finish(self, state: State) -> None:
        assert isinstance(state, Ecarte)
        self._last = state.copy()
        super().finish(state)
        if not any(self.score):
            self._meet(state)

    def next_dealer(self, state: State) -> int:
        """ECA-14, ECA-R8: the deal alternates; ECA-R24: another match begins with lots. ECA-R18: deals bring points."""
        assert isinstance(state, Ecarte)
        return state.elder if any(self.score) else LOT

    def _meet(self, state: Ecarte) -> None:
        """ECA-R19: the winner stays and meets who has waited longest; of several, the next one after the loser."""
        (winner,) = self.won[-1]
        loser = state.next_player(winner)
        self._active[winner] = self._active[loser] = len(self.won)
        others = [seat for seat in self.inside if seat != winner]
        others.sort(key=lambda seat: (self._active[seat], (seat - loser - 1) % self.seats))
        self._candidates = sum(1 << seat for seat in (winner, *others[:1]))

    def changes(self, state: State) -> list[int]:
        assert isinstance(state, Ecarte)
        (winner,) = self.won[-1]
        return [state.stakes.paid(winner, seat) for seat in range(self.seats)]

    def result(self) -> Result:
        """ECA-R25: a single match is its winner's; after several the most counters win."""
        return Result(tuple(self.counters), self.won[0], "reason-five") if self.matches == 1 else super().result()
