"""Guesses that agree with all that is known of hidden cards: who lacks what, and hands as a whole (determinizations).

They are drawn from all worlds that agree, each equally likely: any distribution without cards that a holder lacks, and
another one if a hand does not agree as a whole. Where that hardly ever does, cards change places until all hands agree,
and then again and again.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludothek.kit.common import bits
from ludothek.kit.hidden.distribution import find_ring, share

TRIES: Final = 16
"""So many distributions are drawn before cards change places until all hands agree as a whole."""
EXCHANGES: Final = 4
"""So often does each card try to change places once they do."""
DETOUR: Final = 24
"""One in so many exchanges may lead away from that."""
WALK: Final = 100_000
"""So many exchanges are tried at most; the truth always agrees, so some way leads there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Whole:
    """What all know of hands as a whole; here nothing."""

    def off(self, holder: i64, cards: i64) -> i64:
        """How far these cards are from what all know of the hand of a holder; 0: they agree with it."""
        return 0


ANY: Final = Whole()
"""Any hand may be anybody's."""


def show(lacks: vec[i64], holders: i64, card: i64, holder: i64) -> None:
    """Everybody sees with whom of so many holders a card is; all others lack it."""
    bit = bits.single(card)
    for index in range(len(lacks)):
        lacks[index] |= bit
    index = holder
    while index < len(lacks):
        lacks[index] ^= bit
        index += holders


def redeal(hands: vec[i64], lacks: vec[i64], known: i64, random: Random, *, whole: Whole = ANY, row: i64 = 0) -> None:
    """Share out anew the cards of all holders but the known ones, a set of holders.

    What they lack begins at `row`: where seats know different things, each has one of its own.
    """
    holders: i64 = len(hands)
    hidden: i64 = 0
    room: i64 = 0
    sizes = vec[i64]([0] * holders)
    for holder in range(holders):
        cards = hands[holder]
        if cards != 0 and (known >> holder) & 1 == 0:
            hidden |= cards
            room |= bits.single(holder)
            sizes[holder] = bits.count(cards)
            hands[holder] = 0
    everything = bits.members(hidden)
    bars = vec[i64]([0] * len(everything))
    rest = room
    while rest != 0:
        holder = bits.lowest(rest)
        rest &= rest - 1
        lacking = lacks[row + holder] & hidden
        while lacking != 0:
            bars[bits.count(hidden & ((lacking & -lacking) - 1))] |= bits.single(holder)
            lacking &= lacking - 1
    free = vec[i64](capacity=len(everything))
    barred = vec[i64](capacity=len(everything))
    for index in range(len(everything)):
        left = room & ~bars[index]
        if left & (left - 1) == 0 and left != 0:  # nobody else can have it
            hands[bits.lowest(left)] |= bits.single(everything[index])
            sizes[bits.lowest(left)] -= 1
        else:
            free = append(free, everything[index])
            barred = append(barred, bars[index])
    _draw(hands, room, free, sizes, barred, whole, random)


def _draw(
    hands: vec[i64], room: i64, cards: vec[i64], sizes: vec[i64], barred: vec[i64], whole: Whole, random: Random
) -> None:
    """Share these cards out among holders so that all of their hands agree with what is known of them as a whole."""
    fixed = hands[:]
    holder_of = cards
    for _ in range(TRIES):
        holder_of = share(sizes, barred, random)
        for holder in range(len(hands)):
            hands[holder] = fixed[holder]
        for index in range(len(cards)):
            hands[holder_of[index]] |= bits.single(cards[index])
        if _agree(hands, room, whole):
            return
    _wander(hands, room, cards, barred, holder_of, whole, random)


def _agree(hands: vec[i64], holders: i64, whole: Whole) -> bool:
    while holders != 0:
        holder = bits.lowest(holders)
        holders &= holders - 1
        if whole.off(holder, hands[holder]) != 0:
            return False
    return True


def _wander(
    hands: vec[i64], room: i64, cards: vec[i64], barred: vec[i64], holder_of: vec[i64], whole: Whole, random: Random
) -> None:
    """Let cards change places, at first nearer and nearer to hands that agree, and then from such to such."""
    offs = vec[i64]([0] * len(hands))
    now = vec[i64]([0] * len(hands))
    away = _measure(offs, now, hands, room, whole)
    wrong = _note(offs, now, room)
    ring = vec[i64]([0] * len(hands))
    left: i64 = EXCHANGES * len(cards)
    for _ in range(WALK):
        if away == 0:
            if left == 0:
                return
            left -= 1
        length = find_ring(barred, holder_of, ring, random)
        along: i64 = 0
        for place in range(length):
            along |= bits.single(holder_of[ring[place]])
        if along & (wrong if away > 0 else along) == 0:  # none was found, or none that mends anything
            continue
        _rotate(ring, length, hands, cards, holder_of)
        more = _measure(offs, now, hands, along, whole)
        if more <= 0 or (away > 0 and random.randrange(DETOUR) == 0):
            away += more
            wrong = wrong & ~along | _note(offs, now, along)
        else:
            for _ in range(length - 1):  # so often turned on, a ring is as it was
                _rotate(ring, length, hands, cards, holder_of)
    raise ValueError("no distribution of the hidden cards was found that agrees with what is known of whole hands")


def _measure(offs: vec[i64], now: vec[i64], hands: vec[i64], holders: i64, whole: Whole) -> i64:
    """How far some hands are from what is known of them `now`, and by how much more than before in all."""
    more: i64 = 0
    while holders != 0:
        holder = bits.lowest(holders)
        holders &= holders - 1
        now[holder] = whole.off(holder, hands[holder])
        more += now[holder] - offs[holder]
    return more


def _note(offs: vec[i64], now: vec[i64], holders: i64) -> i64:
    """So it is from now on; the set of those who do not agree is returned."""
    wrong: i64 = 0
    while holders != 0:
        holder = bits.lowest(holders)
        holders &= holders - 1
        offs[holder] = now[holder]
        if now[holder] != 0:
            wrong |= bits.single(holder)
    return wrong


def _rotate(ring: vec[i64], length: i64, hands: vec[i64], cards: vec[i64], holder_of: vec[i64]) -> None:
    """Each card of a ring goes where the next one is."""
    first = holder_of[ring[0]]
    for place in range(length):
        taker = first
        if place + 1 < length:
            taker = holder_of[ring[place + 1]]
        bit = bits.single(cards[ring[place]])
        hands[holder_of[ring[place]]] ^= bit
        hands[taker] |= bit
        holder_of[ring[place]] = taker
