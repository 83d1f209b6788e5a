"""What a host may set, with defaults that suit a family and hold off a nuisance."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be different from one server to another. Times are in seconds."""

    database: str
    """The address of the store as SQLAlchemy writes it: `sqlite:///tables.sqlite`."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may talk to this server; its own may always."""
    address: str = ""
    """Where others reach this server, for the links that people give away; empty: nobody else does."""
    secure: bool = False
    """Is it reached by https alone?"""

    workers: int = 1
    """Processes in which computer players think."""
    think_seconds: float = 20.0
    """A computer player that takes longer is given up."""
    pace: float = 0.7
    """The pause before a move of a computer player, so that people can follow."""
    collecting: float = 2.5
    """So many times longer is the pause after pieces were collected, a trick for example."""
    question_seconds: float = 60.0
    """A question that nobody has answered by then is answered with no."""

    hello_seconds: float = 5.0
    """A client that has not said who it is by then is shown out."""
    idle_seconds: float = 600.0
    """A table that nobody looks at leaves memory after this time; its log stays."""
    message_bytes: int = 8192
    """No message of a client is longer."""
    backlog: int = 64
    """A client that has so many messages unread is dropped; it comes back and sees where things stand."""
    messages_per_second: float = 15.0
    """What a client may send for long; for a moment four times as many."""
    clients_per_address: int = 100
    watchers_per_address: int = 20
    watchers_per_table: int = 100
    tables_per_address: int = 60
    """New tables in an hour."""
    requests_per_second: float = 40.0
    """What an address may ask over HTTP for long; for a moment ten times as many."""
    wrong_links_per_minute: int = 30
