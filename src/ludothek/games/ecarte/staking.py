"""What comes before the first deal of a match: cards drawn for who plays, and what everybody stakes on whom."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.ecarte.ranking import draws_higher
from ludothek.kit.cards.cards import PACK
from ludothek.kit.cards.trickplay import NONE
from ludothek.kit.common import bits

HIGHEST: Final = 50
"""Nobody ever stakes more."""


@final
class Draw:
    """One card for each who may play: the two highest play, and the higher of them deals (ECA-6, ECA-R19, ECA-R24)."""

    def __init__(self, candidates: i64, cards: vec[i64]) -> None:
        self.candidates = candidates
        """Who draws, as bits."""
        self.cards = cards
        """The card that each seat has drawn, or none."""

    def copy(self) -> "Draw":
        """One that shares nothing with this one."""
        return Draw(self.candidates, self.cards[:])

    def left(self) -> i64:
        """The cards that may still be drawn."""
        out: i64 = PACK
        for card in self.cards:
            if card != NONE:
                out ^= bits.single(card)
        return out

    def turn(self) -> i64:
        """Who draws next; none if all have."""
        for seat in bits.members(self.candidates):
            if self.cards[seat] == NONE:
                return seat
        return NONE

    def highest(self, among: i64) -> i64:
        """Which of some seats has drawn the highest card."""
        best: i64 = NONE
        for seat in bits.members(among):
            if best == NONE or draws_higher(self.cards[seat]) > draws_higher(self.cards[best]):
                best = seat
        return best


@final
class Stakes:
    """What everybody has staked on whom. From the first card of a match to its last it does not change."""

    def __init__(self, counters: vec[i64], least: i64, most: i64) -> None:
        self.counters = counters
        """What every seat has, with its stake."""
        self.least = least
        self.most = most
        """The bounds of every stake."""
        self.amounts = vec[i64]([0] * len(counters))
        """What every seat has staked in this match."""
        self.backs = vec[i64]([NONE] * len(counters))
        """On whom: both players on themselves; none for who looks on, or is still to be asked."""

    def copy(self) -> "Stakes":
        """One that shares nothing with this one but the counters, which stay as they are."""
        new = Stakes(self.counters, self.least, self.most)
        new.amounts = self.amounts[:]
        new.backs = self.backs[:]
        return new

    def put(self, seat: i64, amount: i64, on: i64) -> None:
        """A seat stakes so much on a player."""
        self.amounts[seat] = amount
        self.backs[seat] = on

    def affordable(self, seat: i64) -> i64:
        """ECA-R21: the highest stake of a seat."""
        return min(self.most, self.counters[seat])

    def paid(self, winner: i64, seat: i64) -> i64:
        """ECA-R14: what a seat gets or pays when this player has won the match.

        Those who staked on the winner share what was staked on the loser; what cannot be divided is the winner's.
        """
        if self.backs[seat] != winner:
            return -self.amounts[seat]
        lost: i64 = 0
        right: i64 = 0
        for other in range(len(self.amounts)):
            if self.backs[other] == winner:
                right += self.amounts[other]
            else:
                lost += self.amounts[other]
        if seat != winner:
            return lost * self.amounts[seat] // right
        left = lost
        for other in range(len(self.amounts)):
            if self.backs[other] == winner and other != winner:
                left -= lost * self.amounts[other] // right
        return left
