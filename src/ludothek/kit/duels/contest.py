"""How duels are set up, whatever is played: who has White first, how many games, and how one may end without a move."""

from collections.abc import Callable
from typing import Final

from ludothek.core.game import Agreement
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from ludothek.core.state import State

AGREEMENTS: Final = (Agreement("draw", consent=True), Agreement("resign", consent=False))
"""In the order in which `Duel.agree` knows them."""


def first_white(*clauses: str) -> Option:
    """Who has White in the first game."""
    return Option("first_white", 0, words=("lot",), numbers=range, clauses=clauses)


def how_many(*clauses: str) -> Option:
    """How many games there are."""
    return Option("series", 1, numbers=range(1, 21), clauses=clauses)


def games(seats: int, options: Options, start: Callable[[int, int], State], house: int) -> Series:
    """Games one after the other, each begun for the seat that has White and with what was agreed."""
    return Series(
        seats,
        lambda _, dealer: start(dealer, house),
        length=int(options["series"]),
        first_dealer=options["first_white"],
    )
