"""Positions of Dame written in notation, whole turns, and the language in which worked cases are told."""

from collections.abc import Iterator
from copy import copy

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.games.dame.notation import STOP
from ludothek.games.dame.rules import Dame, position
from ludothek.kit.duels.diagonals import NAMES, square_set
from ludothek.kit.duels.draughts import Draughts
from ludothek.kit.duels.numbering import FIRST_STEP
from support.cases import Cases, read_setup
from support.cases import result as outcome

GAME = load_game("dame")
COLOURS = ("White", "Black")


def state_of(match: Match) -> Dame:
    assert isinstance(match.state, Dame)
    return match.state


def begin(**options: int | str) -> Match:
    return Match(GAME, 2, options, Seal.numbered(1))


def set_up(pieces: str, **options: int | str) -> Match:
    """A match in this position: `White: c3 Da1; Black: a7 d4; White to move`, with `; quiet 49` where it matters."""
    said = read_setup(pieces, "quiet")
    squares = [square_set(" ".join(piece.removeprefix("D") for piece in said.sides[colour])) for colour in COLOURS]
    dames = [piece[1:] for side in said.sides.values() for piece in side if piece.startswith("D")]
    match = begin(**options)
    match.state = position(
        dealer=0,
        turn=COLOURS.index(said.first),
        house=state_of(match).house,
        white=squares[0],
        black=squares[1],
        dames=square_set(" ".join(dames)),
        quiet=int(said.more.get("quiet", 0)),
    )
    return match


def pieces(state: Draughts) -> dict[str, str]:
    """The pieces of White and of Black: `c3`, `Da1`."""
    found: dict[str, str] = {}
    for colour, squares in zip(COLOURS, (state.white, state.black), strict=True):
        here = [square for square in range(len(NAMES)) if squares >> square & 1]
        found[colour] = " ".join(("D" if state.kings >> square & 1 else "") + NAMES[square] for square in here)
    return found


def sides(match: Match) -> list[set[str]]:
    return [set(side.split()) for side in pieces(state_of(match)).values()]


def turns(state: Draughts) -> list[str]:
    """Everything that can be done now, jumps in whole turns: `c3xe5`, `c3xe5xc7`, `c3-b4`, `huff c3`."""
    return [turn for move in state.moves() for turn in _turns_with(state, move, "")]


def _turns_with(state: Draughts, move: int, so_far: str) -> Iterator[str]:
    text = state.text(move)
    if move == STOP:
        yield so_far
    elif move >= FIRST_STEP:
        yield text
    else:
        series = so_far + text[2:] if so_far else text
        after = copy(state)
        after.play(move)
        if after.runner == 0:
            yield series
        else:
            for further in after.moves():
                yield from _turns_with(after, further, series)


def act(match: Match, action: str) -> None:
    """Play an action of a worked case; one that captures is a whole turn."""
    match.play(action)
    if state_of(match).runner:
        match.play("stop")


def result(match: Match) -> str:
    return outcome(match.state, COLOURS)


def tell(case: str, **options: int | str) -> Match:
    """Carry a worked case out; return the match as it stands at its end."""
    match = begin(**options)

    def take_up(new: Match) -> Dame:
        match.state = new.state
        return state_of(match)

    def play(state: Dame, action: str) -> None:
        assert state is match.state
        act(match, action)

    Cases(
        lambda: take_up(begin(**options)), lambda text: take_up(set_up(text, **options)), pieces, turns, play
    ).carry_out(case)
    return match
