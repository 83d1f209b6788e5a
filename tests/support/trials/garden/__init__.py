"""The Garden: a road with ladders, slides and a spring, for up to ten. It tries what boards of tracks can show."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent, version=1, kind=("dice", "board"), minutes=5, seats=range(2, 11), decides=False
)
