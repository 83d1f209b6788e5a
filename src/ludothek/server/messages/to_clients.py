"""Everything that is said between a server and its clients: HTTP bodies and WebSocket messages.

What comes in is checked strictly (Pydantic); what goes out is plain data that is made and encoded quickly (msgspec).
The types of the browser are generated from this module: `python -m ludothek.server.messages.schema`.
"""

import unicodedata
from typing import Annotated, Literal

from msgspec import Struct
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from ludothek.core.language import Language
from ludothek.core.view import Layout, Note, View
from ludothek.players.analysis import Finding
from ludothek.players.move_values import Unit

Level = Literal["beginner", "casual", "club", "master"]
Phase = Literal["waiting", "playing", "between", "over"]
Matter = Literal["undo", "hand_over", "agreement"]
Undo = Literal["none", "ask", "free"]
"""Can the last move of a seat be taken back: not, if the others agree, or without asking anybody?"""
Reaction = Literal["clap", "laugh", "wow", "sad", "think", "thanks"]
Refusal = Literal[
    "invalid",  # not a message, or not a move of this game
    "ambiguous",  # a shortened move that fits several
    "illegal",  # a move of this game that may not be played now; `clause` may say why
    "not_your_turn",
    "not_yours",  # this client does not hold that seat
    "stale",  # chosen in a view that is no longer the current one
    "not_now",  # right in another phase of the table
    "too_fast",  # more messages than a client may send
    "not_stored",  # the store cannot be written, so nothing has happened; it may help to try again in a moment
]

MOST_SEATS = 12
NAME_LENGTH = 40
CHAT_LENGTH = 200


def plain(text: str) -> str:
    """Text that cannot be anything but text: no control signs, no marks that turn the direction of writing."""
    joiners = "\u200c\u200d"  # words and emoji of some scripts need them
    kept = [sign if sign in joiners or unicodedata.category(sign)[0] != "C" else " " for sign in text]
    return " ".join("".join(kept).split())


def worded(text: str) -> str:
    """Plain text that there is something to read in."""
    kept = plain(text)
    if not kept:
        raise ValueError("there is nothing to read in it")
    return kept


