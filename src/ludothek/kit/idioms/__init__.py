"""What games say alike though no family unites them, a folder of texts an idiom, for `Game.families`."""

from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent

BOARD: Final = _HERE / "board"
"""On a board: the Dutch call a game `partij` there."""
COUNTERS: Final = _HERE / "counters"
"""The most counters win the match."""
HANDS: Final = _HERE / "hands"
"""Every deal is a game, and the Italians call it `smazzata`."""
ONCE: Final = _HERE / "once"
"""There is one deal: who has won it is told as it is of the match."""
RACING: Final = _HERE / "racing"
"""To win is to win the race."""
SEVERAL: Final = _HERE / "several"
"""Several dice are thrown at once."""
