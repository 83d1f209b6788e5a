"""Perfect play of Skat where all hands are known: what may follow, and which cards to try first."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.skat.notation import NULL, kind_of
from ludothek.games.skat.ranking import ABOVE, BELONGS, FAMILIES, HEIGHTS, KINDS
from ludothek.games.skat.rules import Skat
from ludothek.kit.cards.cards import CARDS, POINTS
from ludothek.kit.cards.trumps import TRUMPS
from ludothek.kit.common import bits
from ludothek.thinking.play.double_dummy import ENDLESS, DoubleDummy

SOLOIST: Final = 0
"""The players are counted clockwise from the soloist."""


def _following() -> vec[i64]:
    """For each card in each kind of game the cards that must follow it."""
    table = vec[i64](capacity=KINDS * CARDS)
    for kind in range(KINDS):
        for card in range(CARDS):
            table = append(table, FAMILIES[kind * (TRUMPS + 1) + BELONGS[kind * CARDS + card]])
    return table


FOLLOWING: Final = _following()


@final
class Solver(DoubleDummy):
    """What is still to come for the soloist, who must not take any trick in null games."""

    def __init__(self) -> None:
        super().__init__(3, ABOVE, FOLLOWING)

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
        kind = kind_of(state.contract)
        self.misere = kind == NULL
        self.turn_up(kind, bits.single(SOLOIST), limit)
        led: i64 = -1
        high: i64 = -1
        taker: i64 = -1
        lying: i64 = 0
        player = state.leader
        for step in range(state.steps - state.laid, state.steps):
            card = state.played[step]
            if led < 0:
                led = card
            if high < 0 or ABOVE[self.kind + high] & bits.single(card):
                high = card
                taker = places[player]
            lying += POINTS[card % 8]
            player = state.next_player(player)
        moves = state.moves()
        out = vec[i64](capacity=len(moves))
        for index in range(len(moves)):
            out = append(out, self.worth(moves[index], places[state.turn], state.laid, led, high, taker, lying))
        return out

    def follow(self, hand: i64, led: i64, high: i64) -> i64:
        following = hand & FOLLOWING[self.kind + led]
        return following if following != 0 else hand

    def first(self, choice: i64, player: i64, laid: i64, high: i64, taker: i64) -> i64:
        """One that takes the trick, points for the partner, nothing for the others.

        In null games high cards that take nothing: from the soloist, and from the others beneath the soloist's card.
        """
        found: i64 = -1
        most: i64 = -1000
        helped = laid > 0 and player != SOLOIST and taker == 3 - player
        while choice != 0:
            card = bits.lowest(choice)
            choice &= choice - 1
            takes = laid == 0 or ABOVE[self.kind + high] & bits.single(card) != 0
            if self.misere:
                rank = -HEIGHTS[self.kind + card] if takes else HEIGHTS[self.kind + card]
            elif laid == 0:
                rank = HEIGHTS[self.kind + card]
            elif helped:
                rank = 2 * POINTS[card % 8] - HEIGHTS[self.kind + card]
            elif takes:
                rank = 40 + POINTS[card % 8]
            else:
                rank = -2 * POINTS[card % 8] - HEIGHTS[self.kind + card]
            if rank > most:
                most = rank
                found = card
        return found
