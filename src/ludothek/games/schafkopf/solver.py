"""Perfect play where all hands are known (double dummy): exact alpha-beta with a table of known tricks.

The worth of a deal to the maker's party is `SCALE` times its card points and one more for every trick. Strokes only
ever rise with it, so whoever plays for this plays for the most strokes.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.schafkopf.ranking import ABOVE, FAMILIES, TRUMPS
from ludothek.games.schafkopf.rules import LAX, SEATS, TRICKS, Schafkopf, partner
from ludothek.kit import bits, cards
from ludothek.kit.cards import CARDS, PACK, POINTS

SCALE: Final = 16
ALL: Final = SCALE * 120 + TRICKS
"""What all tricks are worth."""
SLOTS: Final = 65521
"""Situations before a trick that the table holds, a prime; of two that fall together the later one stays."""
LOW: Final = 4096
"""In the table: so many times the least that a situation is worth, and the most."""


class Solver:
    """Solves one world after the other; the table is kept, and each world knows its own entries."""

    def __init__(self) -> None:
        self.visited: i64 = 0
        """Cards that were tried so far."""
        self._hands = vec[i64]([0] * SEATS)
        self._keys = vec[i64]([-1] * SLOTS)
        self._bounds = vec[i64]([0] * SLOTS)
        self._world: i64 = 0
        self._trump: i64 = 0
        self._lax = False
        self._maker: i64 = 0
        """0 or 1: which of the two parties made trumps."""

    def worths(self, state: Schafkopf) -> vec[i64]:
        """For each card that may be played, in the order of `moves`, what the deal is worth to the maker's party."""
        self._world += 1
        self._trump = state.trump
        self._lax = state.agreed & LAX != 0
        self._maker = state.maker % 2
        for seat in range(SEATS):
            self._hands[seat] = state.hands[seat]
        won = state.won[state.maker] | state.won[partner(state.maker)]
        sure = SCALE * cards.points(won) + bits.count(won) // SEATS
        lying: i64 = 0
        for place in range(state.steps - state.laid, state.steps):
            lying += POINTS[state.played[place] % 8]
        moves = state.moves()
        out = vec[i64](capacity=len(moves))
        led = state.led()
        for index in range(len(moves)):
            out = append(
                out,
                sure
                + self._lay(moves[index], state.turn, state.laid, led, state.high, state.taker, lying, -1, ALL + 1),
            )
        return out

    def _lay(
        self, card: i64, seat: i64, laid: i64, led: i64, high: i64, taker: i64, lying: i64, alpha: i64, beta: i64
    ) -> i64:
        """What is still to be got if a seat lays a card on `laid` others, of which the highest is the taker's."""
        self.visited += 1
        bit = bits.single(card)
        if laid == 0:
            led = card
        if laid == 0 or ABOVE[self._trump * CARDS + high] & bit:
            high = card
            taker = seat
        lying += POINTS[card % 8]
        self._hands[seat] ^= bit
        if laid < SEATS - 1:
            value = self._follow((seat + 1) % SEATS, laid + 1, led, high, taker, lying, alpha, beta)
        else:
            got = SCALE * lying + 1 if taker % 2 == self._maker else 0
            value = got + self._lead(taker, alpha - got, beta - got)
        self._hands[seat] ^= bit
        return value

    def _lead(self, seat: i64, alpha: i64, beta: i64) -> i64:
        """What is still to be got before a trick: exact between the bounds, else on the right side of them."""
        hand = self._hands[seat]
        if hand == 0:
            return 0
        left = self._hands[0] | self._hands[1] | self._hands[2] | self._hands[3]
        high = SCALE * cards.points(left) + bits.count(hand)
        low: i64 = 0
        key = (self._world * SEATS + seat) * (PACK + 1) + left
        slot = (31 * left + seat) % SLOTS
        if self._keys[slot] == key:
            low = self._bounds[slot] // LOW
            high = self._bounds[slot] % LOW
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        value = self._best(seat, hand, 0, -1, -1, -1, 0, max(alpha, low), min(beta, high))
        if value <= alpha:
            high = value
        elif value >= beta:
            low = value
        else:
            low = value
            high = value
        self._keys[slot] = key
        self._bounds[slot] = LOW * low + high
        return value

    def _follow(self, seat: i64, laid: i64, led: i64, high: i64, taker: i64, lying: i64, alpha: i64, beta: i64) -> i64:
        hand = self._hands[seat]
        follow = hand & FAMILIES[self._trump * CARDS + led]
        if follow == 0:
            follow = hand & TRUMPS[self._trump]
            if follow == 0:
                follow = hand
        if not self._lax:
            beating = follow & ABOVE[self._trump * CARDS + high]
            if beating != 0:
                follow = beating
        return self._best(seat, follow, laid, led, high, taker, lying, alpha, beta)

    def _best(
        self, seat: i64, choice: i64, laid: i64, led: i64, high: i64, taker: i64, lying: i64, alpha: i64, beta: i64
    ) -> i64:
        """The best of several cards for the seat; of cards that stand for each other only one is tried."""
        ours = seat % 2 == self._maker
        others = self._hands[0] | self._hands[1] | self._hands[2] | self._hands[3]
        others &= ~self._hands[seat]
        if high >= 0:
            others |= bits.single(high)
        best: i64 = -1 if ours else ALL + 1
        while choice != 0:
            card = self._first(choice, laid, taker, seat)
            choice &= ~self._alike(card, choice, others)
            value = self._lay(card, seat, laid, led, high, taker, lying, alpha, beta)
            if ours:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def _first(self, choice: i64, laid: i64, taker: i64, seat: i64) -> i64:
        """The card to try first: high ones to win with, points for the partner, nothing for the others."""
        if choice & (choice - 1) == 0:
            return bits.lowest(choice)
        found: i64 = -1
        most: i64 = -1000
        kind = laid > 0 and taker % 2 == seat % 2
        rest = choice
        while rest != 0:
            card = bits.lowest(rest)
            rest &= rest - 1
            if laid == 0:
                rank = -bits.count(ABOVE[self._trump * CARDS + card])
            elif kind:
                rank = POINTS[card % 8]
            else:
                rank = -POINTS[card % 8]
            if rank > most:
                most = rank
                found = card
        return found

    def _alike(self, card: i64, choice: i64, others: i64) -> i64:
        """The cards that stand for a card, itself among them: as many points, and nobody has one in between."""
        same = bits.single(card)
        if choice == same:
            return same
        table = self._trump * CARDS
        rest = choice & FAMILIES[table + card] & ~same
        while rest != 0:
            other = bits.lowest(rest)
            rest &= rest - 1
            between = (ABOVE[table + card] ^ ABOVE[table + other]) & others
            if POINTS[card % 8] == POINTS[other % 8] and between == 0:
                same |= bits.single(other)
        return same
