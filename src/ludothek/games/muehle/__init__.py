"""Mühle, nine men's morris: three in a line take a stone, and whoever has two left or cannot move has lost."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("board",),
    minutes=15,
    seats=range(2, 3),  # MUE-1
)
