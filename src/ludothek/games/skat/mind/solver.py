"""Perfect play of Skat where all hands are known: which cards to try first."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.skat.notation import NULL, kind_of
from ludothek.games.skat.ranking import ORDERS
from ludothek.games.skat.rules import Skat
from ludothek.kit.cards.cards import POINTS
from ludothek.kit.common import bits
from ludothek.thinking.play.double_dummy import ENDLESS, DoubleDummy

SOLOIST: Final = 0
"""The players are counted clockwise from the soloist."""


@final
class Solver(DoubleDummy):
    """What is still to come for the soloist, who must not take any trick in null games."""

    def __init__(self) -> None:
        super().__init__(3, ORDERS[0])

    def worths(self, state: Skat, limit: i64 = ENDLESS) -> vec[i64]:
        """For each card that may be played, in the order of `moves`, what is still to come for the soloist.

        Of no use if it was `late`: when so many cards have been `visited` in all, it gives up.
        """
        player = state.soloist
        places = vec[i64]([0] * state.seats)
        for place in range(3):
            self.hands[place] = state.hands[player]
            places[player] = place
            player = state.next_player(player)
        self.misere = kind_of(state.contract) == NULL
        self.lay_open(state.order(), bits.single(SOLOIST), limit)
        return self.to_come(state, places[state.turn], places[state.taker] if state.laid > 0 else SOLOIST)

    def first(self, choice: i64, player: i64, laid: i64, high: i64, taker: i64) -> i64:
        """One that takes the trick, points for the partner, nothing for the others.

        In null games high cards that take nothing: from the soloist, and from the others beneath the soloist's card.
        """
        heights = self.order.heights
        found: i64 = -1
        most: i64 = -1000
        helped = laid > 0 and player != SOLOIST and taker == 3 - player
        while choice != 0:
            card = bits.lowest(choice)
            choice &= choice - 1
            takes = laid == 0 or self.above[high] & bits.single(card) != 0
            if self.misere:
                rank = -heights[card] if takes else heights[card]
            elif laid == 0:
                rank = heights[card]
            elif helped:
                rank = 2 * POINTS[card % 8] - heights[card]
            elif takes:
                rank = 40 + POINTS[card % 8]
            else:
                rank = -2 * POINTS[card % 8] - heights[card]
            if rank > most:
                most = rank
                found = card
        return found
