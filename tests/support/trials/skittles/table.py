"""The table of Skittles: the row, and before every seat what it has felled."""

from ludothek.core.view import Choice, Layout, Look, Note, Piece, Place, Scene, Zone
from skittles.rules import SKITTLES, Skittles, felled, name

KING = SKITTLES // 2
LOOKS = (
    Look("skittle", "figure", "", "white", "▲", Note("skittle")),
    Look("king", "figure", "", "gold", "♚", Note("king")),
)


def layout(seats: int) -> Layout:
    """The row of skittles; what has fallen lies beside it."""
    places = tuple(Place(name(each), each + 0.7, 0.7, "field", "light", name(each)) for each in range(SKITTLES))
    row = Zone("row", "board", width=SKITTLES + 0.4, height=1.4, places=places)
    boxes = (Zone(f"fallen.{seat}", "box", seat, label=Note("zone-fallen")) for seat in range(seats))
    return Layout((row, *boxes), LOOKS, buttons=True)


def choice(state: Skittles, move: int) -> Choice:
    """Skittles are touched, and a button throws the ball at them."""
    return Choice(move, state.text(move), tuple(map(name, felled(move))), gather=True, label=Note("throw"))


def scene(state: Skittles, _seat: int) -> Scene:
    """Everything lies open."""
    pieces: list[Piece] = []
    for each, by in enumerate(state.fallen):
        look = "king" if each == KING else "skittle"
        where = ("row", name(each)) if by < 0 else (f"fallen.{by}", "")
        pieces.append(Piece(where[0], look, id=f"skittle-{name(each)}", place=where[1]))
    notes: tuple[Note, ...] = ()
    if len(state.last):
        by = state.fallen[state.last[0]]
        notes = (
            Note("note-two" if len(state.last) > 1 else "note-one", {"seat": int(by), "which": name(state.last[0])}),
        )
    return Scene(tuple(pieces), {}, notes)
