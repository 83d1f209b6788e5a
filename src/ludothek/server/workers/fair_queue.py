"""A fair queue: whoever has much to ask for waits for itself and not at the cost of the others."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")
_Queue = dict[str, dict[str, deque[asyncio.Future[T]]]]
"""Who waits, by address and table, each in the order in which they are due."""


class FairQueue(Generic[T]):
    """Things that several want to use, each by one at a time.

    Addresses that wait are served in turn, one job each; so are the tables of an address, and the jobs of a table come
    in the order in which they were asked for. Those who want something `behind` the others are served in the same way,
    but only while none of the others waits.
    """

    def __init__(self, things: list[T]) -> None:
        self._free = things
        self._queues: tuple[_Queue[T], _Queue[T]] = ({}, {})
        """Who waits, and who waits behind them. Nobody does while something is free."""

    @property
    def waiting(self) -> int:
        """How many wait, whoever stands before them."""
        return sum(len(jobs) for queue in self._queues for tables in queue.values() for jobs in tables.values())

    async def take(self, address: str, table: str, *, behind: bool = False) -> T:
        """Something to use, for a job of this table on the account of this address. `give_back` it afterwards."""
        if self._free:
            return self._free.pop()
        ready: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queues[behind].setdefault(address, {}).setdefault(table, deque()).append(ready)
        try:
            return await ready
        except asyncio.CancelledError:
            if not ready.cancelled():
                self.give_back(ready.result())
            raise

    def give_back(self, thing: T) -> None:
        """Let the next one have it."""
        while queue := self._queues[0] or self._queues[1]:
            ready = _next(queue)
            if not ready.cancelled():
                ready.set_result(thing)
                return
        self._free.append(thing)


def _next(queue: _Queue[T]) -> "asyncio.Future[T]":
    """Who is next. Their address and their table go to the end of the queue, if they want more."""
    address = next(iter(queue))
    tables = queue.pop(address)
    table = next(iter(tables))
    jobs = tables.pop(table)
    ready = jobs.popleft()
    if jobs:
        tables[table] = jobs
    if tables:
        queue[address] = tables
    return ready
