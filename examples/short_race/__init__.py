"""Short Race: pure chance. Whoever is to move throws the die, which is all there is to do, and the odds are exact."""

from pathlib import Path

from ludothek.core.about import About

ABOUT = About(
    folder=Path(__file__).parent,
    version=1,
    kind=("dice", "board"),
    minutes=2,
    seats=range(2, 4),
    decides=False,
)
