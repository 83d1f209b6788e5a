"""Backgammon: when it is true that a move hits, makes a point, or leaves nobody alone."""

from ludothek.core.match import Match
from ludothek.core.view import Note
from ludothek.games.backgammon.rules import Backgammon
from ludothek.kit.points.road import BAR
from support.merits import Merits, after


def true(match: Match, move: int, note: Note) -> bool:
    state, then = match.state, after(match.state, move)
    assert isinstance(state, Backgammon)
    assert isinstance(then, Backgammon)
    mine, theirs = (BAR + 1) * state.turn, (BAR + 1) * (1 - state.turn)
    before, now = (list(each.board)[mine + 1 : mine + BAR] for each in (state, then))
    if note.id == "merit-hits":
        return then.board[theirs + BAR] == state.board[theirs + BAR] + 1
    if note.id == "merit-point":
        return any((was, is_) == (1, 2) for was, is_ in zip(before, now, strict=True))
    return 1 in before and 1 not in now


MERITS = Merits({"merit-hits", "merit-point", "merit-safe"}, true)
