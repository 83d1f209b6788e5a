"""The rules of Skat: one deal, from the first card given to the last trick (clauses SKA-1 to SKA-37)."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE, State
from ludothek.games.skat import reckoning
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
    is_open,
    kind_of,
    move_text,
    pair,
)
from ludothek.games.skat.ranking import BELONGS, FAMILIES, winner
from ludothek.games.skat.reckoning import NULLS, TRICKS, Terms
from ludothek.kit import bits, cards
from ludothek.kit.cards import CARDS, PACK
from ludothek.kit.hidden import share

DEAL: Final = 0
AUCTION: Final = 1
CHOICE: Final = 2
PUTTING: Final = 3
DECLARING: Final = 4
PLAY: Final = 5
OVER: Final = 6
"""The phases of a deal: the soloist has a choice (hand or skat), puts cards away, declares."""

NONE: Final = -1
PLAYED: Final = 3 * TRICKS
LONGEST: Final = 1 + CARDS + (2 * 67 + 3) + 3 + PLAYED
"""Lot, cards, every number named and answered and three passes, the soloist's three declarations, thirty cards."""


class Skat(State):
    """One deal. Hands are sets of cards; after those of the seats come the skat and the pack that is being dealt."""

    terms: Terms
    phase: i64 = DEAL
    hands: vec[i64]
    won: vec[i64]
    """The cards in the tricks of each seat."""
    said: vec[i64]
    """Every word of the auction in order, as 4 x move + seat."""
    played: vec[i64]
    """Every card in the order of play; the first `steps` of them are there."""
    steps: i64 = 0
    """Cards played so far; below zero while so many are still to be dealt."""
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
    leader: i64 = NONE
    last_leader: i64 = NONE
    spent: i64 = 0
    """The cards that the soloist has played."""
    voids: i64 = 0
    """Bit 5 x seat + family: everyone has seen that this seat has none of this suit, or no trumps."""
    score: i64 = 0
    """What the deal brings the soloist in the end."""

    def moves(self) -> vec[i64]:
        if self.phase == PLAY:
            return bits.members(self.playable())
        if self.phase == DEAL:
            if self.dealer == LOT:
                return _span(DEALER, DEALER + self.seats)
            return bits.members(self.hands[self.seats + 1])
        if self.phase == AUCTION:
            return self._words()
        if self.phase == CHOICE:
            return _span(HAND, TAKE + 1)
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
            away = PAIR_SETS[move - AWAY]
            self.hands[self.soloist] ^= away
            self.hands[self.seats] = away
            self.found = 0
            self.phase = DECLARING
        else:
            self.contract = move - CONTRACT
            self.phase = PLAY
            self.turn = self.leader

    def copy(self) -> "Skat":
        new = Skat(self.seats, self.dealer, self.turn)
        new.terms = self.terms
        new.phase = self.phase
        new.hands = self.hands[:]
        new.won = self.won[:]
        new.said = self.said[:]
        new.played = self.played[:]
        new.steps = self.steps
        new.asker = self.asker
        new.holder = self.holder
        new.bid = self.bid
        new.soloist = self.soloist
        new.took = self.took
        new.found = self.found
        new.contract = self.contract
        new.leader = self.leader
        new.last_leader = self.last_leader
        new.spent = self.spent
        new.voids = self.voids
        new.score = self.score
        return new

    def points(self, seat: i64) -> i64:
        return self.score if seat == self.soloist else 0

    def text(self, move: i64) -> str:
        return move_text(move)

    def guess(self, seat: i64, random: Random) -> "Skat":
        guessed = self.copy()
        if self.phase == OVER:
            return guessed
        holders = self.seats + 2
        known: i64 = 0
        hidden: i64 = 0
        sizes = vec[i64]([0] * holders)
        for holder in range(holders):
            if self.knows(seat, holder):
                known |= 1 << holder
            else:
                held = self.hands[holder]
                hidden |= held
                sizes[holder] = bits.count(held)
                guessed.hands[holder] = 0
        unseen = bits.members(hidden)
        barred = vec[i64](capacity=CARDS)
        families: i64 = 0 if self.contract == NONE else kind_of(self.contract) * CARDS
        for index in range(len(unseen)):
            family = BELONGS[families + unseen[index]]
            without = known
            for holder in range(self.seats):
                without |= ((self.voids >> (holder * 5 + family)) & 1) << holder
            barred = append(barred, without)
        holder_of = share(sizes, barred, random)
        for index in range(len(unseen)):
            guessed.hands[holder_of[index]] |= bits.single(unseen[index])
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
            return self._unsaid(move) if self.phase == AUCTION else "SKA-36"
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

    def bid_value(self) -> i64:
        """The number that the soloist has bid or held; 0 if none was named."""
        return NUMBERS[self.bid - BID] if self.bid >= BID else 0

    def position(self, place: i64) -> i64:
        """The seat of Vorhand (0), Mittelhand (1) or Hinterhand (2). SKA-R2: of four, the dealer is none of them."""
        return (self.dealer + 1 + place) % self.seats

    def tricks(self, seat: i64) -> i64:
        """How many tricks a seat has taken."""
        return bits.count(self.won[seat]) // 3

    def owned(self) -> i64:
        """SKA-R5: the soloist's twelve cards, those in the skat among them."""
        return self.spent | self.hands[self.soloist] | self.hands[self.seats]

    def card_points(self) -> i64:
        """SKA-20, SKA-23: what the soloist's tricks count with the skat; nothing without a trick."""
        won = self.won[self.soloist]
        return cards.points(won | self.hands[self.seats]) if won != 0 else 0

    def knows(self, seat: i64, holder: i64) -> bool:
        """Does a seat know the cards of a holder, that is a seat, the skat or the pack?"""
        if holder == seat or self.phase == OVER:
            return True
        if holder == self.seats:
            return self.took and seat == self.soloist
        return holder == self.soloist and self.contract != NONE and is_open(self.contract)

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
            self._finish()
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

    def _unsaid(self, word: i64) -> str:
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

    def _undeclared(self, contract: i64) -> str:
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

    # Playing.

    def playable(self) -> i64:
        """SKA-31: suit must be followed, and trumps are a suit of their own."""
        hand = self.hands[self.turn]
        start = self.steps - self.steps % 3
        if start == self.steps:
            return hand
        kind = kind_of(self.contract)
        follow = hand & FAMILIES[kind * 5 + BELONGS[kind * CARDS + self.played[start]]]
        return follow if follow != 0 else hand

    def _play_card(self, card: i64) -> None:
        seat = self.turn
        self.hands[seat] ^= bits.single(card)
        if seat == self.soloist:
            self.spent |= bits.single(card)
        in_trick = self.steps % 3
        self.played[self.steps] = card
        self.steps += 1
        if in_trick > 0:
            families = kind_of(self.contract) * CARDS
            led = BELONGS[families + self.played[self.steps - 1 - in_trick]]
            if BELONGS[families + card] != led:
                self.voids |= 1 << (seat * 5 + led)
        if in_trick == 2:
            self._take_trick()
        else:
            self.turn = self.next_player(seat)

    def next_player(self, seat: i64) -> i64:
        """The next player clockwise; of four, the dealer has no cards."""
        seat = (seat + 1) % self.seats
        return (seat + 1) % self.seats if seat == self.dealer and self.seats == 4 else seat

    def _take_trick(self) -> None:
        """SKA-34: the highest card of the suit led takes the trick, or the highest trump; its player leads."""
        start = self.steps - 3
        best = winner(self.played, start, kind_of(self.contract))
        taker = self.leader
        for _ in range(best):
            taker = self.next_player(taker)
        for place in range(start, self.steps):
            self.won[taker] |= bits.single(self.played[place])
        self.last_leader = self.leader
        self.leader = taker
        self.turn = taker
        null_lost = taker == self.soloist and kind_of(self.contract) == NULL
        if self.steps == PLAYED or null_lost:
            self._finish()

    def _finish(self) -> None:
        """The deal is over: everybody has passed, or the game has been played (SKA-R18, SKA-R24)."""
        self.phase = OVER
        self.turn = NOBODY
        if self.soloist != NONE:
            points, tricks = self.card_points(), self.tricks(self.soloist)
            self.score = reckoning.score(self.terms, self.contract, self.bid_value(), self.owned(), points, tricks)


def _any_two(held: i64, random: Random) -> i64:
    first = bits.single(bits.member(held, random.randrange(bits.count(held))))
    rest = held ^ first
    return first | bits.single(bits.member(rest, random.randrange(bits.count(rest))))


def _span(first: i64, end: i64) -> vec[i64]:
    out = vec[i64](capacity=end - first)
    for move in range(first, end):
        out = append(out, move)
    return out


def deal(seats: i64, dealer: i64, terms: Terms) -> Skat:
    """A deal before the first card is given."""
    new = Skat(seats, dealer, REFEREE)
    new.terms = terms
    new.hands = vec[i64]([0] * (seats + 1) + [PACK])
    new.won = vec[i64]([0] * seats)
    new.said = vec[i64]()
    new.played = vec[i64]([0] * PLAYED)
    new.steps = -CARDS
    new.bid = BID - 1
    return new
