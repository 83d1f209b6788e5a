"""Deals of tricks with the pack of 32 cards: what may be laid, and who takes the trick, by the order of a game."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludothek.kit.cards.cards import PACK
from ludothek.kit.cards.order import Order
from ludothek.kit.cards.tricks import Tricks
from ludothek.kit.common import bits

NONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickPlay(Tricks):
    """A deal in which a card must follow the one that was led. `hands` and `won` are sets of cards, one a holder.

    Before a card is led, any card follows and takes the trick.
    """

    follows: i64 = PACK
    """The cards that follow suit in this trick."""
    above: i64 = PACK
    """The cards that take the trick from the highest so far."""
    high: i64 = NONE
    """The highest card so far, or that of the last trick,"""
    taker: i64 = NONE
    """and who has played it."""
    lying: i64 = 0
    """The cards that lie in the middle."""

    def order(self) -> Order:
        """The order of the cards in the game that is played."""
        raise NotImplementedError

    def carry_trick(self, new: "TrickPlay") -> None:
        """Give a copy what every deal of tricks has, and the trick."""
        self.carry(new)
        new.follows = self.follows
        new.above = self.above
        new.high = self.high
        new.taker = self.taker
        new.lying = self.lying

    def playable(self) -> i64:
        """The cards that whoever's turn it is may play."""
        return self.order().answers(self.hands[self.turn], self.follows, self.above)

    def put(self, card: i64, order: Order) -> bool:
        """A card is played in that order; is the trick complete? Then it is taken."""
        seat = self.turn
        bit = bits.single(card)
        self.hands[seat] ^= bit
        self.lying |= bit
        if self.laid == 0:
            self.follows = order.follows[card]
        if self.above & bit:
            self.above = order.above[card]
            self.high = card
            self.taker = seat
        if not self.lay(card):
            self.turn = self.next_player(seat)
            return False
        self.won[self.taker] |= self.lying
        self.take(self.taker)
        self.follows = PACK
        self.above = PACK
        self.lying = 0
        return True
