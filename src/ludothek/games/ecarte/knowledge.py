"""What computer players know of Écarté: advice for every decision, and how to weigh it in worlds that may be."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.ecarte.endplay import Endplay
from ludothek.games.ecarte.ranking import HEIGHTS, beats
from ludothek.games.ecarte.rules import Ecarte, some
from ludothek.games.ecarte.staking import (
    ACCEPT,
    ANSWERING,
    BETTING,
    DONE,
    KING,
    LAYING,
    ON,
    PLAY,
    PROPOSE,
    REFUSE,
    STAKE,
    STAKING,
    TALKING,
    WATCH,
)
from ludothek.kit import bits

NAIVE: Final = 0
"""Likes to exchange, keeps only trumps, plays any card."""
ADVISED: Final = 1
"""Follows the advice of the rulebook: keeps trumps and kings, leads high, wins as cheaply as it can."""
GLANCE: Final = 2
"""Weighs every decision in a few worlds."""
CAREFUL: Final = 3
"""Weighs every decision in many worlds."""
WORLDS: Final = vec[i64]([0, 0, 4, 160])
"""In how many worlds a decision is weighed, by skill; where sets of cards are, in a quarter of them."""
KINGS: Final = 0x40404040
USUAL: Final = 5
"""What is staked as a rule."""
PLAYS: Final = 2.3
REFUSES: Final = 2.6
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


class EcarteKnowledge(Knowledge):
    """Words, exchanges and cards, each by the advice or by what it brings in worlds that agree with what is known."""

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Ecarte)
        if state.phase <= BETTING:
            return staked(state, skill, random)
        if state.may_announce() and state.phase > LAYING:
            return KING
        if skill == NAIVE:
            return naive(state, random)
        if skill == ADVISED:
            return advised(state)
        return weighed(state, WORLDS[skill], random)


# Stakes.


def staked(state: Ecarte, skill: i64, random: Random) -> i64:
    """As the mood takes it; or the usual stake, and a bet only for who has to catch up."""
    if skill == NAIVE:
        moves = state.moves()
        return moves[random.randrange(len(moves))]
    if state.phase == STAKING:
        return STAKE + max(state.least, min(USUAL, state.affordable(state.turn))) - 1
    for seat in range(state.seats):
        if state.counters[seat] > state.counters[state.turn]:
            return ON + (state.elder if random.randrange(2) else state.dealer)
    return WATCH


# By the mood and by the advice.


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
    cards, trumps, led = state.playable(), state.trumps(), state.led()
    if led >= 0:
        winning: i64 = 0
        rest = cards
        while rest != 0:
            card = bits.lowest(rest)
            rest &= rest - 1
            if beats(card, led, trumps):
                winning |= bits.single(card)
        return lowest_of(winning if winning != 0 else cards, trumps)
    strong = cards & trumps
    if strong == 0:
        return highest_of(cards)
    return lowest_of(strong, trumps) if bits.count(strong) == 3 and state.steps == 0 else highest_of(strong)


# By weighing.


def weighed(state: Ecarte, worlds: i64, random: Random) -> i64:
    """The move that brings most in so many worlds, as the chance to win the match."""
    if state.phase == TALKING:
        return PLAY if talk(state, worlds, random) else PROPOSE
    if state.phase == ANSWERING:
        return REFUSE if turned_down(state, worlds, random) else ACCEPT
    if state.phase == LAYING:
        return laid(state, max(2, worlds // 4), random)
    return best_card(state, worlds, random)


def best_card(state: Ecarte, worlds: i64, random: Random) -> i64:
    """The card that is best on average if everything is known after it."""
    moves = bits.members(state.playable())
    if len(moves) == 1:
        return moves[0]
    sums = vec[float]([0.0] * len(moves))
    seat, led = state.turn, state.led()
    taken = state.tricks(state.elder)
    mine: i64 = 1 if seat == state.elder else 0
    for _ in range(worlds):
        world = state.guess(seat, random)
        play = Endplay(world)
        elder, dealer = world.hands[world.elder], world.hands[world.dealer]
        for at in range(len(moves)):
            if led < 0:
                value = play.lead(moves[at], elder, dealer, taken, mine)
            elif mine:
                value = play.answered(moves[at], led, elder ^ bits.single(moves[at]), dealer, taken, 0)
            else:
                value = play.answered(moves[at], led, elder, dealer ^ bits.single(moves[at]), taken, 1)
            sums[at] += value if mine else -value
    return best_of(moves, sums)


def best_of(moves: vec[i64], sums: vec[float]) -> i64:
    """The first of the moves with the highest sum."""
    best: i64 = 0
    for at in range(len(moves)):
        if sums[at] > sums[best]:
            best = at
    return moves[best]


def talk(state: Ecarte, worlds: i64, random: Random) -> bool:
    """Is it better to play than to propose?"""
    difference = 0.0
    for _ in range(worlds):
        world = state.guess(state.turn, random)
        elder, dealer = world.hands[world.elder], world.hands[world.dealer]
        difference += Endplay(world).best(elder, dealer)
        if expected(dealer, world.trumps()) >= REFUSES:
            world.refused = 1
            difference -= Endplay(world).best(elder, dealer)
        else:
            world.exchanges += 1
            difference -= after_exchange(world, poor_or_one(elder, world.trumps()), random)
    return difference >= 0.0


def turned_down(state: Ecarte, worlds: i64, random: Random) -> bool:
    """Is it better for the dealer to refuse than to agree? The elder hand does not expect to win."""
    difference = 0.0
    for _ in range(worlds):
        world = state.guess(state.turn, random)
        for _ in range(8):
            if expected(world.hands[world.elder], world.trumps()) < PLAYS:
                break
            world = state.guess(state.turn, random)
        elder, dealer = world.hands[world.elder], world.hands[world.dealer]
        world.refused = 1
        difference += Endplay(world).best(elder, dealer)
        world.refused = 0
        world.exchanges += 1
        difference -= after_exchange(world, poor_or_one(elder, world.trumps()), random)
    return difference <= 0.0


def poor_or_one(hand: i64, trumps: i64) -> i64:
    """What the elder hand lays away: at least one card."""
    away = poor(hand, trumps)
    return away if away != 0 else bits.single(lowest_of(hand, trumps))


def after_exchange(world: Ecarte, away: i64, random: Random) -> float:
    """The elder hand's chance after it has laid these cards away and the dealer has followed the advice."""
    stock = world.hands[world.seats]
    count = min(bits.count(away), bits.count(stock))
    while bits.count(away) > count:
        away &= away - 1
    new = some(stock, count, random)
    world.hands[world.elder] = (world.hands[world.elder] & ~away) | new
    return after_dealer(world, stock & ~new, count, random)


