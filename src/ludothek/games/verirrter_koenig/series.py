"""The series of Verirrter König: rounds after which whoever has the most marks on the nose has lost."""

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.options import OptionValue
from ludothek.core.result import Result
from ludothek.core.series import Series
from ludothek.games.verirrter_koenig.rules import VerirrterKoenig, start


class Rounds(Series):
    """As many rounds as were agreed; at every one it is seen who has which marks."""

    def __init__(self, seats: int, length: int, way: int, first_dealer: OptionValue) -> None:
        super().__init__(seats, self._deal, length=length, first_dealer=first_dealer)
        self._way = way

    def _deal(self, seats: int, dealer: int) -> VerirrterKoenig:
        return start(seats, dealer, self._way, vec[i64](self.totals))

    def result(self) -> Result:
        """VKO-8, VKO-R9: all lose who have the most marks, everybody else wins."""
        totals = tuple(self.totals)
        winners = tuple(seat for seat, marks in enumerate(totals) if marks < max(totals))
        return Result(totals, winners, "reason-marks")
