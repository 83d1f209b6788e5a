"""The table of the optimum for what was agreed: that of the booklet is shipped, any other is made when it is needed.

Until it is there, that of the booklet serves. Compiled, a table takes about a minute in the background; interpreted it
would take hours, and so none is made.
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.yatzy.mind.optimum import FULL_SHEET, Solution, pack, unpack
from ludothek.thinking.nets.artifact import read_artifact, write_artifact
from ludothek.thinking.nets.making import Made, Maker

FILE: Final = Path(__file__).with_name("optimum.bin")
"""The worth of every sheet under the rules of the booklet."""
VERSION: Final = 1
"""Rises when the rules change what a sheet is worth, or how it is packed."""
MODULE: Final = "ludothek.games.yatzy"
COMPILED: Final = not __file__.endswith(".py")


def shipped() -> vec[float]:
    """The table of the booklet."""
    return unpack(read_artifact(FILE, VERSION))


class Optima:
    """All tables that have been asked for, by the rules that were agreed."""

    def __init__(self) -> None:
        self._ready: dict[i64, vec[float]] = {}
        self._made: dict[i64, Made] = {}

    def serving(self, rules: i64) -> i64:
        """By which rules the table is reckoned that serves for these: their own, or the booklet's until it is there."""
        if rules == 0 or rules in self._ready or not COMPILED:
            return rules if rules in self._ready else 0
        if rules not in self._made:
            self._made[rules] = Made(name(rules), VERSION, MODULE, [str(rules)])
        content = self._made[rules].get()
        if content is None:
            return 0
        self._ready[rules] = unpack(content)
        return rules

    def worth(self, serving: i64) -> vec[float]:
        """The worth of every sheet in such a table."""
        if serving not in self._ready:
            self._ready[serving] = shipped()
        return self._ready[serving]


def name(rules: i64) -> str:
    """What the table for an agreement is called."""
    return f"yatzy-{rules}"


def ship() -> vec[float]:
    """Compute the table of the booklet anew and put it into the folder of the game."""
    solution = Solution(0)
    for filled in range(FULL_SHEET - 1, -1, -1):
        solution.fill(filled)
    write_artifact(FILE, VERSION, f"python -m {MODULE}", pack(solution.worth))
    return solution.worth


def make(rules: i64) -> bool:
    """Make the table for an agreement and keep it, unless somebody else does or nobody wants it any more."""
    maker = Maker(name(rules), VERSION, f"python -m {MODULE} {rules}")
    if not maker.begin():
        return False
    solution = Solution(rules)
    for filled in range(FULL_SHEET - 1, -1, -1):
        if not maker.step():
            return False
        solution.fill(filled)
    maker.done(pack(solution.worth))
    return True
