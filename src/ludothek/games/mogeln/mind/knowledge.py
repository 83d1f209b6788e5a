"""What computer players know of Mogeln: how likely a card is true, and how often to lie and to doubt.

Between two the master plays every round in balance. Among more he opens with lies, for which nobody can be punished,
keeps what he can show to be true for when much lies on the table, and doubts what is hardly possible.
"""

import zlib
from pathlib import Path
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.mogeln.mind.duels import DOUBT, FULL, NINE, TRUE, Openings, Round, considered
from ludothek.games.mogeln.mind.solver import ITERATIONS
from ludothek.games.mogeln.rules import ACCEPT, CHALLENGE, NOTHING, OPEN, Mogeln
from ludothek.kit.cards.cards import SUIT
from ludothek.kit.common import bits

HONEST: Final = 0
"""Tells the truth as long as he can, lies when he must, and doubts now and then."""
WARY: Final = 1
"""Doubts rather than lie if the card before is more likely false than true."""
BALANCED: Final = 2
"""Between two plays every round in balance; among more opens with lies, keeps cards for later, and doubts at chance."""
WHIM: Final = 0.1
"""How often the honest one doubts."""
FRANK: Final = 0.85
"""How often whoever has the suit is thought to lay it,"""
FRANK_OPENER: Final = 0.6
"""and how often at the opening, where being caught costs nothing."""
SPENT: Final = 0.6
"""How many of the suit each card in the pile is thought to be."""
OPENS_TRUE: Final = 0.2
"""How often a master among more than two opens with a card of the suit that he names,"""
KEEPS: Final = 0.4
"""how often he keeps his only card of the suit for later,"""
ABSURD: Final = 0.05
"""what he doubts although he has the suit,"""
DOUBTFUL: Final = 0.25
"""what if he has not,"""
BLUR: Final = 0.2
"""by how much he is not to be reckoned with,"""
RATHER: Final = 0.5
"""what if the lie would be his last card,"""
CLEAR: Final = 0.7
"""and which last card he lets pass."""
SUITED: Final = vec[i64]([SUIT, SUIT * 0x100, SUIT * 0x10000, SUIT * 0x1000000])
"""The set of all cards of each suit."""
FILE: Final = Path(__file__).with_name("openings.bin")
"""What openings between two are worth, as `python -m ludothek.games.mogeln` finds it."""
STEPS: Final = 1000
"""A counter is written as so many parts."""


def pack(openings: Openings) -> bytes:
    """What openings are worth, two bytes each, and how many cards there are of the suits that are named."""
    parts = [round(worth * STEPS).to_bytes(2, "little", signed=True) for worth in openings.worths]
    return zlib.compress(b"".join(parts) + bytes([int(count) for count in openings.named]), 9)


def unpack(data: bytes) -> Openings:
    """The openings that were packed."""
    out = Openings()
    found = zlib.decompress(data)
    count = len(out.worths)
    for at in range(count):
        out.worths[at] = int.from_bytes(found[2 * at : 2 * at + 2], "little", signed=True) / STEPS
        out.named[at] = found[2 * count + at]
    return out


