"""What clients say at a table, over a WebSocket."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter

from ludothek.server.messages.words import (
    CHAT_LENGTH,
    MOST_SEATS,
    Contribution,
    Incoming,
    Level,
    Matter,
    Name,
    Number,
    Reaction,
    SeatNumber,
    Secret,
    Word,
    worded,
)


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
    whoever made a move that goes with it, even where a computer player has taken over since; nobody while it is still
    the turn of `seat` and nothing could be learnt from the move. hand_over: give the seat of a person to a computer who
    has been away for as long as `wait` of the seat says; the others who are here are asked. agreement: end the deal by
    this agreement of the game, which `seat`, one of mine, proposes; if the game wants everybody's consent, all others
    are asked, computer players too.
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
