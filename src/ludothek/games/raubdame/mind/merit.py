"""What speaks for a move in Raubdame: the other side has to take something."""

from ludothek.core.view import Note
from ludothek.kit.duels.draughts import Draughts
from ludothek.kit.duels.numbering import FIRST_STEP


def merit(state: Draughts, move: int) -> Note | None:
    """After it the other side can do nothing but capture."""
    after = state.copy()
    after.play(move)
    if after.turn != 1 - state.turn:
        return None
    for reply in after.moves():
        if reply >= FIRST_STEP:
            return None
    return Note("merit-offers")
