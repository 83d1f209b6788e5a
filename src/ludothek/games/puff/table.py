"""The table of Puff: the board with its 24 points, the stones beside it, and two dice."""

from ludothek.core.view import Choice, Note, Piece, Scene
from ludothek.games.puff.rules import REST, Puff
from ludothek.kit.points.road import BAR, STEPS
from ludothek.kit.points.table import came, counters, dice, set_choice, step_choice, stones, turn_notes


def choice(state: Puff, move: int) -> Choice:
    """A stone that waits is set, any other is moved."""
    if move >= REST:
        under = Note("help-under", {"count": state.lates, "number": state.late})
        only_under = state.first == state.second and state.earlies == 0
        return Choice(move, state.text(move), label=Note("label-rest"), help=under if only_under else Note("help-rest"))
    seat = move // STEPS
    waits = state.way(move)[0] == BAR and seat == state.mover and state.held[seat] >> BAR
    return set_choice(state, move) if waits else step_choice(state, move, REST, seat)


def scene(state: Puff, seat: int) -> Scene:
    """Everything is open; each player sees the board with the own last quarter near."""
    return Scene(
        pieces=(*stones(state, came(state, REST)), *_dice(state)),
        counters=counters(state),
        notes=_notes(state),
        facts=_facts(state),
        sides=("white", "black"),
        turned=2 if seat == 0 else 0,
    )


def _dice(state: Puff) -> list[Piece]:
    """The last throw, of a double what lies on top."""
    faces = state.first, state.second
    early, late = state.left > 0 and state.earlies > 0, state.left > 0 and state.lates > 0
    if faces[0] == faces[1]:
        return dice(faces, (early and state.earlies > 1, early))
    return dice(faces, (early, late) if faces[0] == state.early else (late, early))


def _facts(state: Puff) -> tuple[Note, ...]:
    """What lies underneath a double counts as well (PUF-9), as long as something of it is left."""
    if state.first != state.second or state.left <= 0 or state.lates == 0:
        return ()
    return (Note("fact-under", {"count": state.lates, "number": state.late}),)


def _notes(state: Puff) -> tuple[Note, ...]:
    """To begin, the dice of each player count together."""
    first, second = ((state.opening >> shift & 7) + (state.opening >> shift - 3 & 7) for shift in (9, 3))
    fresh = state.left == (4 if state.first == state.second else 2)
    return turn_notes(state, REST, (first, second), fresh=fresh, kind="note-again" if state.extra else "note-throw")
