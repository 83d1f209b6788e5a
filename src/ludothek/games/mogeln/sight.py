"""What everybody knows about where the cards of Mogeln lie (MOG-R13), by what each thinks possible at every place.

Whoever lays a card knows it, and still does when somebody takes the pile; to all others it is one of those that its
layer may have held. Whoever takes the pile sees all of it, everybody else the card that was turned over.
"""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.cards.cards import CARDS
from ludothek.kit.common import bits
from ludothek.kit.hidden.distribution import share


class Features:
    """A row of sets of cards for every seat, and a last one for those who watch.

    The places are the hands, then the cards set aside, then those of the pile from the bottom up.
    """

    def __init__(self, seats: i64, may: vec[i64]) -> None:
        self.seats: i64 = seats
        self.may: vec[i64] = may
        """Row by row the cards that may lie at each place. Of its own hand a seat knows more than that."""

    def copy(self) -> "Features":
        """One that shares nothing with this one."""
        return Features(self.seats, self.may[:])

    def places(self) -> i64:
        """How many places there are."""
        return self.seats + 1 + CARDS

    def possible(self, seat: i64, place: i64) -> i64:
        """The cards that a seat (-1: a watcher) thinks possible at a place."""
        return self.may[(seat if seat >= 0 else self.seats) * self.places() + place]

    # What happens.

    def begin(self, hands: vec[i64]) -> None:
        """The cards have been dealt: everybody knows that nobody else has his own."""
        cards: i64 = 0
        for holder in range(self.seats + 1):
            cards |= hands[holder]
        for row in range(self.seats + 1):
            own: i64 = hands[row] if row < self.seats else 0
            for holder in range(self.seats + 1):
                self.may[row * self.places() + holder] = cards & ~own

    def lay(self, seat: i64, height: i64, card: i64) -> None:
        """A seat lays a card on so many others."""
        width = self.places()
        place = self.seats + 1 + height
        for first in range(0, (self.seats + 1) * width, width):
            self.may[first + place] = self.may[first + seat]
        self.may[seat * width + place] = bits.single(card)

    def take(self, taker: i64, pile: vec[i64]) -> None:
        """A seat takes the pile, after the top card was turned over for all to see."""
        width = self.places()
        bottom = self.seats + 1
        height = len(pile)
        shown = bits.single(pile[height - 1])
        for row in range(self.seats + 1):
            first: i64 = row * width
            found: i64 = 0
            gone = shown
            for at in range(height):
                if row == taker:
                    gone |= bits.single(pile[at])
                else:
                    found |= self.may[first + bottom + at]
                self.may[first + bottom + at] = 0
            for place in range(bottom):
                self.may[first + place] &= ~gone
            if row != taker:
                self.may[first + taker] |= found | shown

    # Guessing.

    def guess(self, seat: i64, hands: vec[i64], pile: vec[i64], random: Random) -> None:
        """Share out anew all that a seat (-1: a watcher) does not see, as far as it thinks it possible."""
        holders = self.seats + 1 + len(pile)
        sizes = vec[i64]([1] * holders)
        hidden: i64 = 0
        for holder in range(self.seats + 1):
            sizes[holder] = 0 if holder == seat else bits.count(hands[holder])
            if holder != seat:
                hidden |= hands[holder]
                hands[holder] = 0
        for at in range(len(pile)):
            hidden |= bits.single(pile[at])
        cards = bits.members(hidden)
        barred = vec[i64](capacity=len(cards))
        for card in cards:
            bars: i64 = 0
            for holder in range(holders):
                if (self.possible(seat, holder) >> card) & 1 == 0:
                    bars |= bits.single(holder)
            barred = append(barred, bars)
        found = share(sizes, barred, random)
        for index in range(len(cards)):
            if found[index] <= self.seats:
                hands[found[index]] |= bits.single(cards[index])
            else:
                pile[found[index] - self.seats - 1] = cards[index]

    def suppose(self, seat: i64, hand: i64, pile: vec[i64], layers: vec[i64]) -> None:
        """In a guess, let a seat know what everybody knows, its hand, and what it has laid."""
        width = self.places()
        own = hand
        for at in range(len(pile)):
            if layers[at] == seat:
                own |= bits.single(pile[at])
        for place in range(width):
            self.may[seat * width + place] = self.may[self.seats * width + place] & ~own
        for at in range(len(pile)):
            if layers[at] == seat:
                self.may[seat * width + self.seats + 1 + at] = bits.single(pile[at])


def blank(seats: i64) -> Features:
    """Nobody has seen anything."""
    return Features(seats, vec[i64]([0] * ((seats + 1) * (seats + 1 + CARDS))))
