"""A pack that may hold a card several times: hands, a stock to draw from, and an open pile that can be turned over.

Every copy is a card of its own, so that the referee can list each; copies of one kind stand for each other elsewhere.
A place is a seat, whose hand it is, or `stock` or `open`, which come after the seats.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

NOTHING = -1


class Pack:
    """Where every card lies."""

    def __init__(self, seats: i64, where: vec[i64], counts: vec[i64], pile: vec[i64]) -> None:
        self.seats = seats
        self.where = where
        """The place of every card."""
        self.counts = counts
        """How many cards lie at every place."""
        self.pile = pile
        """The cards that lie open, the top one last."""

    @property
    def stock(self) -> i64:
        """The place where cards are drawn from, face down and in no order."""
        return self.seats

    @property
    def open(self) -> i64:
        """The place where cards are laid, face up."""
        return self.seats + 1

    def copy(self) -> "Pack":
        """A pack that shares nothing with this one."""
        return Pack(self.seats, self.where[:], self.counts[:], self.pile[:])

    def cards(self, place: i64) -> vec[i64]:
        """The cards at a place, ascending."""
        out = vec[i64](capacity=self.counts[place])
        for card in range(len(self.where)):
            if self.where[card] == place:
                out = append(out, card)
        return out

    def first_copies(self, place: i64, kinds: vec[i64]) -> vec[i64]:
        """Of every kind at a place one copy, the first; copies of a kind come one after the other."""
        out = vec[i64](capacity=self.counts[place])
        last: i64 = NOTHING
        for card in range(len(self.where)):
            if self.where[card] == place and kinds[card] != last:
                last = kinds[card]
                out = append(out, card)
        return out

    def move(self, card: i64, place: i64) -> None:
        """Take a card from where it lies to a place; laid open it is the top card."""
        source = self.where[card]
        if source == self.open:
            kept = vec[i64](capacity=len(self.pile))
            for other in self.pile:
                if other != card:
                    kept = append(kept, other)
            self.pile = kept
        self.counts[source] -= 1
        self.counts[place] += 1
        self.where[card] = place
        if place == self.open:
            self.pile = append(self.pile, card)

    @property
    def top(self) -> i64:
        """The card on top of the open pile, -1 if none lies there."""
        return self.pile[len(self.pile) - 1] if len(self.pile) else NOTHING

    def turn_over(self) -> None:
        """Make a new stock of all open cards but the top one."""
        last: i64 = len(self.pile) - 1
        for index in range(last):
            self.where[self.pile[index]] = self.stock
        if last > 0:
            self.counts[self.stock] += last
            self.counts[self.open] -= last
            self.pile = self.pile[last:]


def full(seats: i64, cards: i64) -> Pack:
    """So many cards, all in the stock."""
    counts = vec[i64]([0] * (seats + 2))
    counts[seats] = cards
    return Pack(seats, vec[i64]([seats] * cards), counts, vec[i64]())


def kinds_of(copies: vec[i64]) -> vec[i64]:
    """The kind of every card, where of the first kind there are so many copies, of the second so many, and so on."""
    out = vec[i64]()
    for kind in range(len(copies)):
        for _ in range(copies[kind]):
            out = append(out, kind)
    return out


def copy_text(text: str, number: int) -> str:
    """The text of a copy of a card: `r5`, `r5'`, `r5''`."""
    return text + "'" * number
