"""Positions of Kesselschlacht written in notation, and its worked cases carried out."""

from ludothek.core.match import Match
from ludothek.games import load_game
from ludothek.games.kesselschlacht.rules import Kesselschlacht, position
from ludothek.kit.duels.diagonals import NAMES, square_set
from support.cases import Cases, read_setup
from support.playing import match_with

GAME = load_game("kesselschlacht")
COLOURS = ("White", "Black")


def start(**options: int | str) -> Kesselschlacht:
    state = GAME.start(2, options)
    assert isinstance(state, Kesselschlacht)
    return state


def set_up(text: str, **options: int | str) -> Kesselschlacht:
    """`White: c3; Black: h8; White to move`, with `; quiet 99` where it matters."""
    said = read_setup(text, "quiet")
    white, black = (square_set(" ".join(said.sides[colour])) for colour in COLOURS)
    return position(
        dealer=0,
        turn=COLOURS.index(said.first),
        house=start(**options).house,
        white=white,
        black=black,
        quiet=int(said.more.get("quiet", 0)),
    )


def match_of(text: str, **options: int | str) -> Match:
    """A match in this position."""
    return match_with(GAME, set_up(text, **options), **options)


def squares(stones: int) -> str:
    return " ".join(name for square, name in enumerate(NAMES) if stones >> square & 1)


def stones(state: Kesselschlacht) -> dict[str, str]:
    """The squares of White and of Black."""
    return {"White": squares(state.white), "Black": squares(state.black)}


def tell(case: str, **options: int | str) -> Kesselschlacht:
    """Carry a worked case out; return the state at its end."""
    told: Cases[Kesselschlacht] = Cases(lambda: start(**options), lambda text: set_up(text, **options), stones)
    return told.carry_out(case)
