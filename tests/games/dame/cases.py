"""Positions of Dame written in notation, whole turns, and the language in which worked cases are told."""

from functools import partial

from librt.random import Random

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.games.dame.notation import STOP
from ludothek.games.dame.rules import Dame, position
from ludothek.kit.duels.diagonals import NAMES, square_set
from ludothek.kit.duels.draughts import Draughts
from ludothek.kit.duels.numbering import FIRST_STEP
from support.cases import Cases, Setup, read_setup
from support.cases import result as outcome
from support.duels import COLOURS, lying, name, whole_turns
from support.playing import state_in

GAME = load_game("dame")
state_of = partial(state_in, Dame)


def begin(**options: int | str) -> Match:
    return Match(GAME, 2, options, Seal.numbered(1))


def set_up(pieces: str, **options: int | str) -> Match:
    """A match in this position: `White: c3 Da1; Black: a7 d4; White to move`, with `; quiet 49` where it matters."""
    said = read_setup(pieces, "quiet")
    match = begin(**options)
    match.state = position(
        **lying(said, square_set),
        terms=state_of(match).terms,
        dames=dames(said),
        quiet=int(said.more.get("quiet", 0)),
    )
    return match


def dames(said: Setup) -> int:
    """The squares of all pieces that are written as Dames."""
    return square_set(" ".join(piece[1:] for side in said.sides.values() for piece in side if piece.startswith("D")))


def scattered(random: Random, most: int = 14) -> str:
    """Pieces anywhere, the sides as many as they come: `White: c3 Da1; Black: a7`; every other stone is about to
    become a Dame or is one.
    """
    left = [(x, y) for x in range(8) for y in range(8) if (x + y) % 2 == 0]
    found: tuple[list[str], list[str]] = ([], [])
    for count in range(2 + random.randrange(most - 1)):
        side = count % 2
        nearly = [square for square in left if square[1] == (6, 1)[side]]
        squares = nearly if nearly and random.randrange(4) == 0 else left
        square = squares[random.randrange(len(squares))]
        left.remove(square)
        dame = square[1] == (7, 0)[side] or (squares is left and random.randrange(3) == 0)
        found[side].append(("D" if dame else "") + name(square))
    return f"White: {' '.join(found[0])}; Black: {' '.join(found[1])}"


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
    return whole_turns(state, STOP, FIRST_STEP)


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
