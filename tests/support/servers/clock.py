"""Time as a test wants it: it stands still until it is moved on, for timers and for whoever looks at a clock."""

import asyncio
import sys
import time

import pytest

from support.servers.room import a_while

PACKAGE = "ludothek.server"


class Clock:
    """All clocks of the server, and those of the event loop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        loop = asyncio.get_running_loop()
        self.now = float(round(loop.time()))
        self._day = float(round(time.time())) - self.now
        monkeypatch.setattr(loop, "time", self)
        monkeypatch.setattr(time, "time", lambda: self._day + self.now)
        for name, module in list(sys.modules.items()):
            if name.startswith(PACKAGE) and getattr(module, "monotonic", None) is time.monotonic:
                monkeypatch.setattr(module, "monotonic", self)

    def __call__(self) -> float:
        return self.now

    async def go_on(self, seconds: float) -> None:
        """Everything happens that waits for nothing but time, of which so much passes."""
        await a_while()
        self.now += seconds
        await a_while()
