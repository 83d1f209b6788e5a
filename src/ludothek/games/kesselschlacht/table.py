"""The table of Kesselschlacht: fields joined by the ways between them, and before each seat the stones it has taken."""

from collections.abc import Iterator
from functools import cache

from msgspec import structs

from ludothek.core.view import Choice, Layout, Line, Look, Note, Piece, Scene, Zone
from ludothek.games.kesselschlacht.rules import (
    FIRST_LOT,
    ORIGINS,
    QUIET_LIMIT,
    TARGETS,
    TEXTS,
    Kesselschlacht,
    around,
)
from ludothek.kit.common import bits
from ludothek.kit.common.pieces import heap, piece, points
from ludothek.kit.duels.diagonals import NAMES, SQUARES, onward
from ludothek.kit.duels.draughts import STONES
from ludothek.kit.duels.table import draw_near, sides, square_board

LOOKS = (
    Look("white", "stone", "", "white", "○", Note("stone-white"), "tower"),
    Look("black", "stone", "", "black", "●", Note("stone-black"), "shield"),
    Look("white-pent", "ringed", "", "white", "◎", Note("pent-white"), "tower"),
    Look("black-pent", "ringed", "", "black", "◉", Note("pent-black"), "shield"),
)
"""The stones of both players, at large and with a single way out."""


def layout(seats: int) -> Layout:
    """The dark squares as fields, the ways between them, and a box before each seat."""
    board = square_board()
    places = [structs.replace(place, shape="field") if place.colour else place for place in board.places]
    fields = tuple(place for place in places if place.colour != "light")
    boxes = [Zone(f"box.{seat}", "box", seat, label=Note("zone-box")) for seat in range(seats)]
    return Layout((structs.replace(board, places=fields, lines=tuple(_ways())), *boxes), LOOKS)


def _ways() -> Iterator[Line]:
    """Every diagonal, from the square below which there is none."""
    for square in SQUARES:
        for direction in (2, 3):
            here = bits.single(square)
            if onward(here, 3 - direction) == 0 != onward(here, direction):
                names = []
                while here:
                    names.append(_square(here))
                    here = onward(here, direction)
                yield Line(tuple(names))


def scene(state: Kesselschlacht, seat: int) -> Scene:
    """All is open; Black sees the board from the other side."""
    white = max(state.dealer, 0)
    looks = sides(state.dealer)
    last = state.last
    target = TARGETS[last] if 0 <= last < FIRST_LOT else 0
    pieces: list[Piece] = []
    counters = points(state)
    for owner in range(2):
        standing = state.white if owner == white else state.black
        pent, _ = nearly_shut_in(state, standing)
        for square in bits.members(standing):
            here = bits.single(square)
            look = f"{looks[owner]}-pent" if here & pent else looks[owner]
            came = _square(ORIGINS[last]) if here == target else ""
            pieces.append(piece("board", look, place=NAMES[square], came=came))
        just = [NAMES[square] for square in bits.members(state.taken)] if owner != state.mover else []
        box = f"box.{1 - owner}"
        pieces += heap(box, looks[owner], STONES - bits.count(standing) - len(just))
        pieces += [piece(box, looks[owner], came=square) for square in just]
        counters[f"pieces.{owner}"] = bits.count(standing)
    quarters = 2 if seat == 1 - white else 0
    return Scene(tuple(pieces), counters, tuple(_notes(state)), tuple(_facts(state)), sides=looks, turned=quarters)


def nearly_shut_in(state: Kesselschlacht, stones: int) -> tuple[int, int]:
    """The stones of one colour that have a single way out, and these ways out."""
    empty = state.empty()
    pent = exits = 0
    for square in bits.members(stones):
        group = state.group(bits.single(square), stones)
        free = around(group) & empty
        if bits.count(free) == 1:
            pent |= group
            exits |= free
    return pent, exits


def _square(single: int) -> str:
    return NAMES[bits.lowest(single)]


def _squares(several: int) -> str:
    return " ".join(NAMES[square] for square in bits.members(several))


def _notes(state: Kesselschlacht) -> Iterator[Note]:
    """What the last move was, and what it took."""
    last, seat = state.last, state.mover
    if last >= FIRST_LOT:
        yield Note("note-lot", {"seat": state.dealer})
    elif last >= 0:
        yield Note("note-moved", {"seat": seat, "from": _square(ORIGINS[last]), "to": _square(TARGETS[last])})
    if state.taken:
        yield Note("note-took", {"seat": seat, "squares": _squares(state.taken), "count": bits.count(state.taken)})


def _facts(state: Kesselschlacht) -> Iterator[Note]:
    """Where stones have a single way out, and how near the end is (KES-R9)."""
    if state.turn < 0:
        return
    ways = {colour: nearly_shut_in(state, side)[1] for colour, side in (("white", state.white), ("black", state.black))}
    args: dict[str, int | str] = {colour: _squares(exits) for colour, exits in ways.items() if exits}
    if args:
        yield Note(f"fact-pent-{'both' if len(args) > 1 else next(iter(args))}", args)
    yield from draw_near(state, QUIET_LIMIT)


@cache
def _choice(move: int) -> Choice:
    return Choice(move, TEXTS[move], (_square(ORIGINS[move]), _square(TARGETS[move])))


def choice(_state: Kesselschlacht, move: int) -> Choice:
    """A stone is touched and then where it goes."""
    return _choice(move) if move < FIRST_LOT else Choice(move, TEXTS[move])
