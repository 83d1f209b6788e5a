"""What computer players know of Écarté: what to stake, and how each skill decides about words and cards."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.ecarte.mind.advice import advised, naive
from ludothek.games.ecarte.mind.playouts import weighed
from ludothek.games.ecarte.rules import BETTING, KING, ON, STAKE, STAKING, WATCH, Ecarte

NAIVE: Final = 0
"""Likes to exchange, keeps only trumps, plays any card."""
ADVISED: Final = 1
"""Follows the advice of the rulebook: keeps trumps and kings, leads high, wins as cheaply as it can."""
GLANCE: Final = 2
"""Weighs every decision in a few worlds."""
CAREFUL: Final = 3
"""Weighs every decision in many worlds."""
WORLDS: Final = vec[i64]([0, 0, 12, 600])
"""In how many worlds a decision is weighed, by skill; where sets of cards are, in a quarter of them."""
USUAL: Final = 5
"""What is staked as a rule."""


class EcarteKnowledge(Knowledge):
    """Words, exchanges and cards, each by the advice or by what it brings in worlds that agree with what is known."""

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Ecarte)
        if state.phase <= BETTING:
            return staked(state, skill, random)
        if state.may_announce():
            return KING
        if skill == NAIVE:
            return naive(state, random)
        if skill == ADVISED:
            return advised(state)
        return weighed(state, WORLDS[skill], random)


def staked(state: Ecarte, skill: i64, random: Random) -> i64:
    """As the mood takes it; or the usual stake, and a bet only for who has to catch up."""
    if skill == NAIVE:
        moves = state.moves()
        return moves[random.randrange(len(moves))]
    if state.phase == STAKING:
        return STAKE + max(state.stakes.least, min(USUAL, state.affordable(state.turn))) - 1
    for seat in range(state.seats):
        if state.stakes.counters[seat] > state.stakes.counters[state.turn]:
            return ON + (state.elder if random.randrange(2) else state.dealer)
    return WATCH
