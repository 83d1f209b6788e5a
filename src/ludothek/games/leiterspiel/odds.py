"""The exact chance of everybody to win.

Figures never touch each other. So that nobody has arrived yet is as likely as all figures being still on their way,
each for itself, and whoever throws when that stops being so has won.
"""

from functools import cache
from typing import Final

from mypy_extensions import i64

from ludothek.games.leiterspiel.rules import GOAL, Leiterspiel, leads
from ludothek.kit.common.dice import FACES
from ludothek.kit.races.race import THROWS

NEGLIGIBLE: Final = 1e-15
"""What is less likely is lost in the rounding of numbers."""


def odds(state: Leiterspiel) -> list[float]:
    """Every seat's chance to be among the winners."""
    seats, left = state.seats, THROWS - state.throws
    under_way = [1.0] * seats
    threw = [0] * seats
    chances = [0.0] * seats
    racing = 1.0
    seat = state.runner
    while left and racing > NEGLIGIBLE:
        threw[seat] += 1
        under_way[seat] = _under_way(state.terms, threw[seat])[state.fields[seat]]
        still = 1.0
        for each in under_way:
            still *= each
        chances[seat] += racing - still
        racing = still
        seat = (seat + 1) % seats
        left -= 1
    if racing > NEGLIGIBLE:
        for place, chance in enumerate(_in_front(state, threw)):
            chances[place] += chance
    return chances


@cache
def _under_way(terms: i64, throws: i64) -> list[float]:
    """For every field the chance that a figure there has not arrived after so many throws."""
    if throws == 0:
        return [1.0] * GOAL + [0.0]
    before = _under_way(terms, throws - 1)
    then = [sum([before[leads(field, face, terms)] for face in range(1, FACES + 1)]) / FACES for field in range(GOAL)]
    return [*then, 0.0]


def _in_front(state: Leiterspiel, threw: list[int]) -> list[float]:
    """Every seat's chance that all are still on their way after so many throws each, and none is in front of it."""
    stands = [_stands(state.terms, state.fields[seat], throws) for seat, throws in enumerate(threw)]
    chances = [0.0] * state.seats
    for seat in range(state.seats):
        for field in range(GOAL):
            chance = stands[seat][field]
            for other in range(state.seats):
                if other != seat:
                    chance *= sum(stands[other][: field + 1])
            chances[seat] += chance
    return chances


def _stands(terms: i64, field: i64, throws: i64) -> list[float]:
    """How likely a figure that has not arrived is on each field after so many throws."""
    now = [0.0] * GOAL
    now[field] = 1.0
    for _ in range(throws):
        then = [0.0] * (GOAL + 1)
        for there, chance in enumerate(now):
            if chance > 0.0:
                for face in range(1, FACES + 1):
                    then[leads(there, face, terms)] += chance / FACES
        now = then[:GOAL]
    return now
