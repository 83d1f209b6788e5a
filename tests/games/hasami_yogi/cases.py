"""Positions of Hasami Yogi written in notation, and its worked cases."""

from ludothek.core.match import Match
from ludothek.games import load_game
from ludothek.games.hasami_yogi.rules import HasamiYogi, position
from ludothek.games.hasami_yogi.squares import NAMES, members, square_set
from support.cases import Cases, read_setup
from support.playing import match_with

GAME = load_game("hasami_yogi")
COLOURS = ("White", "Black")


def start(**options: int | str) -> HasamiYogi:
    state = GAME.start(2, options)
    assert isinstance(state, HasamiYogi)
    return state


def set_up(text: str, **options: int | str) -> HasamiYogi:
    """`White: d1 h1; Black: a8; White to move`, with `; taken 4/0` and `; quiet 99` where it matters."""
    said = read_setup(text, "taken", "quiet")
    white, black = (square_set(" ".join(said.sides[colour])) for colour in COLOURS)
    by_white, by_black = map(int, said.more.get("taken", "0/0").split("/"))
    return position(
        dealer=0,
        turn=COLOURS.index(said.first),
        house=start(**options).house,
        white=white,
        black=black,
        taken=(by_white, by_black),
        quiet=int(said.more.get("quiet", 0)),
    )


def match_of(text: str, **options: int | str) -> Match:
    """A match in this position."""
    return match_with(GAME, set_up(text, **options), **options)


def stones(state: HasamiYogi) -> dict[str, str]:
    """The squares of White and of Black."""
    return {
        colour: " ".join(NAMES[square] for square in members(state.stones(seat))) for seat, colour in enumerate(COLOURS)
    }


def tell(case: str, **options: int | str) -> HasamiYogi:
    """Carry a worked case out; return the state at its end."""
    told: Cases[HasamiYogi] = Cases(
        lambda: start(**options),
        lambda text: set_up(text, **options),
        stones,
        tells={"taken": lambda state: f"{state.taken(0)}/{state.taken(1)}"},
    )
    return told.carry_out(case)
