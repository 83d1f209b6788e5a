"""The rules of Écarté: one deal, from the proposal to the fifth trick; what comes before is in `staking`."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE
from ludothek.games.ecarte.ranking import ABOVE, HAND, KING_RANK, answers, beats, suit_of, worth
from ludothek.games.ecarte.staking import (
    ACCEPT,
    ANSWERING,
    DEALING,
    DONE,
    DRAWING,
    KING,
    LAYING,
    LOTS,
    NONE,
    OVER,
    PLAY,
    PLAYING,
    PROPOSE,
    REFUSE,
    TALKING,
    WATCH,
    Staking,
)
from ludothek.kit.cards.cards import CARDS, PACK
from ludothek.kit.common import bits
from ludothek.kit.hidden.distribution import redeal

TARGET: Final = 5
"""Who first has so many points wins the match."""
DEALT: Final = 2 * HAND + 1
LONGEST: Final = 6 + 1 + 2 * 4 + DEALT + 6 * (CARDS - DEALT) + 2 + 2 * HAND + 2
"""Lots, stakes and bets, cards, exchanges of a single card with six moves each, a refusal, tricks, announcements."""


class Ecarte(Staking):
    """One deal. The hands of all seats, of which two have cards, the stock, and what each of the two has laid away."""

    announced: i64 = 0
    """1 where the king of trumps counts when it is announced, not when it is played."""
    late: i64 = 0
    """1 where a refusal after an exchange is punished as well."""
    score: vec[i64]
    """The points of the match before this deal."""
    gained: vec[i64]
    """The points of this deal."""
    turned: i64 = NONE
    """The card that was turned up."""
    exchanges: i64 = 0
    """How often the dealer has agreed."""
    refused: i64 = 0
    room: i64 = 0
    """How many cards may be laid away at most by whose turn it is."""
    away: i64 = 0
    """How many cards have just been laid away; while new ones are given, how many are still due."""
    taker: i64 = NONE
    """Who lays cards away and gets others."""
    elder_changed: i64 = 0
    dealer_changed: i64 = 0
    """How many cards each has laid away in the last exchange."""
    fresh: i64 = 0
    """The cards that somebody has just got from the stock."""
    shown: i64 = NONE
    """Who has announced the king of trumps."""
    lacks: vec[i64]
    """For every seat the cards that everybody knows it does not hold, because it did not play them."""

    # Who may do what.

    def moves(self) -> vec[i64]:
        if self.phase < DEALING:
            return super().moves()
        if self.turn == REFEREE:
            return bits.members(self.hands[self.seats])
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
        if self.phase < DEALING:
            super().play(move)
            return
        if self.turn == REFEREE:
            self._give(move)
            return
        self.fresh = 0
        if self.phase == PLAYING and move != KING:
            self._play_card(move)
        elif move < CARDS:
            self._lay_away(move)
        elif move == PROPOSE:
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
            self._gain(self.turn, 1)
        else:
            self.refused += 1 if move == REFUSE else 0
            self._begin_tricks()

    def trumps(self) -> i64:
        """ECA-7: the set of all trumps; none before one is turned up."""
        return suit_of(self.turned) if self.turned != NONE else 0

    def king(self) -> i64:
        """The king of trumps."""
        return self.turned - self.turned % 8 + KING_RANK

    def playable(self) -> i64:
        """What whoever's turn it is may play."""
        hand, led = self.hands[self.turn], self.led()
        return hand if led < 0 else answers(hand, led, self.trumps())

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
        """How many cards are left in the stock."""
        return bits.count(self.hands[self.seats])

    def pile(self, seat: i64) -> i64:
        """The number of the holder that is what a player has laid away."""
        return self.seats + (1 if seat == self.elder else 2)

    # The cards.

    def _give(self, card: i64) -> None:
        self.hands[self.seats] ^= bits.single(card)
        if self.phase == DRAWING:
            self.hands[self.taker] |= bits.single(card)
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
        self.turned = card
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
        self.taker = seat
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
        if self.taker == self.elder:
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
        if self.taker == self.elder and left > 0:
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
        seat, led = self.turn, self.led()
        self.hands[seat] ^= bits.single(card)
        if led >= 0:
            self._show_lacks(seat, card, led)
        complete = self.lay(card)
        self.turn = self.next_player(seat)
        if complete:
            self._take_trick(card, led)
        counts = self.steps == 1 if seat == self.elder else True
        if counts and self.announced == 0 and card == self.king():  # ECA-R6
            self._gain(seat, 1)
        if self.steps == 2 * HAND and self.phase != OVER:
            self._score()

    def _show_lacks(self, seat: i64, card: i64, led: i64) -> None:
        """What the duty to follow and to take tells of a hand."""
        if card // 8 != led // 8:
            self.lacks[seat] |= suit_of(led)
            if (self.trumps() >> card) & 1 == 0:
                self.lacks[seat] |= self.trumps()
        elif (ABOVE[led] >> card) & 1 == 0:
            self.lacks[seat] |= ABOVE[led]

    def _take_trick(self, card: i64, led: i64) -> None:
        taker = self.next_player(self.leader) if beats(card, led, self.trumps()) else self.leader
        self.won[taker] |= bits.single(card) | bits.single(led)
        self.take(taker)

    # The points.

    def penalty(self, loser: i64) -> bool:
        """ECA-10, ECA-12, ECA-R3, ECA-R4: has a player who loses this deal a penalty point?"""
        if loser == self.elder:
            return self.exchanges == 0 and self.refused == 0
        return self.refused == 1 and (self.exchanges == 0 or self.late == 1)

    def _score(self) -> None:
        """ECA-18, ECA-19: the points for the tricks."""
        winner = self.elder if self.tricks(self.elder) > HAND // 2 else self.dealer
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
        if self.turned == NONE and self.steps == -DEALT:
            return new
        known: i64 = 0
        if self.plays(seat):
            known = bits.single(seat) | bits.single(self.pile(seat))
        barred = vec[i64](capacity=CARDS)
        for card in range(CARDS):
            holders: i64 = 0
            for player in range(self.seats):
                holders |= ((self.lacks[player] >> card) & 1) << player
            barred = append(barred, holders)
        if self.shown != NONE and (self.hands[self.shown] >> self.king()) & 1:
            barred[self.king()] = (bits.single(len(self.hands)) - 1) ^ bits.single(self.shown)
        redeal(new.hands, known, barred, random)
        for player in (self.elder, self.dealer):
            if self.hands[player] & self.fresh != 0 and seat != player:
                new.fresh = some(new.hands[player], bits.count(self.fresh), random)
        return new

    def copy(self) -> "Ecarte":
        new = Ecarte(self.seats, self.dealer, self.turn)
        self.carry_staking(new)
        new.announced = self.announced
        new.late = self.late
        new.score = self.score[:]
        new.gained = self.gained[:]
        new.turned = self.turned
        new.exchanges = self.exchanges
        new.refused = self.refused
        new.room = self.room
        new.away = self.away
        new.taker = self.taker
        new.elder_changed = self.elder_changed
        new.dealer_changed = self.dealer_changed
        new.fresh = self.fresh
        new.shown = self.shown
        new.lacks = self.lacks[:]
        return new

    def refusal(self, move: i64) -> str:
        if self.turn < 0:
            return ""
        if self.phase < DEALING:
            return self.unstaked(move)
        if move >= WATCH:
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


def begin(dealer: i64, counters: vec[i64], candidates: i64) -> Ecarte:
    """A deal before anything has happened: the first of a match, in which these draw lots, unless there is a dealer."""
    seats: i64 = len(counters)
    new = Ecarte(seats, dealer, REFEREE)
    new.phase = LOTS if dealer == LOT else DEALING
    new.counters = counters
    new.candidates = candidates
    new.drawn = vec[i64]([NONE] * seats)
    new.stakes = vec[i64]([0] * seats)
    new.backs = vec[i64]([NONE] * seats)
    new.hands = vec[i64]([0] * seats + [PACK, 0, 0])
    new.won = vec[i64]([0] * seats)
    new.played = vec[i64]([0] * (2 * HAND))
    new.size = 2
    new.steps = -DEALT
    new.score = vec[i64]([0] * seats)
    new.gained = vec[i64]([0] * seats)
    new.lacks = vec[i64]([0] * seats)
    return new
