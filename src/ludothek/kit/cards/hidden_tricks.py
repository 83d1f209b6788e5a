"""Deals of tricks in which hands are hidden: every card tells everybody what the rest of a hand lacks."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludothek.kit.cards.order import Order
from ludothek.kit.cards.trickplay import TrickPlay


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenTricks(TrickPlay):
    """A deal in which a card must follow the one that was led, from a hand that only its seat sees."""

    lacks: vec[i64]
    """For every holder the cards of which all know that it does not have them."""

    def carry_hidden(self, new: "HiddenTricks") -> None:
        """Give a copy what every deal of tricks has, the trick, and what is known of hands."""
        self.carry_trick(new)
        new.lacks = self.lacks[:]

    def put(self, card: i64, order: Order) -> bool:
        """A card is played in that order, and tells what the rest of the hand lacks; is the trick complete?"""
        self.lacks[self.turn] |= order.lacking(card, self.follows, self.above)
        return super().put(card, order)
