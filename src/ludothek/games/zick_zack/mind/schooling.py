"""How a net looks at Zick-Zack to learn it, and where what it has learnt is kept."""

from functools import partial
from pathlib import Path
from typing import Final

from ludothek.games.zick_zack.rules import start
from ludothek.thinking.nets.point_inputs import Eye

HIDDEN: Final = 40
FILE: Final = Path(__file__).with_name("net.bin")
"""As `python -m ludothek.games.zick_zack` has learnt it."""
CAP: Final = 1000
"""Games that last longer teach nothing new."""
EYE: Final = Eye(partial(start, 0, CAP), doubles=2, reach=24, waiting=5.0, more=True)
"""Games as usual."""
