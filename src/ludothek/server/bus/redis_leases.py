"""Leases in Redis: one server at a time attends to a table, and another takes over when it is gone.

While Redis does not answer, every server that has people at a table attends to it. Some then think in vain, but of two
that move at once only one finds the number of its entry free.
"""

import asyncio
from collections.abc import Callable
from time import monotonic

from ludothek.server.bus.redis_link import ALIVE, PREFIX, BusFailed, RedisLink

SECONDS = 3.0
"""A lease that was not renewed for so long ends."""
RENEWAL = 1.0
ALIVE_SECONDS = 10.0
"""A server that was not heard of for so long is gone, and what it had counted with it."""
AT_ONCE = 500
"""So many leases are renewed with one question."""

_RENEW = """
local held = {}
for index, key in ipairs(KEYS) do
    local holder = redis.call('GET', key)
    if not holder or holder == ARGV[1] then
        redis.call('SET', key, ARGV[1], 'PX', ARGV[2])
        held[index] = 1
    else
        held[index] = 0
    end
end
return held
"""

_RELEASE = """
for _, key in ipairs(KEYS) do
    if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end
end
"""


class RedisLeases:
    """Those of one server. A task keeps them; what is asked here is what it knows."""

    def __init__(self, link: RedisLink, server: str) -> None:
        self._link = link
        self._server = server
        self._wanted: dict[str, Callable[[], None]] = {}
        self._held: set[str] = set()
        self._released: set[str] = set()
        self._renewed = 0.0
        self._alone = False
        """Does Redis not answer?"""
        self._soon = asyncio.Event()

    def want(self, table: str, gained: Callable[[], None]) -> None:
        """Try to get the lease of a table and keep it; `gained` is called when it is there."""
        self._wanted[table] = gained
        self._released.discard(table)
        self._soon.set()

    def release(self, table: str) -> None:
        """Give it back."""
        self._wanted.pop(table, None)
        if table in self._held:
            self._held.discard(table)
            self._released.add(table)
            self._soon.set()

    def hurry(self) -> None:
        """One may have become free."""
        self._soon.set()

    def holds(self, table: str) -> bool:
        """Is it held, or is there nobody to ask? Whoever was stopped for a while does not know, and so does not."""
        if table not in self._wanted:
            return False
        return self._alone or (table in self._held and monotonic() - self._renewed < SECONDS)

    async def keep(self) -> None:
        """Renew what is held and try for what is wanted, for ever."""
        while True:
            self._soon.clear()
            try:
                await self._give_back()
                await self._renew()
                self._alone = False
            except BusFailed:
                if not self._alone:
                    self._alone = True
                    for gained in list(self._wanted.values()):
                        gained()
            try:
                async with asyncio.timeout(RENEWAL):
                    await self._soon.wait()
            except TimeoutError:
                pass

    async def end(self) -> None:
        """Give everything back, so that the others need not wait until it runs out."""
        self._wanted.clear()
        self._released |= self._held
        self._held.clear()
        await self._give_back()
        await self._link.ask(self._link.client.delete(f"{PREFIX}{ALIVE}{self._server}"))

    async def _give_back(self) -> None:
        names = list(self._released)
        for at in range(0, len(names), AT_ONCE):
            some = names[at : at + AT_ONCE]
            await self._link.run(_RELEASE, [_key(table) for table in some], [self._server])
            self._released.difference_update(some)

    async def _renew(self) -> None:
        begun = monotonic()
        alive = f"{PREFIX}{ALIVE}{self._server}"
        await self._link.ask(self._link.client.set(alive, 1, px=round(ALIVE_SECONDS * 1000)))
        names = list(self._wanted)
        held: set[str] = set()
        for at in range(0, len(names), AT_ONCE):
            some = names[at : at + AT_ONCE]
            answers = await self._link.run(
                _RENEW, [_key(table) for table in some], [self._server, round(SECONDS * 1000)]
            )
            held.update(table for table, answer in zip(some, answers, strict=True) if answer)
        before, self._held = self._held, held & self._wanted.keys()
        self._released |= held - self._wanted.keys()  # given up while they were asked for
        stopped = begun - self._renewed >= SECONDS
        self._renewed = begun
        for table in self._held if stopped or self._alone else self._held - before:
            self._wanted[table]()


def _key(table: str) -> str:
    return f"lease:{table}"
