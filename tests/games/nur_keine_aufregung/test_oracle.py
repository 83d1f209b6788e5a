"""Nur keine Aufregung beside OpenSpiel's Mensch ärgere Dich nicht, wherever the two games are the same.

There a six must bring a figure in, one throw is all there is even with an empty track, no field is a rest bench, the
start field is cleared only while figures wait in the corner, and the first seat begins. So the six is agreed, further
attempts are taken away, and numbers that would lead onto an occupied bench are not thrown.
"""

from typing import Any

import pytest
from librt.random import Random

from games.nur_keine_aufregung.cases import STARS, colours, path, places, throw
from ludothek.core.state import NOBODY
from ludothek.games.nur_keine_aufregung.rules import ENTER_ON_SIX, NurKeineAufregung, start

pyspiel: Any = pytest.importorskip("pyspiel")


def meets_a_bench(state: NurKeineAufregung, number: int) -> bool:
    """Would some figure of the thrower come to a bench where another colour rests?"""
    thrower, *others = [colours(state.seats)[(state.thrower + turn) % state.seats] for turn in range(state.seats)]
    resting = {place for other in others for place in places(state, other).split() if place in STARS}
    way = path(thrower)
    steps = [way.index(place) + number for place in places(state, thrower).split() if place != "H"]
    return any(way[step] in resting for step in steps if step <= 44)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(25))
def test_the_same_throws_allow_the_same_moves(seats: int, seed: int) -> None:
    random = Random(seed)
    oracle = pyspiel.load_game("maedn", {"players": seats}).new_initial_state()
    state = throw(start(seats, ENTER_ON_SIX), 6, *[1] * (seats - 1))
    compared = 0
    while not oracle.is_terminal():
        state.attempts = 1
        number = random.randrange(6) + 1
        if meets_a_bench(state, number):
            continue
        thrower = state.thrower
        throw(state, number)
        oracle.apply_action(number - 1)
        assert oracle.current_player() == thrower
        theirs = oracle.legal_actions()
        if state.turn < 0:
            assert theirs == [0]
            oracle.apply_action(0)
            continue
        ours = {state.source(move) + 1: move for move in state.moves()}
        if list(ours) == [2] and "H" not in places(state, colours(seats)[thrower]):
            assert 2 in theirs
        else:
            assert sorted(ours) == theirs
        action = sorted(ours)[random.randrange(len(ours))]
        state.play(ours[action])
        oracle.apply_action(action)
        compared += 1
    assert compared > 50
    assert state.turn == NOBODY
    assert [state.points(seat) > 0 for seat in range(seats)] == [value > 0 for value in oracle.returns()]
