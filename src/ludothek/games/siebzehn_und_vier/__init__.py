"""Siebzehn und Vier: one more card or enough? The bank plays against everybody in turn, and it has the edge."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("cards", "hidden"),
    minutes=12,
    seats=range(2, 9),  # SUV-1
)
