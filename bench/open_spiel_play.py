"""A random game of OpenSpiel as its users play it from Python."""

import random
from typing import Any


def played(state: Any) -> int:
    """Play a game to its end; how many moves it took, those of chance included."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        moves += 1
    return moves
