"""Whoever sends more than anybody needs costs little and fills nothing: it is cut off before it is even read."""

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol

from ludothek.server.base.limits import Buckets
from ludothek.server.web.connection import (
    AT_ONCE,
    EACH_TURN,
    FRAGMENTS,
    PIECES,
    PIPELINED,
    HttpConnection,
    SocketConnection,
)
from ludothek.server.web.frames import FrameCounter
from ludothek.server.web.turnstile import Turnstile
from support.servers.houses import House
from support.servers.visitors import PATIENCE, Host, Visitor, hosted

SHORT = 0.2
"""Seconds that a server has for something that is not going to happen."""
MANY = 50_000


def frame(opcode: Opcode, content: bytes = b"", *, last: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, content, last).serialize(mask=True)


FLOODS = {
    "empty fragments": frame(Opcode.TEXT, last=False) + frame(Opcode.CONT, last=False) * MANY,
    "empty texts": frame(Opcode.TEXT) * MANY,
    "tiny texts": frame(Opcode.TEXT, b"x") * MANY,
    "texts of bytes": frame(Opcode.BINARY, b"x") * MANY,
    "empty pings": frame(Opcode.PING) * MANY,
    "pings": frame(Opcode.PING, b"x" * 125) * MANY,
    "unasked pongs": frame(Opcode.PONG) * MANY,
    "long texts": frame(Opcode.TEXT, b"x" * 8000) * 1000,
}


# What is counted.


@given(sizes=st.lists(st.sampled_from([0, 1, 125, 126, 65_535, 65_536]), max_size=6), cuts=st.data())
def test_frames_are_counted_in_whatever_pieces_they_come(sizes: list[int], cuts: st.DataObject) -> None:
    stream = b"".join(frame(Opcode.TEXT, bytes(size)) for size in sizes)
    counter, counted, rest = FrameCounter(), 0, stream
    while rest:
        at = cuts.draw(st.integers(1, min(len(rest), 70_000)) | st.integers(1, min(len(rest), 20)))
        counted += counter.count(rest[:at], 100)
        rest = rest[at:]
    assert counted == len(sizes)


def test_no_more_frames_are_counted_than_matter() -> None:
    assert FrameCounter().count(frame(Opcode.PING) * 1000, 10) == 11


# Floods over a WebSocket.


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[Frame]:
    """All frames that anything was made of."""
    frames: list[Frame] = []
    receiving = Protocol.recv_frame

    def counted(protocol: Protocol, each: Frame) -> None:
        if protocol.side.name == "SERVER":
            frames.append(each)
        receiving(protocol, each)

    monkeypatch.setattr(Protocol, "recv_frame", counted)
    return frames


async def connected(host: Host) -> ClientConnection:
    """A socket of a stranger, who has not said hello."""
    opened = await host.open("person", "person", "person")
    address = f"ws://{host.address}/api/tables/{opened['table']}/socket"
    return await connect(address, compression=None, ping_interval=None)


@pytest.mark.asyncio
@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS.keys())
async def test_a_flood_is_cut_off_before_it_is_read(sqlite_house: House, flood: bytes, parsed: list[Frame]) -> None:
    async with hosted(sqlite_house, messages_per_second=15.0) as host:
        stranger = await connected(host)
        stranger.transport.write(flood)
        assert await Visitor(stranger).gone() in {0, 4400, 4429}  # it may not come to reading why
        assert len(parsed) <= host.hub.settings.frames_at_once
        assert sum(len(each.data) for each in parsed) <= host.hub.settings.bytes_at_once
        await until_alone(host)


