"""What openings of Mogeln are worth between two, back from the last card that may be laid; and best replies.

A best reply knows how often the other lies and doubts, and may do anything the rules allow, with any card.
"""

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.mogeln.mind.duels import (
    CARDS,
    CODES,
    DOUBT,
    FULL,
    KIND,
    KINDS,
    NINE,
    WIDTH,
    Openings,
    Round,
    digit,
    size,
    zeros,
)

ITERATIONS: Final = 1000
"""So often both learn before a round is taken to be in balance."""
SOLVED: Final = 21
"""So many cards are gone back from the end of a game; further away openings are taken to be worth the same."""


def hands() -> vec[i64]:
    """A hand of every kind that a round can be opened with: neither player is without cards."""
    out = vec[i64]([0] * KINDS)
    for hand in range(CODES - 1, -1, -1):
        out[KIND[hand]] = hand
    return out


def suits(hand: i64) -> list[int]:
    """The suits that make a difference, if one is named: of those of which there are equally many, the first."""
    out: list[int] = []
    seen: i64 = 0
    for suit in range(4):
        count = digit(hand, suit)
        if seen >> count & 1 == 0:
            out.append(int(suit))
            seen |= 1 << count
    return out


class Reply:
    """What a best reply brings, on average, to whoever plays it."""

    def __init__(self) -> None:
        self.opening: Openings = Openings(SOLVED)
        """What it is worth to open against a player in balance,"""
        self.answering: Openings = Openings(SOLVED)
        """and to that player to open against a best reply."""
        self._best: vec[float] = zeros(CODES)

    def answer(self, round_: Round) -> float:
        """To whoever answers an opening of the player in balance."""
        return self._after(round_, 1)

    def open(self, round_: Round) -> float:
        """To whoever opens against the player in balance."""
        return self._after(round_, 0)

    def _after(self, round_: Round, player: i64) -> float:
        last = round_.turns - 1
        if last & 1 != player:
            last -= 1
        hand = round_.hand(player, 0, 0)
        if last < player:
            return round_.over(player)
        for turn in range(last, player - 1, -2):
            self._turn(round_, turn, hand)
        return self._best[hand]

    def _turn(self, round_: Round, turn: i64, hand: i64) -> None:
        """The best at a turn, for everything that may still be in hand."""
        left = round_.left - turn
        player = turn & 1
        lies, trust, vain = 0.0, 0.0, 0.0
        if turn > 0:
            for laid in range(WIDTH):
                at = 2 * (turn * WIDTH + laid)
                lies += round_.laid[at]
                trust += round_.laid[at] + round_.laid[at + 1]
                if round_.laid[at + 1] > 0.0:
                    held = round_.hand(1 - player, (turn + 1) // 2, laid)
                    worth = -float(CARDS) if held == 0 else self.opening.worth(left, FULL - held)
                    vain += round_.laid[at + 1] * worth
        wanted = round_.counts[player] - turn // 2
        believed = -trust * float(wanted)
        doubted, back, let = self._answered(round_, turn + 1)
        for first in range(digit(hand, 0) + 1):
            for second in range(digit(hand, 1) + 1):
                for third in range(digit(hand, 2) + 1):
                    fourth = wanted - first - second - third
                    if 0 <= fourth <= digit(hand, 3):
                        held = first + 9 * second + 81 * third + 729 * fourth
                        best = -1e9
                        if turn > 0:
                            best = vain - lies * self.answering.worth(left, FULL - held)
                        if round_.is_last(turn):
                            best = max(best, believed)
                        else:
                            best = max(best, self._lay(round_, turn, held, doubted, back, let))
                        self._best[held] = best

    def _answered(self, round_: Round, turn: i64) -> tuple[float, float, float]:
        """How likely a card is doubted, what that brings if it was a lie, and how likely nothing is said."""
        doubted, back, let = 0.0, 0.0, 0.0
        for laid in range(WIDTH):
            at = turn * WIDTH + laid
            if round_.moving[at] > 0.0:
                let += round_.moving[at]
                if turn < round_.turns:
                    chance = round_.moving[at] * round_.chances[3 * at + DOUBT]
                    doubted += chance
                    held = round_.hand(turn & 1, turn // 2, laid)
                    back += chance * self.opening.worth(round_.left - turn, FULL - held)
        return doubted, back, let

    def _lay(self, round_: Round, turn: i64, held: i64, doubted: float, back: float, let: float) -> float:
        player = turn & 1
        if turn + 1 == round_.turns:
            return let * round_.over(player)
        best = -1e9
        for suit in range(4):
            if digit(held, suit) == 0:
                continue
            rest = held - NINE[suit]
            if suit != round_.suit:
                worth = back
            elif rest == 0:
                worth = doubted * float(CARDS)
            else:
                worth = -doubted * self.answering.worth(round_.left - turn - 1, FULL - rest)
            if rest == 0:
                worth += (let - doubted) * float(round_.cards(turn + 1, 1 - player))
            elif turn + 2 < round_.turns:
                worth += self._best[rest]
            else:
                worth += self._let_be(round_, turn + 2) * round_.over(player)
            best = max(best, worth)
        return best

    def _let_be(self, round_: Round, turn: i64) -> float:
        total = 0.0
        for at in range(2 * turn * WIDTH, 2 * (turn + 1) * WIDTH):
            total += round_.laid[at]
        return total


class Solver:
    """Goes back card by card from the end of a game."""

    def __init__(self, iterations: int = ITERATIONS) -> None:
        self.openings: Openings = Openings()
        self.reply: Reply = Reply()
        self.left: i64 = 0
        """How many cards may be laid in the games that are known."""
        self._round: Round = Round(self.openings)
        self._hands: vec[i64] = hands()
        self._iterations: i64 = iterations

    def step(self) -> None:
        """All openings with one card more to be laid."""
        self.left += 1
        for kind in range(KINDS):
            hand = self._hands[kind]
            if 0 < size(hand) < CARDS:
                self._opening(self.left * KINDS + kind, hand)

    def _opening(self, at: i64, hand: i64) -> None:
        best, reply, answer = -1e9, -1e9, 0.0
        for suit in suits(hand):
            self._round.set_up(hand, suit, self.left)
            worth = self._round.solve(self._iterations)
            if worth > best:
                best = worth
                self.openings.named[at] = digit(hand, suit)
                answer = self.reply.answer(self._round)
            reply = max(reply, self.reply.open(self._round))
        self.openings.worths[at] = best
        self.reply.opening.worths[at] = reply
        self.reply.answering.worths[at] = -answer

    def settle(self) -> None:
        """Further away from the end, take what is known of an even number of cards less."""
        for at in range((self.left + 1) * KINDS, len(self.openings.worths)):
            self.openings.worths[at] = self.openings.worths[at - 2 * KINDS]
            self.openings.named[at] = self.openings.named[at - 2 * KINDS]

    def gain(self) -> float:
        """What a best reply brings in a game, over all deals and for both who may open."""
        return (self.mean(self.reply.opening) - self.mean(self.reply.answering)) / 2.0

    def mean(self, openings: Openings) -> float:
        """What the first opening is worth, over all deals."""
        total = 0.0
        for hand in range(CODES):
            if size(hand) == CARDS // 2:
                ways = 1
                for suit in range(4):
                    ways *= comb(8, int(digit(hand, suit)))
                total += float(ways) * openings.worth(self.left, hand)
        return total / float(comb(CARDS, CARDS // 2))
