"""The entries of a table's log: everything that ever happened at it, each exactly once and in order."""

from typing import Literal

import msgspec

from ludothek.server.messages.words import Matter

Mover = Literal["person", "computer", "clock"]
"""Who made a move: a person, the computer player of the seat, or one for a person whose time had run out."""


class SeatOpened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as it was when the table was opened."""

    player: str
    name: str
    secret: str
    """The hash of its secret; empty for the seat of a computer player."""
    contribution: str | None = None


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    @property
    def type(self) -> str:
        """What it is called in the log."""
        return str(self.__struct_config__.tag)


class TableOpened(_Entry, tag="opened", frozen=True, kw_only=True):
    """Always entry 0. The seed is here from the start; its commitment is shown to all."""

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


class SatDown(_Entry, tag="sat", frozen=True):
    """A person took an open seat; `secret` is the hash of what opens it from now on."""

    seat: int
    name: str
    secret: str
    contribution: str | None


class Contributed(_Entry, tag="contributed", frozen=True):
    """Seats added their part to the chance of the match."""

    seats: list[int]
    contribution: str


class Begun(_Entry, tag="begun", frozen=True):
    """Open seats went to computer players of a level, and the referee made the first moves."""

    level: str
    moves: list[int]


class Moved(_Entry, tag="moved", frozen=True):
    """A decision of a seat and what the referee answered."""

    seat: int
    moves: list[int]
    by: Mover
    seen: int
    """The number of the view in which it was chosen; with `text` it tells a repeated message from a new one."""
    text: str


class Dealt(_Entry, tag="dealt", frozen=True):
    """The next deal was begun."""

    moves: list[int]


class Asked(_Entry, tag="asked", frozen=True):
    """A question to others; with nobody to wait for it was granted at once."""

    what: Matter
    by: int
    seat: int
    waiting_for: list[int]
    agreement: str = ""


class Answered(_Entry, tag="answered", frozen=True):
    """Answers of some seats to the open question; without seats: it lapsed or was withdrawn."""

    seats: list[int]
    agree: bool


class Handed(_Entry, tag="handed", frozen=True):
    """A seat went to a computer player, or back to its person."""

    seat: int
    player: str


class Named(_Entry, tag="named", frozen=True):
    """A person goes by another name."""

    seat: int
    name: str


class Continued(_Entry, tag="continued", frozen=True):
    """The same people play on at another table."""

    table: str


Entry = TableOpened | SatDown | Contributed | Begun | Moved | Dealt | Asked | Answered | Handed | Named | Continued
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> Entry:
    """An entry as it was stored."""
    return _decoder.decode(text)
