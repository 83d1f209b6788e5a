"""Yatzy: five dice, three throws a round, and thirteen fields that want to be filled."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("dice",),
    minutes=15,
    seats=range(1, 9),  # YAT-1
)
