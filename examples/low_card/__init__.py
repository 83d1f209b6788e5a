"""Low Card, a variant of High Card that states only its difference: a point is a burden, so the fewest win."""

from dataclasses import replace
from pathlib import Path

from high_card import GAME as HIGH_CARD
from high_card.rules import HighCard, deal
from ludothek.core.series import Series


class LowCard(HighCard):
    """One deal, in which few points are better than many."""

    def fewest(self) -> bool:
        return True

    def copy(self) -> "LowCard":
        new = LowCard(self.seats, self.dealer, self.turn)
        self.carry(new)
        return new


def low_deal(seats: int, dealer: int) -> LowCard:
    """A deal before the first card is given."""
    fresh = deal(seats, dealer)
    new = LowCard(seats, dealer, fresh.turn)
    fresh.carry(new)
    return new


GAME = replace(
    HIGH_CARD,
    base=HIGH_CARD,
    folder=Path(__file__).parent,
    options=(replace(HIGH_CARD.options[0], clauses=("LC-1",)),),
    series=lambda seats, options: Series(seats, low_deal, length=int(options["deals"]), first_dealer=0),
)
