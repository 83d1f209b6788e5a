"""Who is at a table by way of other servers, as far as those have told."""

from time import monotonic

from ludothek.server.bus.news import Present

HEARTBEAT = 3.0
"""So often, in seconds, a server tells who is with it, even if nothing has changed."""
FADING = 3.5 * HEARTBEAT
"""A server that has not been heard of for so long has nobody at the table any more."""


class Elsewhere:
    """Those of one table."""

    __slots__ = ("_servers",)

    def __init__(self) -> None:
        self._servers: dict[str, tuple[Present, float]] = {}

    @property
    def seats(self) -> set[int]:
        """The seats whose holders are connected there."""
        return {seat for present, _ in self._servers.values() for seat in present.seats}

    @property
    def watchers(self) -> int:
        """How many only look on there."""
        return sum(present.watchers for present, _ in self._servers.values())

    @property
    def patient(self) -> bool:
        """Is anybody there who wants to follow what computer players do?"""
        return any(present.patient for present, _ in self._servers.values())

    def hear(self, present: Present) -> bool:
        """What a server says; whether that is new."""
        before = self._servers.pop(present.server, None)
        if present.seats or present.watchers:
            self._servers[present.server] = (present, monotonic())
        return before is None or before[0] != present

    def fade(self) -> bool:
        """Forget those that have not been heard of; whether there were any."""
        since = monotonic() - FADING
        gone = [server for server, (_, heard) in self._servers.items() if heard < since]
        for server in gone:
            del self._servers[server]
        return bool(gone)
