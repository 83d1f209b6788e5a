"""Guessing hands in which no two cards are of one rank, as far as it is known who may hold which card."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.cards.cards import same_rank
from ludothek.kit.common import bits
from ludothek.kit.hidden.distribution import shuffle


def spread(hands: vec[i64], holders: i64, seat: i64, may: vec[i64], random: Random) -> None:
    """Share out anew the cards of all holders but one seat: as many to each, of what each `may` hold.

    Some way must be possible. One is found from scratch, so that nothing of the truth is left in it, and then random
    cards change places wherever they can, again and again.
    """
    hidden: i64 = 0
    room = vec[i64]([0] * holders)
    for holder in range(holders):
        if holder != seat:
            hidden |= hands[holder]
            room[holder] = bits.count(hands[holder])
            hands[holder] = 0
    if not _place(hidden, hands, room, may, random):
        raise ValueError("no distribution of the hidden cards agrees with what is known")
    _mix(bits.members(hidden), hands, seat, may, random)


def _place(left: i64, hands: vec[i64], room: vec[i64], may: vec[i64], random: Random) -> bool:
    """Find a holder for all cards that are left, first for the one with the fewest who may hold it."""
    if left == 0:
        return True
    fewest: i64 = len(room) + 1
    card: i64 = 0
    for each in bits.members(left):
        count = len(_takers(each, hands, room, may))
        if count < fewest:
            fewest = count
            card = each
    takers = _takers(card, hands, room, may)
    shuffle(takers, random)
    bit = bits.single(card)
    for holder in takers:
        hands[holder] |= bit
        room[holder] -= 1
        if _place(left ^ bit, hands, room, may, random):
            return True
        hands[holder] ^= bit
        room[holder] += 1
    return False


def _takers(card: i64, hands: vec[i64], room: vec[i64], may: vec[i64]) -> vec[i64]:
    out = vec[i64](capacity=len(room))
    for holder in range(len(room)):
        if room[holder] > 0 and _fits(card, holder, hands[holder], may):
            out = append(out, holder)
    return out


def _fits(card: i64, holder: i64, hand: i64, may: vec[i64]) -> bool:
    return (may[holder] >> card) & 1 == 1 and hand & same_rank(card) == 0


def _mix(cards: vec[i64], hands: vec[i64], seat: i64, may: vec[i64], random: Random) -> None:
    if len(cards) < 2:
        return
    for _ in range(8 * len(cards)):
        one = cards[random.randrange(len(cards))]
        other = cards[random.randrange(len(cards))]
        here = _holder(one, hands, seat)
        there = _holder(other, hands, seat)
        swap = bits.single(one) | bits.single(other)
        if (
            here != there
            and _fits(one, there, hands[there] & ~swap, may)
            and _fits(other, here, hands[here] & ~swap, may)
        ):
            hands[here] ^= swap
            hands[there] ^= swap


def _holder(card: i64, hands: vec[i64], seat: i64) -> i64:
    holder: i64 = 0
    while holder == seat or (hands[holder] >> card) & 1 == 0:
        holder += 1
    return holder
