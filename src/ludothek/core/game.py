"""The description of a game: its rules, its table and what may be agreed. One stands in every game's `game.py`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import exp
from pathlib import Path
from typing import Any, Generic

from typing_extensions import TypeVar

from ludothek.core.about import About
from ludothek.core.errors import BadSeats, LudothekError, shown
from ludothek.core.knowledge import SEARCHING, Knowledge, Method
from ludothek.core.options import Option, Options, OptionValue, settle
from ludothek.core.seat_lot import SeatLot
from ludothek.core.series import Series
from ludothek.core.state import State
from ludothek.core.view import Choice, Layout, Note, Scene

SHARED_ART = Path(__file__).parent.parent / "art"
"""The drawings of the whole chest: its logo, backs and courts of playing cards."""

S = TypeVar("S", bound=State, default=Any)
"""The state of a game: its table is written for it alone. A `Game` without it is one of any state."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """A way to end a deal that is no move: resigning, an agreed draw.

    Its texts are `agreement-<name>` and, as the question to the others, `agreement-<name>-ask`.
    """

    name: str
    consent: bool
    """All others have to agree."""


def _as_written(_state: State, text: str) -> Sequence[str]:
    return (text,)


def _no_turns(_state: State) -> Sequence[Choice]:
    return ()


def _no_worth(_state: State) -> Iterable[float]:
    return ()


def _no_merit(_state: State, _move: int) -> Note | None:
    return None


def logistic(slope: float) -> Callable[[float], float]:
    """The chance to win that a lead means, as a curve through one half: the steeper, the sooner a lead decides.

    Slopes were fitted to a few dozen games of quick alpha-beta players who overlook one move in eight.
    """
    return lambda score: 1 / (1 + exp(-slope * score))


def _in_between(score: float) -> float:
    return min(1.0, max(0.0, 0.5 + score / 2))


@dataclass(frozen=True)
class Game(Generic[S]):
    """Everything that the rest of Ludothek knows about a game."""

    about: About
    """What lists tell of it."""
    move_count: int
    """Moves are numbers below this."""
    longest: int
    """No deal has more moves than this, the referee's included."""
    options: tuple[Option, ...]
    series: Callable[[int, Options], Series]
    layout: Callable[[int], Layout]
    scene: Callable[[S, int], Scene]
    """What a state shows to a seat."""
    choice: Callable[[S, int], Choice]
    """How a move is made at the table: what is touched, what a button says."""
    read: Callable[[S, str], Sequence[str]] = _as_written
    """What people may write instead of the notation: the texts of the moves that are meant, one after the other.

    It is asked only about a text that is not the notation of a legal move."""
    turns: Callable[[S], Sequence[Choice]] = _no_turns
    """What one touch may mean beyond a single move: several in a row, written together as `read` understands them."""
    agreements: tuple[Agreement, ...] = ()
    knowledge: Knowledge = field(default_factory=Knowledge)
    """What computer players know of the game beyond its rules."""
    levels: Mapping[str, Method] = field(default_factory=lambda: SEARCHING)
    """How each level thinks, from easy to hard."""
    chance: Callable[[float], float] = _in_between
    """The chance to win that a `score` of the knowledge means; here the score is the chance, less that to lose."""
    worth: Callable[[S], Iterable[float]] = _no_worth
    """The points that whoever decides may expect of each legal move, in their order, where the knowledge has them."""
    chances: Callable[[S], Iterable[float]] = _no_worth
    """The exact chance to win of each legal move, in their order, where the knowledge has it; it goes before points."""
    playout: str = "casual"
    """The level by whose policy deals are played out to value moves: the strongest one that is quick."""
    merit: Callable[[S, int], Note | None] = _no_merit
    """What speaks for a move, in one sentence: true of the move as such, and from what its seat can see."""
    odds: Callable[[S], Sequence[float]] | None = None
    """The exact chance of every seat to be among the winners of the deal, from what all can see; empty if not known."""
    seat_lot: SeatLot = field(default_factory=SeatLot)
    """How seats are drawn, where the option `seating` of `core/seat_lot.py` is among the options and says so."""
    base: "Game | None" = None
    """The game of which this is a variant: what it does not say or draw itself is said and drawn as there."""
    replaced: Mapping[str, str] = field(default_factory=dict)
    """The clauses of the base that do not hold in this variant, each with the clause that stands in its place. All
    others hold, and the rulebook quotes them."""
    families: tuple[Path, ...] = ()
    """The folders of texts of its families, such as `kit.duels.TEXTS`: what neither it nor its base says is said as
    there."""

    @property
    def id(self) -> str:
        """The name of the game in commands, links and records."""
        return self.about.id

    @property
    def folder(self) -> Path:
        """Where its texts and rulebooks lie."""
        return self.about.folder

    @property
    def version(self) -> int:
        """Rises when the rules change."""
        return self.about.version

    @property
    def kind(self) -> tuple[str, ...]:
        """`cards`, `dice`, `board`; with `hidden` where hands or dice are secret."""
        return self.about.kind

    @property
    def seats(self) -> range:
        """For how many it is."""
        return self.about.seats

    @property
    def decides(self) -> bool:
        """Does anybody ever decide anything?"""
        return self.about.decides

    def title(self, lang: str) -> str:
        """What people call it in a language."""
        return self.about.title(lang)

    @cached_property
    def lineage(self) -> "tuple[Game, ...]":
        """The game itself, and before it the one that it is a variant of."""
        return (self,) if self.base is None else (*self.base.lineage, self)

    @cached_property
    def text_folders(self) -> tuple[Path, ...]:
        """Where its texts lie, the ones that go before others last: of its families, of its base, its own."""
        families = dict.fromkeys(folder for game in self.lineage for folder in game.families)
        return (*families, *(game.folder / "texts" for game in self.lineage))

    def drawing(self, name: str) -> Path | None:
        """The file of a drawing; what a variant does not draw is drawn as in its base, or as in the whole chest."""
        folders = [*(game.folder / "art" for game in reversed(self.lineage)), SHARED_ART]
        return next((path for folder in folders if (path := folder / f"{name}.svg").is_file()), None)

    @cached_property
    def notation(self) -> dict[str, int]:
        """Every move of the game by its text, in lower case."""
        state = self.start(self.seats[0])
        return {state.text(move).lower(): move for move in range(self.move_count)}

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        """The first deal of a series, before anything has happened in it: the referee may be the first to move."""
        return self.series(seats, self.settle(seats, options or {})).deal()

    def agreement(self, name: str) -> int:
        """The number of an agreement of the game."""
        names = [agreement.name for agreement in self.agreements]
        if name not in names:
            there_are = f"there are {', '.join(names)}" if names else "this game has none"
            raise LudothekError(f"there is no agreement {shown(name)}; {there_are}")
        return names.index(name)

    def settle(self, seats: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Check the number of seats and the given options; return all options with their values."""
        if seats not in self.seats:
            raise BadSeats(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        return settle(self.options, seats, given)
