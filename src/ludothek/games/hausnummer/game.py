"""Höchste Hausnummer, put together: rules, table, how many rounds may be agreed, and how each level thinks."""

from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from ludothek.games.hausnummer import ABOUT
from ludothek.games.hausnummer.mind.knowledge import ADVICE, MEAN, WIN, HausnummerKnowledge
from ludothek.games.hausnummer.rules import MOVES, start
from ludothek.games.hausnummer.table import choice, layout, read, scene
from ludothek.kit import idioms

ROUNDS = range(1, 21)


def _series(seats: int, options: Options) -> Series:
    return Series(seats, lambda seats, _: start(seats, int(options["rounds"])), first_dealer=0)


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=5 * ABOUT.seats[-1] * ROUNDS[-1],
    options=(Option("rounds", 3, numbers=ROUNDS, clauses=("HAU-7", "HAU-R4")),),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    read=read,
    knowledge=HausnummerKnowledge(),
    levels={
        "beginner": Method("policy", skill=ADVICE, slip=0.2),
        "casual": Method("policy", skill=MEAN, slip=0.3),
        "club": Method("policy", skill=MEAN),
        "master": Method("policy", skill=WIN),
    },
    playout="club",
    families=(idioms.ONCE,),
)
