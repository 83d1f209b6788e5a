"""Short Race, put together: rules, table and the exact odds."""

from ludothek.core.game import Game
from ludothek.core.series import Series
from short_race import ABOUT
from short_race.rules import FIELDS, THROW, start
from short_race.rules import odds as exact_odds
from short_race.table import choice, layout, scene

GAME = Game(
    ABOUT,
    move_count=THROW + 1,
    longest=2 * 3 * FIELDS,
    options=(),
    series=lambda seats, _: Series(seats, start, first_dealer=0),
    layout=layout,
    scene=scene,
    choice=choice,
    odds=exact_odds,
)
