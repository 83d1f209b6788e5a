"""Positions of Raubdame written in the notation of Dame, and its worked cases."""

from itertools import pairwise

from games.dame.cases import COLOURS, pieces, turns
from ludothek.core.match import Match
from ludothek.games import load_game
from ludothek.games.raubdame.rules import Raubdame, position
from ludothek.kit.duels.diagonals import square_set
from support.cases import Cases, read_setup
from support.playing import match_with

GAME = load_game("raubdame")


def start(**options: int | str) -> Raubdame:
    state = GAME.start(2, options)
    assert isinstance(state, Raubdame)
    return state


def set_up(text: str, **options: int | str) -> Raubdame:
    """`White: c3 Da1; Black: a7 d4; White to move`, with `; quiet 49` where it matters."""
    said = read_setup(text, "quiet")
    squares = [square_set(" ".join(piece[-2:] for piece in said.sides[colour])) for colour in COLOURS]
    dames = [piece[-2:] for side in said.sides.values() for piece in side if piece.startswith("D")]
    return position(
        dealer=0,
        turn=COLOURS.index(said.first),
        house=start(**options).house,
        white=squares[0],
        black=squares[1],
        dames=square_set(" ".join(dames)),
        quiet=int(said.more.get("quiet", 0)),
    )


def match_of(text: str, **options: int | str) -> Match:
    """A match in this position."""
    return match_with(GAME, set_up(text, **options), **options)


def act(state: Raubdame, turn: str) -> None:
    """Play a whole turn, a series to its end."""
    squares = turn.split("x")
    jumps = [f"{origin}x{target}" for origin, target in pairwise(squares)]
    for move in jumps or [turn]:
        state.play(GAME.notation[move])


def tell(case: str, **options: int | str) -> Raubdame:
    """Carry a worked case out; return the state at its end."""
    told: Cases[Raubdame] = Cases(lambda: start(**options), lambda text: set_up(text, **options), pieces, turns, act)
    return told.carry_out(case)
