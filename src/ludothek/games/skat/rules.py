"""The rules of Skat: one deal to its last trick (clauses SKA-1 to SKA-37); what comes before is in `auction`."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE
from ludothek.games.skat import reckoning
from ludothek.games.skat.auction import AUCTION, DECLARING, NONE, OVER, PLAY, PUTTING, Auction
from ludothek.games.skat.notation import AWAY, BID, CONTRACT, DEALER, NULL, PASS, is_open, kind_of, move_text
from ludothek.games.skat.ranking import BELONGS, FAMILIES, winner
from ludothek.games.skat.reckoning import TRICKS, Terms
from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import CARDS, PACK
from ludothek.kit.common import bits
from ludothek.kit.hidden.distribution import redeal

PLAYED: Final = 3 * TRICKS
LONGEST: Final = 1 + CARDS + (2 * 67 + 3) + 3 + PLAYED
"""SeatLot, cards, every number named and answered and three passes, the soloist's three declarations, thirty cards."""


@final
class Skat(Auction):
    """One deal: the auction, and the game that the soloist has declared."""

    spent: i64 = 0
    """The cards that the soloist has played."""
    score: i64 = 0
    """What the deal brings the soloist in the end."""

    def moves(self) -> vec[i64]:
        return bits.members(self.playable()) if self.phase == PLAY else super().moves()

    def play(self, move: i64) -> None:
        if self.phase == PLAY:
            self._play_card(move)
        else:
            super().play(move)

    def copy(self) -> "Skat":
        new = Skat(self.seats, self.dealer, self.turn)
        self.carry_auction(new)
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
        families: i64 = 0
        if self.contract != NONE:
            families = kind_of(self.contract) * CARDS
        barred = vec[i64](capacity=CARDS)
        for card in range(CARDS):
            barred = append(barred, self.without(BELONGS[families + card]))
        redeal(guessed.hands, known, barred, random)
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
            return self.unsaid(move) if self.phase == AUCTION else "SKA-36"
        if move < CONTRACT:
            return "SKA-25" if self.phase == PUTTING and move >= AWAY else "SKA-R9"
        return self.undeclared(move - CONTRACT) if self.phase == DECLARING else "SKA-R9"

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
        """SKA-20, SKA-23: what the soloist's tricks count with the skat; nothing without a trick."""
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

    def opening(self) -> "Skat":
        """The deal before the first card, as it was if the hands are these now."""
        first = self.copy()
        seats, start = self.seats, self.position(0)
        first.won = vec[i64]([0] * seats)
        first.phase = PLAY
        first.steps = first.laid = first.voids = first.spent = first.score = 0
        first.leader = first.turn = start
        first.last_leader = NONE
        player = start
        for step in range(self.steps):
            first.hands[player] |= bits.single(self.played[step])
            player = self.next_player(player)
            if step % 3 == 2:
                for _ in range(winner(self.played, step - 2, kind_of(self.contract))):
                    player = self.next_player(player)
        return first

    # Playing.

    def playable(self) -> i64:
        """SKA-31: suit must be followed, and trumps are a suit of their own."""
        hand = self.hands[self.turn]
        led = self.led()
        if led < 0:
            return hand
        kind = kind_of(self.contract)
        follow = hand & FAMILIES[kind * 5 + BELONGS[kind * CARDS + led]]
        return follow if follow != 0 else hand

    def _play_card(self, card: i64) -> None:
        seat = self.turn
        self.hands[seat] ^= bits.single(card)
        if seat == self.soloist:
            self.spent |= bits.single(card)
        led = self.led()
        if led >= 0:
            families = kind_of(self.contract) * CARDS
            suit = BELONGS[families + led]
            if BELONGS[families + card] != suit:
                self.show_void(seat, suit)
        if self.lay(card):
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
        self.take(taker)
        null_lost = taker == self.soloist and kind_of(self.contract) == NULL
        if self.steps == PLAYED or null_lost:
            self.finish()

    def finish(self) -> None:
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


def deal(seats: i64, dealer: i64, terms: Terms) -> Skat:
    """A deal before the first card is given."""
    new = Skat(seats, dealer, REFEREE)
    new.terms = terms
    new.hands = vec[i64]([0] * (seats + 1) + [PACK])
    new.won = vec[i64]([0] * seats)
    new.said = vec[i64]()
    new.played = vec[i64]([0] * PLAYED)
    new.size = 3
    new.steps = -CARDS
    new.bid = BID - 1
    return new
