"""The pool of worker processes for computer players. Whatever a worker does, the server goes on."""

import asyncio
import contextlib
import json
import sys
from collections.abc import Sequence
from typing import Any

from ludothek.core.errors import LudothekError
from ludothek.server.base import metrics
from ludothek.server.workers.fair_queue import FairQueue

COMMAND = (sys.executable, "-m", "ludothek.server.workers.worker")
LONGEST = 1 << 20
"""No answer has more bytes than this: the values of hundreds of moves have a few thousand."""


class WorkerFailed(LudothekError):
    """A worker crashed or took too long; it has been replaced."""


class Workers:
    """So many processes, each doing one job at a time; started when first needed and replaced when they fail.

    Jobs that have to wait are done in turn for the addresses that asked for them, and for the tables of each.
    """

    def __init__(self, count: int, timeout: float, command: Sequence[str] = COMMAND) -> None:
        self._timeout = timeout
        self._all = [_Worker(tuple(command)) for _ in range(count)]
        self._idle = FairQueue(list(self._all))

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return self._idle.waiting

    async def decide(self, job: dict[str, Any], address: str, table: str) -> int:
        """The decision of a computer player at a table, on the account of an address. `WorkerFailed` if none came."""
        answer = await self.ask(job, address, table)
        if not isinstance(answer, int):
            raise WorkerFailed("a computer player answered with something else than a move")
        return answer

    async def ask(self, job: dict[str, Any], address: str, table: str, *, behind: bool = False) -> Any:
        """The answer to a job; one that is `behind` is begun only when none of the others waits."""
        worker = await self._idle.take(address, table, behind=behind)
        try:
            async with asyncio.timeout(self._timeout):
                with metrics.thought.time():
                    return await worker.do(job)
        except TimeoutError:
            metrics.worker_failures.inc()
            raise WorkerFailed(f"a computer player has thought for {self._timeout:g} seconds") from None
        except Exception as error:  # which ones a pipe to a dying process raises is the event loop's secret
            metrics.worker_failures.inc()
            raise WorkerFailed(f"a computer player failed: {type(error).__name__} {error}".strip()) from error
        finally:
            # Also after a cancellation: an answer that nobody has read would be taken for the next one's.
            if worker.busy:
                worker.kill()
            self._idle.give_back(worker)

    async def warm_up(self) -> None:
        """Start the processes, so that the first move is as quick as the others."""
        for worker in self._all:
            with contextlib.suppress(OSError):  # whoever needs it will hear of it
                await worker.start()

    async def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            await worker.close()


class _Worker:
    """One process. `busy` from the moment a job is given until its answer has been read."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._killed: list[asyncio.subprocess.Process] = []
        """Those that may not have ended yet."""
        self.busy = False

    async def start(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
                # A group of its own: Ctrl-C is for the server, which then ends its workers.
                start_new_session=True,
            )
        return self._process

    async def do(self, job: dict[str, Any]) -> Any:
        self.busy = True
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(job).encode() + b"\n")
        await process.stdin.drain()
        answer = json.loads(await process.stdout.readline())
        self.busy = False
        return answer

    def kill(self) -> None:
        self.busy = False
        process, self._process = self._process, None
        self._killed = [each for each in self._killed if each.returncode is None]
        if process is not None and process.returncode is None:
            self._killed.append(process)
            with contextlib.suppress(OSError, RuntimeError):  # it may be gone already
                process.kill()

    async def close(self) -> None:
        self.kill()
        for process in self._killed:
            await process.wait()
