"""The pack of 32 cards, its trumps and tricks, and how tables show them."""

from pathlib import Path
from typing import Final

TEXTS: Final = Path(__file__).parent / "texts"
"""What such games say alike, for `Game.families`."""
