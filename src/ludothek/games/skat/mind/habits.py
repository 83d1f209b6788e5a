"""What can be told at a glance of a card that could be played, and what players of Skat are wont to do.

It is told of the card itself, of the trick that it comes to, and of the cards of the same suit: those in the same hand,
and those that whoever plays it does not see. Trumps are a suit of their own.
"""

from pathlib import Path
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.state import State
from ludothek.games.skat.notation import GRAND, NULL, kind_of
from ludothek.games.skat.ranking import KINDS, ORDERS, PLACES
from ludothek.games.skat.reckoning import TRICKS
from ludothek.games.skat.rules import PLAY, Skat
from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import CARDS, JACKS, PACK, POINTS
from ludothek.kit.common import bits
from ludothek.thinking.play.habits import Habits, read

FILE: Final = Path(__file__).with_name("habits.bin")
GAMES: Final = 3
"""Suit games, grand and null games have habits of their own."""

MOMENTS: Final = 9
"""Who plays, and how many cards lie there: the soloist, an opponent before the soloist or the other one."""
FACES: Final = 18
"""The jacks, then A 10 K Q 9 8 7 of trumps and of the other suits; in null games A K Q J 10 9 8 7 after the fourth."""
SIDES: Final = 4
"""Does the card take the trick, and whose is it so far?"""
WAYS: Final = 3
"""A card follows suit, is a trump or is thrown off."""
STAKES: Final = 4
"""Steps in which the card points are counted that lie there,"""
WORTHS: Final = 3
"""and those of the card: none, some or many."""
LENGTHS: Final = 6
"""Cards of the suit in the hand; more count like these."""
OUTSIDE: Final = 8
"""Cards of the suit that are not seen; more count like these."""
OVER: Final = 4
"""And those that are higher."""
BESIDE: Final = 4
"""Cards of the suit in the same hand that are higher, and lower; more than three count like these."""
SOME: Final = 3
"""None, one or more."""
PHASES: Final = 3
"""Three tricks each; the fourth part counts like the third."""

# What is told of a card: where the weights of each begin.
TRICK: Final = 0
LENGTH: Final = TRICK + MOMENTS * SIDES * STAKES * WORTHS * WAYS
HIGHER: Final = LENGTH + MOMENTS * FACES * LENGTHS
LEFT: Final = HIGHER + MOMENTS * FACES * OVER
TAKING: Final = LEFT + MOMENTS * FACES * OUTSIDE
LACKING: Final = TAKING + MOMENTS * FACES * SIDES * WAYS
NEIGHBOURS: Final = LACKING + MOMENTS * PHASES * 4 * 2 * 2 * OVER
ORDER: Final = NEIGHBOURS + MOMENTS * FACES * SOME * SOME
PHASE: Final = ORDER + MOMENTS * PHASES * 2 * 2 * BESIDE * BESIDE
TRAITS: Final = PHASE + MOMENTS * FACES * PHASES * 2
WIDTH: Final = 9


