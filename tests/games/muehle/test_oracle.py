"""Mühle beside OpenSpiel's nine_mens_morris: the same turns along random games.

Where the two differ: OpenSpiel lets a stone be taken out of a mill when all are in mills (our option `any`), knows no
draw by repetition and none by quiet moves, and ends a game undecided after 200 moves. It takes a stone by a move of its
own, which is joined here to the one before.
"""

from random import Random
from typing import Any

import pytest

from ludothek.core.match import Match
from ludothek.games import load_game

pyspiel = pytest.importorskip("pyspiel")

POINTS = [
    *("a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4"),
    *("e4", "f4", "g4", "c3", "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1"),
]
"""OpenSpiel counts the points row by row, from the top."""


def text(action: int) -> str:
    if action < len(POINTS):
        return POINTS[action]
    source, target = divmod(action - len(POINTS), len(POINTS))
    return f"{POINTS[source]}-{POINTS[target]}"


def turns(state: Any) -> dict[str, list[int]]:
    """Every turn of the player to move by our notation, with the actions that it is made of."""
    found: dict[str, list[int]] = {}
    for action in state.legal_actions():
        after = state.child(action)
        if after.is_terminal() or after.current_player() != state.current_player():
            found[text(action)] = [action]
        else:
            found |= {f"{text(action)}x{POINTS[taken]}": [action, taken] for taken in after.legal_actions()}
    return found


@pytest.mark.parametrize("seed", range(60))
def test_the_same_turns_are_legal_and_the_same_player_wins(seed: int) -> None:
    random = Random(seed)
    theirs = pyspiel.load_game("nine_mens_morris").new_initial_state()
    match = Match(load_game("muehle"), 2, {"take_when_all_in_mills": "any"})
    compared = 0
    while not match.over and not theirs.is_terminal():
        assert match.turn == theirs.current_player()
        offered = turns(theirs)
        assert {match.text(move) for move in match.legal()} == set(offered)
        compared += 1
        chosen = random.choice(sorted(offered))
        match.play(chosen)
        for action in offered[chosen]:
            theirs.apply_action(action)
    assert compared > 18
    reason = match.series.results[0].reason if match.over else ""
    if reason in ("reason-stones", "reason-blocked"):
        assert theirs.is_terminal()
        winner = match.series.result().winners[0]
        assert theirs.returns()[winner] == 1.0
