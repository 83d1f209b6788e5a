"""The rules of David & Goliath: one deal of 15 tricks (DG)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import LOT, NOBODY, REFEREE
from ludothek.kit.cards.tricks import Tricks
from ludothek.kit.common import bits
from ludothek.kit.hidden.distribution import share

COLOURS: Final = "rygbv"
SUITS: Final = 5
RANKS: Final = 18
TRICKS: Final = 15
CARDS: Final = 90  # DG-3
"""Moves below this number are cards: 18 x colour + value - 1. From here on they draw the first dealer (DG-R5)."""
MOVES: Final = 96


def card_text(card: int) -> str:
    """`g12`: the letter of the colour and the printed number."""
    return f"{COLOURS[card // RANKS]}{card % RANKS + 1}"


def worth(cards: i64) -> i64:
    """The points for a set of one colour. DG-26, DG-27, DG-28: two cards count their numbers, more count one each."""
    rest = cards & (cards - 1)
    if rest & (rest - 1) != 0 or cards == 0:
        return bits.count(cards)
    numbers = bits.lowest(cards) + 1
    return numbers + bits.lowest(rest) + 1 if rest != 0 else numbers


@final
class DavidGoliath(Tricks):
    """One deal. A hand is five sets of values, one a colour; so are the captured cards and the pack."""

    voids: i64 = 0
    """Bit 5 x seat + colour: everyone has seen that this seat has none of this colour."""

    def moves(self) -> vec[i64]:
        out = vec[i64](capacity=TRICKS)
        turn = self.turn
        if turn == NOBODY:
            return out
        if turn == REFEREE:
            if self.dealer == LOT:
                for seat in range(self.seats):
                    out = append(out, CARDS + seat)
                return out
            turn = self.seats  # the pack
        else:
            led = self.led()
            if led >= 0:
                colour = led // RANKS
                follow = self.hands[turn * SUITS + colour]
                if follow != 0:
                    return bits.append_members(out, follow, colour * RANKS)
        for colour in range(SUITS):  # DG-13
            out = bits.append_members(out, self.hands[turn * SUITS + colour], colour * RANKS)
        return out

    def play(self, move: i64) -> None:
        if self.turn == REFEREE:
            self._deal(move)
            return
        seat = self.turn
        colour = move // RANKS
        self.hands[seat * SUITS + colour] ^= 1 << (move - colour * RANKS)
        if self.laid > 0:
            led = self.led() // RANKS
            if colour != led:
                self.voids |= 1 << (seat * SUITS + led)
        if self.lay(move):
            self._take_trick()
        else:
            self.turn = self.next_player(seat)  # DG-14

    def copy(self) -> "DavidGoliath":
        new = DavidGoliath(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.voids = self.voids
        return new

    def points(self, seat: i64) -> i64:
        total: i64 = 0
        won = self.won
        first = seat * SUITS
        for place in range(first, first + SUITS):
            total += worth(won[place])  # DG-25, DG-29
        return total

    def text(self, move: i64) -> str:
        if move >= CARDS:
            return f"dealer{move - CARDS}"
        return card_text(move)

    def guess(self, seat: i64, random: Random) -> "DavidGoliath":
        guessed = self.copy()
        hands = guessed.hands
        sizes = vec[i64]([0] * (self.seats + 1))
        hidden = vec[i64]([0] * SUITS)
        total: i64 = 0
        for colour in range(SUITS):
            for holder in range(self.seats + 1):
                held = hands[holder * SUITS + colour]
                if held != 0 and holder != seat:
                    hidden[colour] |= held
                    sizes[holder] += bits.count(held)
                    hands[holder * SUITS + colour] = 0
            total += bits.count(hidden[colour])
        cards = vec[i64]([0] * total)
        barred = vec[i64]([0] * total)
        for colour in range(SUITS):
            left = hidden[colour]
            without = self.without(colour)
            while left != 0:
                total -= 1
                cards[total] = colour * RANKS + bits.lowest(left)
                barred[total] = without
                left &= left - 1
        holder_of = share(sizes, barred, random)
        for index in range(len(cards)):
            card = cards[index]
            hands[holder_of[index] * SUITS + card // RANKS] |= 1 << (card % RANKS)
        return guessed

    def without(self, colour: i64) -> i64:
        """The set of the seats that are known to have none of a colour."""
        found: i64 = 0
        for seat in range(self.seats):
            found |= ((self.voids >> (seat * SUITS + colour)) & 1) << seat
        return found

    def refusal(self, move: i64) -> str:
        if self.turn < 0 or move >= CARDS:
            return ""
        held = self.hands[self.turn * SUITS + move // RANKS] >> (move % RANKS)
        return "DG-15" if held & 1 else "DG-9"

    def chance(self, random: Random) -> i64:
        if self.dealer == LOT:
            return CARDS + random.randrange(self.seats)
        return self._card(self.seats * SUITS, random.randrange(-self.steps))

    def any_move(self, random: Random) -> i64:
        first = self.turn * SUITS
        if self.laid > 0:
            colour = self.led() // RANKS
            follow = self.hands[first + colour]
            if follow & (follow - 1) != 0:
                return colour * RANKS + bits.member(follow, random.randrange(bits.count(follow)))
            if follow != 0:
                return colour * RANKS + bits.lowest(follow)
        return self._card(first, random.randrange(TRICKS - self.steps // self.seats))

    def _card(self, first: i64, index: i64) -> i64:
        """The card at an index, ascending, of the holder whose five sets begin at `first`."""
        hands = self.hands
        for colour in range(SUITS):
            cards = hands[first + colour]
            here = bits.count(cards)
            if index < here:
                return colour * RANKS + bits.member(cards, index)
            index -= here
        raise AssertionError("an index below the number of cards")

    def _deal(self, move: i64) -> None:
        """Draw the first dealer (DG-R5), or give the next card clockwise from the dealer's left (DG-R11)."""
        if move >= CARDS:
            self.dealer = move - CARDS
            return
        receiver = (self.dealer + 1 + self.steps) % self.seats
        colour = move // RANKS
        card: i64 = 1 << (move - colour * RANKS)
        hands = self.hands
        hands[self.seats * SUITS + colour] ^= card
        hands[receiver * SUITS + colour] |= card
        self.steps += 1
        if self.steps == 0:
            self.leader = (self.dealer + 1) % self.seats  # DG-10, DG-R7
            self.turn = self.leader

    def _take_trick(self) -> None:
        """DG-2, DG-21, DG-22, DG-23: the lowest takes the highest card, the highest takes the others and leads."""
        seats = self.seats
        start = self.steps - seats
        played = self.played
        high, low = extremes(played, start, seats)
        highest = self._seat_at(high)
        lowest = self._seat_at(low)
        won = self.won
        for place in range(seats):
            card = played[start + place]
            colour = card // RANKS
            taker = lowest if place == high else highest
            won[taker * SUITS + colour] |= 1 << (card - colour * RANKS)
        self.take(highest)
        if self.steps == seats * TRICKS:  # DG-12, DG-24
            self.turn = NOBODY

    def _seat_at(self, place: i64) -> i64:
        """Who has played the card at a place of the trick."""
        seat = self.leader + place
        return seat if seat < self.seats else seat - self.seats


