"""How people come to a table over HTTP: opening one, inviting, joining, and another match of the same people."""

from typing import Annotated, Literal

from msgspec import Struct
from pydantic import Field, StringConstraints

from ludothek.core.language import Language
from ludothek.server.messages.words import MOST_SEATS, Contribution, Incoming, Level, Name, Phase, SeatNumber, Word


class NewSeat(Incoming):
    """Who is to sit there: `person` sits here now, `open` is free for whoever comes, a level is a computer player."""

    player: Literal["person", "open"] | Level
    name: Name = ""


class Clock(Incoming):
    """Time for every move of a person. When it runs out, a casual computer player makes that one move."""

    seconds: Annotated[int, Field(ge=1, le=86_400)]


class NewTable(Incoming):
    """What a table is to be. Options that are left out have their defaults."""

    game: Word
    options: Annotated[dict[Word, int | Word], Field(max_length=40)] = Field(default_factory=dict)
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
    clock: Clock | None = None
    hints: bool = True
    """May people ask what a master would play?"""
    chat: bool = False
    """May the people at the table write to each other?"""
    advice: bool = False
    """Is a person alone with computer players warned before a move that costs much?"""
    lang: Language = "en"
    contribution: Contribution | None = None
    """Of the persons who sit here now. Left out, it is asked of them in `hello`, after the commitment was shown."""


class Join(Incoming):
    """Sit down on an open seat: a certain one, or any."""

    seat: SeatNumber | None = None
    name: Name = ""
    contribution: Contribution = ""


class TypedCode(Incoming):
    """A code as somebody has typed it."""

    code: Annotated[str, StringConstraints(max_length=40)]


class Again(Incoming):
    """Another match of the same people; with the same cards, to see what else could have been made of them."""

    same_cards: bool = False


class Opened(Struct, frozen=True):
    """A new table. Secrets are told only here: one a seat (none for computer players), one to join, one to watch."""

    table: str
    commitment: str
    secrets: tuple[str | None, ...]
    join: str
    """Empty after `again`: all secrets of the table before open the new one too."""
    watch: str
    code: str
    """Can be typed instead of the link for joining until the match begins; empty where no seat is open."""


class Invited(Struct, frozen=True):
    """What a code stands for: a table, and the secret that joins it."""

    table: str
    join: str


class InvitedSeat(Struct, frozen=True):
    """A seat as whoever is invited finds it."""

    name: str
    player: str
    """`person`, `open`, or the level of a computer player."""


class Invitation(Struct, frozen=True):
    """What a link for joining or watching leads to; nothing but what is needed to decide whether to sit down."""

    game: str
    host: str
    """The first of those who sat there when the table was opened; empty: nobody did."""
    phase: Phase
    seats: tuple[InvitedSeat, ...]
    options: dict[str, int | str]
    clock: int | None
    """Seconds for a move."""
    hints: bool
    watch: bool
    """Does this link let its holder look on now?"""


class Joined(Struct, frozen=True):
    """A seat that was taken, and the secret that opens it from now on."""

    seat: int
    secret: str
