"""Positions of Hasami Yogi written in notation, and its worked cases."""

from functools import partial

from ludothek.games import load_game
from ludothek.games.hasami_yogi.rules import HasamiYogi, position
from ludothek.games.hasami_yogi.squares import NAMES, members, square_set
from support.cases import Cases, read_setup
from support.duels import COLOURS, lying
from support.playing import first_state, match_in

GAME = load_game("hasami_yogi")
start = partial(first_state, HasamiYogi, GAME, 2)


def set_up(text: str, **options: int | str) -> HasamiYogi:
    """`White: d1 h1; Black: a8; White to move`, with `; taken 4/0` and `; quiet 99` where it matters."""
    said = read_setup(text, "taken", "quiet")
    by_white, by_black = map(int, said.more.get("taken", "0/0").split("/"))
    return position(
        **lying(said, square_set),
        terms=start(**options).terms,
        taken=(by_white, by_black),
        quiet=int(said.more.get("quiet", 0)),
    )


match_of = partial(match_in, GAME, set_up)
"""A match in this position."""


def stones(state: HasamiYogi) -> dict[str, str]:
    """The squares of White and of Black."""
    return {
        colour: " ".join(NAMES[square] for square in members(state.stones(seat))) for seat, colour in enumerate(COLOURS)
    }


WORKED: Cases[HasamiYogi] = Cases(
    start, set_up, stones, tells={"taken": lambda state: f"{state.taken(0)}/{state.taken(1)}"}
)
tell = WORKED.carry_out
"""Carry a worked case out; return the state at its end."""
