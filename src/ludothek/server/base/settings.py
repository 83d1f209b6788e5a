"""What a host may set, with defaults that suit a family and hold off a nuisance."""

from dataclasses import dataclass

from ludothek.server.base.log_limits import LOG_LIMITS, LogLimits


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be different from one server to another. Times are in seconds."""

    database: str
    """The address of the store as SQLAlchemy writes it: `sqlite:///tables.sqlite`."""
    bus: str = ""
    """The address of the Redis that carries news between servers of the same store; empty: there is only this one."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may talk to this server; its own may always."""
    hosts: tuple[str, ...] = ()
    """Further names that it is called by; addresses, names of a network of one's own and its origins always are."""
    address: str = ""
    """Where others reach this server, for the links that people give away; empty: nobody else does."""
    secure: bool = False
    """Is it reached by https alone?"""

    keep_finished: float | None = None
    """So long tables are kept whose match is over, counted from their last entry; None: for ever."""
    keep_unfinished: float | None = None
    """So long all other tables are kept."""
    metrics: bool = False
    """Is it told at /metrics how much is done here?"""

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
    away_seconds: float = 60.0
    """So long somebody is waited for who has left, before the others may let a computer player take over."""

    proxies: str = ""
    """Addresses and networks of proxies, with commas between them: they are believed who the client is. Others that say
    so may be anybody."""
    connections: int = 800
    """Of all addresses together; `ludothek serve` makes it what the limit of open files leaves room for."""
    connections_per_address: int = 400
    """Of any kind, a browser opens up to seven. Those of a proxy are not counted together."""
    header_seconds: float = 10.0
    """A connection is cut if the headers of a request are not there by then, counted from its first byte."""
    header_bytes: int = 65_536
    """A connection is cut if its headers are longer."""
    body_seconds: float = 20.0
    """A connection is cut if the body of a request is not there by then, counted from the end of its headers."""
    body_bytes: int = 32_768
    """No body is longer."""
    keep_alive_seconds: int = 5
    """A connection that has been answered is closed if it does not ask for something else by then."""
    unread_seconds: float = 20.0
    """A connection is cut if for so long nothing of what was sent to it has been read."""
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
    reactions_per_second: float = 1.0
    """What a seat may send for long, over all its connections; for a moment ten times as many."""
    chats_per_second: float = 0.5
    """What a seat may write for long, in lines, over all its connections; for a moment ten times as many."""
    clients_per_address: int = 100
    """WebSockets, each of which shows a table."""
    watchers_per_address: int = 20
    watchers_per_table: int = 100
    tables_per_address: int = 60
    """New tables in an hour."""
    requests_per_second: float = 40.0
    """What an address may ask over HTTP for long; for a moment ten times as many."""
    wrong_links_per_minute: int = 30
    """More of them from an address are refused as too many; the right link always opens."""
    wrong_codes_per_address: int = 6
    """After so many, no code is looked up for it until it has waited, longer each time; after four times as many, none
    for its network. Of twenty times as many in a minute from all together, those are refused that were wrong before."""
    moves_per_table: int = LOG_LIMITS.moves
    undos_per_table: int = LOG_LIMITS.undos
    questions_per_table: int = LOG_LIMITS.questions
    hand_overs_per_table: int = LOG_LIMITS.hand_overs
    renames_per_table: int = LOG_LIMITS.renames

    @property
    def frames_per_second(self) -> float:
        """What a WebSocket may send for long, in frames: parts of messages, pings and pongs count as well."""
        return 4 * self.messages_per_second

    @property
    def frames_at_once(self) -> int:
        """And for a moment. It leaves room for telling somebody who is in too much of a hurry."""
        return 200 + round(4 * self.messages_per_second)

    @property
    def bytes_per_second(self) -> float:
        """The same in bytes."""
        return 1024 * self.messages_per_second

    @property
    def bytes_at_once(self) -> float:
        """And for a moment."""
        return 8 * self.message_bytes + 4096 * self.messages_per_second

    @property
    def log_limits(self) -> LogLimits:
        """What a table may grow to."""
        return LogLimits(
            moves=self.moves_per_table,
            undos=self.undos_per_table,
            questions=self.questions_per_table,
            hand_overs=self.hand_overs_per_table,
            renames=self.renames_per_table,
        )
