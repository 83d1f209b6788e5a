"""Several servers with PostgreSQL and Redis: what a move costs, and how soon a table goes on when one is killed.

The seats of every table are on different servers, so every move goes from one to the other over the log and the bus.
"""

import argparse
import asyncio
import itertools
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from measure_server import LIMITS, TABLES, Server, Table, _leave, _played, running

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))  # its engines, servers and players are good enough here

from support.servers import programs
from support.servers.engines import Engine, Postgres, Redis
from support.servers.houses import House
from support.servers.players import match
from support.servers.processes import Process, Proxy
from support.servers.visitors import Host

KILLS = 20


class Pair(Server):
    """Two servers as one: whoever asks for its port is sent to the next of them."""

    def __init__(self, servers: Sequence[Process], engines: Sequence[Engine]) -> None:
        self._ports = itertools.cycle([server.port for server in servers])
        self._servers = [server.pid for server in servers]
        self._engines = [engine.pid for engine in engines]

    @property
    def port(self) -> int:  # type: ignore[override] # it changes with every question
        """That of the next one."""
        return next(self._ports)

    def cpu_seconds(self) -> float:
        """Processor time of both servers so far."""
        return sum(_cpu_seconds(pid) for pid in self._servers)

    def engine_seconds(self) -> float:
        """That of PostgreSQL and Redis."""
        return sum(_cpu_seconds(pid) for engine in self._engines for pid in _family(engine))

    def megabytes(self) -> float:
        """Resident memory of both servers."""
        return sum(Server(0, pid).megabytes() for pid in self._servers)


class Spread(Table):
    """Scripted seats on different servers: whoever has seen that a deal is over asks for the next one."""

    async def play(self, due: float) -> bool:
        """Send the next move, if the last one has been seen; whether it was a move."""
        await self.ready.wait()
        if self.turn >= 0:
            return await super().play(due)
        self.ready.clear()
        seer, self.mover = (self.mover + 1) % self.seats, -1
        await self.connections[seer].send(f'{{"type":"next","number":{self.number}}}')
        return False


def _cpu_seconds(pid: int) -> float:
    """Of a process, and of those of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def _family(pid: int) -> list[int]:
    """A process and its children: PostgreSQL has one for every connection."""
    return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


@asynccontextmanager
async def servers(count: int) -> AsyncIterator[tuple[list[Process], list[Engine]]]:
    """So many servers of one house, with engines of their own that flush to the disk."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        postgres, redis = Postgres(memory=False), Redis()
        for engine in (postgres, redis):
            stack.callback(engine.close)
            engine.start()
        house = House(Path(folder), postgres.new_database(), redis.url)
        started = [Process(house, *LIMITS) for _ in range(count)]
        for server in started:
            stack.callback(server.kill)
        await asyncio.gather(*(server.start() for server in started))
        await asyncio.sleep(1.0)  # the workers start meanwhile
        yield started, [postgres, redis]


async def load(rates: Sequence[float], seconds: float) -> None:
    """The same load on one server with SQLite and on two with PostgreSQL and Redis."""
    async with running() as alone:
        best = await _held("one server, SQLite", alone, rates, seconds)
    async with servers(2) as (pair, engines):
        held = await _held("two servers, PostgreSQL and Redis", Pair(pair, engines), rates, seconds)
    print(f"highest load held with a 99th percentile below 100 ms: {held:.0f} moves/s by two, {best:.0f} by one alone")


async def _held(name: str, server: Server, rates: Sequence[float], seconds: float) -> float:
    """The highest rate that it held with a 99th percentile below 100 ms."""
    print(f"-- {name}")
    best = 0.0
    for rate in rates:
        tables = [Spread() for _ in range(TABLES)]
        for table in tables:
            await table.sit_down(server)
        before = server.engine_seconds() if isinstance(server, Pair) else 0.0
        title = f"{TABLES} tables, {rate:.0f} moves/s offered"
        _, high, reached = await _played(server, title, list(tables), TABLES / rate, seconds)
        if isinstance(server, Pair):
            made = sum(table.number for table in tables)
            print(
                f"    PostgreSQL and Redis: {1000 * (server.engine_seconds() - before) / made:.2f} ms a move",
                flush=True,
            )
        await _leave(list(tables))
        if reached > 0.95 * rate and high < 100:
            best = max(best, rate)
    return best


async def recovery(kills: int) -> None:
    """How long a table stands still when a server is killed: one of persons, and one where computer players are due."""
    async with servers(3) as (fleet, _), Proxy(fleet).listening() as port:
        together = Host(port)
        persons = [await _persons(together, fleet[at % 3]) for at in range(kills)]
        _tell("persons, a seat on every server", persons)
        computers = [await _computers(fleet[at % 3], fleet[(at + 1) % 3]) for at in range(kills)]
        _tell("computer players that the killed server let think", computers)


async def _persons(together: Host, victim: Process) -> float:
    """Until every seat has come back where it must and has seen a move that was made after the kill."""
    opened = await together.open(*["person"] * 4, options={"deals": 20})
    async with match(together, opened, thinks=0.02) as playing:
        await playing.goes_on()
        return await _until_on(victim, playing.goes_on)


async def _computers(victim: Process, other: Process) -> float:
    """Until somebody at another server sees a computer player move."""
    opened = await other.open("beginner", "beginner", "beginner", "person", options={"deals": 20})
    watching = await victim.sit(opened["table"], opened["watch"])
    async with match(other, opened) as playing:
        await playing.goes_on()
        found = await _until_on(victim, playing.goes_on)
    await watching.leave()
    return found


async def _until_on(victim: Process, goes_on: Callable[[int], Awaitable[None]]) -> float:
    victim.kill()
    killed = time.perf_counter()
    await goes_on(2)  # the first may have been on its way
    found = time.perf_counter() - killed
    await victim.start()
    return found


def _tell(name: str, seconds: list[float]) -> None:
    print(
        f"{name:<52} on again after {statistics.median(seconds):.2f} s (median), {max(seconds):.2f} s (worst of"
        f" {len(seconds)})",
        flush=True,
    )


async def run(rates: Sequence[float], seconds: float, kills: int) -> None:
    """All figures."""
    await recovery(kills)
    await load(rates, seconds)


def measure() -> None:
    """The figures of several servers."""
    if missing := programs.missing():
        print(f"there is no {missing} on this machine")
        return
    asyncio.run(run([250, 500, 1000], 10, KILLS))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rates", nargs="*", type=float, default=[500])
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--kills", type=int, default=KILLS)
    chosen = parser.parse_args()
    asyncio.run(run(chosen.rates, chosen.seconds, chosen.kills))