def seen_by_all(state: DavidGoliath) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """How many cards each seat holds, what each has taken, and the cards of the last trick and of this one."""
    held: list[int] = []
    for seat in range(state.seats):
        count: i64 = 0
        for colour in range(SUITS):
            count += bits.count(state.hands[seat * SUITS + colour])
        held.append(count)
    start = max(state.steps - state.laid - state.size, 0)
    return tuple(held), tuple(state.won), tuple([state.played[place] for place in range(start, state.steps)])


def extremes(played: vec[i64], start: i64, seats: i64) -> tuple[i64, i64]:
    """DG-17, DG-18, DG-19, DG-R4: the places, in the order of play, of the highest and the lowest card of a trick.

    Of equal cards the later one counts; where all are equal, the last is the highest and the one before the lowest
    (DG-20, DG-R3).
    """
    high: i64 = 0
    low: i64 = 0
    high_value: i64 = -1
    low_value: i64 = RANKS
    for place in range(seats):
        value = played[start + place] % RANKS
        if value >= high_value:
            high_value = value
            high = place
        if value <= low_value:
            low_value = value
            low = place
    if high_value == low_value:
        low = high - 1
    return high, low


def start(seats: i64, dealer: i64) -> DavidGoliath:
    """A deal before the first card is given. DG-6, DG-7: three players use the values 1-9, each more three more."""
    new = DavidGoliath(seats, dealer, REFEREE)
    new.hands = vec[i64]([0] * ((seats + 1) * SUITS))
    for colour in range(SUITS):
        new.hands[seats * SUITS + colour] = (1 << (3 * seats)) - 1
    new.won = vec[i64]([0] * (seats * SUITS))
    new.played = vec[i64]([0] * (seats * TRICKS))
    new.size = seats
    new.steps = -seats * TRICKS
    return new
