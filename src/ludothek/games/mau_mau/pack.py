"""A pack that may hold a card several times: hands, a stock to draw from, and an open pile that can be turned over.

Every copy is a card of its own, so that the referee can list each; copies of one kind stand for each other elsewhere.
A place is a seat, whose hand it is, or `stock`, `open` or `under`, which come after the seats. What lies at a place is
two sets of up to 62 cards, the lower half of the pack and the upper one: in a pack that holds every card twice, a card
and its copy are the same member of both, so a set of kinds is `low | high`.
"""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.kit.common import bits

NOTHING = -1
PLACES = 3
"""So many come after the seats."""
TRIES = 6
"""So often any card is drawn blindly before those that lie there are counted."""


class Pack:
    """Where every card lies."""

    def __init__(
        self, seats: i64, half: i64, low: vec[i64], high: vec[i64], counts: vec[i64], pile: vec[i64], height: i64
    ) -> None:
        self.seats: i64 = seats
        self.half: i64 = half
        """How many cards the lower half has; a card from this number on belongs to the upper one."""
        self.low: vec[i64] = low
        """For every place the set of its cards of the lower half."""
        self.high: vec[i64] = high
        """The same of the upper half, each as the member `card - half`."""
        self.counts: vec[i64] = counts
        """How many cards lie at every place."""
        self.pile: vec[i64] = pile
        """The open cards from the bottom to the top; the first `height` are there."""
        self.height: i64 = height

    @property
    def stock(self) -> i64:
        """The place where cards are drawn from, face down and in no order."""
        return self.seats

    @property
    def open(self) -> i64:
        """The place where cards are laid, face up."""
        return self.seats + 1

    @property
    def under(self) -> i64:
        """The place of cards that are out of reach, such as below the stock."""
        return self.seats + 2

    def copy(self) -> "Pack":
        """A pack that shares nothing with this one."""
        return Pack(self.seats, self.half, self.low[:], self.high[:], self.counts[:], self.pile[:], self.height)

    def kinds(self, place: i64) -> i64:
        """The set of all that lies at a place, copies as one."""
        return self.low[place] | self.high[place]

    def cards(self, place: i64) -> vec[i64]:
        """The cards at a place, ascending."""
        out = vec[i64](capacity=self.counts[place])
        return bits.append_members(bits.append_members(out, self.low[place]), self.high[place], self.half)

    def has(self, place: i64, card: i64) -> bool:
        """Does a card lie at a place?"""
        if card < self.half:
            return (self.low[place] >> card) & 1 == 1
        return (self.high[place] >> (card - self.half)) & 1 == 1

    def find(self, place: i64, kinds: i64) -> i64:
        """The first card at a place that is a copy of one of these kinds, -1 if none lies there."""
        found = self.low[place] & kinds
        if found != 0:
            return bits.lowest(found)
        found = self.high[place] & kinds
        return bits.lowest(found) + self.half if found != 0 else NOTHING

    def draw(self, place: i64, random: Random) -> i64:
        """Any card that lies at a place, all equally likely; it stays there. It must not be empty."""
        half = self.half
        low, high = self.low[place], self.high[place]
        for _ in range(TRIES):
            card: i64 = random.randrange(2 * half)
            if (low >> card if card < half else high >> (card - half)) & 1:
                return card
        index: i64 = random.randrange(self.counts[place])
        below = bits.count(low)
        return bits.member(low, index) if index < below else bits.member(high, index - below) + half

    def move(self, card: i64, source: i64, place: i64) -> None:
        """Take a card from one place to another; laid open it is the top card, and no open card is taken away."""
        if card < self.half:
            one = bits.single(card)
            self.low[source] ^= one
            self.low[place] ^= one
        else:
            one = bits.single(card - self.half)
            self.high[source] ^= one
            self.high[place] ^= one
        self.counts[source] -= 1
        self.counts[place] += 1
        if place == self.seats + 1:
            self.pile[self.height] = card
            self.height += 1

    @property
    def top(self) -> i64:
        """The card on top of the open pile, -1 if none lies there."""
        return self.pile[self.height - 1] if self.height > 0 else NOTHING

    def reuse(self) -> None:
        """Make a new stock of all open cards but the top one."""
        height = self.height
        while self.height > 1:
            self.height -= 1
            self.move(self.pile[self.height - 1], self.open, self.stock)
        if height > 1:
            self.pile[0] = self.pile[height - 1]

    def opened(self) -> vec[i64]:
        """The open cards, the top one last."""
        return self.pile[: self.height]


def full(seats: i64, cards: i64, half: i64) -> Pack:
    """So many cards, all in the stock; of the number `half` and above, they are copies or just the others."""
    low = vec[i64]([0] * (seats + PLACES))
    high = vec[i64]([0] * (seats + PLACES))
    counts = vec[i64]([0] * (seats + PLACES))
    for card in range(cards):
        if card < half:
            low[seats] |= bits.single(card)
        else:
            high[seats] |= bits.single(card - half)
    counts[seats] = cards
    return Pack(seats, half, low, high, counts, vec[i64]([0] * cards), 0)


def copy_text(text: str, number: int) -> str:
    """The text of a copy of a card: `r5`, `r5'`, `r5''`."""
    return text + "'" * number
