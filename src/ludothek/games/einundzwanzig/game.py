"""Einundzwanzig, put together: rules, table, whether anybody may stop, and how each level thinks."""

from functools import partial

from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from ludothek.games.einundzwanzig import ABOUT
from ludothek.games.einundzwanzig.mind.knowledge import MEAN, SAFE, WIN, EinundzwanzigKnowledge
from ludothek.games.einundzwanzig.rules import DICE, MOVES, ROUNDS, start
from ludothek.games.einundzwanzig.table import choice, layout, scene
from ludothek.kit import idioms


def _series(seats: int, options: Options) -> Series:
    return Series(seats, partial(start, must=int(options["may_stop"] == "no")), first_dealer=0)


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=ABOUT.seats[-1] * (DICE + ROUNDS),
    options=(Option("may_stop", "yes", words=("yes", "no"), clauses=("EIN-R3",)),),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    knowledge=EinundzwanzigKnowledge(),
    levels={
        "beginner": Method("policy", skill=SAFE, slip=0.1),
        "casual": Method("policy", skill=MEAN, slip=0.25),
        "club": Method("policy", skill=MEAN),
        "master": Method("policy", skill=WIN),
    },
    playout="master",
    families=(idioms.SEVERAL, idioms.ONCE),
)
