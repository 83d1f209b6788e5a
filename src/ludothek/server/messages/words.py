"""What all messages are made of: their words, the texts that people may send, and how they go over the wire.

What comes in is checked strictly (Pydantic); what goes out is plain data that is made and encoded quickly (msgspec).
"""

import unicodedata
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

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
    "unknown",  # the store went away in the middle: it may have happened; what became of it is told later
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


class Message(Struct, frozen=True, tag_field="type"):
    """What a client is told; its `type` says what it is."""


def encode(message: Any) -> str:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message).decode()
