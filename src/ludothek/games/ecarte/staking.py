"""Before the first deal of a match: who plays and who deals, drawn by cards, and what everybody stakes on whom."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import REFEREE
from ludothek.games.ecarte.ranking import draws_higher
from ludothek.kit.cards.cards import CARDS, PACK, card_text
from ludothek.kit.cards.tricks import Tricks
from ludothek.kit.common import bits
from ludothek.kit.common.ring import after

PLAY: Final = CARDS
PROPOSE: Final = CARDS + 1
ACCEPT: Final = CARDS + 2
REFUSE: Final = CARDS + 3
DONE: Final = CARDS + 4
KING: Final = CARDS + 5
WATCH: Final = CARDS + 6
"""The moves of a seat that are words. Those below are cards: drawn, dealt, laid away or played."""
ON: Final = CARDS + 7
"""The bet on seat 0; those on the others follow."""
STAKE: Final = ON + 6
"""The stake of one counter; higher ones follow."""
HIGHEST: Final = 50
MOVES: Final = STAKE + HIGHEST
WORDS: Final = ("play", "propose", "accept", "refuse", "done", "king", "watch")

# What is to be done.
LOTS: Final = 0
STAKING: Final = 1
BETTING: Final = 2
DEALING: Final = 3
TALKING: Final = 4
ANSWERING: Final = 5
LAYING: Final = 6
DRAWING: Final = 7
PLAYING: Final = 8
OVER: Final = 9

NONE: Final = -1


class Staking(Tricks):
    """One deal as far as its players and stakes; in a later deal of a match both are known from the beginning."""

    phase: i64 = LOTS
    elder: i64 = NONE
    """The dealer's opponent, who leads; nobody before the lot."""
    candidates: i64 = 0
    """Who draws for the match, as bits."""
    drawn: vec[i64]
    """The card that each seat has drawn, or none."""
    counters: vec[i64]
    """What every seat has, with its stake."""
    least: i64 = 1
    most: i64 = 10
    """The bounds of every stake."""
    stakes: vec[i64]
    """What every seat has staked in this match."""
    backs: vec[i64]
    """On whom every seat has staked: both players on themselves; none for who looks on, or is still to be asked."""
    match: i64 = 0
    """How many matches were played before."""
    matches: i64 = 1

    def moves(self) -> vec[i64]:
        if self.phase == LOTS:
            return bits.members(self._undrawn())
        if self.phase == BETTING:
            first, second = min(self.dealer, self.elder), max(self.dealer, self.elder)
            return vec[i64]([WATCH, ON + first, ON + second])
        out = vec[i64](capacity=HIGHEST)
        for amount in range(self.least, self.affordable(self.turn) + 1):
            out = append(out, STAKE + amount - 1)
        return out

    def play(self, move: i64) -> None:
        if self.phase == LOTS:
            self._draw(move)
        elif move >= STAKE:
            self._stake(move - STAKE + 1)
        elif move == WATCH:
            self._ask_after(self.turn)
        else:
            self.backs[self.turn] = move - ON
            self.phase = STAKING

    def carry_staking(self, new: "Staking") -> None:
        """Give a copy what is known before the cards are dealt."""
        self.carry(new)
        new.phase = self.phase
        new.elder = self.elder
        new.candidates = self.candidates
        new.drawn = self.drawn[:]
        new.counters = self.counters[:]
        new.least = self.least
        new.most = self.most
        new.stakes = self.stakes[:]
        new.backs = self.backs[:]
        new.match = self.match
        new.matches = self.matches

    def text(self, move: i64) -> str:
        if move < PLAY:
            return card_text(move)
        if move >= STAKE:
            return f"stake{move - STAKE + 1}"
        return f"on{move - ON}" if move >= ON else WORDS[move - PLAY]

    def chance(self, random: Random) -> i64:
        cards = self._undrawn() if self.phase == LOTS else self.hands[self.seats]
        return bits.member(cards, random.randrange(bits.count(cards)))

    def _undrawn(self) -> i64:
        out: i64 = PACK
        for seat in range(self.seats):
            if self.drawn[seat] != NONE:
                out ^= bits.single(self.drawn[seat])
        return out

    def drawing(self) -> i64:
        """Who draws a card for the match next; none if all have."""
        for seat in range(self.seats):
            if (self.candidates >> seat) & 1 and self.drawn[seat] == NONE:
                return seat
        return NONE

    def _draw(self, card: i64) -> None:
        """ECA-6, ECA-R19, ECA-R24: the two highest cards play, and the higher of them deals."""
        self.drawn[self.drawing()] = card
        if self.drawing() != NONE:
            return
        self.dealer = self._highest(self.candidates)
        self.elder = self._highest(self.candidates ^ (1 << self.dealer))
        self.turn = self.elder
        self.phase = STAKING

    def _highest(self, among: i64) -> i64:
        best: i64 = NONE
        for seat in range(self.seats):
            if (among >> seat) & 1 and (
                best == NONE or draws_higher(self.drawn[seat]) > draws_higher(self.drawn[best])
            ):
                best = seat
        return best

    def plays(self, seat: i64) -> bool:
        """Is it one of the two who play?"""
        return seat >= 0 and seat in (self.dealer, self.elder)

    def affordable(self, seat: i64) -> i64:
        """ECA-R14, ECA-R21: the highest stake of a seat; of both players, what both can pay."""
        most = min(self.most, self.counters[seat])
        return min(most, self.counters[self.dealer]) if seat == self.elder else most

    def _stake(self, amount: i64) -> None:
        """ECA-R14: the dealer puts up as much as the elder hand names."""
        self.stakes[self.turn] = amount
        if self.turn != self.elder:
            self._ask_after(self.turn)
            return
        self.stakes[self.dealer] = amount
        self.backs[self.elder] = self.elder
        self.backs[self.dealer] = self.dealer
        self._ask_after(self.dealer)

    def _ask_after(self, seat: i64) -> None:
        """ECA-R20: who may bet next, clockwise from the dealer; after the last of them the cards are dealt."""
        seat = after((1 << self.seats) - 1, seat, self.seats)
        while seat != self.dealer and (seat == self.elder or self.counters[seat] < self.least):
            seat = after((1 << self.seats) - 1, seat, self.seats)
        if seat == self.dealer:
            self.phase = DEALING
            self.turn = REFEREE
        else:
            self.phase = BETTING
            self.turn = seat

    def paid(self, winner: i64, seat: i64) -> i64:
        """ECA-R14: what a seat gets or pays when this player has won the match.

        Those who staked on the winner share what was staked on the loser; what cannot be divided is the winner's.
        """
        if self.backs[seat] != winner:
            return -self.stakes[seat]
        lost: i64 = 0
        right: i64 = 0
        for other in range(self.seats):
            if self.backs[other] == winner:
                right += self.stakes[other]
            else:
                lost += self.stakes[other]
        if seat != winner:
            return lost * self.stakes[seat] // right
        left = lost
        for other in range(self.seats):
            if self.backs[other] == winner and other != winner:
                left -= lost * self.stakes[other] // right
        return left

    def unstaked(self, move: i64) -> str:
        """The clause that forbids a move while stakes are named."""
        if move < ON and move != WATCH:
            return "ECA-R20"
        if self.phase == BETTING:
            return "ECA-R20" if move >= STAKE else "ECA-17"
        return "ECA-R14" if self.turn == self.elder else "ECA-R21"
