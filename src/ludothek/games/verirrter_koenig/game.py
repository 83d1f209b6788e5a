"""Verirrter König, put together: rules, table, and what may be agreed."""

from ludothek.core.game import Game
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from ludothek.games.verirrter_koenig import ABOUT
from ludothek.games.verirrter_koenig.rules import ALL, LONGEST, MOVES
from ludothek.games.verirrter_koenig.series import Rounds
from ludothek.games.verirrter_koenig.table import choice, layout, scene
from ludothek.kit import cards


def _series(seats: int, options: Options) -> Series:
    way = 1 if options["draw_from"] == "left" else -1
    return Rounds(seats, int(options["rounds"]), way, options["first_dealer"])


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=1 + ALL + 2 * LONGEST,
    options=(
        Option("rounds", lambda seats, _: seats, numbers=range(1, 21), clauses=("VKO-8", "VKO-R9")),
        Option("draw_from", "left", words=("left", "right"), clauses=("VKO-4", "VKO-R3")),
        Option("first_dealer", "lot", words=("lot",), numbers=range, clauses=("VKO-R8",)),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    families=(cards.TEXTS,),
)
