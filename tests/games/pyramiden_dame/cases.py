"""Positions of Pyramiden-Dame written in notation, whole turns, and its worked cases."""

from functools import partial
from itertools import pairwise

from ludothek.games import load_game
from ludothek.games.pyramiden_dame.notation import FIRST_STEP, STOP
from ludothek.games.pyramiden_dame.rules import PyramidenDame, position
from ludothek.kit.duels.diagonals import square_set
from support.cases import Cases, read_setup
from support.duels import lying, stones, whole_turns
from support.playing import first_state, match_in

GAME = load_game("pyramiden_dame")
start = partial(first_state, PyramidenDame, GAME, 2)


def set_up(text: str, **options: int | str) -> PyramidenDame:
    """`White: b8; Black: a1; White to move`, with `; played 299` and `; unmoved h8,b8` where it matters."""
    said = read_setup(text, "played", "unmoved")
    return position(
        **lying(said, square_set),
        terms=start(**options).terms,
        fresh=square_set(said.more.get("unmoved", "").replace(",", " ")),
        played=int(said.more.get("played", 0)),
    )


match_of = partial(match_in, GAME, set_up)
"""A match in this position."""


def turns(state: PyramidenDame) -> list[str]:
    """Everything that can be done now, jumps in whole turns: `d4-c5`, `c3-e5`, `c3-e5-g3`, `pass`."""
    return whole_turns(state, STOP, FIRST_STEP)


def act(state: PyramidenDame, turn: str) -> None:
    """Play a whole turn and stop there."""
    squares = turn.split("-")
    for move in [f"{one}-{other}" for one, other in pairwise(squares)] or [turn]:
        state.play(GAME.notation[move])
    if state.runner:
        state.play(STOP)


WORKED: Cases[PyramidenDame] = Cases(
    start, set_up, stones, turns, act, tells={"home": lambda state: f"{state.own_home(0)}/{state.own_home(1)}"}
)
tell = WORKED.carry_out
"""Carry a worked case out; return the state at its end."""
