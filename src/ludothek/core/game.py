"""The description of a game: its rules, its table and what may be agreed. One `Game` stands in every game's folder."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from ludothek.core.errors import BadSeats
from ludothek.core.knowledge import Knowledge
from ludothek.core.options import Option, Options, OptionValue, settle
from ludothek.core.series import Series
from ludothek.core.state import State
from ludothek.core.view import Layout, Scene


@dataclass(frozen=True)
class Game:
    """Everything that the rest of Ludothek knows about a game."""

    folder: Path
    """Where its texts and rulebooks lie; the folder's name is the id of the game."""
    version: int
    """Rises when the rules change; records carry it."""
    names: Mapping[str, str]
    """What people call it in each language."""
    kind: tuple[str, ...]
    """`cards`, `dice`, `board`; with `hidden` where hands or dice are secret."""
    minutes: int
    """How long a usual series takes people."""
    seats: range
    moves: int
    """Moves are numbers below this."""
    longest: int
    """No deal has more moves than this, the referee's included."""
    options: tuple[Option, ...]
    series: Callable[[int, Options], Series]
    layout: Callable[[int], Layout]
    scene: Callable[[State, int], Scene]
    """What a state shows to a seat."""
    touches: Callable[[int], tuple[str, ...]]
    """What is touched to make a move; nothing: a button."""
    knowledge: Knowledge = field(default_factory=Knowledge)
    """What computer players know of the game beyond its rules."""

    @cached_property
    def id(self) -> str:
        """The name of the game in commands, links and records."""
        return self.folder.name

    @cached_property
    def notation(self) -> dict[str, int]:
        """Every move of the game by its text, in lower case."""
        state = self.series(self.seats[0], self.settle(self.seats[0], {})).deal()
        return {state.text(move).lower(): move for move in range(self.moves)}

    def settle(self, seats: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Check the number of seats and the given options; return all options with their values."""
        if seats not in self.seats:
            raise BadSeats(f"{self.names['en']} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        return settle(self.options, seats, given)
