"""Patience No. 8: eight packets of four cards; two open ones of a rank go away, until all have gone or nothing goes."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("cards", "hidden"),
    minutes=3,
    seats=range(1, 2),  # PAT-1
)
