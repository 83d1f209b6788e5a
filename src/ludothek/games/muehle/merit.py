"""What speaks for a move in Mühle: a mill, or one less for the other side."""

from ludothek.core.view import Note
from ludothek.games.muehle.rules import NOTHING, POINTS, SECOND, Muehle, parts


def merit(state: Muehle, move: int) -> Note | None:
    """It closes a mill, or takes the point on which the other side would close one with its next move."""
    if move >= SECOND:
        return None
    _, target, taken = parts(move)
    if taken != NOTHING:
        return Note("merit-mill")
    other = state.copy()
    other.turn = 1 - state.turn
    for reply in other.moves():
        _, wanted, prey = parts(reply)
        if wanted == target and prey != NOTHING:
            return Note("merit-stops", {"point": POINTS[target]})
    return None
