"""Dame, the draughts of a German family box: nobody must capture, but an overlooked capture may cost the piece."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=2,
    kind=("board",),
    minutes=20,
    seats=range(2, 3),  # DAM-1
)
