"""A list of Skat deals and its settlement (SKA-38, SKA-40)."""

from collections.abc import Callable

from ludothek.core.options import OptionValue
from ludothek.core.result import Result, best_of
from ludothek.core.series import Series
from ludothek.core.state import State


class SkatList(Series):
    """Every deal adds the soloist's score to the list, and the left neighbour deals next (SKA-8).

    In the end the players may settle among themselves.
    """

    def __init__(
        self,
        seats: int,
        new_deal: Callable[[int, int], State],
        *,
        length: int,
        first_dealer: OptionValue,
        settled: bool,
    ) -> None:
        super().__init__(seats, new_deal, length=length, first_dealer=first_dealer)
        self.settled = settled

    def result(self) -> Result:
        """SKA-40, SKA-R20, SKA-R23: what everyone receives or pays; or, not settled, the plain totals."""
        if not self.settled:
            return super().result()
        totals = self.totals
        return best_of([self.seats * total - sum(totals) for total in totals], "reason-settled")
