"""Verirrter König: pairs are laid down until only the king of clubs is left, and nobody wants to be caught with him."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("cards", "hidden"),
    minutes=25,
    seats=range(3, 11),  # VKO-1
    decides=False,
)
