"""What a deal of David & Goliath promises every seat, seen at the beginning of a trick with all hands open.

Colours are looked at one by one: who holds which card, who has the highest and the lowest that are left, and what
everybody has taken. All seats are counted from the one that leads.
"""

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.games.david_goliath.mind.habits import FEWEST, MOST, PILES, pile
from ludothek.games.david_goliath.rules import SUITS, TRICKS, DavidGoliath
from ludothek.kit.common import bits
from ludothek.thinking.nets.value_net import Outlook, read

FILE: Final = Path(__file__).with_name("outlook.bin")
SETS: Final = 4
"""Sizes of a set that counts one a card: three to six, more count like these."""
ENDS: Final = 6
"""So many of the highest and of the lowest cards are told."""
LENGTHS: Final = 7
"""Cards of a colour in a hand: none to six, more count like these."""
ROOM: Final = 80
"""More inputs of a colour are never there at once."""


@final
class TrickOutlook(Outlook):
    """For one number of players."""

    def __init__(self, seats: i64) -> None:
        each = seats * 3 * seats
        self._single = each
        """Where the inputs begin for the only card of a colour that somebody has taken; hands come before,"""
        self._double = 2 * each
        """for those of two,"""
        self._set = 3 * each
        """for sets of more,"""
        self._highest = self._set + SETS * seats
        self._lowest = self._highest + ENDS * seats
        """for who holds the cards at the ends,"""
        self._length = self._lowest + ENDS * seats
        """for how many cards each holds,"""
        self._pile = self._length + LENGTHS * seats
        """and for what kind of set each has taken."""
        super().__init__(seats, self._pile + PILES * seats, SUITS, TRICKS + 1, ROOM)

    def sees(self, state: State) -> bool:
        """Has nobody played to the trick yet?"""
        assert isinstance(state, DavidGoliath)
        return state.laid == 0

    def look(self, state: State) -> None:
        """Write down the colours of a deal in which nobody has played to the trick yet."""
        assert isinstance(state, DavidGoliath)
        self.stage = TRICKS - state.steps // state.seats
        count: i64 = 0
        for colour in range(SUITS):
            count = self._seats(state, colour, count)
            count = self._end(state, colour, 3 * self.seats - 1, -1, self._highest, count)
            count = self._end(state, colour, 0, 1, self._lowest, count)
            self.ends[colour] = count

    def _seats(self, state: DavidGoliath, colour: i64, count: i64) -> i64:
        """What everybody holds and has taken; how many inputs are there now."""
        ranks = 3 * self.seats
        for place in range(self.seats):
            seat = (state.turn + place) % self.seats
            hand = state.hands[seat * SUITS + colour]
            count = self._cards(hand, place * ranks, count)
            taken = state.won[seat * SUITS + colour]
            number = bits.count(taken)
            if number == 1:
                count = self._cards(taken, self._single + place * ranks, count)
            elif number == 2:
                count = self._cards(taken, self._double + place * ranks, count)
            elif number > 2:
                count = self._add(self._set + place * SETS + min(number - 3, SETS - 1), count)
            count = self._add(self._length + place * LENGTHS + min(bits.count(hand), LENGTHS - 1), count)
            count = self._add(self._pile + place * PILES + pile(taken), count)
        return count

    def _end(self, state: DavidGoliath, colour: i64, value: i64, step: i64, first: i64, count: i64) -> i64:
        """Who holds the cards from one end on; how many inputs are there now."""
        ends: i64 = 0
        while 0 <= value < 3 * self.seats and ends < ENDS:
            holder = self._holder(state, colour, value)
            if holder >= 0:
                count = self._add(first + ends * self.seats + holder, count)
                ends += 1
            value += step
        return count

    def _holder(self, state: DavidGoliath, colour: i64, value: i64) -> i64:
        """How far from the leader somebody sits who holds a card, -1 if nobody does."""
        for place in range(self.seats):
            if (state.hands[(state.turn + place) % self.seats * SUITS + colour] >> value) & 1:
                return place
        return -1

    def _cards(self, cards: i64, first: i64, count: i64) -> i64:
        while cards != 0:
            count = self._add(first + bits.lowest(cards), count)
            cards &= cards - 1
        return count

    def _add(self, number: i64, count: i64) -> i64:
        self.inputs[count] = number
        return count + 1


def fresh() -> list[TrickOutlook]:
    """Of those who have never seen a deal, one for each number of players."""
    return [TrickOutlook(seats) for seats in range(FEWEST, MOST + 1)]


def learnt() -> list[TrickOutlook]:
    """Those that come with the game."""
    found = fresh()
    read(FILE, found)
    return found
