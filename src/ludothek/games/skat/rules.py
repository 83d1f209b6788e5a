"""The rules of Skat: one deal from its first card to its last trick, phase by phase (SKA)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE
from ludothek.games.skat import reckoning
from ludothek.games.skat.auction import Auction
from ludothek.games.skat.notation import (
    AWAY,
    BID,
    CONTRACT,
    CONTRACTS,
    DEALER,
    HAND,
    NULL,
    OPEN,
    PAIR_SETS,
    PASS,
    SCHNEIDER,
    TAKE,
    form_of,
    from_hand,
    is_open,
    kind_of,
    move_text,
    pair,
)
from ludothek.games.skat.ranking import ORDERS
from ludothek.games.skat.reckoning import NULLS, TRICKS, Terms
from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import CARDS, PACK
from ludothek.kit.cards.hidden_tricks import HiddenTricks
from ludothek.kit.cards.order import GRAND, Order
from ludothek.kit.cards.trickplay import NONE
from ludothek.kit.common import bits
from ludothek.kit.hidden.redealing import redeal

PLAYED: Final = 3 * TRICKS
LONGEST: Final = 1 + CARDS + (2 * 67 + 3) + 3 + PLAYED
"""Lot, cards, every number named and answered and three passes, the soloist's three declarations, thirty cards."""

DEAL: Final = 0
AUCTION: Final = 1
CHOICE: Final = 2
PUTTING: Final = 3
DECLARING: Final = 4
PLAY: Final = 5
OVER: Final = 6
"""The phases of a deal: the soloist has a choice (hand or skat), puts cards away, declares."""


