"""Perfect play of Deutscher Schafkopf where all hands are known: which cards to try first.

Strokes only ever rise with what the tricks are worth, so whoever plays for that plays for the most strokes.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.schafkopf.ranking import ORDERS
from ludothek.games.schafkopf.rules import SEATS, TRICKS, Schafkopf, partner
from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import POINTS
from ludothek.kit.common import bits
from ludothek.thinking.play.double_dummy import SCALE, DoubleDummy

ALL: Final = SCALE * 120 + TRICKS
"""What all tricks are worth."""
PARTIES: Final = vec[i64]([0b0101, 0b1010])


@final
class Solver(DoubleDummy):
    """What a deal is worth to the maker's party."""

    def __init__(self) -> None:
        super().__init__(SEATS, ORDERS[0])

    def worths(self, state: Schafkopf) -> vec[i64]:
        """For each card that may be played, in the order of `moves`, what the deal is worth to the maker's party."""
        for seat in range(SEATS):
            self.hands[seat] = state.hands[seat]
        self.lay_open(state.order(), PARTIES[state.maker % 2])
        won = state.won[state.maker] | state.won[partner(state.maker)]
        sure = SCALE * cards.points(won) + bits.count(won) // SEATS
        out = self.to_come(state, state.turn, state.taker)
        for index in range(len(out)):
            out[index] += sure
        return out

    def first(self, choice: i64, player: i64, laid: i64, high: i64, taker: i64) -> i64:
        """High ones to win with, points for the partner, nothing for the others."""
        found: i64 = -1
        most: i64 = -1000
        helped = laid > 0 and taker % 2 == player % 2
        while choice != 0:
            card = bits.lowest(choice)
            choice &= choice - 1
            if laid == 0:
                rank = -bits.count(self.above[card])
            elif helped:
                rank = POINTS[card % 8]
            else:
                rank = -POINTS[card % 8]
            if rank > most:
                most = rank
                found = card
        return found
