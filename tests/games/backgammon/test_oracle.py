"""Backgammon beside OpenSpiel: with the same dice both allow turns to the same positions, all through random games.

OpenSpiel plays by the international rules, so ours are the tournament rules without the cube. It is not needed to
play, and the test is left out where it is not installed.
"""

import random
import re
from typing import Any

import pytest

from games.backgammon.cases import TOURNAMENT
from ludothek.core.state import NOBODY
from ludothek.games.backgammon.rules import Backgammon, start
from support.points import Board, throw

pyspiel = pytest.importorskip("pyspiel")
THEIR_BAR = 100


def board_of(theirs: Any) -> Board:
    """Their position as we keep it. Their players are our A and B, their points count Numbers from 0."""
    stones: list[int] = []
    for player in range(2):
        road = [theirs.board(player, 24 - point if player == 0 else point - 1) for point in range(1, 25)]
        on_bar = theirs.board(player, THEIR_BAR)
        stones += [15 - sum(road) - on_bar, *road, on_bar]
    return tuple(stones)


def their_ends(theirs: Any) -> dict[Board, Any]:
    """What a throw can lead to, by the positions; they take a double as two turns of two steps."""
    ends: dict[Board, Any] = {}
    seen: set[str] = set()
    waiting = [theirs]
    while waiting:
        here = waiting.pop()
        if here.is_terminal() or here.is_chance_node():
            ends[board_of(here)] = here
        elif str(here) not in seen:
            seen.add(str(here))
            waiting += [here.child(action) for action in here.legal_actions()]
    return ends


def our_ends(ours: Backgammon) -> dict[Board, Backgammon]:
    ends: dict[Board, Backgammon] = {}
    waiting = [ours]
    while waiting:
        here = waiting.pop()
        if here.left <= 0 or here.turn != here.mover:
            ends[tuple(here.board)] = here
            continue
        for move in here.moves():
            after = here.copy()
            after.play(move)
            waiting.append(after)
    return ends


def dice_of(theirs: Any, outcome: int) -> str:
    """The dice of a chance outcome; in the opening the starter's die is the greater and falls in that seat."""
    found = re.search(r"(X starts|O starts)?,? ?\(roll: (\d)(\d)\)", theirs.action_to_string(-1, outcome))
    assert found
    low, high = sorted((found[2], found[3]))
    return f"{high}-{low}" if found[1] == "X starts" else f"{low}-{high}"


@pytest.mark.clause("BGM-R8", "BGM-R19")
@pytest.mark.parametrize("seed", range(8))
def test_the_same_positions_can_be_reached_with_every_throw(seed: int) -> None:
    chance = random.Random(seed)
    theirs = pyspiel.load_game("backgammon(scoring_type=full_scoring)").new_initial_state()
    ours = start(TOURNAMENT)
    while not theirs.is_terminal():
        outcome = chance.choice([action for action, _ in theirs.chance_outcomes()])
        dice = dice_of(theirs, outcome)
        theirs.apply_action(outcome)
        expected, found = their_ends(theirs), our_ends(throw(ours, dice))
        assert found.keys() == expected.keys(), (str(theirs), dice)
        board = chance.choice(sorted(found))
        theirs, ours = expected[board], found[board]
    assert ours.turn == NOBODY
    assert theirs.returns() == [ours.points(0) - ours.points(1), ours.points(1) - ours.points(0)]
