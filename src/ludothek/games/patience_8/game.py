"""Patience No. 8, put together: rules, table, what may be agreed, and how each level thinks."""

from functools import partial

from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from ludothek.games.patience_8 import ABOUT
from ludothek.games.patience_8.mind.knowledge import ANY, BEST, PatienceKnowledge
from ludothek.games.patience_8.rules import LONGEST, MOVES, start
from ludothek.games.patience_8.table import choice, layout, read, scene
from ludothek.kit import cards


def _series(seats: int, options: Options) -> Series:
    return Series(seats, partial(start, open_piles=int(options["open_piles"] == "on")), first_dealer=0)


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=LONGEST,
    options=(Option("open_piles", "off", words=("off", "on"), clauses=("PAT-2", "PAT-R7")),),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=PatienceKnowledge(),
    levels={
        "beginner": Method("policy", skill=ANY),
        "casual": Method("policy", skill=BEST, slip=0.6),
        "club": Method("policy", skill=BEST, slip=0.3),
        "master": Method("policy", skill=BEST),
    },
    playout="master",
    families=(cards.TEXTS,),
)
