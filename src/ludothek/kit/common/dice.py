"""Dice: the six moves by which one falls, and how its faces look."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.view import Look, Note

FACES: Final = 6


def falls(first: i64) -> vec[i64]:
    """The moves of the referee by which a die falls; the first of them shows a one."""
    return vec[i64]([first, first + 1, first + 2, first + 3, first + 4, first + 5])


def die_looks(name: str = "die-{}", colour: str = "white", sign: str = "", text: str = "die") -> list[Look]:
    """A look for every face, called by its name with the face in it and told by a text that is given the `face`."""
    return [
        Look(name.format(face), "die", str(face), colour, sign, Note(text, {"face": face}))
        for face in range(1, FACES + 1)
    ]


def fresh_die(text: str = "die-fresh") -> Look:
    """A die that nobody has thrown yet, `die-0`."""
    return Look("die-0", "die", "", "white", "", Note(text))
