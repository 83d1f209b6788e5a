"""Fünfer-Spiel: pure chance. Whoever first throws exactly 5 with three dice wins, and often nobody does."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("dice",),
    minutes=5,
    seats=range(2, 9),  # FUE-1
    decides=False,
)
