"""The table of Mühle: the board with its lines, and before each seat the stones it has to place and those it took."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from ludothek.core.state import NOBODY, State
from ludothek.core.view import Choice, Layout, Line, Note, Piece, Place, Scene, Zone
from ludothek.games.muehle.board import POINTS, around, closing, in_mills
from ludothek.games.muehle.rules import (
    DECLINE,
    HAND,
    LOTS,
    MAY_DECLINE,
    NOTHING,
    QUIET,
    SECOND,
    STONES,
    Muehle,
    parts,
)
from ludothek.kit.common import bits
from ludothek.kit.common.pieces import STONE_LOOKS, heap, piece, points
from ludothek.kit.duels.table import draw_near, marks, sides

SQUARES = (POINTS[:8], POINTS[8:16], POINTS[16:])
GAP = 1.4
"""Between two points of the inner square, in diameters of a stone."""
MARGIN = 0.95
EDGE = 0.22
"""How far in letters and numbers stand."""


def layout(seats: int) -> Layout:
    """The board in the middle; a box of stones to place and a box of stones taken before each seat."""
    size = round(6 * GAP + 2 * MARGIN, 3)
    places = [_place(point) for point in POINTS]
    marked = (*places, *marks(places, size, EDGE))
    board = Zone("board", "board", width=size, height=size, places=marked, lines=_lines())
    boxes = [(f"{box}.{seat}", seat, Note(f"zone-{box}")) for seat in range(seats) for box in ("hand", "taken")]
    zones = (board, *[Zone(name, "box", seat, label=label) for name, seat, label in boxes])
    return Layout(zones, STONE_LOOKS, buttons=True)


def _place(point: str) -> Place:
    column, row = "abcdefg".index(point[0]), 7 - int(point[1])
    return Place(point, round(MARGIN + GAP * column, 3), round(MARGIN + GAP * row, 3))


def _lines() -> tuple[Line, ...]:
    """MUE-6: the four sides of each square, and the four lines that join the middles of their sides."""
    sides = [(*square[corner : corner + 2], square[(corner + 2) % 8]) for square in SQUARES for corner in (0, 2, 4, 6)]
    spokes = [tuple(square[middle] for square in SQUARES) for middle in (1, 3, 5, 7)]
    return tuple(Line(points) for points in (*sides, *spokes))


# What a move touches, and what may be written instead.


def choice(state: Muehle, move: int) -> Choice:
    """A stone is placed by touching its point, moved by touching it and its goal; then the stone taken is touched.

    Where nobody has to take, the own stone is touched once more to take nothing.
    """
    plain = _choice(move, state.text(move))
    if move < SECOND and state.terms & MAY_DECLINE and state.turn >= 0:
        source, target, taken = parts(move)
        others = state.stones(state.turn) & ~(1 << source)
        if taken == NOTHING and closing(others) >> target & 1 and state.prey(state.turn):
            return Choice(move, plain.text, (*plain.touches, POINTS[target]), help=Note("help-decline"))
    return plain


@cache
def _choice(move: int, text: str) -> Choice:
    if move == DECLINE:
        return Choice(move, text, label=Note("label-decline"), help=Note("help-decline-second"))
    touches = re.findall(r"\w\d", text) if move < LOTS else ()
    takes = move < SECOND and move % 25 != NOTHING
    return Choice(move, text, tuple(touches), help=Note("help-take") if takes else None)


_WRITTEN = re.compile(r"([a-g]\d)(?:-?([a-g]\d))?(x[a-g]\d)?(x[a-g]\d|x-)?")


def read(_state: State, text: str) -> Sequence[str]:
    """`d2d3`, `d2 - d3 x a1` and both stones taken at once, `a7xb2xc5`, are understood too."""
    written = re.sub(r"\s", "", text.lower()).replace("\u2013", "-").replace(":", "x")
    found = _WRITTEN.fullmatch(written)
    if not found:
        return (text,)
    source, target, taken, second = found.groups("")
    turn = f"{source}-{target}{taken}" if target else f"{source}{taken}"
    return (turn, second) if second else (turn,)


# What everyone sees.


def scene(state: Muehle, _seat: int) -> Scene:
    """All is open, so everyone sees the same."""
    looks = sides(state.dealer)
    came, taken = _from_where(state)
    pieces: list[Piece] = []
    for owner, look in enumerate(looks):
        stones = [POINTS[point] for point in bits.members(state.stones(owner))]
        waiting = state.in_hand(owner)
        pieces += [piece("board", look, place=point, came=came.get(point, "")) for point in stones]
        pieces += heap(f"hand.{owner}", look, waiting)
        just = taken if owner == 1 - state.mover else ""
        pieces += heap(f"taken.{1 - owner}", look, STONES - waiting - len(stones), just)
    return Scene(tuple(pieces), points(state), tuple(_notes(state)), facts=tuple(_facts(state)), sides=looks)


def _from_where(state: Muehle) -> tuple[dict[str, str], str]:
    """Where the stone came from that was moved last, by where it is now; and where the stone taken last lay."""
    if SECOND <= state.last < DECLINE:
        return {}, POINTS[state.last - SECOND]
    if not 0 <= state.last < SECOND:
        return {}, ""
    source, target, taken = parts(state.last)
    came = f"hand.{state.mover}" if source == HAND else POINTS[source]
    return {POINTS[target]: came}, "" if taken == NOTHING else POINTS[taken]


def _notes(state: Muehle) -> Iterator[Note]:
    """What the last move was, and what it took."""
    move, seat = state.last, state.mover
    if move >= LOTS:
        yield Note("note-white", {"seat": move - LOTS})
    elif move == DECLINE:
        yield Note("note-declines", {"seat": seat})
    elif move >= SECOND:
        yield Note("note-takes", {"seat": seat, "point": POINTS[move - SECOND]})
    elif move >= 0:
        yield from _turn_notes(state, seat, *parts(move))


def _turn_notes(state: Muehle, seat: int, source: int, target: int, taken: int) -> Iterator[Note]:
    if source == HAND:
        yield Note("note-places", {"seat": seat, "point": POINTS[target]})
    else:
        moved = "note-moves" if around(1 << source) >> target & 1 else "note-jumps"
        yield Note(moved, {"seat": seat, "from": POINTS[source], "to": POINTS[target]})
    if taken != NOTHING:
        yield Note("note-mill", {"seat": seat, "point": POINTS[taken]})
    elif in_mills(state.stones(seat)) >> target & 1:
        yield Note("note-mill-nothing", {"seat": seat})


def _facts(state: Muehle) -> Iterator[Note]:
    """Who may jump, that a second stone is due, and that a draw is near."""
    if state.turn == NOBODY:
        return
    yield from (Note("fact-jumps", {"seat": seat}) for seat in range(2) if state.jumps(seat))
    if state.second:
        yield Note("fact-second", {"seat": state.turn})
    yield from draw_near(state, QUIET)
