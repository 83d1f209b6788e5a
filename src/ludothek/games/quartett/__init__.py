"""Quartett: ask the others for single cards, remember every answer, and collect four of a rank."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=2,
    kind=("cards", "hidden"),
    minutes=10,
    seats=range(3, 5),  # QUA-1
)
