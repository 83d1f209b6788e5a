"""Positions of Pyramiden-Dame written in notation, whole turns, and its worked cases."""

from collections.abc import Iterator
from itertools import pairwise

from ludothek.core.match import Match
from ludothek.games import load_game
from ludothek.games.pyramiden_dame.notation import FIRST_STEP, STOP
from ludothek.games.pyramiden_dame.rules import PyramidenDame, position
from ludothek.kit.duels.diagonals import NAMES, square_set
from support.cases import Cases, read_setup
from support.playing import match_with

GAME = load_game("pyramiden_dame")
COLOURS = ("White", "Black")


def start(**options: int | str) -> PyramidenDame:
    state = GAME.start(2, options)
    assert isinstance(state, PyramidenDame)
    return state


def set_up(text: str, **options: int | str) -> PyramidenDame:
    """`White: b8; Black: a1; White to move`, with `; played 299` and `; unmoved h8,b8` where it matters."""
    said = read_setup(text, "played", "unmoved")
    white, black = (square_set(" ".join(said.sides[colour])) for colour in COLOURS)
    return position(
        dealer=0,
        turn=COLOURS.index(said.first),
        house=start(**options).house,
        white=white,
        black=black,
        fresh=square_set(said.more.get("unmoved", "").replace(",", " ")),
        played=int(said.more.get("played", 0)),
    )


def match_of(text: str, **options: int | str) -> Match:
    """A match in this position."""
    return match_with(GAME, set_up(text, **options), **options)


def stones(state: PyramidenDame) -> dict[str, str]:
    """The squares of White and of Black."""
    found = ([name for square, name in enumerate(NAMES) if side >> square & 1] for side in (state.white, state.black))
    return {colour: " ".join(names) for colour, names in zip(COLOURS, found, strict=True)}


def turns(state: PyramidenDame) -> list[str]:
    """Everything that can be done now, jumps in whole turns: `d4-c5`, `c3-e5`, `c3-e5-g3`, `pass`."""
    return [turn for move in state.moves() for turn in _turns_with(state, move, "")]


def _turns_with(state: PyramidenDame, move: int, so_far: str) -> Iterator[str]:
    text = state.text(move)
    if move == STOP:
        yield so_far
    elif move >= FIRST_STEP:
        yield text
    else:
        series = so_far + text[2:] if so_far else text
        after = state.copy()
        after.play(move)
        if after.runner == 0:
            yield series
        else:
            for further in after.moves():
                yield from _turns_with(after, further, series)


def act(state: PyramidenDame, turn: str) -> None:
    """Play a whole turn and stop there."""
    squares = turn.split("-")
    for move in [f"{one}-{other}" for one, other in pairwise(squares)] or [turn]:
        state.play(GAME.notation[move])
    if state.runner:
        state.play(STOP)


def tell(case: str, **options: int | str) -> PyramidenDame:
    """Carry a worked case out; return the state at its end."""
    told: Cases[PyramidenDame] = Cases(
        lambda: start(**options),
        lambda text: set_up(text, **options),
        stones,
        turns,
        act,
        tells={"home": lambda state: f"{state.own_home(0)}/{state.own_home(1)}"},
    )
    return told.carry_out(case)
