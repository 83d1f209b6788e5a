"""What speaks for a move in Yatzy: the points that it brings at once."""

from ludothek.core.view import Note
from ludothek.games.yatzy.rules import ALL, ENTER, FIELDS, STRIKE, Yatzy


def merit(state: Yatzy, move: int) -> Note | None:
    """What is entered, if that is anything."""
    if not ENTER <= move < STRIKE:
        return None
    points = state.worth(state.shown(ALL), (move - ENTER) % FIELDS)
    return Note("merit-scores", {"count": points}) if points else None
