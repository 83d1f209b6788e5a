"""Turns at a table: one after the other, each to its end, and each at a table that is as its log says."""

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import TYPE_CHECKING, TypeVar

from ludothek.server.store.store import Storing, Taken
from ludothek.server.table.table import Table

if TYPE_CHECKING:
    from ludothek.server.room.shared_table import LiveTable

T = TypeVar("T")

TRIES = 20
"""So often somebody may be quicker: each time, another entry was accepted."""


async def until_free(work: Callable[[], Awaitable[T]]) -> T:
    """Do something at a table; again, with what the log says then, as often as another server was quicker."""
    for _ in range(TRIES):
        try:
            return await work()
        except Taken:
            continue
    raise Taken("there is too much going on at this table; try again in a moment")


class Turns:
    """`async with` it to have the table for oneself alone, whether to look at it or to change it.

    The task of a client is cancelled when its connection breaks. What it has begun to store is nevertheless stored and
    told to everybody else: a cancellation that comes meanwhile is raised when the turn is over.
    """

    def __init__(self, live: "LiveTable", harmless: tuple[type[Exception], ...]) -> None:
        """After an error that is not harmless nobody knows how far a change came: the next turn begins with the log."""
        self._live = live
        self._harmless = harmless
        self._lock = asyncio.Lock()
        self._torn = False
        self._cancelled = False

    @property
    def taken(self) -> bool:
        """Is it somebody's turn?"""
        return self._lock.locked()

    @property
    def torn(self) -> bool:
        """Is what is in memory perhaps not what the log says? Then its number tells nothing."""
        return self._torn

    async def __aenter__(self) -> Table:
        await self._lock.acquire()
        if self._torn:
            try:
                await self._live.reload()
            except BaseException:
                self._end()
                raise
            self._torn = False
        return self._live.table

    async def __aexit__(self, _: object, error: BaseException | None, __: TracebackType | None) -> None:
        if isinstance(error, Exception) and not isinstance(error, self._harmless):
            self._torn = True
        self._end()

    def _end(self) -> None:
        cancelled, self._cancelled = self._cancelled, False
        self._lock.release()
        if cancelled:
            raise asyncio.CancelledError

    async def stored(self, entry: Storing) -> None:
        """Wait for the store in one's turn, cancelled or not."""
        try:
            await entry
        except asyncio.CancelledError:  # raised once the store has answered, whose answer still has to be heard
            self._cancelled = True
            entry.result()

    async def to_the_end(self, work: "asyncio.Future[T]") -> T:
        """Wait for something else in the same way."""
        while True:
            try:
                return await asyncio.shield(work)
            except asyncio.CancelledError:
                if work.cancelled():
                    raise
                self._cancelled = True
