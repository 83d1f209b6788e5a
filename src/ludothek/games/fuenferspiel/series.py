"""The series of Fünfer-Spiel: ten rounds, and again as often as was agreed, as long as nobody has won."""

from ludothek.core.result import Result
from ludothek.core.series import Series
from ludothek.games.fuenferspiel.rules import start


class UntilWon(Series):
    """Deals until one of them is won, but no more than were agreed."""

    def __init__(self, seats: int, most: int) -> None:
        super().__init__(seats, start, length=int(most == 1), first_dealer=0)
        self._most = most

    @property
    def over(self) -> bool:
        """Has somebody won, or have all agreed deals been played?"""
        return bool(self.results) and (bool(self.results[-1].winners) or len(self.results) == self._most)

    def result(self) -> Result:
        """That of the last deal: nobody has won any before it."""
        return self.results[-1]
