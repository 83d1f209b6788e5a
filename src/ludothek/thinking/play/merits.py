"""What speaks for a move in games of one kind, from what everybody sees."""

from ludothek.core.view import Note
from ludothek.kit.cards.tricks import Tricks


def trick_merit(state: Tricks, move: int) -> Note | None:
    """The last card to a trick is known to take it, or not to."""
    if state.laid == 0 or state.laid + 1 < state.size:
        return None
    seat = state.turn
    after = state.copy()
    assert isinstance(after, Tricks)
    after.play(move)
    return Note("merit-trick") if after.steps > state.steps and after.leader == seat else None
