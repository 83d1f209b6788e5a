"""Turns at a table: one after the other, and what has begun to be stored is stored, whoever is cancelled meanwhile."""

import asyncio
from typing import TypeVar

T = TypeVar("T")


class Turns:
    """A lock that its holder keeps to the end. A cancellation that comes meanwhile is raised when the turn is over.

    The connection of a client may break at any moment, and the task that listens to it is then cancelled. What it has
    set going must still be told to everybody else.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._cancelled = False

    @property
    def taken(self) -> bool:
        """Is it somebody's turn?"""
        return self._lock.locked()

    async def __aenter__(self) -> None:
        await self._lock.acquire()

    async def __aexit__(self, *_: object) -> None:
        cancelled, self._cancelled = self._cancelled, False
        self._lock.release()
        if cancelled:
            raise asyncio.CancelledError

    async def to_the_end(self, work: "asyncio.Future[T]") -> T:
        """Wait for something in one's turn, cancelled or not."""
        while not work.done():
            try:
                await asyncio.wait((work,))
            except asyncio.CancelledError:
                self._cancelled = True
        return work.result()
