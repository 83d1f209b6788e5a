"""The table of Zick-Zack: the board with its 24 fields, which both players run up, and two dice."""

from ludothek.core.view import Choice, Note, Piece, Scene
from ludothek.games.zick_zack.rules import REST, ZickZack
from ludothek.kit.points.road import BAR
from ludothek.kit.points.table import came, counters, dice, set_choice, step_choice, stones, turn_notes


def choice(state: ZickZack, move: int) -> Choice:
    """A stone that waits is set, any other is moved."""
    if move >= REST:
        return Choice(move, state.text(move), label=Note("label-rest"), help=Note("help-rest"))
    waits = state.way(move)[0] == BAR and state.held[state.mover] >> BAR
    return set_choice(state, move) if waits else step_choice(state, move, REST, state.mover)


def scene(state: ZickZack, _seat: int) -> Scene:
    """Everything is open."""
    return Scene(
        pieces=(*stones(state, came(state, REST)), *_dice(state)),
        counters=counters(state),
        notes=turn_notes(state, REST, divmod(state.opening, 8), fresh=state.left == 2),
        sides=("white", "black"),
    )


def _dice(state: ZickZack) -> list[Piece]:
    """The last throw."""
    faces = state.first, state.second
    if faces[0] == faces[1]:
        return dice(faces, (state.left > 1, state.left > 0))
    left = (state.high, state.low) if state.left > 0 else ()
    return dice(faces, (faces[0] in left, faces[1] in left))
