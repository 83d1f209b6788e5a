"""Perfect play of Deutscher Schafkopf where all hands are known: what may follow, and which cards to try first.

Strokes only ever rise with what the tricks are worth, so whoever plays for that plays for the most strokes.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.schafkopf.ranking import ABOVE, FAMILIES, TRUMPS
from ludothek.games.schafkopf.rules import LAX, SEATS, TRICKS, Schafkopf, partner
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
        super().__init__(SEATS, ABOVE, FAMILIES)
        self._trumps: i64 = 0
        self._lax = False

    def worths(self, state: Schafkopf) -> vec[i64]:
        """For each card that may be played, in the order of `moves`, what the deal is worth to the maker's party."""
        self._trumps = TRUMPS[state.trump]
        self._lax = state.agreed & LAX != 0
        for seat in range(SEATS):
            self.hands[seat] = state.hands[seat]
        self.turn_up(state.trump, PARTIES[state.maker % 2])
        won = state.won[state.maker] | state.won[partner(state.maker)]
        sure = SCALE * cards.points(won) + bits.count(won) // SEATS
        lying: i64 = 0
        for place in range(state.steps - state.laid, state.steps):
            lying += POINTS[state.played[place] % 8]
        moves = state.moves()
        out = vec[i64](capacity=len(moves))
        led = state.led()
        for index in range(len(moves)):
            worth = self.worth(moves[index], state.turn, state.laid, led, state.high, state.taker, lying)
            out = append(out, sure + worth)
        return out

    def follow(self, hand: i64, led: i64, high: i64) -> i64:
        following = hand & FAMILIES[self.kind + led]
        if following == 0:
            following = hand & self._trumps
            if following == 0:
                following = hand
        if not self._lax:
            beating = following & ABOVE[self.kind + high]
            if beating != 0:
                following = beating
        return following

    def first(self, choice: i64, player: i64, laid: i64, high: i64, taker: i64) -> i64:
        """High ones to win with, points for the partner, nothing for the others."""
        found: i64 = -1
        most: i64 = -1000
        helped = laid > 0 and taker % 2 == player % 2
        while choice != 0:
            card = bits.lowest(choice)
            choice &= choice - 1
            if laid == 0:
                rank = -bits.count(ABOVE[self.kind + card])
            elif helped:
                rank = POINTS[card % 8]
            else:
                rank = -POINTS[card % 8]
            if rank > most:
                most = rank
                found = card
        return found
