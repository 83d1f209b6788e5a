"""Two plies: the master of Offiziersskat beside a player who looks no further than the answer, as LSkat's does.

That player judges what lies open then: points taken, trumps, jacks, aces, tens, open cards and who leads, with LSkat's
weights. Every deal is played twice, with the seats changed. The same games come out every time.
"""

from librt.random import Random

from ludothek.core.match import Guess
from ludothek.core.view import View
from ludothek.games import load_game
from ludothek.games.offiziersskat.ranking import order
from ludothek.games.offiziersskat.rules import TRUMP, Offiziersskat
from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import JACKS, PACK, same_rank
from ludothek.kit.cards.order import GRAND
from ludothek.kit.cards.trickplay import NONE
from ludothek.kit.common import bits
from ludothek.lab.arena import arena
from ludothek.lab.standings import Estimate

DEALS = 200
ACE, TEN = 7, 3
"""Ranks of cards."""
WON, SCHNEIDER, ALL = 100.0, 140.0, 200.0
"""What it is worth to have more than half of the points, 90 or all of them, in points;"""
EACH_TRUMP, EACH_ACE, EACH_TEN, EACH_JACK, EACH_OPEN, LEADING = 3.0, 3.0, 1.0, 8.5, 1.5, 4.0
BETTER_JACK = 0.2
"""and what else is: so much for every jack below a jack."""


class TwoPly:
    """Tries every card, and every answer to it; knows nothing of what lies face down."""

    def choose(self, view: View, guess: Guess) -> int:
        """The card, or the trumps, after which the position looks best."""
        state = guess(Random(1))
        assert isinstance(state, Offiziersskat)
        me = int(state.turn)
        mine, theirs = state.hands[me], state.hands[1 - me]
        taken = (state.taken(me), state.taken(1 - me))
        moves = list(state.moves())
        if state.trumps == NONE:
            return max(moves, key=lambda move: judged(mine, theirs, taken, move - TRUMP))
        if state.laid:
            return max(moves, key=lambda card: answered(state, state.led(), card, mine, theirs, taken))
        return max(moves, key=lambda card: led(state, card, mine ^ bits.single(card), theirs, taken))


def led(state: Offiziersskat, card: int, mine: int, theirs: int, taken: tuple[int, int]) -> float:
    """How good it looks to lead a card: the best answer says it."""
    following = theirs & order(state.trumps, state.skat_ten, trump_only=0).follows[card]
    answers = bits.members(following or theirs)
    return -max(answered(state, card, answer, theirs, mine, (taken[1], taken[0])) for answer in answers)


def answered(state: Offiziersskat, led: int, card: int, mine: int, theirs: int, taken: tuple[int, int]) -> float:
    """How good it looks to answer with a card."""
    count = cards.points(bits.single(led) | bits.single(card))
    won = state.order().above[led] >> card & 1
    after = (taken[0] + count, taken[1]) if won else (taken[0], taken[1] + count)
    return judged(mine ^ bits.single(card), theirs, after, state.trumps) + (LEADING if won else -LEADING)


def judged(mine: int, theirs: int, taken: tuple[int, int], trumps: int) -> float:
    """How much better than the other side somebody stands, in points."""
    return side(mine, taken[0], trumps) - side(theirs, taken[1], trumps)


def side(lying: int, taken: int, trumps: int) -> float:
    """What open cards and points taken are worth."""
    trump, ace, ten, jacks, all_open = (
        int(bits.count(lying & some))
        for some in (order(trumps, skat_ten=0, trump_only=0).trumps, same_rank(ACE), same_rank(TEN), JACKS, PACK)
    )
    worth = float(taken)
    if taken > 60:
        worth += ALL if taken == 120 else SCHNEIDER if taken >= 90 else WON
    worth += EACH_TRUMP * trump * (2 if trumps == GRAND else 1) + EACH_ACE * ace + EACH_TEN * ten
    worth += EACH_JACK * jacks + EACH_OPEN * all_open
    return worth + sum(BETTER_JACK * (4 - int(jack) // 8) for jack in bits.members(lying & JACKS))


def measure() -> None:
    """Print how many games each level wins, and what they bring it."""
    game = load_game("offiziersskat")
    print(f"{DEALS} deals, each with the seats changed")
    for level in ("casual", "club", "master"):
        standing = arena(game, [level, TwoPly()], DEALS, seed=1).rows[0]
        print(
            f"{level}: {_interval(standing.share, 100)} % of the games won,"
            f" {_interval(standing.points, 1)} counters a game,"
            f" {standing.seconds:.3f} s a move, {standing.longest:.3f} s at the slowest",
            flush=True,
        )


def _interval(estimate: Estimate, times: float) -> str:
    reach = "" if estimate.reach is None else f" ± {times * estimate.reach:.1f}"
    return f"{times * estimate.mean:.1f}{reach}"
