"""Auf und ab: pure chance. Numbers are crossed out and written anew until somebody has crossed out all six."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("dice",),
    minutes=10,
    seats=range(2, 9),  # AUF-1
    decides=False,
)
