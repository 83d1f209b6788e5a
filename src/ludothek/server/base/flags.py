"""What connections wait on: flags and mailboxes.

asyncio has the same, but keeps room for many who wait where nearly always nobody does: kilobytes for each client.
"""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Flag:
    """Is set or not, and can be waited for."""

    __slots__ = ("_set", "_waiting")

    def __init__(self, *, is_set: bool = False) -> None:
        self._set = is_set
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        """Is it?"""
        return self._set

    def set(self) -> None:
        """Let everybody who waits go on."""
        self._set = True
        waiting, self._waiting = self._waiting, ()
        for each in waiting:
            if not each.done():
                each.set_result(None)

    def clear(self) -> None:
        """From now on, wait."""
        self._set = False

    async def wait(self) -> None:
        """Go on once it is set."""
        if not self._set:
            reached = asyncio.get_running_loop().create_future()
            self._waiting = (*(each for each in self._waiting if not each.done()), reached)
            await reached


class Mailbox(Generic[T]):
    """A queue with one reader."""

    __slots__ = ("_letters", "_reader")

    def __init__(self) -> None:
        self._letters: list[T] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Is there nothing to read?"""
        return not self._letters

    def put_nowait(self, letter: T) -> None:
        """Put something in behind all that is there."""
        self._letters.append(letter)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        """Take out what came first; wait for it, if nothing has."""
        while not self._letters:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._letters.pop(0)
