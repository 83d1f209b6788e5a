"""The chest as clients read it over HTTP: its games, what may be agreed in them, rulebooks and lessons."""

from msgspec import Struct

from ludothek.core.view import Note, View
from ludothek.server.messages.to_clients import TableMessage


class SeatRange(Struct, frozen=True):
    """For how many a game is."""

    least: int
    most: int
    usual: int
    """So many sit down where nobody says how many."""


class GameSummary(Struct, frozen=True):
    """A game as it stands in the lobby."""

    id: str
    version: int
    names: dict[str, str]
    taglines: dict[str, str]
    kind: tuple[str, ...]
    minutes: int
    seats: SeatRange
    decides: bool
    """Is there ever a choice? Where not, there are no levels and no hints."""


class OptionSummary(Struct, frozen=True):
    """One thing to agree on: one of some words, a number, either, or any text; as it is for the fewest seats."""

    name: str
    words: tuple[str, ...]
    least: int | None
    most: int | None
    longest: int
    """Any text of up to so many characters; 0: none."""
    seats: bool
    """The numbers are seats: there are as many as sit at the table."""
    default: int | str | None
    clauses: tuple[str, ...]


class FollowingDefault(Struct, frozen=True):
    """A default that follows from what another option is: what it is for each value of that one (as text)."""

    option: str
    values: dict[str, "int | str | FollowingDefault"]


class AgreementSummary(Struct, frozen=True):
    """A way to end a deal that is no move; `consent`: all others have to agree."""

    name: str
    consent: bool


class GameDetail(GameSummary, frozen=True):
    """A game with all that may be agreed before play."""

    options: tuple[OptionSummary, ...]
    levels: tuple[str, ...]
    """From easy to hard."""
    defaults: dict[str, dict[str, int | str]]
    """For each number of seats (as text), every option with its default when nothing is chosen."""
    following: dict[str, dict[str, FollowingDefault]]
    """For each number of seats, the options whose default follows from others, as a preset gives them."""
    agreements: tuple[AgreementSummary, ...]
    lesson: bool
    """Can it be learnt by one?"""


class RulebookText(Struct, frozen=True):
    """The rulebook of a game in one language, and its clauses by id."""

    text: str
    clauses: dict[str, str]


class LessonStep(Struct, frozen=True):
    """A position of a lesson, and a move to find in it; without one there is only something to see."""

    text: str
    done: str
    """Said when the move is found."""
    wrong: str
    """Said about any other move that is allowed."""
    look: tuple[str, ...]
    """What is ringed, by the names of pieces, places or zones."""
    arrows: tuple[tuple[str, str], ...]
    view: View
    right: dict[str, tuple[View, ...]]
    """The right moves in notation, and what is then seen one after the other."""


class LessonTold(Struct, frozen=True):
    """The lesson of a game in one language."""

    table: TableMessage
    """Where it is taken: nobody else can come there. What those are called who sit there, a client says."""
    seat: int
    """That of whoever learns."""
    steps: tuple[LessonStep, ...]


class LessonClause(Struct, frozen=True):
    """The clause that forbids something in a lesson, empty where no single one does, and what stands in the way."""

    clause: str
    case: Note | None = None
