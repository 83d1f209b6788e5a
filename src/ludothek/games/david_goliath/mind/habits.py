"""What can be told at a glance of a card that could be played, and what players of David & Goliath are wont to do.

Mostly it is told as if the trick ended with this card: who would be highest and lowest, and what each would get.
"""

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.games.david_goliath.rules import RANKS, SUITS, TRICKS, DavidGoliath, extremes, worth
from ludothek.kit.common import bits
from ludothek.thinking.play.habits import Habits, read

FILE: Final = Path(__file__).with_name("habits.bin")
FEWEST: Final = 3
MOST: Final = 6
"""Players; each number of them has habits of its own."""

AMONG: Final = 1
LAST_BUT_ONE: Final = 2
LAST: Final = 3
"""When a card comes to a trick, 0 for the first;"""
LEADING: Final = 0
HIGHEST: Final = 1
LOWEST: Final = 2
BETWEEN: Final = 3
"""what it is among those that lie there,"""
ROLES: Final = 16
"""and both together, as one number."""
PHASES: Final = 5
"""Three tricks each."""
VALUES: Final = 12
"""Steps from the lowest to the highest card of the pack."""
PILES: Final = 5
"""Kinds of sets of one colour that somebody has taken (`pile`);"""
MORE: Final = 4
"""the last of them: more than two cards, which count one each."""
STEPS: Final = 31
"""Points that can be got or lost at once, from -15 to 15; more count like these."""
LONGEST: Final = 6
"""Cards of one colour in a hand; more count like these."""
COUNTS: Final = 5
"""Steps in which cards that are out are counted (`some`)."""
BESIDE: Final = 4
"""Steps in which cards of the same hand are counted: 0 to 3, more count like these."""
DEAR: Final = 10
"""Two cards are worth much if they are worth more points than this."""
DEGREES: Final = 11
"""Steps in which it is told what the cards that lie there are worth (`degree`)."""

# What is told of a card: where the weights of each begin.
OWN_PILE: Final = 0
GAIN: Final = OWN_PILE + ROLES * PILES * VALUES
GIFT: Final = GAIN + PHASES * 4 * STEPS
LENGTH: Final = GIFT + PHASES * 4 * STEPS
PHASE: Final = LENGTH + 3 * LONGEST * VALUES
THEIR_PILE: Final = PHASE + PHASES * ROLES * VALUES
OUT: Final = THEIR_PILE + ROLES * PILES * VALUES
IN_HAND: Final = OUT + ROLES * COUNTS * COUNTS
STAKE: Final = IN_HAND + ROLES * BESIDE * BESIDE
PRIZE: Final = STAKE + ROLES * DEGREES * BESIDE
AROUND: Final = PRIZE + ROLES * DEGREES * BESIDE
LACKING: Final = AROUND + ROLES * PILES * BESIDE * BESIDE * VALUES
NEXT: Final = LACKING + ROLES * BESIDE * VALUES
TRAITS: Final = NEXT + ROLES * PILES * COUNTS * COUNTS
WIDTH: Final = 13


