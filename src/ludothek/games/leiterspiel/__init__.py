"""Leiterspiel: up the ladders, down the slides, and whoever is at the top first has won."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("dice", "board"),
    minutes=10,
    seats=range(2, 5),  # LEI-1
    decides=False,
)
