"""Throws of up to five dice as numbers: every multiset of faces has one, the smaller multisets before the larger."""

from itertools import combinations, combinations_with_replacement
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.common.dice import FACES

DICE: Final = 5  # YAT-2
MULTISETS: Final = 462
"""How many there are, the empty one included."""
FACE_TEXTS: Final = ["".join(faces) for size in range(6) for faces in combinations_with_replacement("654321", size)]
"""The faces of each, the highest first: `665`."""
_NUMBER: Final = {text: number for number, text in enumerate(FACE_TEXTS)}
_GUARD: Final = 0x888888


def multiset(faces: str) -> int:
    """The number of a throw, its faces written in any order."""
    return _NUMBER["".join(sorted(faces, reverse=True))]


def _with_one_more() -> vec[i64]:
    out = vec[i64]([-1] * (MULTISETS * FACES))
    for number, text in enumerate(FACE_TEXTS):
        if len(text) < DICE:
            for face in range(FACES):
                out[number * FACES + face] = multiset(f"{text}{face + 1}")
    return out


def _counts() -> vec[i64]:
    out = vec[i64]()
    for text in FACE_TEXTS:
        out = append(out, sum(1 << 4 * (int(face) - 1) for face in text))
    return out


def _parts() -> list[vec[i64]]:
    out: list[vec[i64]] = []
    for text in FACE_TEXTS:
        parts = {"".join(part) for count in range(len(text) + 1) for part in combinations(text, count)}
        out.append(vec[i64](sorted(_NUMBER[part] for part in parts)))
    return out


WITH: Final = _with_one_more()
"""The throw with one die more: `WITH[number * FACES + face - 1]`."""
COUNTS: Final = _counts()
"""How often each face occurs in a throw: four bits a face, the ones lowest."""
PARTS: Final = _parts()
"""The throws that are part of a throw, ascending."""


def contains(whole: i64, part: i64) -> bool:
    """Is a throw part of another?"""
    return ((COUNTS[whole] | _GUARD) - COUNTS[part]) & _GUARD == _GUARD
