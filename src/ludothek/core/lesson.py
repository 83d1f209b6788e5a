"""A lesson: a game taught by a few positions, each with a sentence and, mostly, a move to find.

It is data in the folder of the game: `lesson/lesson.toml` says the positions, each reached by moves, and what is
claimed of them; `lesson/<language>.ftl` has the sentences. docs/adding-a-game.md tells how one is written.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from ludothek.core.errors import BadLesson, LudothekError
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.texts import Texts
from ludothek.core.understanding import whole_turn
from ludothek.core.view import View

FOLDER = "lesson"
Name = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]*$")]
Moves = Annotated[
    str, Field(description="Moves in notation, the referee's among them: spaces between them, `_` for a space in one.")
]
Log = tuple[int | str, ...]


class _Written(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Claims(_Written):
    """What is said of a position, so that it can be checked; what is left out is not claimed."""

    turn: int | None = None
    """Whose turn it is; -2: nobody's, the deal is over."""
    legal: Moves | None = None
    """All moves that may be made, and no others."""
    refused: Mapping[str, str] = Field(default_factory=dict)
    """Moves that may not be made, each with the clause that forbids it."""
    notes: Sequence[str] = ()
    """Among what is told of the last move are notes with these ids."""
    counters: Mapping[str, int] = Field(default_factory=dict)
    pieces: Mapping[str, int] = Field(default_factory=dict)
    """How many pieces lie in a zone, or on a place of one."""
    looks: Mapping[str, str] = Field(default_factory=dict)
    """What lies on a place or in a zone looks like this, all of it."""
    winners: Sequence[int] | None = None
    """Who has won the deal that is over."""
    reason: str | None = None
    """By what the deal was won."""


class Step(_Written):
    """A position, what is shown in it and what is to be found.

    Its sentence is the text with its name; `<name>-done` is said when the move is found, and `<name>-wrong`, where
    there is one, about any other move that is allowed.
    """

    name: Name
    fresh: bool = False
    """Begins a match anew; else it goes on from the step before, where its first right move was made."""
    moves: Moves = ""
    """What leads here."""
    find: Sequence[str] = ()
    """The moves that are right, in notation; none: there is only something to see."""
    follow: Moves = ""
    """What happens right after the move: what chance brings and what the others do."""
    look: Sequence[str] = ()
    """What is ringed: places, pieces or zones by their names."""
    arrows: Sequence[Annotated[Sequence[str], Field(min_length=2, max_length=2)]] = ()
    """From one of these to another."""
    holds: Claims = Claims()
    """What is claimed of the position."""
    then: Claims = Claims()
    """What is claimed after the move and what follows it."""


class Plan(_Written):
    """The whole file."""

    seats: int
    seat: int = 0
    """The seat of whoever learns."""
    options: Mapping[str, int | str] = Field(default_factory=dict)
    steps: Annotated[Sequence[Step], Field(min_length=1)]


@dataclass(frozen=True)
class Lesson:
    """A lesson that can be taken: every position is reached, and every right move can be made."""

    game: Game
    plan: Plan

    @cached_property
    def starts(self) -> tuple[Log, ...]:
        """For every step, the moves from the beginning of its match."""
        found: list[Log] = []
        for number, step in enumerate(self.plan.steps):
            last = number - 1
            before = () if step.fresh or not found else self._went(last, found[last], self.plan.steps[last].find[:1])
            found.append((*before, *written(step.moves)))
        return tuple(found)

    def before(self, number: int) -> Match:
        """The position of a step."""
        return self._reached(number, self.starts[number])

    def after(self, number: int, move: str) -> Match:
        """The position after a right move of a step and what follows it."""
        return self._reached(number, self._went(number, self.starts[number], [move]))

    def course(self, number: int, move: str) -> Iterator[Match]:
        """The match after each move from a right one to the last that follows it."""
        match = self.before(number)
        for made in self.after(number, move).log[len(match.log) :]:
            match.follow(made)
            yield match

    def right(self, number: int, typed: str) -> str:
        """The right move of a step that is meant, empty if none is. A `MoveError` if it may not be made at all."""
        state = self.before(number).state
        meant = whole_turn(self.game, state, typed)
        found = (move for move in self.plan.steps[number].find if whole_turn(self.game, state, move) == meant)
        return next(found, "")

    def view(self, match: Match) -> View:
        """What whoever learns sees."""
        return match.view(self.plan.seat)

    def texts(self, lang: str) -> Texts:
        """The texts of the game and its lesson."""
        return Texts(lang, self.game, self.game.folder / FOLDER)

    def other(self, number: int, texts: Texts) -> str:
        """What is said about any move of a step that is allowed and not right."""
        own = f"{self.plan.steps[number].name}-wrong"
        return texts(own if own in texts else "lesson-other")

    def _went(self, number: int, start: Log, right: Sequence[str]) -> Log:
        """The moves to the end of a step, where a right move was made if there is one; it may be a whole turn."""
        state = self._reached(number, start).state
        try:
            made = [move for turn in right for move in whole_turn(self.game, state, turn)]
        except LudothekError as error:
            raise self._bad(number, error) from None
        return (*start, *made, *written(self.plan.steps[number].follow))

    def _reached(self, number: int, moves: Log) -> Match:
        try:
            return Match(self.game, self.plan.seats, self.plan.options, log=moves)
        except LudothekError as error:
            raise self._bad(number, error) from None

    def _bad(self, number: int, error: LudothekError) -> BadLesson:
        return BadLesson(f"{self.game.id}, step {self.plan.steps[number].name!r}: {error}")


def written(moves: Moves) -> list[str]:
    """The moves of a text, one by one."""
    return [move.replace("_", " ") for move in moves.split()]


def has_lesson(game: Game) -> bool:
    """Can the game be learnt by one? A variant has one of its own or none."""
    return (game.folder / FOLDER / "lesson.toml").is_file()


def lesson(game: Game) -> Lesson:
    """The lesson of a game."""
    path = game.folder / FOLDER / "lesson.toml"
    if not has_lesson(game):
        raise BadLesson(f"{game.id} has no lesson; its rules are told by `ludothek rules {game.id}`")
    try:
        return Lesson(game, Plan.model_validate(tomllib.loads(path.read_text(encoding="utf-8"))))
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{path} is no TOML: {error}") from None
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise BadLesson(f"{path}, {where}: {first['msg']}") from None
