"""One deal: on a turn a seat stakes, asks another for a card, draws a hidden one from it, and lays one or takes one."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE, State

FACES = 16
CARDS = 2 * FACES
"""Every face is there twice: card n has the face n // 2."""
SEATS = 10
"""At most."""
DEALT = 3
TURNS = 2
MOST = 50
STEP = 5
"""Stakes above it are multiples of it."""

ASK = MOST
DRAW = ASK + SEATS * FACES
LAY = DRAW + 24
TAKE = LAY + CARDS
GIVE = TAKE + 1
MOVES = GIVE + CARDS

DEALING, STAKING, ASKING, DRAWING, LAYING, TAKING = range(6)


def face(card: int) -> str:
    """`r1` to `b4`."""
    return f"{'rgbv'[card // 8]}{card // 2 % 4 + 1}"


class Bazaar(State):
    """Hands are in an order, so that a hidden card can be drawn by where it is held.

    Of two cards alike in a hand only the first is listed as a move.
    """

    phase: i64 = DEALING
    held: vec[i64]
    """All cards of all hands as 32 * seat + card, each hand in its order."""
    stock: vec[i64]
    pile: vec[i64]
    stakes: vec[i64]
    asked: i64 = -1
    turns: i64 = 0
    last: i64 = 0
    """Who took a turn last, while the referee gives a card."""

    def hand(self, seat: int) -> list[int]:
        """The cards of a hand in their order."""
        return [int(each) % CARDS for each in self.held if each // CARDS == seat]

    def moves(self) -> vec[i64]:
        if self.turn == NOBODY:
            return vec[i64]()
        if self.turn == REFEREE:
            return vec[i64]([GIVE + card for card in sorted(self.stock)])
        hand = self.hand(self.turn)
        if self.phase == STAKING:
            return vec[i64]([stake - 1 for stake in range(1, MOST + 1) if stake < STEP or not stake % STEP])
        if self.phase == ASKING:
            faces = sorted({card // 2 for card in hand} or {0})
            others = [seat for seat in range(self.seats) if seat != self.turn and self.hand(seat)]
            return vec[i64]([ASK + seat * FACES + each for seat in others for each in faces])
        if self.phase == DRAWING:
            return vec[i64]([DRAW + at for at in range(len(self.hand(self.asked)))])
        taking = [TAKE] if len(self.stock) else []
        alike = [card for card in hand if card % 2 and card - 1 in hand]
        return vec[i64]([*(LAY + card for card in sorted(hand) if card not in alike), *taking])

    def play(self, move: i64) -> None:
        seat = self.turn
        if move >= GIVE:
            self._give(move - GIVE)
        elif move == TAKE:
            self.phase, self.turn, self.last = TAKING, REFEREE, seat
        elif move >= LAY:
            self.held = without(self.held, seat * CARDS + move - LAY)
            self.pile = append(self.pile, move - LAY)
            self._next(seat)
        elif move >= DRAW:
            card = self.hand(self.asked)[move - DRAW]
            self.held = append(without(self.held, self.asked * CARDS + card), seat * CARDS + card)
            self.phase = LAYING
        elif move >= ASK:
            self.asked = (move - ASK) // FACES
            self.phase = DRAWING
        else:
            self.stakes[seat] += move + 1
            self.phase = ASKING if any(self.hand(other) for other in range(self.seats) if other != seat) else LAYING

    def _give(self, card: i64) -> None:
        self.stock = without(self.stock, card)
        if self.phase == TAKING:
            self.held = append(self.held, self.last * CARDS + card)
            self._next(self.last)
            return
        given = len(self.held)
        self.held = append(self.held, given % self.seats * CARDS + card)
        if given + 1 == DEALT * self.seats:
            self.phase, self.turn = STAKING, (self.dealer + 1) % self.seats

    def _next(self, seat: i64) -> None:
        self.turns += 1
        self.phase, self.asked = STAKING, -1
        self.turn = (seat + 1) % self.seats if self.turns < TURNS * self.seats else NOBODY

    def copy(self) -> "Bazaar":
        new = Bazaar(self.seats, self.dealer, self.turn)
        new.phase, new.asked, new.turns, new.last = self.phase, self.asked, self.turns, self.last
        new.held, new.stock, new.pile, new.stakes = self.held[:], self.stock[:], self.pile[:], self.stakes[:]
        return new

    def points(self, seat: i64) -> i64:
        return len(self.hand(seat))

    def text(self, move: i64) -> str:
        if move >= GIVE:
            return f"give{move - GIVE}"
        if move == TAKE:
            return "take"
        if move >= LAY:
            return face(move - LAY) + "'" * ((move - LAY) % 2)
        if move >= DRAW:
            return f"draw{move - DRAW + 1}"
        if move >= ASK:
            return f"ask{(move - ASK) // FACES + 1}{face(2 * ((move - ASK) % FACES))}"
        return f"stake{move + 1}"

    def guess(self, seat: i64, random: Random) -> "Bazaar":
        new = self.copy()
        unknown = [int(each) % CARDS for each in self.held if each // CARDS != seat] + list(self.stock)
        for at in range(len(self.held)):
            if self.held[at] // CARDS != seat:
                card = unknown.pop(random.randrange(len(unknown)))
                new.held[at] = self.held[at] // CARDS * CARDS + card
        new.stock = vec[i64](sorted(unknown))
        return new


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """The same cards but this one."""
    return vec[i64]([each for each in cards if each != card])


def start(seats: int, dealer: int) -> Bazaar:
    """Nothing has been dealt."""
    new = Bazaar(seats, dealer, REFEREE)
    new.held, new.pile, new.stakes = vec[i64](), vec[i64](), vec[i64]([0] * seats)
    new.stock = vec[i64](range(CARDS))
    return new
