"""What a worker is asked and what it answers, a message a line: what is written by one of them the other reads."""

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from ludothek.core.match import Match
from ludothek.core.options import OptionValue
from ludothek.players.analysis import Finding
from ludothek.players.move_values import Unit


class Position(Struct, frozen=True):
    """A match as far as it has come at a table. The seed is not part of it."""

    table: str
    """A worker that was asked about this table before takes up the match where it left it."""
    game: str
    version: int
    seats: int
    options: dict[str, OptionValue]
    log: list[int]


def position(table: str, match: Match, moves: int | None = None) -> Position:
    """What a worker needs to know of a match, or of the first so many moves of its log."""
    return Position(table, match.game.id, match.game.version, match.seats, match.options, match.log[:moves])


# What is asked. The player is given guesses only.


class _Job(Struct, frozen=True, tag_field="type"):
    position: Position
    level: str


class Choose(_Job, frozen=True, tag="choose"):
    """What does a level play, whose turn it is?"""


class Consider(_Job, frozen=True, tag="consider"):
    """Does this seat agree to what another one proposes?"""

    seat: int
    agreement: str
    proposer: int


class Weigh(_Job, frozen=True, tag="weigh"):
    """What is each move worth? It may take so long."""

    seconds: float


class LookBack(_Job, frozen=True, tag="look_back"):
    """The match is over: what of the decision of a seat at which it came so far?"""

    seat: int
    played: int


Job = Choose | Consider | Weigh | LookBack


# What is answered.


class _Reply(Struct, frozen=True, tag_field="type"):
    pass


class Chosen(_Reply, frozen=True, tag="chosen"):
    """The answer to `Choose`."""

    move: int


class Considered(_Reply, frozen=True, tag="considered"):
    """The answer to `Consider`."""

    agrees: bool


class Weights(_Reply, frozen=True, tag="weights"):
    """The answer to `Weigh`: each move with its value, as `Weighed` holds them."""

    weights: list[tuple[int, float]]
    unit: Unit
    fewest: bool


class LookedBack(_Reply, frozen=True, tag="looked_back"):
    """The answer to `LookBack`."""

    finding: Finding


Reply = Chosen | Considered | Weights | LookedBack

_encoder = Encoder()
_jobs: Decoder[Job] = Decoder(Job)
_replies: Decoder[Reply] = Decoder(Reply)


def write(message: Job | Reply) -> bytes:
    """A job or a reply as it goes through a pipe."""
    return _encoder.encode(message) + b"\n"


def read_job(text: bytes) -> Job:
    """A job as it was written."""
    return _jobs.decode(text)


def read_reply(text: bytes) -> Reply:
    """A reply as it was written."""
    return _replies.decode(text)
