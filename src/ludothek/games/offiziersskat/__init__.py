"""Offiziersskat: tricks for two, who both play from cards that lie open on cards that nobody knows."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("cards", "hidden"),
    minutes=25,
    seats=range(2, 3),  # OFF-1
)
