"""The rules of Leiterspiel: sixty-four fields, six ladders up and four slides down (LEI)."""

from typing import Final

from mypy_extensions import i64

from ludothek.kit.races.race import Race
from ludothek.kit.races.track import jumps, land

GOAL: Final = 64  # LEI-R1
LADDERS: Final = {3: 12, 5: 11, 24: 26, 31: 33, 38: 42, 47: 49}  # LEI-9, LEI-R2
SLIDES: Final = {18: 13, 36: 21, 60: 54, 62: 46}  # LEI-10, LEI-R2
LEADS: Final = jumps(GOAL, LADDERS | SLIDES)

OVERSHOOT: Final = ("back", "stay", "win")
"""What a throw beyond the goal does (LEI-R4), in the order of the numbers below."""
BACK: Final = 0
STAY: Final = 1
WIN: Final = 2


def ends(field: i64, number: i64, terms: i64) -> i64:
    """Where a run ends, before any ladder or slide."""
    if terms == WIN and field + number > GOAL:
        return GOAL
    return land(field, number, GOAL, back=terms == BACK)  # LEI-6


def leads(field: i64, number: i64, terms: i64) -> i64:
    """Where a throw leads, up the ladder or down the slide on which the run ends (LEI-8, LEI-R5)."""
    return LEADS[ends(field, number, terms)]


class Leiterspiel(Race):
    """One race; a field has room for everybody, and nobody is sent back by another (LEI-7).

    Everybody has a figure, and all have one die (LEI-2). After 1,000 throws it ends (LEI-R10).
    """

    def goal(self) -> i64:
        """The first figure there ends and wins the race (LEI-3, LEI-11, LEI-R9)."""
        return GOAL

    def run(self) -> bool:
        """One throw a turn, even after a six (LEI-R7); nobody may pass (LEI-R8)."""
        self.fields[self.runner] = leads(self.came, self.thrown, self.terms)
        return False

    def copy(self) -> "Leiterspiel":
        """A state that shares nothing with this one."""
        new = Leiterspiel(self.seats, self.dealer, self.turn)
        self.carry(new)
        return new


def start(seats: i64, terms: i64) -> Leiterspiel:
    """All before field 1 (LEI-4, LEI-R3); the first seat begins, then it goes round (LEI-5, LEI-R6)."""
    new = Leiterspiel(seats, 0, 0)
    new.open(terms)
    return new
