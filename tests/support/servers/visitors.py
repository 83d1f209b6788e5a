"""Servers and clients for tests: a real uvicorn on a free port, and visitors who speak to it over real WebSockets."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludothek.server.base.settings import Settings
from ludothek.server.room.hub import Hub
from ludothek.server.web.app import create_app
from ludothek.server.web.connection import Config
from ludothek.server.workers.jobs import Job, Reply
from ludothek.server.workers.pool import Workers
from support.examples import TRICKS
from support.servers.described import unsaid
from support.servers.houses import House

PATIENCE = 60.0
"""Seconds until a test that waits for something in vain fails; plenty, because machines may have other things to do."""


class Host:
    """A running server."""

    def __init__(self, port: int, hub: Hub | None = None, connections: Collection[Any] = ()) -> None:
        self.port = port
        self.address = f"127.0.0.1:{port}"
        self.connections = connections
        """Those that it holds at the moment."""
        self._hub = hub
        self._visitors: list[Visitor] = []

    @property
    def hub(self) -> Hub:
        assert self._hub is not None
        return self._hub

    async def request(self, method: str, path: str, secret: str = "", **rest: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        headers |= rest.pop("headers", {})
        # Nothing is encrypted here, and reading all that is trusted takes longer than most requests.
        async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as client:
            answer = await client.request(method, f"http://{self.address}{path}", headers=headers, **rest)
        said = unsaid(method, path, answer.status_code, answer.headers.get("content-type", ""))
        assert not said, said
        return answer

    async def goodbye(self) -> None:
        """Close every connection that was made."""
        for visitor in self._visitors:
            await visitor.leave()

    async def open(self, *players: str, **rest: Any) -> dict[str, Any]:
        seats = [{"player": player, "name": f"Seat {number}"} for number, player in enumerate(players)]
        wanted = {"game": TRICKS, "seats": seats, **rest}
        answer = await self.request("POST", "/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    async def visit(self, table: str, *secrets: str, **rest: Any) -> "Visitor":
        address = f"ws://{self.address}/api/tables/{table}/socket"
        visitor = Visitor(await connect(address, compression=None, max_queue=None, open_timeout=PATIENCE))
        self._visitors.append(visitor)
        await visitor.say("hello", secrets=list(secrets), **rest)
        return visitor

    async def sit(self, table: str, *secrets: str, **rest: Any) -> "Visitor":
        """Visit, and wait for everything that is shown at first."""
        visitor = await self.visit(table, *secrets, **rest)
        await visitor.until(lambda: bool(visitor.table))
        if visitor.table["phase"] != "waiting":
            await visitor.until(lambda: len(visitor.views) == len(secrets) + (len(secrets) != 1))
        return visitor


class Visitor:
    """A client that remembers all that it was ever told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.traffic: list[str] = []
        self.table: dict[str, Any] = {}
        self.views: dict[int, dict[str, Any]] = {}
        self.others: list[dict[str, Any]] = []
        self.closed = 0

    async def say(self, kind: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"type": kind, **fields}))

    async def shout(self, text: str, times: int = 1) -> None:
        """Send something that the server may hang up on, perhaps before all of it is sent."""
        with suppress(ConnectionClosed):
            for _ in range(times):
                await self.connection.send(text)

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.connection.recv()
        assert isinstance(text, str)
        self.traffic.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "view":
            self.views[message["seat"]] = message
        else:
            self.others.append(message)
        return message

    async def until(self, condition: Callable[[], object]) -> None:
        while not condition():
            await self.hear()

    async def told(self, kind: str) -> dict[str, Any]:
        """The next message of a kind, apart from tables and views."""
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message

    async def reaches(self, number: int) -> Self:
        """Wait for a view of this number or a later one."""
        await self.until(lambda: self.views and min(view["number"] for view in self.views.values()) >= number)
        return self

    async def gone(self) -> int:
        """Wait until the server has closed the connection; the code it gave."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    async def settled(self) -> None:
        """Hear everything that was sent before now."""
        await self.say("ping")
        await self.told("pong")

    def choices(self, seat: int) -> list[str]:
        return [choice["text"] for choice in self.views[seat]["view"]["choices"]]

    async def move(self, seat: int, text: str = "", number: int | None = None) -> str:
        """Play a move, the first that is offered if none is named; does not wait for anything."""
        view = self.views[seat]
        move = text or self.choices(seat)[0]
        await self.say("move", seat=seat, move=move, number=view["number"] if number is None else number)
        return move

    async def play_to_the_end(self, seat: int = 0) -> None:
        """Play the first choice whenever there is one, while others play by themselves."""
        while self.table["phase"] != "over":
            if self.choices(seat):
                number = self.views[seat]["number"]
                await self.move(seat)
                await self.until(lambda: self.views[seat]["number"] > number)  # noqa: B023 - waited for at once
            else:
                await self.hear()

    async def leave(self) -> None:
        await self.connection.close()


def settings(house: House, **changes: Any) -> Settings:
    usual: dict[str, Any] = {
        "database": house.database,
        "bus": house.bus,
        "pace": 0.0,
        "header_seconds": PATIENCE,
        "body_seconds": PATIENCE,
        "unread_seconds": PATIENCE,
        "hello_seconds": PATIENCE,
        "think_seconds": PATIENCE / 2,
        "messages_per_second": 10_000.0,
        "requests_per_second": 10_000.0,
        "tables_per_address": 1000,
    }
    return Settings(**{**usual, **changes})


class Rested(Workers):
    """Computer players who are woken when they are first needed: most tests get by without them."""

    _waking: asyncio.Future[None] | None = None
    """Is waited for, whoever is cancelled meanwhile: asyncio leaves pipes open when a start is cut short."""

    async def warm_up(self) -> None:
        pass

    async def answer(self, job: Job, address: str, *, behind: bool = False) -> Reply:
        if self._waking is None:
            self._waking = asyncio.ensure_future(super().warm_up())
        await asyncio.shield(self._waking)
        return await super().answer(job, address, behind=behind)

    async def close(self) -> None:
        if self._waking is not None:
            await self._waking
        await super().close()


@asynccontextmanager
async def hosted(house: House, *, workers: Workers | None = None, **changes: Any) -> AsyncIterator[Host]:
    """A server in this event loop."""
    wanted = settings(house, **changes)
    app = create_app(wanted, workers or Rested(wanted.workers, wanted.think_seconds))
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(Config(app, wanted, leave_seconds=1))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:  # noqa: ASYNC110 - uvicorn has nothing to wait for
            await asyncio.sleep(0.01)
        host = Host(listening.getsockname()[1], app.state.hub, server.server_state.connections)
        try:
            yield host
        finally:
            await host.goodbye()
            server.should_exit = True
            await serving
            assert not server.lifespan.shutdown_failed, "whatever happened meanwhile, nothing may stay open"


async def four(host: Host, **rest: Any) -> tuple[dict[str, Any], list[Visitor]]:
    """A table of four persons, all there and ready to play."""
    opened = await host.open("person", "person", "person", "person", **rest)
    visitors = []
    for number, secret in enumerate(opened["secrets"]):
        visitors.append(await host.visit(opened["table"], secret, contribution=f"c{number}"))
    for visitor in visitors:
        await visitor.reaches(0)
    return opened, visitors


async def play_on(visitors: list[Visitor], moves: int = 10_000) -> int:
    """Let everybody play the first choice until the match is over, or so many moves; how many were made."""
    made = 0
    while made < moves:
        view = visitors[0].views[0]
        if visitors[0].table["phase"] == "over":
            break
        if view["view"]["turn"] < 0:
            await visitors[0].until(lambda: visitors[0].table["phase"] != "playing")
            if visitors[0].table["phase"] == "over":
                break
            await visitors[1].say("next", number=view["number"])
            await visitors[0].until(lambda: visitors[0].table["phase"] == "playing")
            number = view["number"] + 1
        else:
            mover = visitors[view["view"]["turn"]]
            await mover.reaches(view["number"])
            await mover.move(view["view"]["turn"])
            made += 1
            number = view["number"] + 1
        for visitor in visitors:
            await visitor.reaches(number)
    return made
