"""The table of Leiterspiel: a path that winds up the hill, ladders, slides, and the die that is touched."""

from collections.abc import Iterator

from ludothek.core.view import Layout, Line, Note, Place, Scene, Zone
from ludothek.games.leiterspiel.rules import BACK, GOAL, LADDERS, SLIDES, WIN, Leiterspiel, ends
from ludothek.kit.races.race import COLOURS, race_looks, race_pieces
from ludothek.kit.races.track import passed

ROWS = 8
LEFT, TOP = 1.1, 0.2
"""Where the fields begin; left of the first one there is room for those that have not begun."""


def layout(seats: int) -> Layout:
    """The start, the path in rows of eight to and fro, and the die."""
    places = [Place("0", 0.58, TOP + ROWS - 0.75, "tray", width=0.86, height=1.3, stack="heap"),
              *map(_field, range(1, GOAL + 1))]  # fmt: skip
    lines = [Line((str(foot), str(head)), "ladder") for foot, head in LADDERS.items()]
    lines += [Line((str(top), str(foot)), "slide") for top, foot in SLIDES.items()]
    board = Zone("road", "board", width=LEFT + ROWS + TOP, height=ROWS + 2 * TOP, places=tuple(places),
                 lines=tuple(lines), art="hill")  # fmt: skip
    return Layout((board, Zone("dice", "dice")), tuple(race_looks(seats)))


def _field(number: int) -> Place:
    """One field of the hill; the first lies at the bottom left, and every other row runs back."""
    row, along = divmod(number - 1, ROWS)
    column = ROWS - 1 - along if row % 2 else along
    last = number == GOAL
    colour, art, note = ("gold", "flag", Note("help-goal")) if last else ("light", "", None)
    x, y = column + 0.5 + LEFT, ROWS - 1 - row + 0.5 + TOP
    return Place(str(number), x, y, "field", colour, sign=str(number), art=art, help=note, stack="heap")


def way(state: Leiterspiel) -> tuple[str, ...]:
    """All fields of the last throw, from where the figure stood; none where it could not move."""
    if state.mover < 0:
        return ()
    number = min(state.thrown, GOAL - state.came) if state.terms == WIN else state.thrown
    walked = list(passed(state.came, number, GOAL, back=state.terms == BACK))
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
    end = ends(came, state.thrown, state.terms)
    args = {"seat": seat, "number": state.thrown, "field": end}
    beyond = came + state.thrown > GOAL
    if end == GOAL:
        yield Note("note-goal", args)
    elif beyond:
        yield Note("note-back" if state.terms == BACK else "note-stays", args)
    else:
        yield Note("note-runs", args)
    if field != end:
        yield Note("note-ladder" if field > end else "note-slide", {"seat": seat, "field": field})
