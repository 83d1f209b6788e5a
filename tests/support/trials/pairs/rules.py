"""One deal: take two open cards of equal rank away, or turn a card of the stock. What lies face down is not known
to anybody: the referee says what it is when it is turned."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE, State

RANKS = 8
CARDS = 4 * RANKS
OPEN = 4
"""So many columns of open cards lie in the middle, each of so many cards."""
OWN = 3
"""So many columns lie before each seat: an open card, and a hidden one below."""
HIDDEN = -1

PAIR = CARDS
"""Moves below it: the referee lays or turns that card. From here on: card 32 * a + b, a < b, are taken together."""
TURN = PAIR + CARDS * CARDS
MOVES = TURN + 1


def name(card: int) -> str:
    """`c1` to `d8`."""
    return f"{'cshd'[card // RANKS]}{card % RANKS + 1}"


class Pairs(State):
    """Columns from below to above; the referee fills whatever is to be laid open next."""

    cards: vec[i64]
    """All that lie in columns, as 64 * column + card + 1, from below to above; + 0 where it is hidden. First come the
    columns in the middle, then those of each seat, then the open pile."""
    stock: i64 = 0
    done: vec[i64]
    mover: i64 = 0
    """Whose turn it will be when the referee has turned a card."""

    def column(self, at: int) -> list[int]:
        """What lies in a column, from below to above."""
        return [int(each) % 64 - 1 for each in self.cards if each // 64 == at]

    @property
    def waste(self) -> i64:
        """Where the open pile is among the columns."""
        return OPEN + OWN * self.seats

    def mine(self, seat: i64) -> list[int]:
        """The columns whose upper cards a seat may take."""
        return [*range(OPEN), *range(OPEN + OWN * seat, OPEN + OWN * (seat + 1)), int(self.waste)]

    def moves(self) -> vec[i64]:
        if self.turn == NOBODY:
            return vec[i64]()
        if self.turn == REFEREE:
            known = {*(each % 64 - 1 for each in self.cards), *self.done}
            return vec[i64]([card for card in range(CARDS) if card not in known])
        tops = [self.column(at)[-1] for at in self.mine(self.turn) if self.column(at)]
        pairs = [PAIR + CARDS * a + b for a in tops for b in tops if a < b and a % RANKS == b % RANKS]
        return vec[i64]([*sorted(pairs), *([TURN] if self.stock else [])])

    def play(self, move: i64) -> None:
        if move < PAIR:
            self._lay(move)
            return
        self.mover = (self.turn + 1) % self.seats
        if move == TURN:
            self.stock -= 1
            self.cards = append(self.cards, 64 * self.waste)
        else:
            for card in divmod(move - PAIR, CARDS):
                self.done = append(self.done, card)
                self.cards = vec[i64]([each for each in self.cards if each % 64 - 1 != card])
        self._go_on()

    def _lay(self, card: i64) -> None:
        """The first card that should be open is this one."""
        self.cards[self._lacking()[0]] = 64 * (self.cards[self._lacking()[0]] // 64) + card + 1
        self._go_on()

    def _lacking(self) -> list[int]:
        """Where cards are hidden that should be open."""
        last = {int(each) // 64: at for at, each in enumerate(self.cards)}
        hidden = [at for at, each in enumerate(self.cards) if not each % 64]
        return [at for at in hidden if self.cards[at] < 64 * OPEN or at in last.values()]

    def _go_on(self) -> None:
        self.turn = REFEREE if self._lacking() else self.mover
        if self.turn != REFEREE and not len(self.moves()):
            self.turn = NOBODY

    def copy(self) -> "Pairs":
        new = Pairs(self.seats, self.dealer, self.turn)
        new.cards = self.cards[:]
        new.done, new.stock, new.mover = self.done[:], self.stock, self.mover
        return new

    def points(self, seat: i64) -> i64:
        return len(self.done) if seat == 0 else 0

    def text(self, move: i64) -> str:
        if move == TURN:
            return "turn"
        if move < PAIR:
            return f"lay{name(move)}"
        a, b = divmod(move - PAIR, CARDS)
        return f"{name(a)}+{name(b)}"

    def refusal(self, move: i64) -> str:
        return "PAI-1"

    def guess(self, seat: i64, random: Random) -> "Pairs":
        return self.copy()


def start(seats: int, dealer: int) -> Pairs:
    """All lies face down, and the referee turns what is open."""
    new = Pairs(seats, dealer, REFEREE)
    middle = [64 * at for at in range(OPEN) for _ in range(OPEN)]
    new.cards = vec[i64]([*middle, *(64 * (OPEN + at) for at in range(OWN * seats) for _ in range(2))])
    new.stock = CARDS - OPEN * OPEN - 2 * OWN * seats
    new.done, new.mover = vec[i64](), (dealer + 1) % seats
    return new
