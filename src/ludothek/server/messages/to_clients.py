"""What clients are told at a table, over a WebSocket."""

from msgspec import Struct

from ludothek.core.view import Layout, Note, View
from ludothek.players.move_values import Unit
from ludothek.server.messages.words import Matter, Message, Phase, Reaction, Refusal, Undo


class SeatInfo(Struct, frozen=True):
    """Who sits there."""

    name: str
    player: str
    """`person`, `open`, or the level of a computer player."""
    present: bool
    """Is somebody connected who holds this seat? Computer players always are."""
    yours: bool
    contributed: bool
    """While waiting: has everything come that this seat adds to the chance of the match?"""
    reserved: bool
    """A computer player sits here for a person, who can take the seat back."""
    wait: float
    """So many seconds the others still wait for this person before they may hand the seat over; all that they would
    have to wait while somebody who holds it is here."""
    host: bool
    """While waiting: whoever holds this seat begins the match."""


class ClockInfo(Struct, frozen=True):
    """Time for every move of a person, and who makes the move when it runs out."""

    seconds: int
    then: str = "casual"


class Question(Struct, frozen=True):
    """An open question: what, asked by which seat, about which seat, and whose answers are awaited."""

    what: Matter
    by: int
    seat: int
    waiting_for: tuple[int, ...]
    agreement: str = ""
    """Which one of the game's is proposed."""


class TableMessage(Message, frozen=True, tag="table"):
    """All about a table but the game itself. Comes first, and whenever anything in it has changed."""

    table: str
    number: int
    game: str
    version: int
    options: dict[str, int | str]
    commitment: str
    contributions: tuple[str, ...]
    """Empty until the match begins."""
    phase: Phase
    seats: tuple[SeatInfo, ...]
    decides: bool
    """Is there ever a choice in this game? Where not, there are no hints, and a client may throw for its person."""
    layout: Layout
    clock: ClockInfo | None
    hints: bool
    """May people ask what a master would play?"""
    chat: bool
    """May those who sit here write to each other?"""
    advice: bool
    """Is whoever plays here warned before a move that costs much?"""
    question: Question | None
    again: str | None
    """The table where these people play the next match; the same secrets open it."""
    again_of: str | None
    same_cards: bool
    """Are these the cards of the table before?"""
    watchers: int
    seed: str | None
    """Revealed when the match is over."""


class TimeLeft(Struct, frozen=True):
    """What is left for the move at the moment of sending."""

    seconds_left: float


class ViewMessage(Message, frozen=True, tag="view"):
    """What one of my seats sees (-1: a watcher). None comes while the table is waiting.

    Whoever holds several seats gets what a watcher sees as well, and first: it is shown while the device changes hands.
    """

    number: int
    seat: int
    undo: Undo
    clock: TimeLeft | None
    view: View
    plays: int
    """So many plays of the seats led there."""


class Refused(Message, frozen=True, tag="refused"):
    """A message that was not accepted; nothing has changed.

    `unknown` alone says that something may have: as soon as the log can be read, either everybody is shown what has
    changed, or `not_stored` follows.
    """

    reason: Refusal
    detail: str
    clause: str = ""


class Because(Message, frozen=True, tag="because"):
    """The answer to `why`; the clause is empty where no single one forbids it."""

    seat: int
    touches: tuple[str, ...]
    clause: str
    case: Note | None = None
    """What stands in the way here, where it can be said in a few words."""


class Hinted(Message, frozen=True, tag="hinted"):
    """The answer to `hint`: what a master would play, what it is worth, and the same of the next best move."""

    seat: int
    number: int
    move: str
    touches: tuple[str, ...]
    unit: Unit
    """Are values wins of a hundred deals, or points?"""
    value: float
    other: str
    """The next best move; empty: there is no other."""
    other_value: float
    merit: Note | None
    """What speaks for it, where the game can say that."""


class Advised(Message, frozen=True, tag="advised"):
    """The answer to `advise`: what a master would play, and what every move costs compared with it."""

    seat: int
    number: int
    move: str
    touches: tuple[str, ...]
    unit: Unit
    costs: dict[str, float]
    """By the notation of the move, in wins of a hundred deals or in points."""


class HintAsked(Message, frozen=True, tag="hint_asked"):
    """Whoever holds this seat has asked for a hint."""

    seat: int


class Reacted(Message, frozen=True, tag="reacted"):
    """Somebody shows what they feel."""

    seat: int
    reaction: Reaction


class ChatLine(Struct, frozen=True):
    """A line that somebody has written; numbers rise."""

    number: int
    seat: int
    text: str


class Chatted(Message, frozen=True, tag="chatted"):
    """What was written at the table. Watchers are not told."""

    lines: tuple[ChatLine, ...]
    whole: bool
    """Is this all that is kept, as after `hello` and when seats were drawn, or only what is new?"""


class Trouble(Message, frozen=True, tag="problem"):
    """Why the server is about to close the connection. Status 503: come back in a moment."""

    status: int
    title: str
    detail: str


class Pong(Message, frozen=True, tag="pong"):
    """The answer to `ping`."""

    number: int


ServerMessage = (
    TableMessage | ViewMessage | Refused | Because | Hinted | Advised | HintAsked | Reacted | Chatted | Trouble | Pong
)
