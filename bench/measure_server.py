"""The server: how long a move takes from one seat to another, every move durably stored, and how much it carries.

The server is a process of its own; all seats are scripted by this one. Under load every move has its time at which it
is due, and its latency counts from there, so that a server that falls behind cannot hide it.
"""

import argparse
import asyncio
import json
import os
import resource
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

LIMITS = (
    "--clients-per-address",
    "10000",
    "--connections-per-address",
    "10000",
    "--messages-per-second",
    "10000",
    "--requests-per-second",
    "10000",
)
"""All clients of a measurement come from one address."""
SEATS = 4
TABLES = 50
CROWDED = 640
"""Tables of a crowd, each with as many seats as clients fall to it."""
PAUSE = 3.0
"""Seconds between two moves at one table of a crowd."""
BUILD = Path(__file__).parents[1] / "build" / "boardgameio"


class Choice(msgspec.Struct):
    """A legal move."""

    text: str


class View(msgspec.Struct):
    """What a scripted seat looks at."""

    turn: int
    choices: list[Choice]
    result: msgspec.Raw


class ViewMessage(msgspec.Struct):
    """A view with its number."""

    number: int
    seat: int
    view: View


_decoder = msgspec.json.Decoder(ViewMessage)


@dataclass
class Server:
    """A running server."""

    port: int
    pid: int

    def post(self, path: str, body: object) -> dict[str, object]:
        """What it answers."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            data=json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request) as answer:
            opened: dict[str, object] = json.load(answer)
            return opened

    def cpu_seconds(self) -> float:
        """Processor time that it has used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """Resident memory."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024


@asynccontextmanager
async def running() -> AsyncIterator[Server]:
    """A server as a host would start it, but for the limits of one address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "ludothek", "serve", "--host", "127.0.0.1", "--workers", "1"]
        command += ["--database", f"{folder}/tables.sqlite", "--tables-per-address", "1000000"]
        command += LIMITS
        process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        assert process.stdout is not None
        await process.stdout.readline()
        port = int((await process.stdout.readline()).decode().rstrip("/\n").rpartition(":")[2])
        await asyncio.sleep(1.0)  # the worker starts meanwhile
        try:
            yield Server(port, process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            await process.wait()


class Table:
    """Scripted seats. `play` sends the next move; `ready` is set when another seat has seen it."""

    def __init__(self, seats: int = SEATS) -> None:
        self.seats = seats
        self.connections: list[ClientConnection] = []
        self.turn = -1
        self.number = 0
        self.move = ""
        self.ready = asyncio.Event()
        self.due = 0.0
        self.mover = -1
        self.latencies: list[float] = []
        self.over = False
        self._readers: list[asyncio.Task[None]] = []

    async def sit_down(self, server: Server, deals: int = 20) -> None:
        """Open a table and connect all its seats."""
        body = {"game": "david_goliath", "seats": [{"player": "person"}] * self.seats, "options": {"deals": deals}}
        opened = await asyncio.to_thread(server.post, "/api/tables", body)
        secrets = opened["secrets"]
        assert isinstance(secrets, list)
        for seat, secret in enumerate(secrets):
            address = f"ws://127.0.0.1:{server.port}/api/tables/{opened['table']}/socket"
            connection = await connect(address, compression=None, max_queue=None, ping_interval=None)
            await connection.send(json.dumps({"type": "hello", "secrets": [secret]}))
            self.connections.append(connection)
            self._readers.append(asyncio.create_task(self._read(seat, connection)))

    async def _read(self, seat: int, connection: ClientConnection) -> None:
        with suppress(ConnectionClosed):  # the server has ended
            while True:
                data = await connection.recv(decode=False)
                if data.startswith(b'{"type":"view"'):
                    self._see(seat, data)

    def _see(self, seat: int, data: bytes) -> None:
        arrived = time.perf_counter()
        at = data.index(b'"turn":') + 7
        turn = int(data[at : data.index(b",", at)])
        if turn >= 0 and turn != seat:
            if seat != (self.mover + 1) % self.seats or turn != self.mover:
                return  # only the seat that moves next has to look closer
            turn = seat
        if turn == seat or (turn < 0 and seat == (self.mover + 1) % self.seats):
            message = _decoder.decode(data)
            if message.number <= self.number:
                return
            if self.due and seat != self.mover:
                self.latencies.append(arrived - self.due)
                self.due = 0.0
            if message.view.turn >= 0 and not message.view.choices:
                return
            self.number = message.number
            self.turn = message.view.turn
            self.over = bytes(message.view.result) != b"null"
            self.move = message.view.choices[0].text if message.view.choices else ""
            if not self.over:
                self.ready.set()

    async def play(self, due: float) -> bool:
        """Send the next move, if the last one has been seen; whether it was a move."""
        await self.ready.wait()
        self.ready.clear()
        if self.turn < 0:
            self.mover = -1
            await self.connections[0].send(f'{{"type":"next","number":{self.number}}}')
            return False
        self.mover, self.due = self.turn, due
        await self.connections[self.turn].send(
            f'{{"type":"move","number":{self.number},"seat":{self.turn},"move":"{self.move}"}}'
        )
        return True

    async def warm_up(self, moves: int) -> None:
        """Play some moves that are not measured."""
        for _ in range(moves):
            await self.play(time.perf_counter())
        await self.ready.wait()
        self.latencies.clear()

    async def leave(self) -> None:
        """Close all connections."""
        for reader in self._readers:
            reader.cancel()
        for connection in self.connections:
            connection.transport.abort()


def report(name: str, seconds: list[float], extra: str = "") -> tuple[float, float]:
    """One line of figures; the median and the 99th percentile in milliseconds."""
    cuts = statistics.quantiles(seconds, n=100)
    median, high = statistics.median(seconds) * 1000, cuts[98] * 1000
    print(f"{name:<44} p50 {median:7.2f} ms   p99 {high:7.2f} ms   {extra}", flush=True)
    return median, high


async def idle(server: Server, moves: int = 500) -> None:
    """One table, one move after the other."""
    table = Table()
    await table.sit_down(server)
    while len(table.latencies) < moves:
        await table.play(time.perf_counter())
        await asyncio.wait_for(table.ready.wait(), 10)
        await asyncio.sleep(0.005)
    report("one table", table.latencies[20:])
    await table.leave()


async def loaded(server: Server, rate: float, seconds: float) -> tuple[float, float, float]:
    """Fifty tables, so many moves a second altogether; median, 99th percentile, and the rate that was reached."""
    tables = [Table() for _ in range(TABLES)]
    for table in tables:
        await table.sit_down(server)
    found = await _played(server, f"{TABLES} tables, {rate:.0f} moves/s offered", tables, TABLES / rate, seconds)
    await _leave(tables)
    return found


async def crowded(server: Server, clients: int, seconds: float) -> None:
    """Many tables, each with a move every few seconds; and how much memory a table takes with all its clients."""
    before = server.megabytes()
    tables = [Table(clients // CROWDED + (at < clients % CROWDED)) for at in range(CROWDED)]
    for table in tables:
        await table.sit_down(server)
    await _played(server, f"{clients} clients, {CROWDED} tables, {CROWDED / PAUSE:.0f} moves/s", tables, PAUSE, seconds)
    taken = (server.megabytes() - before) * 1024
    print(
        f"memory under this load: {taken / CROWDED:.0f} kB a table with its clients, {taken / clients:.0f} kB a client"
    )


async def _played(
    server: Server, name: str, tables: list[Table], step: float, seconds: float
) -> tuple[float, float, float]:
    """Let all play, each table a move every `step` seconds; median, 99th percentile, and the rate that was reached."""
    # Real tables are not in step: each begins the measurement somewhere else in its deal.
    most = 60 if len(tables) <= TABLES else 12
    await asyncio.gather(*(table.warm_up(at * most // len(tables)) for at, table in enumerate(tables)))
    await asyncio.sleep(1.0)
    start = time.perf_counter() + 0.2
    used, served = os.times(), server.cpu_seconds()
    players = [
        asyncio.create_task(keep_playing(table, start + at * step / len(tables), step, start + seconds))
        for at, table in enumerate(tables)
    ]
    await asyncio.gather(*players)
    elapsed = time.perf_counter() - start
    own = os.times()
    client = (own.user + own.system - used.user - used.system) / elapsed
    spent = server.cpu_seconds() - served
    latencies = [latency for table in tables for latency in table.latencies]
    reached = len(latencies) / elapsed
    extra = (
        f"{reached:6.0f} moves/s   server {server.megabytes():.0f} MB, {1000 * spent / len(latencies):.2f} ms a move, "
    )
    extra += f"{spent / elapsed:.0%} of a core; client {client:.0%}"
    return *report(name, latencies, extra), reached


async def _leave(tables: list[Table]) -> None:
    for table in tables:
        await table.leave()
    await asyncio.sleep(0.5)


async def keep_playing(table: Table, due: float, step: float, end: float) -> None:
    """A move every `step` seconds, from when the first is due until the end."""
    while due < end and not table.over:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if await table.play(due):
            due += step


async def memory(server: Server, tables: int = 500) -> None:
    """What a table costs that is in memory with its match begun and nobody at it."""
    before = server.megabytes()
    body = {"game": "david_goliath", "seats": [{"player": "person"}] * SEATS, "contribution": "x"}
    for _ in range(tables):
        await asyncio.to_thread(server.post, "/api/tables", body)
    print(f"memory of a table: {(server.megabytes() - before) * 1024 / tables:.0f} kB; server {before:.0f} MB before")


@asynccontextmanager
async def boardgameio() -> AsyncIterator[int | None]:
    """The server of boardgame.io on a port of its own; nothing where there is no Node to run it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        yield None
        return
    BUILD.mkdir(parents=True, exist_ok=True)
    for path in (Path(__file__).parent / "boardgameio").iterdir():
        shutil.copy(path, BUILD)
    install = [npm, "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"]
    await (await asyncio.create_subprocess_exec(*install, cwd=BUILD)).wait()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = await asyncio.create_subprocess_exec(node, "server.js", str(port), cwd=BUILD, stdout=subprocess.PIPE)
    assert process.stdout is not None
    await process.stdout.readline()
    try:
        yield port
    finally:
        process.kill()
        await process.wait()


async def beside(port: int, tables: int, rate: float, seconds: float) -> None:
    """The same load on boardgame.io with a trivial game, kept in memory only."""
    command = ["node", "clients.js", str(port), str(tables), str(rate), str(seconds)]
    process = await asyncio.create_subprocess_exec(*command, cwd=BUILD, stdout=subprocess.PIPE)
    assert process.stdout is not None
    figures = json.loads(await process.stdout.read())
    await process.wait()
    name = f"boardgame.io, {tables} matches, {rate:.0f} moves/s"
    extra = f"{figures['reached']:6.0f} moves/s   client {figures['client']:.0%}"
    print(f"{name:<44} p50 {figures['median']:7.2f} ms   p99 {figures['high']:7.2f} ms   {extra}", flush=True)


async def run(rates: list[float], crowds: list[int], seconds: float) -> None:
    """All figures."""
    async with running() as server, boardgameio() as port:
        await memory(server)
        await idle(server)
        if port is not None:
            await beside(port, 1, 100, 5)
        best = 0.0
        for rate in rates:
            _, high, reached = await loaded(server, rate, seconds)
            if reached > 0.95 * rate and high < 100:
                best = max(best, rate)
            if port is not None:
                await beside(port, TABLES, rate, seconds)
        if rates:
            print(f"highest load that was held with a 99th percentile below 100 ms: {best:.0f} moves/s")
        for clients in crowds:
            await crowded(server, clients, 2 * seconds)
            if port is not None:
                await beside(port, clients // SEATS, CROWDED / PAUSE, 2 * seconds)


def _allow_files() -> None:
    """A crowd needs a file a client, here and in the server, which takes over what is allowed here."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def measure() -> None:
    """The figures of the server."""
    _allow_files()
    asyncio.run(run([250, 500, 1000, 1500, 2000], [2000, 3000], 10))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rates", nargs="*", type=float, default=[], help="moves a second at fifty tables")
    parser.add_argument("--crowd", type=int, action="append", default=[], help=f"so many clients at {CROWDED} tables")
    parser.add_argument("--seconds", type=float, default=8)
    chosen = parser.parse_args()
    _allow_files()
    asyncio.run(run(chosen.rates or ([] if chosen.crowd else [1000]), chosen.crowd, chosen.seconds))
