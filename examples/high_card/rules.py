"""The rules of High Card: three cards each, three rounds, the highest card of a round scores a point."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.kit.common import bits
from ludothek.kit.hidden.redealing import redeal

CARDS = 12
ROUNDS = 3


class HighCard(State):
    """One deal. A hand is a set of cards 0 to 11; the last set is the pack."""

    hands: vec[i64]
    table: vec[i64]
    """The cards of this round in the order of play."""
    won: vec[i64]
    """The cards of earlier rounds as one set for each seat that played them."""
    scores: vec[i64]

    def moves(self) -> vec[i64]:
        if self.turn == NOBODY:
            return vec[i64]()
        return bits.members(self.hands[self.seats if self.turn == REFEREE else self.turn])

    def play(self, move: i64) -> None:
        if self.turn == REFEREE:
            self._deal(move)
            return
        self.hands[self.turn] ^= 1 << move
        self.table = append(self.table, move)
        self.turn = (self.turn + 1) % self.seats
        if len(self.table) == self.seats:
            self._finish_round()

    def _deal(self, card: i64) -> None:
        """HC-2: one card at a time, clockwise from the dealer's left."""
        dealt = CARDS - bits.count(self.hands[self.seats])
        self.hands[self.seats] ^= 1 << card
        self.hands[(self.dealer + 1 + dealt) % self.seats] |= 1 << card
        if dealt + 1 == ROUNDS * self.seats:
            self.turn = (self.dealer + 1) % self.seats

    def _finish_round(self) -> None:
        """HC-4: the highest card scores; its player leads the next round."""
        leader = self.turn
        best: i64 = 0
        for order in range(self.seats):
            player = (leader + order) % self.seats
            self.won[player] |= 1 << self.table[order]
            if self.table[order] > self.table[best]:
                best = order
        winner = (leader + best) % self.seats
        self.scores[winner] += 1
        self.table = vec[i64]()
        self.turn = winner if self.hands[winner] != 0 else NOBODY

    def copy(self) -> "HighCard":
        new = HighCard(self.seats, self.dealer, self.turn)
        self.carry(new)
        return new

    def carry(self, new: "HighCard") -> None:
        """Give a copy, of this game or of a variant, what a deal has."""
        new.hands = self.hands[:]
        new.table = self.table[:]
        new.won = self.won[:]
        new.scores = self.scores[:]

    def points(self, seat: i64) -> i64:
        return self.scores[seat]

    def text(self, move: i64) -> str:
        return str(move + 1)

    def guess(self, seat: i64, random: Random) -> "HighCard":
        guessed = self.copy()
        known = 1 << seat if seat >= 0 else 0
        redeal(guessed.hands, vec[i64]([0] * len(self.hands)), known, random)
        return guessed

    def refusal(self, move: i64) -> str:
        return "HC-3"


def start(seats: i64, dealer: i64) -> HighCard:
    """A deal before the first card is given."""
    new = HighCard(seats, dealer, REFEREE)
    new.hands = vec[i64]([0] * seats + [(1 << CARDS) - 1])
    new.table = vec[i64]()
    new.won = vec[i64]([0] * seats)
    new.scores = vec[i64]([0] * seats)
    return new