class MogelnKnowledge(Knowledge):
    """Every level plays by rule or by balance; nothing has to be searched."""

    def __init__(self) -> None:
        self._rounds: list[Round] = []
        """The last round that was brought into balance, once one was."""
        self._last: tuple[int, int, int, int] = (0, 0, 0, 0)
        """The hand that opened it, the suit, how many cards could be laid, and whether a last card wins at once."""

    def round(self) -> Round:
        """A round between two, to be set up."""
        if not self._rounds:
            self._rounds.append(Round(unpack(FILE.read_bytes())))
        return self._rounds[0]

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Mogeln)
        if skill == BALANCED:
            two = bits.count(state.inside) == 2
            return self.balanced(state, random) if two else mixed(state, random)
        if state.suit == NOTHING:
            return opened(state, longest(state), true=True)
        if state.last_card():
            return CHALLENGE if truth(state) < RATHER else ACCEPT
        doubts = random.random() < WHIM
        if skill == WARY:
            doubts = suited(state) == 0 and truth(state) < RATHER
        return CHALLENGE if doubts else laid(state, state.suit, true=True)

    def lean(self, state: State, random: Random) -> i64:
        return self.policy(state, WARY, random)

    def balanced(self, state: Mogeln, random: Random) -> i64:
        """What the balance of this round says, between two."""
        round_ = self.round()
        pile = state.pile()
        turn = len(pile)
        left = considered(state.limit - state.laid + turn)
        own = counted(state.hands[state.turn])
        true: i64 = 0
        for at in range(turn):
            if state.layers[at] == state.turn:
                own += NINE[pile[at] // 8]
                if pile[at] // 8 == state.suit:
                    true += 1
        suit = state.suit if turn > 0 else round_.openings.suit(left, own)
        self._solve(own if turn % 2 == 0 else FULL - own, suit, left, state.at_once)
        chance = random.random() - round_.chance(turn, true, DOUBT)
        if chance < 0.0:
            return CHALLENGE
        if state.last_card():
            return ACCEPT
        card = laid(state, suit, true=True)
        if chance >= round_.chance(turn, true, TRUE):
            card = laid(state, suit, true=False, lie=round_.lie(turn % 2, turn // 2 - true))
        return card if turn > 0 else OPEN + 4 * card + suit

    def _solve(self, hand: i64, suit: i64, left: i64, at_once: i64) -> None:
        """Bring a round into balance, unless it is just that one."""
        round_ = self.round()
        wanted = (int(hand), int(suit), int(left), int(at_once))
        if wanted != self._last:
            self._last = wanted
            round_.set_up(hand, suit, left, at_once)
            round_.solve(ITERATIONS)


# What is laid.


def counted(cards: i64) -> i64:
    """How many cards of each suit, as one number."""
    out: i64 = 0
    for suit in range(4):
        out += NINE[suit] * bits.count(cards & SUITED[suit])
    return out


def longest(state: Mogeln) -> i64:
    """The suit of which whoever's turn it is has most."""
    hand = state.hands[state.turn]
    best: i64 = 0
    for suit in range(4):
        if bits.count(hand & SUITED[suit]) > bits.count(hand & SUITED[best]):
            best = suit
    return best


def laid(state: Mogeln, suit: i64, *, true: bool, lie: i64 = NOTHING) -> i64:
    """A card of a suit, or one of another, rather of this one or of which most are there; else what there is."""
    hand = state.hands[state.turn]
    named = hand & SUITED[suit]
    if named != 0 and (true or named == hand):
        return bits.lowest(named)
    best: i64 = 0
    for each in range(4):
        held = hand & SUITED[each]
        if each != suit and (bits.count(held) > bits.count(best) or (each == lie and held != 0)):
            best = held
            if each == lie:
                break
    return bits.lowest(best)


def opened(state: Mogeln, suit: i64, *, true: bool) -> i64:
    """A round opened with this suit."""
    return OPEN + 4 * laid(state, suit, true=true) + suit


def suited(state: Mogeln) -> i64:
    """The cards of the named suit that whoever's turn it is has."""
    return state.hands[state.turn] & SUITED[state.suit]


# Among more than two.


def truth(state: Mogeln) -> float:
    """How likely the last card is true, by what may lie there, by what lies below it, and as people are."""
    last = len(state.layers) - 1
    may = state.possible(state.turn, state.place(last))
    named = may & SUITED[state.suit]
    if named in (0, may):
        return 0.0 if named == 0 else 1.0
    below: i64 = 0
    for at in range(last):
        if state.layers[at] != state.turn:
            below += 1
    held = state.held(state.layers[last]) + 1
    there = max(0.0, float(bits.count(named)) - SPENT * float(below))
    share = min(1.0, there / float(max(held, bits.count(may) - below)))
    without = 1.0
    for _ in range(held):
        without *= 1.0 - share
    return (1.0 - without) * (FRANK_OPENER if last == 0 else FRANK)


def mixed(state: Mogeln, random: Random) -> i64:
    """Lies and doubts at chance, but more of them where they cost less."""
    chance = random.random()
    if state.suit == NOTHING:
        return opened(state, longest(state), true=chance < OPENS_TRUE)
    true = truth(state)
    if state.last_card():
        return CHALLENGE if true < CLEAR else ACCEPT
    named = suited(state)
    if named != 0:
        doubtful = ABSURD
    elif state.held(state.turn) == 1:
        doubtful = RATHER
    else:
        doubtful = DOUBTFUL + BLUR * (chance - 0.5)
    if true < doubtful:
        return CHALLENGE
    return laid(state, state.suit, true=bits.count(named) > 1 or state.held(state.turn) == 1 or chance >= KEEPS)
