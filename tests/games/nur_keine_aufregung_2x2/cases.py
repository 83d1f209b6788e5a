"""Positions of Nur keine Aufregung 2 x 2 in the notation of the basic game, and its worked cases."""

from games.nur_keine_aufregung.cases import choices, colours, opening, order, placed, places, thrower, turn
from ludothek.core.match import Match
from ludothek.games import load_game
from ludothek.games.nur_keine_aufregung_2x2.rules import ZweiMalZwei
from support.cases import Cases, read_setup
from support.playing import match_with

GAME = load_game("nur_keine_aufregung_2x2")
PARTNERS = {"A": "C", "B": "D", "C": "A", "D": "B"}


def start(**options: str) -> ZweiMalZwei:
    state = GAME.start(4, options)
    assert isinstance(state, ZweiMalZwei)
    return state


def set_up(text: str, **options: str) -> ZweiMalZwei:
    """`A: 9 20 H H; B: 13 H H H; A to throw`, with `; throws 4999` where it matters."""
    said = read_setup(text, "throws")
    figures = {colour: " ".join(places) for colour, places in said.sides.items()}
    state = placed(start(**options), said.first, figures)
    state.throws = int(said.more.get("throws", 0))
    return state


def match_of(state: ZweiMalZwei) -> Match:
    return match_with(GAME, state)


def penalty(state: ZweiMalZwei) -> str:
    """The field from which a figure was taken after the last move."""
    return state.text(state.missed).split("-")[0] if state.missed >= 0 else "-"


def tell(case: str, **options: str) -> ZweiMalZwei:
    """Carry a worked case out; return the state at its end."""
    told: Cases[ZweiMalZwei] = Cases(
        lambda: start(**options),
        lambda text: set_up(text, **options),
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
    return told.carry_out(case)
