"""The entries of a table's log: everything that ever happened at it, each exactly once and in order."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from ludothek.server.messages import Matter

Mover = Literal["person", "computer", "clock"]
"""Who made a move: a person, the computer player of the seat, or one for a person whose time had run out."""


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class SeatOpened(_Entry):
    """A seat as it was when the table was opened."""

    player: str
    name: str
    secret: str
    """The hash of its secret; empty for the seat of a computer player."""
    contribution: str | None = None


class TableOpened(_Entry):
    """Always entry 0. The seed is here from the start; its commitment is shown to all."""

    type: Literal["opened"] = "opened"
    game: str
    version: int
    options: dict[str, int | str]
    seats: list[SeatOpened]
    clock: int | None
    hints: bool = True
    chat: bool = False
    advice: bool = False
    lang: str
    seed: str
    join: str
    watch: str
    again_of: str | None = None
    same_cards: bool = False


class SatDown(_Entry):
    """A person took an open seat; `secret` is the hash of what opens it from now on."""

    type: Literal["sat"] = "sat"
    seat: int
    name: str
    secret: str
    contribution: str | None


class Contributed(_Entry):
    """Seats added their part to the chance of the match."""

    type: Literal["contributed"] = "contributed"
    seats: list[int]
    contribution: str


class Begun(_Entry):
    """Open seats went to computer players of a level, and the referee made the first moves."""

    type: Literal["begun"] = "begun"
    level: str
    moves: list[int]


class Moved(_Entry):
    """A decision of a seat and what the referee answered."""

    type: Literal["moved"] = "moved"
    seat: int
    moves: list[int]
    by: Mover
    seen: int
    """The number of the view in which it was chosen; with `text` it tells a repeated message from a new one."""
    text: str


class Dealt(_Entry):
    """The next deal was begun."""

    type: Literal["dealt"] = "dealt"
    moves: list[int]


class Asked(_Entry):
    """A question to others; with nobody to wait for it was granted at once."""

    type: Literal["asked"] = "asked"
    what: Matter
    by: int
    seat: int
    waiting_for: list[int]
    agreement: str = ""


class Answered(_Entry):
    """Answers of some seats to the open question; without seats: it lapsed or was withdrawn."""

    type: Literal["answered"] = "answered"
    seats: list[int]
    agree: bool


class Handed(_Entry):
    """A seat went to a computer player, or back to its person."""

    type: Literal["handed"] = "handed"
    seat: int
    player: str


class Named(_Entry):
    """A person goes by another name."""

    type: Literal["named"] = "named"
    seat: int
    name: str


class Continued(_Entry):
    """The same people play on at another table."""

    type: Literal["continued"] = "continued"
    table: str


Entry = Annotated[
    TableOpened | SatDown | Contributed | Begun | Moved | Dealt | Asked | Answered | Handed | Named | Continued,
    Field(discriminator="type"),
]
_entry: TypeAdapter[Entry] = TypeAdapter(Entry)


def read_entry(text: str) -> Entry:
    """An entry as it was stored."""
    return _entry.validate_json(text)
