"""Écarté: five cards, five tricks, and first the question whether they will do; everybody else bets on the two."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=2,
    kind=("cards", "hidden"),
    minutes=10,
    seats=range(2, 7),  # ECA-1
    made_for=2,  # whoever else sits there only bets
)
