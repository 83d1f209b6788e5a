"""Auf und ab, put together: rules, table, how it may end, and the exact odds."""

from functools import partial

from ludothek.core.game import Game
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from ludothek.games.auf_und_ab import ABOUT
from ludothek.games.auf_und_ab.odds import odds
from ludothek.games.auf_und_ab.rules import LONGEST, start
from ludothek.games.auf_und_ab.table import choice, layout, scene
from ludothek.kit import idioms
from ludothek.kit.common.throwing import MOVES


def _series(seats: int, options: Options) -> Series:
    return Series(seats, partial(start, complete=int(options["finish"] == "complete_round")), first_dealer=0)


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=2 * LONGEST * ABOUT.seats[-1],
    options=(Option("finish", "immediate", words=("immediate", "complete_round"), clauses=("AUF-7", "AUF-R4")),),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    odds=odds,
    families=(idioms.ONCE,),
)
