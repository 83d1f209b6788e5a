"""Höchste Hausnummer: three throws, three places, and each die is written down before the next one falls."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("dice",),
    minutes=5,
    seats=range(2, 9),  # HAU-1
)
