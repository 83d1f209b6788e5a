"""Positions of Nur keine Aufregung 2 x 2 in the notation of the basic game, and its worked cases."""

from functools import partial

from games.nur_keine_aufregung.cases import choices, colours, opening, order, placed, places, thrower, turn
from ludothek.games import load_game
from ludothek.games.nur_keine_aufregung_2x2.rules import ZweiMalZwei
from support.cases import Cases, read_setup
from support.playing import first_state, match_with

GAME = load_game("nur_keine_aufregung_2x2")
PARTNERS = {"A": "C", "B": "D", "C": "A", "D": "B"}


start = partial(first_state, ZweiMalZwei, GAME, 4)


match_of = partial(match_with, GAME)


def set_up(text: str, **options: str) -> ZweiMalZwei:
    """`A: 9 20 H H; B: 13 H H H; A to throw`, with `; throws 4999` where it matters."""
    said = read_setup(text, "throws")
    figures = {colour: " ".join(places) for colour, places in said.sides.items()}
    state = placed(start(**options), said.first, figures)
    state.throws = int(said.more.get("throws", 0))
    return state


def penalty(state: ZweiMalZwei) -> str:
    """The field from which a figure was taken after the last move."""
    return state.text(state.missed).split("-")[0] if state.missed >= 0 else "-"


WORKED: Cases[ZweiMalZwei] = Cases(
    start,
    set_up,
    lambda state: {colour: places(state, colour) for colour in colours(4)},
    acts={"opening": opening, "order": order, r"([A-D]) throws (\d)": turn},
    tells={
        r"choices (\d)": lambda state, number: choices(state, int(number)),
        "throws allowed": lambda state: str(state.attempts),
        "to throw|first": thrower,
        "thrown out": lambda state: "ABCD"[state.hit] if state.hit >= 0 else "-",
        "penalty": penalty,
    },
)
tell = WORKED.carry_out
"""Carry a worked case out; return the state at its end."""
