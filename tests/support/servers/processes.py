"""Servers in processes of their own, as hosts run them: they can be killed, paused, asked to go and started again."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Protocol

from support.ports import free_port
from support.servers.houses import House
from support.servers.visitors import PATIENCE, Host


class Process(Host):
    """`ludothek serve` on a port that it keeps from one start to the next."""

    def __init__(self, house: House, *options: str) -> None:
        super().__init__(free_port())
        self._command = [sys.executable, "-m", "ludothek", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        self._command += [*house.options, "--pace", "0", "--workers", "1", "--messages-per-second", "1000"]
        self._command += ["--requests-per-second", "1000", "--tables-per-address", "10000", *options]
        self._running: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    async def start(self) -> None:
        """Return when it can be reached."""
        self._running = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)  # noqa: ASYNC220 - it is quick
        assert self._running.stdout is not None
        assert "Ludothek is open." in await asyncio.to_thread(self._running.stdout.readline)

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._running is not None:
            self._running.kill()
            self._running.wait()
            self._gone()

    async def stop(self) -> int:
        """Ask it to go, and wait until it has; what it says at the end."""
        assert self._running is not None
        self._running.terminate()
        status = await asyncio.to_thread(self._running.wait, PATIENCE)
        self._gone()
        return status

    def start_over(self) -> None:
        """Ask it to become a new one that listens where it did."""
        assert self._running is not None
        self._running.send_signal(signal.SIGUSR2)

    async def heard(self, word: str) -> str:
        """The next line that it says with this word in it."""
        assert self._running is not None
        assert self._running.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while word not in (line := await asyncio.to_thread(self._running.stdout.readline)):
                assert line, "it has ended"
        return line.strip()

    def pause(self) -> None:
        """Let it stand still, without a word to anybody."""
        assert self._running is not None
        self._running.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Let it go on, as if no time had passed."""
        assert self._running is not None
        self._running.send_signal(signal.SIGCONT)

    def _gone(self) -> None:
        assert self._running is not None
        assert self._running.stdout is not None
        self._running.stdout.close()
        self._running = None


@asynccontextmanager
async def process(house: House, *options: str) -> AsyncIterator[Process]:
    host = Process(house, *options)
    try:
        await host.start()
        yield host
    finally:
        await host.goodbye()
        host.kill()


class Listening(Protocol):
    """Whatever can be reached by a port."""

    port: int


class Proxy:
    """A plain one: each new connection goes to the next server that takes it, and stays there."""

    def __init__(self, servers: Sequence[Listening], *, in_turn: bool = True) -> None:
        """Not `in_turn`: it goes to the first that takes it."""
        self._servers = servers
        self._in_turn = in_turn
        self._turn = 0
        self._carrying: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[int]:
        """While it listens; the port."""
        server = await asyncio.start_server(self._arrived, "127.0.0.1", 0)
        try:
            yield server.sockets[0].getsockname()[1]
        finally:
            server.close()
            for task in self._carrying:
                task.cancel()
            await asyncio.gather(*self._carrying, return_exceptions=True)

    async def _arrived(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._carrying.add(task)
        task.add_done_callback(self._carrying.discard)
        ends = [writer]
        try:
            there = await self._next()
            if there is not None:
                ends.append(there[1])
                await self._carry((reader, there[1]), (there[0], writer))
        finally:
            for end in ends:
                end.close()

    async def _next(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        first = self._turn
        for at in range(len(self._servers)):
            server = self._servers[(first + at) % len(self._servers)]
            self._turn += self._in_turn
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", server.port)
        return None

    async def _carry(self, *ways: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        """Both ways, until either side ends."""
        tasks = [asyncio.create_task(_one_way(*way)) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def _one_way(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()


class Fleet(Host):
    """Three servers of one house behind a proxy. As a host it is the proxy: nobody knows where they will come to."""

    def __init__(self, port: int, servers: Sequence[Process]) -> None:
        super().__init__(port)
        self.servers = servers

    async def goodbye(self) -> None:
        await super().goodbye()
        for server in self.servers:
            await Host.goodbye(server)


@asynccontextmanager
async def fleet(house: House, *options: str, count: int = 3) -> AsyncIterator[Fleet]:
    async with AsyncExitStack() as stack:
        servers = [Process(house, *options) for _ in range(count)]
        for server in servers:
            stack.callback(server.kill)
        await asyncio.gather(*(server.start() for server in servers))
        together = Fleet(await stack.enter_async_context(Proxy(servers).listening()), servers)
        stack.push_async_callback(together.goodbye)
        yield together
