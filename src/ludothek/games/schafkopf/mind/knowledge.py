"""What computer players know of Deutscher Schafkopf: which suit to name, quick card play, and exact play in guesses."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.schafkopf.mind.solver import ALL, Solver
from ludothek.games.schafkopf.ranking import SUITS, TRUMPS
from ludothek.games.schafkopf.rules import ANNOUNCING, AT_30, HEAD, NAME, PLAY, SEATS, Schafkopf, partner
from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import CARDS, JACKS, POINTS
from ludothek.kit.common import bits
from ludothek.thinking.play.double_dummy import SCALE

QUICK: Final = 0
"""Plays the first card that looks good."""
SEARCHING: Final = 1
"""Searches for the card."""
SOLVING: Final = 2
"""Searches as long as hands are large, and then solves guesses exactly to the last trick."""

FEW: Final = 6
"""Of no more cards than this in a hand all that can come is tried,"""
WORLDS: Final = 40
"""in so many guesses,"""
TRIED: Final = 1000000
"""as long as no more cards than this are tried in all."""
ACES: Final = 0x80808080


class SchafkopfKnowledge(Knowledge):
    """Trumps are announced and named by rule, by all levels alike, so that the time it takes tells nothing."""

    def __init__(self) -> None:
        self._solver = Solver()

    def lean(self, state: State, random: Random) -> i64:
        """A card that looks good; before that, what the policy says."""
        assert isinstance(state, Schafkopf)
        return quick_card(state) if state.phase == PLAY else _declare(state)

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Schafkopf)
        if state.phase != PLAY:
            return _declare(state)
        if skill == QUICK:
            return quick_card(state)
        few = bits.count(state.hands[state.turn]) <= FEW
        return self.solved_card(state, random) if skill == SOLVING and few else -1

    def rewards(self, state: State) -> vec[float]:
        """Strokes count, and a little what the tricks count."""
        assert isinstance(state, Schafkopf)
        mine = _reward(state.score, state.party_points(state.maker))
        out = vec[float](capacity=SEATS)
        for seat in range(SEATS):
            out = append(out, mine if seat % 2 == state.maker % 2 else 1.0 - mine)
        return out

    def solved_card(self, state: Schafkopf, random: Random) -> i64:
        """The card that is best on the average over guesses in which all play perfectly (perfect-information MC)."""
        moves = state.moves()
        totals = vec[float]([0.0] * len(moves))
        sign = 1.0 if state.turn % 2 == state.maker % 2 else -1.0
        limit = self._solver.visited + TRIED
        for _ in range(WORLDS):
            world = state.guess(state.turn, random)
            worths = self._solver.worths(world)
            for index in range(len(moves)):
                totals[index] += sign * _worth(world, worths[index])
            if self._solver.visited > limit:
                break
        chosen: i64 = 0
        for index in range(len(moves)):
            if totals[index] > totals[chosen] + 1e-9:
                chosen = index
        return moves[chosen]


def _worth(state: Schafkopf, worth: i64) -> float:
    """What a deal that ends so is worth to the maker's party."""
    points = worth // SCALE
    limit: i64 = 30 if state.terms & AT_30 else 29
    if worth == ALL:
        score: i64 = HEAD
    elif worth == 0:
        score = -HEAD
    elif points >= 61:
        score = 2 if 120 - points <= limit else 1
    elif not state.announced():
        score = -1
    else:
        score = -4 if points <= limit else -2
    return _reward(score, points)


def _reward(score: i64, points: i64) -> float:
    """From 0 to 1: who wins counts most, then the strokes, and a little the points."""
    won = 0.2 if score > 0 else -0.2
    return 0.5 + won + 0.2 * float(score) / float(HEAD) + 0.1 * (float(points) - 60.0) / 60.0


def _declare(state: Schafkopf) -> i64:
    """Announce whatever there is, and name the suit in which the hand is strongest."""
    if state.phase == ANNOUNCING:
        return state.moves()[0]
    hand = state.hands[state.turn]
    found: i64 = 0
    most: i64 = -1000
    for suit in range(SUITS):
        if state.nameable() >> suit & 1:
            strength = _strength(hand, suit)
            if strength > most:
                most = strength
                found = suit
    return NAME + found


def _strength(hand: i64, suit: i64) -> i64:
    """Trumps above all, high ones more; then aces of other suits, and suits of which there is nothing to lose."""
    trumps = hand & TRUMPS[suit]
    strength = 12 * bits.count(trumps) + 6 * bits.count(hand & ACES & ~trumps) + cards.points(trumps & ~JACKS) // 2
    for other in range(SUITS):
        plain = hand & ~trumps & (0xFF << (8 * other))
        if other != suit and plain == 0:
            strength += 5
    return strength


def quick_card(state: Schafkopf) -> i64:
    """Win what can be won cheaply, give points to the partner and as few as possible to the others."""
    choice = state.playable()
    if choice & (choice - 1) == 0:
        return bits.lowest(choice)
    order = state.order()
    trumps = order.trumps
    left: i64 = 0
    for seat in range(SEATS):
        if seat != state.turn:
            left |= state.hands[seat]
    ours = state.turn % 2 == state.maker % 2
    last = state.laid == SEATS - 1
    found: i64 = -1
    most: i64 = -1000
    for card in bits.members(choice):
        bit = bits.single(card)
        points = POINTS[card % 8]
        height = SEATS * CARDS // 4 - bits.count(order.above[card])
        beaten = bits.count(order.above[card] & left)
        if state.laid == 0:
            rank = _leading(bit & trumps != 0, points, beaten, ours, bits.count(trumps & left))
        elif state.above & bit:
            # It takes the trick, for good if nobody after has a higher one.
            rank = 3 * points - height if last or beaten == 0 else height - 2 * points
        elif state.taker == partner(state.turn) and (last or state.above & left == 0):
            rank = 3 * points - height
        else:
            rank = -3 * points - height
        if rank > most:
            most = rank
            found = card
    return found


def _leading(trump: bool, points: i64, beaten: i64, ours: bool, drawn: i64) -> i64:  # noqa: FBT001 - what it is
    """How good it looks to lead a card: sure winners first, trumps by those who made them, no points to lose."""
    if beaten == 0:
        return 60 + points + (20 if trump and ours and drawn > 0 else 0)
    if trump:
        return (15 if ours else -10) - 2 * points
    return 10 - 3 * points - (4 if beaten > drawn else 0)
