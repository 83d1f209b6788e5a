"""Yatzy: when it is true that a field scores so much."""

from ludothek.core.match import Match
from ludothek.core.view import Note
from ludothek.games.yatzy.rules import Yatzy
from support.merits import Merits, after


def true(match: Match, move: int, note: Note) -> bool:
    state, then = match.state, after(match.state, move)
    assert isinstance(state, Yatzy)
    assert isinstance(then, Yatzy)
    fields = 13
    return then.written(state.turn, 0, fields) - state.written(state.turn, 0, fields) == note.args["count"]


MERITS = Merits({"merit-scores"}, true)
