"""The moves of Pyramiden-Dame as numbers and as texts: jumps, steps, to stop, to pass, and the lots that give White."""

from typing import Final

from mypy_extensions import i64

from ludothek.kit.duels.numbering import Lines

_LINES: Final = Lines()
JUMPS: Final = _LINES.add("-", 2, 2)
FIRST_STEP: Final[i64] = len(_LINES.texts)
"""Moves below this are jumps."""
STEPS: Final = _LINES.add("-", 1, 1)
STOP: Final[i64] = len(_LINES.texts)
"""Moves below this take a stone somewhere."""
PASS: Final[i64] = STOP + 1
FIRST_LOT: Final[i64] = PASS + 1
TEXTS: Final[list[str]] = [*_LINES.texts, "stop", "pass", "white0", "white1"]
MOVES: Final = len(TEXTS)
ORIGINS: Final = _LINES.origins
TARGETS: Final = _LINES.targets
CROSSED: Final = _LINES.crossed
