"""High Card, put together: rules, table, what may be agreed, and how each level thinks."""

from high_card import ABOUT
from high_card.rules import CARDS, start
from high_card.table import choice, layout, scene
from ludothek.core.game import Game
from ludothek.core.options import Option
from ludothek.core.series import Series

GAME = Game(
    ABOUT,
    move_count=CARDS,
    longest=2 * CARDS,
    options=(Option("deals", 2, numbers=range(1, 11), clauses=("HC-5",)),),
    series=lambda seats, options: Series(seats, start, length=int(options["deals"]), first_dealer=0),
    layout=layout,
    scene=scene,
    choice=choice,
)
