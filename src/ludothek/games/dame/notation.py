"""The moves of Dame as numbers and as texts: jumps, quiet moves, huffs, to stop, and the lots that give a seat White.

Jumps and quiet moves are numbered by direction, distance and square, so that many pieces can be moved in one sweep.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit import bits
from ludothek.kit.diagonals import BITS, DIRECTIONS, NAMES, SQUARES, onward

REACH: Final = 8
"""Distances are below this."""
NO_MOVE: Final = -1


class _Notation:
    """Numbers all moves and keeps what is known of each."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.origins = vec[i64]()
        self.targets = vec[i64]()
        self.crossed = vec[i64]()
        self.jumps = self._add_lines("x", 2)
        self.first_step = len(self.texts)
        self.steps = self._add_lines("-", 1)
        self.first_huff = len(self.texts)
        self.huffs = vec[i64]([NO_MOVE] * BITS)
        for square in SQUARES:
            self.huffs[square] = len(self.texts)
            self._add(f"huff {NAMES[square]}", bits.single(square), 0, 0)
        self.stop = len(self.texts)
        for text in ("stop", "white0", "white1"):
            self._add(text, 0, 0, 0)

    def _add(self, text: str, origin: i64, target: i64, crossed: i64) -> None:
        self.texts.append(text)
        self.origins = append(self.origins, origin)
        self.targets = append(self.targets, target)
        self.crossed = append(self.crossed, crossed)

    def _add_lines(self, sign: str, nearest: i64) -> vec[i64]:
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
                        self._add(f"{NAMES[square]}{sign}{NAMES[landing]}", bits.single(square), target, crossed)
        return numbers


_NOTATION: Final = _Notation()
TEXTS: Final = _NOTATION.texts
ORIGINS: Final = _NOTATION.origins
"""The square that a move leaves or that is huffed, as a set of one; so are the targets."""
TARGETS: Final = _NOTATION.targets
CROSSED: Final = _NOTATION.crossed
"""The squares between the two."""
JUMPS: Final = _NOTATION.jumps
"""The number of a jump by its direction, distance and landing square; quiet moves likewise, huffs by their square."""
STEPS: Final = _NOTATION.steps
HUFFS: Final = _NOTATION.huffs
FIRST_STEP: Final[i64] = _NOTATION.first_step
"""Moves below this are jumps; then come the quiet moves, the huffs, to stop, and the lots."""
FIRST_HUFF: Final[i64] = _NOTATION.first_huff
STOP: Final[i64] = _NOTATION.stop
FIRST_LOT: Final[i64] = STOP + 1
MOVES: Final = len(TEXTS)
