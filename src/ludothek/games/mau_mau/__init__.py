"""Mau-Mau with a pack of its own: four colours, digits, and special cards that always hit the next player."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("cards", "hidden"),
    minutes=15,
    seats=range(2, 11),  # MAU-1, MAU-R2
)
