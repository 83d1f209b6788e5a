"""Nur keine Aufregung: four figures once round the board and home, past all who would throw them out."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("dice", "board"),
    minutes=30,
    seats=range(2, 5),  # NKA-1
)
