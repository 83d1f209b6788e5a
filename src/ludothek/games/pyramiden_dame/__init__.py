"""Pyramiden-Dame: take your pyramid of ten stones down and be the first to build it up again on the other side."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=2,
    kind=("board",),
    minutes=20,
    seats=range(2, 3),  # PYR-1
)
