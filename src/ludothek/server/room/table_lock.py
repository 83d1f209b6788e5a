"""The lock of a table: one has it after the other, each to the end, and finds a table that is as its log says."""

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import TypeVar

from ludothek.server.base.retry import retry
from ludothek.server.store.store import Storing, Taken
from ludothek.server.table.table import Table

T = TypeVar("T")

TRIES = 20
"""So often somebody may be quicker: each time, another entry was accepted."""


async def until_free(work: Callable[[], Awaitable[T]]) -> T:
    """Do something at a table; again, with what the log says then, as often as another server was quicker."""
    try:
        return await retry(work, Taken, tries=TRIES)
    except Taken:
        raise Taken("there is too much going on at this table; try again in a moment") from None


class TableLock:
    """`async with` it to have the table for oneself alone, whether to look at it or to change it.

    The task of a client is cancelled when its connection breaks. What it has begun to store is nevertheless stored and
    told to everybody else: a cancellation that comes meanwhile is raised when it lets go.
    """

    def __init__(
        self, table: Table, reload: Callable[[], Awaitable[None]], harmless: tuple[type[Exception], ...]
    ) -> None:
        """After an error that is not harmless nobody knows how far a change came: whoever is next begins with `reload`.

        It puts another table here, as the log says.
        """
        self.table = table
        self._reload = reload
        self._harmless = harmless
        self._lock = asyncio.Lock()
        self._torn = False
        self._cancelled = False

    @property
    def taken(self) -> bool:
        """Does somebody have it?"""
        return self._lock.locked()

    @property
    def torn(self) -> bool:
        """Is what is in memory perhaps not what the log says? Then its number tells nothing."""
        return self._torn

    def distrust(self) -> None:
        """Let whoever is next begin with `reload`: somebody goes on with the lock although a change went wrong."""
        self._torn = True

    async def __aenter__(self) -> Table:
        await self._lock.acquire()
        if self._torn:
            try:
                await self._reload()
            except BaseException:
                self._end()
                raise
            self._torn = False
        return self.table

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
        """Wait for the store with the lock, cancelled or not."""
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
