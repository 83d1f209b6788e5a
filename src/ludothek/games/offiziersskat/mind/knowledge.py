"""What computer players know of Offiziersskat: many ways the covered cards may lie, each of them solved."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.offiziersskat.mind.solver import COARSE, DEEPEST, EXACT, Solver
from ludothek.games.offiziersskat.rules import HALF, SCHNEIDER, TRUMP, Offiziersskat
from ludothek.kit.cards.trickplay import NONE
from ludothek.kit.common import bits

GLANCE: Final = 0
"""Looks at this trick alone, as if the covered cards lay in one way."""
THINK: Final = 1
"""Looks a few tricks ahead in some ways the cards may lie."""
SOLVE: Final = 2
"""Looks as far as it can in many ways, and exactly to the end once all cards are known."""

WORLDS: Final = vec[i64]([1, 6, 40])
"""In how many ways the covered cards are laid, by skill."""
AHEAD: Final = vec[i64]([1, 2, 4])
"""How many tricks a skill looks ahead at least."""
SOLVED: Final = vec[i64]([1, 3, 9])
"""With so many tricks left, or fewer, it looks to the end."""
NAMING: Final = 1
"""How many tricks ahead trumps are named."""

WIN: Final = 60
"""What it is worth to win, in card points, and so much more for each step beyond."""


class OffiziersskatKnowledge(Knowledge):
    """One way to think for all skills: they differ in how many worlds they look at, and how deep."""

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Offiziersskat)
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        known = skill == SOLVE and bits.count(state.covered) < 2
        if state.trumps == NONE:
            totals = _named(state, moves, WORLDS[skill], random)
        elif known:
            totals = Solver(state).values(state, DEEPEST, EXACT)
        else:
            totals = _averaged(state, WORLDS[skill], ahead(state, skill), random)
        best: i64 = 0
        for index in range(1, len(moves)):
            if totals[index] > totals[best]:
                best = index
        return moves[best]


def ahead(state: Offiziersskat, skill: i64) -> i64:
    """How many tricks a skill looks ahead here."""
    left = (33 - state.steps) // 2
    return DEEPEST if left <= SOLVED[skill] else AHEAD[skill]


def _averaged(state: Offiziersskat, worlds: i64, tricks: i64, random: Random) -> vec[i64]:
    """What each card brings in many worlds together."""
    solver = Solver(state)
    seat = state.turn
    before = state.taken(seat) - state.taken(1 - seat)
    totals = vec[i64]()
    for number in range(worlds):
        values = solver.values(state.guess(seat, random), tricks, COARSE)
        for index in range(len(values)):
            worth = judged(values[index] + COARSE * before)
            if number == 0:
                totals = append(totals, worth)
            else:
                totals[index] += worth
    return totals


def _named(state: Offiziersskat, moves: vec[i64], worlds: i64, random: Random) -> vec[i64]:
    """What each suit brings as trumps in many worlds together, if the best card is led."""
    solver = Solver(state)
    totals = vec[i64]([0] * len(moves))
    for _ in range(worlds):
        guessed = state.guess(state.turn, random)
        for index in range(len(moves)):
            guessed.trumps = moves[index] - TRUMP
            values = solver.values(guessed, NAMING, COARSE)
            best = values[0]
            for value in values:
                best = max(best, value)
            totals[index] += judged(best)
    return totals


def judged(value: i64) -> i64:
    """What it is worth to be ahead by so many points in the end, in the units of a solver: first of all, to win."""
    ahead = (value if value > 0 else -value) // COARSE
    worth = ahead + WIN
    if ahead >= 2 * (HALF - SCHNEIDER):
        worth += WIN
    return worth if value > 0 else -worth
