"""The games of a round of Mau-Mau: whoever has the fewest points in all has won (MAU-20, MAU-R19)."""

from ludothek.core.result import Result, best_of
from ludothek.core.series import Series


class Games(Series):
    """As many games as were agreed; one that nobody has won counts like any other (MAU-R16)."""

    def result(self) -> Result:
        """The lowest total, several if they share it."""
        return best_of(self.totals, "reason-total-fewest", fewest=True)
