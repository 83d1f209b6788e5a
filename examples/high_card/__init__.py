"""High Card: the smallest game that shows all there is to a game's folder. `docs/adding-a-game.md` walks through it."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("cards", "hidden"),
    minutes=2,
    seats=range(2, 5),
)
