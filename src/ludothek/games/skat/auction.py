"""A deal of Skat up to the first card played: dealing, bidding, the skat, and what is declared (SKA-7 to SKA-26)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT
from ludothek.games.skat.notation import (
    AWAY,
    BID,
    CONTRACT,
    DEALER,
    GRAND,
    HAND,
    NULL,
    NULL_HAND,
    NULL_OPEN_HAND,
    NUMBERS,
    OPEN,
    PAIR_SETS,
    PASS,
    SCHNEIDER,
    SKAT,
    TAKE,
    YES,
    form_of,
    kind_of,
    pair,
)
from ludothek.games.skat.reckoning import NULLS, Terms
from ludothek.kit.cards.cards import CARDS
from ludothek.kit.cards.tricks import Tricks
from ludothek.kit.common import bits

DEAL: Final = 0
AUCTION: Final = 1
CHOICE: Final = 2
PUTTING: Final = 3
DECLARING: Final = 4
PLAY: Final = 5
OVER: Final = 6
"""The phases of a deal: the soloist has a choice (hand or skat), puts cards away, declares."""

NONE: Final = -1


class Auction(Tricks):
    """Hands are sets of cards; after those of the seats come the skat and the pack that is being dealt."""

    terms: Terms
    phase: i64 = DEAL
    said: vec[i64]
    """Every word of the auction in order, as 4 x move + seat."""
    asker: i64 = NONE
    """Who names numbers in the auction; nobody when only Vorhand is left to decide (SKA-R8)."""
    holder: i64 = NONE
    """Who answers."""
    bid: i64 = 0
    """The last number that was named, as a move; below `BID` if there was none."""
    soloist: i64 = NONE
    took: bool = False
    """Has the soloist taken the skat?"""
    found: i64 = 0
    """The two cards of the skat that are in the soloist's hand, until two have been put away."""
    contract: i64 = NONE

    def carry_auction(self, new: "Auction") -> None:
        """Give a copy all that was dealt, said and declared."""
        self.carry(new)
        new.terms = self.terms
        new.phase = self.phase
        new.said = self.said[:]
        new.asker = self.asker
        new.holder = self.holder
        new.bid = self.bid
        new.soloist = self.soloist
        new.took = self.took
        new.found = self.found
        new.contract = self.contract

    def finish(self) -> None:
        """The deal is over."""
        raise NotImplementedError

    def moves(self) -> vec[i64]:
        """What can be dealt, said, put away and declared."""
        if self.phase == DEAL:
            if self.dealer == LOT:
                return vec[i64]([DEALER + seat for seat in range(self.seats)])
            return bits.members(self.hands[self.seats + 1])
        if self.phase == AUCTION:
            return self._words()
        if self.phase == CHOICE:
            return vec[i64]([HAND, TAKE])
        if self.phase == PUTTING:
            return self._pairs()
        return self._contracts() if self.phase == DECLARING else vec[i64]()

    def play(self, move: i64) -> None:
        """All moves but cards."""
        if self.phase == DEAL:
            self._deal(move)
        elif self.phase == AUCTION:
            self._say(move)
        elif self.phase == CHOICE:
            self._choose(move)
        elif self.phase == PUTTING:
            self._put_away(move)
        else:
            self._declare(move)

    def bid_value(self) -> i64:
        """The number that the soloist has bid or held; 0 if none was named."""
        if self.bid < BID:
            return 0
        return NUMBERS[self.bid - BID]

    def position(self, place: i64) -> i64:
        """The seat of Vorhand (0), Mittelhand (1) or Hinterhand (2). SKA-R2: of four, the dealer is none of them."""
        return (self.dealer + 1 + place) % self.seats

    # The deal.

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
            packet = self.seats - 2 - packet  # SKA-R1: the dealer's right neighbour first, a dealer who plays last
            if packet < 0:
                packet = 2
        self.hands[self.position(packet)] |= card
        if self.steps == 0:
            self.phase = AUCTION
            self.leader = self.position(0)
            self.holder = self.leader
            self.asker = self.position(1)
            self.turn = self.asker

    # The auction.

    def _words(self) -> vec[i64]:
        """SKA-R6: the asker names a higher number or passes, the other answers yes or passes."""
        out = vec[i64](capacity=72)
        if self.asker == NONE:
            out = append(out, BID)
        elif self.turn == self.holder:
            out = append(out, YES)
        else:
            for move in range(self.bid + 1, YES):
                if self.terms.may_be_bid(move - BID):
                    out = append(out, move)
        return append(out, PASS)

    def _say(self, word: i64) -> None:
        """SKA-18, SKA-R6, SKA-R8: Mittelhand asks Vorhand, then Hinterhand the one who is left."""
        self.said = append(self.said, 4 * word + self.turn)
        if word < YES:
            self.bid = word
            if self.asker == NONE:
                self._find_soloist(self.holder)
            else:
                self.turn = self.holder
            return
        if word == YES:
            self.turn = self.asker
            return
        left = self.holder if self.turn == self.asker else self.asker
        rear = self.position(2)
        if self.asker == NONE:
            self.finish()
        elif self.asker != rear:
            self.asker = rear
            self.holder = left
            self.turn = rear
        elif self.bid >= BID:
            self._find_soloist(left)
        else:
            self.asker = NONE
            self.turn = left

    def _find_soloist(self, seat: i64) -> None:
        self.soloist = seat
        self.turn = seat
        self.phase = CHOICE

    def unsaid(self, word: i64) -> str:
        """Why a word may not be said in the auction."""
        if self.asker == NONE:
            return "SKA-R8"
        if word >= YES or self.turn == self.holder:
            return "SKA-R6"
        return "SKA-R7" if word > self.bid else "SKA-18"

    # What the soloist declares.

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
        lower = self.hands[self.soloist]
        while lower != 0:
            low = bits.lowest(lower)
            lower &= lower - 1
            higher = lower
            while higher != 0:
                out = append(out, pair(low, bits.lowest(higher)))
                higher &= higher - 1
        return out

    def _contracts(self) -> vec[i64]:
        """SKA-22, SKA-R10, SKA-R17: announcements only from the hand, and no null game below the bid."""
        out = vec[i64](capacity=22)
        for kind in range(GRAND + 1):
            first = CONTRACT + 5 * kind
            if self.took:
                out = append(out, first)
            else:
                for form in range(1, OPEN + 1):
                    out = append(out, first + form)
        for form in range(NULL_OPEN_HAND + 1):
            from_hand = form in (NULL_HAND, NULL_OPEN_HAND)
            if from_hand != self.took and NULLS[form] >= self.bid_value():
                out = append(out, CONTRACT + 5 * NULL + form)
        return out

    def undeclared(self, contract: i64) -> str:
        """Why a contract may not be declared."""
        kind, form = kind_of(contract), form_of(contract)
        from_hand = form in (NULL_HAND, NULL_OPEN_HAND) if kind == NULL else form != SKAT
        if from_hand != self.took:
            return "SKA-R17"
        if not from_hand:
            return "SKA-20"
        if kind == NULL or form < SCHNEIDER:
            return "SKA-25"
        return "SKA-R10" if form == OPEN else "SKA-22"

    def _put_away(self, move: i64) -> None:
        """SKA-25: two cards go into the skat."""
        away = PAIR_SETS[move - AWAY]
        self.hands[self.soloist] ^= away
        self.hands[self.seats] = away
        self.found = 0
        self.phase = DECLARING

    def _declare(self, move: i64) -> None:
        """The contract is named, and Vorhand leads."""
        self.contract = move - CONTRACT
        self.phase = PLAY
        self.turn = self.leader
