"""A table in memory with all that goes on around it: who comes and goes, what is said, and what happens by itself."""

import asyncio
from contextlib import suppress
from time import monotonic

from ludothek.server.base import keys
from ludothek.server.base.tasks import Tasks
from ludothek.server.messages.from_clients import ClientMessage, Hello
from ludothek.server.messages.opening import Join, Joined
from ludothek.server.messages.to_clients import Chatted
from ludothek.server.room.advisers import Advisers
from ludothek.server.room.client import Client
from ludothek.server.room.commands import Commands
from ludothek.server.room.listener import Listener
from ludothek.server.room.scheduler import Scheduler
from ludothek.server.room.services import Services
from ludothek.server.room.shared_table import NoEntry, SharedTable
from ludothek.server.room.table_lock import TableLock, until_free
from ludothek.server.store.database import StoreFailed
from ludothek.server.store.store import Taken, Unsure
from ludothek.server.table.table import Refuse, Table

OUTCOME_SECONDS = 10.0
"""So long whoever sits down waits to hear whether they do, where the store has to be asked."""


class LiveTable:
    """One table. Its methods may be called by any number of clients at the same time."""

    def __init__(self, table: Table, services: Services, changed_at: float | None = None) -> None:
        self.shared = SharedTable(table, services, changed_at, changed=self._wake, ended=self.close)
        self.scheduler = Scheduler(self.shared)
        self.advisers = Advisers(self.shared)
        self.listener = Listener(self.shared, self.scheduler)
        self._commands = Commands(self.shared, self.scheduler, self.advisers)

    @property
    def table(self) -> Table:
        """As its log says, for whoever has the lock."""
        return self.shared.table

    @property
    def lock(self) -> TableLock:
        """Whoever has it has the table for oneself alone."""
        return self.shared.lock

    @property
    def clients(self) -> set[Client]:
        """Those of this server."""
        return self.shared.clients

    @property
    def idle(self) -> bool:
        """Could it leave memory without anybody noticing?"""
        return not (self.clients or self.lock.taken or any(tasks.busy for tasks in self._tasks))

    @property
    def _tasks(self) -> tuple[Tasks, ...]:
        return self.scheduler.tasks, self.advisers.tasks, self.listener.tasks, self._commands.tasks

    def _wake(self) -> None:
        self.scheduler.wake()

    def close(self) -> None:
        """Stop thinking, counting time and listening."""
        self.scheduler.close()
        self.advisers.tasks.cancel()
        self._commands.tasks.cancel()
        self.listener.close()

    async def finish(self) -> None:
        """The same; returns when everything that was begun is on disk."""
        self.close()
        for tasks in self._tasks:
            await tasks.gone()
        with suppress(StoreFailed):
            async with self.lock:
                pass

    # Coming and going.

    async def hello(self, client: Client, hello: Hello) -> None:
        """Find out who a client is, let it sit down where it may, and show it everything."""
        await until_free(lambda: self._hello(client, hello))

    async def _hello(self, client: Client, hello: Hello) -> None:
        async with self.lock:
            await self.shared.follow_log()
            client.seats = self._seats_of(hello.secrets)
            watchers = self.shared.presence.watchers
            if not client.seats and watchers >= self.shared.services.settings.watchers_per_table:
                raise Refuse("not_now", f"{watchers} watchers are enough for one table")
            await self._settle_in(client.seats, hello)
            client.seats = self._seats_of(hello.secrets)  # the match may have begun, and seats were drawn
            self._enter(client)
            self.scheduler.wake()  # the time for a move may begin to run now, which views tell
            self.shared.tell_table()
            self.shared.tell_views(client)
            if client.seats and self.table.opened.chat:
                client.send(Chatted(self.shared.presence.chat.lines, whole=True))

    def _enter(self, client: Client) -> None:
        """With the first client, this server attends to the table as soon as no other one does."""
        first = not self.clients
        self.shared.presence.come(client)
        if first:
            self.scheduler.attend()
        self.shared.presence.tell_presence(asks=first)

    async def leave(self, client: Client) -> None:
        """A client is gone; its seats stay its own."""
        if client not in self.clients:
            return
        self.shared.presence.go(client)
        if not self.clients:
            self.scheduler.stop_attending()
        self.shared.presence.tell_presence()
        self.shared.forget_chat()
        self.scheduler.hurry()
        self.shared.used = monotonic()
        with suppress(StoreFailed, NoEntry):  # then nobody can be told anything
            async with self.lock:
                self.shared.tell_table()

    async def join(self, join: Join) -> Joined:
        """Take an open seat by the link for joining."""
        secret = keys.new_secret()

        async def sit_down() -> int:
            async with self.lock as table:
                entry = table.sit_down(join.seat, join.name, keys.hashed(secret), join.contribution)
                await self.shared.commit(entry)
                try:
                    await self._begin_if_ready()
                except (StoreFailed, Taken):  # whoever says hello next begins; the seat is taken all the same
                    self.lock.distrust()
                    return entry.seat
                return self.table.seat_of(secret)

        try:
            return Joined(await until_free(sit_down), secret)
        except Unsure as unsure:
            with suppress(TimeoutError):
                async with asyncio.timeout(OUTCOME_SECONDS):
                    if await self.shared.counts(unsure):
                        return Joined(self.table.seat_of(secret), secret)
                    raise StoreFailed("the store did not write it, so nothing has changed; try again") from None
            raise

    def _seats_of(self, secrets: list[str]) -> frozenset[int]:
        seats = [self.table.seat_of(secret) for secret in secrets]
        if all(seat >= 0 for seat in seats):
            return frozenset(seats)
        if len(secrets) == 1 and self.table.may_watch(secrets[0]):
            return frozenset()
        raise NoEntry

    async def _settle_in(self, seats: frozenset[int], hello: Hello) -> None:
        for seat in sorted(seats):
            if self.table.match is None and self.table.seats[seat].player == "open":
                secret = self.table.seats[seat].secret
                await self.shared.commit(self.table.sit_down(seat, hello.name, secret, hello.contribution))
        await self.shared.commit(self.table.contribute(seats, hello.contribution))
        await self._begin_if_ready()

    async def begin_if_ready(self) -> None:
        """Start the match as soon as nobody has to be waited for."""
        await self.shared.change(lambda table: table.begin() if table.ready else None)

    async def _begin_if_ready(self) -> None:
        if self.table.ready:
            await self.shared.commit(self.table.begin())

    async def hear(self, client: Client, message: ClientMessage) -> None:
        """Do what a client asks for; a refusal changes nothing."""
        await self._commands.hear(client, message)
