"""Puff: set fifteen stones by the dice, lead them past each other, and play them off on the far side."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("board", "dice"),
    minutes=40,
    seats=range(2, 3),  # PUF-1
)
