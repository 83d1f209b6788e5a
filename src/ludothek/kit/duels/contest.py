"""How duels are put together: who has White first, how many games, what they say alike, and how one may end by word."""

from collections.abc import Callable
from functools import partial
from typing import Final

from ludothek.core.game import Agreement, Game
from ludothek.core.options import Option, Options, OptionValue, terms_of
from ludothek.core.series import Series
from ludothek.core.state import State
from ludothek.kit import idioms
from ludothek.kit.duels import TEXTS

AGREEMENTS: Final = (Agreement("draw", consent=True), Agreement("resign", consent=False))
"""In the order in which `Duel.agree` knows them."""

duel_game: Final = partial(Game, agreements=AGREEMENTS, families=(idioms.BOARD, TEXTS))
"""A `Game` that speaks and may end as all duels do; its series are `games`, and among its options are the two below."""


def first_white(*clauses: str) -> Option:
    """Who has White in the first game."""
    return Option("first_white", 0, words=("lot",), numbers=range, clauses=clauses)


def how_many(*clauses: str) -> Option:
    """How many games there are."""
    return Option("series", 1, numbers=range(1, 21), clauses=clauses)


def games(start: Callable[[int, int], State], *meant: tuple[str, OptionValue, int]) -> Callable[[int, Options], Series]:
    """Games one after the other, each begun for the seat that has White and with what was agreed otherwise.

    Of options and values, each with its bit, the rules are given those that were chosen.
    """

    def series(seats: int, options: Options) -> Series:
        terms = terms_of(options, *meant)
        return Series(
            seats,
            lambda _, dealer: start(dealer, terms),
            length=int(options["series"]),
            first_dealer=options["first_white"],
        )

    return series
