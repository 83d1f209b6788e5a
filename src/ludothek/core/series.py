"""A series puts deals together: how many, who deals, the totals, and who has won in the end."""

from collections.abc import Callable

from ludothek.core.options import OptionValue
from ludothek.core.result import Result, best_of
from ludothek.core.state import LOT, State


class Series:
    """Deals one after the other; the deal passes to the left each time and points are added up.

    A game of a single deal is a series of length one. Games with stakes, elimination or a settlement
    override `finish`, `over`, `totals` or `result`. The first dealer is a seat, or drawn by `lot`.
    """

    def __init__(
        self,
        seats: int,
        new_deal: Callable[[int, int], State],
        *,
        length: int = 1,
        first_dealer: OptionValue = "lot",
    ) -> None:
        self.seats = seats
        self.length = length
        self.results: list[Result] = []
        self._new_deal = new_deal
        self._dealer = LOT if first_dealer == "lot" else int(first_dealer)
        self._fewest = False

    def deal(self) -> State:
        """The next deal, or the one that goes on, before anything has happened in it."""
        return self._new_deal(self.seats, self._dealer)

    def finish(self, state: State) -> None:
        """Write down a deal that is over and pass the deal on."""
        points = tuple(state.points(seat) for seat in range(self.seats))
        self.results.append(Result(points, tuple(state.winners()), state.reason()))
        self._fewest = state.fewest()
        self._dealer = (state.dealer + 1) % self.seats

    @property
    def over(self) -> bool:
        """Have all agreed deals been played?"""
        return len(self.results) >= self.length

    @property
    def totals(self) -> list[int]:
        """The points of every seat over all finished deals."""
        points = [result.points for result in self.results]
        return list(map(sum, zip(*points, strict=True))) if points else [0] * self.seats

    def result(self) -> Result:
        """Who has won the series; meaningful once it is over. Where nobody has won any deal, nobody has won it."""
        if self.length == 1 and self.results:
            return self.results[0]
        if not any(result.winners for result in self.results):
            return Result(tuple(self.totals), (), "reason-nobody")
        reason = "reason-total-fewest" if self._fewest else "reason-total"
        return best_of(self.totals, reason, fewest=self._fewest)
