"""The time for a move, as it runs down at a table."""

import asyncio
from collections.abc import Callable
from time import monotonic

from ludothek.server.messages.to_clients import TimeLeft


class MoveClock:
    """That of the person on turn, where there are clocks."""

    def __init__(self) -> None:
        self.since = -1
        """The entry of the log from which it runs, -1 while it stands."""
        self.late = False
        """Has the time run out?"""
        self._deadline = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def start(self, since: int, seconds: float, ring: Callable[[], None]) -> None:
        """Begin anew; `ring` is called when the time has run out."""
        self.stop()
        self.since = since
        self._deadline = monotonic() + seconds
        self._timer = asyncio.get_running_loop().call_later(seconds, self.run_out, ring)

    def run_out(self, ring: Callable[[], None]) -> None:
        """What its timer does."""
        self.late = True
        ring()

    def stop(self) -> None:
        """Nobody has to move in time now."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self.since = -1
        self.late = False

    def left(self) -> TimeLeft | None:
        """What is left of it; nothing while it stands."""
        return None if self._timer is None else TimeLeft(round(max(0.0, self._deadline - monotonic()), 2))
