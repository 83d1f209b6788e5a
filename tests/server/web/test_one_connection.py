"""One connection as uvicorn drives it, by a clock that the tests move on; and what goes over it, to the byte."""

import asyncio
from typing import Any

import pytest
from uvicorn.server import ServerState

from ludothek.server.web.connection import Config, HttpConnection
from support.servers.clock import Clock
from support.servers.houses import House
from support.servers.visitors import hosted, settings

pytestmark = pytest.mark.asyncio

A_REQUEST = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"


class Line(asyncio.Transport):
    """A transport that writes nowhere, and remembers whether it was cut."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 1), "sockname": ("192.0.2.2", 2)})
        self.cut = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        pass

    def is_closing(self) -> bool:
        return self.cut

    def abort(self) -> None:
        self.cut = True

    def close(self) -> None:
        self.cut = True

    def is_reading(self) -> bool:
        return True

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    protocol: asyncio.BaseProtocol


async def _never(_scope: Any, _receive: Any, _send: Any) -> None:
    """An answer that does not come."""
    await asyncio.get_running_loop().create_future()


@pytest.fixture
def line() -> Line:
    return Line()


async def connected(house: House, line: Line) -> HttpConnection:
    wanted = settings(house, header_seconds=10.0, body_seconds=20.0, unread_seconds=5.0)
    config = Config(_never, wanted)
    config.load()
    connection = HttpConnection(config, server_state=ServerState(), app_state={})
    line.protocol = connection
    connection.connection_made(line)
    return connection


async def goodbye(connection: HttpConnection) -> None:
    """The client has gone."""
    connection.connection_lost(None)
    tasks = list(connection.tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_who_asks_for_nothing_has_so_many_seconds(
    sqlite_house: House, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    await connected(sqlite_house, line)
    await clock.go_on(9.9)
    assert not line.cut
    await clock.go_on(0.2)
    assert line.cut


async def test_headers_and_body_have_their_time_each(
    sqlite_house: House, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    connection = await connected(sqlite_house, line)
    await clock.go_on(9.0)
    connection.data_received(b"POST /api/tables HTTP/1.1\r\n")
    await clock.go_on(9.0)
    connection.data_received(b"Content-Length: 10\r\n\r\n")
    await clock.go_on(19.0)
    connection.data_received(b"12345")
    assert not line.cut
    await clock.go_on(1.1)
    assert line.cut, "a piece of the body is no body"
    await goodbye(connection)


async def test_an_answer_that_is_long_in_coming_is_waited_for(
    sqlite_house: House, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    connection = await connected(sqlite_house, line)
    connection.data_received(A_REQUEST)
    await clock.go_on(1000.0)
    assert not line.cut
    await goodbye(connection)


async def test_who_reads_again_in_time_is_not_cut(
    sqlite_house: House, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    connection = await connected(sqlite_house, line)
    connection.data_received(A_REQUEST)
    for _ in range(3):
        connection.pause_writing()
        await clock.go_on(4.9)
        connection.resume_writing()
    await clock.go_on(1000.0)
    assert not line.cut
    connection.pause_writing()
    await clock.go_on(5.1)
    assert line.cut
    await goodbye(connection)


async def test_a_connection_that_is_gone_is_not_cut_later(
    sqlite_house: House, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    connection = await connected(sqlite_house, line)
    connection.pause_writing()
    await goodbye(connection)
    line.cut = False
    await clock.go_on(1000.0)
    assert not line.cut


async def test_a_body_may_be_longer_than_headers(sqlite_house: House) -> None:
    async with hosted(sqlite_house, header_bytes=2000, body_bytes=32_000) as host:
        wanted = b'{"game":"none","seats":[{"player":"person"}]}'
        answer = await host.request(
            "POST", "/api/tables", content=wanted + b" " * 30_000, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 404, "it was read as a whole: there is no such game"


@pytest.mark.parametrize("size", [1, 125, 126, 127, 65_535, 65_536])
async def test_a_text_of_any_length_comes_as_it_was_sent(sqlite_house: House, size: int) -> None:
    """The length of a frame is written in one of three ways (RFC 6455, 5.2)."""
    async with hosted(sqlite_house) as host:
        opened = await host.open("person", "person", "person")
        visitor = await host.sit(opened["table"], opened["secrets"][0])
        await visitor.settled()
        (client,) = (await host.hub.find(opened["table"])).clients
        for text in ("x" * size, "ä" * (size // 2) + "x" * (size % 2)):
            assert client.socket.send_now(text)
            assert await visitor.connection.recv() == text
            await visitor.settled()


async def test_two_of_one_network_of_the_sixth_version_count_as_one(sqlite_house: House) -> None:
    async with hosted(sqlite_house, proxies="127.0.0.1", wrong_links_per_minute=1) as host:
        for forwarded, status in (
            ("2001:db8::1", 403),
            ("2001:db8::ffff:2", 429),
            ("2001:db8:0:1::1", 403),
            ("192.0.2.1", 403),
            ("::ffff:192.0.2.1", 429),
            ("::ffff:192.0.2.2", 403),
        ):
            answer = await host.request("GET", "/api/tables/nosuchtable", headers={"X-Forwarded-For": forwarded})
            assert answer.status_code == status, forwarded
