"""The rules of Offiziersskat: one game of sixteen tricks, from cards that lie open on covered ones.

All cards are dealt in the beginning. Their positions are numbered as they are dealt: 0 to 7 are the leader's covered
cards, 8 to 15 the dealer's, and 16 more is the open card that is laid on each.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE
from ludothek.games.offiziersskat.ranking import order
from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import CARDS, PACK, SUITS, card_text
from ludothek.kit.cards.order import GRAND, Order
from ludothek.kit.cards.trickplay import NONE, TrickPlay
from ludothek.kit.common import bits
from ludothek.kit.hidden.distribution import relay

PLACES: Final = 8
"""Each player has so many, in two rows."""
COVERED: Final = 2 * PLACES
"""So many cards lie face down, and the others on them."""
TRUMP: Final = CARDS
"""Moves below it are cards. From here on: a suit is named, or grand."""
DEALER: Final = TRUMP + GRAND + 1
"""The first of the two lots that draw a dealer."""
MOVES: Final = DEALER + 2
LONGEST: Final = 1 + CARDS + 1 + CARDS

HALF: Final = 60
"""OFF-2, OFF-11: whoever has more card points has won."""
SCHNEIDER: Final = 30
"""OFF-12: a loser with no more than so many pays double."""
SIMPLE: Final = 5
"""What a loser pays; twice as much as Schneider, three times as much as Schwarz."""


class Offiziersskat(TrickPlay):
    """One game. `hands` are the open cards of both seats."""

    skat_ten: i64 = 0
    """1 where the ten stands below the ace, 0 where it stands below the queen (OFF-R4)."""
    trump_only: i64 = 0
    """1 where only a trump that was led must be followed (OFF-R5)."""
    grand: i64 = 0
    """1 where grand may be named (OFF-R3)."""
    counters: vec[i64]
    """What both seats had before this game."""
    cards: vec[i64]
    """All cards by their positions; `CARDS` where none was dealt yet."""
    pack: i64 = PACK
    """The cards that are still to be dealt."""
    covered: i64 = 0
    """The set of the positions where a card lies face down."""
    trumps: i64 = NONE
    """The suit that was named, or `GRAND`."""
    gain: i64 = 0
    """What seat 0 gets in the end; below zero, what it pays."""

    def moves(self) -> vec[i64]:
        if self.turn == REFEREE:
            return vec[i64]([DEALER, DEALER + 1]) if self.dealer == LOT else bits.members(self.pack)
        if self.turn == NOBODY:
            return vec[i64]()
        if self.trumps == NONE:
            out = vec[i64](capacity=GRAND + 1)
            for kind in range(GRAND + self.grand):  # OFF-R3
                out = append(out, TRUMP + kind)
            return out
        return bits.members(self.playable())

    def play(self, move: i64) -> None:
        if move < TRUMP:
            if self.steps < 0:
                self._deal(move)
            else:
                self._play_card(move)
        elif move < DEALER:
            self.trumps = move - TRUMP
            self.leader = self.turn
        else:
            self.dealer = move - DEALER

    def copy(self) -> "Offiziersskat":
        new = Offiziersskat(self.seats, self.dealer, self.turn)
        self.carry_trick(new)
        new.skat_ten = self.skat_ten
        new.trump_only = self.trump_only
        new.grand = self.grand
        new.counters = self.counters[:]
        new.cards = self.cards[:]
        new.pack = self.pack
        new.covered = self.covered
        new.trumps = self.trumps
        new.gain = self.gain
        return new

    def points(self, seat: i64) -> i64:
        return self.gain if seat == 0 else -self.gain

    def text(self, move: i64) -> str:
        if move < TRUMP:
            return card_text(move)
        if move >= DEALER:
            return f"dealer{move - DEALER}"
        return "grand" if move - TRUMP == GRAND else SUITS[move - TRUMP]

    def guess(self, seat: i64, random: Random) -> "Offiziersskat":
        """OFF-R15: whatever lies face down may be any card that was not seen; nobody knows more."""
        guessed = self.copy()
        guessed.pack = relay(guessed.cards, bits.members(self.covered), self.pack, random)
        return guessed

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or move >= DEALER:
            return ""
        if move >= TRUMP:
            return "OFF-R3" if self.trumps == NONE else "OFF-R2"
        if self.trumps == NONE:
            return "OFF-5"
        if (self.hands[self.turn] >> move) & 1 == 0:
            return "OFF-R6"
        return "OFF-8" if self.order().trumps >> self.led() & 1 else "OFF-R5"

    def reason(self) -> str:
        """How the game was won; nothing while it goes on."""
        if self.turn != NOBODY:
            return ""
        loser: i64 = 0 if self.gain < 0 else 1
        if self.won[loser] == 0:
            return "reason-schwarz"
        taken = self.taken(loser)
        if taken <= SCHNEIDER:
            return "reason-schneider"
        return "reason-last-trick" if taken == HALF else "reason-won"

    def chance(self, random: Random) -> i64:
        if self.dealer == LOT:
            return DEALER + random.randrange(2)
        return bits.member(self.pack, random.randrange(-self.steps))

    # What the table and computer players ask.

    def taken(self, seat: i64) -> i64:
        """OFF-7: the card points in the tricks of a seat."""
        return cards.points(self.won[seat])

    def first(self, seat: i64) -> i64:
        """The position of the first covered card of a seat."""
        return PLACES if seat == self.dealer else 0

    def below(self, seat: i64, card: i64) -> i64:
        """The position below an open card of a seat as it was dealt; -1 for a card that lay at the bottom itself."""
        first = self.first(seat)
        for position in range(first, first + PLACES):
            if self.cards[position + COVERED] == card:
                return position
        return NONE

    def due(self, loser: i64) -> i64:
        """OFF-11, OFF-12, OFF-R11: what a loser has to pay."""
        if self.won[loser] == 0:
            return 3 * SIMPLE
        return 2 * SIMPLE if self.taken(loser) <= SCHNEIDER else SIMPLE

    # Dealing and playing.

    def _deal(self, card: i64) -> None:
        """OFF-4, OFF-R1: eight face down to each, then eight face up on them; the leader gets his first."""
        position = self.steps + CARDS
        self.cards[position] = card
        self.pack ^= bits.single(card)
        self.steps += 1
        if position < COVERED:
            self.covered |= bits.single(position)
        else:
            owner = self.dealer if position & PLACES else 1 - self.dealer
            self.hands[owner] |= bits.single(card)
        if self.steps == 0:
            self.turn = 1 - self.dealer  # OFF-R8

    def order(self) -> Order:
        return order(self.trumps, self.skat_ten, self.trump_only)

    def _play_card(self, card: i64) -> None:
        """OFF-9, OFF-R6, OFF-R7: only what lies open is played; what lies below it is turned over at once."""
        position = self.below(self.turn, card)
        if position != NONE:
            self.covered ^= bits.single(position)
            self.hands[self.turn] |= bits.single(self.cards[position])
        if self.put(card, self.order()) and self.steps == CARDS:  # OFF-10, OFF-R14
            self._finish()

    def _finish(self) -> None:
        """OFF-11, OFF-12, OFF-13, OFF-R10, OFF-R12: who has won, and what the loser pays as far as he can."""
        self.turn = NOBODY
        first = self.taken(0)
        won = self.leader == 0 if first == HALF else first > HALF
        loser: i64 = 1 if won else 0
        paid = min(self.due(loser), self.counters[loser])
        self.gain = paid if won else -paid


def start(dealer: i64, counters: vec[i64], skat_ten: i64 = 0, trump_only: i64 = 0, grand: i64 = 0) -> Offiziersskat:
    """A game before the first card, for what both have; with the rules that were agreed."""
    new = Offiziersskat(2, dealer, REFEREE)
    new.hands = vec[i64]([0, 0])
    new.won = vec[i64]([0, 0])
    new.played = vec[i64]([0] * CARDS)
    new.cards = vec[i64]([CARDS] * CARDS)
    new.size = 2
    new.steps = -CARDS
    new.counters = counters
    new.skat_ten = skat_ten
    new.trump_only = trump_only
    new.grand = grand
    return new
