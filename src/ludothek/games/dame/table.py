"""The table of Dame: the board, and before each seat the box with the pieces it has taken."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from ludothek.core.view import Choice, Layout, Look, Note, Piece, Place, Scene, Zone
from ludothek.games.dame.notation import FIRST_HUFF, FIRST_LOT, FIRST_STEP, NO_MOVE, ORIGINS, STOP, TARGETS, TEXTS
from ludothek.games.dame.rules import QUIET_LIMIT, TWO_DAMES_LIMIT, Dame
from ludothek.kit import bits
from ludothek.kit.diagonals import NAMES

_piece = cache(Piece)
"""There are only so many pieces and places, and views are made all the time: the same pieces serve them all."""

STONES = 12
MARGIN = 0.5
SQUARE = 1.2
"""The side of a square, in diameters of a stone."""
DRAW_NEAR = 20
"""From so many half-moves before a draw on, players are told of it."""
_NUMBERS = {text: number for number, text in enumerate(TEXTS)}


def layout(seats: int) -> Layout:
    """The board in the middle with White at the bottom, a box before each seat."""
    size = 8 * SQUARE + 2 * MARGIN
    board = Zone("board", "board", width=size, height=size, places=(*map(_place, range(64)), *_marks(size)))
    boxes = [Zone(f"box.{seat}", "box", seat, label=Note("zone-box")) for seat in range(seats)]
    looks = (
        Look("white", "stone", "", "white", "○", Note("stone-white")),
        Look("black", "stone", "", "black", "●", Note("stone-black")),
        Look("white-dame", "king", "", "white", "◎", Note("dame-white")),
        Look("black-dame", "king", "", "black", "◉", Note("dame-black")),
    )
    return Layout((board, *boxes), looks)


def _marks(size: float) -> list[Place]:
    """The letters below the board and the numbers beside it."""
    below = [("abcdefgh"[number], _place(number).x, size - MARGIN / 2) for number in range(8)]
    beside = [(str(number + 1), MARGIN / 2, _place(8 * number).y) for number in range(8)]
    return [Place(f"mark.{sign}", x, y, "mark", "", sign, 0.6, 0.6) for sign, x, y in below + beside]


def _place(number: int) -> Place:
    """DAM-R1: a1 lies at the lower left and is dark."""
    row, column = divmod(number, 8)
    return Place(
        f"{'abcdefgh'[column]}{row + 1}",
        x=round(MARGIN + (column + 0.5) * SQUARE, 2),
        y=round(MARGIN + (7.5 - row) * SQUARE, 2),
        shape="square",
        colour="light" if (row + column) % 2 else "dark",
        width=SQUARE,
        height=SQUARE,
    )


def scene(state: Dame, seat: int) -> Scene:
    """All is open; Black sees the board from the other side."""
    white = max(state.dealer, 0)
    sides = ("white", "black") if white == 0 else ("black", "white")
    last = state.last
    moved = 0 <= last < FIRST_HUFF
    target = TARGETS[last] if moved else 0
    pieces: list[Piece] = []
    counters: dict[str, int] = {}
    for owner in range(2):
        standing = state.white if owner == white else state.black
        for square in bits.members(standing):
            here = bits.single(square)
            look = f"{sides[owner]}-dame" if here & state.dames else sides[owner]
            came = _square(ORIGINS[last]) if here == target else ""
            pieces.append(_piece("board", look, place=NAMES[square], came=came))
        pieces += _taken(f"box.{1 - owner}", sides[owner], STONES - bits.count(standing), _lost(state, owner))
        counters[f"points.{owner}"] = state.points(owner)
        counters[f"pieces.{owner}"] = bits.count(standing)
    turned = 2 if seat == 1 - white else 0
    return Scene(tuple(pieces), counters, _notes(state), facts=_facts(state), sides=sides, turned=turned)


def _taken(box: str, look: str, count: int, came: str) -> list[Piece]:
    """The pieces in a box; the one that has just come there from the board apart."""
    pieces = [_piece(box, look, count=rest)] if (rest := count - bool(came)) else []
    return [*pieces, _piece(box, look, came=came)] if came else pieces


def _lost(state: Dame, owner: int) -> str:
    """The square on which this seat has just lost a piece."""
    return _square(state.taken) if state.taken and owner != state.mover else ""


def _square(single: int) -> str:
    return NAMES[bits.lowest(single)]


def _notes(state: Dame) -> tuple[Note, ...]:
    """What the last move was."""
    last, seat = state.last, state.mover
    if last in (NO_MOVE, STOP):
        return (Note("note-stopped", {"seat": seat}),) if last == STOP else ()
    if last >= FIRST_LOT:
        return (Note("note-lot", {"seat": state.dealer}),)
    origin = _square(ORIGINS[last])
    if last >= FIRST_HUFF:
        return (Note("note-huffed", {"seat": seat, "square": origin}),)
    target = _square(TARGETS[last])
    if last >= FIRST_STEP:
        told = Note("note-moved", {"seat": seat, "from": origin, "to": target})
    else:
        told = Note("note-jumped", {"seat": seat, "from": origin, "to": target, "taken": _square(state.taken)})
    return (told, Note("note-crowned", {"seat": seat, "square": target})) if state.crowned else (told,)


def _facts(state: Dame) -> tuple[Note, ...]:
    """What the seat to move may do besides moving, and how near a draw is (DAM-R16)."""
    if state.turn < 0:
        return ()
    facts: list[Note] = []
    if state.runner:
        facts.append(Note("fact-series", {"seat": state.turn, "square": _square(state.runner)}))
    if state.overlooked:
        squares = " ".join(NAMES[square] for square in bits.members(state.overlooked))
        facts.append(Note("fact-overlooked", {"seatFrom": 1 - state.turn, "seat": state.turn, "squares": squares}))
    if state.two_dames():
        facts.append(Note("fact-two-dames", {"left": TWO_DAMES_LIMIT - max(state.quiet, 0)}))
    elif QUIET_LIMIT - state.quiet <= DRAW_NEAR:
        facts.append(Note("fact-quiet", {"left": QUIET_LIMIT - state.quiet}))
    return tuple(facts)


def choice(state: Dame, move: int) -> Choice:
    """A piece is touched and then where it goes; one in a series is in hand already. A touch of theirs huffs it."""
    text = TEXTS[move]
    if move < FIRST_HUFF:
        target = _square(TARGETS[move])
        touches = (target,) if ORIGINS[move] == state.runner else (_square(ORIGINS[move]), target)
        return Choice(move, text, touches)
    if move < STOP:
        return Choice(move, text, (_square(ORIGINS[move]),))
    return Choice(move, text, label=Note("stop"), help=Note("stop-help"))


def read(state: Dame, text: str) -> Sequence[str]:
    """A whole series may be written at once, `c3xe5xc7`; if it could go on, the turn stops there (DAM-R8)."""
    squares = text.strip().lower().split("x")
    jumps = [f"{origin}x{target}" for origin, target in pairwise(squares)]
    if len(jumps) < 2 or any(jump not in _NUMBERS for jump in jumps):
        return (text,)
    after = state.copy()
    for jump in jumps:
        if _NUMBERS[jump] not in list(after.moves()):
            return jumps
        after.play(_NUMBERS[jump])
    return [*jumps, TEXTS[STOP]] if after.runner else jumps
