"""Raubdame, losing draughts: whoever can capture must, and whoever has no piece left first wins."""

from dataclasses import replace
from pathlib import Path

from ludothek.games import dame

ABOUT = replace(dame.ABOUT, folder=Path(__file__).parent, version=1, minutes=15)  # RAU-1
