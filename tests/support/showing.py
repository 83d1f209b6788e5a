"""What tests of games look at all the time: what a table tells, what lies on it, and what is touched for a move."""

from collections.abc import Iterable
from dataclasses import dataclass

from ludothek.core.game import Game
from ludothek.core.state import WATCHER, State
from ludothek.core.texts import Texts
from ludothek.core.view import Note, Piece

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


@dataclass(frozen=True)
class Teller:
    """What a table tells of the last moves, as people read it who are called like this."""

    game: Game
    names: tuple[str, ...]

    def __call__(self, state: State, lang: str = "en", *, seat: int = WATCHER) -> list[str]:
        return in_words(self.game, self.game.scene(state, seat).notes, self.names[: state.seats], lang)


def in_zone(game: Game, state: State, zone: str, seat: int = WATCHER) -> list[Piece]:
    return [piece for piece in game.scene(state, seat).pieces if piece.zone == zone]


def touches(game: Game, state: State) -> dict[str, tuple[str, ...]]:
    """What is touched for each legal move."""
    return {state.text(move): game.choice(state, move).touches for move in state.moves()}
