"""States as values: pickled, copied by Python's own means, compared, and begun with."""

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.errors import BadOption, BadSeats
from ludothek.core.game import Game
from ludothek.core.state import NOBODY, State, playout
from ludothek.games import game_ids, load_game
from support.examples import BOARD
from support.toy import TOY, Heap


def walked(game: Game, moves: int) -> State:
    """A state after some random moves."""
    state, random = game.start(game.seats[0]), Random(1)
    for _ in range(moves):
        if state.turn != NOBODY:
            legal = state.moves()
            state.play(legal[random.randrange(len(legal))])
    return state


ELSEWHERE = """
import pickle, sys
from librt.random import Random
from ludothek.core.state import playout, __file__
states = pickle.load(sys.stdin.buffer)
for state in states:
    playout(state, Random(7))
pickle.dump((__file__, states), sys.stdout.buffer)
"""


def test_a_state_is_pickled_in_one_process_and_played_on_interpreted_in_another(interpreted: Path) -> None:
    states = [walked(load_game(game_id), 12) for game_id in game_ids()]
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps(states),
        env={**os.environ, "PYTHONPATH": str(interpreted)},
        capture_output=True,
        check=True,
    )
    for state in states:
        playout(state, Random(7))
    file, played = pickle.loads(done.stdout)
    assert Path(file) == interpreted / "ludothek" / "core" / "state.py"
    assert played == states


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_what_happens_in_a_copy_does_not_happen_in_the_original(game_id: str, copied: object) -> None:
    assert callable(copied)
    state = walked(load_game(game_id), 4)
    before, again = state.copy(), copied(state)
    assert type(again) is type(state)
    assert again == state == before
    playout(again, Random(2))
    assert again != state == before


def test_states_of_different_classes_are_different() -> None:
    class OtherHeap(Heap):
        pass

    assert Heap(2, 0, 1, 7, 0) == Heap(2, 0, 1, 7, 0)
    assert Heap(2, 0, 1, 7, 0) != Heap(2, 0, 1, 6, 0)
    assert Heap(2, 0, 1, 7, 0) != OtherHeap(2, 0, 1, 7, 0)
    assert Heap(2, 0, 1, 7, 0) != 7


def test_a_state_has_no_hash() -> None:
    with pytest.raises(TypeError, match="a state can change and has no hash"):
        hash(TOY.start(2))


class Terms:
    """What was agreed, as some games keep it."""

    def __init__(self, *, long: bool) -> None:
        self.long = long


class Declared(State):
    """A state whose fields stand in the class body, with their defaults, and are not asked for by a constructor."""

    terms: Terms = Terms(long=False)
    heap: i64 = 7
    taken: vec[i64] = vec[i64]()


def test_fields_may_stand_in_the_class_body() -> None:
    fresh, other = Declared(2, 0, 1), Declared(2, 0, 1)
    other.heap = 7
    assert fresh == other, "what is set to the default is the default"
    other.taken = append(other.taken, 3)
    assert fresh != other
    again = pickle.loads(pickle.dumps(other))
    assert (again, again.heap, list(again.taken)) == (other, 7, [3])
    again.terms = Terms(long=True)
    assert again != other
    assert pickle.loads(pickle.dumps(again)).terms.long


def test_a_game_gives_a_state_to_begin_with() -> None:
    game = load_game(BOARD)
    assert game.start(2) == game.start(2, {})
    assert game.start(2) != game.start(2, {"taking": "may"})
    with pytest.raises(BadSeats):
        game.start(3)
    with pytest.raises(BadOption):
        game.start(2, {"taking": "sometimes"})
