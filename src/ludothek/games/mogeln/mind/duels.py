"""A round of Mogeln between two, in balance: neither gains by lying or doubting more often or more seldom.

With two nothing stays aside, so whenever no card lies on the table both know all hands, by how many cards of each suit
they have. What a round does not tell is how many of the cards that were laid had the named suit. Regret matching
(predictive CFR+) finds how often to lie and to doubt, from what the openings of the next round are worth.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NINE: Final = vec[i64]([1, 9, 81, 729])
"""A hand is a number of four digits to the base of nine: how many cards it has of each suit."""
CODES: Final = 6561
FULL: Final = 6560
"""All 32 cards."""
CARDS: Final = 32
KINDS: Final = 495
"""So many hands there are if it does not matter which suit is which."""
CLOSE: Final = 33
"""Up to so many cards before the end of a game (MOG-R11) every single one counts,"""
STEP: Final = 8
"""then only whose card will be the last, and steps of so many cards,"""
LONGEST: Final = 41
"""and from here on the end is far away."""
TURNS: Final = 34
"""After so many somebody has laid all cards."""
WIDTH: Final = 9
"""How many cards of the named suit somebody has laid: 0 to 8."""
DOUBT: Final = 0
TRUE: Final = 1
"""A card of the named suit; after a last card: accept it."""
FALSE: Final = 2
LAST: Final = 0
"""How a round ends at the latest: by somebody's last card that is doubted or not,"""
LIMIT: Final = 1
"""by the last card that may be laid,"""
AT_ONCE: Final = 2
"""or by a last card that wins at once."""


def digit(hand: i64, suit: i64) -> i64:
    """How many cards of a suit a hand has."""
    return hand // NINE[suit] % 9


def size(hand: i64) -> i64:
    """How many cards a hand has."""
    return hand % 9 + hand // 9 % 9 + hand // 81 % 9 + hand // 729


def zeros(count: i64) -> vec[float]:
    """So many noughts."""
    return vec[float]([0.0] * count)


def _kinds() -> vec[i64]:
    """For every hand the number of its kind."""
    out = vec[i64]([0] * CODES)
    numbers: dict[int, int] = {}
    for hand in range(CODES):
        digits = sorted([digit(hand, suit) for suit in range(4)])
        code = int(digits[0] + 9 * digits[1] + 81 * digits[2] + 729 * digits[3])
        if code not in numbers:
            numbers[code] = len(numbers)
        out[hand] = numbers[code]
    return out


KIND: Final = _kinds()


def considered(left: i64) -> i64:
    """How many cards may still be laid, as far as it makes a difference."""
    return left if left <= CLOSE else min(left, LONGEST - 1) // STEP * STEP + left % 2


class Openings:
    """What it is worth to open a round, in counters, by the cards that may still be laid and the kind of the hand."""

    def __init__(self, longest: i64 = LONGEST) -> None:
        self.longest: i64 = longest
        self.worths: vec[float] = zeros((longest + 1) * KINDS)
        self.named: vec[i64] = vec[i64]([0] * ((longest + 1) * KINDS))
        """How many cards the hand has of the suit that is named."""

    def worth(self, left: i64, hand: i64) -> float:
        """To whoever opens with this hand; if no card may be laid any more, what the cards in hand say (MOG-R11)."""
        return float(CARDS - 2 * size(hand)) if left <= 0 else self.worths[self._at(left, hand)]

    def suit(self, left: i64, hand: i64) -> i64:
        """The suit that whoever opens with this hand names."""
        suit: i64 = 0
        while digit(hand, suit) != self.named[self._at(left, hand)]:
            suit += 1
        return suit

    def _at(self, left: i64, hand: i64) -> i64:
        return (considered(left) if left > self.longest else left) * KINDS + KIND[hand]


