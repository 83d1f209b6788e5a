"""The rules of Mogeln: one game, from the deal to the last card that is not doubted in time (MOG)."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE
from ludothek.kit.cards.cards import CARDS, PACK, SUITS, card_text
from ludothek.kit.common import bits
from ludothek.kit.common.ring import after, around
from ludothek.kit.hidden.hidden_hands import HiddenHands

MOST: Final = 10
"""MOG-R12: so many players at most."""
# Moves below CARDS: the referee deals that card, or a seat believes and lays it.
DEALER: Final = CARDS
"""From here on the first dealer is drawn."""
OPEN: Final = DEALER + MOST
"""From here on a round is opened: 4 x the card + the suit that is named."""
CHALLENGE: Final = OPEN + 4 * CARDS
ACCEPT: Final = CHALLENGE + 1
"""MOG-R2: the last card of a hand is believed, and nothing is laid."""
MOVES: Final = ACCEPT + 1
NOTHING: Final = -1


class Mogeln(HiddenHands):
    """One game. After the hands comes what is not dealt yet, or stays aside (MOG-4); then the pile, card by card."""

    limit: i64 = 200
    """After so many laid cards it ends (MOG-R11)."""
    at_once: i64 = 0
    """1 where whoever lays his last card has won at once, else it can be challenged (MOG-R2)."""
    counters: vec[i64]
    """What everybody had before this game. Never changed."""
    inside: i64 = 0
    """The seats that take part (MOG-R9)."""
    layers: vec[i64]
    """Who laid each card of the pile, the last one on top."""
    suit: i64 = NOTHING
    """The suit that was named, -1 before a round is opened."""
    laid: i64 = 0
    """How many cards have been laid in all."""
    won: i64 = NOTHING
    """Who has got rid of all cards."""
    doubter: i64 = NOTHING
    """Who has just challenged or accepted a card; -1: the last move was another one."""
    blamed: i64 = NOTHING
    """Whose card that was."""
    card: i64 = NOTHING
    """The card that was turned over last, -1: none yet."""
    taker: i64 = NOTHING
    """Who has just taken the pile, -1: nobody."""
    taken: i64 = 0
    """Which cards he took; in the guess of another seat, as many out of his hand."""

    def moves(self) -> vec[i64]:
        out = vec[i64]()
        if self.turn == NOBODY:
            return out
        if self.turn == REFEREE:
            if self.dealer == LOT:
                return bits.append_members(out, self.inside, DEALER)
            return bits.members(self.hands[self.seats])
        hand = self.hands[self.turn]
        if self.suit == NOTHING:
            while hand != 0:
                first: i64 = OPEN + 4 * bits.lowest(hand)
                out = append(append(append(append(out, first), first + 1), first + 2), first + 3)
                hand &= hand - 1
            return out
        if self.last_card():
            return vec[i64]([CHALLENGE, ACCEPT])
        return append(bits.append_members(out, hand), CHALLENGE)

    def last_card(self) -> bool:
        """Has whoever laid the top card no other (MOG-R2)?"""
        return self.suit != NOTHING and self.hands[self.layers[len(self.layers) - 1]] == 0

    def place(self, height: i64) -> i64:
        """The number of the holder that is the card of the pile on so many others."""
        return self.seats + 1 + height

    def pile(self) -> vec[i64]:
        """The cards of this round from the bottom to the top."""
        out = vec[i64](capacity=len(self.layers))
        for at in range(len(self.layers)):
            out = append(out, bits.lowest(self.hands[self.place(at)]))
        return out

    def chance(self, random: Random) -> i64:
        if self.dealer == LOT:
            return DEALER + bits.member(self.inside, random.randrange(bits.count(self.inside)))
        pack = self.hands[self.seats]
        return bits.member(pack, random.randrange(bits.count(pack)))

    def play(self, move: i64) -> None:
        if self.turn == REFEREE:
            if self.dealer == LOT:
                self.dealer = move - DEALER
            else:
                self._deal(move)
        elif move == CHALLENGE:
            self._challenge()
        elif move == ACCEPT:
            self._judge(self.layers[len(self.layers) - 1])
            self._end(self.blamed)
        else:
            self.doubter = NOTHING
            self.taker = NOTHING
            if move >= OPEN:
                self.suit = (move - OPEN) % 4
                move = (move - OPEN) // 4
            self._lay(move)

    def _deal(self, card: i64) -> None:
        """MOG-4: one card at a time, as long as there is one for everybody."""
        players = bits.count(self.inside)
        dealt = CARDS - bits.count(self.hands[self.seats])
        self.move(card, self.seats, around(self.inside, self.dealer, self.seats)[dealt % players])
        if dealt + 1 == CARDS - CARDS % players:
            self.turn = after(self.inside, self.dealer, self.seats)  # MOG-5

    def _lay(self, card: i64) -> None:
        seat = self.turn
        self.give_hidden(card, seat, self.place(len(self.layers)))
        self.layers = append(self.layers, seat)
        self.laid += 1
        if self.hands[seat] == 0:
            if self.at_once:
                self._end(seat)
                return
        elif self.laid >= self.limit:
            self._end(NOTHING)
            return
        self.turn = after(self.inside, seat, self.seats)

    def _judge(self, layer: i64) -> None:
        self.doubter = self.turn
        self.blamed = layer
        self.taker = NOTHING

    def _challenge(self) -> None:
        """MOG-8, MOG-9, MOG-10: whoever was wrong takes all cards and opens the next round."""
        pile = self.pile()
        last = len(pile) - 1
        self._judge(self.layers[last])
        self.card = pile[last]  # MOG-R5
        lied = self.card // 8 != self.suit
        self.taker = self.blamed if lied else self.doubter
        self.taken = 0
        for at in range(len(pile)):  # MOG-R4
            self.taken |= bits.single(pile[at])
            self.give_hidden(pile[at], self.place(at), self.taker)
        self.show(self.card, self.taker)
        self.layers = vec[i64]()
        self.suit = NOTHING
        self.turn = self.taker
        if self.hands[self.blamed] == 0:
            self._end(self.blamed)  # MOG-R3
        elif self.laid >= self.limit:
            self._end(NOTHING)  # MOG-R11: the last card that was still to be settled

    def _end(self, winner: i64) -> None:
        self.won = winner
        self.turn = NOBODY

    def copy(self) -> "Mogeln":
        new = Mogeln(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.limit = self.limit
        new.at_once = self.at_once
        new.counters = self.counters
        new.inside = self.inside
        new.layers = self.layers[:]
        new.suit = self.suit
        new.laid = self.laid
        new.won = self.won
        new.doubter = self.doubter
        new.blamed = self.blamed
        new.card = self.card
        new.taker = self.taker
        new.taken = self.taken
        return new

    # How it ends.

    def held(self, seat: i64) -> i64:
        """How many cards a seat has in hand."""
        return bits.count(self.hands[seat])

    def winners(self) -> vec[i64]:
        """MOG-2, MOG-11: whoever has laid off all cards; MOG-R11: else those who hold the fewest."""
        out = vec[i64](capacity=self.seats)
        fewest: i64 = CARDS + 1
        for seat in bits.members(self.inside):
            count = self.held(seat)
            if count < fewest:
                fewest = count
                out = vec[i64](capacity=self.seats)
            if count == fewest:
                out = append(out, seat)
        return out

    def points(self, seat: i64) -> i64:
        """MOG-11, MOG-R8, MOG-R11: what is paid for the cards that the others hold more, as far as it is there."""
        if self.turn != NOBODY or (self.inside >> seat) & 1 == 0:
            return 0
        winners = self.winners()
        if len(winners) > 1:
            return 0
        winner = winners[0]
        if seat != winner:
            return -min(self.counters[seat], self.held(seat) - self.held(winner))
        total: i64 = 0
        for other in bits.members(self.inside):
            if other != winner:
                total -= self.points(other)
        return total

    def reason(self) -> str:
        return "reason-limit" if self.won == NOTHING else "reason-off"

    # What is written, refused and guessed.

    def text(self, move: i64) -> str:
        if move >= CHALLENGE:
            return "challenge" if move == CHALLENGE else "accept"
        if move >= OPEN:
            return f"{card_text((move - OPEN) // 4)} {SUITS[(move - OPEN) % 4]}"
        return f"dealer{move - DEALER}" if move >= DEALER else card_text(move)

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or DEALER <= move < OPEN:
            return ""
        opening = self.suit == NOTHING
        if move == ACCEPT or (self.last_card() and move != CHALLENGE):
            return "MOG-R2"
        if move == CHALLENGE:
            return "MOG-R1"
        if move >= OPEN:
            return "MOG-6" if opening else "MOG-R6"
        return "MOG-6" if opening else "MOG-7"

    def guess(self, seat: i64, random: Random) -> "Mogeln":
        """MOG-R13: the own hand, the own cards in the pile and all that was seen are respected, in the end as well."""
        new = self.copy()
        new.redeal(seat, random)
        if self.taker not in (NOTHING, seat):
            new.taken = bits.single(self.card)
            while bits.count(new.taken) < bits.count(self.taken):
                new.taken |= bits.single(bits.lowest(new.hands[self.taker] & ~new.taken))
        for other in bits.members(self.inside):
            if other != seat:
                new.suppose(other)
        return new

    def suppose(self, seat: i64) -> None:
        """In a guess, let a seat know what everybody knows, its hand, and what it has laid."""
        own: i64 = 0
        for at in range(len(self.layers)):
            if self.layers[at] == seat:
                own |= self.hands[self.place(at)]
        row, watchers = self.row(seat), self.row(-1)
        for holder in range(len(self.hands)):
            self.lacks[row + holder] = self.lacks[watchers + holder] | own
        for at in range(len(self.layers)):
            if self.layers[at] == seat:
                self.lacks[row + self.place(at)] = ~self.hands[self.place(at)]


def start(dealer: i64, counters: vec[i64], inside: i64, limit: i64 = 200, at_once: i64 = 0) -> Mogeln:
    """A game before the first card is dealt."""
    seats = len(counters)
    new = Mogeln(seats, dealer, REFEREE)
    new.limit = limit
    new.at_once = at_once
    new.counters = counters
    new.inside = inside
    new.hands = vec[i64]([0] * (seats + 1 + CARDS))
    new.hands[seats] = PACK
    new.lacks = vec[i64]([0] * ((seats + 1) * (seats + 1 + CARDS)))
    new.layers = vec[i64]()
    return new
