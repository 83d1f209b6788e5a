"""Gänsespiel: the old race of the geese, past fox and hedgehog to the pond in the middle."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("dice", "board"),
    minutes=10,
    seats=range(2, 5),  # GAE-1
    decides=False,
)
