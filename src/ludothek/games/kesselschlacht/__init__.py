"""Kesselschlacht: shut opposing stones in until they have no way out, on the dark squares of a draughts board."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("board",),
    minutes=30,
    seats=range(2, 3),  # KES-1
)
