"""Zick-Zack: both set fifteen stones on the first six fields, run the same way and throw each other out."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("board", "dice"),
    minutes=30,
    seats=range(2, 3),  # ZZK-1
)
