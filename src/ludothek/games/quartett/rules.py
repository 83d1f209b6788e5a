"""The rules of Quartett: one deal, from the first card to the eighth quartet (QUA-3 to QUA-8)."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE, State
from ludothek.kit.cards.cards import CARDS, PACK, SEVENS, card_text, same_rank
from ludothek.kit.common import bits
from ludothek.kit.common.ring import after
from ludothek.kit.hidden.distribution import redeal
from ludothek.kit.hidden.whereabouts import Whereabouts, unknown

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
MOST: Final = 1000
"""So many guesses are tried until nobody holds a quartet in one; hardly ever more than a few."""


class Quartett(State):
    """One deal. Hands are sets of cards; the last one is the pack that is still to be dealt."""

    need_one: i64 = 1
    """1 where a card may be asked for only by somebody who holds another of its rank (QUA-R3)."""
    hands: vec[i64]
    owners: vec[i64]
    """For every rank who has laid down its quartet, -1 as long as nobody has."""
    where: Whereabouts
    """What everybody has heard (QUA-R11). The table is a holder after the seats."""
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
        if self.need_one == 0:
            return self.playing() & ~hand
        ranks = (hand | (hand >> 8) | (hand >> 16) | (hand >> 24)) & 0xFF
        return (ranks * SEVENS) & ~hand

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
        """QUA-R1: one card at a time, beginning to the left of the dealer."""
        dealt: i64 = CARDS - bits.count(self.hands[self.seats])
        self.hands[self.seats] ^= bits.single(card)
        self.hands[(self.dealer + 1 + dealt) % self.seats] |= bits.single(card)
        if dealt + 1 == CARDS:
            for seat in range(self.seats):
                for rank in range(RANKS):
                    self._lay(seat, rank)
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
        self.given = 1 if self.hands[asked] & bit else 0
        if self.need_one:
            self.where.claim(asker, same_rank(card) & ~bit)
        if self.given:
            self.hands[asked] ^= bit
            self.hands[asker] |= bit
            self.where.give(card, asked)
            self._lay(asker, card % RANKS)
            self._go_on(asker)
        else:
            self.where.deny(card, asker)
            self.where.deny(card, asked)
            self._go_on(asked)

    def _lay(self, seat: i64, rank: i64) -> None:
        """QUA-R6: a quartet is laid down at once."""
        cards = same_rank(rank)
        if self.hands[seat] & cards != cards:
            return
        self.hands[seat] ^= cards
        self.owners[rank] = seat
        self.laid |= 1 << rank
        for card in bits.members(cards):
            self.where.give(card, seat)

    def known(self, card: i64) -> bool:
        """Does everybody know where a card is?"""
        return self.where.knows[card] == (1 << self.seats) - 1

    def inside(self) -> i64:
        """The seats that have cards."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.hands[seat] != 0:
                found |= 1 << seat
        return found

    def _go_on(self, seat: i64) -> None:
        """QUA-R7, QUA-R9, QUA-R10: this one asks, or the next to the left who has cards, or it is over."""
        inside = self.inside()
        self._conclude(inside)
        if inside == 0 or self.asks == LONGEST:
            self.turn = NOBODY
        else:
            self.turn = seat if (inside >> seat) & 1 else after(inside, seat, self.seats)

    def _conclude(self, inside: i64) -> None:
        """A card that all but one are known not to have is known to be with that one."""
        for card in range(CARDS):
            left = inside & ~self.where.barred[card]
            if left & (left - 1) == 0 and not self.known(card):
                self.where.show(card)

    def copy(self) -> "Quartett":
        new = Quartett(self.seats, self.dealer, self.turn)
        new.need_one = self.need_one
        new.hands = self.hands[:]
        new.owners = self.owners[:]
        new.where = self.where.copy()
        new.asks = self.asks
        new.asker = self.asker
        new.asked = self.asked
        new.card = self.card
        new.given = self.given
        new.laid = self.laid
        return new

    def points(self, seat: i64) -> i64:
        """QUA-8: one for every quartet."""
        count: i64 = 0
        for rank in range(RANKS):
            if self.owners[rank] == seat:
                count += 1
        return count

    def reason(self) -> str:
        return "reason-quartets" if self.inside() == 0 else "reason-limit"

    def text(self, move: i64) -> str:
        if move >= ASK:
            return f"{(move - ASK) // CARDS} {card_text((move - ASK) % CARDS)}"
        return f"dealer{move - DEALER}" if move >= DEALER else card_text(move)

    def refusal(self, move: i64) -> str:
        """QUA-R4: whom; QUA-R3: what; with `need_one` off only the own cards and those on the table are barred."""
        if self.turn < 0 or move < ASK:
            return ""
        asked = (move - ASK) // CARDS
        if asked >= self.seats or asked == self.turn:
            return "QUA-R4"
        return "QUA-R7" if self.hands[asked] == 0 else "QUA-R3"

    def guess(self, seat: i64, random: Random) -> "Quartett":
        """QUA-R11: all that was heard is respected, and QUA-R6: nobody holds a quartet."""
        new = self.copy()
        if self.turn == NOBODY:
            return new
        if self.hands[self.seats] != 0:
            redeal(new.hands, 1 << seat if seat >= 0 else 0, vec[i64]([0] * CARDS), random)
            return new
        holder_of = vec[i64]([self.seats] * CARDS)
        for holder in range(self.seats):
            for card in bits.members(self.hands[holder]):
                holder_of[card] = holder
        for _ in range(MOST):
            found = self.where.guess(seat, holder_of, self.seats + 1, random)
            for holder in range(self.seats):
                new.hands[holder] = 0
            for card in range(CARDS):
                if found[card] < self.seats:
                    new.hands[found[card]] |= bits.single(card)
            if not new.unlaid():
                return new
        raise ValueError("no distribution of the cards was found in which nobody holds a quartet")

    def unlaid(self) -> bool:
        """Does anybody hold a quartet?"""
        for holder in range(self.seats):
            hand = self.hands[holder]
            if hand & (hand >> 8) & (hand >> 16) & (hand >> 24) & 0xFF:
                return True
        return False


def deal(seats: i64, dealer: i64, need_one: i64 = 1) -> Quartett:
    """A deal before the first card is given."""
    new = Quartett(seats, dealer, REFEREE)
    new.need_one = need_one
    new.hands = vec[i64]([0] * (seats + 1))
    new.hands[seats] = PACK
    new.owners = vec[i64]([NOTHING] * RANKS)
    new.where = unknown(seats, CARDS)
    return new