async def until_alone(host: Host) -> None:
    async with asyncio.timeout(PATIENCE):
        while host.connections:  # noqa: ASYNC110 - nobody tells when a connection is gone
            await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_who_pings_and_never_reads_fills_no_memory(sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[int] = []
    answering = SocketConnection.handle_ping

    def answered(connection: SocketConnection) -> None:
        answering(connection)
        waiting.append(connection.transport.get_write_buffer_size())

    monkeypatch.setattr(SocketConnection, "handle_ping", answered)
    async with hosted(sqlite_house) as host:
        stranger = await connected(host)
        (connection,) = host.connections
        for each in (connection.transport, stranger.transport):
            each.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        stranger.transport.pause_reading()
        for _ in range(100):
            stranger.transport.write(frame(Opcode.PING, b"x" * 125) * 100)
            seen = len(waiting)
            async with asyncio.timeout(PATIENCE):
                while len(waiting) == seen:  # noqa: ASYNC110 - uvicorn tells nobody
                    await asyncio.sleep(0)
        assert max(waiting) < 200_000
        stranger.transport.abort()


@pytest.mark.asyncio
async def test_the_last_ping_is_answered_when_somebody_reads_again(sqlite_house: House) -> None:
    async with hosted(sqlite_house) as host:
        patient = await connected(host)
        (connection,) = host.connections
        connection.pause_writing()
        await patient.ping("first")
        last = await patient.ping("last")
        async with asyncio.timeout(PATIENCE):
            while not connection._pong.endswith(b"last"):  # noqa: ASYNC110 - uvicorn tells nobody
                await asyncio.sleep(0)
        connection.resume_writing()
        async with asyncio.timeout(PATIENCE):
            await last
        await patient.close()


@pytest.mark.asyncio
async def test_who_does_not_read_a_socket_is_cut(sqlite_house: House) -> None:
    async with hosted(sqlite_house, unread_seconds=SHORT) as host:
        await connected(host)
        (connection,) = host.connections
        connection.pause_writing()
        await until_alone(host)


@pytest.mark.asyncio
async def test_a_message_comes_in_few_parts(sqlite_house: House) -> None:
    async with hosted(sqlite_house) as host:
        patient, endless = await connected(host), await connected(host)
        await patient.send(['{"type":"ping"}', *[" "] * (FRAGMENTS - 2)])  # and an empty one that ends it
        assert await Visitor(patient).gone() == 4400, "it was understood, and is no hello"
        with suppress(ConnectionClosed):
            await endless.send(['{"type":"ping"}', *[" "] * FRAGMENTS])
        assert await Visitor(endless).gone() == 1009


@pytest.mark.asyncio
async def test_a_hello_in_parts_is_not_waited_for(sqlite_house: House) -> None:
    async with hosted(sqlite_house, hello_seconds=SHORT) as host:
        stranger = await connected(host)
        stranger.transport.write(frame(Opcode.TEXT, b"{", last=False) + frame(Opcode.CONT, b" ", last=False))
        assert await Visitor(stranger).gone() == 4408


@pytest.mark.asyncio
async def test_what_is_no_text_is_no_accident_of_ours(sqlite_house: House, caplog: pytest.LogCaptureFixture) -> None:
    async with hosted(sqlite_house) as host:
        for odd in (
            frame(Opcode.TEXT, b"\xff\xfe"),
            frame(Opcode.TEXT, b"\xe2\x82", last=False) + frame(Opcode.CONT, b"("),
            frame(Opcode.CLOSE, b"\x03\xe8\xff"),
        ):
            stranger = await connected(host)
            stranger.transport.write(odd)
            assert await Visitor(stranger).gone() == 1007
        split = await connected(host)
        split.transport.write(frame(Opcode.TEXT, b'"\xe2\x82', last=False) + frame(Opcode.CONT, b'\xac"'))
        assert await Visitor(split).gone() == 4400, "it may be cut in the middle of a sign"
    assert caplog.messages == []


# Before it is a WebSocket.


@pytest.mark.asyncio
async def test_new_sockets_count_as_requests(sqlite_house: House) -> None:
    async with hosted(sqlite_house) as host:
        opened = await host.open("person", "person", "person")
        host.hub.quotas.requests = Buckets(1e-9, 2)
        address = f"ws://{host.address}/api/tables/{opened['table']}/socket"
        for _ in range(2):
            async with connect(address):
                pass
        with pytest.raises(InvalidStatus):
            await connect(address)


@pytest.mark.asyncio
async def test_nonsense_before_a_socket_is_accepted_leaves_no_trace(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked, never = asyncio.Event(), asyncio.Event()

    async def takes_for_ever(*_: object) -> bool:
        asked.set()
        await never.wait()
        return True

    head = "GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    async with hosted(sqlite_house) as host:
        monkeypatch.setattr(Buckets, "take", takes_for_ever)
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        writer.write(head.encode())
        async with asyncio.timeout(PATIENCE):
            await asked.wait()
            writer.write(b"\xff" * 100)
            with suppress(ConnectionError):
                await reader.read()
        writer.close()
        never.set()
        await until_alone(host)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# Floods of requests.

GET = b"GET /x HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
ASKED = {
    "requests in a row": ((GET + b"\r\n") * MANY, PIPELINED),
    "headers": (GET + b"a:\r\n" * MANY + b"\r\n", PIECES),
    "pieces of a body": (POST + b"1\r\nx\r\n" * MANY, PIECES),
}


@pytest.mark.asyncio
@pytest.mark.parametrize(("flood", "most"), ASKED.values(), ids=ASKED.keys())
async def test_a_flood_of_requests_is_cut_off_before_it_is_read(
    sqlite_house: House, flood: bytes, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[str] = []
    for name in ("on_message_begin", "on_header", "on_body"):
        monkeypatch.setattr(HttpConnection, name, _noted(parsed, getattr(HttpConnection, name)))
    async with hosted(sqlite_house) as host:
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        writer.write(flood)
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                await reader.read()
        writer.transport.abort()
        await until_alone(host)
    assert most < len(parsed) < most + 2 * AT_ONCE / 6


def _noted(parsed: list[str], method: Callable[..., None]) -> Callable[..., None]:
    def noted(connection: HttpConnection, *rest: bytes) -> None:
        parsed.append(method.__name__)
        method(connection, *rest)

    return noted


@pytest.mark.asyncio
async def test_who_come_all_at_once_take_turns() -> None:
    through: list[int] = []
    turnstile = Turnstile(2)
    assert [turnstile.enter(partial(through.append, number)) for number in range(5)] == [True, True, *[False] * 3]
    seen = [list(through)]
    for _ in range(3):
        await asyncio.sleep(0)
        seen.append(list(through))
    assert seen == [[0, 1], [0, 1, 2, 3], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]
    assert turnstile.enter(partial(through.append, 5)), "and then there is room again"


@pytest.mark.asyncio
async def test_a_crowd_that_asks_at_once_is_answered(sqlite_house: House) -> None:
    """Also those who have to wait, whatever they ask for."""
    async with hosted(sqlite_house) as host:
        opened = await host.open("person", "person", "person")
        address = f"ws://{host.address}/api/tables/{opened['table']}/socket"
        asked = [host.request("GET", "/api/health") for _ in range(3 * EACH_TURN)]
        posted = [host.request("POST", "/api/codes", json={"code": "no"}) for _ in range(3 * EACH_TURN)]
        sockets = [connect(address) for _ in range(3 * EACH_TURN)]
        answers = await asyncio.gather(*asked, *posted)
        assert {answer.status_code for answer in answers} <= {200, 404, 429}
        for socket_ in await asyncio.gather(*sockets):
            await socket_.send("x")
            assert await Visitor(socket_).gone() == 4400
