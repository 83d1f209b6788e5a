"""Pairs, put together."""

from ludothek.core.game import Game
from ludothek.core.series import Series
from pairs import ABOUT
from pairs.rules import CARDS, MOVES, start
from pairs.table import choice, layout, scene

GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=3 * CARDS,
    options=(),
    series=lambda seats, _: Series(seats, start, first_dealer=0),
    layout=layout,
    scene=scene,
    choice=choice,
)
