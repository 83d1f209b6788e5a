"""Connections that say nothing, or half of it, or never listen, are let go of, and keep nobody else out."""

import asyncio
import os
import resource
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from ludothek.server.base.limits import Buckets
from ludothek.server.web.connection import PIPELINED
from ludothek.server.web.connection_limits import ConnectionLimits, NoProxy
from ludothek.server.web.site import UNNAMED
from support.ports import free_port
from support.servers.houses import House
from support.servers.visitors import PATIENCE, Host, Visitor, hosted

SHORT = 0.2
"""Seconds that a server has for something that is not going to happen."""

HALF_HEADERS = b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Half: ye"
HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
HALF_A_CHUNK = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n64\r\n{"
A_REQUEST = b"GET /api/texts/en HTTP/1.1\r\nHost: x\r\n\r\n"


class Caller:
    """A bare connection, to do wrong with."""

    def __init__(self, host: Host, source: str = "127.0.0.1") -> None:
        self._host = host
        self._source = source

    async def call(self) -> "Caller":
        self._reader, self._writer = await asyncio.open_connection(
            "127.0.0.1", self._host.port, local_addr=(self._source, 0)
        )
        return self

    async def say(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def hear(self, size: int) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self._reader.readexactly(size)

    async def rest(self) -> bytes:
        """All that still comes before the server hangs up."""
        heard = b""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while data := await self._reader.read(65_536):
                    heard += data
        return heard

    @asynccontextmanager
    async def trickling(self) -> AsyncIterator[None]:
        """Go on saying a little every now and then."""

        async def trickle() -> None:
            with suppress(ConnectionError):
                while True:
                    await self.say(b"s")
                    await asyncio.sleep(SHORT / 10)

        trickling = asyncio.create_task(trickle())
        yield
        trickling.cancel()
        await asyncio.wait({trickling})

    async def leave(self) -> None:
        self._writer.transport.abort()


@asynccontextmanager
async def callers(host: Host, count: int, source: str = "127.0.0.1") -> AsyncIterator[list[Caller]]:
    calling = [await Caller(host, source).call() for _ in range(count)]
    try:
        yield calling
    finally:
        for caller in calling:
            await caller.leave()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - nobody tells when a connection is gone
            await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_who_asks_for_nothing_is_let_go_of(house: House) -> None:
    async with hosted(house, header_seconds=SHORT) as host, callers(host, 1) as (silent,):
        assert await silent.rest() == b""


@pytest.mark.asyncio
async def test_half_headers_are_not_waited_for(house: House) -> None:
    async with hosted(house, header_seconds=SHORT) as host, callers(host, 1) as (half,):
        await half.say(HALF_HEADERS)
        assert await half.rest() == b""


@pytest.mark.asyncio
async def test_headers_that_trickle_in_are_not_waited_for_either(house: House) -> None:
    async with hosted(house, header_seconds=SHORT) as host, callers(host, 1) as (slow,):
        await slow.say(HALF_HEADERS)
        async with slow.trickling():
            assert await slow.rest() == b""


@pytest.mark.asyncio
async def test_headers_without_end_are_cut_off(house: House) -> None:
    async with hosted(house, header_bytes=2000) as host, callers(host, 1) as (endless,):
        await endless.say(HALF_HEADERS + b"s" * 2000)
        assert await endless.rest() == b""


@pytest.mark.asyncio
@pytest.mark.parametrize("half", [HALF_A_BODY, HALF_A_CHUNK], ids=["with a length", "in chunks"])
async def test_half_a_body_is_not_waited_for(house: House, half: bytes) -> None:
    async with hosted(house, body_seconds=SHORT) as host, callers(host, 1) as (caller,):
        await caller.say(half)
        assert await caller.rest() == b""


@pytest.mark.asyncio
async def test_half_a_body_is_not_waited_for_after_the_answer(house: House) -> None:
    async with hosted(house, body_seconds=SHORT) as host, callers(host, 1) as (caller,):
        await caller.say(HALF_A_BODY.replace(b"100", b"999999") + b"x" * 40_000)
        assert (await caller.hear(12)).endswith(b" 413")
        async with caller.trickling():
            await caller.rest()


@pytest.mark.asyncio
async def test_nobody_waits_long_for_the_next_request(house: House) -> None:
    async with hosted(house, keep_alive_seconds=1, unread_seconds=SHORT) as host, callers(host, 2) as (idle, odd):
        for caller in (idle, odd):
            await caller.say(A_REQUEST)
            assert (await caller.hear(12)).endswith(b" 200")
        await odd.say(b"\r\n")  # which belongs to no request
        for caller in (idle, odd):
            await caller.rest()


@pytest.mark.asyncio
async def test_several_requests_over_one_connection(house: House) -> None:
    async with hosted(house, header_seconds=PATIENCE, body_seconds=PATIENCE) as host, callers(host, 1) as (one,):
        await one.say(A_REQUEST * 3 + A_REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert (await one.rest()).count(b"HTTP/1.1 200 ") == 4


async def deaf_socket(host: Host) -> socket.socket:
    """A connection through which little goes before somebody has to read."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", host.port))
    await until(lambda: len(host.connections) == 1)
    for connection in host.connections:
        connection.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return deaf


@pytest.mark.asyncio
async def test_who_does_not_read_an_answer_is_let_go_of(house: House) -> None:
    async with hosted(house, unread_seconds=SHORT) as host:
        with await deaf_socket(host) as deaf:
            deaf.send(A_REQUEST * PIPELINED)
            await until(lambda: not host.connections)


@pytest.mark.asyncio
async def test_a_client_that_is_dropped_for_not_reading_leaves_no_connection_behind(house: House) -> None:
    async with hosted(house, backlog=8) as host:
        opened = await host.open("person", "person", "person")
        await until(lambda: not host.connections)
        address = f"ws://{host.address}/api/tables/{opened['table']}/socket"
        connection = await connect(address, sock=await deaf_socket(host), compression=None, ping_interval=None)
        visitor = Visitor(connection)
        await visitor.say("hello", secrets=[opened["secrets"][0]])
        await visitor.until(lambda: bool(visitor.table))
        connection.transport.pause_reading()
        live = await host.hub.find(opened["table"])
        (client,) = live.clients
        while live.clients:
            client.send_text(" " * 100_000)
            await asyncio.sleep(0)
        await until(lambda: not host.connections)
        connection.transport.abort()


@pytest.mark.asyncio
async def test_a_crowd_that_says_nothing_keeps_nobody_out(house: House) -> None:
    """Neither people of the same address nor others."""
    async with (
        hosted(house, connections=8, connections_per_address=5) as host,
        callers(host, 20) as crowd,
        callers(host, 20, "127.0.0.2"),
        callers(host, 1) as (same,),
        callers(host, 1, "127.0.0.3") as (other,),
    ):
        for caller in (same, other):
            await caller.say(A_REQUEST)
            assert (await caller.hear(12)).endswith(b" 200")
        assert await crowd[0].rest() == b""
        await until(lambda: len(host.connections) <= 8)


@pytest.mark.asyncio
async def test_an_address_has_only_so_many_connections(house: House) -> None:
    async with hosted(house, connections_per_address=3) as host:
        opened = await host.open("person", "person", "person")
        await until(lambda: not host.connections)
        for secret in opened["secrets"]:
            await host.sit(opened["table"], secret)
        async with callers(host, 1) as (fourth,), callers(host, 1, "127.0.0.2") as (other,):
            assert await fourth.rest() == b""  # three tables are open, which nobody loses for a newcomer
            await other.say(A_REQUEST)
            assert (await other.hear(12)).endswith(b" 200")
        await host.goodbye()
        await until(lambda: not host.connections)
        for secret in opened["secrets"]:  # whoever leaves makes room
            await host.sit(opened["table"], secret)


@pytest.mark.asyncio
async def test_a_proxy_brings_many(house: House) -> None:
    async with (
        hosted(house, proxies="127.0.0.1", connections_per_address=3) as host,
        callers(host, 10) as through,
    ):
        for caller in through:
            await caller.say(A_REQUEST)
        for caller in through:
            assert (await caller.hear(12)).endswith(b" 200")


async def asking(host: Host, *forwarded: str) -> list[int]:
    """What is answered when each of them is said to have asked by whoever asks here."""
    answers = [await host.request("GET", "/api/tables/x", headers={"X-Forwarded-For": each}) for each in forwarded]
    return [answer.status_code for answer in answers]


@pytest.mark.asyncio
async def test_only_a_proxy_that_is_named_is_believed(house: House, caplog: pytest.LogCaptureFixture) -> None:
    for proxies, statuses in (("", [403, 429]), ("10.0.0.7", [403, 429]), ("10.0.0.7,127.0.0.0/8", [403, 403])):
        async with hosted(house, proxies=proxies) as host:
            host.hub.quotas.wrong_links = Buckets(1e-9, 1)
            assert await asking(host, "192.0.2.1", "192.0.2.2") == statuses
            if not proxies:
                await asking(host, "192.0.2.3")
    assert [message for message in caplog.messages if "--proxy" in message] == [UNNAMED], "the log says it once"


@pytest.mark.asyncio
async def test_of_what_a_proxy_hands_on_only_its_own_word_counts(house: House) -> None:
    """Clients may have written something before it."""
    async with hosted(house, proxies="127.0.0.1") as host:
        host.hub.quotas.wrong_links = Buckets(1e-9, 1)
        assert await asking(host, "192.0.2.1, 192.0.2.9", "192.0.2.2, 192.0.2.9") == [403, 429]


def test_proxies_are_addresses_or_networks() -> None:
    for right in ("", "*", "10.0.0.7", "10.0.0.0/8, fd00::/8,::1"):
        ConnectionLimits(10, 10, right)
    with pytest.raises(NoProxy, match=r"10\.0\.0\.7 or 10\.0\.0\.0/8"):
        ConnectionLimits(10, 10, "proxy.example.org")


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="the limits of another process are not to be seen here")
def test_a_server_may_open_as_many_files_as_the_system_allows(tmp_path: Path) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    start = f"import os, resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (200, {most})); "
    start += "os.execv(sys.executable, [sys.executable, '-m', 'ludothek', 'serve', *sys.argv[1:]])"
    command = [sys.executable, "-c", start, "--host", "127.0.0.1", "--port", str(free_port()), "--workers", "1"]
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "tables.sqlite")], stdout=subprocess.PIPE, text=True, env=os.environ
    ) as server:
        assert server.stdout is not None
        assert "Ludothek is open." in server.stdout.readline()
        assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE)[0] == most
        server.terminate()
