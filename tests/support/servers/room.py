"""A server without sockets for tests that decide what happens when: a slow disk, thoughtful players, cut clients."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from ludothek.server.messages.from_clients import Ask, Hello, PlayMove
from ludothek.server.messages.opening import NewSeat, NewTable, Opened
from ludothek.server.room.client import Client
from ludothek.server.room.hub import Hub
from ludothek.server.room.live import LiveTable
from ludothek.server.store.database import StoreFailed
from ludothek.server.store.store import Store, Storing, Unsure
from ludothek.server.workers.jobs import Job, Reply
from ludothek.server.workers.pool import Workers
from support.examples import BOARD
from support.servers.houses import House
from support.servers.visitors import PATIENCE, settings


class SlowStore(Store):
    """A store whose disk takes as long as the test wants it to, or fails."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.slow = False
        self.broken = False
        self.begun = asyncio.Event()
        self.failed = asyncio.Event()
        self._waiting: list[tuple[tuple[str, int, str], Storing]] = []
        self._lost: bool | None = None

    def begin_append(self, table: str, number: int, entry: str) -> Storing:
        if self._lost is not None:
            return self._lose(Unsure(table, number, entry, "nobody answers"))
        if not self.slow and not self.broken:
            return super().begin_append(table, number, entry)
        told = Storing(loop=asyncio.get_running_loop())
        if self.broken:
            self.failed.set()
            told.set_exception(StoreFailed("the disk is full"))
        else:
            self._waiting.append(((table, number, entry), told))
            self.begun.set()
        return told

    async def read(self, table: str, after: int = -1) -> list[str]:
        if self.broken:
            raise StoreFailed("the disk does not answer")
        return await super().read(table, after)

    def vanish(self, *, written: bool) -> None:
        """The disk answers no more from the next entry on, which it has `written` or not, until it is `back`."""
        self._lost = written

    def back(self) -> None:
        """The disk answers again."""
        self._lost, self.broken = None, False

    def _lose(self, unsure: Unsure) -> Storing:
        told = Storing(loop=asyncio.get_running_loop())
        if self._lost and not self.broken:
            kept = super().begin_append(unsure.table, unsure.number, unsure.entry)
            kept.add_done_callback(lambda _: told.set_exception(unsure))
        else:
            told.set_exception(unsure)
        self.broken = True
        return told

    async def let_go(self) -> None:
        """The disk does what it was asked to."""
        self.slow = False
        waiting, self._waiting = self._waiting, []
        for entry, told in waiting:
            await super().append(*entry)
            told.set_result(None)

    def refuse(self) -> None:
        """The disk does nothing of what it was asked to."""
        self.slow = False
        waiting, self._waiting = self._waiting, []
        for _, told in waiting:
            told.set_exception(StoreFailed("the disk is full"))


class Thoughtful(Workers):
    """Computer players that say that they think, and move when the test lets them: the first legal move."""

    def __init__(self) -> None:
        super().__init__(0, PATIENCE)
        self.asked: asyncio.Queue[tuple[Any, asyncio.Future[Reply]]] = asyncio.Queue()
        self.accounts: list[tuple[str, str]] = []

    async def answer(self, job: Job, address: str, *, behind: bool = False) -> Reply:
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.accounts.append((address, job.position.table))
        self.asked.put_nowait((job, answer))
        return await answer


class Ear:
    """The socket of a client that hears everything."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self._more = asyncio.Event()

    def send_now(self, text: str) -> bool:
        self.heard.append(json.loads(text))
        self._more.set()
        return True

    async def send_text(self, data: str) -> None:
        self.send_now(data)

    async def close(self, code: int, reason: str) -> None:
        pass

    def cut(self) -> None:
        pass

    async def until(self, condition: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The first message of all that were ever heard for which this is true."""
        at = 0
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.heard[at:]:
                    if condition(message):
                        return message
                at = len(self.heard)
                self._more.clear()
                if at == len(self.heard):
                    await self._more.wait()

    def numbers(self) -> list[int]:
        """The numbers of the views."""
        return [message["number"] for message in self.heard if message["type"] == "view"]


class Stuck:
    """The way to a client that does not read for a while."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.reads = asyncio.Event()
        self.at_once = False

    def send_now(self, text: str) -> bool:
        if self.at_once:
            self.sent.append(text)
        return self.at_once

    async def send_text(self, data: str) -> None:
        await self.reads.wait()
        self.sent.append(data)

    async def close(self, code: int, reason: str) -> None:
        self.sent.append(reason)

    def cut(self) -> None:
        self.sent.append("cut")


class Room:
    """A hub with a slow store and thoughtful computer players."""

    def __init__(self, hub: Hub, store: SlowStore, workers: Thoughtful) -> None:
        self.hub = hub
        self.store = store
        self.workers = workers
        self._clients: list[Client] = []

    async def open(self, *players: Any, game: str = BOARD, **rest: Any) -> tuple[LiveTable, Opened]:
        seats = [NewSeat(player=player) for player in players]
        opened = await self.hub.open(NewTable(game=game, seats=seats, **{"contribution": "x", **rest}))
        return await self.hub.find(opened.table), opened

    def client(self, address: str = "here") -> tuple[Client, Ear]:
        ear = Ear()
        client = Client(ear, address, self.hub.settings)
        self._clients.append(client)
        return client, ear

    async def sit(self, live: LiveTable, *secrets: str | None, address: str = "here") -> tuple[Client, Ear]:
        client, ear = self.client(address)
        await live.hello(client, hello(*secrets))
        return client, ear

    async def job(self) -> tuple[Any, "asyncio.Future[Reply]"]:
        """The next thing that a computer player is asked."""
        async with asyncio.timeout(PATIENCE):
            return await self.workers.asked.get()

    async def begin(self, work: Coroutine[None, None, Any]) -> "asyncio.Task[Any]":
        """Begin something that wants to be stored, and stop when the disk is at work."""
        self.store.slow = True
        self.store.begun.clear()
        task = asyncio.create_task(work)
        async with asyncio.timeout(PATIENCE):
            await self.store.begun.wait()
        return task

    async def goodbye(self) -> None:
        for client in self._clients:
            await client.finish()


def hello(*secrets: str | None) -> Hello:
    return Hello(type="hello", secrets=[secret for secret in secrets if secret], contribution="y")


def first_move(live: LiveTable) -> PlayMove:
    """The first legal move of whoever is on turn."""
    match = live.table.match
    assert match is not None
    return PlayMove(type="move", number=live.table.number, seat=match.turn, move=match.state.text(match.legal()[0]))


def resign(seat: int) -> Ask:
    return Ask(type="ask", what="agreement", seat=seat, agreement="resign")


async def a_while() -> None:
    """Let everything happen that does not wait for anything."""
    for _ in range(100):
        await asyncio.sleep(0)


@asynccontextmanager
async def room(house: House, **changes: Any) -> AsyncIterator[Room]:
    wanted = settings(house, **changes)
    workers = Thoughtful()
    store = SlowStore(wanted.database)
    hub = Hub(wanted, workers, store)
    await hub.bus.start()
    here = Room(hub, store, workers)
    try:
        yield here
    finally:
        store.refuse()
        await hub.close()
        await here.goodbye()
