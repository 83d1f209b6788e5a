"""Mogeln: lay a card face down, name a suit, and do not get caught; whoever doubts in vain takes the pile."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=2,
    kind=("cards", "hidden"),
    minutes=20,
    seats=range(2, 11),  # MOG-1
)
