"""How a beginner plays Écarté, and how one plays it by the advice of the rulebook: by what cards look like."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.ecarte.ranking import HEIGHTS
from ludothek.games.ecarte.rules import ACCEPT, ANSWERING, DONE, LAYING, PLAY, PROPOSE, REFUSE, TALKING, Ecarte
from ludothek.kit.common import bits

KINGS: Final = 0x40404040
PLAYS: Final = 2.0
REFUSES: Final = 2.0
"""With so many tricks expected the elder hand plays, and the dealer refuses."""
TRUMP: Final = vec[float]([0.55, 0.6, 0.62, 0.66, 0.78, 0.86, 1.0, 0.7])
SIDE: Final = vec[float]([0.04, 0.05, 0.07, 0.1, 0.22, 0.42, 0.72, 0.14])
"""How many tricks a card brings on average, by its rank: as a trump and in any other suit."""


def expected(hand: i64, trumps: i64) -> float:
    """How many tricks a hand will bring, at first sight."""
    out = 0.0
    while hand != 0:
        card = bits.lowest(hand)
        hand &= hand - 1
        out += TRUMP[card % 8] if (trumps >> card) & 1 else SIDE[card % 8]
    return out


def poor(hand: i64, trumps: i64) -> i64:
    """ECA-22: what is laid away by the advice, all but trumps and kings."""
    return hand & ~(trumps | KINGS)


def lowest_of(cards: i64, trumps: i64) -> i64:
    """The card of a set that is missed least."""
    best: i64 = -1
    least = 3.0
    while cards != 0:
        card = bits.lowest(cards)
        cards &= cards - 1
        value = 1.0 + TRUMP[card % 8] if (trumps >> card) & 1 else SIDE[card % 8]
        if value < least:
            least = value
            best = card
    return best


def highest_of(cards: i64) -> i64:
    """The card of a set with the highest rank."""
    best = bits.lowest(cards)
    while cards != 0:
        card = bits.lowest(cards)
        cards &= cards - 1
        if HEIGHTS[card % 8] > HEIGHTS[best % 8]:
            best = card
    return best


def naive(state: Ecarte, random: Random) -> i64:
    """Exchanges whatever it can, and plays any card."""
    if state.phase == TALKING:
        return PROPOSE
    if state.phase == ANSWERING:
        return ACCEPT
    if state.phase == LAYING:
        away = state.hands[state.turn] & ~state.trumps()
        if away == 0 or (state.exchanges > 1 and state.may_stop()):
            return DONE if state.may_stop() else bits.lowest(state.hands[state.turn])
        return bits.lowest(away)
    moves = state.moves()
    return moves[random.randrange(len(moves))]


def advised(state: Ecarte) -> i64:
    """ECA-20, ECA-22."""
    hand, trumps = state.hands[state.turn], state.trumps()
    if state.phase == TALKING:
        return PLAY if expected(hand, trumps) >= PLAYS or poor(hand, trumps) == 0 else PROPOSE
    if state.phase == ANSWERING:
        return REFUSE if expected(hand, trumps) >= REFUSES else ACCEPT
    if state.phase == LAYING:
        away = poor(hand, trumps)
        if away != 0:
            return lowest_of(away, trumps)
        return DONE if state.may_stop() else lowest_of(hand, trumps)
    return by_advice(state)


def by_advice(state: Ecarte) -> i64:
    """Trumps at once, with three of them the lowest first, then the highest card; and no more than is needed to win."""
    cards, trumps = state.playable(), state.trumps()
    if state.laid > 0:
        winning = cards & state.above
        return lowest_of(winning if winning != 0 else cards, trumps)
    strong = cards & trumps
    if strong == 0:
        return highest_of(cards)
    return lowest_of(strong, trumps) if bits.count(strong) == 3 and state.steps == 0 else highest_of(strong)
