"""The table of Dame: the board, and before each seat the box with the pieces it has taken."""

from collections.abc import Sequence

from ludothek.core.view import Choice, Layout, Look, Note, Piece, Scene, Zone
from ludothek.games.dame.notation import FIRST_HUFF, FIRST_LOT, STOP, TEXTS
from ludothek.games.dame.rules import Dame
from ludothek.kit.common import bits
from ludothek.kit.common.pieces import STONE_LOOKS, heap, piece, points
from ludothek.kit.duels.diagonals import NAMES, SQUARES
from ludothek.kit.duels.draughts import QUIET_LIMIT, STONES, TWO_KINGS_LIMIT
from ludothek.kit.duels.duel import DRAW_NEAR
from ludothek.kit.duels.numbering import FIRST_STEP, NO_MOVE, ORIGINS, TARGETS
from ludothek.kit.duels.table import read_series, sides, square_board

_NUMBERS = {text: number for number, text in enumerate(TEXTS)}


def layout(seats: int) -> Layout:
    """The board in the middle with White at the bottom, a box before each seat (DAM-R1)."""
    boxes = [Zone(f"box.{seat}", "box", seat, label=Note("zone-box")) for seat in range(seats)]
    looks = (
        *STONE_LOOKS,
        Look("white-dame", "king", "", "white", "◎", Note("dame-white")),
        Look("black-dame", "king", "", "black", "◉", Note("dame-black")),
    )
    return Layout((square_board(), *boxes), looks, buttons=True)


def scene(state: Dame, seat: int) -> Scene:
    """All is open; Black sees the board from the other side."""
    white = max(state.dealer, 0)
    looks = sides(state.dealer)
    last = state.last
    moved = 0 <= last < FIRST_HUFF
    target = TARGETS[last] if moved else 0
    pieces: list[Piece] = []
    counters = points(state)
    for owner in range(2):
        standing = state.white if owner == white else state.black
        for square in bits.members(standing):
            here = bits.single(square)
            look = f"{looks[owner]}-dame" if here & state.kings else looks[owner]
            came = _square(ORIGINS[last]) if here == target else ""
            pieces.append(piece("board", look, place=NAMES[square], came=came))
        pieces += heap(f"box.{1 - owner}", looks[owner], STONES - bits.count(standing), _lost(state, owner))
        counters[f"pieces.{owner}"] = bits.count(standing)
    quarters = 2 if seat == 1 - white else 0
    return Scene(tuple(pieces), counters, _notes(state), facts=_facts(state), sides=looks, turned=quarters)


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
    if last >= FIRST_HUFF:
        return (Note("note-huffed", {"seat": seat, "square": _square(state.taken)}),)
    origin, target = _square(ORIGINS[last]), _square(TARGETS[last])
    if last >= FIRST_STEP:
        note = Note("note-moved", {"seat": seat, "from": origin, "to": target})
    else:
        note = Note("note-jumped", {"seat": seat, "from": origin, "to": target, "taken": _square(state.taken)})
    return (note, Note("note-crowned", {"seat": seat, "square": target})) if state.crowned else (note,)


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
    if state.two_kings():
        facts.append(Note("fact-two-dames", {"left": TWO_KINGS_LIMIT - max(state.quiet, 0)}))
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
        return Choice(move, text, (NAMES[SQUARES[move - FIRST_HUFF]],))
    return Choice(move, text, label=Note("stop"), help=Note("stop-help"))


def read(state: Dame, text: str) -> Sequence[str]:
    """A whole series may be written at once, `c3xe5xc7`; if it could go on, the turn stops there (DAM-R8)."""
    return read_series(state, text, text.strip().lower().split("x"), "x", _NUMBERS, STOP)
