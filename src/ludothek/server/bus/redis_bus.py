"""The bus in Redis, or what speaks like it: a channel for the news of each table."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError
from typing_extensions import override

from ludothek.server.base import metrics
from ludothek.server.base.limits import Buckets, Delays, Quota
from ludothek.server.base.retry import retry
from ludothek.server.base.tasks import Tasks
from ludothek.server.bus.bus import Bus, Hear
from ludothek.server.bus.news import News, read_news
from ludothek.server.bus.redis_leases import RedisLeases
from ludothek.server.bus.redis_limits import SharedBuckets, SharedDelays, SharedQuota
from ludothek.server.bus.redis_link import PREFIX, BusFailed, RedisLink
from ludothek.server.messages.words import encode

log = logging.getLogger("ludothek.server")

CHANNEL = f"{PREFIX}table:"
EVERYBODY = f"{PREFIX}all"
"""A channel that is always listened to, so that there is one."""
WAITING = 10_000
"""So many news wait to be told at most; what is more is lost, as news may be."""
RECONNECT = 0.5
"""Seconds between two tries to listen again, however many there were."""
BROKEN = (RedisError, OSError)
"""What is raised where Redis does not answer whoever listens."""


class RedisBus(Bus):
    """Pub/sub: whoever is not there when something is told misses it, and looks at the log when it is back."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self._link = RedisLink(url)
        self._leases = RedisLeases(self._link, self.server)
        self._tasks = Tasks()
        self._outbox: asyncio.Queue[tuple[str, News]] = asyncio.Queue(WAITING)
        self._pubsub: PubSub | None = None
        self._changes: set[str] = set()
        """Tables that were begun or ended to be listened to."""
        self._changed = asyncio.Event()

    @override
    async def start(self) -> None:
        """Listen, tell, and keep leases. Where it does not answer, the log says so, and it is tried again and again."""
        await self.trouble()
        listening = retry(self._listen, BROKEN, pause=RECONNECT, longest=RECONNECT, note=self._lost)
        for work in (listening, self._follow_changes(), self._publish(), self._leases.keep()):
            self._tasks.spawn(work)

    @override
    async def close(self) -> None:
        with suppress(BusFailed):
            await self._leases.end()
            while not self._outbox.empty():
                await self._send([self._outbox.get_nowait()])
        await self._tasks.end()
        await self._link.close()

    @override
    async def trouble(self) -> str:
        with suppress(BusFailed):
            await self._link.ask(self._link.client.ping())
        return self._link.trouble

    @property
    @override
    def deaf(self) -> bool:  # type: ignore[override]
        return self._pubsub is None

    # News.

    @override
    def listen(self, table: str, hear: Hear) -> None:
        super().listen(table, hear)
        self._changes.add(table)
        self._changed.set()

    @override
    def forget(self, table: str) -> None:
        super().forget(table)
        self._changes.add(table)
        self._changed.set()

    @override
    def publish(self, table: str, news: News) -> None:
        if self._pubsub is None or self._outbox.full():
            self._deliver(table, news)  # at least those who are here
        else:
            self._outbox.put_nowait((table, news))

    async def _publish(self) -> None:
        while True:
            batch = [await self._outbox.get()]
            while not self._outbox.empty():
                batch.append(self._outbox.get_nowait())
            try:
                await self._send(batch)
            except BusFailed:
                for table, news in batch:
                    self._deliver(table, news)

    async def _send(self, batch: list[tuple[str, News]]) -> None:
        pipeline = self._link.client.pipeline(transaction=False)
        for table, news in batch:
            pipeline.publish(CHANNEL + table, encode(news))
        await self._link.ask(pipeline.execute())

    async def _listen(self) -> None:
        """Hear what is told, for ever. To come back to a channel counts as news: some may have been missed."""
        try:
            async with self._link.listener.pubsub() as pubsub:
                await pubsub.subscribe(EVERYBODY, *(CHANNEL + table for table in self._listeners))
                self._pubsub = pubsub
                self._changed.set()  # some may have come or gone meanwhile
                self._link.answered()
                while True:
                    self._hear(await pubsub.get_message(timeout=None))
        finally:
            self._pubsub = None

    def _lost(self, error: Exception) -> None:
        self._link.failed(error)
        metrics.bus_reconnections.inc()

    def _hear(self, message: Any) -> None:
        if message is None:
            return
        table = message["channel"].decode().removeprefix(CHANNEL)
        if message["type"] == "subscribe":
            self._deliver(table, None)
        elif message["type"] == "message":
            try:
                news = read_news(message["data"])
            except msgspec.DecodeError as error:
                log.warning("another server tells something that is not understood: %s", error)
            else:
                metrics.bus_messages.inc()
                self._deliver(table, news)

    async def _follow_changes(self) -> None:
        """Subscribe to the channels of tables that have come, and leave those of others, for ever."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            await retry(self._follow, BROKEN, pause=RECONNECT, longest=RECONNECT, note=self._link.failed)

    async def _follow(self) -> None:
        """Do so with those that were begun or ended to be listened to, once somebody listens."""
        pubsub, changes = self._pubsub, self._changes
        if pubsub is None:
            return
        self._changes = set()
        come = [CHANNEL + table for table in changes if table in self._listeners]
        gone = [CHANNEL + table for table in changes if table not in self._listeners]
        try:
            if come:
                await pubsub.subscribe(*come)
            if gone:
                await pubsub.unsubscribe(*gone)
        except BROKEN:
            self._changes |= changes
            raise

    # The rest.

    @override
    def want(self, table: str, gained: Callable[[], None]) -> None:
        self._leases.want(table, gained)

    @override
    def release(self, table: str) -> None:
        self._leases.release(table)

    @override
    def holds(self, table: str) -> bool:
        return self._leases.holds(table)

    @override
    def hurry(self) -> None:
        self._leases.hurry()

    @override
    def buckets(self, name: str, rate: float, burst: float) -> Buckets:
        return SharedBuckets(self._link, name, rate, burst)

    @override
    def delays(self, name: str, free: int) -> Delays:
        return SharedDelays(self._link, name, free)

    @override
    def quota(self, name: str, most: int) -> Quota:
        return SharedQuota(self._link, name, most, self.server, self._tasks)

    @override
    async def note(self, key: str, text: str, seconds: float) -> None:
        with suppress(BusFailed):
            await self._link.ask(self._link.client.set(f"{PREFIX}note:{key}", text, px=round(seconds * 1000)))

    @override
    async def noted(self, key: str) -> str:
        with suppress(BusFailed):
            found = await self._link.ask(self._link.client.get(f"{PREFIX}note:{key}"))
            return found.decode() if found else ""
        return ""
