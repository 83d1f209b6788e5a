"""A table in memory with everybody who looks at it. What is said at it happens one after the other, each in its turn.

The log in the store is the truth: an entry is shown only once it is stored, and what is here can be dropped and
made again from the log at any time.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import NoReturn

from ludothek.core.errors import LudothekError
from ludothek.core.state import WATCHER
from ludothek.server.base import keys, metrics
from ludothek.server.base.tasks import Tasks
from ludothek.server.bus.news import Grown
from ludothek.server.messages.to_clients import (
    Chatted,
    ClientMessage,
    Hello,
    Join,
    Joined,
    TableMessage,
)
from ludothek.server.room.advisers import Advisers
from ludothek.server.room.client import NO_ENTRY, Client, encode
from ludothek.server.room.commands import Hearing
from ludothek.server.room.presence import Company
from ludothek.server.room.scheduler import Attendants
from ludothek.server.room.services import Services
from ludothek.server.room.table_lock import Turns, until_free
from ludothek.server.room.views import Views
from ludothek.server.store.database import REMOVED, StoreFailed
from ludothek.server.store.store import Storing
from ludothek.server.table.entries import Begun, Entry, Moved, read_entry, write_entry
from ludothek.server.table.table import Refuse, Table, replay


class NoEntry(LudothekError):
    """A link that opens no table. Which of its parts is wrong is not said."""

    def __init__(self) -> None:
        super().__init__("this link opens no table here; ask for a new one and copy it as a whole")


class LiveTable:
    """One table. Its methods may be called by any number of clients at the same time."""

    def __init__(self, table: Table, services: Services, changed_at: float | None = None) -> None:
        self.table = table
        self.services = services
        self.changed_at = time.time() if changed_at is None else changed_at
        """When the match last changed, as far as is known here."""
        self.used = monotonic()
        self.turn = Turns(self, harmless=(Refuse, NoEntry))
        self.views = Views()
        """What is shown, as it goes on the wire."""
        self._seated = table.match is not None
        """Do clients hold the seats that were drawn for them?"""
        self._hearing = Hearing(self)
        self.attendants = Attendants(self, services.workers, services.settings)
        self.advisers = Advisers(self, services.workers)
        self.company = Company(self)

    @property
    def clients(self) -> set[Client]:
        """Those of this server."""
        return self.company.here

    @property
    def idle(self) -> bool:
        """Could it leave memory without anybody noticing?"""
        return not (self.clients or self.turn.taken or any(tasks.busy for tasks in self._tasks))

    @property
    def _tasks(self) -> tuple[Tasks, ...]:
        return self.attendants.tasks, self.advisers.tasks, self.company.tasks

    def close(self) -> None:
        """Stop thinking, counting time and listening."""
        self.attendants.close()
        self.advisers.tasks.cancel()
        self.company.close()

    async def finish(self) -> None:
        """The same; returns when everything that was begun is on disk."""
        self.close()
        for tasks in self._tasks:
            await tasks.gone()
        with suppress(StoreFailed):
            async with self.turn:
                pass

    # Coming and going.

    async def hello(self, client: Client, hello: Hello) -> None:
        """Find out who a client is, let it sit down where it may, and show it everything."""
        await until_free(lambda: self._hello(client, hello))

    async def _hello(self, client: Client, hello: Hello) -> None:
        async with self.turn:
            await self._follow_log()
            client.seats = self._seats_of(hello.secrets)
            if not client.seats and self.company.watchers >= self.services.settings.watchers_per_table:
                raise Refuse("not_now", f"{self.company.watchers} watchers are enough for one table")
            await self._settle_in(client.seats, hello)
            client.seats = self._seats_of(hello.secrets)  # the match may have begun, and seats were drawn
            self.company.enter(client)
            self.tell_table()
            self.tell_views(client)
            if client.seats and self.table.opened.chat:
                client.send(Chatted(self.company.chat.lines, whole=True))
            self.attendants.wake()

    async def leave(self, client: Client) -> None:
        """A client is gone; its seats stay its own."""
        if client not in self.clients:
            return
        self.company.leave(client)
        self.attendants.hurry()
        self.used = monotonic()
        with suppress(StoreFailed, NoEntry):  # then nobody can be told anything
            async with self.turn:
                self.tell_table()

    async def join(self, join: Join) -> Joined:
        """Take an open seat by the link for joining."""
        secret = keys.new_secret()

        async def sit_down() -> int:
            async with self.turn as table:
                entry = table.sit_down(join.seat, join.name, keys.hashed(secret), join.contribution)
                await self.commit(entry)
                await self._begin_if_ready()
                return self.table.seat_of(secret)

        return Joined(await until_free(sit_down), secret)

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
                await self.commit(self.table.sit_down(seat, hello.name, secret, hello.contribution))
        await self.commit(self.table.contribute(seats, hello.contribution))
        await self._begin_if_ready()

    async def begin_if_ready(self) -> None:
        """Start the match as soon as nobody has to be waited for."""
        await self.change(lambda table: table.begin() if table.ready else None)

    async def _begin_if_ready(self) -> None:
        if self.table.ready:
            await self.commit(self.table.begin())

    # What clients and other servers say.

    async def hear(self, client: Client, message: ClientMessage) -> None:
        """Do what a client asks for; a refusal changes nothing."""
        await self._hearing.hear(client, message)

    def hurry(self, client: Client, *, on: bool) -> None:
        """A client does not want to wait for computer players any more, or does so again."""
        client.hurries = on
        self.attendants.hurry()
        self.company.tell_presence()

    # The log, and other servers that add to it.

    def look(self) -> None:
        """The log may have grown. Who comes later is shown how it stands then, so for nobody it need not be known."""
        if self.clients:
            self.company.tasks.spawn(self._look_at_log())

    async def _look_at_log(self) -> None:
        with suppress(StoreFailed, NoEntry):  # it is looked at again in a moment, or never more
            await self.catch_up()

    async def catch_up(self) -> None:
        """Follow what other servers have added to the log."""
        async with self.turn:
            await self._follow_log()

    async def _follow_log(self) -> None:
        """The same in a turn."""
        if not self.services.bus.shared:
            return
        reading = asyncio.ensure_future(self.services.store.read(self.table.name, self.table.number))
        texts = await self.turn.to_the_end(reading)
        if texts[-1:] == [REMOVED]:
            self._end()
        entries = [read_entry(text) for text in texts]
        for entry in entries:
            self.table.apply(entry)
            if isinstance(entry, Begun):
                self._reseat()
            if self.table.since == self.table.number:
                self.changed_at = time.time()
        if entries:
            self._prepare_views()
            self._show(entries)

    # Storing and showing.

    async def change(self, make: Callable[[Table], Entry | None]) -> None:
        """Change the table from outside, if what was in mind still holds."""

        async def make_change() -> None:
            async with self.turn as table:
                await self.commit(make(table))

        await until_free(make_change)

    async def commit(self, entry: Entry | None) -> None:
        """Store an entry that was carried out, then show what it changed. Call it in a turn."""
        if entry is None:
            return
        self.used = monotonic()
        store = self.services.store
        if isinstance(entry, Begun):
            self._reseat()
        stored = store.begin_append(self.table.name, self.table.number, write_entry(entry))
        try:
            await self._stored(stored)
        except LudothekError:
            if isinstance(entry, Begun):
                self._reseat(back=True)
            raise
        self.company.tell(Grown(self.table.number))
        if self.table.since == self.table.number:
            self.changed_at = time.time()
        if isinstance(entry, Begun) and any(seat.player == "open" for seat in self.table.opened.seats):
            with suppress(StoreFailed):  # whoever types one finds out
                await self.turn.to_the_end(asyncio.ensure_future(store.end_codes(self.table.name)))
        if isinstance(entry, Moved):
            metrics.moves.inc()
        self._show([entry])

    async def _stored(self, stored: Storing) -> None:
        """Wait for the disk and prepare what will be shown meanwhile."""
        try:
            if self.table.since == self.table.number:
                self._prepare_views()
        finally:
            await self.turn.stored(stored)

    def _show(self, entries: Sequence[Entry]) -> None:
        """Show what the last entries of the log have changed."""
        self.attendants.wake()
        moved = all(isinstance(entry, Moved) for entry in entries)
        if not moved or self.views.told != (self.table.phase, self.table.question):
            self.tell_table()
        if any(isinstance(entry, Begun) for entry in entries):
            self.company.tell_presence()  # seats may have been drawn
            if self.company.chat.lines:
                self.company.tell_chat(Chatted(self.company.chat.lines, whole=True))
        changed = self.table.since > self.table.number - len(entries)
        if changed or self.table.opened.clock is not None:
            for client in self.clients:
                self.tell_views(client)
            self.views.forget()

    def _reseat(self, *, back: bool = False) -> None:
        """Clients and lines of the chat know their seats by number: when those were drawn they go along, or `back`."""
        assert self.table.match is not None
        seating = self.table.match.seating
        now = seating if back else [seating.index(who) for who in range(len(seating))]
        for client in self.clients:
            client.seats = frozenset(now[seat] for seat in client.seats)
        self.company.chat.reseat(now)
        self._seated = not back

    async def reload(self) -> None:
        """Make the table again from its log, in a turn: the store refused an entry, or another server has added one."""
        entries = await self.turn.to_the_end(asyncio.ensure_future(self.services.store.read(self.table.name)))
        if not entries:
            self._end()
        self.table = replay(self.table.name, entries, self.services.settings.growth)
        if self.table.match is not None and not self._seated:  # another server has begun the match
            self._reseat()
        self.changed_at = time.time()
        self.views = Views()
        self._prepare_views()
        self.attendants.wake()
        self.tell_table()
        for client in self.clients:
            self.tell_views(client)

    def _end(self) -> NoReturn:
        """The table was deleted: show everybody out."""
        self.close()
        for client in self.clients:
            client.turn_away(NO_ENTRY, 403, "This table is gone", "it was deleted by those who run this server")
        raise NoEntry

    def _prepare_views(self) -> None:
        """Make what will be shown, for all seats at once."""
        if self.table.match is not None:
            self.views.prepare(self.table, [seat for client in self.clients for seat in _eyes(client)])

    def message(self, seats: frozenset[int]) -> TableMessage:
        """All about the table for somebody who holds some seats."""
        return self.table.message(seats, self.company.seats, self.company.watchers)

    def tell_table(self) -> None:
        """Tell every client all about the table but the game itself. Call it in a turn."""
        self.views.told = (self.table.phase, self.table.question)
        texts: dict[frozenset[int], str] = {}
        for client in self.clients:
            if client.seats not in texts:
                texts[client.seats] = encode(self.message(client.seats))
            client.send_text(texts[client.seats])

    def tell_views(self, client: Client) -> None:
        """Show a client what its seats see. Call it in a turn."""
        if self.table.match is not None:
            for seat in _eyes(client):
                client.send_text(self.views.text(self.table, seat, self.attendants.time_left()))


def _eyes(client: Client) -> list[int]:
    """Whose views a client gets: its seats', or a watcher's; on a device that several share, that first of all.

    It is what may lie open there while the device changes hands.
    """
    return [*client.seats] if len(client.seats) == 1 else [WATCHER, *sorted(client.seats)]
