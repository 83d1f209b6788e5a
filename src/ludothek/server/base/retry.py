"""Trying again: once for everything on the server that may work the next time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")

LONGEST = 60.0
"""No pause between two tries is usually longer, in seconds."""


def _silent(_: Exception) -> None:
    """Not every failure is worth a word."""


async def retry(
    work: Callable[[], Awaitable[T]],
    on: type[Exception] | tuple[type[Exception], ...],
    *,
    tries: int = 0,
    pause: float = 0.0,
    longest: float = LONGEST,
    note: Callable[[Exception], None] = _silent,
) -> T:
    """What some work comes to; again after an error of some kinds, `tries` times in all, 0: until it is done.

    Each failure is noted. After it comes a pause, which doubles each time until it is the longest. The last failure is
    raised.
    """
    while True:
        try:
            return await work()
        except on as error:
            note(error)
            tries -= 1
            if tries == 0:
                raise
        if pause:
            await asyncio.sleep(pause)
            pause = min(2 * pause, longest)
