"""David & Goliath by Reinhard Staupe: the lowest card takes the highest, and more than two of a colour are too many."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("cards", "hidden"),
    minutes=20,
    seats=range(3, 7),  # DG-1
)
