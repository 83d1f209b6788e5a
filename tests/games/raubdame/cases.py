"""Positions of Raubdame written in the notation of Dame, and its worked cases."""

from functools import partial
from itertools import pairwise

from games.dame.cases import dames, pieces, turns
from ludothek.games import load_game
from ludothek.games.raubdame.rules import Raubdame, position
from ludothek.kit.duels.diagonals import square_set
from support.cases import Cases, read_setup
from support.duels import lying
from support.playing import first_state, match_in

GAME = load_game("raubdame")
start = partial(first_state, Raubdame, GAME, 2)


def set_up(text: str, **options: int | str) -> Raubdame:
    """`White: c3 Da1; Black: a7 d4; White to move`, with `; quiet 49` where it matters."""
    said = read_setup(text, "quiet")
    return position(
        **lying(said, square_set),
        terms=start(**options).terms,
        dames=dames(said),
        quiet=int(said.more.get("quiet", 0)),
    )


match_of = partial(match_in, GAME, set_up)
"""A match in this position."""


def act(state: Raubdame, turn: str) -> None:
    """Play a whole turn, a series to its end."""
    squares = turn.split("x")
    jumps = [f"{origin}x{target}" for origin, target in pairwise(squares)]
    for move in jumps or [turn]:
        state.play(GAME.notation[move])


WORKED: Cases[Raubdame] = Cases(start, set_up, pieces, turns, act)
tell = WORKED.carry_out
"""Carry a worked case out; return the state at its end."""
