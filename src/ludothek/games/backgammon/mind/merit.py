"""What speaks for a move in Backgammon: a hit, a point, or nothing left alone."""

from ludothek.core.view import Note
from ludothek.games.backgammon.notation import RUNS
from ludothek.games.backgammon.rules import Backgammon
from ludothek.kit.points.road import BAR


def merit(state: Backgammon, move: int) -> Note | None:
    """It hits, makes a point of what stood alone, or leaves nothing of one's own alone."""
    if move >= RUNS:
        return None
    seat = state.turn
    after = state.copy()
    after.play(move)
    if after.hit:
        return Note("merit-hits")
    _, target = state.way(move)
    if 0 < target < BAR and state.board[(BAR + 1) * seat + target] == 1:
        return Note("merit-point")
    return Note("merit-safe") if _alone(state, seat) > 0 and _alone(after, seat) == 0 else None


def _alone(state: Backgammon, seat: int) -> int:
    """How many points a seat holds with a single stone."""
    first = (BAR + 1) * seat
    count = 0
    for place in range(1, BAR):
        count += int(state.board[first + place] == 1)
    return count
