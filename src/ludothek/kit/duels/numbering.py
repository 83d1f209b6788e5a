"""Moves along the diagonals as numbers and as texts: those of draughts are all jumps, `c3xe5`, and all steps, `c3-d4`.

They are numbered by direction, distance and square, so that many pieces can be moved in one sweep.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.common import bits
from ludothek.kit.duels.diagonals import BITS, DIRECTIONS, NAMES, SQUARES, onward

REACH: Final = 8
"""Distances are below this."""
NO_MOVE: Final = -1


class Numbering:
    """Numbers moves, one kind after the other, and keeps what is known of each."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.origins = vec[i64]()
        """The square that a move leaves, as a set of one; so are the targets."""
        self.targets = vec[i64]()
        self.crossed = vec[i64]()
        """The squares between the two."""

    def add(self, sign: str, nearest: i64, farthest: i64) -> vec[i64]:
        """All moves over such distances: the number of each by its direction, distance and landing square."""
        numbers = vec[i64]([NO_MOVE] * (DIRECTIONS * REACH * BITS))
        for direction in range(DIRECTIONS):
            for distance in range(nearest, farthest + 1):
                for square in SQUARES:
                    crossed: i64 = 0
                    target = onward(bits.single(square), direction)
                    for _ in range(distance - 1):
                        crossed |= target
                        target = onward(target, direction)
                    if target != 0:
                        landing = bits.lowest(target)
                        numbers[(direction * REACH + distance) * BITS + landing] = len(self.texts)
                        self.texts.append(f"{NAMES[square]}{sign}{NAMES[landing]}")
                        self.origins = append(self.origins, bits.single(square))
                        self.targets = append(self.targets, target)
                        self.crossed = append(self.crossed, crossed)
        return numbers


_NUMBERED: Final = Numbering()
JUMPS: Final = _NUMBERED.add("x", 2, REACH - 1)
FIRST_STEP: Final[i64] = len(_NUMBERED.texts)
"""Moves below this are jumps."""
STEPS: Final = _NUMBERED.add("-", 1, REACH - 1)
TEXTS: Final[list[str]] = _NUMBERED.texts
ORIGINS: Final = _NUMBERED.origins
TARGETS: Final = _NUMBERED.targets
CROSSED: Final = _NUMBERED.crossed
COUNT: Final[i64] = len(TEXTS)
"""Moves below this go along a diagonal; what else there is in a game comes after them."""
