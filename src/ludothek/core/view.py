"""What people see: the layout of a table, which stays, and the view of a seat, which changes with every move.

Views are the only thing that leaves a match for a seat. A client draws them and narrows the choices by touches;
it knows no rule. Everything here is plain data that turns into JSON by `as_json`.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from ludothek.core.result import Result

BACK = "back"
"""The look of every piece whose face is hidden."""


@dataclass(frozen=True, slots=True)
class Note:
    """A text of the game with its arguments. Arguments named `seat...` are seats, `look...` are looks."""

    id: str
    args: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the table. `kind` tells a client how to draw it.

    hand: the pieces a seat holds. trick: one place a seat for the cards of a trick, named `<zone>.<seat>`.
    sets: pieces that lie open, grouped by the colour of their looks. last_trick: the trick before, to be looked
    at again; its pieces are pictures of pieces that lie elsewhere.
    """

    name: str
    kind: str
    owner: int = -1
    """The seat in front of which it lies; -1: in the middle."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a piece looks: a face to read, a colour, and a sign so that colour is never the only difference."""

    id: str
    kind: str
    face: str
    colour: str
    sign: str
    text: Note
    """Its name for people who listen."""
    art: str = ""
    """The drawing on it: a file in the `art` folder of the game, without its ending."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The table of a game for a number of seats."""

    zones: tuple[Zone, ...]
    looks: tuple[Look, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece in its zone, or several that cannot be told apart. A hidden one has the look `back` and no identity."""

    zone: str
    look: str
    id: str = ""
    """The same as long as everyone may know that it is the same piece; it can be touched by this name."""
    place: str = ""
    """The place within the zone, where the zone has places."""
    via: str = ""
    """Where it lay for a moment on its way here, during the last move."""
    count: int = 1
    """So many pieces alike, without identity."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What a game shows a seat: pieces in drawing order, counters by name, and what has just happened."""

    pieces: tuple[Piece, ...]
    counters: Mapping[str, int]
    """`points.<seat>` is known to every client; a game may add parts of it: `points.<seat>.<colour>`."""
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move: its notation and what to touch, in order. Nothing to touch: a button with this text."""

    move: int
    text: str
    touches: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat, or a watcher, may know at one moment."""

    game: str
    seat: int
    turn: int
    dealer: int
    deal: int
    """The number of the deal, from 1."""
    length: int
    """How many deals there are in all."""
    scene: Scene
    choices: tuple[Choice, ...]
    deals: tuple[Result, ...]
    """The results of the deals that are over."""
    totals: tuple[int, ...]
    result: Result | None
    """The result of the whole series, once it is over."""


def as_json(item: Layout | View | Result) -> dict[str, Any]:
    """A layout, view or result as plain dictionaries, lists, texts and numbers."""
    return asdict(item)
