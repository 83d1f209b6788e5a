"""Short Race: pure chance. Whoever is to move throws the die, which is all there is to do, and the odds are exact."""

from pathlib import Path

from ludothek.core.game import Game
from ludothek.core.series import Series
from short_race.rules import FIELDS, THROW, start
from short_race.rules import odds as exact_odds
from short_race.table import choice, layout, scene

GAME = Game(
    folder=Path(__file__).parent,
    version=1,
    kind=("dice", "board"),
    minutes=2,
    seats=range(2, 4),
    move_count=THROW + 1,
    longest=2 * 3 * FIELDS,
    options=(),
    series=lambda seats, _: Series(seats, start, first_dealer=0),
    layout=layout,
    scene=scene,
    choice=choice,
    decides=False,
    odds=exact_odds,
)
