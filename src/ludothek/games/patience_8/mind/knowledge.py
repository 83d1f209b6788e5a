"""What computer players know of Patience No. 8: which pair to take first, and how to solve what lies open."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.patience_8.rules import ONE, OTHER, PAIR, Patience
from ludothek.games.patience_8.solver import PILES, RANK, SIZE, Solver, height, without

ANY: Final = 0
"""Any pair."""
BEST: Final = 1
"""By rule as long as something is unknown, then exactly. Solving many deals that could lie there brings no more."""
ALL_OPEN: Final = 100
"""What it is worth that all cards left of a rank lie open: such a pair can never be wrong."""
THREE: Final = 50
"""What it is worth that there is one more of the rank in sight."""


class PatienceKnowledge(Knowledge):
    """What nobody can know decides more than any thought, so there is one rule for all who think."""

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Patience)
        moves = state.moves()
        if skill == ANY:
            return moves[random.randrange(len(moves))]
        return _best(moves, _solved(state, moves) if _known(state) else _weighed(state, moves), random)


def _known(state: Patience) -> bool:
    """Is it certain what lies where? A single hidden card is known by all others."""
    hidden: i64 = 0
    for place in range(PILES * SIZE):
        hidden += 1 if state.hidden(place) else 0
    return hidden < 2


def _solved(state: Patience, moves: vec[i64]) -> vec[i64]:
    """How many pairs can be put away after each move."""
    solver = Solver(state.cards)
    worth = vec[i64](capacity=len(moves))
    for move in moves:
        worth = append(worth, solver.most(without(state.left, ONE[move - PAIR], OTHER[move - PAIR])))
    return worth


def _weighed(state: Patience, moves: vec[i64]) -> vec[i64]:
    """How promising each move looks: high piles hold the most surprises, and most of what may block others."""
    tops = vec[i64]([0] * PILES)
    rest = vec[i64]([SIZE] * PILES)
    for pile in range(PILES):
        if state.top(pile) >= 0:
            tops[state.top(pile) & RANK] += 1
        for place in range(SIZE * pile + height(state.left, pile), SIZE * (pile + 1)):
            rest[state.cards[place] & RANK] -= 1
    worth = vec[i64](capacity=len(moves))
    for move in moves:
        one = ONE[move - PAIR]
        other = OTHER[move - PAIR]
        rank = state.top(one) & RANK
        value = height(state.left, one) + height(state.left, other)
        if tops[rank] == rest[rank]:
            value += ALL_OPEN
        elif tops[rank] > 2:
            value += THREE
        worth = append(worth, value)
    return worth


def _best(moves: vec[i64], worth: vec[i64], random: Random) -> i64:
    """The move that is worth most; of several, any."""
    best = vec[i64]()
    most: i64 = -1
    for index in range(len(moves)):
        if worth[index] > most:
            most = worth[index]
            best = vec[i64]()
        if worth[index] == most:
            best = append(best, moves[index])
    return best[random.randrange(len(best))]
