"""What computer players may know of a game beyond its rules, and the method by which each level thinks."""

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludothek.core.state import State

WIN: Final = 0.5
"""How much of a reward is for winning the deal; the rest is for points, between those of the last and the first."""


UNSOLVED: Final = 1 << 30
"""What `Knowledge.solved` says of a position of which it knows nothing."""


@dataclass(frozen=True)
class Method:
    """A tool of the common toolbox and how long it may work, as the level of a game chooses it.

    search: information-set MCTS through sampled worlds. alphabeta: for two seats, without chance or secrets.
    lookahead: every way to finish the turn, valued by `Knowledge.score`. policy: what `Knowledge.policy` says and,
    where it says nothing, a search.
    """

    tool: str
    simulations: int = 0
    """Of a search; of alpha-beta, so many positions: its node limit."""
    depth: int = 0
    """Of alpha-beta and of a look-ahead, in moves and in turns."""
    seconds: float = 0.0
    """No longer than this; 0: as long as it takes."""
    skill: int = 0
    """Which of the policies of the game, as its knowledge numbers them."""
    endings: bool = False
    """Of alpha-beta: may it look up what the game has solved?"""
    near: float = 0.0
    """Of alpha-beta: moves whose values differ by no more than this are equal to it, and equally likely."""
    slip: float = 0.0
    """How often it overlooks everything and plays any legal move."""


SEARCHING: Final = {
    "beginner": Method("search", simulations=2),
    "casual": Method("search", simulations=8),
    "club": Method("search", simulations=60),
    "master": Method("search", simulations=4000),
}
"""The levels of a game that says nothing else."""


UNSEEN: Final = -9.0
"""What no position is worth: nothing can be said of it."""


class Budget:
    """How much a look-ahead may do: value so many positions within so many seconds; 0: as much as it takes."""

    def __init__(self, positions: i64, seconds: float) -> None:
        self.spent: i64 = 0
        """So many positions have been valued."""
        self._positions = positions
        self._end = perf_counter() + seconds if seconds > 0.0 else 0.0

    def spend(self, positions: i64) -> None:
        """So many more have been valued."""
        self.spent += positions

    def used_up(self) -> bool:
        """Is nothing left?"""
        if self._positions > 0 and self.spent >= self._positions:
            return True
        return self._end > 0.0 and perf_counter() > self._end


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Knows nothing special and serves every game; a game ships a subclass where it knows better."""

    def lean(self, state: State, random: Random) -> i64:
        """A quick plausible move for playouts; here any legal one."""
        return state.any_move(random)

    def solvable(self, state: State) -> bool:
        """Are so few moves left, and none of the referee, that a search tries all of them (max^n) in its guess?"""
        return False

    def patience(self, state: State) -> i64:
        """So many moves of a playout are made before `outlook` is asked; -1: deals are played to their end."""
        return -1

    def outlook(self, state: State) -> vec[float]:
        """What a deal promises every seat, as `rewards` would tell at its end; nothing where it has to be played on.

        A guess is judged as it stands, with all that is hidden in it.
        """
        return vec[float]()

    def exploration(self) -> float:
        """How much a search tries what has brought little so far, beside what has brought most."""
        return 0.4

    def score(self, state: State, seat: i64) -> float:
        """How good a position looks to a seat: the higher the better, between -1 and 1 and 0 where all is even.

        For a deal that is over, too, as far as a win is more than any position that is not.
        """
        raise NotImplementedError

    def features(self, state: State, seat: i64) -> dict[str, float]:
        """What `score` counts in a quiet position, by name: how much more of it a seat has than the other.

        So that what each is worth can be fitted to how games end; here nothing.
        """
        return {}

    def weights(self) -> dict[str, float]:
        """What one of each of them is worth."""
        return {}

    def foresee(self, state: State, seat: i64, turns: i64, budget: Budget) -> float:
        """What a position between two turns is worth to a seat on the average over the dice, so many turns ahead.

        `UNSEEN` where the look-ahead has to play them itself, and where the budget is used up.
        """
        return UNSEEN

    def settled(self, state: State) -> bool:
        """May `score` judge this position as it stands? Where it is not quiet, a search looks further (quiescence)."""
        return True

    def margin(self) -> float:
        """By how much a move hardly ever changes the score of settled positions, for a search (futility margin).

        What looks better than need be by more than that for every move left is then believed to be; 0: nothing is.
        """
        return 0.0

    def enough(self, state: State) -> bool:
        """Is there no use in looking beyond this position, however deep a search may go? Then `score` judges it."""
        return False

    def solved(self, state: State) -> i64:
        """How a position ends that a table of the game has solved: `UNSOLVED` where none has.

        So many moves until the seat to move wins; less than 0: until it loses; 0: nobody can win.
        """
        return UNSOLVED

    def promise(self, state: State, move: i64) -> i64:
        """How promising a legal move looks at first sight, for the move ordering of a search: captures above all."""
        return 0

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        """The move that whoever's turn it is makes by rule or table, from nothing but what that seat may know.

        `skill` is that of the method; -1 where a search has to decide.
        """
        return -1

    def infers(self, skill: i64) -> bool:
        """Does a skill find some guesses likelier than others, by what was said and done?"""
        return False

    def likelihood(self, state: State) -> float:
        """How likely all that was said and done is in a guess of whoever's turn it is, in proportion to other guesses.

        From nothing but what that seat may know.
        """
        return 1.0

    def rewards(self, state: State) -> vec[float]:
        """What the end of a deal is worth to every seat, from 0 to 1. Where nobody has won, nothing is for winning."""
        sign: i64 = -1 if state.fewest() else 1
        points = vec[i64](capacity=state.seats)
        highest = sign * state.points(0)
        lowest = highest
        for seat in range(state.seats):
            value = sign * state.points(seat)
            points = append(points, value)
            highest = max(highest, value)
            lowest = min(lowest, value)
        rewards = vec[float](capacity=state.seats)
        spread = float(highest - lowest)
        for seat in range(state.seats):
            above = float(points[seat] - lowest)
            rewards = append(rewards, (1.0 - WIN) * (above / spread if spread > 0.0 else 0.5))
        winners = state.winners()
        for index in range(len(winners)):
            rewards[winners[index]] += WIN / float(len(winners))
        return rewards
