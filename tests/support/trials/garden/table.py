"""The table of the Garden: a road that winds upwards, a figure for every seat, and the die."""

from garden.rules import FACES, FIELDS, LADDERS, SLIDES, SPRING, THROW, Garden
from ludothek.core.state import State
from ludothek.core.view import Choice, Layout, Line, Look, Note, Piece, Place, Scene, Zone

COLOURS = ("red", "blue", "green", "yellow", "violet", "white", "black", "gold", "red", "blue")
SIGNS = "●■▲◆★✚✖♥♣♠"
ACROSS = 6


def layout(seats: int) -> Layout:
    """The road in rows from below, to and fro; the gate is left of its first field."""
    places = [Place("0", 0.7, 4.5, "tray", width=1, height=1, stack="heap"), *map(_place, range(1, FIELDS + 1))]
    lines = [Line((str(foot), str(head)), "ladder") for foot, head in LADDERS.items()]
    lines += [Line((str(top), str(foot)), "slide") for top, foot in SLIDES.items()]
    board = Zone("road", "board", width=7.6, height=5.2, places=tuple(places), lines=tuple(lines), art="meadow")
    figures = [Look(f"figure{seat}", "figure", "", COLOURS[seat], SIGNS[seat], Note("figure", {"seat": seat + 1}))
               for seat in range(seats)]  # fmt: skip
    dice = [Look(f"die{face}", "die", str(face), "", "", Note("die", {"value": face})) for face in range(1, FACES + 1)]
    return Layout((board, Zone("dice", "dice")), (*figures, *dice))


def _place(field: int) -> Place:
    row, column = divmod(field - 1, ACROSS)
    x = (column if row % 2 == 0 else ACROSS - 1 - column) + 1.8
    colour = "gold" if field == FIELDS else "light"
    art, told = ("spring", Note("help-spring")) if field == SPRING else ("", None)
    return Place(str(field), x, 4.6 - row, "field", colour, str(field), stack="heap", art=art, help=told)


def choice(state: State, move: int) -> Choice:
    """The die is touched."""
    return Choice(move, state.text(move), ("die",) if move == THROW else (), label=Note("throw"))


def scene(state: State, _seat: int) -> Scene:
    """Everything lies open."""
    assert isinstance(state, Garden)
    pieces = [
        Piece("road", f"figure{seat}", id=f"figure{seat}", place=str(state.fields[seat]), way=_way(state, seat))
        for seat in range(state.seats)
    ]
    pieces.append(Piece("dice", f"die{state.thrown or 1}", id="die"))
    thrown = (Note("note-thrown", {"value": state.thrown}),) if state.thrown else ()
    return Scene(tuple(pieces), {}, thrown, sides=tuple(f"figure{seat}" for seat in range(state.seats)))


def _way(state: Garden, seat: int) -> tuple[str, ...]:
    moved = list(state.way)
    return tuple(map(str, moved[1:])) if moved and moved[0] == seat else ()
