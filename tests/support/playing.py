"""What tests of games say all the time: positions told in notation and scenes in a few words, moves played by text."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import TypeVar

import pytest

from ludothek.core.errors import IllegalMove
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import WATCHER, State
from ludothek.core.texts import Texts
from ludothek.core.view import Note, Piece

S = TypeVar("S", bound=State)


def legal(state: State) -> list[str]:
    """The legal moves in notation."""
    return [state.text(move) for move in state.moves()]


def play(state: S, *texts: str) -> S:
    """Play single moves by their texts; each must be legal."""
    for text in texts:
        found = [move for move in state.moves() if state.text(move) == text]
        assert found, f"{text} is not legal, but {' '.join(legal(state))}"
        state.play(found[0])
    return state


def points(state: State) -> list[int]:
    return [state.points(seat) for seat in range(state.seats)]


def match_with(game: Game, state: State, **options: int | str) -> Match:
    """A match in which this is what lies on the table."""
    match = Match(game, state.seats, options, Seal.numbered(1))
    match.state = state
    return match


def refused(match: Match, text: str) -> str:
    """The clause with which a move is refused."""
    before = match.state.copy()
    with pytest.raises(IllegalMove) as error:
        match.play(text)
    assert match.state == before
    return error.value.clause


Asking = Generator[tuple[int, Sequence[str]], str, None]
"""A second opinion on a match: it says who has to choose among what, and is sent what was chosen."""


def beside(match: Match, asking: Asking, choose: Callable[[int, Sequence[str]], str]) -> Iterator[None]:
    """Play a match and a second opinion on it move by move: the same seat may do the same. Stops after every deal."""
    asked = next(asking)
    while not match.over:
        if match.between:
            match.open_deal()
        who, allowed = asked
        assert match.state.turn == who
        assert sorted(legal(match.state)) == sorted(allowed)
        move = choose(who, allowed)
        match.follow(move)
        try:
            asked = asking.send(move)
        except StopIteration:
            assert match.over
        if match.between or match.over:
            yield


Said = list[tuple[str, dict[str, int | str]]]
"""Notes by the ids of their texts, with their arguments."""


def said(notes: Iterable[Note]) -> Said:
    return [(note.id, dict(note.args)) for note in notes]


def notes(game: Game, state: State, seat: int = WATCHER) -> Said:
    """What a table tells of the last moves."""
    return said(game.scene(state, seat).notes)


def facts(game: Game, state: State, seat: int = WATCHER) -> Said:
    """What a table says as long as it is so."""
    return said(game.scene(state, seat).facts)


def fact_ids(game: Game, state: State, seat: int = WATCHER) -> list[str]:
    return [name for name, _ in facts(game, state, seat)]


def in_words(game: Game, notes: Iterable[Note], names: tuple[str, ...], lang: str = "en") -> list[str]:
    """Notes as people read them who watch."""
    texts, layout = Texts(lang, game), game.layout(max(len(names), game.seats[0]))
    return [texts.note(note, names, layout) for note in notes]


def in_zone(game: Game, state: State, zone: str, seat: int = WATCHER) -> list[Piece]:
    return [piece for piece in game.scene(state, seat).pieces if piece.zone == zone]


def touches(game: Game, state: State) -> dict[str, tuple[str, ...]]:
    """What is touched for each legal move."""
    return {state.text(move): game.choice(state, move).touches for move in state.moves()}
