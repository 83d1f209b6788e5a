"""High Card: the smallest game that shows all there is to a game's folder. `docs/adding-a-game.md` walks through it."""

from pathlib import Path

from high_card.rules import CARDS, deal
from high_card.table import choice, layout, scene
from ludothek.core.game import Game
from ludothek.core.options import Option
from ludothek.core.series import Series

GAME = Game(
    folder=Path(__file__).parent,
    version=1,
    kind=("cards", "hidden"),
    minutes=2,
    seats=range(2, 5),
    move_count=CARDS,
    longest=2 * CARDS,
    options=(Option("deals", 2, numbers=range(1, 11), clauses=("HC-5",)),),
    series=lambda seats, options: Series(seats, deal, length=int(options["deals"]), first_dealer=0),
    layout=layout,
    scene=scene,
    choice=choice,
)