class Round:
    """One round: who can do what at every turn, what it comes to, and how both play. Player 0 opens it.

    At turn k player k % 2 is to move, with k cards on the table. What a player has laid is told by how many of these
    had the suit; of the others whoever lies lays what he misses least when the next round is opened.
    """

    def __init__(self, openings: Openings) -> None:
        self.openings: Openings = openings
        self.left: i64 = 0
        self.suit: i64 = 0
        self.turns: i64 = 0
        """So many turns there are at most."""
        self.end: i64 = LAST
        self.counts: vec[i64] = vec[i64]([0, 0])
        """How many cards each player has at first,"""
        self.suited: vec[i64] = vec[i64]([0, 0])
        """and how many of them are of the suit."""
        self.after: vec[i64] = vec[i64]([0] * (2 * (CARDS + 1)))
        """The hand of each player after so many cards of other suits."""
        self.low: vec[i64] = vec[i64]([0] * TURNS)
        """The fewest cards of the suit that whoever moves at a turn can have laid,"""
        self.high: vec[i64] = vec[i64]([0] * TURNS)
        """and one more than the most."""
        self.allowed: vec[i64] = vec[i64]([0] * (TURNS * WIDTH))
        """The set of actions at every turn, by what the player has laid."""
        self.caught: vec[float] = zeros(TURNS * WIDTH)
        """What it is worth to whoever doubts a lie, by turn and what he has laid,"""
        self.in_vain: vec[float] = zeros(TURNS * WIDTH)
        """and to whoever is doubted, but told the truth."""
        self.regrets: vec[float] = zeros(TURNS * WIDTH * 3)
        self.fresh: vec[float] = zeros(TURNS * WIDTH * 3)
        """The regrets of the last time, which are expected once more."""
        self.sums: vec[float] = zeros(TURNS * WIDTH * 3)
        self.chances: vec[float] = zeros(TURNS * WIDTH * 3)
        """How likely each action is, by turn and what the player has laid."""
        self.moving: vec[float] = zeros((TURNS + 1) * WIDTH)
        """How likely whoever is to move has come to where he is, as far as it is up to him,"""
        self.laid: vec[float] = zeros((TURNS + 1) * WIDTH * 2)
        """and whoever has laid the last card, by whether it was true."""
        self.moving_worth: vec[float] = zeros((TURNS + 1) * WIDTH)
        self.laid_worth: vec[float] = zeros((TURNS + 1) * WIDTH * 2)

    def set_up(self, hand: i64, suit: i64, left: i64, at_once: i64 = 0) -> None:
        """Player 0 has this hand, player 1 all other cards; this suit is named, and so many cards may still be laid."""
        self.left = left
        self.suit = suit
        self._discards(0, hand)
        self._discards(1, FULL - hand)
        self._length(at_once)
        for turn in range(self.turns):
            player = turn & 1
            self.low[turn] = max(0, turn // 2 - (self.counts[player] - self.suited[player]))
            self.high[turn] = min(turn // 2, self.suited[player]) + 1
        self.allowed[0] = self._actions(0, 0)
        for turn in range(1, self.turns):
            rest = left - turn
            for laid in range(self.low[turn], self.high[turn]):
                held = self.hand(turn & 1, turn // 2, laid)
                self.allowed[turn * WIDTH + laid] = self._actions(turn, laid)
                self.caught[turn * WIDTH + laid] = -self.openings.worth(rest, FULL - held)
            for laid in range(self.low[turn - 1], self.high[turn - 1] + 1):
                if self.possible(turn - 1, (turn + 1) // 2, laid):
                    held = self.hand((turn - 1) & 1, (turn + 1) // 2, laid)
                    worth = float(CARDS) if held == 0 else -self.openings.worth(rest, FULL - held)
                    self.in_vain[turn * WIDTH + laid] = worth

    def _discards(self, player: i64, hand: i64) -> None:
        self.counts[player] = size(hand)
        self.suited[player] = digit(hand, self.suit)
        for count in range(self.counts[player] - self.suited[player] + 1):
            self.after[player * (CARDS + 1) + count] = hand
            hand -= NINE[self._missed_least(hand, self.left - 2 * count - player - 1)]

    def _missed_least(self, hand: i64, left: i64) -> i64:
        """A suit other than the named one, if there is any in hand: the other player opens after that for the least."""
        best: i64 = self.suit
        least = 0.0
        for suit in range(4):
            if suit != self.suit and digit(hand, suit) > 0:
                worth = self.openings.worth(left, FULL - hand + NINE[suit])
                if best == self.suit or worth < least:
                    best = suit
                    least = worth
        return best

    def lie(self, player: i64, count: i64) -> i64:
        """The suit of the card with which a player lies who has laid so many cards of other suits, and has more."""
        gone = self.after[player * (CARDS + 1) + count] - self.after[player * (CARDS + 1) + count + 1]
        suit: i64 = 0
        while NINE[suit] != gone:
            suit += 1
        return suit

    def _length(self, at_once: i64) -> None:
        turn: i64 = 1
        while True:
            if self.counts[(turn - 1) & 1] == (turn + 1) // 2:
                self.end = AT_ONCE if at_once else LAST
                self.turns = turn if at_once else turn + 1
                return
            if turn >= self.left:
                self.end = LIMIT
                self.turns = turn
                return
            turn += 1

    def hand(self, player: i64, count: i64, laid: i64) -> i64:
        """What a player still has who has laid so many cards, and so many of the suit among them."""
        return self.after[player * (CARDS + 1) + count - laid] - laid * NINE[self.suit]

    def possible(self, turn: i64, count: i64, laid: i64) -> bool:
        """Can whoever moves at a turn have laid so many cards, and so many of the suit among them?"""
        player = turn & 1
        others = count - laid
        return 0 <= laid <= self.suited[player] and 0 <= others <= self.counts[player] - self.suited[player]

    def _actions(self, turn: i64, laid: i64) -> i64:
        """What whoever moves can do, as a set."""
        out: i64 = 1 << DOUBT if turn > 0 else 0
        if self.is_last(turn):
            return out | 1 << TRUE
        if self.possible(turn, turn // 2 + 1, laid + 1):
            out |= 1 << TRUE
        if self.possible(turn, turn // 2 + 1, laid):
            out |= 1 << FALSE
        return out

    def is_last(self, turn: i64) -> bool:
        """Is a last card on the table that can only be doubted or accepted?"""
        return self.end == LAST and turn == self.turns - 1

    def cards(self, turn: i64, player: i64) -> i64:
        """How many cards a player has at a turn."""
        return self.counts[player] - (turn + 1 - player) // 2

    def over(self, player: i64) -> float:
        """What it is worth to a player if the round comes to its end without any doubt."""
        turn = self.turns
        if self.end == LIMIT:
            return float(self.cards(turn, 1 - player) - self.cards(turn, player))
        worth = float(self.cards(turn, turn & 1))
        return -worth if player == turn & 1 else worth

    def chance(self, turn: i64, laid: i64, action: i64) -> float:
        """How likely whoever moves does this who has laid so many cards of the suit; solve it before."""
        return self.chances[3 * (turn * WIDTH + laid) + action]

    # Learning.

    def solve(self, iterations: i64) -> float:
        """Bring both into balance; what the round is then worth to player 0."""
        for at in range(self.turns * WIDTH * 3):
            self.regrets[at] = 0.0
            self.fresh[at] = 0.0
            self.sums[at] = 0.0
        for iteration in range(1, iterations + 1):
            self._choose(self.regrets)
            self.reach()
            self._value(float(iteration * iteration))
        for at in range(self.turns * WIDTH * 3):
            self.fresh[at] = 0.0
        self._choose(self.sums)
        self.reach()
        return self._value(0.0)

    def _choose(self, weights: vec[float]) -> None:
        """Make every action as likely as its weight and what is expected say; all alike where none has any."""
        for turn in range(self.turns):
            for at in range(turn * WIDTH + self.low[turn], turn * WIDTH + self.high[turn]):
                doubt = max(0.0, weights[3 * at] + self.fresh[3 * at])
                true = max(0.0, weights[3 * at + 1] + self.fresh[3 * at + 1])
                false = max(0.0, weights[3 * at + 2] + self.fresh[3 * at + 2])
                total = doubt + true + false
                if total <= 0.0:
                    allowed = self.allowed[at]
                    doubt, true, false = float(allowed & 1), float(allowed >> 1 & 1), float(allowed >> 2)
                    total = doubt + true + false
                self.chances[3 * at] = doubt / total
                self.chances[3 * at + 1] = true / total
                self.chances[3 * at + 2] = false / total

    def reach(self) -> None:
        """How likely each comes to where he can be, if both play by their chances."""
        for at in range((self.turns + 1) * WIDTH):
            self.moving[at] = 0.0
            self.laid[2 * at] = 0.0
            self.laid[2 * at + 1] = 0.0
        self.moving[0] = 1.0
        self.moving[WIDTH] = 1.0
        for turn in range(self.turns):
            for laid in range(self.low[turn], self.high[turn]):
                at = turn * WIDTH + laid
                if turn > 1:
                    before = at - WIDTH
                    self.moving[at] = self.laid[2 * before] + self.laid[2 * before + 1]
                if not self.is_last(turn):
                    self.laid[2 * (at + WIDTH)] += self.moving[at] * self.chances[3 * at + FALSE]
                    if self.chances[3 * at + TRUE] > 0.0:
                        self.laid[2 * (at + WIDTH + 1) + 1] += self.moving[at] * self.chances[3 * at + TRUE]
        if self.end != LAST and self.turns > 1:
            for at in range(self.turns * WIDTH, (self.turns + 1) * WIDTH):
                self.moving[at] = self.laid[2 * (at - WIDTH)] + self.laid[2 * (at - WIDTH) + 1]

    def _value(self, weight: float) -> float:
        """What everything is worth, backwards; with a weight both learn from it."""
        if self.end != LAST:
            self._finish()
        for turn in range(self.turns - 1, -1, -1):
            self._move(turn, weight)
        return self.moving_worth[0]

    def _finish(self) -> None:
        """The turn after the last one."""
        first = self.turns * WIDTH
        moving, laid = 0.0, 0.0
        for at in range(first, first + WIDTH):
            moving += self.moving[at]
            laid += self.laid[2 * at] + self.laid[2 * at + 1]
        mover = self.turns & 1
        for at in range(first, first + WIDTH):
            self.moving_worth[at] = laid * self.over(mover)
            self.laid_worth[2 * at] = moving * self.over(1 - mover)
            self.laid_worth[2 * at + 1] = self.laid_worth[2 * at]

    def _move(self, turn: i64, weight: float) -> None:
        base = turn * WIDTH
        lies, vain, trust = 0.0, 0.0, 0.0
        for at in range(base, base + WIDTH):
            lies += self.laid[2 * at]
            trust += self.laid[2 * at] + self.laid[2 * at + 1]
            vain -= self.laid[2 * at + 1] * self.in_vain[at]
        accepting = float(self.cards(turn, turn & 1))
        doubts, found, accepted = 0.0, 0.0, 0.0
        for laid in range(self.low[turn], self.high[turn]):
            at = base + laid
            doubt = vain + lies * self.caught[at]
            if self.is_last(turn):
                true, false = -trust * accepting, 0.0
            else:
                true = self.laid_worth[2 * (at + WIDTH + 1) + 1]
                false = self.laid_worth[2 * (at + WIDTH)]
            mean = self.chances[3 * at] * doubt + self.chances[3 * at + 1] * true + self.chances[3 * at + 2] * false
            self.moving_worth[at] = mean
            if weight > 0.0:
                self._learn(at, DOUBT, doubt - mean, weight)
                self._learn(at, TRUE, true - mean, weight)
                self._learn(at, FALSE, false - mean, weight)
            doubts += self.moving[at] * self.chances[3 * at]
            found -= self.moving[at] * self.chances[3 * at] * self.caught[at]
            accepted += self.moving[at] * self.chances[3 * at + TRUE] * accepting
        for at in range(base, base + WIDTH):
            later = accepted if self.is_last(turn) else self.moving_worth[at + WIDTH]
            self.laid_worth[2 * at] = found + later
            self.laid_worth[2 * at + 1] = doubts * self.in_vain[at] + later

    def _learn(self, at: i64, action: i64, regret: float, weight: float) -> None:
        if self.allowed[at] >> action & 1:
            self.fresh[3 * at + action] = regret
            self.regrets[3 * at + action] = max(0.0, self.regrets[3 * at + action] + regret)
            self.sums[3 * at + action] += weight * self.moving[at] * self.chances[3 * at + action]
