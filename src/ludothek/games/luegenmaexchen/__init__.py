"""Lügenmäxchen: throw under the cup, say what you like, and do not get caught."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=2,
    kind=("dice", "hidden"),
    minutes=10,
    seats=range(2, 9),  # LUE-1
)
