"""Limits that all servers of a store share, in Redis. While it does not answer, each server counts for itself."""

from contextlib import suppress
from math import ceil

from typing_extensions import override

from ludothek.server.base.limits import (
    FIRST_DELAY,
    FORGOTTEN,
    LONGEST_DELAY,
    Buckets,
    Delays,
    Quota,
    Tried,
)
from ludothek.server.base.tasks import Tasks
from ludothek.server.bus.redis_link import ALIVE, PREFIX, BusFailed, RedisLink

_BUCKET = """
local rate, burst, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local known = redis.call('HMGET', KEYS[1], 'left', 'seen')
local left = math.min(burst, (tonumber(known[1]) or burst) + (now - (tonumber(known[2]) or now)) * rate)
local enough = left >= cost
if enough then left = math.min(burst, left - cost) end
redis.call('HSET', KEYS[1], 'left', tostring(left), 'seen', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil(burst / rate * 1000) + 1000)
return {enough and 1 or 0, tostring(left)}
"""
"""A bucket as in `limits.Bucket`, by the clock of Redis."""

_DELAYS = """
local free, first, longest, forgotten = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local known = redis.call('HMGET', KEYS[1], 'wrong', 'again')
local wrong, wait = tonumber(known[1]) or 0, (tonumber(known[2]) or now) - now
if wait > 0 then return {wrong, math.ceil(wait)} end
local delay = 0
if wrong + 1 >= free then delay = math.min(longest, first * 2 ^ math.min(wrong + 1 - free, 20)) end
redis.call('HSET', KEYS[1], 'wrong', wrong + 1, 'again', string.format('%.6f', now + delay))
redis.call('PEXPIRE', KEYS[1], math.ceil((delay + forgotten) * 1000))
return {wrong, 0}
"""
"""A try as in `limits.Delays`."""

_RIGHT = """
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HDEL', KEYS[1], 'again')
if redis.call('HINCRBY', KEYS[1], 'wrong', -1) <= 0 then redis.call('DEL', KEYS[1]) end
return 1
"""
"""A try that was right."""

_QUOTA = """
local me, mine, most, alive = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
local others = 0
for _, server in ipairs(redis.call('HKEYS', KEYS[1])) do
    if server ~= me then
        if redis.call('EXISTS', alive .. server) == 1 then
            others = others + redis.call('HGET', KEYS[1], server)
        else
            redis.call('HDEL', KEYS[1], server)
        end
    end
end
if others + mine > most then return 0 end
if mine > 0 then redis.call('HSET', KEYS[1], me, mine) else redis.call('HDEL', KEYS[1], me) end
redis.call('PEXPIRE', KEYS[1], 604800000)
return 1
"""
"""What each server holds stands under its name, as it says itself; that of a server which is gone does not count."""


class SharedBuckets(Buckets):
    """Buckets in Redis."""

    def __init__(self, link: RedisLink, name: str, rate: float, burst: float) -> None:
        super().__init__(rate, burst)
        self._link = link
        self._name = name

    @override
    async def take(self, key: str) -> bool:
        try:
            return (await self._run(key, 1))[0]
        except BusFailed:
            return await super().take(key)

    @override
    async def give_back(self, key: str) -> None:
        try:
            await self._run(key, -1)
        except BusFailed:
            await super().give_back(key)

    @override
    async def seconds(self, key: str) -> int:
        try:
            left = (await self._run(key, 0))[1]
        except BusFailed:
            return await super().seconds(key)
        return max(0, ceil((1.0 - left) / self._rate))

    async def _run(self, key: str, cost: int) -> tuple[bool, float]:
        """Was there enough, and what is left?"""
        name = f"bucket:{self._name}:{key}"
        enough, left = await self._link.run(_BUCKET, [name], [self._rate, self._burst, cost])
        return bool(enough), float(left)


class SharedDelays(Delays):
    """Delays in Redis."""

    def __init__(self, link: RedisLink, name: str, free: int) -> None:
        super().__init__(free)
        self._link = link
        self._name = name

    @override
    async def take(self, key: str) -> Tried:
        values = [self._free, FIRST_DELAY, LONGEST_DELAY, FORGOTTEN]
        try:
            wrong, seconds = await self._link.run(_DELAYS, [f"delay:{self._name}:{key}"], values)
        except BusFailed:
            return await super().take(key)
        return Tried(int(wrong), int(seconds))

    @override
    async def give_back(self, key: str) -> None:
        try:
            await self._link.run(_RIGHT, [f"delay:{self._name}:{key}"], [])
        except BusFailed:
            await super().give_back(key)


class SharedQuota(Quota):
    """A quota in Redis. What this server holds itself is known here as well, for when Redis does not answer."""

    def __init__(self, link: RedisLink, name: str, most: int, server: str, tasks: Tasks) -> None:
        super().__init__(most)
        self._link = link
        self._name = name
        self._server = server
        self._tasks = tasks

    @override
    async def take(self, address: str) -> bool:
        if not await super().take(address):
            return False
        try:
            if await self._count(address):
                return True
        except BusFailed:
            return True
        super().give_back(address)
        return False

    @override
    def give_back(self, address: str) -> None:
        super().give_back(address)
        self._tasks.spawn(self._returned(address))

    async def _returned(self, address: str) -> None:
        with suppress(BusFailed):  # the next one from there says how many there are
            await self._count(address)

    async def _count(self, address: str) -> bool:
        """Say how many are held here; not if that were too many together."""
        values: list[str | int] = [self._server, self._held[address], self._most, PREFIX + ALIVE]
        return bool(await self._link.run(_QUOTA, [f"quota:{self._name}:{address}"], values))
