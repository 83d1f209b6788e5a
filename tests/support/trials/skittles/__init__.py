"""Skittles: a game for tests, with a lesson, and with computer players who know more than its rules."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(folder=Path(__file__).parent, version=1, kind=("board",), minutes=2, seats=range(2, 4))
