"""What speaks for a move in Dame: a capture, or a Dame."""

from ludothek.core.view import Note
from ludothek.games.dame.rules import Dame
from ludothek.kit.duels.numbering import FIRST_STEP


def merit(state: Dame, move: int) -> Note | None:
    """It captures, or a stone becomes a Dame."""
    if move < FIRST_STEP:
        return Note("merit-captures")
    after = state.copy()
    after.play(move)
    return Note("merit-crowns") if after.crowned != 0 else None
