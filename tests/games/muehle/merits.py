"""Mühle: when it is true that a move closes a mill or stops one."""

from games.muehle.cases import LINES, NEIGHBOURS
from ludothek.core.match import Match
from ludothek.core.view import Note
from ludothek.games.muehle.board import POINTS
from ludothek.games.muehle.rules import Muehle
from support.merits import Merits


def true(match: Match, move: int, note: Note) -> bool:
    state = match.state
    assert isinstance(state, Muehle)
    if note.id == "merit-mill":
        return "x" in match.text(move)
    point = str(note.args["point"])
    other = 1 - state.turn
    theirs = {POINTS[at] for at in range(24) if state.stones(other) >> at & 1}
    lines = [line for line in LINES if point in line and set(line) - {point} <= theirs]
    comes = state.in_hand(other) > 0 or len(theirs) == 3
    return any(comes or NEIGHBOURS[point] & (theirs - set(line)) for line in lines)


MERITS = Merits({"merit-mill", "merit-stops"}, true)
