"""What computer players know of Écarté: what to stake, and how each skill decides about words and cards."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.ecarte.mind.advice import advised, naive
from ludothek.games.ecarte.mind.playouts import weighed
from ludothek.games.ecarte.mind.solver import CHANCES
from ludothek.games.ecarte.rules import BETTING, KING, ON, STAKE, STAKING, WATCH, Ecarte
from ludothek.kit.cards.trickplay import NONE

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
    """As the mood takes it; or the usual stake, and a bet where it pays, or for who has to catch up."""
    if skill == NAIVE:
        moves = state.moves()
        return moves[random.randrange(len(moves))]
    usual = max(state.stakes.least, min(USUAL, state.affordable(state.turn)))
    if state.phase == STAKING:
        on = state.stakes.backs[state.turn]
        worth = 0 if on == NONE or skill == ADVISED else worthwhile(state, on)
        return STAKE + (worth if worth > 0 else usual) - 1
    if skill != ADVISED:
        for seat in (state.elder, state.dealer):
            if worthwhile(state, seat) > 0:
                return ON + seat
    for seat in range(state.seats):
        if state.stakes.counters[seat] > state.stakes.counters[state.turn]:
            return ON + (state.elder if random.randrange(2) else state.dealer)
    return WATCH


def worthwhile(state: Ecarte, on: i64) -> i64:
    """The stake with which a bet on a player gains most on average; 0: none gains anything.

    Those who are right share what was staked by those who are wrong (ECA-R14), so a bet pays on whom less was staked.
    """
    chance = CHANCES[0] if on == state.elder else 1.0 - CHANCES[0]
    right: i64 = 0
    wrong: i64 = 0
    for seat in range(state.seats):
        if state.stakes.backs[seat] == on:
            right += state.stakes.amounts[seat]
        else:
            wrong += state.stakes.amounts[seat]
    best: i64 = 0
    most = 0.0
    for amount in range(state.stakes.least, state.affordable(state.turn) + 1):
        gain = chance * float(wrong * amount // (right + amount)) - (1.0 - chance) * float(amount)
        if gain > most:
            most = gain
            best = amount
    return best
