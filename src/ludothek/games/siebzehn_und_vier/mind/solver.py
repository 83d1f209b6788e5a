"""Siebzehn und Vier solved: the player and the bank in balance, by regret matching (CFR+) over all hands.

Only ranks count, so a hand is how many it has of each. The player knows his hand; the bank knows its own and how many
cards the player has taken. Nobody gains by playing otherwise than the balance, but for a gap that can be measured:
`Solution.player_at_best` and `bank_at_best` are best replies, found by enumerating every hand.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.games.siebzehn_und_vier.rules import ACE, GOAL, VALUES

RANKS: Final = 8
COPIES: Final = 4
PACK: Final = 32
NONE: Final = -1
LARGEST: Final = 8
"""No hand that counts at most 21 has more cards."""


def code(counts: vec[i64]) -> i64:
    """A hand as one number, by how many it has of each rank."""
    out: i64 = 0
    for rank in range(RANKS):
        out += counts[rank] << (3 * rank)
    return out


class Hands:
    """All hands that count at most 21, and two aces; hands of fewer cards come first."""

    def __init__(self) -> None:
        self.codes = vec[i64]()
        self.numbers: dict[int, int] = {}
        """The number of each hand by its code."""
        found: list[int] = [1 << (3 * ACE + 1)]
        _collect(found, 0, 0, 0)
        for size in range(1, LARGEST + 1):
            for each in sorted(found):
                if _size(each) == size:
                    self.numbers[each] = len(self.codes)
                    self.codes = append(self.codes, each)
        self.count: i64 = len(self.codes)
        self.sizes = vec[i64](capacity=self.count)
        self.values = vec[i64](capacity=self.count)
        self.next = vec[i64](capacity=self.count * RANKS)
        """For every hand and rank the hand with one card more of it; -1 if that is too much, or nobody asks for it."""
        for number in self.codes:
            self.sizes = append(self.sizes, _size(number))
            self.values = append(self.values, _value(number))
        for at in range(self.count):
            for rank in range(RANKS):
                larger = int(self.codes[at] + (1 << (3 * rank)))
                known = larger in self.numbers and self.values[at] < GOAL
                self.next = append(self.next, self.numbers[larger] if known else NONE)
        self.first = vec[i64]([self.numbers[1 << (3 * rank)] for rank in range(RANKS)])
        self.aces = self.numbers[1 << (3 * ACE + 1)]

    def has(self, hand: i64, rank: i64) -> i64:
        """How many cards of a rank a hand has."""
        return (self.codes[hand] >> (3 * rank)) & 7

    def player_wins(self, hand: i64, bank: i64, plus: i64) -> bool:
        """Does the player win a comparison?"""
        if self.values[bank] == GOAL:
            return False
        return hand == self.aces or self.values[hand] > self.values[bank] + plus


def _collect(found: list[int], rank: i64, number: i64, total: i64) -> None:
    """All hands that go on with this rank and those above it."""
    if rank == RANKS:
        if number:
            found.append(int(number))
        return
    for count in range(COPIES + 1):
        if total + count * VALUES[rank] <= GOAL:
            _collect(found, rank + 1, number + (count << (3 * rank)), total + count * VALUES[rank])


def _size(number: i64) -> i64:
    size: i64 = 0
    for rank in range(RANKS):
        size += (number >> (3 * rank)) & 7
    return size


def _value(number: i64) -> i64:
    if number == 1 << (3 * ACE + 1):
        return GOAL
    total: i64 = 0
    for rank in range(RANKS):
        total += ((number >> (3 * rank)) & 7) * VALUES[rank]
    return total


def zeros(count: i64) -> vec[float]:
    """So many noughts."""
    return vec[float]([0.0] * count)


class Solution:
    """How likely the player, and the bank by how many cards the player has, take another card with every hand."""

    def __init__(self, hands: Hands, plus: i64) -> None:
        self.hands = hands
        self.plus = plus
        self.player = zeros(hands.count)
        self.bank = zeros((LARGEST + 1) * hands.count)

    # The player, against a bank that plays like this.

    def stopped(self) -> vec[float]:
        """How likely the player wins who stops with each hand."""
        out = vec[float](capacity=self.hands.count)
        for hand in range(self.hands.count):
            out = append(out, self._against(hand))
        return out

    def _against(self, hand: i64) -> float:
        hands = self.hands
        size = hands.sizes[hand]
        chances = zeros(hands.count)
        for bank in range(hands.count - 1, -1, -1):
            now = 1.0 if hands.player_wins(hand, bank, self.plus) else 0.0
            draws = self.bank[size * hands.count + bank] if hands.values[bank] < GOAL else 0.0
            if draws > 0.0:
                later = 0.0
                for rank in range(RANKS):
                    left = COPIES - hands.has(hand, rank) - hands.has(bank, rank)
                    if left > 0:
                        after = hands.next[bank * RANKS + rank]
                        later += float(left) * (chances[after] if after != NONE else 1.0)
                now += draws * (later / float(PACK - size - hands.sizes[bank]) - now)
            chances[bank] = now
        total = 0.0
        for rank in range(RANKS):
            total += float(COPIES - hands.has(hand, rank)) * chances[hands.first[rank]]
        return total / float(PACK - size)

    def drawn(self, worth: vec[float], hand: i64) -> float:
        """What another card is worth to the player, from what every hand is worth."""
        hands = self.hands
        total = 0.0
        for rank in range(RANKS):
            after = hands.next[hand * RANKS + rank]
            if after != NONE:
                total += float(COPIES - hands.has(hand, rank)) * worth[after]
        return total / float(PACK - hands.sizes[hand])

    def player_at_best(self) -> float:
        """How likely a player wins who knows how this bank plays."""
        worth = self.stopped()
        for hand in range(self.hands.count - 1, -1, -1):
            if self.hands.values[hand] < GOAL:
                worth[hand] = max(worth[hand], self.drawn(worth, hand))
        return self.begun(worth)

    def begun(self, worth: vec[float]) -> float:
        """The mean over the first card."""
        total = 0.0
        for rank in range(RANKS):
            total += worth[self.hands.first[rank]]
        return total / RANKS

    # The bank, against a player who plays like this.

    def reached(self) -> vec[float]:
        """How likely the player ever has each hand."""
        hands = self.hands
        out = zeros(hands.count)
        for rank in range(RANKS):
            out[hands.first[rank]] = 1.0 / RANKS
        for hand in range(hands.count):
            going = out[hand] * self.player[hand] / float(PACK - hands.sizes[hand])
            if going > 0.0:
                for rank in range(RANKS):
                    after = hands.next[hand * RANKS + rank]
                    if after != NONE:
                        out[after] += going * float(COPIES - hands.has(hand, rank))
        return out

    def ends(self) -> vec[float]:
        """How likely the player stops with each hand."""
        out = self.reached()
        for hand in range(self.hands.count):
            if self.hands.values[hand] < GOAL:
                out[hand] *= 1.0 - self.player[hand]
        return out

    def shown(self, ends: vec[float], size: i64) -> vec[float]:
        """How likely the player stops with so many cards and the bank, by then, can win with each hand.

        It is counted for one order in which the bank's cards may come; any order is as likely.
        """
        hands = self.hands
        out = zeros(hands.count)
        for hand in range(hands.count):
            if hands.sizes[hand] == size and ends[hand] > 0.0:
                self._shown(out, hand, ends[hand])
        return out

    def _shown(self, out: vec[float], hand: i64, chance: float) -> None:
        hands = self.hands
        size = hands.sizes[hand]
        likely = zeros(hands.count)
        for bank in range(hands.count):
            rank: i64 = 0
            while hands.has(bank, rank) == 0:
                rank += 1
            fewer = int(hands.codes[bank] - (1 << (3 * rank)))
            before = likely[hands.numbers[fewer]] if fewer else chance
            left = max(0, COPIES - hands.has(hand, rank) - hands.has(bank, rank) + 1)
            likely[bank] = before * float(left) / float(PACK - size - hands.sizes[bank] + 1)
            if not hands.player_wins(hand, bank, self.plus):
                out[bank] += likely[bank]

    def bank_at_best(self) -> float:
        """How likely a bank wins that knows how this player plays."""
        hands = self.hands
        ends = self.ends()
        lost = 1.0
        for hand in range(hands.count):
            lost -= ends[hand]
        for size in range(1, LARGEST + 1):
            worth = self.shown(ends, size)
            for bank in range(hands.count - 1, -1, -1):
                if hands.values[bank] < GOAL:
                    worth[bank] = max(worth[bank], self.taken(worth, bank))
            for rank in range(RANKS):
                lost += worth[hands.first[rank]]
        return lost

    def taken(self, worth: vec[float], bank: i64) -> float:
        """What another card is worth to the bank, from what every hand of it is worth."""
        total = 0.0
        for rank in range(RANKS):
            after = self.hands.next[bank * RANKS + rank]
            if after != NONE:
                total += worth[after]
        return total


def balance(hands: Hands, plus: i64, rounds: i64) -> Solution:
    """Both learn against each other so many times; what they did on average, the later the more, is in balance."""
    count = hands.count
    now = Solution(hands, plus)
    mean = Solution(hands, plus)
    player_arrived = zeros(count)
    bank_arrived = zeros((LARGEST + 1) * count)
    player_draw = zeros(count)
    player_stop = zeros(count)
    bank_draw = zeros((LARGEST + 1) * count)
    bank_stop = zeros((LARGEST + 1) * count)
    for at in range(count):
        now.player[at] = 0.5 if hands.values[at] < GOAL else 0.0
    for at in range(len(now.bank)):
        now.bank[at] = 0.5 if hands.values[at % count] < GOAL else 0.0
    for sweep in range(1, rounds + 1):
        weight = float(sweep)
        worth = now.stopped()
        for hand in range(count - 1, -1, -1):
            if hands.values[hand] < GOAL:
                worth[hand] = _regret(now.player, player_draw, player_stop, hand, now.drawn(worth, hand), worth[hand])
        arrived = now.reached()
        for hand in range(count):
            player_arrived[hand] += weight * arrived[hand]
            mean.player[hand] += weight * arrived[hand] * now.player[hand]
        ends = now.ends()
        for size in range(1, LARGEST + 1):
            _bank_learns(now, ends, size, bank_draw, bank_stop, mean.bank, bank_arrived, weight)
    for at in range(count):
        mean.player[at] = mean.player[at] / player_arrived[at] if player_arrived[at] > 0.0 else now.player[at]
    for at in range(len(mean.bank)):
        mean.bank[at] = mean.bank[at] / bank_arrived[at] if bank_arrived[at] > 0.0 else now.bank[at]
    return mean


def _bank_learns(
    now: Solution,
    ends: vec[float],
    size: i64,
    draw: vec[float],
    stop: vec[float],
    mean: vec[float],
    arrived: vec[float],
    weight: float,
) -> None:
    """The bank learns what to do against players with so many cards."""
    hands = now.hands
    base = size * hands.count
    worth = now.shown(ends, size)
    for bank in range(hands.count - 1, -1, -1):
        if hands.values[bank] < GOAL:
            worth[bank] = _regret(now.bank, draw, stop, base + bank, now.taken(worth, bank), worth[bank])
    reach = zeros(hands.count)
    for rank in range(RANKS):
        reach[hands.first[rank]] = 1.0
    for bank in range(hands.count):
        arrived[base + bank] += weight * reach[bank]
        mean[base + bank] += weight * reach[bank] * now.bank[base + bank]
        for rank in range(RANKS):
            after = hands.next[bank * RANKS + rank]
            if after != NONE:
                reach[after] += reach[bank] * now.bank[base + bank]


def _regret(chosen: vec[float], draw: vec[float], stop: vec[float], at: i64, drawing: float, stopping: float) -> float:
    """Regret what was not done, choose by it the next time, and return what was to be expected so far."""
    expected = stopping + chosen[at] * (drawing - stopping)
    draw[at] = max(0.0, draw[at] + drawing - expected)
    stop[at] = max(0.0, stop[at] + stopping - expected)
    total = draw[at] + stop[at]
    if total > 0.0:
        chosen[at] = draw[at] / total
    return expected
