"""What is different in Low Card: few points are better than many."""

from dataclasses import replace

from high_card import rules
from high_card.game import GAME as HIGH_CARD
from high_card.rules import HighCard
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


def start(seats: int, dealer: int) -> LowCard:
    """A deal before the first card is given."""
    fresh = rules.start(seats, dealer)
    new = LowCard(seats, dealer, fresh.turn)
    fresh.carry(new)
    return new


GAME = replace(
    HIGH_CARD,
    about=ABOUT,
    base=HIGH_CARD,
    replaced={"HC-5": "LC-1"},
    options=(replace(HIGH_CARD.options[0], clauses=("LC-1",)),),
    series=lambda seats, options: Series(seats, start, length=int(options["deals"]), first_dealer=0),
)
