"""Two players in the open on one board: duels, armies, draughts."""

from pathlib import Path
from typing import Final

TEXTS: Final = Path(__file__).parent / "texts"
"""What such games say alike, for `Game.families`."""
