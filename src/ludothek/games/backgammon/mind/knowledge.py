"""What computer players know of Backgammon: what a position is worth, what follows, and when to double, take and drop.

By the rules of tournaments positions are judged by `judge`; where stones go off with the exact number only, by a small
net of its own. In a match all is weighed by the chance to win it.
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.knowledge import UNSEEN, Budget, Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.games.backgammon.mind.cube import LIFE, MINE, THEIRS, Score
from ludothek.games.backgammon.mind.doubling import Offer, after_throws, at_once, stakes_of, swapped
from ludothek.games.backgammon.mind.judge import Judge, Stakes
from ludothek.games.backgammon.mind.match_equity import MatchEquity, MatchScore
from ludothek.games.backgammon.mind.outcome_net import OUTPUTS
from ludothek.games.backgammon.mind.schooling import BackgammonEye, learnt
from ludothek.games.backgammon.mind.turn_ends import SIZE
from ludothek.games.backgammon.notation import DOUBLE, DROP, TAKE, THROW
from ludothek.games.backgammon.rules import CENTRE, Backgammon
from ludothek.games.backgammon.terms import Terms
from ludothek.kit.points.road import PLACES
from ludothek.thinking.nets.net import Net

STAKE: Final = 3.0
"""A win counts at most so many times the stake."""
LONGEST: Final = 64
"""No match is for more points."""
POSITIONS: Final = 60000
SECONDS: Final = 1.8
"""An offer to double is looked at more deeply as far as so many positions and seconds allow."""
REMEMBERED: Final = 200
"""What so many positions were found to be worth when looking ahead is remembered: a turn is decided step by step."""


class BackgammonKnowledge(Knowledge):
    """Reads its nets and tables when it is first asked."""

    def __init__(self) -> None:
        self._nets: list[Net] = []
        self._judges: list[Judge] = []
        self._matches: list[MatchEquity] = []
        self._eye = BackgammonEye(Terms())
        self._foreseen: dict[tuple[i64, i64, i64], tuple[float, i64]] = {}
        """By key, turns and score: what positions are worth to whoever waits, and how many were valued to know it."""

    # Positions.

    def score(self, state: State, seat: i64) -> float:
        assert isinstance(state, Backgammon)
        if state.turn == NOBODY:
            points = state.points(seat) - state.points(1 - seat)
            stakes = self._stakes(state, seat)
            if points == 0:
                return 0.0
            return (
                stakes.won[points // state.cube - 1] if points > 0 else stakes.lost[-points // state.cube - 1]
            ) / STAKE
        waits = 1 - state.mover
        value = self._stakes(state, waits).worth(self.chances(state)) / STAKE
        return value if seat == waits else -value

    def foresee(self, state: State, seat: i64, turns: i64, budget: Budget) -> float:
        assert isinstance(state, Backgammon)
        if not state.terms.tournament() or state.turn == NOBODY:
            return UNSEEN
        waits = 1 - state.mover
        key = (state.key(), turns, state.terms.needs * (LONGEST + 1) + state.terms.other_needs)
        if key in self._foreseen:
            value, spent = self._foreseen[key]
            budget.spend(spent)
            if budget.used_up():
                return UNSEEN
        else:
            spent = budget.spent
            stakes = self._stakes(state, waits)
            chances = vec[float]([0.0] * OUTPUTS)
            self._judge().ahead(bare(state, waits), 0, stakes, turns, budget, chances)
            if budget.used_up():
                return UNSEEN
            value = stakes.worth(chances) / STAKE
            if len(self._foreseen) >= REMEMBERED:
                self._foreseen = {}
            self._foreseen[key] = (value, budget.spent - spent)
        return value if seat == waits else -value

    def chances(self, state: Backgammon) -> vec[float]:
        """Of every kind of end, for whoever is not about to throw."""
        waits = 1 - state.mover
        if state.terms.highest:
            chances = vec[float]([0.0] * OUTPUTS)
            self._judge().judge(bare(state, waits), 0, chances)
            return chances
        if len(self._nets) == 0:
            self._nets = [learnt()]
        seen = self._nets[0].think(self._eye.look(state, waits)).chances
        return vec[float]([seen[0], min(seen[0], seen[1]), 0.0, min(1.0 - seen[0], seen[2]), 0.0])

    def _judge(self) -> Judge:
        if len(self._judges) == 0:
            self._judges = [Judge()]
        return self._judges[0]

    # Points and matches.

    def _score(self, state: Backgammon, seat: i64) -> Score:
        terms = state.terms
        if terms.needs == 0 or terms.other_needs == 0:
            return Score()
        if len(self._matches) == 0:
            self._matches = [MatchEquity(LONGEST)]
        matches = self._matches[0]
        if seat == 0:
            return MatchScore(matches, terms.needs, terms.other_needs)
        return MatchScore(matches, terms.other_needs, terms.needs)

    def _stakes(self, state: Backgammon, seat: i64) -> Stakes:
        return stakes_of(self._score(state, seat), state.cube)

    # The cube.

    def offer(self, state: Backgammon, turns: i64, budget: Budget) -> Offer:
        """What the cube decisions are worth to whoever is about to throw, looking so many turns beyond the throw.

        Where the budget does not last for that, looking no further.
        """
        mover = state.mover
        score = self._score(state, mover)
        owner: i64 = 0
        if state.owner != CENTRE:
            owner = MINE if state.owner == mover else THEIRS
        limit = state.terms.cube_limit
        if not state.terms.tournament():
            return at_once(swapped(self.chances(state)), score, state.cube, owner, limit, LIFE)
        board = bare(state, mover)
        near = after_throws(self._judge(), board, score, state.cube, owner, limit, 0, Budget(0, 0.0))
        if turns == 0:
            return near
        far = after_throws(self._judge(), board, score, state.cube, owner, limit, turns, budget)
        return near if budget.used_up() else far

    def worth(self, state: Backgammon) -> list[float]:
        """What every choice about the cube is worth in points, in a match as if a single win and loss lay so far apart.

        Nothing where the cube is not what is decided.
        """
        if state.turn < 0 or state.left != 0:
            return []
        offer = self.offer(state, 0, Budget(0, 0.0))
        score = self._score(state, state.mover)
        middle = 0.5 * (score.won(state.cube) + score.lost(state.cube))
        unit = 0.5 * (score.won(state.cube) - score.lost(state.cube)) / float(state.cube)
        if state.turn == state.mover:
            values = [offer.kept, min(offer.taken, offer.dropped)]
        else:
            values = [-offer.taken, -offer.dropped]
            middle = -middle
        return [(value - middle) / unit for value in values]

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Backgammon)
        if state.turn < 0 or state.left != 0:
            return -1
        offer = self.offer(state, skill, Budget(POSITIONS, SECONDS))
        if state.turn != state.mover:
            return TAKE if offer.takes() else DROP
        return DOUBLE if offer.doubles() else THROW


def bare(state: Backgammon, seat: i64) -> vec[i64]:
    """The board as a seat has it, the own places first."""
    board = vec[i64]([0] * SIZE)
    for place in range(PLACES):
        board[place] = state.board[seat * PLACES + place]
        board[PLACES + place] = state.board[(1 - seat) * PLACES + place]
    return board
