"""Weighing a decision in worlds that agree with what is known: each is played out, with exact tricks in the end."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.ecarte.mind.advice import PLAYS, REFUSES, expected, highest_of, lowest_of, poor
from ludothek.games.ecarte.mind.solver import Solver
from ludothek.games.ecarte.rules import (
    ACCEPT,
    ANSWERING,
    DONE,
    LAYING,
    PLAY,
    PROPOSE,
    REFUSE,
    TALKING,
    Ecarte,
    some,
)
from ludothek.kit.common import bits

TRIES: Final = 8
"""So often another world is drawn where the other would not have spoken so."""


def weighed(state: Ecarte, worlds: i64, random: Random) -> i64:
    """The move that brings most in so many worlds, as the chance to win the match."""
    if state.phase == TALKING:
        return PLAY if talk(state, worlds, random) else PROPOSE
    if state.phase == ANSWERING:
        return REFUSE if better_refused(state, worlds, random) else ACCEPT
    if state.phase == LAYING:
        return laid(state, max(2, worlds // 4), random)
    return best_card(state, worlds, random)


def likely(state: Ecarte, random: Random) -> Ecarte:
    """A world in which the other's words made sense, if one is found soon."""
    world = state.guess(state.turn, random)
    for _ in range(TRIES):
        if sensible(world):
            break
        world = state.guess(state.turn, random)
    return world


def sensible(world: Ecarte) -> bool:
    """Would whoever is not in turn have spoken so with the cards of this world? Asked only before any exchange."""
    if world.exchanges > 0:
        return True
    trumps = world.trumps()
    if world.turn == world.elder:
        return world.refused == 0 or expected(world.hands[world.dealer] | shown(world, world.dealer), trumps) >= REFUSES
    good = expected(world.hands[world.elder] | shown(world, world.elder), trumps) >= PLAYS
    return good == (world.phase > ANSWERING and world.refused == 0)


def shown(world: Ecarte, seat: i64) -> i64:
    """The cards that a player has played."""
    out: i64 = 0
    above = world.order().above
    player = world.elder
    for place in range(world.steps):
        if place % 2 == 1:
            player = world.next_player(player)
        if player == seat:
            out |= bits.single(world.played[place])
        if place % 2 == 1 and (above[world.played[place - 1]] >> world.played[place]) & 1 == 0:
            player = world.next_player(player)
    return out


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
        world = likely(state, random)
        play = Solver(world)
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
        difference += Solver(world).best(elder, dealer)
        if expected(dealer, world.trumps()) >= REFUSES:
            world.refused = 1
            difference -= Solver(world).best(elder, dealer)
        else:
            world.exchanges += 1
            difference -= after_exchange(world, poor_or_one(elder, world.trumps()), random)
    return difference >= 0.0


def better_refused(state: Ecarte, worlds: i64, random: Random) -> bool:
    """Is it better for the dealer to refuse than to agree? The elder hand does not expect to win."""
    difference = 0.0
    for _ in range(worlds):
        world = likely(state, random)
        elder, dealer = world.hands[world.elder], world.hands[world.dealer]
        world.refused = 1
        difference += Solver(world).best(elder, dealer)
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
    return Solver(world).best(world.hands[world.elder], dealer)


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
    return -Solver(world).best(world.hands[world.elder], hand)
