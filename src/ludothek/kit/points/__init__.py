"""The board of 24 points: roads, stones, the duty to move, whole turns in writing, and how it is shown."""

from pathlib import Path
from typing import Final

TEXTS: Final = Path(__file__).parent / "texts"
"""What such games say alike, for `Game.families`."""
