"""Bazaar, put together."""

from bazaar import ABOUT
from bazaar.rules import CARDS, MOVES, SEATS, TURNS, start
from bazaar.table import choice, layout, scene
from ludothek.core.game import Game
from ludothek.core.series import Series

GAME = Game(
    ABOUT,
    move_count=MOVES,
    longest=CARDS + SEATS * TURNS * 5,
    options=(),
    series=lambda seats, _: Series(seats, start, first_dealer=0),
    layout=layout,
    scene=scene,
    choice=choice,
)
