"""How high a hand may go, hand or skat, what to put away and what to play: from the chances of `strength`.

What is announced is decided last, when a hand game has been chosen (`announcing`).
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.skat.mind.strength import NONE_AT_ALL, OPEN_NULL, PLANS, Odds, chances
from ludothek.games.skat.notation import (
    GRAND,
    HAND_ONLY,
    NULL,
    NULL_HAND,
    NULL_OPEN,
    NULL_OPEN_HAND,
    NUMBERS,
    SKAT,
    pair,
)
from ludothek.games.skat.ranking import TRUMPS
from ludothek.games.skat.reckoning import BASES, NULLS, Terms, matadors
from ludothek.kit.cards.cards import PACK
from ludothek.kit.common import bits

SUITS_AND_GRAND: Final = 0b11111
SKATS: Final = 24
"""How many skats are tried with a hand."""
NEVER: Final = -10000.0
LOST_TWICE: Final = 2
"""SKA-39: how often a game counts that is lost after the skat was taken."""


def contract_of(plan: i64, *, from_hand: bool) -> i64:
    """The contract that is declared for a plan."""
    if plan == OPEN_NULL:
        return 5 * NULL + (NULL_OPEN_HAND if from_hand else NULL_OPEN)
    if plan == NULL:
        return 5 * NULL + (NULL_HAND if from_hand else SKAT)
    return 5 * plan + (HAND_ONLY if from_hand else SKAT)


def value(own: i64, plan: i64, *, from_hand: bool) -> i64:
    """What a plan is worth with these twelve cards, if it simply succeeds."""
    if plan >= NULL:
        return NULLS[contract_of(plan, from_hand=from_hand) - 5 * NULL]
    return BASES[plan] * (matadors(own, plan) + (2 if from_hand else 1))


def expected(plan: i64, odds: Odds, worth: i64, bid: i64, factor: i64) -> float:
    """What a plan brings on average. A null game below the bid cannot be declared; another one is lost."""
    if worth >= bid:
        more = odds.schneider * float(BASES[plan]) if plan < NULL else 0.0
        return (odds.won - (1.0 - odds.won) * float(factor)) * float(worth) + more
    if plan >= NULL:
        return NEVER
    return -float(factor * ((bid + BASES[plan] - 1) // BASES[plan] * BASES[plan]))


def thinkable(hand: i64, away: i64, plan: i64) -> bool:
    """Is a plan worth a closer look? Of games with fewer trumps `strength` knows nothing, whatever it says."""
    own = hand | away
    if plan >= NULL:
        return bits.count(own & 0xC0C0C0C0) <= 5
    if plan == GRAND:
        return bits.count(own & 0x90909090) >= 3
    return bits.count(hand & TRUMPS[plan]) >= 5


def plans(hand: i64, away: i64) -> i64:
    """The plans to choose from, as a set: the thinkable ones.

    Without a suit game or grand among them also those with most trumps, for a null game may be below the bid.
    """
    found: i64 = 0
    for plan in range(PLANS):
        if thinkable(hand, away, plan):
            found |= 1 << plan
    if found & SUITS_AND_GRAND != 0:
        return found
    most: i64 = 0
    longest: i64 = 0
    for suit in range(GRAND):
        trumps = bits.count(hand & TRUMPS[suit])
        if trumps > most:
            most = trumps
            longest = 0
        if trumps == most:
            longest |= 1 << suit
    return found | longest


class Discard:
    """What to put away for every plan, with twelve cards."""

    def __init__(self, own: i64, place: i64) -> None:
        self.odds = [NONE_AT_ALL] * PLANS
        """How likely each plan then succeeds."""
        self.moves = vec[i64]([-1] * PLANS)
        left = plans(own, 0)
        while left != 0:
            self._try(own, place, bits.lowest(left))
            left &= left - 1

    def _try(self, own: i64, place: i64, plan: i64) -> None:
        lower = own if plan >= NULL else own & ~TRUMPS[plan]
        if bits.count(lower) < 2:
            lower = own
        worth = value(own, plan, from_hand=False)
        most = NEVER
        while lower != 0:
            low = bits.lowest(lower)
            lower &= lower - 1
            higher = lower
            while higher != 0:
                high = bits.lowest(higher)
                higher &= higher - 1
                away = bits.single(low) | bits.single(high)
                odds = chances(own ^ away, away, plan, place)
                brings = expected(plan, odds, worth, 0, LOST_TWICE)
                if brings > most:
                    most = brings
                    self.odds[plan] = odds
                    self.moves[plan] = pair(low, high)

    def best(self, terms: Terms, own: i64, bid: i64) -> i64:
        """The plan that brings most."""
        chosen: i64 = -1
        most = NEVER
        for plan in range(PLANS):
            if self.moves[plan] >= 0:
                worth = value(own, plan, from_hand=False)
                brings = expected(plan, self.odds[plan], worth, bid, terms.lost_skat_factor)
                if brings > most:
                    most = brings
                    chosen = plan
        return chosen


def best_with(terms: Terms, hand: i64, away: i64, place: i64, bid: i64) -> i64:
    """The plan that brings most when two cards have been put away: the one they were put away for, or a better one."""
    chosen: i64 = -1
    most = NEVER
    left = plans(hand, away)
    while left != 0:
        plan = bits.lowest(left)
        left &= left - 1
        worth = value(hand | away, plan, from_hand=False)
        brings = expected(plan, chances(hand, away, plan, place), worth, bid, terms.lost_skat_factor)
        if brings > most:
            most = brings
            chosen = plan
    return chosen


class Prospects:
    """What may become of ten cards: all plans with some skats as they might be, taken up or left where they are."""

    def __init__(self, hand: i64, place: i64, terms: Terms) -> None:
        self.hand = hand
        self.place = place
        self.terms = terms
        self._odds: list[Odds] = []
        self._worth = vec[i64](capacity=SKATS * PLANS)
        self._hand_odds: list[Odds] = []
        self._hand_worth = vec[i64](capacity=SKATS * PLANS)
        random = Random(hand)
        for _ in range(SKATS):
            first = bits.single(bits.member(PACK & ~hand, random.randrange(22)))
            skat = first | bits.single(bits.member(PACK & ~hand & ~first, random.randrange(21)))
            discard = Discard(hand | skat, place)
            for plan in range(PLANS):
                self._odds.append(discard.odds[plan])
                self._worth = append(self._worth, value(hand | skat, plan, from_hand=False))
                odds = chances(hand, skat, plan, place) if thinkable(hand, 0, plan) else NONE_AT_ALL
                self._hand_odds.append(odds)
                self._hand_worth = append(self._hand_worth, value(hand | skat, plan, from_hand=True))

    def with_skat(self, bid: i64) -> float:
        """What the game brings on average when the skat is taken: the best plan with each."""
        total = 0.0
        for number in range(SKATS):
            most = NEVER
            for plan in range(PLANS):
                at = number * PLANS + plan
                brings = expected(plan, self._odds[at], self._worth[at], bid, self.terms.lost_skat_factor)
                most = max(most, brings)
            total += most
        return total / float(SKATS)

    def from_hand(self, plan: i64, bid: i64) -> float:
        """What a hand game brings on average."""
        total = 0.0
        for number in range(SKATS):
            at = number * PLANS + plan
            total += expected(plan, self._hand_odds[at], self._hand_worth[at], bid, self.terms.lost_hand_factor)
        return total / float(SKATS)

    def best_from_hand(self, bid: i64) -> i64:
        """The hand game that brings most."""
        chosen: i64 = 0
        for plan in range(1, PLANS):
            if self.from_hand(plan, bid) > self.from_hand(chosen, bid):
                chosen = plan
        return chosen

    def plays_from_hand(self, bid: i64) -> bool:
        """Is it better to leave the skat where it is?"""
        return self.from_hand(self.best_from_hand(bid), bid) > self.with_skat(bid)

    def limit(self, least: float) -> i64:
        """The highest number at which the game still brings so much on average; 0 if there is none."""
        highest: i64 = 0
        for index in range(len(NUMBERS)):
            bid = NUMBERS[index]
            if self.with_skat(bid) < least and self.from_hand(self.best_from_hand(bid), bid) < least:
                break
            highest = bid
        return highest