@final
class Lying:
    """The cards that lie there, and what everybody would get if one more ended the trick."""

    def __init__(self, state: DavidGoliath, seat: i64) -> None:
        start = state.steps - state.laid
        played = state.played
        high: i64 = 0
        low: i64 = 0
        if state.laid > 1:
            high, low = extremes(played, start, state.laid)
        self.colour = played[start] // RANKS
        """The colour that was led."""
        self.high = played[start + high] % RANKS
        self.low = played[start + low] % RANKS
        self.highest = (state.leader + high) % state.seats
        self.lowest = (state.leader + low) % state.seats
        self.all: i64 = 0
        """What all of them would be worth to the seat: it gets them with a higher card."""
        top = played[start + high] // RANKS
        self.top = gained(state.won[seat * SUITS + top], bits.single(self.high))
        """What the highest is worth to it: it gets that with a lower card."""
        self.topped = gained(state.won[self.lowest * SUITS + top], bits.single(self.high))
        """And to who is lowest now."""
        self._theirs = state.won
        self._rest = vec[i64]([0] * SUITS)
        """The others, which who is highest now gets, by colour,"""
        self._worth: i64 = 0
        """and what they are worth to that one."""
        for place in range(start, start + state.laid):
            self._rest[played[place] // RANKS] |= 1 << (played[place] % RANKS)
        for colour in range(SUITS):
            if self._rest[colour] != 0:
                self.all += gained(state.won[seat * SUITS + colour], self._rest[colour])
        self._rest[top] ^= bits.single(self.high)
        for colour in range(SUITS):
            if self._rest[colour] != 0:
                self._worth += gained(state.won[self.highest * SUITS + colour], self._rest[colour])

    def rest(self, colour: i64, value: i64) -> i64:
        """What the others are worth to who is highest now, together with one more card."""
        before = self._theirs[self.highest * SUITS + colour]
        rest = self._rest[colour]
        return self._worth + worth(before | rest | bits.single(value)) - worth(before | rest)


@final
class TrickHabits(Habits):
    """Looks at the trick, at what everybody has taken, at the own hand and at what is still out."""

    def __init__(self) -> None:
        super().__init__(TRAITS, WIDTH, TRICKS)
        self._out = vec[i64]([0] * SUITS)
        """The cards that others hold, by colour: what a seat does not see."""
        self._all: i64 = 0
        self._top: i64 = 0
        """What all that lies there is worth to the seat, and what the highest is, in degrees."""
        self._lacking: i64 = 0
        """How many of those who are still to play are known to lack the colour that was led, or would be."""
        self._colour: i64 = -1
        """The colour that was looked at last;"""
        self._own: i64 = 0
        self._next: i64 = 0
        """what the seat itself has taken of it, and what the next one has, if it is still to play;"""
        self._few: i64 = 0
        self._many: i64 = 0
        """how many others have one or two cards of it, and how many more."""

    def look(self, state: State) -> None:
        """The traits of every card that can be played."""
        assert isinstance(state, DavidGoliath)
        seat = state.turn
        self._look_round(state)
        phase = (TRICKS - 1 - state.steps // state.seats) // 3
        self._colour = -1
        if state.laid == 0:
            self._all = self._top = degree(0)
            for index in range(len(self.moves)):
                card = self.moves[index]
                own = pile(state.won[seat * SUITS + card // RANKS])
                self._describe(state, index, LEADING, own, 0, phase)
            return
        lying = Lying(state, seat)
        self._all = degree(lying.all)
        self._top = degree(lying.top)
        self._lacking = lacking(state, lying.colour)
        when: i64 = AMONG
        if state.laid + 1 == state.seats:
            when = LAST
        elif state.laid + 2 == state.seats:
            when = LAST_BUT_ONE
        own = pile(state.won[seat * SUITS + lying.colour])
        for index in range(len(self.moves)):
            card = self.moves[index]
            colour = card // RANKS
            value = card - colour * RANKS
            gain: i64 = 0
            role: i64 = BETWEEN
            getter = lying.highest
            if value >= lying.high:
                role = HIGHEST
                gain = lying.all
                getter = lying.lowest
                gift = gained(state.won[getter * SUITS + colour], bits.single(value))
            elif value <= lying.low:
                role = LOWEST
                gain = lying.top
                gift = lying.rest(colour, value)
            else:
                gift = lying.rest(colour, value) + lying.topped
            theirs = state.won[getter * SUITS + colour]
            self._describe(state, index, when * 4 + role, own, pile(theirs), phase)
            place = index * WIDTH
            moment = (phase * 4 + when) * STEPS
            self.traits[place + 1] = GAIN + moment + step(gain)
            self.traits[place + 2] = GIFT + moment + step(gift)
            if colour != lying.colour:
                self.traits[place + 3] += LONGEST * VALUES

    def _look_round(self, state: DavidGoliath) -> None:
        out = self._out
        for colour in range(SUITS):
            cards: i64 = 0
            for other in range(state.seats):
                if other != state.turn:
                    cards |= state.hands[other * SUITS + colour]
            out[colour] = cards

    def _look_at(self, state: DavidGoliath, colour: i64) -> None:
        """Look at what everybody has taken of a colour, and at who lacks it if it is led now."""
        seat, seats = state.turn, state.seats
        self._colour = colour
        self._few = 0
        self._many = 0
        for place in range(1, seats):
            kind = pile(state.won[(seat + place) % seats * SUITS + colour])
            if place == 1:
                self._next = kind
            if kind == MORE:
                self._many += 1
            elif kind > 0:
                self._few += 1
        if state.laid + 1 == seats:
            self._next = MORE
        self._own = pile(state.won[seat * SUITS + colour])
        if state.laid == 0:
            self._lacking = lacking(state, colour)

    def _describe(self, state: DavidGoliath, index: i64, role: i64, own: i64, theirs: i64, phase: i64) -> None:
        """Write down the traits of one card, with neither gain nor gift."""
        card = self.moves[index]
        colour = card // RANKS
        value = card - colour * RANKS
        hand = state.hands[state.turn * SUITS + colour]
        below: i64 = (1 << value) - 1
        led: i64 = 0
        if role == LEADING:
            out = self._out[colour]
        else:
            out = self._out[state.led() // RANKS]
            led = 1
        rank = value * VALUES // (3 * state.seats)
        moment = phase * 4 * STEPS + step(0)
        traits = self.traits
        place = index * WIDTH
        traits[place] = OWN_PILE + (role * PILES + own) * VALUES + rank
        traits[place + 1] = GAIN + moment
        traits[place + 2] = GIFT + moment
        traits[place + 3] = LENGTH + (led * LONGEST + min(bits.count(hand), LONGEST) - 1) * VALUES + rank
        traits[place + 4] = PHASE + (phase * ROLES + role) * VALUES + rank
        traits[place + 5] = THEIR_PILE + (role * PILES + theirs) * VALUES + rank
        above, under = bits.count(out >> value), bits.count(out & below)
        outside = some(above) * COUNTS + some(under)
        traits[place + 6] = OUT + role * COUNTS * COUNTS + outside
        higher = min(bits.count(hand >> value) - 1, BESIDE - 1)
        lower = min(bits.count(hand & below), BESIDE - 1)
        traits[place + 7] = IN_HAND + (role * BESIDE + higher) * BESIDE + lower
        if colour != self._colour:
            self._look_at(state, colour)
        most: i64 = BESIDE - 1
        traits[place + 8] = STAKE + (role * DEGREES + self._all) * BESIDE + min(above, most)
        traits[place + 9] = PRIZE + (role * DEGREES + self._top) * BESIDE + min(under, most)
        taken = (role * PILES + self._own) * BESIDE + min(self._few, most)
        traits[place + 10] = AROUND + (taken * BESIDE + min(self._many, most)) * VALUES + rank
        traits[place + 11] = LACKING + (role * BESIDE + min(self._lacking, most)) * VALUES + rank
        traits[place + 12] = NEXT + (role * PILES + self._next) * COUNTS * COUNTS + outside


def gained(before: i64, more: i64) -> i64:
    """The points that more cards of a colour bring to those taken before."""
    return worth(before | more) - worth(before)


def pile(cards: i64) -> i64:
    """What a set of one colour is like: none, one, two, two that are worth much, more."""
    if cards == 0:
        return 0
    rest = cards & (cards - 1)
    if rest == 0:
        return 1
    if rest & (rest - 1) != 0:
        return MORE
    if worth(cards) > DEAR:
        return 3
    return 2


def step(points: i64) -> i64:
    """Points as one of the steps."""
    return min(max(points + STEPS // 2, 0), STEPS - 1)


def some(count: i64) -> i64:
    """None, one, two, three or four, more."""
    if count < 3:
        return count
    if count < 5:
        return 3
    return 4


def _degrees() -> vec[i64]:
    found = vec[i64]([0] * STEPS)
    for step in range(STEPS):
        for least in (-12, -7, -4, -2, 0, 1, 3, 6, 10, 15):
            if step - STEPS // 2 >= least:
                found[step] += 1
    return found


_DEGREES: Final = _degrees()


def degree(points: i64) -> i64:
    """Points in coarse steps, finest about nothing."""
    return _DEGREES[step(points)]


def lacking(state: DavidGoliath, colour: i64) -> i64:
    """How many of those who play after the seat on turn have shown that they have none of a colour."""
    found: i64 = 0
    for place in range(1, state.seats - state.laid):
        found += (state.voids >> ((state.turn + place) % state.seats * SUITS + colour)) & 1
    return found


def fresh() -> list[Habits]:
    """Habits of those who have never played, one for each number of players."""
    return [TrickHabits() for _ in range(FEWEST, MOST + 1)]


def learnt() -> list[Habits]:
    """Those that come with the game."""
    found = fresh()
    read(FILE, found)
    return found
