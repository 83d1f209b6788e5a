"""The bus between the servers of one store: news, leases, and what they count and remember together.

This is the bus of a server that is alone: it hears itself, and holds every lease.
"""

import secrets
from collections.abc import Callable

from ludothek.server.base.limits import Buckets, Delays, Quota
from ludothek.server.bus.news import News

Hear = Callable[[News | None], None]
"""Is told news of a table; None: some may have been missed, so have a look at the log."""


class Bus:
    """What a server needs of the others. Nothing here fails: where the others cannot be reached, it is as if alone."""

    shared = False
    """Are there others?"""
    deaf = False
    """Is nothing heard of them now?"""

    def __init__(self) -> None:
        self.server = secrets.token_hex(6)
        """By which name the others know this one."""
        self._listeners: dict[str, Hear] = {}

    async def start(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Let go of everything; the others need not wait for it."""

    async def trouble(self) -> str:
        """Why the others cannot be reached, empty if they can."""
        return ""

    # News.

    def listen(self, table: str, hear: Hear) -> None:
        """Be told the news of a table."""
        self._listeners[table] = hear

    def forget(self, table: str) -> None:
        """No more of it."""
        self._listeners.pop(table, None)

    def publish(self, table: str, news: News) -> None:
        """Tell everybody who listens, oneself too; all hear the same order."""
        self._deliver(table, news)

    def _deliver(self, table: str, news: News | None) -> None:
        hear = self._listeners.get(table)
        if hear is not None:
            hear(news)

    # Leases: one server at a time attends to a table. The number of a log entry is what decides between two that
    # believe to hold one.

    def want(self, table: str, gained: Callable[[], None]) -> None:
        """Attend to a table as soon as nobody else does; `gained` is called then."""

    def release(self, table: str) -> None:
        """Let another one attend to it."""

    def holds(self, table: str) -> bool:
        """Is it this server that attends to a table now?"""
        return True

    def hurry(self) -> None:
        """A lease may have become free: try for those that are wanted."""

    # What is counted and remembered together.

    def buckets(self, name: str, rate: float, burst: float) -> Buckets:
        """Buckets by any key, of which every server takes."""
        return Buckets(rate, burst)

    def delays(self, name: str, free: int) -> Delays:
        """Delays by any key, for tries at every server."""
        return Delays(free)

    def quota(self, name: str, most: int) -> Quota:
        """A quota of which every server takes."""
        return Quota(most)

    async def note(self, key: str, text: str, seconds: float) -> None:
        """Let the other servers know something for a while."""

    async def noted(self, key: str) -> str:
        """What another server has noted, empty if nothing."""
        return ""
