"""Games that are played to learn from how they end: one soloist with every plan that is worth a thought.

At first the cards to put away are drawn and everybody plays the card that is best for the trick, with all hands in
view: many games in little time. From then on the soloist puts away what the weights so far say, and everybody looks
for the card that is best in a few guesses. Last, hands are dealt to see how far they are bid and what is declared.
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.skat.mind.bidding import Discard, Prospects, contract_of, thinkable
from ludothek.games.skat.mind.inference import of_bidding, of_declaring
from ludothek.games.skat.mind.knowledge import SkatKnowledge
from ludothek.games.skat.mind.strength import (
    BIDS,
    DECLARES,
    GRAND_GAME,
    GRAND_SCHNEIDER,
    NULL_GAME,
    OPEN_GAME,
    OPEN_NULL,
    PLANS,
    QUESTIONS,
    SUIT_GAME,
    SUIT_SCHNEIDER,
    WEIGHTS,
    WIDTH,
    features,
)
from ludothek.games.skat.notation import BID, CONTRACT, GRAND, NULL, PASS, TAKE, pair
from ludothek.games.skat.ranking import TRUMPS
from ludothek.games.skat.reckoning import Terms
from ludothek.games.skat.rules import Skat, start
from ludothek.kit.common import bits
from ludothek.thinking.learning.regression import Sample, fitted

GUESSES: Final = 30
"""In so many guesses the cards are tried."""
HOPELESS: Final = 0.1
"""Plans that are won less often teach nothing that is ever needed."""
STIFF: Final = 1.0
"""How stiffly weights hold on to those before."""
HEARD: Final = vec[i64]([18, 24, 36, 48])
"""Of these numbers it is asked how far a hand is bid."""
WON: Final = 61
SCHNEIDERED: Final = 90
"""Card points."""


class Experience:
    """What was seen of each question, and the weights that follow from it."""

    def __init__(self, terms: Terms, random: Random) -> None:
        self._terms = terms
        self._random = random
        self._knowledge = SkatKnowledge()
        self._samples = self._none()
        self.games: i64 = 0

    def _none(self) -> list[Sample]:
        return [Sample(WIDTH) for _ in range(QUESTIONS)]

    def see(self, number: i64, *, quickly: bool) -> None:
        """Deal once, and play every plan of one seat that is worth a thought."""
        place = number % 3
        dealt = self._dealt()
        own = dealt.hands[place] | dealt.hands[3]
        if quickly:
            for plan in range(PLANS):
                if thinkable(own, 0, plan):
                    self._play(dealt.copy(), place, plan, self._any_two(own, plan))
            return
        discard = Discard(own, place)
        suit: i64 = 0
        for other in range(1, GRAND):
            if discard.odds[other].won > discard.odds[suit].won:
                suit = other
        for plan in range(PLANS):
            if (plan == suit or plan >= GRAND) and discard.odds[plan].won > HOPELESS:
                self._play(dealt.copy(), place, plan, discard.moves[plan], GUESSES)

    def hear(self, number: i64) -> None:
        """Deal a hand and a skat; how far is it bid, and is the game declared that suits it best?"""
        place = number % 3
        dealt = self._dealt()
        hand, own = dealt.hands[place], dealt.hands[place] | dealt.hands[3]
        limit = Prospects(hand, place, self._terms).limit(0.0)
        for asked in HEARD:
            self._keep(BIDS, of_bidding(hand, place, asked), happened=limit >= asked)
        discard = Discard(own, place)
        odds = discard.odds[discard.best(self._terms, own, limit)]
        self._keep(DECLARES, of_declaring(odds), happened=limit > 0)

    def learn(self) -> None:
        """Fit the weights to what was seen, and forget it."""
        for question in range(QUESTIONS):
            before = vec[float]([0.0] * WIDTH)
            for index in range(WIDTH):
                before[index] = WEIGHTS[question * WIDTH + index]
            after = fitted(self._samples[question], before, STIFF)
            for index in range(WIDTH):
                WEIGHTS[question * WIDTH + index] = after[index]
        self._samples = self._none()

    def _dealt(self) -> Skat:
        """All cards are dealt; Hinterhand is the dealer."""
        state = start(3, 2, self._terms)
        while state.turn == REFEREE:
            state.play(state.chance(self._random))
        return state

    def _keep(self, question: i64, seen: vec[float], *, happened: bool) -> None:
        """Keep how a question was answered."""
        row = vec[float]([0.0] * WIDTH)
        for index in range(len(seen)):
            row[index] = seen[index]
        self._samples[question].add(row, 1.0 if happened else 0.0)

    def _any_two(self, own: i64, plan: i64) -> i64:
        """Any two cards to put away, no trumps where there are others."""
        lower = own if plan >= NULL else own & ~TRUMPS[plan]
        if bits.count(lower) < 2:
            lower = own
        first = bits.member(lower, self._random.randrange(bits.count(lower)))
        lower ^= bits.single(first)
        other = bits.member(lower, self._random.randrange(bits.count(lower)))
        return pair(min(first, other), max(first, other))

    def _play(self, state: Skat, place: i64, plan: i64, away: i64, guesses: i64 = 0) -> None:
        """Play a game and keep how it ended."""
        for speaker in range(1, 3):
            state.play(BID if speaker == place else PASS)
            if speaker == place:
                state.play(PASS)  # whoever was asked
        if place == 0:
            state.play(BID)
        for move in (TAKE, away, CONTRACT + contract_of(plan, from_hand=False)):
            state.play(move)
        seen = features(state.hands[place], state.hands[3], min(plan, NULL), place)
        while state.turn != NOBODY:
            state.play(self._card(state, guesses))
        self.games += 1
        points = state.card_points()
        if plan >= NULL:
            self._keep(OPEN_GAME if plan == OPEN_NULL else NULL_GAME, seen, happened=state.score > 0)
        else:
            self._keep(GRAND_GAME if plan == GRAND else SUIT_GAME, seen, happened=points >= WON)
            self._keep(GRAND_SCHNEIDER if plan == GRAND else SUIT_SCHNEIDER, seen, happened=points >= SCHNEIDERED)

    def _card(self, state: Skat, guesses: i64) -> i64:
        """The card that brings most in some guesses; without any, the one that looks best with all hands in view."""
        moves = state.moves()
        if guesses == 0 or len(moves) == 1:
            return self._knowledge.lean(state, self._random)
        seat = state.turn
        totals = vec[float]([0.0] * len(moves))
        for _ in range(guesses):
            guessed = state.guess(seat, self._random)
            for index in range(len(moves)):
                after = guessed.copy()
                after.play(moves[index])
                while after.turn != NOBODY:
                    after.play(self._knowledge.lean(after, self._random))
                totals[index] += self._knowledge.rewards(after)[seat]
        best: i64 = 0
        for index in range(len(moves)):
            if totals[index] > totals[best]:
                best = index
        return moves[best]
