"""What all know of hands by when their cards came: whoever must play what fits and cannot tells what he lacks.

Whatever he draws afterwards may fit, what he held before does not: so a hand is a few layers, the oldest first, each
with the number of its cards and a set of kinds that is known not to be among them. A card that is laid came from some
layer that may have held it, and nobody can tell from which; the older a layer is the more is known of it, so everything
that is possible then is possible, too, if it came from the oldest.

When an open pile has become the stock, everybody knows which cards lie there: `REUSED` and `FRESH` stand for those
that do and for all others, as if they were kinds. Hands hold none of the first until they draw, the stock none of the
others.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.mau_mau.pack import Pack
from ludothek.kit.common import bits
from ludothek.kit.hidden.distribution import share

DEPTH: Final = 6
"""So many layers are kept apart in a hand; of more, what is known of the two oldest is what holds of both."""
REUSED: Final = 0x2000000000000000
FRESH: Final = 0x1000000000000000
POOLS: Final = 0x3000000000000000


class Layers:
    """What is known of every hand."""

    def __init__(
        self,
        bars: vec[i64],
        sizes: vec[i64],
        used: vec[i64],
        pinned_low: i64,
        pinned_high: i64,
        reused_low: i64,
        reused_high: i64,
        loose: i64,
        base: i64,
    ) -> None:
        self.bars: vec[i64] = bars
        """For every layer, DEPTH of them a seat, the kinds that are not in it."""
        self.sizes: vec[i64] = sizes
        """How many cards are in each layer."""
        self.used: vec[i64] = used
        """How many layers each hand has."""
        self.pinned_low: i64 = pinned_low
        """Cards of which everybody knows that they are in the hand where they are; they belong to no layer."""
        self.pinned_high: i64 = pinned_high
        self.reused_low: i64 = reused_low
        """The cards of which the stock was made when the pile was turned over last."""
        self.reused_high: i64 = reused_high
        self.loose: i64 = loose
        """Kinds of which it is no longer known which copies were turned over and which were not."""
        self.base: i64 = base
        """What is known of any card that is drawn now."""

    def copy(self) -> "Layers":
        """One that shares nothing with this one."""
        return Layers(
            self.bars[:],
            self.sizes[:],
            self.used[:],
            self.pinned_low,
            self.pinned_high,
            self.reused_low,
            self.reused_high,
            self.loose,
            self.base,
        )

    # What happens.

    def draw(self, seat: i64) -> None:
        """A hand gets a card that nobody else sees."""
        first = seat * DEPTH
        used = self.used[seat]
        if used == 0 or self.bars[first + used - 1] != self.base:
            if used == DEPTH:
                self.bars[first] &= self.bars[first + 1]
                self.sizes[first + 1] += self.sizes[first]
                self.bars[first + 1] = self.bars[first]
                self._drop(seat, 0)
                used -= 1
            self.bars[first + used] = self.base
            self.sizes[first + used] = 0
            used += 1
            self.used[seat] = used
        self.sizes[first + used - 1] += 1

    def pin(self, pack: Pack, card: i64) -> None:
        """A hand gets a card, and everybody knows which."""
        if card < pack.half:
            self.pinned_low |= bits.single(card)
        else:
            self.pinned_high |= bits.single(card - pack.half)

    def lack(self, seat: i64, kinds: i64) -> None:
        """Everybody sees that a hand has none of these kinds."""
        for layer in range(seat * DEPTH, seat * DEPTH + self.used[seat]):
            self.bars[layer] |= kinds

    def choose(self, pack: Pack, seat: i64, kinds: i64) -> i64:
        """Which copy of a kind a hand lays: one that all know of, if there is one."""
        pinned = pack.low[seat] & self.pinned_low & kinds
        if pinned != 0:
            return bits.lowest(pinned)
        pinned = pack.high[seat] & self.pinned_high & kinds
        if pinned != 0:
            return bits.lowest(pinned) + pack.half
        return pack.find(seat, kinds)

    def lay(self, pack: Pack, seat: i64, card: i64, kinds: i64) -> None:
        """A hand lays a copy of a kind, all members of which are given, before everybody's eyes; `choose` it before.

        The card must still be in the hand.
        """
        one = bits.single(card if card < pack.half else card - pack.half)
        if (self.pinned_low if card < pack.half else self.pinned_high) & one:
            if card < pack.half:
                self.pinned_low ^= one
            else:
                self.pinned_high ^= one
            return
        if self.base != 0:
            if self._either(pack, kinds) and self._admits(seat, one | FRESH) and self._admits(seat, one | REUSED):
                self.loose |= kinds
            elif self.loose & kinds == 0:
                one |= self._pool(card, pack.half)
        self._leave(seat, one)

    def _leave(self, seat: i64, one: i64) -> None:
        """A card leaves the oldest layer that may have held it; another may have been the one, and then keeps one more.

        What is known of that layer is then only what holds of both; mostly it is no less than it was.
        """
        first: i64 = -1
        for layer in range(seat * DEPTH, seat * DEPTH + self.used[seat]):
            if self.bars[layer] & one == 0:
                if first < 0:
                    first = layer
                else:
                    self.bars[layer] &= self.bars[first]
        self.sizes[first] -= 1
        if self.sizes[first] == 0:
            self._drop(seat, first - seat * DEPTH)

    def reuse(self, pack: Pack) -> None:
        """The pile has just become the stock."""
        self.reused_low = pack.low[pack.stock]
        self.reused_high = pack.high[pack.stock]
        self.loose = 0
        self.base = FRESH
        for layer in range(len(self.bars)):
            self.bars[layer] = (self.bars[layer] & ~POOLS) | REUSED

    def _drop(self, seat: i64, layer: i64) -> None:
        self.used[seat] -= 1
        for at in range(seat * DEPTH + layer, seat * DEPTH + self.used[seat]):
            self.bars[at] = self.bars[at + 1]
            self.sizes[at] = self.sizes[at + 1]

    def _admits(self, seat: i64, signature: i64) -> bool:
        """May a card with this signature be in a layer of the hand?"""
        layer, end = seat * DEPTH, seat * DEPTH + self.used[seat]
        while layer < end and self.bars[layer] & signature != 0:
            layer += 1
        return layer < end

    def _pool(self, card: i64, half: i64) -> i64:
        reused = self.reused_low >> card if card < half else self.reused_high >> (card - half)
        return REUSED if reused & 1 else FRESH

    def _either(self, pack: Pack, kinds: i64) -> bool:
        """Can a copy of a kind that was hidden be one that was turned over as well as one that was not?"""
        low = kinds & ~pack.low[pack.open]
        high = kinds & ~pack.high[pack.open]
        fresh = (low & ~self.reused_low) | (high & ~self.reused_high)
        reused = (low & self.reused_low) | (high & self.reused_high)
        return self.loose & kinds != 0 or (fresh != 0 and reused != 0)

    # Guessing.

    def guess(self, pack: Pack, seat: i64, random: Random) -> Pack:
        """The pack with all that a seat (-1: a watcher) cannot know at random, as far as it agrees with all this."""
        new = pack.copy()
        holders = vec[i64]()
        sizes = vec[i64]()
        bars = vec[i64]()
        low: i64 = pack.low[pack.stock]
        high: i64 = pack.high[pack.stock]
        for other in range(pack.seats):
            if other == seat:
                continue
            low |= pack.low[other] & ~self.pinned_low
            high |= pack.high[other] & ~self.pinned_high
            new.low[other] &= self.pinned_low
            new.high[other] &= self.pinned_high
            for layer in range(other * DEPTH, other * DEPTH + self.used[other]):
                holders = append(holders, other)
                sizes = append(sizes, self.sizes[layer])
                bars = append(bars, self.bars[layer])
        new.low[pack.stock] = 0
        new.high[pack.stock] = 0
        holders = append(holders, pack.stock)
        sizes = append(sizes, pack.counts[pack.stock])
        bars = append(bars, self.base)
        cards = bits.append_members(bits.members(low), high, pack.half)
        barred = vec[i64](capacity=len(cards))
        for index in range(len(cards)):
            barred = append(barred, self._barred(cards[index], pack.half, bars))
        holder_of = share(sizes, barred, random)
        for index in range(len(cards)):
            card, holder = cards[index], holders[holder_of[index]]
            if card < pack.half:
                new.low[holder] |= bits.single(card)
            else:
                new.high[holder] |= bits.single(card - pack.half)
        return new

    def _barred(self, card: i64, half: i64, bars: vec[i64]) -> i64:
        """The set of the layers, by their numbers, in which a card cannot be."""
        one = bits.single(card if card < half else card - half)
        if self.base != 0 and self.loose & one == 0:
            one |= self._pool(card, half)
        found: i64 = 0
        for number in range(len(bars)):
            if bars[number] & one != 0:
                found |= bits.single(number)
        return found


def nothing_known(seats: i64) -> Layers:
    """Before any card is dealt."""
    bars, sizes = vec[i64]([0] * (seats * DEPTH)), vec[i64]([0] * (seats * DEPTH))
    return Layers(bars, sizes, vec[i64]([0] * seats), 0, 0, 0, 0, 0, 0)
