"""Drawing a move at random: that all legal ones are equally likely, also where a game draws without listing them."""

from collections import Counter

from librt.random import Random

from ludothek.core.state import State

TIMES = 100
"""So often each move is drawn on the average; by far never only half as often, or as often again."""


def check_any_move(state: State, random: Random) -> list[int]:
    """The legal moves, of which none is drawn much more often than another; the seed of `random` is given."""
    moves = list(state.moves())
    drawn = Counter(state.any_move(random) for _ in range(TIMES * len(moves)))
    assert sorted(drawn) == moves
    assert 0.5 * TIMES < min(drawn.values()) <= max(drawn.values()) < 1.7 * TIMES
    return moves
