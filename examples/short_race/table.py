"""The table of Short Race: a road of ten fields, a figure for every seat, and the die that is touched to throw it."""

from ludothek.core.view import Choice, Layout, Look, Note, Piece, Place, Scene, Zone
from short_race.rules import FACES, FIELDS, THROW, ShortRace

COLOURS = ("red", "blue", "green")
SIGNS = "●■▲"


def layout(seats: int) -> Layout:
    """The road from left to right, and the die."""
    places = [Place(str(field), field + 0.5, 0.5, "field", stack="heap") for field in range(FIELDS + 1)]
    zones = (Zone("road", "board", width=FIELDS + 1, height=1, places=tuple(places)), Zone("dice", "dice"))
    figures = [Look(colour, "figure", "", colour, SIGNS[seat], Note("figure", {"seat": seat}))
               for seat, colour in enumerate(COLOURS[:seats])]  # fmt: skip
    dice = [Look(f"die{face}", "die", str(face), "", "", Note("die", {"value": face})) for face in range(1, FACES + 1)]
    return Layout(zones, (*figures, *dice))


def choice(state: ShortRace, move: int) -> Choice:
    """The die is touched."""
    return Choice(move, state.text(move), ("die",) if move == THROW else (), label=Note("throw"))


def scene(state: ShortRace, _seat: int) -> Scene:
    """Everything lies open."""
    pieces = [
        Piece("road", COLOURS[seat], id=COLOURS[seat], place=str(state.fields[seat])) for seat in range(state.seats)
    ]
    pieces.append(Piece("dice", f"die{state.thrown or 1}", id="die"))
    thrown = (Note("note-thrown", {"value": state.thrown}),) if state.thrown else ()
    return Scene(tuple(pieces), {}, thrown, sides=COLOURS[: state.seats])
