"""The rules of Deutscher Schafkopf: one deal, announced or forced, to its eighth trick (SCH)."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.schafkopf.claims import Claims
from ludothek.games.schafkopf.ranking import (
    CLUB_JACK,
    LAX_ORDERS,
    LEAST,
    ORDERS,
    SUITS,
    TRUMPS,
    UNNAMED,
    best_points,
    number,
    suits,
    trump_points,
)
from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import CARDS, JACKS, PACK, card_text
from ludothek.kit.cards.hidden_tricks import HiddenTricks
from ludothek.kit.cards.order import Order
from ludothek.kit.cards.trickplay import NONE
from ludothek.kit.common import bits
from ludothek.kit.hidden.redealing import ANY, Whole, redeal

SEATS: Final = 4
TRICKS: Final = 8
HEAD: Final = 9
"""SCH-15: so many strokes are a sheep's head."""

# Cards come first, each by its own number.
NAME: Final = CARDS
"""The first of the four suits that can be named."""
ANNOUNCE: Final = NAME + SUITS
"""Announces five trumps; six, seven and eight follow."""
PASS: Final = ANNOUNCE + 4
MOVES: Final = PASS + 1
LONGEST: Final = CARDS + SEATS + 1 + CARDS

DEALING: Final = 0
ANNOUNCING: Final = 1
NAMING: Final = 2
PLAY: Final = 3
OVER: Final = 4
"""The phases of a deal."""

LAX: Final = 1
"""Nobody has to beat what lies there. Like the next ones, this may be agreed."""
VOLUNTARY: Final = 2
"""Trumps are announced by whoever wants to."""
AT_30: Final = 4
"""30 card points are Schneider as well."""


def partner(seat: i64) -> i64:
    """SCH-R2, SCH-R3: who sits opposite."""
    return (seat + 2) % SEATS


