"""A slow second opinion on Mau-Mau, written from the clauses alone, with lists of card texts and no other cleverness.

A game is a generator: it says who has to choose among what, a seat or -1 for chance, and is sent what was chosen.
"""

from collections.abc import Generator
from dataclasses import dataclass, field

CHANCE = -1
COLOURS = "rgyb"
SIGNS = [*"123456789", "R", "+2", "+4", "S"]
DECK = [f"{colour}{sign}" for colour in COLOURS for sign in SIGNS] * 2 + ["W"] * 6

Asked = tuple[int, list[str]]
Asking = Generator[Asked, str, None]
Taking = Generator[Asked, str, int]


def value(card: str) -> int:
    return int(card[1:]) if card[1:].isdigit() else 10


@dataclass
class Reference:
    """One game; `run` it."""

    seats: int
    dealer: int
    first_card: str = "acts"
    mau: str = "declare"
    two_player_reverse: str = "none"
    voluntary_draw: str = "off"
    hands: list[list[str]] = field(default_factory=list)
    stock: list[str] = field(default_factory=lambda: [*DECK])
    buried: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    colour: str = ""
    """The colour that was announced for a colour change on top."""
    way: int = 1
    due: int = 0
    turns: int = 0
    idle: int = 0
    following: int = 0

    def run(self) -> Asking:
        self.hands = [[] for _ in range(self.seats)]
        for number in range(5 * self.seats):
            yield from self.one_card(self.hands[(self.dealer + 1 + number) % self.seats])
        while True:
            yield from self.one_card(self.pile)
            if self.first_card == "bury" and not self.pile[0][1:].isdigit():
                self.buried.append(self.pile.pop())
                continue
            break
        if self.first_card == "inert":
            self.colour = "any" if self.pile[0] == "W" else ""
            self.following = self.after(self.dealer)
        else:
            if self.pile[0] == "W":
                self.colour = yield self.dealer, sorted(COLOURS)
            yield from self.effect(self.pile[0], self.dealer)
        while not self.over():
            yield from self.turn(self.following)

    def over(self) -> bool:
        return not all(self.hands) or self.turns >= 1000 or self.idle >= self.seats

    def after(self, seat: int) -> int:
        return (seat + self.way) % self.seats

    def one_card(self, place: list[str]) -> Asking:
        card = yield CHANCE, sorted(self.stock)
        self.stock.remove(card)
        place.append(card)

    def take(self, seat: int, count: int) -> Taking:
        """MAU-R15."""
        for taken in range(count):
            if not self.stock and self.buried:
                self.stock = [self.buried.pop(0)]
            if not self.stock:
                self.stock, self.pile = self.pile[:-1], self.pile[-1:]
            if not self.stock:
                return taken
            yield from self.one_card(self.hands[seat])
        return count

    def fits(self, card: str) -> bool:
        top = self.pile[-1]
        if self.due:
            return card[1:] == "+2"
        if card == "W" or self.colour == "any":
            return True
        if top == "W":
            return card[0] == self.colour
        return card[0] == top[0] or card[1:] == top[1:]

    def turn(self, seat: int) -> Asking:
        hand = self.hands[seat]
        fitting = sorted({card for card in hand if self.fits(card)})
        left = len(self.stock) + len(self.buried) + len(self.pile) - 1
        may_draw = not fitting or self.due > 0 or (self.voluntary_draw == "on" and left > 0)
        said = self.mau == "auto"
        moves = fitting + ["draw"] * may_draw
        chosen = yield seat, sorted(moves + ["mau"] * (len(hand) == 2 and bool(fitting) and not said))
        if chosen == "mau":
            said = True
            chosen = yield seat, sorted(moves)
        self.turns += 1
        if chosen == "draw":
            count, self.due = max(1, self.due), 0
            taken = yield from self.take(seat, count)
            self.idle = 0 if taken else self.idle + 1
            self.following = self.after(seat)
            return
        self.idle = 0
        hand.remove(chosen)
        self.pile.append(chosen)
        if not hand:
            return
        if chosen == "W":
            colour = yield seat, sorted([*COLOURS, *["mau"] * (len(hand) == 1 and not said)])
            if colour == "mau":
                said = True
                colour = yield seat, sorted(COLOURS)
            self.colour = colour
        else:
            self.colour = ""
        if len(hand) == 1 and not said:
            yield from self.take(seat, 1)
        yield from self.effect(chosen, seat)

    def effect(self, card: str, seat: int) -> Asking:
        sign = card[1:]
        if sign == "R":
            self.way = -self.way
            if self.seats == 2 and self.two_player_reverse == "stop":
                sign = "S"
        self.following = self.after(seat)
        if sign == "+2":
            self.due += 2
        if sign in ("S", "+4") and not self.over():
            hit = self.following
            self.turns += 1
            if sign == "+4":
                yield from self.take(hit, 4)
            self.following = self.after(hit)

    def points(self) -> list[int]:
        return [sum(map(value, hand)) for hand in self.hands]
