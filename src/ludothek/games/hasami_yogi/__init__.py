"""Hasami Yogi: slide and jump straight across the board, and be the first with four in a row off your base line."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("board",),
    minutes=10,
    seats=range(2, 3),  # HAS-1
)
