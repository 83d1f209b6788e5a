"""Skat: one player bids the most and plays alone against two others."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("cards", "hidden"),
    minutes=50,
    seats=range(3, 5),  # SKA-1
)
