"""Deals in which cards are hidden, and what can be inferred of them.

There are four kinds of knowledge, and a game states those that it has:

- *How many* cards a holder has. A holder is a seat, or after the seats whatever else has cards face down: a pack, cards
  put away, every single card of a pile. The numbers are always known, so `hands` itself says them.
- *Who lacks what*: a card is not with a holder, because somebody said so, could not play it, or shows it elsewhere.
- *Who has seen what*: a card that passes from one to another face down is known to these two; to all others whatever
  may have been there may be here now. Then `lacks` has a row for each seat and one for those who only watch.
- *Hands as a whole*: it holds one of these cards, no two of a rank, so many trumps. A game says how far a hand is from
  that (`Whole.off`).

Guesses are made of all of it (`redealing`).
"""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludothek.core.state import State
from ludothek.kit.common import bits
from ludothek.kit.hidden.redealing import ANY, Whole, redeal, show


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenHands(State):
    """A deal in which cards are hidden, and what everybody knows of them."""

    hands: vec[i64]
    """Sets of cards: those of the seats, then those of other holders such as the pack that is being dealt."""
    lacks: vec[i64]
    """For every holder the cards of which all know that it does not have them; row by row where seats know different
    things: what each seat knows besides its own cards, and last what somebody does who only watches."""

    def carry(self, new: "HiddenHands") -> None:
        """Give a copy what every such deal has."""
        new.hands = self.hands[:]
        new.lacks = self.lacks[:]

    # What is known.

    def with_cards(self) -> i64:
        """The seats that have cards."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.hands[seat] != 0:
                found |= bits.single(seat)
        return found

    def seen(self, seat: i64) -> i64:
        """The holders of whom a seat (-1: a watcher) sees the cards: here only itself."""
        return bits.single(seat) if seat >= 0 else 0

    def whole(self) -> Whole:
        """What all know of hands as a whole: here nothing."""
        return ANY

    def row(self, seat: i64) -> i64:
        """Where in `lacks` it begins what a seat (-1: a watcher) knows."""
        holders: i64 = len(self.hands)
        if len(self.lacks) == holders:
            return 0
        return holders * (seat if seat >= 0 else self.seats)

    def possible(self, seat: i64, holder: i64) -> i64:
        """The cards that a seat (-1: a watcher) thinks possible with another holder."""
        known = self.seen(seat)
        cards: i64 = 0
        for other in range(len(self.hands)):
            if (known >> other) & 1 == 0:
                cards |= self.hands[other]
        return cards & ~self.lacks[self.row(seat) + holder]

    # What happens.

    def move(self, card: i64, giver: i64, taker: i64) -> None:
        """A card goes from one holder to another, and nobody learns what was not known before."""
        bit = bits.single(card)
        self.hands[giver] ^= bit
        self.hands[taker] |= bit

    def give(self, card: i64, giver: i64, taker: i64) -> None:
        """A card goes from one holder to another, and everybody sees which."""
        self.move(card, giver, taker)
        self.show(card, taker)

    def give_hidden(self, card: i64, giver: i64, taker: i64) -> None:
        """A card goes from one holder to another, and only these two see which; what an empty holder lacked is over."""
        lacks = self.lacks
        holders: i64 = len(self.hands)
        bit = bits.single(card)
        if giver < self.seats:  # to itself, just this card was there
            row = giver * holders
            for index in range(row, row + holders):
                lacks[index] |= bit
            lacks[row + giver] = ~bit
        empty = self.hands[taker] == 0
        row = 0
        while row < len(lacks):
            lacking = lacks[row + giver]
            if not empty:
                lacking &= lacks[row + taker]
            lacks[row + taker] = lacking
            row += holders
        self.move(card, giver, taker)

    def show(self, card: i64, holder: i64) -> None:
        """Everybody sees with whom a card is."""
        show(self.lacks, len(self.hands), card, holder)

    def deny(self, cards: i64, holder: i64) -> None:
        """Everybody learns that a holder has none of these cards."""
        index = holder
        while index < len(self.lacks):
            self.lacks[index] |= cards
            index += len(self.hands)

    # Guessing.

    def redeal(self, seat: i64, random: Random) -> None:
        """Share out anew all that a seat (-1: a watcher) does not see, as it may be for all this seat knows."""
        redeal(self.hands, self.lacks, self.seen(seat), random, whole=self.whole(), row=self.row(seat))
