"""Écarté: five cards, five tricks, and first the question whether they will do; everybody else bets on the two."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(folder=Path(__file__).parent, version=1, kind=("cards", "hidden"), minutes=10, seats=range(2, 7))
