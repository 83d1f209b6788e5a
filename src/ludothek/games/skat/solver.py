"""Perfect play where all hands are known (double dummy): exact alpha-beta with a table of known tricks.

What is still to come is worth `SCALE` times the soloist's card points and one more for every trick. In null games it
is worth nothing, or `LOST` with the first trick that the soloist takes.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.skat.notation import NULL, kind_of
from ludothek.games.skat.ranking import BELONGS, FAMILIES, HEIGHTS
from ludothek.games.skat.rules import Skat
from ludothek.kit import bits, cards
from ludothek.kit.cards import CARDS, PACK, POINTS
from ludothek.kit.trumps import TRUMPS

SCALE: Final = 16
ALL: Final = SCALE * 120 + 10
"""What all tricks are worth."""
LOST: Final = -1
SLOTS: Final = 65521
"""Situations before a trick that the table holds, a prime; of two that fall together the later one stays."""
LOW: Final = 4096
"""In the table: so many times the least that a situation is worth, and the most, each one higher than it is."""
ENDLESS: Final = 1 << 60
SOLOIST: Final = 0
"""The players are counted clockwise from the soloist."""


def _above() -> vec[i64]:
    """For each card in each kind of game the cards that take a trick from it."""
    table = vec[i64](capacity=6 * CARDS)
    for kind in range(6):
        for card in range(CARDS):
            at = kind * CARDS + card
            higher: i64 = 0
            for other in range(CARDS):
                beside = kind * CARDS + other
                if HEIGHTS[beside] > HEIGHTS[at] and (BELONGS[beside] == BELONGS[at] or BELONGS[beside] == TRUMPS):
                    higher |= bits.single(other)
            table = append(table, higher)
    return table


ABOVE: Final = _above()


@final
class Solver:
    """Solves one world after the other; the table is kept, and each world knows its own entries."""

    def __init__(self) -> None:
        self.visited: i64 = 0
        """Cards that were tried so far."""
        self.late = False
        """Did what was asked last take more cards than were allowed?"""
        self._limit: i64 = 0
        self._hands = vec[i64]([0, 0, 0])
        self._keys = vec[i64]([-1] * SLOTS)
        self._bounds = vec[i64]([0] * SLOTS)
        self._world: i64 = 0
        self._kind: i64 = 0

    def worths(self, state: Skat, limit: i64 = ENDLESS) -> vec[i64]:
        """For each card that may be played, in the order of `moves`, what is still to come for the soloist.

        Of no use if it was `late`: when so many cards have been `visited` in all, it gives up.
        """
        self.late = False
        self._limit = limit
        self._world += 1
        self._kind = kind_of(state.contract)
        player = state.soloist
        places = vec[i64]([0] * state.seats)
        for place in range(3):
            self._hands[place] = state.hands[player]
            places[player] = place
            player = state.next_player(player)
        led: i64 = -1
        high: i64 = -1
        taker: i64 = -1
        lying: i64 = 0
        player = state.leader
        for step in range(state.steps - state.laid, state.steps):
            card = state.played[step]
            if led < 0:
                led = card
            if high < 0 or ABOVE[self._kind * CARDS + high] & bits.single(card):
                high = card
                taker = places[player]
            lying += POINTS[card % 8]
            player = state.next_player(player)
        moves = state.moves()
        out = vec[i64](capacity=len(moves))
        for index in range(len(moves)):
            worth = self._lay(moves[index], places[state.turn], state.laid, led, high, taker, lying, LOST, ALL)
            out = append(out, worth)
        return out

    def _lay(
        self, card: i64, player: i64, laid: i64, led: i64, high: i64, taker: i64, lying: i64, alpha: i64, beta: i64
    ) -> i64:
        """What is still to come if a player lays a card on `laid` others, of which the highest is the taker's."""
        self.visited += 1
        if self.visited > self._limit:
            self.late = True
            return alpha
        bit = bits.single(card)
        if laid == 0:
            led = card
        if laid == 0 or ABOVE[self._kind * CARDS + high] & bit:
            high = card
            taker = player
        lying += POINTS[card % 8]
        self._hands[player] ^= bit
        if laid < 2:
            value = self._follow((player + 1) % 3, laid + 1, led, high, taker, lying, alpha, beta)
        elif taker != SOLOIST:
            value = self._lead(taker, alpha, beta)
        elif self._kind == NULL:
            value = LOST
        else:
            got = SCALE * lying + 1
            value = got + self._lead(taker, alpha - got, beta - got)
        self._hands[player] ^= bit
        return value

    def _lead(self, player: i64, alpha: i64, beta: i64) -> i64:
        """What is still to come before a trick: exact between the bounds, else on the right side of them."""
        hand = self._hands[player]
        if hand == 0:
            return 0
        left = self._hands[0] | self._hands[1] | self._hands[2]
        low: i64 = 0
        high: i64 = 0
        if self._kind == NULL:
            low = LOST
        else:
            high = SCALE * cards.points(left) + bits.count(hand)
        key = (self._world * 3 + player) * (PACK + 1) + left
        slot = (31 * left + player) % SLOTS
        if self._keys[slot] == key:
            low = self._bounds[slot] // LOW - 1
            high = self._bounds[slot] % LOW - 1
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        value = self._best(player, hand, 0, -1, -1, -1, 0, max(alpha, low), min(beta, high))
        if value <= alpha:
            high = value
        elif value >= beta:
            low = value
        else:
            low = value
            high = value
        self._keys[slot] = key
        self._bounds[slot] = LOW * (low + 1) + high + 1
        return value

    def _follow(
        self, player: i64, laid: i64, led: i64, high: i64, taker: i64, lying: i64, alpha: i64, beta: i64
    ) -> i64:
        hand = self._hands[player]
        follow = hand & FAMILIES[self._kind * 5 + BELONGS[self._kind * CARDS + led]]
        return self._best(player, follow if follow != 0 else hand, laid, led, high, taker, lying, alpha, beta)

    def _best(
        self, player: i64, choice: i64, laid: i64, led: i64, high: i64, taker: i64, lying: i64, alpha: i64, beta: i64
    ) -> i64:
        """The best of several cards for a player; of cards that stand for each other only one is tried."""
        alone = player == SOLOIST
        others = (self._hands[0] | self._hands[1] | self._hands[2]) & ~self._hands[player]
        if high >= 0:
            others |= bits.single(high)
        best: i64 = LOST - 1 if alone else ALL + 1
        while choice != 0:
            card = self._first(choice, player, laid, high, taker)
            choice &= ~self._alike(card, choice, others)
            value = self._lay(card, player, laid, led, high, taker, lying, alpha, beta)
            if alone:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def _first(self, choice: i64, player: i64, laid: i64, high: i64, taker: i64) -> i64:
        """The card to try first: one that takes the trick, points for the partner, nothing for the others.

        In null games high cards that take nothing: from the soloist, and from the others beneath the soloist's card.
        """
        if choice & (choice - 1) == 0:
            return bits.lowest(choice)
        found: i64 = -1
        most: i64 = -1000
        table = self._kind * CARDS
        helped = laid > 0 and player != SOLOIST and taker == 3 - player
        while choice != 0:
            card = bits.lowest(choice)
            choice &= choice - 1
            takes = laid == 0 or ABOVE[table + high] & bits.single(card) != 0
            if self._kind == NULL:
                rank = -HEIGHTS[table + card] if takes else HEIGHTS[table + card]
            elif laid == 0:
                rank = HEIGHTS[table + card]
            elif helped:
                rank = 2 * POINTS[card % 8] - HEIGHTS[table + card]
            elif takes:
                rank = 40 + POINTS[card % 8]
            else:
                rank = -2 * POINTS[card % 8] - HEIGHTS[table + card]
            if rank > most:
                most = rank
                found = card
        return found

    def _alike(self, card: i64, choice: i64, others: i64) -> i64:
        """The cards that stand for a card, itself among them: as many points, and nobody has one in between."""
        same = bits.single(card)
        if choice == same:
            return same
        table = self._kind * CARDS
        rest = choice & FAMILIES[self._kind * 5 + BELONGS[table + card]] & ~same
        while rest != 0:
            other = bits.lowest(rest)
            rest &= rest - 1
            alike = self._kind == NULL or POINTS[card % 8] == POINTS[other % 8]
            if alike and (ABOVE[table + card] ^ ABOVE[table + other]) & others == 0:
                same |= bits.single(other)
        return same
