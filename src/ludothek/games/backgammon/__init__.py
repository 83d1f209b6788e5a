"""Backgammon: hurry fifteen stones home past each other, and be the first to take them all off."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=2,
    kind=("board", "dice"),
    minutes=20,
    seats=range(2, 3),  # BGM-1
)
