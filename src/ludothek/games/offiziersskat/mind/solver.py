"""Alpha-beta where all cards are known: what each card is worth, to the end of the game or some tricks deep.

A position is worth what its side will take more than the other in card points, in units that also count the last trick
and, where it is asked for, every trick. So a win, Schneider and Schwarz are thresholds of one number.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.offiziersskat.rules import COVERED, Offiziersskat
from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import CARDS, PACK, POINTS
from ludothek.kit.common import bits

COARSE: Final = 2
"""Units a card point where only the last trick counts besides: it is worth one."""
EXACT: Final = 64
"""Units a card point where the last trick counts 32 besides and every trick one, so that all tricks are the most."""
ENDLESS: Final = 0x100000
"""More units than there can be."""
DEEPEST: Final = 16
"""All tricks of a game."""

ROOM: Final = 0x10000
"""How many positions are remembered."""
OFFSET: Final = 0x4000
LEAST: Final = 1
MOST: Final = 2
"""What is remembered of a position: it is worth at least, or at most, so much; both, if that is what it is worth."""

TRUMP_POWER: Final = 4
PLAIN_POWER: Final = vec[i64]([0, 0, 0, 1, 1, 2, 3])
LEAD_POWER: Final = 1
"""What cards are worth at first sight: so much for the lowest trump and one more for each above, other cards by their
height, and so much for the lead."""
EIGHTS: Final = 0x06060606
"""The eights and nines: whoever has the card below as well may as well play that."""


class Solver:
    """Knows the rules of one game, and of one way at a time in which its covered cards may lie what was found out."""

    def __init__(self, state: Offiziersskat) -> None:
        self._units: i64 = COARSE
        self._last: i64 = 1
        self._each: i64 = 0
        self._trumps: i64 = -1
        self._world: i64 = 0
        self._below = vec[i64]([0] * CARDS)
        self._bare: i64 = 0
        self._follows = vec[i64]([0] * CARDS)
        self._beaten = vec[i64]([0] * CARDS)
        self._power = vec[i64]([0] * CARDS)
        self._keys = vec[i64]([-1] * ROOM)
        self._known = vec[i64]([0] * ROOM)
        self.nodes: i64 = 0

    def values(self, state: Offiziersskat, tricks: i64, units: i64) -> vec[i64]:
        """What each card that may be played is worth to whoever plays it, looking so many tricks ahead."""
        self._units = units
        self._last = units // 2
        self._each = 1 if units == EXACT else 0
        self._look(state)
        seat = state.turn
        mine, theirs = state.hands[seat], state.hands[1 - seat]
        held, others = self._held(state, seat), self._held(state, 1 - seat)
        led = state.led()
        out = vec[i64](capacity=16)
        for card in bits.members(state.playable()):
            one = bits.single(card)
            left = (mine ^ one) | self._below[card]
            if led < 0:
                worth = self._answer(seat, card, left, theirs, held ^ one, others, -ENDLESS, ENDLESS, tricks)
            else:
                worth = -self._after(1 - seat, led, card, theirs, left, others, held ^ one, -ENDLESS, ENDLESS, tricks)
            out = append(out, worth)
        return out

    # What is found out once for each way the cards may lie.

    def _look(self, state: Offiziersskat) -> None:
        self._world += 1
        self._bare = PACK
        for position in range(COVERED):
            top = state.cards[position + COVERED]
            if (state.covered >> position) & 1:
                self._below[top] = bits.single(state.cards[position])
                self._bare ^= bits.single(top)
            else:
                self._below[top] = 0
            self._below[state.cards[position]] = 0
        if self._trumps != state.trumps:
            self._name(state)

    def _name(self, state: Offiziersskat) -> None:
        order = state.order()
        self._trumps = state.trumps
        self._follows = order.follows
        self._beaten = order.above
        for card in range(CARDS):
            height = order.heights[card]
            trump = order.trumps >> card & 1
            self._power[card] = TRUMP_POWER + (height - 8) if trump else PLAIN_POWER[height]

    def _held(self, state: Offiziersskat, seat: i64) -> i64:
        """All cards of a seat, the covered ones as well."""
        held = state.hands[seat]
        first = state.first(seat)
        for position in range(first, first + COVERED // 2):
            if (state.covered >> position) & 1:
                held |= bits.single(state.cards[position])
        return held

    # The search itself. `mine` and `theirs` are open cards, `held` and `others` all cards.

    def _lead(
        self, seat: i64, mine: i64, theirs: i64, held: i64, others: i64, alpha: i64, beta: i64, tricks: i64
    ) -> i64:
        """What it is worth to lead."""
        if mine == 0:
            return 0
        left = cards.points(held | others)
        if tricks == 0:
            return self._estimate(held, others, left)
        bound = left * self._units + self._last + self._each * bits.count(held)
        if bound <= alpha:
            return bound
        if -bound >= beta:
            return -bound
        self.nodes += 1
        key = (((self._world << 32) | mine | theirs) << 1) | seat
        slot = (((mine | theirs) * 0x1E3779B1) >> 12 ^ seat) & (ROOM - 1)
        first: i64 = -1
        if self._keys[slot] == key:
            known = self._known[slot]
            first = (known >> 2) & 31
            if (known >> 7) & 31 == tricks:
                worth = (known >> 12) - OFFSET
                if known & LEAST and worth >= beta:
                    return worth
                if known & MOST and worth <= alpha:
                    return worth
                if known & 3 == 3:
                    return worth
        best: i64 = -ENDLESS
        chosen: i64 = -1
        low = alpha
        rest = mine & ~(mine & self._bare & ((mine & self._bare) << 1) & EIGHTS)
        turn: i64 = 0
        while turn < 3 and best < beta:
            some = self._some(turn, first, rest, theirs)
            rest &= ~some
            while some != 0 and best < beta:
                card = bits.lowest(some)
                some &= some - 1
                one = bits.single(card)
                worth = self._answer(
                    seat, card, (mine ^ one) | self._below[card], theirs, held ^ one, others, low, beta, tricks
                )
                if worth > best:
                    best = worth
                    chosen = card
                    low = max(low, worth)
            turn += 1
        kind: i64 = 3
        if best <= alpha:
            kind = MOST
        elif best >= beta:
            kind = LEAST
        self._keys[slot] = key
        self._known[slot] = ((best + OFFSET) << 12) | (tricks << 7) | (chosen << 2) | kind
        return best

    def _some(self, turn: i64, first: i64, rest: i64, theirs: i64) -> i64:
        """Which cards to lead first: the best one found before, then those that cannot be beaten, then all others."""
        if turn == 0:
            return bits.single(first) & rest if first >= 0 else 0
        if turn == 2:
            return rest
        some: i64 = 0
        left = rest
        while left != 0:
            card = bits.lowest(left)
            left &= left - 1
            following = theirs & self._follows[card]
            if (following if following != 0 else theirs) & self._beaten[card] == 0:
                some |= bits.single(card)
        return some

    def _answer(
        self, seat: i64, led: i64, mine: i64, theirs: i64, held: i64, others: i64, alpha: i64, beta: i64, tricks: i64
    ) -> i64:
        """What it is worth to have led a card: as little as the answer can make of it."""
        following = theirs & self._follows[led]
        legal = following if following != 0 else theirs
        legal &= ~(legal & self._bare & ((legal & self._bare) << 1) & EIGHTS)
        beaten = legal & self._beaten[led]
        least: i64 = ENDLESS
        for turn in range(2):
            some = beaten if turn == 0 else legal ^ beaten
            while some != 0:
                card = bits.lowest(some)
                some &= some - 1
                one = bits.single(card)
                below = self._below[card]
                worth = self._after(
                    seat, led, card, mine, (theirs ^ one) | below, held, others ^ one, alpha, beta, tricks
                )
                if worth < least:
                    least = worth
                    if least <= alpha:
                        return least
                    beta = min(beta, least)
        return least

    def _after(
        self,
        seat: i64,
        led: i64,
        card: i64,
        mine: i64,
        theirs: i64,
        held: i64,
        others: i64,
        alpha: i64,
        beta: i64,
        tricks: i64,
    ) -> i64:
        """What a trick is worth to whoever led to it, and all that follows."""
        worth = (POINTS[led & 7] + POINTS[card & 7]) * self._units + self._each
        if held == 0:
            worth += self._last
        if (self._beaten[led] >> card) & 1:
            return -worth - self._lead(1 - seat, theirs, mine, others, held, -beta - worth, -alpha - worth, tricks - 1)
        return worth + self._lead(seat, mine, theirs, held, others, alpha - worth, beta - worth, tricks - 1)

    def _estimate(self, held: i64, others: i64, left: i64) -> i64:
        """What the rest will bring whoever leads to it: the points that are left, shared by the power of the cards."""
        mine: i64 = LEAD_POWER
        while held != 0:
            mine += self._power[bits.lowest(held)]
            held &= held - 1
        theirs: i64 = 0
        while others != 0:
            theirs += self._power[bits.lowest(others)]
            others &= others - 1
        return left * self._units * (mine - theirs) // (mine + theirs)
