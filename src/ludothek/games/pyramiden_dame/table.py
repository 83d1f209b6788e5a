"""The table of Pyramiden-Dame: the board, on which the squares of both pyramids are marked."""

from collections.abc import Iterator, Sequence

from msgspec import structs

from ludothek.core.view import Choice, Layout, Note, Piece, Place, Scene
from ludothek.games.pyramiden_dame.notation import FIRST_LOT, FIRST_STEP, ORIGINS, PASS, STOP, TARGETS, TEXTS
from ludothek.games.pyramiden_dame.rules import BLACK_START, LIMIT, STONES, WHITE_START, PyramidenDame
from ludothek.kit.common import bits
from ludothek.kit.common.pieces import STONE_LOOKS, piece, points
from ludothek.kit.duels.diagonals import NAMES
from ludothek.kit.duels.duel import DRAW_NEAR
from ludothek.kit.duels.table import read_series, sides, square_board

_NUMBERS = {text: number for number, text in enumerate(TEXTS)}
_SIGNS = {
    NAMES[square]: sign for start, sign in ((BLACK_START, "△"), (WHITE_START, "▽")) for square in bits.members(start)
}
"""What is written on the squares of the pyramids; it is seen where no stone stands."""
NEARLY = STONES // 2
"""From so many stones on goal squares on, stones that never left home are told of."""


def layout(_seats: int) -> Layout:
    """The board alone: every stone remains in play (PYR-10)."""
    board = square_board()
    return Layout((structs.replace(board, places=tuple(map(_marked, board.places))),), STONE_LOOKS, buttons=True)


def _marked(place: Place) -> Place:
    return structs.replace(place, sign=_SIGNS[place.name]) if place.name in _SIGNS else place


def scene(state: PyramidenDame, seat: int) -> Scene:
    """All is open; White, who plays down, sees the board from the other side."""
    white = max(state.dealer, 0)
    looks = sides(state.dealer)
    last = state.last
    target = TARGETS[last] if 0 <= last < STOP else 0
    pieces: list[Piece] = []
    counters = points(state)
    for owner in range(2):
        for square in bits.members(state.white if owner == white else state.black):
            came = _square(ORIGINS[last]) if bits.single(square) == target else ""
            pieces.append(piece("board", looks[owner], place=NAMES[square], came=came))
        counters[f"home.{owner}"] = state.own_home(owner) if state.dealer >= 0 else 0
    quarters = 2 if seat == white else 0
    return Scene(tuple(pieces), counters, _notes(state), facts=tuple(_facts(state)), sides=looks, turned=quarters)


def _square(single: int) -> str:
    return NAMES[bits.lowest(single)]


def way(state: PyramidenDame) -> list[str]:
    """The squares that the stone of the last turn has touched, in order."""
    squares: list[str] = []
    left = state.way
    while left:
        squares.append(NAMES[left % 64 - 1])
        left >>= 6
    return squares[::-1]


def _notes(state: PyramidenDame) -> tuple[Note, ...]:
    """What was done in the last turn, as far as it has come."""
    last, seat = state.last, state.mover
    if last < 0:
        return ()
    if last >= FIRST_LOT:
        return (Note("note-lot", {"seat": state.dealer}),)
    if last == PASS:
        return (Note("note-passed", {"seat": seat}),)
    passed = way(state)
    if FIRST_STEP <= last < STOP:
        return (Note("note-moved", {"seat": seat, "from": passed[0], "to": passed[1]}),)
    return (Note("note-jumped", {"seat": seat, "way": " → ".join(passed)}),)


def _facts(state: PyramidenDame) -> Iterator[Note]:
    """What the seat to move may do, what counts as filled, and how near the end is (PYR-R9, PYR-R10)."""
    if state.turn < 0:
        return
    if state.runner:
        yield Note("fact-series", {"seat": state.turn, "square": _square(state.runner)})
    for seat in range(2):
        fresh = state.fresh & (state.black if seat == state.dealer else state.white)
        if fresh and state.own_home(seat) >= NEARLY:
            squares = " ".join(NAMES[square] for square in bits.members(fresh))
            yield Note("fact-fresh", {"seat": seat, "squares": squares, "count": bits.count(fresh)})
    if LIMIT - state.quiet <= DRAW_NEAR:
        yield Note("fact-limit", {"left": LIMIT - state.quiet})


def choice(state: PyramidenDame, move: int) -> Choice:
    """A stone is touched and then where it goes; one that has jumped is in hand already."""
    text = TEXTS[move]
    if move < STOP:
        return Choice(move, text, _touches(state, _square(ORIGINS[move]), _square(TARGETS[move])))
    if move == STOP:
        return Choice(move, text, label=Note("stop"), help=Note("stop-help"))
    return Choice(move, text, label=Note("pass"), help=Note("pass-help"))


def _touches(state: PyramidenDame, origin: str, target: str) -> tuple[str, ...]:
    return (target,) if state.runner and origin == _square(state.runner) else (origin, target)


def turns(state: PyramidenDame) -> Sequence[Choice]:
    """A square that takes several jumps can be touched at once."""
    return [
        Choice(_NUMBERS[f"{squares[0]}-{squares[1]}"], "-".join(squares), _touches(state, squares[0], squares[-1]))
        for squares in _series(state)
    ]


def _series(state: PyramidenDame) -> Iterator[list[str]]:
    """The shortest series of jumps to every square that no single move reaches."""
    first = [move for move in state.moves() if move < STOP] if state.turn >= 0 else []
    reached = {(_square(ORIGINS[move]), _square(TARGETS[move])) for move in first}
    queue = [(state, move, [_square(ORIGINS[move])]) for move in first if move < FIRST_STEP]
    for before, move, squares in queue:
        after = before.copy()
        after.play(move)
        here = [*squares, _square(TARGETS[move])]
        if (here[0], here[-1]) not in reached:
            reached.add((here[0], here[-1]))
            yield here
        elif len(here) > 2:
            continue
        if after.runner:
            queue += [(after, further, here) for further in after.moves() if further < FIRST_STEP]


def read(state: PyramidenDame, text: str) -> Sequence[str]:
    """A whole series may be written at once, `c3-e5-g3`, or by its first and last square; the turn ends there."""
    squares = text.strip().lower().split("-")
    if len(squares) == 2:
        squares = next((found for found in _series(state) if [found[0], found[-1]] == squares), squares)
    return read_series(state, text, squares, "-", _NUMBERS, STOP)
