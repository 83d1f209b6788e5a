"""Positions of Dame written in notation, whole turns, and the language in which worked cases are told."""

from collections.abc import Iterator

from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY
from ludothek.games import load_game
from ludothek.games.dame.notation import STOP
from ludothek.games.dame.rules import Dame, position
from ludothek.kit.diagonals import NAMES, square_set
from ludothek.kit.lines import FIRST_STEP

GAME = load_game("dame")
COLOURS = ("White", "Black")


def state_of(match: Match) -> Dame:
    assert isinstance(match.state, Dame)
    return match.state


def begin(**options: int | str) -> Match:
    return Match(GAME, 2, options, Seal.numbered(1))


def set_up(pieces: str, **options: int | str) -> Match:
    """A match in this position: `White: c3 Da1; Black: a7 d4; White to move`, with `; quiet 49` where it matters."""
    white, black, turn, *more = (part.strip() for part in pieces.split(";"))
    men = [part.partition(":")[2].split() for part in (white, black)]
    squares = [square_set(" ".join(piece.removeprefix("D") for piece in side)) for side in men]
    dames = square_set(" ".join(piece[1:] for side in men for piece in side if piece.startswith("D")))
    match = begin(**options)
    match.state = position(
        dealer=0,
        turn=COLOURS.index(turn.removesuffix(" to move")),
        house=state_of(match).house,
        white=squares[0],
        black=squares[1],
        dames=dames,
        quiet=int(more[0].removeprefix("quiet ")) if more else 0,
    )
    return match


def sides(match: Match) -> list[set[str]]:
    """The pieces of White and of Black: `c3`, `Da1`."""
    state = state_of(match)
    found: list[set[str]] = []
    for squares in (state.white, state.black):
        here = [square for square in range(len(NAMES)) if squares >> square & 1]
        found.append({("D" if state.kings >> square & 1 else "") + NAMES[square] for square in here})
    return found


def turns(state: Dame) -> list[str]:
    """Everything that can be done now, jumps in whole turns: `c3xe5`, `c3xe5xc7`, `c3-b4`, `huff c3`."""
    return [turn for move in state.moves() for turn in _turns_with(state, move, "")]


def _turns_with(state: Dame, move: int, so_far: str) -> Iterator[str]:
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


def act(match: Match, action: str) -> None:
    """Play an action of a worked case; one that captures is a whole turn."""
    match.play(action)
    if state_of(match).runner:
        match.play("stop")


def result(match: Match) -> str:
    state = state_of(match)
    if state.turn != NOBODY:
        return "none"
    points = [state.points(seat) for seat in range(2)]
    return {(2, 0): "White wins", (0, 2): "Black wins", (1, 1): "draw"}[points[0], points[1]]


def _listed(text: str) -> list[str]:
    return sorted(item.strip() for item in text.split(",") if item.strip() not in {"", "-"})


def tell(case: str, **options: int | str) -> Match:
    """Carry a worked case out line by line and check all that it says; return the match as it stands at its end."""
    match = begin(**options)
    before = sides(match)
    for line in case.strip().splitlines():
        word, _, rest = (part.strip() for part in line.partition(":"))
        legal = turns(state_of(match))
        if word == "start":
            match = begin(**options)
        elif word == "setup":
            match = set_up(rest, **options)
        elif word == "play":
            for action in rest.split(","):
                before = sides(match)
                act(match, action.strip())
        elif word == "board":
            assert sides(match) == [set(part.partition(":")[2].split()) for part in rest.split(";")], line
        elif word == "to move":
            assert match.turn == COLOURS.index(rest), line
        elif word == "legal":
            assert sorted(legal) == _listed(rest), line
        elif word == "captures":
            assert sorted(turn for turn in legal if "x" in turn) == _listed(rest), line
        elif word == "includes":
            assert set(_listed(rest)) <= set(legal), line
        elif word == "not legal":
            assert not set(_listed(rest)) & set(legal), line
        elif word == "removed":
            lost = [side - now for side, now in zip(before, sides(match), strict=True)]
            mover = state_of(match).mover
            assert {piece.removeprefix("D") for piece in lost[1 - mover]} == set(rest.split()) - {"-"}, line
        elif word == "result":
            assert result(match) == rest, line
        else:
            raise ValueError(line)
    return match
