"""The rules of Verirrter König: one round, from the deal to the last card, which is the king of clubs."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE
from ludothek.kit.cards.cards import CARDS, card_text, ranks, same_rank
from ludothek.kit.common import bits
from ludothek.kit.common.ring import after
from ludothek.kit.hidden.hidden_hands import HiddenHands
from ludothek.kit.hidden.redealing import ANY, Whole

KING: Final = 6
"""The king of clubs."""
PACK: Final = 0xFFFFFFFF ^ 0x40404000
"""VKO-2: all cards but the kings of spades, hearts and diamonds."""
ALL: Final = 29
PAIRS: Final = 14
LONGEST: Final = 1000
"""VKO-R10: a round has no more draws than this."""
MOST: Final = 10
"""VKO-R11: so many players at most."""

# Moves below CARDS are what the referee deals, or what the card turns out to be that has been drawn.
DEALER: Final = CARDS
"""From here on the first dealer is drawn."""
DRAW: Final = DEALER + MOST
"""From here on a card is drawn by its place: no hand has more than eight, for they are all of different ranks."""
MOVES: Final = DRAW + 8
NOTHING: Final = -1


class Single(Whole):
    """Hands in which no two cards are of one rank (VKO-R4)."""

    def off(self, holder: i64, cards: i64) -> i64:
        """How many cards have another of their rank beside them."""
        return bits.count(cards) - bits.count(ranks(cards))


SINGLE: Final = Single()


class VerirrterKoenig(HiddenHands):
    """One round. Which back is touched makes no difference (VKO-R12): the referee says which card it was."""

    way: i64 = 1
    """From which neighbour is drawn: 1 from the left, -1 from the right."""
    marks: vec[i64]
    """What everybody has on the nose since the rounds before; only for showing. Never changed."""
    pairs: vec[i64]
    """All pairs that lie open, in order: 1024 x seat + 32 x one card + the other."""
    fresh: i64 = 0
    """How many of them were laid down by the last move, or just after the deal."""
    draws: i64 = 0
    """How many cards have been drawn."""
    taker: i64 = NOTHING
    giver: i64 = NOTHING
    """Between whom the last card went, or goes while the referee says which."""
    card: i64 = NOTHING
    """Which one that was."""

    def moves(self) -> vec[i64]:
        if self.turn == NOBODY:
            return vec[i64]()
        if self.turn == REFEREE:
            if self.dealer == LOT:
                return _from(DEALER, self.seats)
            return bits.members(self.hands[self._source()])  # VKO-R6
        return _from(DRAW, bits.count(self.hands[self.neighbour()]))

    def chance(self, random: Random) -> i64:
        if self.dealer == LOT:
            return DEALER + random.randrange(self.seats)
        cards = self.hands[self._source()]
        return bits.member(cards, random.randrange(bits.count(cards)))

    def play(self, move: i64) -> None:
        if move >= DRAW:
            self.giver = self.neighbour()
            self.taker = self.turn
            self.card = NOTHING
            self.fresh = 0
            self.turn = REFEREE
        elif move >= DEALER:
            self.dealer = move - DEALER
        elif self.hands[self.seats] != 0:
            self._deal(move)
        else:
            self._take(move)

    def _source(self) -> i64:
        """Where the referee takes a card from: the pack, or the hand of whoever has to give one."""
        return self.seats if self.hands[self.seats] != 0 else self.giver

    def neighbour(self) -> i64:
        """VKO-R3, VKO-R5: from whom the seat whose turn it is draws, the nearest that has cards."""
        return after(self.with_cards(), self.turn, self.seats, self.way)

    def king(self) -> i64:
        """Who holds the king of clubs; -1 before he is dealt."""
        for seat in range(self.seats):
            if (self.hands[seat] >> KING) & 1:
                return seat
        return NOTHING

    def _deal(self, card: i64) -> None:
        """VKO-R2: one card at a time, beginning to the left of the dealer."""
        dealt: i64 = ALL - bits.count(self.hands[self.seats])
        receiver = (self.dealer + 1 + dealt) % self.seats
        self.move(card, self.seats, receiver)
        if dealt + 1 == ALL:
            for seat in range(self.seats):
                self._lay_first(seat)
            self._go_on(self.dealer)  # VKO-R1

    def _lay_first(self, seat: i64) -> None:
        """VKO-R4: of three equal cards the first two are laid down, so all know that the third comes after them."""
        for rank in range(8):
            equal = self.hands[seat] & same_rank(rank)
            if bits.count(equal) > 1:
                second = bits.member(equal, 1)
                self._lay(seat, bits.lowest(equal), second)
                self.deny(same_rank(rank) & (bits.single(second) - 1), seat)
            if bits.count(equal) == 4:
                self._lay(seat, bits.member(equal, 2), bits.member(equal, 3))

    def _lay(self, seat: i64, one: i64, other: i64) -> None:
        self.hands[seat] &= ~(bits.single(one) | bits.single(other))
        self.pairs = append(self.pairs, 1024 * seat + 32 * one + other)
        self.fresh += 1

    def _take(self, card: i64) -> None:
        """VKO-R13: only these two see the card; VKO-5: with another of its rank it is laid down at once."""
        self.card = card
        self.draws += 1
        partner = self.hands[self.taker] & same_rank(card)
        if partner != 0:
            self.move(card, self.giver, self.taker)
            held = bits.lowest(partner)
            self._lay(self.taker, min(held, card), max(held, card))
        else:
            self.give_hidden(card, self.giver, self.taker)
        self._go_on(self.taker)

    def _go_on(self, seat: i64) -> None:
        """VKO-R5, VKO-R7, VKO-R10: the end, or the turn of the next who has cards."""
        over = self.draws == LONGEST or len(self.pairs) == PAIRS  # VKO-6
        self.turn = NOBODY if over else after(self.with_cards(), seat, self.seats)

    def copy(self) -> "VerirrterKoenig":
        new = VerirrterKoenig(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.way = self.way
        new.marks = self.marks
        new.pairs = self.pairs[:]
        new.fresh = self.fresh
        new.draws = self.draws
        new.taker = self.taker
        new.giver = self.giver
        new.card = self.card
        return new

    def points(self, seat: i64) -> i64:
        """VKO-7: a mark for whoever is left with the king."""
        return 1 if self.turn == NOBODY and seat == self.king() else 0

    def fewest(self) -> bool:
        return True

    def winners(self) -> vec[i64]:
        """Everybody but the one with the king."""
        out = vec[i64](capacity=self.seats)
        king = self.king()
        for seat in range(self.seats):
            if seat != king:
                out = append(out, seat)
        return out

    def reason(self) -> str:
        return "reason-king" if len(self.pairs) == PAIRS else "reason-limit"

    def text(self, move: i64) -> str:
        if move >= DRAW:
            return str(move - DRAW + 1)
        return f"dealer{move - DEALER}" if move >= DEALER else card_text(move)

    def refusal(self, move: i64) -> str:
        if self.turn < 0:
            return ""
        return "VKO-R12" if move < CARDS else "VKO-4" if move >= DRAW else ""

    def whole(self) -> Whole:
        """VKO-R4: pairs are laid down; only while cards are dealt anybody may have any."""
        return ANY if self.turn == REFEREE and self.taker == NOTHING else SINGLE

    def guess(self, seat: i64, random: Random) -> "VerirrterKoenig":
        """VKO-R13: hands are concealed, but whoever has lost a card knows who has it, until that hand is drawn from."""
        new = self.copy()
        if self.turn == NOBODY:
            return new
        new.redeal(seat, random)
        if self.card != NOTHING and seat not in (self.giver, self.taker):
            drawn = new.hands[self.taker]
            if self.fresh > 0:
                laid = self.pairs[len(self.pairs) - 1]
                drawn = bits.single(laid // 32 % 32) | bits.single(laid % 32)
            new.card = bits.member(drawn, random.randrange(bits.count(drawn)))
        return new


def _from(first: i64, count: i64) -> vec[i64]:
    out = vec[i64](capacity=count)
    for number in range(count):
        out = append(out, first + number)
    return out


def start(seats: i64, dealer: i64, way: i64, marks: vec[i64]) -> VerirrterKoenig:
    """A round before the first card is dealt (VKO-3)."""
    new = VerirrterKoenig(seats, dealer, REFEREE)
    new.way = way
    new.marks = marks
    new.hands = vec[i64]([0] * (seats + 1))
    new.hands[seats] = PACK
    new.pairs = vec[i64](capacity=PAIRS)
    new.lacks = vec[i64]([0] * ((seats + 1) * (seats + 1)))
    return new
