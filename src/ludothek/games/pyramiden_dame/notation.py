"""The moves of Pyramiden-Dame as numbers and as texts: jumps, steps, to stop, to pass, and the lots that give White."""

from typing import Final

from mypy_extensions import i64

from ludothek.kit.duels.numbering import Numbering

_NUMBERED: Final = Numbering()
JUMPS: Final = _NUMBERED.add("-", 2, 2)
FIRST_STEP: Final[i64] = len(_NUMBERED.texts)
"""Moves below this are jumps."""
STEPS: Final = _NUMBERED.add("-", 1, 1)
STOP: Final[i64] = len(_NUMBERED.texts)
"""Moves below this take a stone somewhere."""
PASS: Final[i64] = STOP + 1
FIRST_LOT: Final[i64] = PASS + 1
TEXTS: Final[list[str]] = [*_NUMBERED.texts, "stop", "pass", "white0", "white1"]
MOVES: Final = len(TEXTS)
ORIGINS: Final = _NUMBERED.origins
TARGETS: Final = _NUMBERED.targets
CROSSED: Final = _NUMBERED.crossed
