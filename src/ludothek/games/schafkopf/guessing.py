"""Guessing hands that agree with all that was announced and with every card that was played (a determinization).

Who has announced trumps is given as many, the others share the rest, and what does not agree is thrown away; where
that takes too long, cards change places until all agrees. Then random cards change places wherever they can, again and
again. Nothing of the truth goes into it.
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.schafkopf.ranking import LEAST, SUITS, TRUMPS, best_points, number, trump_points
from ludothek.kit.cards.cards import CARDS, JACKS
from ludothek.kit.common import bits
from ludothek.kit.hidden.distribution import redeal

SEATS: Final = 4
TRIES: Final = 20
"""So often trumps are looked for that agree with an announcement, before all hands are begun anew,"""
BEGUN: Final = 20
"""and so often is that done;"""
WALK: Final = 20000
"""so many exchanges then lead at most to hands that agree, hardly ever more than a few dozen."""
DETOUR: Final = 24
"""One in so many of them may lead away."""
SWAPS: Final = 4
"""So many exchanges are tried for every hidden card."""


class Claims:
    """What everybody has heard of the hands as they were dealt."""

    def __init__(self, numbers: vec[i64], points: vec[i64], maker: i64, trump: i64) -> None:
        self.numbers = numbers
        """How many trumps each seat can announce, 0: it cannot, -1: that is not known."""
        self.points = points
        """What they count, -1 where that is not known."""
        self.maker = maker
        """Who has named the trump suit after announcing; -1: nobody has."""
        self.trump = trump
        """The suit that was named, -1 before that."""

    def suit_of(self, seat: i64) -> i64:
        """The suit in which a seat is known to have announced; -1: in none."""
        return self.trump if seat == self.maker else -1

    def fit(self, seat: i64, dealt: i64) -> bool:
        """Can a seat have been dealt these eight cards?"""
        claimed = self.numbers[seat]
        if claimed < 0:
            return True
        if number(dealt) != claimed:
            return False
        points = self.points[seat]
        suit = self.suit_of(seat)
        if points >= 0 and best_points(dealt, claimed) != points:
            return False
        if suit < 0:
            return True
        counted = bits.count(dealt & TRUMPS[suit]) == claimed
        return counted and (points < 0 or trump_points(dealt, suit) == points)

    def off(self, seat: i64, dealt: i64) -> i64:
        """How far eight cards are from fitting; 0: they do."""
        claimed = self.numbers[seat]
        if claimed < 0:
            return 0
        suit = self.suit_of(seat)
        most: i64 = 0
        worth: i64 = 0
        for each in range(SUITS):
            count = bits.count(dealt & TRUMPS[each])
            if count > most:
                most = count
                worth = 0
            if count == most and (suit < 0 or each == suit):
                worth = max(worth, trump_points(dealt, each))
        if claimed == 0:
            return max(0, most - LEAST + 1) if dealt & JACKS else 0
        away = max(most - claimed, claimed - most) + (0 if dealt & JACKS else 1)
        if suit >= 0:
            away += most - bits.count(dealt & TRUMPS[suit])
        if away == 0 and self.points[seat] >= 0 and not self.fit(seat, dealt):
            return 1 + max(worth - self.points[seat], self.points[seat] - worth) // 8
        return 2 * away


def spread(hands: vec[i64], spent: vec[i64], lacks: vec[i64], claims: Claims, seat: i64, random: Random) -> None:
    """Share out anew the cards of all seats but one; as many to each, none that it lacks, and as it has announced."""
    hidden: i64 = 0
    sizes = vec[i64]([0] * SEATS)
    known: i64 = bits.single(SEATS)
    for other in range(SEATS):
        if other == seat:
            known |= bits.single(other)
        else:
            hidden |= hands[other]
            sizes[other] = bits.count(hands[other])
    barred = vec[i64]([0] * CARDS)
    for card in bits.members(hidden):
        for other in range(SEATS):
            barred[card] |= (lacks[other] >> card & 1) << other
    agreed = False
    for _ in range(BEGUN):
        if not agreed:
            agreed = _begin(hidden, known, sizes, barred, hands, spent, lacks, claims, random)
    if not agreed:
        _share(hidden, known, sizes, hands)
        redeal(hands, known, barred, random)
        _walk(bits.members(hidden), hands, spent, lacks, claims, random)
    _mix(bits.members(hidden), hands, spent, lacks, claims, random)


def _begin(
    hidden: i64,
    known: i64,
    sizes: vec[i64],
    barred: vec[i64],
    hands: vec[i64],
    spent: vec[i64],
    lacks: vec[i64],
    claims: Claims,
    random: Random,
) -> bool:
    """Give everybody a hand; do they all agree with what was announced?"""
    left = hidden
    for step in range(SEATS):
        seat = (claims.maker + step) % SEATS if claims.maker >= 0 else step  # what is known best comes first
        if known >> seat & 1 == 0 and claims.numbers[seat] > 0:
            hand = _announced(seat, left & ~lacks[seat], sizes[seat], spent[seat], claims, random)
            if hand < 0:
                return False
            hands[seat] = hand
            left ^= hand
            known |= 1 << seat
    _share(left, known, sizes, hands)
    try:
        redeal(hands, known, barred, random)
    except ValueError:
        return False
    return all(sizes[seat] == 0 or claims.fit(seat, hands[seat] | spent[seat]) for seat in range(SEATS))


def _announced(seat: i64, pool: i64, size: i64, spent: i64, claims: Claims, random: Random) -> i64:
    """A hand from a pool of cards, with as many trumps as were announced; -1 where none is found."""
    for _ in range(TRIES):
        suit = claims.suit_of(seat)
        if suit < 0:
            suit = random.randrange(SUITS)
        trumps = claims.numbers[seat] - bits.count(spent & TRUMPS[suit])
        inside = pool & TRUMPS[suit]
        outside = pool & ~TRUMPS[suit]
        if 0 <= trumps <= min(size, bits.count(inside)) and size - trumps <= bits.count(outside):
            hand = _some(inside, trumps, random) | _some(outside, size - trumps, random)
            if claims.fit(seat, hand | spent):
                return hand
    return -1


def _some(cards: i64, count: i64, random: Random) -> i64:
    """So many of the cards, any of them."""
    chosen: i64 = 0
    for _ in range(count):
        chosen |= bits.single(bits.member(cards & ~chosen, random.randrange(bits.count(cards & ~chosen))))
    return chosen


def _share(cards: i64, known: i64, sizes: vec[i64], hands: vec[i64]) -> None:
    """Give cards to all seats but the known ones, the lowest first."""
    for seat in range(SEATS):
        if known >> seat & 1 == 0:
            rest = cards
            for _ in range(sizes[seat]):
                rest &= rest - 1
            hands[seat] = cards ^ rest
            cards = rest


def _walk(hidden: vec[i64], hands: vec[i64], spent: vec[i64], lacks: vec[i64], claims: Claims, random: Random) -> None:
    """Let two cards change places where that brings all hands nearer to what was announced, or leaves them as near."""
    count: i64 = len(hidden)
    away: i64 = 0
    for seat in range(SEATS):
        away += claims.off(seat, hands[seat] | spent[seat])
    for _ in range(WALK):
        if away == 0:
            return
        one = bits.single(hidden[random.randrange(count)])
        two = bits.single(hidden[random.randrange(count)])
        first = _holder(hands, one)
        second = _holder(hands, two)
        if first == second or lacks[first] & two or lacks[second] & one:
            continue
        both = one | two
        before = claims.off(first, hands[first] | spent[first]) + claims.off(second, hands[second] | spent[second])
        hands[first] ^= both
        hands[second] ^= both
        after = claims.off(first, hands[first] | spent[first]) + claims.off(second, hands[second] | spent[second])
        if after <= before or random.randrange(DETOUR) == 0:
            away += after - before
        else:
            hands[first] ^= both
            hands[second] ^= both


def _mix(hidden: vec[i64], hands: vec[i64], spent: vec[i64], lacks: vec[i64], claims: Claims, random: Random) -> None:
    """Let two cards change places wherever both hands still agree with everything."""
    count: i64 = len(hidden)
    for _ in range(SWAPS * count):
        one = bits.single(hidden[random.randrange(count)])
        two = bits.single(hidden[random.randrange(count)])
        first = _holder(hands, one)
        second = _holder(hands, two)
        if first == second or lacks[first] & two or lacks[second] & one:
            continue
        both = one | two
        if claims.fit(first, hands[first] ^ both | spent[first]) and claims.fit(
            second, hands[second] ^ both | spent[second]
        ):
            hands[first] ^= both
            hands[second] ^= both


def _holder(hands: vec[i64], bit: i64) -> i64:
    holder: i64 = 0
    while hands[holder] & bit == 0:
        holder += 1
    return holder
