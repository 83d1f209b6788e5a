"""The table of Hasami Yogi: the board with its base lines, and before each seat the stones it has taken."""

import re
from collections.abc import Iterator, Sequence

from msgspec import structs

from ludothek.core.state import NOBODY, State
from ludothek.core.view import Choice, Layout, Look, Note, Piece, Place, Scene, Zone
from ludothek.games.hasami_yogi.rows import fours
from ludothek.games.hasami_yogi.rules import ENOUGH, LOTS, QUIET, HasamiYogi
from ludothek.games.hasami_yogi.squares import NAMES, Squares, has, members
from ludothek.kit.common import bits
from ludothek.kit.common.pieces import STONE_LOOKS, heap, piece, points
from ludothek.kit.duels.table import MARGIN, draw_near, marks, sides, square_board

LOOKS = (
    *STONE_LOOKS,
    Look("white-row", "stone", "", "white", "☆", Note("row-white")),
    Look("black-row", "stone", "", "black", "★", Note("row-black")),
)
"""Stones, and those in the row that has won."""


TRIM = 0.08
"""So much narrower is the edge of the board: every square is touched, so that each has to be as large as can be."""


def layout(seats: int) -> Layout:
    """The board in the middle, and a box before each seat."""
    boxes = [Zone(f"box.{seat}", "box", seat, label=Note("zone-box")) for seat in range(seats)]
    return Layout((_board(), *boxes), LOOKS)


def _board() -> Zone:
    """All squares, those of both base lines marked (HAS-4)."""
    board = square_board()
    size = board.width - 2 * TRIM
    squares = [_trimmed(place) for place in board.places if place.shape == "square"]
    return structs.replace(
        board, width=size, height=size, places=(*squares, *marks(squares, size, (MARGIN - TRIM) / 2))
    )


def _trimmed(place: Place) -> Place:
    base = {"colour": "blue", "art": "base"} if place.name[1] in "18" else {}
    return structs.replace(place, x=round(place.x - TRIM, 2), y=round(place.y - TRIM, 2), **base)


def scene(state: HasamiYogi, seat: int) -> Scene:
    """All is open; Black sees the board from the other side."""
    looks = sides(state.dealer)
    moved = 0 <= state.last < LOTS
    pieces: list[Piece] = []
    counters = points(state)
    for owner, look in enumerate(looks):
        row = _row(state, owner)
        for square in members(state.stones(owner)):
            came = NAMES[state.last >> 6] if moved and square == state.last & 63 else ""
            shown = f"{look}-row" if NAMES[square] in row else look
            pieces.append(piece("board", shown, place=NAMES[square], came=came))
        pieces += _box(state, owner, looks[1 - owner])
    quarters = 2 if seat == 1 - max(state.dealer, 0) else 0
    return Scene(
        tuple(pieces), counters, tuple(_notes(state)), facts=tuple(_facts(state)), sides=looks, turned=quarters
    )


def _box(state: HasamiYogi, seat: int, look: str) -> list[Piece]:
    """The stones that a seat has taken; those of the last move come from their squares."""
    fresh = _names(_lost(state)) if seat == state.mover else []
    came = [piece(f"box.{seat}", look, came=square) for square in fresh]
    return heap(f"box.{seat}", look, state.taken(seat) - len(came)) + came


def _lost(state: HasamiYogi) -> Squares:
    return state.lost_low, state.lost_high


def _names(squares: Squares) -> list[str]:
    return [NAMES[square] for square in members(squares)]


def _row(state: HasamiYogi, seat: int) -> list[str]:
    """The squares of the rows with which a seat has won."""
    if state.ended != "row" or state.winner != seat:
        return []
    first = 8 if state.white(seat) else 0
    return [NAMES[square + first] for square in bits.members(fours(state.counting(seat)))]


def _notes(state: HasamiYogi) -> Iterator[Note]:
    """What the last move was, and what came of it."""
    seat = state.mover
    if state.last >= LOTS:
        yield Note("note-lot", {"seat": state.dealer})
    elif state.last >= 0:
        origin, target = int(state.last >> 6), int(state.last & 63)
        jumped = abs(target - origin) in (2, 16) and has(state.stones(1 - seat), (origin + target) // 2)
        text = "note-jumped" if jumped else "note-moved"
        yield Note(text, {"seat": seat, "from": NAMES[origin], "to": NAMES[target]})
        if lost := _names(_lost(state)):
            yield Note("note-taken", {"seat": seat, "squares": " ".join(lost), "count": len(lost)})
        if row := _row(state, seat):
            yield Note("note-row", {"seat": seat, "squares": " ".join(row)})


def _facts(state: HasamiYogi) -> Iterator[Note]:
    """That somebody needs one more stone, and that a draw is near."""
    if state.turn == NOBODY:
        return
    yield from (Note("fact-one-more", {"seat": seat}) for seat in range(2) if state.taken(seat) == ENOUGH - 1)
    yield from draw_near(state, QUIET)


def choice(state: HasamiYogi, move: int) -> Choice:
    """A stone is touched and then where it goes; the lot is nothing to touch."""
    text = state.text(move)
    return Choice(move, text, () if move >= LOTS else tuple(text.split("-")))


def read(_state: State, text: str) -> Sequence[str]:
    """`d1d5`, `D1 - D5` and `d4:d6` are understood, too."""
    found = re.fullmatch(r"\W*([a-h][1-8])\W*x?\W*([a-h][1-8])\W*", text.lower())
    return (f"{found[1]}-{found[2]}",) if found else (text,)
