"""Deutscher Schafkopf: two against two, jacks are always trumps, and who has the most names the trump suit."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("cards", "hidden"),
    minutes=45,
    seats=range(4, 5),  # SCH-1
)
