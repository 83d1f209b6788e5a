"""What computer players of Quartett know: first the cards of which all know where they are, then the likeliest."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.quartett.rules import ASK, Quartett
from ludothek.kit.cards.cards import CARDS, same_rank
from ludothek.kit.common import bits

LISTENS: Final = 0
"""Asks for cards that somebody is known to have, and never in vain for one that is known not to be there."""
RECKONS: Final = 1
"""Asks whoever most likely has it, at a rough guess."""
PLANS: Final = 2
"""Reckons closely, goes for what is nearest to a quartet, and gives no rank away that nobody knows of."""
ROUGH: Final = 10
CLOSE: Final = 60
"""So many guesses are looked at."""
NEARER: Final = 0.1
"""What another card of the rank in the own hand is worth to who plans, where a certain answer is 1."""
GIVEN_AWAY: Final = 0.4
"""What it is worth that everybody knows already that the rank is there."""


class Listener(Knowledge):
    """Decides by what was heard."""

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Quartett)
        moves = state.moves()
        certain = _certain(state, moves)
        if len(certain) > 0:
            return _fullest(state, certain)
        if skill == LISTENS:
            open_ = _open(state, moves)
            return open_[random.randrange(len(open_))]
        return _likeliest(state, moves, skill, random)

    def lean(self, state: State, random: Random) -> i64:
        return self.policy(state, LISTENS, random)


def _certain(state: Quartett, moves: vec[i64]) -> vec[i64]:
    """The questions that will be answered with a card, as everybody knows."""
    out = vec[i64]()
    for move in moves:
        card = (move - ASK) % CARDS
        if state.known(card) and state.hands[(move - ASK) // CARDS] & bits.single(card):
            out = append(out, move)
    return out


def _open(state: Quartett, moves: vec[i64]) -> vec[i64]:
    """The questions of which not everybody knows that they are in vain; all if there are no others."""
    out = vec[i64]()
    for move in moves:
        card = (move - ASK) % CARDS
        if not state.known(card) and (state.lacks[(move - ASK) // CARDS] >> card) & 1 == 0:
            out = append(out, move)
    return out if len(out) > 0 else moves


def _held(state: Quartett, card: i64) -> i64:
    """How many cards of its rank whoever asks has."""
    return bits.count(state.hands[state.turn] & same_rank(card))


def _fullest(state: Quartett, moves: vec[i64]) -> i64:
    """The question for the rank of which most is there."""
    best = moves[0]
    for move in moves:
        if _held(state, (move - ASK) % CARDS) > _held(state, (best - ASK) % CARDS):
            best = move
    return best


def _likeliest(state: Quartett, moves: vec[i64], skill: i64, random: Random) -> i64:
    """The question that succeeds in most guesses, or that is best by all that a plan looks at."""
    worlds: i64 = CLOSE if skill == PLANS else ROUGH
    hits = vec[i64]([0] * len(moves))
    for _ in range(worlds):
        world = state.guess(state.turn, random)
        for index in range(len(moves)):
            if world.hands[(moves[index] - ASK) // CARDS] & bits.single((moves[index] - ASK) % CARDS):
                hits[index] += 1
    heard = _heard(state)
    best: i64 = 0
    value = -1.0
    for index in range(len(moves)):
        card = (moves[index] - ASK) % CARDS
        worth = float(hits[index]) / float(worlds) + 0.001 * random.random()
        if skill == PLANS:
            worth += NEARER * float(_held(state, card))
            if heard & same_rank(card):
                worth += GIVEN_AWAY
        if worth > value:
            best = index
            value = worth
    return moves[best]


def _heard(state: Quartett) -> i64:
    """Cards of the ranks of which everybody knows that whoever asks has some."""
    cards: i64 = 0
    for index in range(0, len(state.claims), 2):
        if state.claims[index] == state.turn:
            cards |= state.claims[index + 1]
    for card in bits.members(state.hands[state.turn]):
        if state.known(card):
            cards |= bits.single(card)
    return cards
