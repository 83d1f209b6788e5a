"""Perfect play in tricks where all hands lie open (double dummy): exact alpha-beta with a table of known tricks.

What is still to come for one party is worth `SCALE` times its card points and one more for every trick. Where it must
not take any (misère) it is worth nothing, or `LOST` with the first trick that it takes.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import PACK, POINTS
from ludothek.kit.cards.order import Order
from ludothek.kit.cards.trickplay import TrickPlay
from ludothek.kit.common import bits

SCALE: Final = 16
LOST: Final = -1
NOTHING: Final = -1
SLOTS: Final = 65521
"""Situations before a trick that the table holds, a prime; of two that fall together the later one stays."""
LOW: Final = 4096
"""In the table: so many times the least that a situation is worth, and the most, each one higher than it is."""
ENDLESS: Final = 1 << 60


class DoubleDummy:
    """Solves one world after the other; the table is kept, and each world knows its own entries.

    A game says which of several cards is tried first (`first`).
    """

    def __init__(self, players: i64, order: Order) -> None:
        """So many in a trick, which is played by an order of the cards; each world may have its own (`lay_open`)."""
        self.visited: i64 = 0
        """Cards that were tried so far."""
        self.late = False
        """Did what was asked last take more cards than were allowed?"""
        self.hands = vec[i64]([0] * players)
        self.order = order
        """What the cards do to each other,"""
        self.above = order.above
        """and what takes the trick from each."""
        self.ours: i64 = 0
        """The players of the party whose tricks count, as bits."""
        self.misere = False
        """Must that party not take any?"""
        self._players = players
        self._left: i64 = 0
        """All cards in all hands."""
        self._limit: i64 = 0
        self._world: i64 = 0
        self._keys = vec[i64]([-1] * SLOTS)
        self._bounds = vec[i64]([0] * SLOTS)

    def first(self, choice: i64, player: i64, laid: i64, high: i64, taker: i64) -> i64:
        """Which of two cards or more to try first when so many lie, of which the highest is the taker's."""
        raise NotImplementedError

    def lay_open(self, order: Order, ours: i64, limit: i64 = ENDLESS) -> None:
        """Begin another world with the hands as they are now; give up when so many cards have been visited in all."""
        self.late = False
        self.order = order
        self.above = order.above
        self.ours = ours
        self._limit = limit
        self._world += 1
        self._left = 0
        for hand in self.hands:
            self._left |= hand

    def to_come(self, state: TrickPlay, player: i64, taker: i64) -> vec[i64]:
        """What is still to come after each card that may be played, in the order of `moves`, if it was not `late`.

        Whose turn it is and who takes the trick so far are told as players of this world.
        """
        moves = state.moves()
        out = vec[i64](capacity=len(moves))
        led, lying = state.led(), cards.points(state.lying)
        for index in range(len(moves)):
            out = append(out, self.worth(moves[index], player, state.laid, led, state.high, taker, lying))
        return out

    def worth(self, card: i64, player: i64, laid: i64, led: i64, high: i64, taker: i64, lying: i64) -> i64:
        """What is still to come if a player lays a card on `laid` others; of no use if it was `late`."""
        return self._lay(card, player, laid, led, high, taker, lying, LOST, LOW)

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
        if laid == 0 or self.above[high] & bit:
            high = card
            taker = player
        lying += POINTS[card % 8]
        self.hands[player] ^= bit
        self._left ^= bit
        if laid + 1 < self._players:
            following: i64 = player + 1 if player + 1 < self._players else 0
            choice = self.order.answers(self.hands[following], self.order.follows[led], self.above[high])
            value = self._best(following, choice, laid + 1, led, high, taker, lying, alpha, beta)
        elif (self.ours >> taker) & 1 == 0:
            value = self._lead(taker, alpha, beta)
        elif self.misere:
            value = LOST
        else:
            got = SCALE * lying + 1
            value = got + self._lead(taker, alpha - got, beta - got)
        self.hands[player] ^= bit
        self._left ^= bit
        return value

    def _lead(self, player: i64, alpha: i64, beta: i64) -> i64:
        """What is still to come before a trick: exact between the bounds, else on the right side of them."""
        hand = self.hands[player]
        if hand == 0:
            return 0
        left = self._left
        key = (self._world * self._players + player) * (PACK + 1) + left
        slot = (31 * left + player) % SLOTS
        low: i64 = LOST if self.misere else 0
        high: i64 = 0
        if self._keys[slot] == key:
            low = self._bounds[slot] // LOW - 1
            high = self._bounds[slot] % LOW - 1
        elif not self.misere:
            high = SCALE * cards.points(left) + bits.count(hand)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        value = self._best(player, hand, 0, NOTHING, NOTHING, NOTHING, 0, max(alpha, low), min(beta, high))
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

    def _best(
        self, player: i64, choice: i64, laid: i64, led: i64, high: i64, taker: i64, lying: i64, alpha: i64, beta: i64
    ) -> i64:
        """The best of several cards for a player; of cards that stand for each other only one is tried."""
        ours = (self.ours >> player) & 1 != 0
        others = self._left & ~self.hands[player]
        if high >= 0:
            others |= bits.single(high)
        best: i64 = LOST - 1 if ours else LOW
        while choice != 0:
            if choice & (choice - 1) == 0:
                card = bits.lowest(choice)
                choice = 0
            else:
                card = self.first(choice, player, laid, high, taker)
                choice &= ~self._alike(card, choice, others)
            value = self._lay(card, player, laid, led, high, taker, lying, alpha, beta)
            if ours:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def _alike(self, card: i64, choice: i64, others: i64) -> i64:
        """The cards that stand for a card, itself among them: as many points, and nobody has one in between."""
        same = bits.single(card)
        above = self.above[card]
        rest = choice & self.order.follows[card] & ~same
        while rest != 0:
            other = bits.lowest(rest)
            rest &= rest - 1
            alike = self.misere or POINTS[card % 8] == POINTS[other % 8]
            if alike and (above ^ self.above[other]) & others == 0:
                same |= bits.single(other)
        return same
