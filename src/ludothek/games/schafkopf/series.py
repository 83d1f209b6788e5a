"""The series of Deutscher Schafkopf: strokes, the sheep's heads that they make, and who pays for them in the end."""

from collections.abc import Callable

from ludothek.core.result import Result
from ludothek.core.series import Series
from ludothek.core.state import State
from ludothek.games.schafkopf.rules import HEAD


class Strokes(Series):
    """SCH-16, SCH-R16, SCH-R19: the strokes of all deals are added up; partners have the same."""

    def __init__(self, seats: int, new_deal: Callable[[int, int], State], *, length: int, stake: int) -> None:
        super().__init__(seats, new_deal, length=length, first_dealer=0)
        self.stake = stake

    def result(self) -> Result:
        """SCH-17, SCH-R17: each loser pays a winner the stake for every whole head of the winners."""
        totals = self.totals
        most = max(totals)
        if most == min(totals):
            return Result((0,) * self.seats, tuple(range(self.seats)), "reason-even")
        pay = self.stake * (most // HEAD)
        winners = tuple(seat for seat, total in enumerate(totals) if total == most)
        return Result(tuple(pay if total == most else -pay for total in totals), winners, "reason-heads")
