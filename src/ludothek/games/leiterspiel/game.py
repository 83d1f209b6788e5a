"""Leiterspiel, put together: rules, table, what may be agreed, and the exact odds."""

from ludothek.core.game import Game
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from ludothek.games.leiterspiel import ABOUT
from ludothek.games.leiterspiel.odds import odds
from ludothek.games.leiterspiel.rules import OVERSHOOT, start
from ludothek.games.leiterspiel.table import layout, scene
from ludothek.kit import idioms, races
from ludothek.kit.common.throwing import MOVES
from ludothek.kit.races.race import LONGEST, race_choice


def _series(seats: int, options: Options) -> Series:
    terms = OVERSHOOT.index(str(options["overshoot"]))
    return Series(seats, lambda seats, _: start(seats, terms), first_dealer=0)


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=LONGEST,
    options=(Option("overshoot", "back", words=OVERSHOOT, clauses=("LEI-R4",)),),
    series=_series,
    layout=layout,
    scene=scene,
    choice=race_choice,
    odds=odds,
    families=(idioms.RACING, races.TEXTS),
)
