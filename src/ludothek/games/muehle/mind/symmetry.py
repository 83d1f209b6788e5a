"""The sixteen ways in which the board of Mühle looks alike: turned, mirrored, and with its outer square inside."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SYMMETRIES: Final = 16
"""Below 8 the squares stay where they are; from 8 on the outer and the inner one change places. 0 changes nothing."""
MIRRORED: Final = 4


def _squares() -> vec[i64]:
    """Where the points of one square go, by symmetry and as a set."""
    out = vec[i64]([0] * (8 * 256))
    for symmetry in range(8):
        for points in range(256):
            moved = 0
            for point in range(8):
                if points >> point & 1:
                    target = (8 - point if symmetry & MIRRORED else point) + 2 * symmetry
                    moved |= 1 << (target % 8)
            out[symmetry * 256 + points] = moved
    return out


_SQUARES: Final = _squares()


def image(points: i64, symmetry: i64) -> i64:
    """A set of points as one of the symmetries shows it."""
    first = (symmetry & 7) * 256
    outer = _SQUARES[first + (points & 255)]
    middle = _SQUARES[first + (points >> 8 & 255)]
    inner = _SQUARES[first + (points >> 16)]
    if symmetry >= 8:
        return inner | middle << 8 | outer << 16
    return outer | middle << 8 | inner << 16