def _faces() -> vec[i64]:
    """What each card is in each kind of game."""
    out = vec[i64](capacity=KINDS * CARDS)
    for kind in range(KINDS):
        for card in range(CARDS):
            if kind == NULL:
                face = 11 - card % 8
            elif (JACKS >> card) & 1:
                face = card // 8
            else:
                face = (4 if card // 8 == kind else 11) + PLACES[card % 8]
            out = append(out, face)
    return out


_FACES: Final = _faces()


@final
class CardHabits(Habits):
    """Looks at the trick, at the own hand and at what was played."""

    def __init__(self) -> None:
        super().__init__(TRAITS, WIDTH, TRICKS)
        self._kind: i64 = 0
        """The kind of game that is being played,"""
        self._order = ORDERS[0]
        self._moment: i64 = 0
        self._phase: i64 = 0
        self._unseen: i64 = 0
        """and the cards that whoever's turn it is does not see."""
        self._helped = False
        """Would the partner take the trick so far,"""
        self._stake: i64 = 0
        """and what lies there?"""

    def look(self, state: State) -> None:
        """The traits of every card that can be played."""
        assert isinstance(state, Skat)
        self._kind = kind_of(state.contract)
        self._order = state.order()
        self._helped = state.laid > 0 and state.soloist not in (state.turn, state.taker)
        self._stake = stake(cards.points(state.lying))
        self._look_round(state)
        for index in range(len(self.moves)):
            self._describe(state, index)

    def _look_round(self, state: Skat) -> None:
        seat = state.turn
        seen = state.hands[seat]
        for place in range(state.steps):
            seen |= bits.single(state.played[place])
        role: i64 = 2
        if seat == state.soloist:
            role = 0
            if state.took:
                seen |= state.hands[state.seats]
        elif state.next_player(seat) == state.soloist:
            role = 1
        self._unseen = PACK & ~seen
        self._moment = state.laid * 3 + role
        self._phase = min(state.steps // 9, PHASES - 1)

    def _describe(self, state: Skat, index: i64) -> None:
        """Write down the traits of one card."""
        card = self.moves[index]
        above = self._order.above[card]
        family = self._order.follows[card]
        own = state.hands[state.turn] & family
        out = self._unseen & family
        trump = (self._order.trumps >> card) & 1
        takes = (state.above >> card) & 1
        side: i64 = takes + 2 if self._helped else takes
        way: i64 = 0
        if (state.follows >> card) & 1 == 0:
            way = 2 - trump
        over: i64 = min(bits.count(out & above), OVER - 1)
        higher = bits.count(own & above)
        lower = bits.count(own) - 1 - higher
        twin: i64 = 1 if self._stands_for(card, own, out) else 0
        moment, phase = self._moment, self._phase
        face = moment * FACES + _FACES[self._kind * CARDS + card]
        traits = self.traits
        place = index * WIDTH
        stakes = ((moment * SIDES + side) * STAKES + self._stake) * WORTHS
        traits[place] = TRICK + (stakes + worth(card)) * WAYS + way
        traits[place + 1] = LENGTH + face * LENGTHS + min(higher + lower, LENGTHS - 1)
        traits[place + 2] = HIGHER + face * OVER + over
        traits[place + 3] = LEFT + face * OUTSIDE + min(bits.count(out), OUTSIDE - 1)
        traits[place + 4] = TAKING + (face * SIDES + side) * WAYS + way
        late = moment * PHASES + phase
        alone = ((late * 4 + lacking(state, family)) * 2 + twin) * 2 + trump
        traits[place + 5] = LACKING + alone * OVER + over
        traits[place + 6] = NEIGHBOURS + (face * SOME + min(higher, SOME - 1)) * SOME + min(lower, SOME - 1)
        row = ((late * 2 + trump) * 2 + takes) * BESIDE + min(lower, BESIDE - 1)
        traits[place + 7] = ORDER + row * BESIDE + min(higher, BESIDE - 1)
        traits[place + 8] = PHASE + (face * PHASES + phase) * 2 + twin

    def _stands_for(self, card: i64, own: i64, out: i64) -> bool:
        """Has the hand a lower card that does the same: as many points, and nobody else has one in between?"""
        above = self._order.above
        while own != 0:
            other = bits.lowest(own)
            own &= own - 1
            between = above[other] & ~above[card]
            alike = self._kind == NULL or POINTS[other % 8] == POINTS[card % 8]
            if alike and other != card and (between >> card) & 1 and between & out == 0:
                return True
        return False


def stake(points: i64) -> i64:
    """Card points that lie there: none, a few, an ace or a ten, more."""
    if points == 0:
        return 0
    if points < 6:
        return 1
    return 2 if points < 12 else 3


def worth(card: i64) -> i64:
    """What a card counts: nothing, a little, much."""
    points = POINTS[card % 8]
    if points == 0:
        return 0
    return 1 if points < 10 else 2


def lacking(state: Skat, family: i64) -> i64:
    """Who of the other two is known to have none of a suit: the next one (1), the one before (2), both, nobody."""
    following = state.next_player(state.turn)
    found: i64 = 1 if family & ~state.lacks[following] == 0 else 0
    return found | 2 if family & ~state.lacks[state.next_player(following)] == 0 else found


def which(state: State) -> int:
    """The index of the habits that tell which card is played in such a game; -1: it is not about a card."""
    assert isinstance(state, Skat)
    if state.phase != PLAY:
        return -1
    return max(kind_of(state.contract) - GRAND + 1, 0)


def fresh() -> list[Habits]:
    """Habits of those who have never seen anybody play: for suit games, grand and null games."""
    return [CardHabits() for _ in range(GAMES)]


def _learnt() -> list[Habits]:
    found = fresh()
    read(FILE, found)
    return found


HABITS: Final = _learnt()
"""Those that come with the game, made by `python -m ludothek.lab.imitation`."""
