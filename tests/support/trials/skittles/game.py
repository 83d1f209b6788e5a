"""Skittles, put together."""

from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.options import Option, Options
from ludothek.core.series import Series
from skittles import ABOUT
from skittles.mind.knowledge import ROW, SkittlesKnowledge
from skittles.rules import MOVES, SKITTLES, start
from skittles.table import choice, layout, scene


def _series(seats: int, options: Options) -> Series:
    loses = int(options["last"] == "loses")
    return Series(seats, lambda players, dealer: start(players, dealer, loses), first_dealer=seats - 1)


GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=SKITTLES,
    options=(Option("last", "wins", words=("wins", "loses"), clauses=("SKI-4",)),),
    series=_series,
    layout=layout,
    scene=scene,
    choice=choice,
    knowledge=SkittlesKnowledge(),
    levels={
        "beginner": Method("policy", skill=ROW, slip=0.95),
        "casual": Method("policy", skill=ROW, slip=0.6),
        "club": Method("policy", skill=ROW, slip=0.3),
        "master": Method("policy", skill=ROW),
    },
)
