"""The table of Leiterspiel: a path that winds up the hill, ladders, slides, and the die that is touched."""

from collections.abc import Iterator

from msgspec import structs

from ludothek.core.view import Layout, Line, Note, Place, Scene, Zone
from ludothek.games.leiterspiel.rules import BACK, GOAL, LADDERS, SLIDES, WIN, Leiterspiel, ends
from ludothek.kit.races.race import COLOURS, race_looks, race_pieces
from ludothek.kit.races.track import passed, serpentine

ROWS = 8
LEFT, TOP = 1.1, 0.2
"""Where the fields begin; left of the first one there is room for those that have not begun."""


def layout(seats: int) -> Layout:
    """The start, the path in rows of eight to and fro, and the die."""
    places = [Place("0", 0.58, TOP + ROWS - 0.75, "tray", width=0.86, height=1.3, stack="heap"),
              *map(_on_the_hill, serpentine(GOAL, ROWS, "field"))]  # fmt: skip
    lines = [Line((str(foot), str(head)), "ladder") for foot, head in LADDERS.items()]
    lines += [Line((str(top), str(foot)), "slide") for top, foot in SLIDES.items()]
    board = Zone("road", "board", width=LEFT + ROWS + TOP, height=ROWS + 2 * TOP, places=tuple(places),
                 lines=tuple(lines), art="hill")  # fmt: skip
    return Layout((board, Zone("dice", "dice")), tuple(race_looks(seats)))


def _on_the_hill(place: Place) -> Place:
    last = place.name == str(GOAL)
    moved = structs.replace(place, x=place.x + LEFT, y=place.y + TOP, colour="gold" if last else "light")
    return structs.replace(moved, art="flag", help=Note("help-goal")) if last else moved


def way(state: Leiterspiel) -> tuple[str, ...]:
    """All fields of the last throw, from where the figure stood; none where it could not move."""
    if state.mover < 0:
        return ()
    number = min(state.thrown, GOAL - state.came) if state.house == WIN else state.thrown
    walked = list(passed(state.came, number, GOAL, back=state.house == BACK))
    if not walked:
        return ()
    field = state.fields[state.mover]
    return tuple(map(str, [state.came, *walked, *([field] if field != walked[-1] else [])]))


def scene(state: Leiterspiel, _seat: int) -> Scene:
    """Everything lies open."""
    return Scene(tuple(race_pieces(state, way(state))), {}, tuple(_notes(state)), sides=COLOURS[: state.seats])


def _notes(state: Leiterspiel) -> Iterator[Note]:
    """The last throw and where it led."""
    if state.mover < 0:
        return
    seat, came, field = state.mover, state.came, state.fields[state.mover]
    end = ends(came, state.thrown, state.house)
    told = {"seat": seat, "number": state.thrown, "field": end}
    beyond = came + state.thrown > GOAL
    if end == GOAL:
        yield Note("note-goal", told)
    elif beyond:
        yield Note("note-back" if state.house == BACK else "note-stays", told)
    else:
        yield Note("note-runs", told)
    if field != end:
        yield Note("note-ladder" if field > end else "note-slide", {"seat": seat, "field": field})
