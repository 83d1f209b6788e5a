"""The table of Gänsespiel: a path that winds inwards to the pond, with a picture wherever something happens."""

from collections.abc import Iterator

from ludothek.core.view import Layout, Note, Place, Scene, Zone
from ludothek.games.gaensespiel.rules import AGAIN, CAUGHT, GOAL, HURT, ONWARD, STAY, Gaensespiel
from ludothek.kit.common.dice import FACES
from ludothek.kit.races.race import COLOURS, race_looks, race_pieces
from ludothek.kit.races.track import land, passed

ROWS = 8
EDGE = 0.2
PICTURES = {
    4: "fox",
    9: "cage",
    13: "hedgehog",
    15: "feather",
    21: "wing",
    24: "bed",
    30: "ladybird",
    34: "wing",
    37: "plate",
    40: "foot",
    49: "balloon",
    52: "signpost",
    57: "laughing",
    60: "crown",
    63: "pond",
}
"""The fields on which something happens (GAE-8); each says what, and has a note that tells it."""


def layout(seats: int) -> Layout:
    """The start in the corner, the path round and round towards the middle, and the die."""
    places = tuple(_place(field, *where) for field, where in enumerate(_spiral()))
    size = ROWS + 2 * EDGE
    board = Zone("road", "board", width=size, height=size, places=places, art="meadow")
    return Layout((board, Zone("dice", "dice")), tuple(race_looks(seats)))


def _spiral() -> Iterator[tuple[int, int]]:
    """Column and row of every field, round and round towards the middle, anticlockwise from the bottom left."""
    lain: set[tuple[int, int]] = set()
    column, row, across, down = 0, ROWS - 1, 1, 0
    while len(lain) <= GOAL:
        yield column, row
        lain.add((column, row))
        ahead = (column + across, row + down)
        if ahead in lain or not (0 <= ahead[0] < ROWS and 0 <= ahead[1] < ROWS):
            across, down = down, -across
        column, row = column + across, row + down


def _place(field: int, column: int, row: int) -> Place:
    name, x, y = str(field), column + 0.5 + EDGE, row + 0.5 + EDGE
    if field == 0:
        return Place(name, x, y, "tray", width=0.96, height=0.96, stack="heap")
    if field not in PICTURES:
        return Place(name, x, y, "field", "light", sign=name, stack="heap")
    colour = "gold" if field == GOAL else "white"
    note = Note(f"help-{field}")
    return Place(name, x, y, "field", colour, sign=name, stack="heap", art=PICTURES[field], help=note)


def way(state: Gaensespiel) -> tuple[str, ...]:
    """All fields of the last throw, from where the goose stood; none where it could not move."""
    if state.mover < 0 or _stays(state):
        return ()
    walked = [state.came, *passed(state.came, state.thrown, GOAL, back=True)]
    if walked[-1] in ONWARD:
        walked.append(ONWARD[walked[-1]])
    return tuple(map(str, walked))


def _stays(state: Gaensespiel) -> bool:
    """Has the last throw not moved the goose?"""
    caught = state.came == CAUGHT and state.fields[state.mover] == CAUGHT
    return caught or (state.came + state.thrown > GOAL and bool(state.terms & STAY))


def scene(state: Gaensespiel, _seat: int) -> Scene:
    """Everything lies open."""
    return Scene(
        pieces=tuple(race_pieces(state, way(state))),
        counters={},
        notes=tuple(_notes(state)),
        sides=COLOURS[: state.seats],
    )


def _notes(state: Gaensespiel) -> Iterator[Note]:
    """The last throw, what the field had in store, and who has lost a turn since."""
    if state.mover < 0:
        return
    yield from _throw_notes(state)
    lost = [(state.missed >> shift) % 8 - 1 for shift in range(57, -3, -3)]
    for seat in lost:
        if seat >= 0:
            yield Note("note-waits" if state.fields[seat] == HURT else "note-misses", {"seat": seat})


def _throw_notes(state: Gaensespiel) -> Iterator[Note]:
    end = land(state.came, state.thrown, GOAL, back=True)
    args = {"seat": state.mover, "number": state.thrown, "field": end}
    beyond = state.came + state.thrown > GOAL
    if _stays(state):
        if beyond:
            yield Note("note-stays", args)
        else:
            yield Note("note-freed" if state.thrown == FACES else "note-caught", args)
        return
    yield Note("note-back" if beyond else "note-runs", args)
    if end in PICTURES:
        yield Note(f"note-{end}", {"seat": state.mover})
    if end in ONWARD and ONWARD[end] in AGAIN:
        yield Note(f"note-{ONWARD[end]}", {"seat": state.mover})
