"""How a net looks at Zick-Zack to learn it, and where what it has learnt is kept."""

from pathlib import Path
from typing import Final

from ludothek.core.state import State
from ludothek.games.zick_zack.rules import start
from ludothek.thinking.nets.point_inputs import Eye

HIDDEN: Final = 40
FILE: Final = Path(__file__).with_name("net.bin")
"""As `python -m ludothek.games.zick_zack` has learnt it."""
CAP: Final = 1000
"""Games that last longer teach nothing new."""


class ZickZackEye(Eye):
    """Games as usual."""

    def __init__(self) -> None:
        super().__init__(doubles=2, reach=24, waiting=5.0, more=True)

    def start(self) -> State:
        return start(0, CAP)
