"""What the servers of one store tell each other about a table.

None of it is needed to know the truth, which is in the log: news that is lost costs time, or a smile.
"""

import msgspec

from ludothek.server.messages.to_clients import ChatLine, HintAsked, Reacted
from ludothek.server.messages.words import Message


class Grown(Message, frozen=True, tag="grown"):
    """The log has an entry of this number."""

    number: int


class Present(Message, frozen=True, tag="present"):
    """Who is connected at a server; said when that changes, and now and then, so that others know that it holds."""

    server: str
    seats: tuple[int, ...]
    watchers: int
    patient: int
    """So many clients want to follow what computer players do."""
    asks: bool = False
    """A newcomer: the others are to say who is with them, too."""


class Written(Message, frozen=True, tag="written"):
    """A line for the chat. It gets its number where it is heard: all hear all lines in the same order."""

    seat: int
    text: str


class Remembered(Message, frozen=True, tag="remembered"):
    """The chat so far, for a newcomer."""

    lines: tuple[ChatLine, ...]


News = Grown | Present | Written | Remembered | Reacted | HintAsked
"""The last two are passed on to clients as they are."""

_decoder: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


def read_news(text: bytes) -> News:
    """News as another server has sent it. A `msgspec.DecodeError` where that is of another age."""
    return _decoder.decode(text)
