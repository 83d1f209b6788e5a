"""Fünfer-Spiel, put together: rules, table, how often it is tried again, and the exact odds."""

from functools import partial

from ludothek.core.game import Game
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from ludothek.games.fuenferspiel import ABOUT
from ludothek.games.fuenferspiel.rules import DICE, ROUNDS, odds, start
from ludothek.games.fuenferspiel.table import choice, layout, scene
from ludothek.kit import idioms
from ludothek.kit.common.throwing import MOVES

REPLAYS = range(101)


def _series(seats: int, options: Options) -> Series:
    return Series(seats, partial(start, again=int(options["replays"])), first_dealer=0)


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=len(REPLAYS) * ABOUT.seats[-1] * ROUNDS * (DICE + 1),
    options=(Option("replays", 0, numbers=REPLAYS, clauses=("FUE-R7", "FUE-R8")),),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    odds=odds,
    families=(idioms.SEVERAL, idioms.ONCE),
)
