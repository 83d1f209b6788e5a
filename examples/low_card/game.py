"""What is different in Low Card: few points are better than many."""

from dataclasses import replace

from high_card.game import GAME as HIGH_CARD
from high_card.rules import HighCard, deal
from low_card import ABOUT
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
    about=ABOUT,
    base=HIGH_CARD,
    options=(replace(HIGH_CARD.options[0], clauses=("LC-1",)),),
    series=lambda seats, options: Series(seats, low_deal, length=int(options["deals"]), first_dealer=0),
)
