"""What goes on beside a table: tasks that are ended with it, and whose failures are noted."""

import asyncio
import logging
from collections.abc import Coroutine
from contextvars import copy_context

from ludothek.server.base import server_log

log = logging.getLogger("ludothek.server")

AGAIN = 0.2
"""Seconds after which whoever has not stopped is told once more."""


class Tasks:
    """Any number of tasks, perhaps at a table, whose name stands in the log wherever they write there."""

    def __init__(self, table: str = "") -> None:
        self._table = table
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Is anything going on?"""
        return bool(self._tasks)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Let something go on by itself."""
        context = copy_context()
        if self._table:  # whoever begins it may look after another one, or none
            context.run(server_log.table.set, self._table)
        task = asyncio.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._finished, context=context)

    def cancel(self) -> None:
        """Stop everything."""
        for task in self._tasks:
            task.cancel()

    async def end(self) -> None:
        """Stop everything for good. A library may miss that it was cancelled, so it is said as often as it takes."""
        while self._tasks:
            self.cancel()
            await asyncio.wait(self._tasks, timeout=AGAIN)

    async def gone(self) -> None:
        """Wait until everything has stopped."""
        if self._tasks:
            await asyncio.wait(self._tasks)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something went wrong beside a table", exc_info=task.exception())
