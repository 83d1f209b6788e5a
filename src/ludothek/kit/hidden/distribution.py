"""Guessing where hidden cards lie: a random distribution that agrees with all that is known."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.kit.common import bits

NOWHERE: Final = -1
TRIES: Final = 100
"""Random distributions that are tried before one is built that respects all bars."""


def shuffle(items: vec[i64], random: Random) -> None:
    """Bring items into random order, every order equally likely."""
    for last in range(len(items) - 1, 0, -1):
        other: i64 = random.randrange(last + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept


def share(sizes: vec[i64], barred: vec[i64], random: Random) -> vec[i64]:
    """Give each card a holder at random; return the holder of each card.

    `sizes[h]` is how many cards holder h has, and their sum is the number of cards. Bit h of `barred[c]` says
    that card c cannot be with holder h. Some distribution must be possible. Without bars every distribution is
    equally likely. So it is with bars where one of several random distributions happens to respect them; where none
    does, a valid one is built and then mixed by random exchanges that keep it valid.
    """
    cards: i64 = len(barred)
    free = sizes[:]
    holder_of = vec[i64]([NOWHERE] * cards)
    order = vec[i64]([0] * cards)
    bars: i64 = 0
    for card in range(cards):
        order[card] = card
        bars |= barred[card]
    if bars == 0 or _share_barred(sizes, free, barred, holder_of, random):
        _share_rest(order, free, holder_of, random)
        return holder_of
    shuffle(order, random)
    for position in range(cards):
        _place(order[position], free, barred, holder_of, random)
    _mix(barred, holder_of, len(sizes), random)
    return holder_of


def _share_barred(sizes: vec[i64], free: vec[i64], barred: vec[i64], holder_of: vec[i64], random: Random) -> bool:
    """Place the cards with bars, every way to do so in proportion to the distributions that begin with it.

    The places of a card are drawn among as many as could be free at most, and all begins anew when one is drawn that
    is not (rejection sampling). Has it succeeded within some tries? If not, nothing has been placed.
    """
    order = _most_barred_first(barred, len(sizes))
    most = _most_places(order, sizes, barred)
    tries: i64 = TRIES
    index: i64 = 0
    while index < len(order):
        card = order[index]
        place: i64 = 0
        if most[index] > 0:
            place = random.randrange(most[index])
        holder: i64 = 0
        while holder < len(sizes):
            if (barred[card] >> holder) & 1 == 0:
                place -= free[holder]
                if place < 0:
                    break
            holder += 1
        if holder < len(sizes):
            holder_of[card] = holder
            free[holder] -= 1
            index += 1
            continue
        for placed in range(index):
            free[holder_of[order[placed]]] += 1
            holder_of[order[placed]] = NOWHERE
        tries -= 1
        if tries == 0:
            return False
        index = 0
    return True


def _most_barred_first(barred: vec[i64], holders: i64) -> vec[i64]:
    """The cards with bars, those first that can be with few holders."""
    order = vec[i64](capacity=len(barred))
    everybody: i64 = bits.single(holders) - 1
    found: i64 = 0
    for card in range(len(barred)):
        if barred[card] != 0:
            found |= bits.single(bits.count(barred[card] & everybody))
    for bars in range(holders, 0, -1):
        if (found >> bars) & 1:
            for card in range(len(barred)):
                if barred[card] != 0 and bits.count(barred[card] & everybody) == bars:
                    order = append(order, card)
    return order


def _most_places(order: vec[i64], sizes: vec[i64], barred: vec[i64]) -> vec[i64]:
    """How many places could be free for each card in turn: not those that must be taken by cards before it."""
    most = vec[i64](capacity=len(order))
    for index in range(len(order)):
        bars = barred[order[index]]
        if index > 0 and bars == barred[order[index - 1]]:
            most = append(most, most[index - 1] - 1)
            continue
        places: i64 = 0
        for holder in range(len(sizes)):
            if (bars >> holder) & 1 == 0:
                places += sizes[holder]
        for before in range(index):
            if bars & ~barred[order[before]] == 0:
                places -= 1
        most = append(most, places)
    return most


def _share_rest(order: vec[i64], free: vec[i64], holder_of: vec[i64], random: Random) -> None:
    """Give the cards that have no holder yet the room that is left."""
    left: i64 = 0
    for card in range(len(order)):
        if holder_of[card] == NOWHERE:
            order[left] = card
            left += 1
    holder: i64 = 0
    while left > 0:
        while free[holder] == 0:
            holder += 1
        place: i64 = left - 1
        if free[holder] < left:  # else it has all that is left
            place = random.randrange(left)
        free[holder] -= 1
        left -= 1
        holder_of[order[place]] = holder
        order[place] = order[left]


def relay(cards: vec[i64], places: vec[i64], pack: i64, random: Random) -> i64:
    """Lay the cards anew that lie face down at these places, mixed with a pack; return the pack that is left then."""
    for place in places:
        pack |= bits.single(cards[place])
    order = bits.members(pack)
    shuffle(order, random)
    for index in range(len(places)):
        cards[places[index]] = order[index]
        pack ^= bits.single(order[index])
    return pack


def _mix(barred: vec[i64], holder_of: vec[i64], holders: i64, random: Random) -> None:
    """Let random cards change places in a ring, again and again.

    A ring is as likely as the ring back, and rings of up to as many cards as there are holders lead from any
    distribution to any other: so none is preferred in the long run.
    """
    ring = vec[i64]([0] * holders)
    for _ in range(4 * len(barred) + 64):
        length = find_ring(barred, holder_of, ring, random)
        if length > 0:
            first = holder_of[ring[0]]
            for place in range(length - 1):
                holder_of[ring[place]] = holder_of[ring[place + 1]]
            holder_of[ring[length - 1]] = first


def find_ring(barred: vec[i64], holder_of: vec[i64], ring: vec[i64], random: Random) -> i64:
    """Look for cards each of which may be where the next one is, with somebody else: two where they can, else three.

    As many as there are holders have room in `ring`. Return how many they are; 0: none were found this time.
    """
    cards: i64 = len(barred)
    card: i64 = random.randrange(cards)
    first = holder_of[card]
    ring[0] = card
    length: i64 = 1
    while length < len(ring):
        following: i64 = random.randrange(cards)
        there = holder_of[following]
        if there == holder_of[card] or (barred[card] >> there) & 1 or _among(following, ring, length):
            return 0
        ring[length] = following
        length += 1
        card = following
        if (barred[card] >> first) & 1 == 0:
            return length
    return 0


def _among(card: i64, ring: vec[i64], length: i64) -> bool:
    place: i64 = 0
    while place < length and ring[place] != card:
        place += 1
    return place < length


def _place(card: i64, free: vec[i64], barred: vec[i64], holder_of: vec[i64], random: Random) -> None:
    """Put a card with a holder who may have it, weighted by free room; make room by moving others if need be."""
    room: i64 = 0
    for holder in range(len(free)):
        if (barred[card] >> holder) & 1 == 0:
            room += free[holder]
    if room == 0:
        _make_room(card, free, barred, holder_of)
        return
    slot: i64 = random.randrange(room)
    for holder in range(len(free)):
        if (barred[card] >> holder) & 1 == 0:
            slot -= free[holder]
            if slot < 0:
                free[holder] -= 1
                holder_of[card] = holder
                return


def _make_room(card: i64, free: vec[i64], barred: vec[i64], holder_of: vec[i64]) -> None:
    """Place a card by the shortest chain of moves: it pushes a card out, which pushes another out, ..."""
    holders: i64 = len(free)
    cards: i64 = len(barred)
    pushed = vec[i64]([NOWHERE] * holders)  # the card that would come to this holder
    queue = vec[i64]([0] * holders)
    seen: i64 = 0
    head: i64 = 0
    tail: i64 = 0
    for holder in range(holders):
        if (barred[card] >> holder) & 1 == 0:
            pushed[holder] = card
            seen |= bits.single(holder)
            queue[tail] = holder
            tail += 1
    while head < tail:
        here = queue[head]
        head += 1
        if free[here] > 0:
            free[here] -= 1
            while pushed[here] != card:
                moved = pushed[here]
                came_from = holder_of[moved]
                holder_of[moved] = here
                here = came_from
            holder_of[card] = here
            return
        for other in range(cards):
            if holder_of[other] != here:
                continue
            for holder in range(holders):
                if (seen >> holder) & 1 == 0 and (barred[other] >> holder) & 1 == 0:
                    pushed[holder] = other
                    seen |= bits.single(holder)
                    queue[tail] = holder
                    tail += 1
    raise ValueError("no distribution of the hidden cards agrees with what is known")