@final
class Skat(HiddenTricks):
    """One deal. Hands are sets of cards; after those of the seats come the skat and the pack that is being dealt."""

    terms: Terms
    phase: i64 = DEAL
    auction: Auction
    """It begins when all cards are dealt; in all later phases copies share it."""
    soloist: i64 = NONE
    took: bool = False
    """Has the soloist taken the skat?"""
    found: i64 = 0
    """The two cards of the skat that are in the soloist's hand, until two have been put away."""
    contract: i64 = NONE
    spent: i64 = 0
    """The cards that the soloist has played."""
    score: i64 = 0
    """What the deal brings the soloist in the end."""

    def moves(self) -> vec[i64]:
        if self.phase == PLAY:
            return bits.members(self.playable())
        if self.phase == DEAL:
            return self._cards_to_deal()
        if self.phase == AUCTION:
            return self.auction.words(self.turn, self.terms)
        if self.phase == CHOICE:
            return vec[i64]([HAND, TAKE])
        if self.phase == PUTTING:
            return self._pairs()
        return self._contracts() if self.phase == DECLARING else vec[i64]()

    def play(self, move: i64) -> None:
        if self.phase == PLAY:
            self._play_card(move)
        elif self.phase == DEAL:
            self._deal(move)
        elif self.phase == AUCTION:
            self._say(move)
        elif self.phase == CHOICE:
            self._choose(move)
        elif self.phase == PUTTING:
            self._put_away(move)
        else:
            self._declare(move)

    def copy(self) -> "Skat":
        new = Skat(self.seats, self.dealer, self.turn)
        self.carry_hidden(new)
        new.terms = self.terms
        new.phase = self.phase
        new.auction = self.auction.copy() if self.phase == AUCTION else self.auction
        new.soloist = self.soloist
        new.took = self.took
        new.found = self.found
        new.contract = self.contract
        new.spent = self.spent
        new.score = self.score
        return new

    def points(self, seat: i64) -> i64:
        if seat != self.soloist:
            return 0
        return self.score

    def text(self, move: i64) -> str:
        return move_text(move)

    def guess(self, seat: i64, random: Random) -> "Skat":
        guessed = self.copy()
        if self.phase == OVER:
            return guessed
        known: i64 = 0
        for holder in range(self.seats + 2):
            if self.knows(seat, holder):
                known |= 1 << holder
        redeal(guessed.hands, self.lacks, known, random)
        if self.found != 0 and seat != self.soloist:
            guessed.found = _any_two(guessed.hands[self.soloist], random)
        return guessed

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or move >= DEALER:
            return ""
        if move < BID:
            if self.phase != PLAY:
                return "SKA-34"
            return "SKA-31" if (self.hands[self.turn] >> move) & 1 else "SKA-7"
        if move <= PASS:
            return self.auction.refusal(self.turn, move) if self.phase == AUCTION else "SKA-36"
        if move < CONTRACT:
            return "SKA-25" if self.phase == PUTTING and move >= AWAY else "SKA-R9"
        return self._undeclared(move - CONTRACT) if self.phase == DECLARING else "SKA-R9"

    def reason(self) -> str:
        if self.soloist == NONE:
            return "reason-passed"
        if self.score > 0:
            return "reason-won"
        if kind_of(self.contract) == NULL:
            return "reason-null"
        points, tricks = self.card_points(), self.tricks(self.soloist)
        if points < 61:
            return "reason-lost"
        return "reason-overbid" if reckoning.reached(self.contract, points, tricks) else "reason-announced"

    def chance(self, random: Random) -> i64:
        if self.dealer == LOT:
            return DEALER + random.randrange(self.seats)
        return bits.member(self.hands[self.seats + 1], random.randrange(-self.steps))

    # What the table and computer players ask.

    def tricks(self, seat: i64) -> i64:
        """How many tricks a seat has taken."""
        return bits.count(self.won[seat]) // 3

    def owned(self) -> i64:
        """SKA-R5: the soloist's twelve cards, those in the skat among them."""
        return self.spent | self.hands[self.soloist] | self.hands[self.seats]

    def card_points(self) -> i64:
        """SKA-3, SKA-20, SKA-23: what the soloist's tricks count with the skat; nothing without a trick."""
        won = self.won[self.soloist]
        if won == 0:
            return 0
        return cards.points(won | self.hands[self.seats])

    def knows(self, seat: i64, holder: i64) -> bool:
        """Does a seat know the cards of a holder, that is a seat, the skat or the pack?"""
        if holder == seat or self.phase == OVER:
            return True
        if holder == self.seats:
            return self.took and seat == self.soloist
        return holder == self.soloist and self.contract != NONE and is_open(self.contract)

    # The deal.

    def position(self, place: i64) -> i64:
        """The seat of Vorhand (0), Mittelhand (1) or Hinterhand (2). SKA-5, SKA-R2: of four, the dealer is none."""
        return (self.dealer + 1 + place) % self.seats

    def _cards_to_deal(self) -> vec[i64]:
        """What the referee can draw: the first dealer (SKA-R3), or a card."""
        if self.dealer == LOT:
            return vec[i64]([DEALER + seat for seat in range(self.seats)])
        return bits.members(self.hands[self.seats + 1])

    def _deal(self, move: i64) -> None:
        """Draw the first dealer (SKA-R3), or give the next card: three each, the skat, four each, three each."""
        if move >= DEALER:
            self.dealer = move - DEALER
            return
        number = CARDS + self.steps
        card: i64 = bits.single(move)
        self.hands[self.seats + 1] ^= card
        self.steps += 1
        if 9 <= number < 11:
            self.hands[self.seats] |= card
            return
        packet = number // 3 if number < 9 else (number - 11) // 4 if number < 23 else (number - 23) // 3
        if not self.terms.clockwise:
            packet = (self.seats - 2 - packet) % 3  # SKA-R1: the dealer's right neighbour first, the dealer last
        self.hands[self.position(packet)] |= card
        if self.steps == 0:
            self.phase = AUCTION
            self.leader = self.position(0)
            self.turn = self.position(1)
            self.auction = Auction(self.leader, self.turn, self.position(2))

    # The auction.

    def _say(self, word: i64) -> None:
        """SKA-10: whoever holds the last number plays alone; if all have passed, the deal is over."""
        self.turn = self.auction.say(self.turn, word)
        if self.turn != NOBODY:
            return
        if self.auction.bid == 0:
            self._finish()
            return
        self.phase = CHOICE
        self.soloist = self.auction.holder
        self.turn = self.soloist

    # The skat.

    def _choose(self, move: i64) -> None:
        """SKA-19: play from the hand, or take the skat."""
        self.phase = DECLARING
        if move == TAKE:
            self.took = True
            self.found = self.hands[self.seats]
            self.hands[self.soloist] |= self.found
            self.hands[self.seats] = 0
            self.phase = PUTTING

    def _pairs(self) -> vec[i64]:
        """SKA-25: any two of the twelve cards may be put away."""
        out = vec[i64](capacity=66)
        held = bits.members(self.hands[self.soloist])
        for low in range(len(held)):
            for high in range(low + 1, len(held)):
                out = append(out, pair(held[low], held[high]))
        return out

    def _put_away(self, move: i64) -> None:
        """SKA-25: two cards go into the skat."""
        away = PAIR_SETS[move - AWAY]
        self.hands[self.soloist] ^= away
        self.hands[self.seats] = away
        self.found = 0
        self.phase = DECLARING

    # The game that is declared.

    def _contracts(self) -> vec[i64]:
        """SKA-22, SKA-R10, SKA-R17: announcements only from the hand, and no null game below the bid."""
        out = vec[i64](capacity=CONTRACTS)
        for contract in range(CONTRACTS):
            if from_hand(contract) == self.took:
                continue
            if kind_of(contract) == NULL and NULLS[form_of(contract)] < self.auction.bid:
                continue
            out = append(out, CONTRACT + contract)
        return out

    def _undeclared(self, contract: i64) -> str:
        """Why a contract may not be declared."""
        if from_hand(contract) != self.took:
            return "SKA-R17"
        if not self.took:
            return "SKA-20"
        form = form_of(contract)
        if kind_of(contract) == NULL or form < SCHNEIDER:
            return "SKA-25"
        return "SKA-R10" if form == OPEN else "SKA-22"

    def _declare(self, move: i64) -> None:
        """The contract is named, and Vorhand leads."""
        self.contract = move - CONTRACT
        self.phase = PLAY
        self.turn = self.leader

    # The tricks.

    def order(self) -> Order:
        if self.contract == NONE:
            return ORDERS[GRAND]
        return ORDERS[kind_of(self.contract)]

    def next_player(self, seat: i64) -> i64:
        """The next player clockwise; of four, the dealer has no cards."""
        seat = (seat + 1) % self.seats
        return (seat + 1) % self.seats if seat == self.dealer and self.seats == 4 else seat

    def _play_card(self, card: i64) -> None:
        """SKA-31, SKA-34: suit must be followed, and trumps are a suit of their own; the highest card takes it."""
        seat = self.turn
        if seat == self.soloist:
            self.spent |= bits.single(card)
        if self.put(card, self.order()) and (self.steps == PLAYED or self._null_lost()):
            self._finish()

    def _null_lost(self) -> bool:
        """SKA-R18: has the soloist just taken a trick where none may be taken?"""
        return self.leader == self.soloist and kind_of(self.contract) == NULL

    def _finish(self) -> None:
        """The deal is over: everybody has passed, or the game has been played (SKA-R18, SKA-R24)."""
        self.phase = OVER
        self.turn = NOBODY
        if self.soloist != NONE:
            points, tricks = self.card_points(), self.tricks(self.soloist)
            self.score = reckoning.score(self.terms, self.contract, self.auction.bid, self.owned(), points, tricks)


def _any_two(held: i64, random: Random) -> i64:
    first = bits.single(bits.member(held, random.randrange(bits.count(held))))
    rest = held ^ first
    return first | bits.single(bits.member(rest, random.randrange(bits.count(rest))))


def start(seats: i64, dealer: i64, terms: Terms) -> Skat:
    """A deal before the first card is given."""
    new = Skat(seats, dealer, REFEREE)
    new.terms = terms
    new.auction = Auction(NONE, NONE, NONE)
    new.hands = vec[i64]([0] * (seats + 1) + [PACK])
    new.won = vec[i64]([0] * seats)
    new.lacks = vec[i64]([0] * (seats + 2))
    new.played = vec[i64]([0] * PLAYED)
    new.size = 3
    new.steps = -CARDS
    return new
