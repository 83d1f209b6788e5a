"""The rules of Gänsespiel: sixty-three fields, and fourteen of them have something in store (GAE)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.kit.common.dice import FACES
from ludothek.kit.races.race import Race
from ludothek.kit.races.track import jumps, land

GOAL: Final = 63
CAUGHT: Final = 9  # GAE-10
HURT: Final = 40  # GAE-18
ONWARD: Final = {4: 8, 13: 16, 30: 34, 49: 53, 52: 43}  # GAE-9, GAE-11, GAE-15, GAE-19, GAE-20
LEADS: Final = jumps(GOAL, ONWARD)
REST: Final = {15: 1, 24: 1, 37: 2, 57: 2}
"""Where turns are missed, and how many (GAE-12, GAE-14, GAE-17, GAE-21)."""
AGAIN: Final = (21, 34, 60)
"""Where one throws once more (GAE-13, GAE-16, GAE-22)."""

FREES: Final = 1
"""Agreed: on field 9 the six only frees, and the player throws again for the move."""
STAY: Final = 2
"""Agreed: with too many points a goose stays where it is."""

WAITING: Final = 1
LOST: Final = 2
"""The foot is injured, and so far no turn or at least one has been lost by it; 0: it is not, or not any more."""


def _each(fields: dict[int, int]) -> vec[i64]:
    """For every field the number that it is given, 0 for most."""
    return vec[i64]([fields.get(field, 0) for field in range(GOAL + 1)])


RESTS: Final = _each(REST)
THROWS_AGAIN: Final = _each(dict.fromkeys(AGAIN, 1))


def stays(field: i64, number: i64, terms: i64, freed: i64) -> bool:
    """Does a throw leave the goose where it is? Then it does not get onto its field anew (GAE-R4, GAE-R8)."""
    if field == CAUGHT and not freed:
        return number != FACES or terms & FREES != 0
    return field + number > GOAL and terms & STAY != 0


def leads(field: i64, number: i64) -> i64:
    """Where a goose that moves comes to rest: the surplus is counted back (GAE-23), and some fields send it on."""
    return LEADS[land(field, number, GOAL, back=True)]  # GAE-6


class Gaensespiel(Race):
    """One race with one die and a goose each (GAE-2); a field has room for all geese (GAE-7)."""

    missing: vec[i64]
    """How many turns each seat still has to miss."""
    foot: vec[i64]
    """For each seat 0, or why it waits on field 40: WAITING or LOST."""
    freed: i64 = 0
    """1 while the goose of the runner is free to leave field 9, else 0."""
    missed: i64 = 0
    """Which seats have lost a turn since the last throw, in order: seat plus one, three bits each."""

    def goal(self) -> i64:
        """The first goose there ends and wins the race (GAE-3, GAE-24, GAE-R10)."""
        return GOAL

    def run(self) -> bool:
        """Move the goose and obey the field on which it comes to rest (GAE-R3)."""
        seat, came = self.runner, self.came
        self.missed = 0
        if stays(came, self.thrown, self.terms, self.freed):
            self.freed = int(came == CAUGHT and self.thrown == FACES)
            return self.freed == 1
        self.freed = 0
        field = leads(came, self.thrown)
        self.fields[seat] = field
        self.missing[seat] = RESTS[field]
        if field == HURT:
            self.foot[seat] = WAITING
        elif came < HURT < field:  # it has gone past all who wait there (GAE-R7)
            for other in range(self.seats):
                self.foot[other] = 0
        return THROWS_AGAIN[field] == 1  # GAE-R6, GAE-R9

    def pass_on(self) -> None:
        """To the next who may throw; turns that are lost on the way are noted (GAE-R5, GAE-R7)."""
        self.runner = (self.runner + 1) % self.seats  # GAE-5
        while self._loses(self.runner):
            self.missed = 8 * self.missed + self.runner + 1
            self.runner = (self.runner + 1) % self.seats

    def _loses(self, seat: i64) -> bool:
        """Does a seat whose turn begins lose it?"""
        if self.missing[seat] > 0:
            self.missing[seat] -= 1
            return True
        if self.foot[seat] == 0:
            return False
        if self.foot[seat] == LOST and not any(field < HURT for field in self.fields):
            self.foot[seat] = 0
            return False
        self.foot[seat] = LOST
        return True

    def copy(self) -> "Gaensespiel":
        """A state that shares nothing with this one."""
        new = Gaensespiel(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.missing = self.missing[:]
        new.foot = self.foot[:]
        new.freed = self.freed
        new.missed = self.missed
        return new


def start(seats: i64, terms: i64) -> Gaensespiel:
    """All at the start (GAE-4, GAE-R1); the first seat begins (GAE-R2)."""
    new = Gaensespiel(seats, 0, 0)
    new.open(terms)
    new.missing = vec[i64]([0] * seats)
    new.foot = vec[i64]([0] * seats)
    return new
