"""What speaks for a move in Mühle: how the game ends if that is known, a mill, or one less for the other side."""

from ludothek.core.knowledge import UNSOLVED
from ludothek.core.state import NOBODY
from ludothek.core.view import Note
from ludothek.games.muehle.board import POINTS
from ludothek.games.muehle.mind.endings import endings
from ludothek.games.muehle.rules import NOTHING, SECOND, Muehle, parts


def merit(state: Muehle, move: int) -> Note | None:
    """It wins, draws or lasts; it closes a mill, or takes the point on which the other side would close one next."""
    if move >= SECOND:
        return None
    if note := _in_the_end(state, move):
        return note
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


def _in_the_end(state: Muehle, move: int) -> Note | None:
    """What is known of the end, where this move is as good as any; moves are counted as those of whoever decides."""
    if endings().solved(state) == UNSOLVED:
        return None
    ends = {each: _end(state, each) for each in state.moves()}
    if UNSOLVED in ends.values() or _rank(ends[move]) < max(_rank(end) for end in ends.values()):
        return None
    count = (abs(ends[move]) + 1) // 2
    if ends[move] > 0:
        return Note("merit-wins", {"count": count})
    if ends[move] < 0:
        return Note("merit-lasts", {"count": count})
    return Note("merit-draws") if any(end < 0 for end in ends.values()) else None


def _end(state: Muehle, move: int) -> int:
    """How the game ends after a move: in so many half-moves with a win, less than 0 with a loss, 0 with a draw."""
    after = state.copy()
    after.play(move)
    if after.turn == NOBODY:
        return int(after.outcome(state.turn))
    solved = int(endings().solved(after))
    if solved in (0, UNSOLVED):
        return solved
    return 1 - solved if solved < 0 else -1 - solved


def _rank(end: int) -> float:
    """Which end is better: a win soon, then a draw, then a loss late."""
    return 0.0 if end == 0 else 1.0 / end
