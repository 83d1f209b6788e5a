"""Vabanquespiel: five dice, four operations, each used once, and the highest result takes the pot."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=2,
    kind=("dice",),
    minutes=5,
    seats=range(2, 9),  # VAB-1
)
