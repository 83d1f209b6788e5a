"""Moves along the diagonals as numbers and as texts: first all jumps, `c3xe5`, then all quiet moves, `c3-d4`.

They are numbered by direction, distance and square, so that many pieces can be moved in one sweep.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit import bits
from ludothek.kit.diagonals import BITS, DIRECTIONS, NAMES, SQUARES, onward

REACH: Final = 8
"""Distances are below this."""
NO_MOVE: Final = -1


class _Lines:
    """Numbers all moves and keeps what is known of each."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.origins = vec[i64]()
        self.targets = vec[i64]()
        self.crossed = vec[i64]()
        self.jumps = self._add("x", 2)
        self.first_step = len(self.texts)
        self.steps = self._add("-", 1)

    def _add(self, sign: str, nearest: i64) -> vec[i64]:
        numbers = vec[i64]([NO_MOVE] * (DIRECTIONS * REACH * BITS))
        for direction in range(DIRECTIONS):
            for distance in range(nearest, REACH):
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


_LINES: Final = _Lines()
TEXTS: Final[list[str]] = _LINES.texts
ORIGINS: Final = _LINES.origins
"""The square that a move leaves, as a set of one; so are the targets."""
TARGETS: Final = _LINES.targets
CROSSED: Final = _LINES.crossed
"""The squares between the two."""
JUMPS: Final = _LINES.jumps
"""The number of a jump by its direction, distance and landing square; quiet moves likewise."""
STEPS: Final = _LINES.steps
FIRST_STEP: Final[i64] = _LINES.first_step
"""Moves below this are jumps."""
LINES: Final[i64] = len(TEXTS)
"""Moves below this go along a diagonal; what else there is in a game comes after them."""
