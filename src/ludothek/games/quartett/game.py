"""Quartett, put together: rules, table, what may be agreed, and how each level thinks."""

from dataclasses import replace
from functools import partial

from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from ludothek.games.quartett import ABOUT
from ludothek.games.quartett.mind.knowledge import Listener
from ludothek.games.quartett.rules import LONGEST, MOVES, start
from ludothek.games.quartett.table import choice, layout, scene
from ludothek.kit import cards
from ludothek.kit.cards.cards import CARDS


def _series(seats: int, options: Options, first: int = 1) -> Series:
    new = partial(start, need_one=int(options["need_one"] == "on"), first=first)
    return Series(seats, new, length=int(options["deals"]), first_dealer=options["first_dealer"])


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=1 + CARDS + LONGEST,
    options=(
        Option("need_one", "on", words=("on", "off"), clauses=("QUA-R3", "QUA-R11")),
        Option("deals", 1, numbers=range(1, 21), clauses=("QUA-8",)),
        Option("first_dealer", "lot", words=("lot",), numbers=range, clauses=("QUA-R8",)),
    ),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    knowledge=Listener(),
    levels={
        "beginner": Method("policy", skill=0, slip=0.5),
        "casual": Method("policy", skill=0),
        "club": Method("policy", skill=1),
        "master": Method("policy", skill=2),
    },
    families=(cards.TEXTS,),
)

EARLIER = {1: replace(GAME, about=replace(ABOUT, version=1), series=partial(_series, first=0))}
