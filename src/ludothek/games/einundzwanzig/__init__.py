"""Einundzwanzig: three dice, then two, then one, and whoever comes nearest to 21 without passing it wins."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("dice",),
    minutes=3,
    seats=range(2, 9),  # EIN-1
)
