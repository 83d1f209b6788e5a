"""What a game that says what speaks for moves tells its test: which merits there are, and when each is true."""

import importlib
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from typing import TypeVar

from ludothek.core.match import Match
from ludothek.core.state import State
from ludothek.core.view import Note
from ludothek.kit.cards.tricks import Tricks
from ludothek.kit.common import bits
from ludothek.kit.duels.draughts import Draughts
from support.folders import GAMES

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Merits:
    """The merits of a game: `MERITS` in `tests/games/<id>/merits.py`."""

    ids: set[str]
    """All that it has, by their texts."""
    true: Callable[[Match, int, Note], bool]
    """Is this so of a legal move, judged without the code that says it?"""


def merits_of(game_id: str) -> Merits | None:
    """What the tests of a game tell of its merits, if they do."""
    if not (GAMES / game_id / "merits.py").exists():
        return None
    found = importlib.import_module(f"games.{game_id}.merits").MERITS
    assert isinstance(found, Merits)
    return found


def after(state: S, move: int) -> S:
    """The state that the move leads to."""
    new = copy(state)
    new.play(move)
    return new


def true_in_draughts(match: Match, move: int, note: Note) -> bool:
    """Does the move capture, crown, or leave the other side nothing but captures?"""
    state, then = match.state, after(match.state, move)
    assert isinstance(state, Draughts)
    assert isinstance(then, Draughts)
    if note.id == "merit-captures":
        return bits.count(then.white | then.black) == bits.count(state.white | state.black) - 1
    if note.id == "merit-crowns":
        return bits.count(then.kings) == bits.count(state.kings) + 1
    return then.turn == 1 - state.turn and all("x" in then.text(reply) for reply in then.moves())


def true_of_tricks(match: Match, move: int, _note: Note) -> bool:
    """Does the card take the trick?"""
    state, then = match.state, after(match.state, move)
    assert isinstance(state, Tricks)
    assert isinstance(then, Tricks)
    return bits.count(then.won[state.turn]) > bits.count(state.won[state.turn])
