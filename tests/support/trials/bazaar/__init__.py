"""Bazaar: a game for tests, in which every way to touch a table is used. It makes no sense to play it."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(folder=Path(__file__).parent, version=1, kind=("cards", "hidden"), minutes=2, seats=range(2, 11))
