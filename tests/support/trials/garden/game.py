"""The Garden, put together."""

from garden import ABOUT
from garden.rules import LONGEST, THROW, start
from garden.table import choice, layout, scene
from ludothek.core.game import Game
from ludothek.core.series import Series

GAME = Game(
    ABOUT,
    move_count=THROW + 1,
    longest=2 * LONGEST,
    options=(),
    series=lambda seats, _: Series(seats, start, first_dealer=0),
    layout=layout,
    scene=scene,
    choice=choice,
)
