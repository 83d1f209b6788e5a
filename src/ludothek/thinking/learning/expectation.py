"""How a net comes to know what a deal promises: in deals that are played by habit, from how they end."""

from math import exp, log
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.thinking.nets.value_net import Outlook
from ludothek.thinking.play.habits import Habits

FIRST_RATE: Final = 0.01
LAST_RATE: Final = 0.0004
"""How far the weights go at first, and in the end."""


def experience(
    outlook: Outlook, habits: Habits, knowledge: Knowledge, state: State, moves: i64, random: Random, rate: float
) -> None:
    """Play a deal by habit, and learn from how it ends what was to be expected after so many moves."""
    first: i64 = NOBODY
    while state.turn != NOBODY:
        if state.turn == REFEREE:
            state.play(state.chance(random))
            continue
        if moves == 0:
            first = state.turn
            outlook.think(state)
        moves -= 1
        chosen = habits.draw(state, random)
        state.play(habits.moves[chosen])
    if first != NOBODY:
        outlook.learn(knowledge.rewards(state), first, rate)


def rate_at(share: float) -> float:
    """How far weights go after a share of all deals."""
    return FIRST_RATE * exp(share * log(LAST_RATE / FIRST_RATE))
