"""Fünfer-Spiel, put together: rules, table, how often it is tried again, and the exact odds."""

from ludothek.core.game import Game
from ludothek.core.options import Option
from ludothek.games.fuenferspiel import ABOUT
from ludothek.games.fuenferspiel.rules import DICE, MOVES, ROUNDS, odds
from ludothek.games.fuenferspiel.series import UntilWon
from ludothek.games.fuenferspiel.table import choice, layout, scene

GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=ABOUT.seats[-1] * ROUNDS * (DICE + 1),
    options=(Option("replays", 0, numbers=range(101), clauses=("FUE-R7", "FUE-R8")),),
    series=lambda seats, options: UntilWon(seats, int(options["replays"]) + 1),
    layout=layout,
    scene=scene,
    choice=choice,
    odds=odds,
)
