"""What computer players may know of a game beyond its rules: how to play quickly, and what an end is worth."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludothek.core.state import State

WIN: Final = 0.5
"""How much of a reward is for winning the deal; the rest is for points, between those of the last and the first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Knows nothing special and serves every game; a game ships a subclass where it knows better."""

    def lean(self, state: State, random: Random) -> i64:
        """A quick plausible move for playouts; here any legal one."""
        moves = state.moves()
        return moves[random.randrange(len(moves))]

    def rewards(self, state: State) -> vec[float]:
        """What the end of a deal is worth to every seat, from 0 to 1."""
        points = vec[i64](capacity=state.seats)
        highest = state.points(0)
        lowest = highest
        for seat in range(state.seats):
            value = state.points(seat)
            points = append(points, value)
            highest = max(highest, value)
            lowest = min(lowest, value)
        winners = 0.0
        for seat in range(state.seats):
            if points[seat] == highest:
                winners += 1.0
        rewards = vec[float](capacity=state.seats)
        spread = float(highest - lowest)
        for seat in range(state.seats):
            above = float(points[seat] - lowest)
            reward = (1.0 - WIN) * (above / spread if spread > 0.0 else 0.5)
            if points[seat] == highest:
                reward += WIN / winners
            rewards = append(rewards, reward)
        return rewards
