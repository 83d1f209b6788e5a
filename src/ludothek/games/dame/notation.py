"""The moves of Dame as numbers and as texts: along the diagonals, huffs, to stop, and the lots that give White."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.kit.duels import numbering
from ludothek.kit.duels.diagonals import BITS, NAMES, SQUARES

FIRST_HUFF: Final[i64] = numbering.COUNT
STOP: Final[i64] = FIRST_HUFF + len(SQUARES)
FIRST_LOT: Final[i64] = STOP + 1
TEXTS: Final[list[str]] = [
    *numbering.TEXTS,
    *[f"huff {NAMES[square]}" for square in SQUARES],
    "stop",
    "white0",
    "white1",
]
MOVES: Final = len(TEXTS)


def _huffs() -> vec[i64]:
    numbers = vec[i64]([numbering.NO_MOVE] * BITS)
    for index in range(len(SQUARES)):
        numbers[SQUARES[index]] = FIRST_HUFF + index
    return numbers


HUFFS: Final = _huffs()
"""The number of the huff of a piece by its square."""
