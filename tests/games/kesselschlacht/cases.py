"""Positions of Kesselschlacht written in notation, and its worked cases carried out."""

from functools import partial

from ludothek.games import load_game
from ludothek.games.kesselschlacht.rules import Kesselschlacht, position
from ludothek.kit.duels.diagonals import square_set
from support.cases import Cases, read_setup
from support.duels import lying, stones
from support.playing import first_state, match_in

GAME = load_game("kesselschlacht")
start = partial(first_state, Kesselschlacht, GAME, 2)


def set_up(text: str, **options: int | str) -> Kesselschlacht:
    """`White: c3; Black: h8; White to move`, with `; quiet 99` where it matters."""
    said = read_setup(text, "quiet")
    quiet = int(said.more.get("quiet", 0))
    return position(**lying(said, square_set), terms=start(**options).terms, quiet=quiet)


match_of = partial(match_in, GAME, set_up)
"""A match in this position."""


WORKED: Cases[Kesselschlacht] = Cases(start, set_up, stones)
tell = WORKED.carry_out
"""Carry a worked case out; return the state at its end."""
