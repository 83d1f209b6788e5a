"""The pool of worker processes for computer players. Whatever a worker does, the server goes on."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable, Sequence
from typing import TypeVar

from ludothek.core.errors import LudothekError
from ludothek.server.base import metrics
from ludothek.server.base.retry import retry
from ludothek.server.workers.fair_queue import FairQueue
from ludothek.server.workers.jobs import Job, Reply, read_reply, write

log = logging.getLogger("ludothek.server")

A = TypeVar("A", bound=Reply)

COMMAND = (sys.executable, "-m", "ludothek.server.workers.worker")
TRIES = 2
"""How often a worker is asked for the same."""
NO_ANSWER = "a computer player answered with something else than it was asked for"
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
        self._all = [_Process(tuple(command)) for _ in range(count)]
        self._idle = FairQueue(list(self._all))

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return self._idle.waiting

    async def ask(
        self,
        job: Job,
        kind: type[A],
        address: str,
        *,
        wrong: Callable[[A], str] = lambda _: "",
        tries: int = TRIES,
        behind: bool = False,
    ) -> A:
        """The answer to a job, of the kind that is expected, on the account of an address. `WorkerFailed` if none came.

        `wrong` says what is wrong with an answer, nothing if it makes sense: what makes none is asked for once more.
        """

        async def once() -> A:
            answer = await self.answer(job, address, behind=behind)
            if not isinstance(answer, kind):
                raise WorkerFailed(NO_ANSWER)
            if fault := wrong(answer):
                raise WorkerFailed(fault)
            return answer

        return await retry(once, WorkerFailed, tries=tries, note=lambda error: log.warning("%s", error))

    async def answer(self, job: Job, address: str, *, behind: bool = False) -> Reply:
        """What one worker makes of a job; one that is `behind` is begun only when none of the others waits."""
        worker = await self._idle.take(address, job.position.table, behind=behind)
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


class _Process:
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

    async def do(self, job: Job) -> Reply:
        self.busy = True
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(write(job))
        await process.stdin.drain()
        answer = read_reply(await process.stdout.readline())
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
