"""The rules of Écarté: one deal, from lots and stakes to the fifth trick."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE
from ludothek.games.ecarte.ranking import HAND, KING_RANK, ORDERS, TRUMPLESS, worth
from ludothek.games.ecarte.staking import HIGHEST, Draw, Stakes
from ludothek.kit.cards.cards import CARDS, PACK, card_text
from ludothek.kit.cards.hidden_tricks import HiddenTricks
from ludothek.kit.cards.order import Order
from ludothek.kit.cards.trickplay import NONE
from ludothek.kit.common import bits
from ludothek.kit.common.ring import around, everybody
from ludothek.kit.hidden.redealing import redeal, show

PLAY: Final = CARDS
PROPOSE: Final = CARDS + 1
ACCEPT: Final = CARDS + 2
REFUSE: Final = CARDS + 3
DONE: Final = CARDS + 4
KING: Final = CARDS + 5
WATCH: Final = CARDS + 6
"""The moves of a seat that are words. Those below are cards: drawn, dealt, laid away or played."""
ON: Final = CARDS + 7
"""The bet on seat 0; those on the others follow."""
STAKE: Final = ON + 6
"""The stake of one counter; higher ones follow."""
MOVES: Final = STAKE + HIGHEST
WORDS: Final = ("play", "propose", "accept", "refuse", "done", "king", "watch")

# What is to be done.
LOTS: Final = 0
STAKING: Final = 1
BETTING: Final = 2
DEALING: Final = 3
TALKING: Final = 4
ANSWERING: Final = 5
LAYING: Final = 6
DRAWING: Final = 7
PLAYING: Final = 8
OVER: Final = 9

TARGET: Final = 5
"""Who first has so many points wins the match."""
DEALT: Final = 2 * HAND + 1
LONGEST: Final = 6 + 1 + 2 * 4 + DEALT + 6 * (CARDS - DEALT) + 2 + 2 * HAND + 2
"""Lots, stakes and bets, cards, exchanges of a single card with six moves each, a refusal, tricks, announcements."""


class Ecarte(HiddenTricks):
    """One deal. The hands of all seats, of which two have cards, the stock, and what each of the two has laid away.

    In a later deal of a match players and stakes are known from the beginning.
    """

    phase: i64 = LOTS
    draw: Draw
    """The cards that were drawn before this deal; copies share it when it is over,"""
    stakes: Stakes
    """and these once the cards are dealt."""
    first: i64 = 1
    """What the first seat is called in the text of a bet; version 1 of the rules counted from 0."""
    elder: i64 = NONE
    """The dealer's opponent, who leads; nobody before the lot."""
    match: i64 = 0
    """How many matches were played before."""
    matches: i64 = 1
    announced: i64 = 0
    """1 where the king of trumps counts when it is announced, not when it is played."""
    late: i64 = 0
    """1 where a refusal after an exchange is punished as well."""
    score: vec[i64]
    """The points of the match before this deal."""
    gained: vec[i64]
    """The points of this deal."""
    upcard: i64 = NONE
    """The card that was turned up."""
    exchanges: i64 = 0
    """How often the dealer has agreed."""
    refused: i64 = 0
    room: i64 = 0
    """How many cards may be laid away at most by whose turn it is."""
    away: i64 = 0
    """How many cards have just been laid away; while new ones are given, how many are still due."""
    changer: i64 = NONE
    """Who lays cards away and gets others."""
    elder_changed: i64 = 0
    dealer_changed: i64 = 0
    """How many cards each has laid away in the last exchange."""
    fresh: i64 = 0
    """The cards that somebody has just got from the stock."""
    shown: i64 = NONE
    """Who has announced the king of trumps."""

    def moves(self) -> vec[i64]:
        if self.turn == REFEREE:
            return bits.members(self._unseen())
        if self.phase == STAKING:
            out = vec[i64](capacity=HIGHEST)
            for amount in range(self.stakes.least, self.affordable(self.turn) + 1):
                out = append(out, STAKE + amount - 1)
            return out
        if self.phase == BETTING:
            return vec[i64]([WATCH, ON + min(self.dealer, self.elder), ON + max(self.dealer, self.elder)])
        if self.phase == TALKING:
            return vec[i64]([PLAY, PROPOSE])
        if self.phase == ANSWERING:
            return vec[i64]([ACCEPT, REFUSE])
        if self.phase == LAYING:
            out = bits.members(self.hands[self.turn])
            return append(out, DONE) if self.may_stop() else out
        if self.phase == PLAYING:
            out = bits.members(self.playable())
            return append(out, KING) if self.may_announce() else out
        return vec[i64]()

    def play(self, move: i64) -> None:
        if self.turn == REFEREE:
            if self.phase == LOTS:
                self._draw(move)
            else:
                self._give(move)
            return
        self.fresh = 0
        if self.phase == STAKING:
            self._stake(move - STAKE + 1)
        elif self.phase == BETTING:
            self._bet(move)
        elif self.phase == PLAYING and move != KING:
            self._play_card(move)
        elif move < CARDS:
            self._lay_away(move)
        elif move == PROPOSE:  # ECA-R9
            self.phase = ANSWERING
            self.turn = self.dealer
        elif move == ACCEPT:
            self.exchanges += 1
            self.elder_changed = 0
            self.dealer_changed = 0
            self._lay_at_most(self.elder, HAND)
        elif move == DONE:
            self._stop_laying()
        elif move == KING:
            self.shown = self.turn
            show(self.lacks, len(self.hands), self.king(), self.turn)
            self._gain(self.turn, 1)
        else:
            self.refused += 1 if move == REFUSE else 0
            self._begin_tricks()

    def text(self, move: i64) -> str:
        if move < PLAY:
            return card_text(move)
        if move >= STAKE:
            return f"stake{move - STAKE + 1}"
        return f"on{move - ON + self.first}" if move >= ON else WORDS[move - PLAY]

    def chance(self, random: Random) -> i64:
        cards = self._unseen()
        return bits.member(cards, random.randrange(bits.count(cards)))

    def _unseen(self) -> i64:
        """The cards of which the referee draws or gives one."""
        return self.draw.left() if self.phase == LOTS else self.hands[self.seats]

    # Who may do what.

    def order(self) -> Order:
        if self.upcard == NONE:
            return TRUMPLESS
        return ORDERS[self.upcard // 8]

    def trumps(self) -> i64:
        """ECA-7: the set of all trumps; none before one is turned up."""
        return self.order().trumps

    def king(self) -> i64:
        """The king of trumps."""
        return self.upcard - self.upcard % 8 + KING_RANK

    def plays(self, seat: i64) -> bool:
        """Is it one of the two who play?"""
        return seat >= 0 and seat in (self.dealer, self.elder)

    def affordable(self, seat: i64) -> i64:
        """ECA-R14: the highest stake of a seat; of both players, what both can pay."""
        most = self.stakes.affordable(seat)
        return min(most, self.stakes.affordable(self.dealer)) if seat == self.elder else most

    def bettors(self) -> vec[i64]:
        """ECA-17, ECA-R20: who may bet, in the order in which they are asked: clockwise from the dealer."""
        out = vec[i64](capacity=self.seats)
        for seat in around(everybody(self.seats), self.dealer, self.seats):
            if not self.plays(seat) and self.stakes.counters[seat] >= self.stakes.least:
                out = append(out, seat)
        return out

    def may_stop(self) -> bool:
        """ECA-R22: the elder hand lays at least one card away, the dealer need not."""
        return self.turn == self.dealer or self.away > 0

    def may_announce(self) -> bool:
        """May whoever's turn it is announce the king of trumps? Only before the own first card."""
        first = self.phase == PLAYING and self.steps == (0 if self.turn == self.elder else 1)
        return self.announced == 1 and first and self.shown == NONE and (self.hands[self.turn] >> self.king()) & 1 == 1

    def next_player(self, seat: i64) -> i64:
        return self.elder if seat == self.dealer else self.dealer

    def tricks(self, seat: i64) -> i64:
        """How many tricks a seat has taken."""
        return bits.count(self.won[seat]) // 2

    def stock(self) -> i64:
        """How many cards are left in the stock (ECA-8)."""
        return bits.count(self.hands[self.seats])

    def pile(self, seat: i64) -> i64:
        """The number of the holder that is what a player has laid away."""
        return self.seats + (1 if seat == self.elder else 2)

    # Lots and stakes.

    def _draw(self, card: i64) -> None:
        """ECA-6, ECA-R19, ECA-R24: the two highest cards play, and the higher of them deals."""
        self.draw.cards[self.draw.turn()] = card
        if self.draw.turn() == NONE:
            self.dealer = self.draw.highest(self.draw.candidates)
            self.elder = self.draw.highest(self.draw.candidates ^ bits.single(self.dealer))
            self.turn = self.elder
            self.phase = STAKING

    def _stake(self, amount: i64) -> None:
        """ECA-R14: the dealer puts up as much as the elder hand names."""
        if self.turn == self.elder:
            self.stakes.put(self.elder, amount, self.elder)
            self.stakes.put(self.dealer, amount, self.dealer)
        else:
            self.stakes.amounts[self.turn] = amount
        self._ask_next()

    def _bet(self, move: i64) -> None:
        """ECA-R20: who bets on one of the two names a stake as well."""
        if move == WATCH:  # ECA-R23
            self._ask_next()
        else:
            self.stakes.backs[self.turn] = move - ON
            self.phase = STAKING

    def _ask_next(self) -> None:
        """ECA-R20: after the last of those who may bet the cards are dealt."""
        found = self.turn == self.elder
        for seat in self.bettors():
            if found:
                self.phase = BETTING
                self.turn = seat
                return
            found = seat == self.turn
        self.phase = DEALING
        self.turn = REFEREE

    # The cards.

    def _give(self, card: i64) -> None:
        self.hands[self.seats] ^= bits.single(card)
        if self.phase == DRAWING:
            self.hands[self.changer] |= bits.single(card)
            self.fresh |= bits.single(card)
            self.away -= 1
            if self.away == 0:
                self._after_drawing()
            return
        place = DEALT + self.steps
        self.steps += 1
        if self.steps < 0:  # ECA-6: three cards to each, then two
            self.hands[self.elder if place < 3 or 6 <= place < 8 else self.dealer] |= bits.single(card)
            return
        self.upcard = card
        self._talk()
        if card % 8 == KING_RANK:
            self._gain(self.dealer, 1)

    def _talk(self) -> None:
        self.phase = TALKING
        self.turn = self.elder

    # The exchange.

    def _lay_at_most(self, seat: i64, most: i64) -> None:
        """ECA-R10: a player may lay so many cards away, but no more than the stock holds."""
        self.room = min(most, self.stock())
        self.away = 0
        self.changer = seat
        self.turn = seat
        self.phase = LAYING

    def _lay_away(self, card: i64) -> None:
        self.hands[self.turn] ^= bits.single(card)
        self.hands[self.pile(self.turn)] |= bits.single(card)
        self.away += 1
        if self.away == self.room:
            self._stop_laying()

    def _stop_laying(self) -> None:
        """ECA-13: new cards come when the old ones lie there."""
        if self.changer == self.elder:
            self.elder_changed = self.away
        else:
            self.dealer_changed = self.away
        self.phase = DRAWING
        self.turn = REFEREE
        if self.away == 0:
            self._after_drawing()

    def _after_drawing(self) -> None:
        """ECA-11, ECA-13: the dealer may exchange as many; then it is proposed again as long as there is a stock."""
        left = self.stock()
        if self.changer == self.elder and left > 0:
            self._lay_at_most(self.dealer, self.elder_changed)
        elif left > 0:
            self._talk()
        else:
            self._begin_tricks()

    # The tricks.

    def _begin_tricks(self) -> None:
        """ECA-15: the elder hand leads."""
        self.phase = PLAYING
        self.leader = self.elder
        self.turn = self.elder

    def _play_card(self, card: i64) -> None:
        seat = self.turn
        self.put(card, self.order())
        counts = self.steps == 1 if seat == self.elder else True
        if counts and self.announced == 0 and card == self.king():  # ECA-R6
            self._gain(seat, 1)
        if self.steps == 2 * HAND and self.phase != OVER:  # ECA-R5, ECA-R13
            self._score()

    # The points.

    def penalty(self, loser: i64) -> bool:
        """ECA-10, ECA-12, ECA-R3, ECA-R4: has a player who loses this deal a penalty point?"""
        if loser == self.elder:
            return self.exchanges == 0 and self.refused == 0
        return self.refused == 1 and (self.exchanges == 0 or self.late == 1)

    def _score(self) -> None:
        """ECA-2, ECA-18, ECA-19: the points for the tricks."""
        winner = self.elder if self.tricks(self.elder) > HAND // 2 else self.dealer  # ECA-5
        self._gain(winner, worth(self.tricks(winner), self.penalty(self.next_player(winner))))
        self._end()

    def _gain(self, seat: i64, points: i64) -> None:
        """ECA-R7: with five points the match is over at once."""
        self.gained[seat] += points
        if self.score[seat] + self.gained[seat] >= TARGET:
            self._end()

    def _end(self) -> None:
        self.phase = OVER
        self.turn = NOBODY

    def champion(self) -> i64:
        """Who has won the match; nobody yet."""
        for seat in range(self.seats):
            if self.score[seat] + self.gained[seat] >= TARGET:
                return seat
        return NONE

    def points(self, seat: i64) -> i64:
        return self.gained[seat]

    def winners(self) -> vec[i64]:
        if self.dealer == LOT:
            return vec[i64]()
        champion = self.champion()
        if champion != NONE:
            return vec[i64]([champion])
        ahead = self.tricks(self.elder) > self.tricks(self.dealer)
        return vec[i64]([self.elder if ahead else self.dealer])

    def reason(self) -> str:
        if self.steps < 2 * HAND or self.tricks(self.winners()[0]) <= HAND // 2:
            return "reason-king"
        winner = self.winners()[0]
        if self.tricks(winner) == HAND:
            return "reason-vole"
        return "reason-penalty" if self.penalty(self.next_player(winner)) else "reason-tricks"

    # What a seat may know.

    def guess(self, seat: i64, random: Random) -> "Ecarte":
        """Everything but the own cards, also those laid away, is dealt anew among those who may hold it."""
        new = self.copy()
        if self.upcard == NONE and self.steps == -DEALT:
            return new
        known: i64 = 0
        if self.plays(seat):
            known = bits.single(seat) | bits.single(self.pile(seat))
        redeal(new.hands, self.lacks, known, random)
        for player in (self.elder, self.dealer):
            if self.hands[player] & self.fresh != 0 and seat != player:
                new.fresh = some(new.hands[player], bits.count(self.fresh), random)
        return new

    def copy(self) -> "Ecarte":
        new = Ecarte(self.seats, self.dealer, self.turn)
        self.carry_hidden(new)
        new.phase = self.phase
        new.draw = self.draw.copy() if self.phase == LOTS else self.draw
        new.stakes = self.stakes.copy() if self.phase < DEALING else self.stakes
        new.first = self.first
        new.elder = self.elder
        new.match = self.match
        new.matches = self.matches
        new.announced = self.announced
        new.late = self.late
        new.score = self.score[:]
        new.gained = self.gained[:]
        new.upcard = self.upcard
        new.exchanges = self.exchanges
        new.refused = self.refused
        new.room = self.room
        new.away = self.away
        new.changer = self.changer
        new.elder_changed = self.elder_changed
        new.dealer_changed = self.dealer_changed
        new.fresh = self.fresh
        new.shown = self.shown
        return new

    def refusal(self, move: i64) -> str:
        if self.turn < 0:
            return ""
        if self.phase == STAKING and move >= WATCH:
            return "ECA-R14" if self.turn == self.elder else "ECA-R21"
        if self.phase == BETTING and WATCH <= move < STAKE:
            return "ECA-17"
        if self.phase < DEALING or move >= WATCH:
            return "ECA-R20"
        if self.phase == TALKING:
            return "ECA-9"
        if self.phase == ANSWERING:
            return "ECA-10"
        if self.phase == LAYING:
            return "ECA-11" if move < CARDS else "ECA-R22"
        if move == KING:
            return "ECA-R6"
        if move >= PLAY:
            return "ECA-15"
        return "ECA-16" if (self.hands[self.turn] >> move) & 1 else "ECA-6"


def some(cards: i64, count: i64, random: Random) -> i64:
    """So many cards of a set, any of them."""
    out: i64 = 0
    for _ in range(count):
        out |= bits.single(bits.member(cards & ~out, random.randrange(bits.count(cards & ~out))))
    return out


def start(dealer: i64, counters: vec[i64], candidates: i64, least: i64 = 1, most: i64 = 10) -> Ecarte:
    """A deal before anything has happened: the first of a match, in which these draw lots, unless there is a dealer."""
    seats: i64 = len(counters)
    new = Ecarte(seats, dealer, REFEREE)
    new.phase = LOTS if dealer == LOT else DEALING
    new.draw = Draw(candidates, vec[i64]([NONE] * seats))
    new.stakes = Stakes(counters, least, most)
    new.hands = vec[i64]([0] * seats + [PACK, 0, 0])
    new.won = vec[i64]([0] * seats)
    new.played = vec[i64]([0] * (2 * HAND))
    new.size = 2
    new.steps = -DEALT
    new.score = vec[i64]([0] * seats)
    new.gained = vec[i64]([0] * seats)
    new.lacks = vec[i64]([0] * (seats + 3))
    return new
