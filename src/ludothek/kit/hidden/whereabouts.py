"""Who knows where which card lies, and what all know about hands: a card is not there, or one of these is.

It is what `guess` has to respect (the constraints of a determinization). Cards are numbers up to 62, a set of cards or
of seats is one integer; a holder is a seat, or a place after the seats, such as a stock.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.common import bits
from ludothek.kit.hidden.distribution import share

TRIES: Final = 24
"""So often any distribution is tried before one is made to fit."""
MOST: Final = 2000
"""So often at most; some distribution always fits, because the truth does."""


class Whereabouts:
    """What is known about cards beside who holds them, which the state itself says."""

    def __init__(self, seats: i64, knows: vec[i64], barred: vec[i64], claims: vec[i64]) -> None:
        self.seats = seats
        self.knows = knows
        """For every card the set of seats that know where it lies, besides who holds it."""
        self.barred = barred
        """For every card the set of holders of whom all know that they do not have it."""
        self.claims = claims
        """Two numbers for each: a holder, and a set of cards of which all know that he has at least one."""

    def copy(self) -> "Whereabouts":
        """One that shares nothing with this one."""
        return Whereabouts(self.seats, self.knows[:], self.barred[:], self.claims[:])

    # What happens.

    def show(self, card: i64) -> None:
        """Everybody sees where a card lies."""
        self.knows[card] = (1 << self.seats) - 1
        self.barred[card] = 0

    def deny(self, card: i64, holder: i64) -> None:
        """Everybody hears that a holder does not have a card."""
        self.barred[card] |= 1 << holder

    def claim(self, holder: i64, cards: i64) -> None:
        """Everybody hears that a holder has at least one of these cards; said again, it is nothing new."""
        for index in range(0, len(self.claims), 2):
            if self.claims[index] == holder and self.claims[index + 1] == cards:
                return
        self.claims = append(append(self.claims, holder), cards)

    def give(self, card: i64, giver: i64) -> None:
        """A card goes from one to another, or onto the table, and everybody sees which. Call it in any order."""
        self.show(card)
        self._forget(giver, bits.single(card))

    def give_hidden(self, card: i64, giver: i64, taker: i64, held: i64) -> None:
        """A card goes from one to another, and only these two see which; the giver `held` these cards before.

        Others can no longer be sure of any card that lay there, nor that the taker does not have it now.
        """
        pair = self._seat(giver) | self._seat(taker)
        for other in range(len(self.knows)):
            if (held >> other) & 1:
                self.knows[other] &= pair
            if (self.barred[other] >> giver) & 1 == 0:
                self.barred[other] &= ~(1 << taker)
        self.knows[card] = pair
        self._forget(giver, held)

    def _seat(self, holder: i64) -> i64:
        return 1 << holder if holder < self.seats else 0

    def _forget(self, holder: i64, cards: i64) -> None:
        """What was claimed of a holder may no longer hold: one of these cards has left him."""
        kept = vec[i64](capacity=len(self.claims))
        for index in range(0, len(self.claims), 2):
            if self.claims[index] != holder or self.claims[index + 1] & cards == 0:
                kept = append(append(kept, self.claims[index]), self.claims[index + 1])
        self.claims = kept

    # Guessing.

    def guess(self, seat: i64, holder_of: vec[i64], holders: i64, random: Random) -> vec[i64]:
        """A holder for every card, at random among all that a seat (-1: a watcher) cannot tell from the truth.

        `holder_of` is the truth; of it only the cards that the seat holds or knows are used, and how many each holds.
        """
        fixed = self._known(seat, holder_of)
        for attempt in range(MOST):
            tried = fixed[:]
            if attempt >= TRIES:
                self._settle_claims(tried, holder_of, holders, random)
            if self._fill(tried, holder_of, holders, random) and self._claims_hold(tried):
                return tried
        raise ValueError("no distribution of the cards was found that agrees with what is known")

    def _known(self, seat: i64, holder_of: vec[i64]) -> vec[i64]:
        known = vec[i64]([-1] * len(holder_of))
        everybody: i64 = (1 << self.seats) - 1
        for card in range(len(holder_of)):
            sees = self.knows[card] == everybody if seat < 0 else (self.knows[card] >> seat) & 1 == 1
            if sees or (holder_of[card] == seat and seat >= 0):
                known[card] = holder_of[card]
        return known

    def _claims_hold(self, tried: vec[i64]) -> bool:
        for index in range(0, len(self.claims), 2):
            if not _has_one(tried, self.claims[index], self.claims[index + 1]):
                return False
        return True

    def _settle_claims(self, tried: vec[i64], holder_of: vec[i64], holders: i64, random: Random) -> None:
        """Give whoever has to have one of some cards one of them that may be there, if nothing known is one already."""
        room = _rooms(tried, holder_of, holders)
        for index in range(0, len(self.claims), 2):
            holder, cards = self.claims[index], self.claims[index + 1]
            if _has_one(tried, holder, cards) or room[holder] == 0:
                continue
            free: i64 = 0
            for card in range(len(tried)):
                if (cards >> card) & 1 and tried[card] < 0 and (self.barred[card] >> holder) & 1 == 0:
                    free |= bits.single(card)
            if free != 0:
                tried[bits.member(free, random.randrange(bits.count(free)))] = holder
                room[holder] -= 1

    def _fill(self, tried: vec[i64], holder_of: vec[i64], holders: i64, random: Random) -> bool:
        """Give all other cards a holder; false where it cannot be done."""
        cards = vec[i64](capacity=len(tried))
        barred = vec[i64](capacity=len(tried))
        for card in range(len(tried)):
            if tried[card] < 0:
                cards = append(cards, card)
                barred = append(barred, self.barred[card])
        try:
            found = share(_rooms(tried, holder_of, holders), barred, random)
        except ValueError:
            return False
        for index in range(len(cards)):
            tried[cards[index]] = found[index]
        return True


def _rooms(tried: vec[i64], holder_of: vec[i64], holders: i64) -> vec[i64]:
    """How many cards each holder still lacks."""
    room = vec[i64]([0] * holders)
    for card in range(len(tried)):
        room[holder_of[card]] += 1
        if tried[card] >= 0:
            room[tried[card]] -= 1
    return room


def _has_one(tried: vec[i64], holder: i64, cards: i64) -> bool:
    while cards != 0 and tried[bits.lowest(cards)] != holder:
        cards &= cards - 1
    return cards != 0


def unknown(seats: i64, cards: i64) -> Whereabouts:
    """Nobody knows anything but the own hand."""
    return Whereabouts(seats, vec[i64]([0] * cards), vec[i64]([0] * cards), vec[i64]())
