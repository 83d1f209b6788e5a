"""What computer players know of Skat: how to bid and declare, how to play quickly, and which hands to believe in."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.compiled import COMPILED
from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.skat import reckoning
from ludothek.games.skat.mind import greedy
from ludothek.games.skat.mind.announcing import announced
from ludothek.games.skat.mind.bidding import Discard, Prospects, best_with, contract_of
from ludothek.games.skat.mind.inference import likelihood
from ludothek.games.skat.mind.solver import Solver
from ludothek.games.skat.notation import (
    BID,
    CONTRACT,
    HAND,
    NULL,
    NUMBERS,
    PASS,
    TAKE,
    YES,
    kind_of,
)
from ludothek.games.skat.rules import AUCTION, CHOICE, PLAY, PUTTING, Skat
from ludothek.kit.cards import cards
from ludothek.kit.cards.trickplay import NONE
from ludothek.kit.common import bits
from ludothek.thinking.play.double_dummy import SCALE
from ludothek.thinking.play.importance_resampling import Worlds

CLUMSY: Final = 0
"""Bids little, and plays every other card at random."""
QUICK: Final = 1
"""Bids what the hand is worth, plays the first card that looks good and overlooks something now and then."""
SOUND: Final = 2
"""Bids what the hand is worth and searches for the best card."""
EXPERT: Final = 3
"""Bids rather than leave the game to others, announces what is sure, believes in hands that fit what was said and
played, and solves the last tricks."""

LEASTS: Final = vec[float]([20.0, 0.0, 0.0, -10.0])
"""What a game has to bring on average before it is bid, by skill. Who passes leaves the game to others, who win about
twenty with it: so an expert bids what costs a little."""
FEW: Final = 7
"""Of no more cards than this in a hand all that can come is tried,"""
DRAWN: Final = 1000 if COMPILED else 60
WORLDS: Final = 40
"""in the likeliest of so many guesses,"""
TRIED: Final = 6_000_000 if COMPILED else 60_000
"""as long as no more cards than this are tried in all: all of it less where it takes longer."""
A_POINT: Final = 0.2
"""What a card point is worth in points of the list: it may yet turn the game where all play less well."""
SLIPS: Final = vec[i64]([2, 5, 0, 0])
"""Every so many cards on average, any is played."""


class SkatKnowledge(Knowledge):
    """Auction and declarations follow a model of how likely games are won; cards are searched for."""

    def __init__(self) -> None:
        self._greedy = greedy.Greedy(
            greedy.kept(greedy.SOLO_SUIT, greedy.SOLO_GRAND),
            greedy.kept(greedy.TEAM_SUIT, greedy.TEAM_GRAND),
        )
        self._prospects: Prospects | None = None
        self._solver = Solver()

    def lean(self, state: State, random: Random) -> i64:
        """In play the card that is best for the trick; before that, what the policy says."""
        assert isinstance(state, Skat)
        return self._greedy.card(state) if state.phase == PLAY else self._declare(state, SOUND, random)

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Skat)
        if state.phase == PLAY:
            if skill == EXPERT and bits.count(state.hands[state.turn]) <= FEW:
                solved = self.solved_card(state, random)
                if solved >= 0:
                    return solved
            if skill >= SOUND:
                return -1
            if random.randrange(SLIPS[skill]) > 0:
                return self._greedy.card(state)
            cards = state.playable()
            return bits.member(cards, random.randrange(bits.count(cards)))
        return self._declare(state, skill, random)

    def infers(self, skill: i64) -> bool:
        return skill == EXPERT

    def likelihood(self, state: State) -> float:
        assert isinstance(state, Skat)
        return likelihood(state, state.turn) if state.phase == PLAY else 1.0

    def rewards(self, state: State) -> vec[float]:
        """Winning is three quarters, the card points are one; the opponents share what the soloist lacks."""
        assert isinstance(state, Skat)
        reward = 0.5
        if state.soloist != NONE:
            reward = 0.75 if state.score > 0 else 0.0
            if kind_of(state.contract) != NULL:
                reward += 0.25 * float(state.card_points()) / 120.0
            elif state.score > 0:
                reward = 1.0
        out = vec[float](capacity=4)
        for seat in range(state.seats):
            out = append(out, reward if seat == state.soloist else 1.0 - reward)
        return out

    def solved_card(self, state: Skat, random: Random) -> i64:
        """The card that brings most in the list over likely guesses with perfect play; -1: none was solved."""
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        totals = vec[float]([0.0] * len(moves))
        seat = state.turn
        sign = 1.0 if seat == state.soloist else -1.0
        solver = self._solver
        limit = solver.visited + TRIED
        solved: i64 = 0
        for guessed in Worlds(lambda source: state.guess(seat, source), self, random, DRAWN, WORLDS).pool:
            assert isinstance(guessed, Skat)
            worths = solver.worths(guessed, limit)
            if solver.late:
                break
            solved += 1
            for index in range(len(moves)):
                totals[index] += sign * _outcome(guessed, worths[index])
        chosen: i64 = 0
        for index in range(len(moves)):
            if totals[index] > totals[chosen] + 1e-9:
                chosen = index
        return moves[chosen] if solved > 0 else -1

    # Everything before the first card.

    def _declare(self, state: Skat, skill: i64, random: Random) -> i64:
        if state.phase == AUCTION:
            return self._bid(state, LEASTS[skill])
        if state.phase == CHOICE:
            return HAND if self._look(state).plays_from_hand(state.auction.bid) else TAKE
        seat = state.soloist
        hand = state.hands[seat]
        bid = state.auction.bid
        if state.phase == PUTTING:
            discard = Discard(hand, _place(state, seat))
            return discard.moves[discard.best(state.terms, hand, bid)]
        if not state.took:
            plan = self._look(state).best_from_hand(bid)
            if skill == EXPERT and plan < NULL:
                return CONTRACT + 5 * plan + announced(state, plan, self._greedy, random)
            return CONTRACT + contract_of(plan, from_hand=True)
        away = state.hands[state.seats]
        return CONTRACT + contract_of(best_with(state.terms, hand, away, _place(state, seat), bid), from_hand=False)

    def _bid(self, state: Skat, least: float) -> i64:
        """SKA-17: start low and go on slowly."""
        limit = self._look(state).limit(least)
        if state.auction.asker != NONE and state.turn == state.auction.holder:
            return YES if state.auction.bid <= limit else PASS
        move = state.moves()[0]
        return move if move != PASS and NUMBERS[move - BID] <= limit else PASS

    def _look(self, state: Skat) -> Prospects:
        """What may become of the hand of whoever's turn it is; the last one is kept, as an auction asks again."""
        hand = state.hands[state.turn]
        place = _place(state, state.turn)
        kept = self._prospects
        if kept is None or kept.hand != hand or kept.place != place or kept.terms is not state.terms:
            kept = Prospects(hand, place, state.terms)
            self._prospects = kept
        return kept


def _outcome(state: Skat, worth: i64) -> float:
    """What a game is worth to the soloist if the rest of it is worth so much, as `solver` counts."""
    if kind_of(state.contract) == NULL:
        points: i64 = 0
        tricks: i64 = 0 if worth == 0 else 1
    else:
        won = state.won[state.soloist]
        tricks = bits.count(won) // 3 + worth % SCALE
        points = cards.points(won | state.hands[state.seats]) + worth // SCALE if tricks > 0 else 0
    score = reckoning.score(state.terms, state.contract, state.auction.bid, state.owned(), points, tricks)
    return float(score) + A_POINT * float(points)


def _place(state: Skat, seat: i64) -> i64:
    """0 for Vorhand, 1 for Mittelhand, 2 for Hinterhand."""
    return (seat - state.dealer - 1) % state.seats