def after_dealer(world: Ecarte, stock: i64, count: i64, random: Random) -> float:
    """The elder hand's chance after the dealer has exchanged up to so many cards by the advice."""
    dealer = world.hands[world.dealer]
    away = poor(dealer, world.trumps())
    most = min(count, bits.count(stock))
    while bits.count(away) > most:
        away &= ~bits.single(highest_of(away))
    dealer = (dealer & ~away) | some(stock, bits.count(away), random)
    world.hands[world.dealer] = dealer
    return Endplay(world).best(world.hands[world.elder], dealer)


def laid(state: Ecarte, worlds: i64, random: Random) -> i64:
    """The next card to lay away, or enough: of all sets of cards, the first of the best one."""
    hand, seat = state.hands[state.turn], state.turn
    room = state.room - state.away
    sets = vec[i64]()
    away: i64 = hand
    while True:
        if bits.count(away) <= room and (away != 0 or state.may_stop()):
            sets = append(sets, away)
        if away == 0:
            break
        away = (away - 1) & hand
    sums = vec[float]([0.0] * len(sets))
    for _ in range(worlds):
        world = state.guess(seat, random)
        for at in range(len(sets)):
            sums[at] += after_laying(world.copy(), sets[at], random)
    chosen = best_of(sets, sums)
    return DONE if chosen == 0 else bits.lowest(chosen)


def after_laying(world: Ecarte, away: i64, random: Random) -> float:
    """What it brings whose turn it is to lay these cards away, besides those that lie there, and get as many."""
    stock = world.hands[world.seats]
    count = world.away + bits.count(away)
    new = some(stock, count, random)
    hand = (world.hands[world.turn] & ~away) | new
    world.hands[world.turn] = hand
    if world.turn == world.elder:
        return after_dealer(world, stock & ~new, count, random)
    return -Endplay(world).best(world.hands[world.elder], hand)