Name = Annotated[str, StringConstraints(max_length=NAME_LENGTH), AfterValidator(plain)]
"""What people call themselves. Longer ones are refused, control signs are removed."""
Contribution = Annotated[str, StringConstraints(max_length=100)]
"""A seat's own part of the chance of a match: any text, best a random one."""
Secret = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.-]+$")]
Word = Annotated[str, StringConstraints(max_length=60)]
Number = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class Incoming(BaseModel):
    """What clients send: nothing is converted, nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# HTTP: what clients send.


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


class Analyse(Incoming):
    """Look back at a match that is over, from this seat."""

    seat: SeatNumber


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


# HTTP: what clients get.


class SeatRange(Struct, frozen=True):
    """For how many a game is."""

    least: int
    most: int


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

    game: str
    seats: int
    seat: int
    """That of whoever learns."""
    layout: Layout
    decides: bool
    steps: tuple[LessonStep, ...]


class LessonClause(Struct, frozen=True):
    """The clause that forbids something in a lesson, empty where no single one does, and what stands in the way."""

    clause: str
    case: Note | None = None


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


class Problem(Struct, frozen=True):
    """A problem detail (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str


class Draw(Struct, frozen=True):
    """A referee's move: its number in the log, and all that could have been drawn, in order."""

    number: int
    choices: tuple[str, ...]


class Told(Struct, frozen=True):
    """A moment of a match at which people were shown the table, and what one of them was told then."""

    deal: int
    """The number of the deal, from 1."""
    plays: int
    """So many plays of the seats led there; those that were taken back are forgotten."""
    by: int
    """Whose play led there; -1: nobody's, a deal was laid out."""
    turn: int
    """Whose turn it was then; -2: nobody's, a deal was over."""
    collected: bool
    """Was a trick collected?"""
    notes: tuple[Note, ...]
    step: int | None
    """So many moves of the record led there; told only when the match is over."""


AnalysisState = Literal["none", "working", "done", "stopped"]
"""none: nobody has asked for it. stopped: it could not go on; whoever asks for it once more lets it."""


class Analysis(Struct, frozen=True):
    """A match that is over, as a master looks back at the decisions of a seat."""

    seat: int
    state: AnalysisState
    total: int
    """So many decisions are looked at."""
    findings: tuple[Finding, ...]
    """Of those that have been, in order."""
    as_good: int
    """So many of them cost next to nothing."""
    dearest: tuple[int, ...]
    """The numbers of those that cost most, the dearest first."""


class Health(Struct, frozen=True):
    """The server is alive, and how much it carries. Whether it can do its work is said by `Readiness`."""

    status: Literal["ok"]
    version: str
    tables: int
    """Held in memory now."""
    clients: int
    address: str
    """Where others reach this server, for links that are given away; empty: only this machine does."""


class Readiness(Struct, frozen=True):
    """Can the server do its work? Answered with 503 where it cannot."""

    status: Literal["ok", "trouble"]
    detail: str
    """What is wrong; empty if nothing is."""


# WebSocket: what clients send.


class Hello(Incoming):
    """The first message: the secrets of my seats, or one that lets me watch.

    The secret of an open seat sits down on it, with this name. The contribution goes to my seats that lack one.
    """

    type: Literal["hello"]
    secrets: Annotated[list[Secret], Field(min_length=1, max_length=MOST_SEATS)]
    name: Name = ""
    contribution: Contribution = ""


class PlayMove(Incoming):
    """A move, chosen in the view with this number. Sent again after a lost connection it is played once."""

    type: Literal["move"]
    number: Number
    seat: SeatNumber
    move: Annotated[str, StringConstraints(min_length=1, max_length=60)]


class Next(Incoming):
    """Begin the next deal."""

    type: Literal["next"]
    number: Number


class Why(Incoming):
    """Why can nothing be played that begins with these touches?"""

    type: Literal["why"]
    seat: SeatNumber
    touches: Annotated[list[Word], Field(min_length=1, max_length=20)]


class Hint(Incoming):
    """What would a master play? The others are told that it was asked; a table may have been opened without hints."""

    type: Literal["hint"]
    seat: SeatNumber


class Advise(Incoming):
    """What would each of my moves cost me? Only at a table that was opened with advice, so nobody else is told."""

    type: Literal["advise"]
    seat: SeatNumber


class Ask(Incoming):
    """A question to the others; with nobody to ask it is done at once.

    undo: take back the last move of `seat`, one of mine; every other person is asked and waited for, here or away, and
    nobody while it is still the turn of `seat` and nothing could be learnt from the move. hand_over: give the seat of
    an absent person to a computer; the others who are here are asked. agreement: end the deal by this agreement of the
    game, which `seat`, one of mine, proposes; if the game wants everybody's consent, all others are asked, computer
    players too.
    """

    type: Literal["ask"]
    what: Matter
    seat: SeatNumber
    agreement: Word = ""


class Answer(Incoming):
    """What I think of the open question. The one who asked withdraws it by not agreeing."""

    type: Literal["answer"]
    agree: bool


class SetPlayer(Incoming):
    """Give my seat to a computer player, or take it back."""

    type: Literal["seat"]
    seat: SeatNumber
    player: Literal["person"] | Level


class SetName(Incoming):
    """Call me by another name."""

    type: Literal["name"]
    seat: SeatNumber
    name: Name


class React(Incoming):
    """Show the others what I feel."""

    type: Literal["react"]
    reaction: Reaction


class Chat(Incoming):
    """Write a line to the others at the table, if whoever opened it has allowed that."""

    type: Literal["chat"]
    text: Annotated[str, StringConstraints(max_length=CHAT_LENGTH), AfterValidator(worded)]


class Hurry(Incoming):
    """I do not want to see move by move what computer players do, or do again; if all who are here say so, none pauses.

    It is forgotten when I leave.
    """

    type: Literal["hurry"]
    on: bool


class Begin(Incoming):
    """Start now; seats that are still open go to computer players of this level."""

    type: Literal["begin"]
    level: Level = "casual"


class Ping(Incoming):
    """Are you still there? A client that has slept finds out this way."""

    type: Literal["ping"]


ClientMessage = Annotated[
    Hello
    | PlayMove
    | Next
    | Why
    | Hint
    | Advise
    | Ask
    | Answer
    | SetPlayer
    | SetName
    | React
    | Chat
    | Hurry
    | Begin
    | Ping,
    Field(discriminator="type"),
]
client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# WebSocket: what clients get.


class Message(Struct, frozen=True, tag_field="type"):
    """What a client is told; its `type` says what it is."""


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
    """A message that was not accepted; nothing has changed."""

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

BODIES_IN: dict[str, type] = {
    "NewTable": NewTable,
    "Join": Join,
    "TypedCode": TypedCode,
    "Again": Again,
    "Analyse": Analyse,
}
BODIES_OUT: dict[str, type] = {
    "GameSummary": GameSummary,
    "GameDetail": GameDetail,
    "RulebookText": RulebookText,
    "LessonTold": LessonTold,
    "LessonClause": LessonClause,
    "Opened": Opened,
    "Invited": Invited,
    "Invitation": Invitation,
    "Joined": Joined,
    "Problem": Problem,
    "Draw": Draw,
    "Told": Told,
    "Analysis": Analysis,
    "Health": Health,
    "Readiness": Readiness,
}
