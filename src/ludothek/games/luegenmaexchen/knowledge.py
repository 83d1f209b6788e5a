"""What computer players know of Lügenmäxchen: how to lie and to doubt so that nobody can take advantage of it.

For two players this is an exact equilibrium of a round, and so of the game, where all that matters is who takes the
counter. Up to the PIVOT everything is believed. Whoever throws freely tells the truth from there on; with less he
announces each combination just so often, by CALLED, that believing it costs the neighbour as much as lifting. The
neighbour believes it just so often that no lie is better than another. Whoever has to beat the PIVOT or more is
lifted anyway, and lies only where he must.

Against two who play like this a third one can do a little better, by saying the PIVOT with anything lower: in a
round he then takes the counter with a chance of 30 instead of 33 in a hundred.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.luegenmaexchen.rules import BELIEVE, LIFT, MAEXCHEN, NOTHING, SHOW, Luegenmaexchen, rank

PIVOT: Final = 6
"""52: the lowest combination with which there are not more lies to place than the neighbour can bear."""


def _up_to() -> vec[float]:
    ways = vec[i64]([0] * SHOW)
    for one in range(1, 7):
        for other in range(1, 7):
            ways[rank(one, other)] += 1
    chances = vec[float](capacity=SHOW)
    total: i64 = 0
    for combination in range(SHOW):
        total += ways[combination]
        chances = append(chances, float(total) / 36.0)
    return chances


UP_TO: Final = _up_to()
"""The chance to throw a combination or less."""


def called(combination: i64) -> float:
    """How often it is announced without being there, so that the neighbour does not care what to do."""
    exactly = UP_TO[combination] - (UP_TO[combination - 1] if combination > 0 else 0.0)
    return exactly * (1.0 - UP_TO[combination]) / UP_TO[combination]


def lies(received: i64) -> vec[float]:
    """How likely each combination is when the truth cannot be told."""
    chances = vec[float]([0.0] * SHOW)
    lowest = max(received + 1, PIVOT)
    if lowest == MAEXCHEN:
        chances[MAEXCHEN] = 1.0
        return chances
    total = 0.0
    for combination in range(lowest, MAEXCHEN):
        chances[combination] = called(combination)
        total += chances[combination]
    if received < PIVOT:
        # As many as can be borne higher up; the rest, which is less than that, says the pivot itself.
        total -= chances[PIVOT]
        chances[PIVOT] = UP_TO[PIVOT - 1] - total
        total = UP_TO[PIVOT - 1]
    for combination in range(lowest, MAEXCHEN):
        chances[combination] /= total
    return chances


def trust(received: i64, announced: i64) -> float:
    """How likely an announcement is believed that was made after receiving another one."""
    if received >= PIVOT:
        return 0.0
    return UP_TO[PIVOT] / UP_TO[max(announced, PIVOT)]


class LiarsKnowledge(Knowledge):
    """Keeps to the equilibrium."""

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Luegenmaexchen)
        if state.turn != state.thrower:
            before = state.sayings[len(state.sayings) - 3] if len(state.sayings) > 2 else NOTHING
            return BELIEVE if random.random() < trust(before, state.announced) else LIFT
        thrown = rank(state.first, state.second)
        if thrown > state.announced and thrown >= PIVOT:
            return thrown
        chances = lies(state.announced)
        left = random.random()
        for combination in range(MAEXCHEN):
            left -= chances[combination]
            if left < 0.0:
                return combination
        return MAEXCHEN
