"""Floods: how long honest people wait, and how much memory the server takes, while strangers do their worst.

Everything is on this machine and ends by itself: twenty strangers with an address each, for some seconds and up to so
many bytes, come back as often as they are cut off. The server has one core to itself; they and the honest people, who
play at ten tables, share another one. `--before` names another checkout, whose server is flooded in the same run.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from measure_server import Server, Table, keep_playing

HERE = Path(__file__).parents[1]
STRANGERS = 20
TABLES = 10
STEP = 0.25
"""Seconds between two moves at a table."""
SECONDS = 6.0
"""So long a flood lasts."""
MOST_BYTES = 500_000_000
"""So much all strangers together send at most."""
PATIENCE = 30.0
"""So long honest people wait for a move after the flood."""
PIECE = 65_536
MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""Where tables lie: how long a disk takes is measured elsewhere, and nobody floods it."""

Sent = Callable[[int], bool]
"""Counts what a stranger has sent; False: it is enough."""


def frame(opcode: int, content: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a client sends it."""
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + struct.pack("!H", size)
    return bytes([opcode | (0x80 if last else 0)]) + length + bytes(4) + content


def many(what: bytes) -> bytes:
    """As often as it fits into a piece."""
    return what * (PIECE // len(what))


SAID: dict[str, tuple[bytes, bytes]] = {
    "empty fragments": (frame(1, last=False), many(frame(0, last=False))),
    "pings that nobody reads": (b"", many(frame(9, b"x" * 125))),
    "empty pings": (b"", many(frame(9))),
    "unasked pongs": (b"", many(frame(10))),
    "empty texts": (b"", many(frame(1))),
    "many tiny texts": (b"", many(frame(1, b"x"))),
    "one long text": (frame(1, b"x" * 8000, last=False), many(frame(0, b"x" * 60_000, last=False))),
}
"""Floods over a WebSocket: what is said first, and what again and again."""
ASKED = {
    "requests in a row": many(b"GET /x HTTP/1.1\r\nHost: x\r\n\r\n"),
    "tiny headers": b"GET /x HTTP/1.1\r\nHost: x\r\n" + b"a:\r\n" * 15_000 + b"\r\n",
    "tiny chunks": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + many(b"1\r\nx\r\n"),
}
"""Floods of requests: what a connection begins with; the last piece of it is said again and again."""
QUIET = ("half hellos", "slow readers")
"""Connections that stay, as many as each stranger gets."""
COMING = ("connections", "handshakes")
"""Connections that go again at once."""
FLOODS = (*SAID, *ASKED, *QUIET, *COMING)


# The strangers, in a process of their own.


async def strangers(flood: str, port: int, path: str, secret: str, seconds: float) -> None:
    """Do it, then say how often they came and how much they sent."""
    end = time.perf_counter() + seconds
    came = sent = 0

    def count(size: int) -> bool:
        nonlocal sent
        sent += size
        return sent < MOST_BYTES and time.perf_counter() < end

    async def stranger(number: int) -> None:
        nonlocal came
        while count(0):
            came += 1
            with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                async with asyncio.timeout(end - time.perf_counter()):
                    await _once(flood, f"127.0.1.{number + 1}", port, path, secret, count)
            await asyncio.sleep(0)

    each = 60 if flood in QUIET else 1
    await asyncio.gather(*(stranger(number) for number in range(STRANGERS) for _ in range(each)))
    print(json.dumps([came, sent]))


async def _once(flood: str, address: str, port: int, path: str, secret: str, count: Sent) -> None:
    """One connection, until it is cut."""
    loop = asyncio.get_running_loop()
    with socket.socket() as line:
        line.settimeout(0)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, PIECE)  # so that what is sent is what has arrived
        line.bind((address, 0))
        await loop.sock_connect(line, ("127.0.0.1", port))
        if flood == "connections":
            return
        if flood in ASKED:
            await loop.sock_sendall(line, ASKED[flood])
            while count(PIECE):
                await loop.sock_sendall(line, ASKED[flood][-PIECE:])
            return
        asked = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        asked += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        await loop.sock_sendall(line, asked.encode())
        if b" 101 " not in await loop.sock_recv(line, 4096) or flood == "handshakes":
            return
        if flood == "half hellos":
            await loop.sock_sendall(line, frame(1, b'{"type":"hello",')[:9])
            while await loop.sock_recv(line, 4096):
                pass
        elif flood == "slow readers":  # who have a link to look on
            await loop.sock_sendall(line, frame(1, json.dumps({"type": "hello", "secrets": [secret]}).encode()))
            while count(8):
                await asyncio.sleep(0.5)
                await loop.sock_sendall(line, frame(9, b"hi"))
        else:
            first, again = SAID[flood]
            await loop.sock_sendall(line, first)
            while count(len(again)):
                await loop.sock_sendall(line, again)


# The server, and the honest people.


@asynccontextmanager
async def _running(source: Path) -> AsyncIterator[Server]:
    """A server with its usual limits, on a core of its own where there are two."""
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        command = [sys.executable, "-m", "ludothek", "serve", "--host", "127.0.0.1", "--workers", "1"]
        process = await asyncio.create_subprocess_exec(
            *command,
            "--database",
            f"{folder}/tables.sqlite",
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(source / "src")},
        )
        assert process.stdout is not None
        await process.stdout.readline()
        port = int((await process.stdout.readline()).decode().rstrip("/\n").rpartition(":")[2])
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(process.pid, cores[:1])
        await asyncio.sleep(1.0)  # the worker starts meanwhile
        try:
            yield Server(port, process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), PATIENCE)
            if process.returncode is None:
                process.kill()
                await process.wait()


async def flooded(source: Path, flood: str) -> tuple[float, float, float, float]:
    """The 99th percentile and the worst, in milliseconds; memory before and at its highest, in megabytes."""
    async with _running(source) as server:
        tables = [Table() for _ in range(TABLES)]
        for table in tables:
            await table.sit_down(server)
        await asyncio.gather(*(table.warm_up(random.Random(at).randrange(4, 20)) for at, table in enumerate(tables)))
        body = {"game": "david_goliath", "seats": [{"player": "person"}] * 3, "contribution": "x"}
        watched = await asyncio.to_thread(server.post, "/api/tables", body)
        before = highest = server.megabytes()
        came = sent = 0
        used, waited = _processor(server)
        begun = time.perf_counter()
        play = asyncio.gather(*(_play(table, begun + at * STEP / TABLES) for at, table in enumerate(tables)))
        if flood:
            path = f"/api/tables/{watched['table']}/socket"
            command = [sys.executable, __file__, "--flood", flood, str(server.port), path, str(watched["watch"])]
            process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, preexec_fn=_aside)
        while not play.done():
            highest = max(highest, server.megabytes())
            await asyncio.sleep(0.1)
        if flood:
            said, _ = await process.communicate()
            came, sent = json.loads(said)
        latencies = [1000 * latency for table in tables for latency in table.latencies]
        high, worst = statistics.quantiles(latencies, n=100)[98], max(latencies)
        used, waited = (now - then for now, then in zip(_processor(server), (used, waited), strict=True))
        print(
            f"{flood or 'nothing':<26} p50 {statistics.median(latencies):8.1f} ms   p99 {high:8.1f} ms   worst"
            f" {worst:8.1f} ms   memory {before:4.0f} MB, at most {highest:4.0f}   {came:6d} connections,"
            f" {sent / 1e6:4.0f} MB   server: {used:4.1f} s on the processor, {waited:4.1f} s in line for it",
            flush=True,
        )
        for table in tables:
            await table.leave()
        return high, worst, before, highest


def _processor(server: Server) -> tuple[float, float]:
    """Seconds that it has been on the processor, and that it was kept waiting for it by others."""
    used, waited, _ = Path(f"/proc/{server.pid}/schedstat").read_text().split()
    return int(used) / 1e9, int(waited) / 1e9


async def _play(table: Table, due: float) -> None:
    """Play as long as the flood lasts; what is not answered then is waited for, and counts as it is in the end."""
    end = due + SECONDS
    with suppress(TimeoutError):
        await asyncio.wait_for(keep_playing(table, due, STEP, end), SECONDS + PATIENCE)
        await asyncio.wait_for(table.ready.wait(), PATIENCE)
    if table.due:
        table.latencies.append(time.perf_counter() - table.due)


def _aside() -> None:
    """Strangers give way to honest people on the core that they share."""
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-1:])
    os.setpriority(os.PRIO_PROCESS, 0, 10)


async def run(before: list[Path], floods: list[str]) -> None:
    """All floods, at each checkout."""
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-1:])
    for source in [*before, HERE]:
        print(f"-- {'before, ' + source.name if source != HERE else 'here'} --", flush=True)
        found = [await flooded(source, flood) for flood in ["", *floods]]
        print(f"the worst 99th percentile of all floods: {max(high for high, *_ in found):.0f} ms", flush=True)


def measure() -> None:
    """The figures of this checkout."""
    asyncio.run(run([], list(FLOODS)))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--flood"]:
        _, _, name, at_port, at_path, watch = sys.argv
        asyncio.run(strangers(name, int(at_port), at_path, watch, SECONDS))
        sys.exit()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("floods", nargs="*", default=FLOODS, help=f"which of: {', '.join(FLOODS)}")
    parser.add_argument("--before", type=Path, action="append", default=[], help="another checkout, measured first")
    chosen = parser.parse_args()
    asyncio.run(run(chosen.before, list(chosen.floods)))
