"""Exact endings where all is known and nothing is left to chance: every line is tried, and each seat takes its best.

With two sides that is plain minimax, with more it is max^n: everybody looks for the own reward alone.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State

MOST = 1.0
"""The highest reward there is: whoever has it looks no further."""


@final
class Ending:
    """How a deal ends and what that is worth to every seat."""

    def __init__(self, state: State, rewards: vec[float]) -> None:
        self.state = state
        self.rewards = rewards


def solved(state: State, knowledge: Knowledge) -> Ending:
    """The end that everybody's best play leads to; of equal moves the first. The state itself is played on."""
    while state.turn != NOBODY:
        moves = state.moves()
        if len(moves) > 1:
            return _best(state, moves, knowledge)
        state.play(moves[0])
    return Ending(state, knowledge.rewards(state))


def _best(state: State, moves: vec[i64], knowledge: Knowledge) -> Ending:
    seat = state.turn
    last: i64 = len(moves) - 1
    found: Ending | None = None
    for index in range(len(moves)):
        after = state if index == last else state.copy()
        after.play(moves[index])
        ending = solved(after, knowledge)
        if found is None or ending.rewards[seat] > found.rewards[seat]:
            found = ending
            if found.rewards[seat] >= MOST:
                break
    assert found is not None
    return found
