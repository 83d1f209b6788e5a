"""The rules of Quartett: one deal, from the first card to the eighth quartet (QUA)."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE
from ludothek.kit.cards.cards import CARDS, PACK, SEVENS, SUIT, card_text, ranks, same_rank
from ludothek.kit.common import bits
from ludothek.kit.common.ring import after
from ludothek.kit.hidden.hidden_hands import HiddenHands
from ludothek.kit.hidden.redealing import ANY, Whole

SEATS: Final = 4
RANKS: Final = 8
LONGEST: Final = 500
"""QUA-R10: so many questions at most."""

# Moves below CARDS are dealt by the referee.
DEALER: Final = CARDS
"""From here on the first dealer is drawn."""
ASK: Final = DEALER + SEATS
"""From here on: 32 x the seat that is asked + the card."""
MOVES: Final = ASK + SEATS * CARDS
NOTHING: Final = -1


def fours(cards: i64) -> i64:
    """The ranks of which all four cards are in a set, as bits."""
    return cards & (cards >> 8) & (cards >> 16) & (cards >> 24) & SUIT


class Heard(Whole):
    """What questions tell of hands (QUA-R11), which hold no quartet (QUA-R6)."""

    def __init__(self, claims: vec[i64]) -> None:
        self.claims = claims
        """Two numbers for each: a seat, and a set of cards of which it has at least one."""

    def off(self, holder: i64, cards: i64) -> i64:
        """How many quartets a hand holds, and how many claims it belies."""
        away = bits.count(fours(cards))
        for index in range(0, len(self.claims), 2):
            if self.claims[index] == holder and self.claims[index + 1] & cards == 0:
                away += 1
        return away


class Quartett(HiddenHands):
    """One deal. What all know of the hands is what they have heard (QUA-R11)."""

    need_one: i64 = 1
    """1 where a card may be asked for only by somebody who holds another of its rank (QUA-R3)."""
    first: i64 = 1
    """What the first seat is called in the text of a question; version 1 of the rules counted from 0."""
    owners: vec[i64]
    """For every rank who has laid down its quartet, -1 as long as nobody has."""
    claims: vec[i64]
    """What questions tell, two numbers for each: a seat, and a set of cards of which it has at least one."""
    asks: i64 = 0
    asker: i64 = NOTHING
    asked: i64 = NOTHING
    card: i64 = NOTHING
    """The last question."""
    given: i64 = 0
    """1 where it brought the card."""
    laid: i64 = 0
    """The ranks that were laid down by it, or just after the deal, as bits."""

    def moves(self) -> vec[i64]:
        out = vec[i64]()
        if self.turn == NOBODY:
            return out
        if self.turn == REFEREE:
            if self.dealer == LOT:
                return bits.append_members(out, (1 << self.seats) - 1, DEALER)
            return bits.members(self.hands[self.seats])
        wanted = self.wanted(self.turn)
        for seat in range(self.seats):
            if seat != self.turn and self.hands[seat] != 0:  # QUA-R4
                out = bits.append_members(out, wanted, ASK + CARDS * seat)
        return out

    def wanted(self, seat: i64) -> i64:
        """The cards that a seat may ask for (QUA-R3)."""
        hand = self.hands[seat]
        return (ranks(hand) * SEVENS if self.need_one else self.playing()) & ~hand

    def playing(self) -> i64:
        """All cards that do not lie on the table."""
        cards: i64 = 0
        for holder in range(self.seats + 1):
            cards |= self.hands[holder]
        return cards

    def chance(self, random: Random) -> i64:
        if self.dealer == LOT:
            return DEALER + random.randrange(self.seats)
        pack = self.hands[self.seats]
        return bits.member(pack, random.randrange(bits.count(pack)))

    def play(self, move: i64) -> None:
        if move >= ASK:
            self._ask((move - ASK) // CARDS, (move - ASK) % CARDS)
        elif move >= DEALER:
            self.dealer = move - DEALER
        else:
            self._deal(move)

    def _deal(self, card: i64) -> None:
        """QUA-3, QUA-R1: one card at a time, beginning to the left of the dealer."""
        dealt: i64 = CARDS - bits.count(self.hands[self.seats])
        self.move(card, self.seats, (self.dealer + 1 + dealt) % self.seats)
        if dealt + 1 == CARDS:
            for seat in range(self.seats):
                self._lay(seat)
            self._go_on((self.dealer + 1) % self.seats)

    def _ask(self, asked: i64, card: i64) -> None:
        """QUA-5, QUA-6: a card that is there comes over and brings another question, else the one asked goes on."""
        asker = self.turn
        bit = bits.single(card)
        self.asks += 1
        self.asker = asker
        self.asked = asked
        self.card = card
        self.laid = 0
        self.given = 1 if self.hands[asked] & bit else 0  # QUA-R5
        if self.need_one:
            self._claim(asker, same_rank(card) & ~bit)
        if self.given:
            self.give(card, asked, asker)
            self._forget(asked, bit)
            self._narrow(asker, bit)
            self._lay(asker)
            self._go_on(asker)
        else:
            self.deny(bit, asker)
            self.deny(bit, asked)
            self._go_on(asked)

    def _lay(self, seat: i64) -> None:
        """QUA-7, QUA-R6: a quartet is laid down at once."""
        full = fours(self.hands[seat])
        if full == 0:
            return
        for rank in bits.members(full):
            self.hands[seat] ^= same_rank(rank)
            self.owners[rank] = seat
            self.laid |= 1 << rank
            self._forget(seat, same_rank(rank))

    def _claim(self, seat: i64, cards: i64) -> None:
        """Everybody hears that a seat has at least one of these cards; said again, it is nothing new."""
        for index in range(0, len(self.claims), 2):
            if self.claims[index] == seat and self.claims[index + 1] == cards:
                return
        self.claims = append(append(self.claims, seat), cards)

    def _forget(self, seat: i64, cards: i64) -> None:
        """What a seat had to have may have been one of these cards, which have left it."""
        if not self._claimed(seat, cards):
            return
        kept = vec[i64](capacity=len(self.claims))
        for index in range(0, len(self.claims), 2):
            if self.claims[index] != seat or self.claims[index + 1] & cards == 0:
                kept = append(append(kept, self.claims[index]), self.claims[index + 1])
        self.claims = kept

    def _narrow(self, seat: i64, bit: i64) -> None:
        """What a seat had to have before was not this card, which has only come now."""
        if not self._claimed(seat, bit):
            return
        old = self.claims
        self.claims = vec[i64](capacity=len(old))
        for index in range(0, len(old), 2):
            self._claim(old[index], old[index + 1] & ~bit if old[index] == seat else old[index + 1])

    def _claimed(self, seat: i64, cards: i64) -> bool:
        """May what a seat has to have be one of these cards?"""
        for index in range(0, len(self.claims), 2):
            if self.claims[index] == seat and self.claims[index + 1] & cards != 0:
                return True
        return False

    def known(self, card: i64) -> bool:
        """Does everybody know where a card is: on the table, or with the only one who may have it?"""
        left: i64 = 0
        for holder in range(len(self.hands)):
            if self.hands[holder] != 0 and (self.lacks[holder] >> card) & 1 == 0:
                left += 1
        return left <= 1

    def _go_on(self, seat: i64) -> None:
        """QUA-R7, QUA-R9, QUA-R10: this one asks, or the next to the left who has cards, or it is over."""
        inside = self.with_cards()
        if inside == 0 or self.asks == LONGEST:
            self.turn = NOBODY
        else:
            self.turn = seat if (inside >> seat) & 1 else after(inside, seat, self.seats)

    def copy(self) -> "Quartett":
        new = Quartett(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.need_one = self.need_one
        new.first = self.first
        new.owners = self.owners[:]
        new.claims = self.claims[:]
        new.asks = self.asks
        new.asker = self.asker
        new.asked = self.asked
        new.card = self.card
        new.given = self.given
        new.laid = self.laid
        return new

    def points(self, seat: i64) -> i64:
        """QUA-2, QUA-8: one for every quartet."""
        count: i64 = 0
        for rank in range(RANKS):
            if self.owners[rank] == seat:
                count += 1
        return count

    def reason(self) -> str:
        return "reason-quartets" if self.with_cards() == 0 else "reason-limit"

    def text(self, move: i64) -> str:
        if move >= ASK:
            return f"{(move - ASK) // CARDS + self.first} {card_text((move - ASK) % CARDS)}"
        return f"dealer{move - DEALER}" if move >= DEALER else card_text(move)

    def refusal(self, move: i64) -> str:
        """QUA-R4: whom; QUA-R3: what; with `need_one` off only the own cards and those on the table are barred."""
        if self.turn < 0 or move < ASK:
            return ""
        asked = (move - ASK) // CARDS
        if asked >= self.seats or asked == self.turn:
            return "QUA-R4"
        return "QUA-R7" if self.hands[asked] == 0 else "QUA-R3"

    def whole(self) -> Whole:
        """What all have heard, once all is dealt."""
        return ANY if self.turn == REFEREE else Heard(self.claims)

    def guess(self, seat: i64, random: Random) -> "Quartett":
        new = self.copy()
        if self.turn != NOBODY:
            new.redeal(seat, random)
        return new


def start(seats: i64, dealer: i64, need_one: i64 = 1, first: i64 = 1) -> Quartett:
    """A deal before the first card is given."""
    new = Quartett(seats, dealer, REFEREE)
    new.need_one = need_one
    new.first = first
    new.hands = vec[i64]([0] * (seats + 1))
    new.hands[seats] = PACK
    new.owners = vec[i64]([NOTHING] * RANKS)
    new.lacks = vec[i64]([0] * (seats + 1))
    new.claims = vec[i64]()
    return new
