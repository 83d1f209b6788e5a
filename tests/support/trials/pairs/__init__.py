"""Pairs: a game for tests, with cards in columns and on piles, and moves that are two touches in any order."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(folder=Path(__file__).parent, version=1, kind=("cards",), minutes=2, seats=range(2, 3))