class Schafkopf(HiddenTricks):
    """One deal. Hands are sets of cards; after those of the seats comes the pack that is being dealt."""

    terms: i64 = 0
    """What was agreed: LAX and its like, as bits."""
    phase: i64 = DEALING
    said: vec[i64]
    """How many trumps each seat has announced; 0: none, -1: it has not spoken yet. Copies share what is settled."""
    tied: vec[i64]
    """SCH-R23: the points of the trumps of those who tied for the highest number, -1 for everybody else."""
    maker: i64 = NONE
    """Who names the trump suit."""
    trump: i64 = NONE
    spent: vec[i64]
    """The cards that each seat has played."""
    forced: bool = False
    """SCH-11, SCH-R22: is it reckoned as a forced game? Known when it is over: before, nobody knows what was held."""
    score: i64 = 0
    """The strokes of the maker's party; below zero those of the others."""

    def moves(self) -> vec[i64]:
        if self.phase == DEALING:
            return bits.members(self.hands[SEATS])
        if self.phase == ANNOUNCING:
            own = number(self.hands[self.turn])
            return vec[i64]([ANNOUNCE + own - LEAST, PASS]) if own > 0 else vec[i64]([PASS])
        if self.phase == NAMING:
            return bits.append_members(vec[i64](capacity=SUITS), self.nameable(), NAME)
        return bits.members(self.playable()) if self.phase == PLAY else vec[i64]()

    def play(self, move: i64) -> None:
        if self.phase == DEALING:
            self._deal(move)
        elif self.phase == ANNOUNCING:
            self._announce(move)
        elif self.phase == NAMING:
            self._name(move - NAME)
        else:
            self._play_card(move)

    def copy(self) -> "Schafkopf":
        new = Schafkopf(self.seats, self.dealer, self.turn)
        self.carry_hidden(new)
        new.terms = self.terms
        new.phase = self.phase
        new.said = self.said[:] if self.phase <= ANNOUNCING else self.said
        new.tied = self.tied[:] if self.phase <= ANNOUNCING else self.tied
        new.maker = self.maker
        new.trump = self.trump
        new.spent = self.spent[:]
        new.forced = self.forced
        new.score = self.score
        return new

    def points(self, seat: i64) -> i64:
        """Partners get the same."""
        own = self.score if seat == self.maker or seat == partner(self.maker) else -self.score
        return max(own, 0)

    def text(self, move: i64) -> str:
        if move < NAME:
            return card_text(move)
        if move < ANNOUNCE:
            return cards.SUITS[move - NAME]
        return str(move - ANNOUNCE + LEAST) if move < PASS else "pass"

    def guess(self, seat: i64, random: Random) -> "Schafkopf":
        guessed = self.copy()
        if self.phase != OVER:
            known = bits.single(seat) if seat >= 0 else 0
            redeal(guessed.hands, self.lacks, known, random, whole=self.whole())
        return guessed

    def refusal(self, move: i64) -> str:
        if self.turn < 0:
            return ""
        if move >= ANNOUNCE:
            return self._unsaid() if self.phase == ANNOUNCING else "SCH-9" if self.terms & VOLUNTARY else "SCH-R6"
        if self.phase == ANNOUNCING:
            return "SCH-9"
        if move >= NAME:
            return "SCH-R8" if self.phase == NAMING else "SCH-4"
        if self.phase == NAMING:
            return "SCH-10"
        hand = self.hands[self.turn]
        if hand >> move & 1 == 0:
            return "SCH-7"
        return "SCH-R11" if LAX_ORDERS[self.trump].answers(hand, self.follows, self.above) >> move & 1 else "SCH-12"

    def reason(self) -> str:
        if self.score > 0:
            return ("reason-won", "reason-won-schneider", "reason-won-schwarz")[min(self.score - 1, 2)]
        if self.score == -HEAD:
            return "reason-lost-schwarz"
        return "reason-forced" if self.forced else "reason-lost" if self.score == -2 else "reason-lost-schneider"

    def chance(self, random: Random) -> i64:
        return bits.member(self.hands[SEATS], random.randrange(-self.steps))

    # What the table and computer players ask.

    def dealt(self, seat: i64) -> i64:
        """The eight cards that a seat was dealt."""
        return self.hands[seat] | self.spent[seat]

    def announced(self) -> bool:
        """Has anybody announced trumps? Then the highest number is the maker's."""
        return self.maker != NONE and self.said[self.maker] > 0

    def party_points(self, seat: i64) -> i64:
        """What the tricks of a seat and its partner count (SCH-2)."""
        return cards.points(self.won[seat] | self.won[partner(seat)])

    def nameable(self) -> i64:
        """SCH-R8: the suits that the maker may name, as bits; any where nothing was announced."""
        if not self.announced():
            return (1 << SUITS) - 1
        hand = self.hands[self.maker]
        found = suits(hand, self.said[self.maker])
        tied = self.tied[self.maker]
        if tied >= 0:
            for suit in bits.members(found):
                if trump_points(hand, suit) != tied:
                    found ^= 1 << suit
        return found

    def order(self) -> Order:
        if self.trump == NONE:
            return UNNAMED
        return LAX_ORDERS[self.trump] if self.terms & LAX else ORDERS[self.trump]

    def _unsaid(self) -> str:
        """Why somebody cannot announce so many trumps."""
        hand = self.hands[self.turn]
        if number(hand) > 0:
            return "SCH-R21"
        if hand & JACKS == 0:
            for suit in range(SUITS):
                if bits.count(hand & TRUMPS[suit]) >= LEAST:
                    return "SCH-R9"
        return "SCH-8"

    def whole(self) -> Whole:
        """What everybody has heard of the hands that were dealt."""
        if self.phase == DEALING:
            return ANY
        numbers = self.said[:]
        for seat in range(SEATS):
            if numbers[seat] == 0 and self.terms & VOLUNTARY:
                numbers[seat] = NONE  # SCH-R22: who has passed may have had trumps to announce
        named = self.trump != NONE and self.announced()
        return Claims(numbers, self.tied, self.maker if named else NONE, self.trump, self.spent)

    # A deal from its first card on.

    def _deal(self, card: i64) -> None:
        """SCH-7, SCH-R4: twice four cards each, clockwise from Vorhand; then everybody looks for trumps."""
        bit = bits.single(card)
        self.hands[SEATS] ^= bit
        self.hands[(self.dealer + 1 + (CARDS + self.steps) // 4) % SEATS] |= bit
        self.steps += 1
        if self.steps < 0:
            return
        if self.terms & VOLUNTARY:
            self.phase = ANNOUNCING
            self.turn = (self.dealer + 1) % SEATS
            return
        for seat in range(SEATS):
            self.said[seat] = number(self.hands[seat])
        self._settle()

    def _announce(self, move: i64) -> None:
        """SCH-9: one after the other, and Vorhand first."""
        self.said[self.turn] = 0 if move == PASS else move - ANNOUNCE + LEAST
        if self.turn == self.dealer:
            self._settle()
        else:
            self.turn = (self.turn + 1) % SEATS

    def _settle(self) -> None:
        """SCH-10, SCH-11, SCH-R7: who names the trump suit."""
        most: i64 = 0
        tied: i64 = 0
        for seat in range(SEATS):
            if self.said[seat] > most:
                most = self.said[seat]
                tied = 0
            if self.said[seat] == most:
                tied += 1
        best: i64 = -1
        for step in range(SEATS):
            seat = (self.dealer + 1 + step) % SEATS
            if most == 0:
                if self.hands[seat] & CLUB_JACK:
                    self.maker = seat
                else:
                    self.lacks[seat] |= CLUB_JACK
            elif self.said[seat] == most:
                worth = best_points(self.hands[seat], most)
                if tied > 1:
                    self.tied[seat] = worth
                if worth > best:
                    best = worth
                    self.maker = seat
        self.phase = NAMING
        self.turn = self.maker

    def _name(self, suit: i64) -> None:
        """SCH-R10: who names the trump suit leads."""
        self.trump = suit
        self.phase = PLAY
        self.leader = self.maker

    def _play_card(self, card: i64) -> None:
        self.spent[self.turn] |= bits.single(card)
        if self.put(card, self.order()) and self.steps == CARDS:
            self._finish()

    def _finish(self) -> None:
        """SCH-13, SCH-14, SCH-15, SCH-R12, SCH-R13, SCH-R15, SCH-R22: the strokes."""
        self.phase = OVER
        self.turn = NOBODY
        self.forced = number(self.dealt(self.maker)) == 0
        points = self.party_points(self.maker)
        limit: i64 = 30 if self.terms & AT_30 else 29
        if self.won[self.maker] | self.won[partner(self.maker)] == PACK:
            self.score = HEAD
        elif self.won[self.maker] | self.won[partner(self.maker)] == 0:
            self.score = -HEAD
        elif points >= 61:  # SCH-5
            self.score = 2 if 120 - points <= limit else 1
        elif self.forced:
            self.score = -1  # SCH-R14
        else:
            self.score = -4 if points <= limit else -2


def start(dealer: i64, terms: i64) -> Schafkopf:
    """A deal before the first card is given."""
    new = Schafkopf(SEATS, dealer, REFEREE)
    new.terms = terms
    new.hands = vec[i64]([0] * SEATS + [PACK])
    new.won = vec[i64]([0] * SEATS)
    new.said = vec[i64]([NONE] * SEATS)
    new.tied = vec[i64]([NONE] * SEATS)
    new.spent = vec[i64]([0] * SEATS)
    new.lacks = vec[i64]([0] * (SEATS + 1))
    new.played = vec[i64]([0] * CARDS)
    new.size = SEATS
    new.steps = -CARDS
    return new
