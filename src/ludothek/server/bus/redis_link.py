"""The way to Redis for small questions. While it does not answer, nobody waits for it."""

import asyncio
import logging
from collections.abc import Sequence
from time import monotonic
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ludothek.core.errors import LudothekError
from ludothek.server.base.error_text import said

log = logging.getLogger("ludothek.server")

PREFIX = "ludothek:"
"""What is ours in a Redis that others use, too."""
ALIVE = "alive:"
"""Before the name of a server: a key that is there as long as it lives."""
PATIENCE = 1.0
"""Seconds that an answer may take, and for which nothing is asked after one that did not come."""


class BusFailed(LudothekError):
    """The bus did not answer, or has not lately."""


class RedisLink:
    """One Redis, Valkey or the like."""

    def __init__(self, url: str) -> None:
        try:
            self.client = Redis.from_url(
                url,
                socket_timeout=PATIENCE,
                socket_connect_timeout=PATIENCE,
                retry=Retry(NoBackoff(), 1),
                health_check_interval=30,
            )
            # Whoever listens waits for as long as nothing happens.
            self.listener = Redis.from_url(
                url, socket_connect_timeout=PATIENCE, socket_keepalive=True, health_check_interval=30
            )
        except ValueError:
            raise BusFailed("a bus is given as redis://127.0.0.1:6379/0, or rediss:// where it is encrypted") from None
        self._scripts: dict[str, Any] = {}
        self._asked: set[asyncio.Task[Any]] = set()
        self._closed = False
        self._down_until = 0.0
        self.trouble = ""
        """Why it did not answer the last time, empty if it did."""

    async def run(self, script: str, names: Sequence[str], values: Sequence[str | float]) -> Any:
        """What a script of Redis answers; `names` are those of our keys."""
        known = self._scripts.get(script)
        if known is None:
            known = self._scripts[script] = self.client.register_script(script)
        return await self.ask(known(keys=[PREFIX + name for name in names], args=list(values)))

    async def ask(self, question: Any) -> Any:
        """The answer to a command, which is a coroutine. `BusFailed` at once, if it has not answered lately.

        It is asked in a task of its own: the library now and then misses that it was cancelled, and whoever asks here
        must not.
        """
        if self._closed or monotonic() < self._down_until:
            question.close()
            raise BusFailed(self.trouble or "the bus is closed")
        asked = asyncio.create_task(question)
        self._asked.add(asked)
        asked.add_done_callback(self._heard)
        answered, _ = await asyncio.wait({asked}, timeout=2 * PATIENCE)
        if not answered:
            asked.cancel()
        error = asked.exception() if answered else TimeoutError("it takes too long")
        if isinstance(error, (RedisError, OSError, TimeoutError)):
            self.failed(error)
            raise BusFailed(self.trouble)
        answer = asked.result()
        self.answered()
        return answer

    def _heard(self, asked: "asyncio.Task[Any]") -> None:
        self._asked.discard(asked)
        if not asked.cancelled():
            asked.exception()  # perhaps nobody waits for it any more

    def failed(self, error: Exception) -> None:
        """It did not answer; the log hears of it when that is new."""
        if not self.trouble:
            log.error("the bus does not answer: %s", said(error))
        self.trouble = f"the bus does not answer ({said(error)})"
        self._down_until = monotonic() + PATIENCE

    def answered(self) -> None:
        """It does answer."""
        if self.trouble:
            log.warning("the bus answers again")
        self.trouble = ""
        self._down_until = 0.0

    async def close(self) -> None:
        """Let go of it, when everything that was asked has been answered or given up; nothing is asked any more."""
        self._closed = True
        while self._asked:
            _, late = await asyncio.wait(self._asked, timeout=2 * PATIENCE)
            for asked in late:
                asked.cancel()
        await self.client.aclose()
        await self.listener.aclose()
