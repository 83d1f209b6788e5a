"""The endings of Mühle, solved: with nothing in hand and few stones left, who wins and in how many half-moves.

It holds where nothing was agreed otherwise: whoever closes a mill takes one stone, and none out of a mill.
"""

import zlib
from functools import cache
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from ludothek.core.knowledge import UNSOLVED
from ludothek.games.muehle.mind.numbers import Numbers
from ludothek.games.muehle.rules import IN_HAND, QUIET, Muehle

FILE: Final = Path(__file__).with_name("endings.bin")
"""What is known of every position by its number, as `python -m ludothek.games.muehle` finds it."""
DIGEST: Final = "bbaafaa42b0953516e412b85cc3477e565bf7ebba0f3758fefae6f09382f8da4"
"""SHA-256 of the file."""
DRAWN: Final = 0
"""What is known of a position that nobody can win; else 1 + the half-moves to the end: whoever is to move wins with an
odd number of them and loses with an even one."""


class Endings:
    """Looks positions up. The file is read when this is made."""

    def __init__(self) -> None:
        self._numbers = Numbers()
        self._known = zlib.decompress(FILE.read_bytes())

    def look_up(self, own: i64, other: i64) -> i64:
        """What is known of the stones of whoever is to move and those of the other side; -1: nothing."""
        number = self._numbers.number(own, other)
        return -1 if number < 0 else self._known[number]

    def solved(self, state: Muehle) -> i64:
        """How a game goes on, as `Knowledge.solved` says it; not where quiet moves might make it a draw (MUE-R13)."""
        if state.terms != 0 or state.board >= IN_HAND or state.turn < 0:
            return UNSOLVED
        known = self.look_up(state.stones(state.turn), state.stones(1 - state.turn))
        if known <= DRAWN:
            return 0 if known == DRAWN else UNSOLVED
        if state.quiet + known - 1 > QUIET:
            return UNSOLVED
        return known - 1 if known % 2 == 0 else 1 - known


@cache
def endings() -> Endings:
    """Those of the file, read when they are first needed."""
    return Endings()
