"""Whole turns of Backgammon as people write them, such as `8/5(2) 6/3*` or `13/5`.

White may also write the numbers of Black. They rise along White's way, where the notation falls.
"""

from ludothek.games.backgammon.notation import REST
from ludothek.kit.points.road import BAR, OFF
from ludothek.kit.points.stones import Stones
from ludothek.kit.points.turns import Journey, Reader


def _by_the_board(state: Stones, journey: Journey) -> bool:
    """Is it a journey of White in the numbers of the board?"""
    here, first = journey.here, journey.ahead[0][0]
    if state.mover != state.dealer:
        return False
    return first <= 6 if here == BAR else here >= 19 if first == OFF else here < first


READER = Reader(
    REST, "bar", lambda _: False, theirs="BGM-8", no_such_way="BGM-8", no_hit="BGM-15", otherwise=_by_the_board
)
