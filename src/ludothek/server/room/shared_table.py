"""A table as all who look at it share it: its log, what that leads to, who they are, and its lock.

The log in the store is the truth: an entry is shown only once it is stored, and what is here can be dropped and
made again from the log at any time. What goes on around a table stands on this, and this knows nothing of it.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import NoReturn

from ludothek.core.errors import LudothekError
from ludothek.core.state import WATCHER
from ludothek.server.base import metrics
from ludothek.server.base.retry import retry
from ludothek.server.bus.news import Grown
from ludothek.server.messages.to_clients import Chatted, TableMessage
from ludothek.server.messages.words import encode
from ludothek.server.room.client import NO_ENTRY, Client
from ludothek.server.room.move_clock import MoveClock
from ludothek.server.room.presence import Presence
from ludothek.server.room.services import Services
from ludothek.server.room.table_lock import TableLock, until_free
from ludothek.server.room.views import Views
from ludothek.server.store.database import REMOVED, StoreFailed
from ludothek.server.store.store import Storing, Unsure
from ludothek.server.table.description import describe
from ludothek.server.table.entries import Begun, Entry, Moved, read_entry, write_entry
from ludothek.server.table.table import Refuse, Table, replay

LOOK_SECONDS = 0.5
"""So often it is tried to read what became of an entry."""


class NoEntry(LudothekError):
    """A link that opens no table. Which of its parts is wrong is not said."""

    def __init__(self) -> None:
        super().__init__("this link opens no table here; ask for a new one and copy it as a whole")


class SharedTable:
    """One table. Whoever changes it has the lock, and shows the change by storing it."""

    def __init__(
        self,
        table: Table,
        services: Services,
        changed_at: float | None,
        *,
        changed: Callable[[], None],
        ended: Callable[[], None],
    ) -> None:
        """`changed` is called with the lock after every change, before that is shown; `ended` when it is deleted."""
        self.services = services
        self.changed_at = time.time() if changed_at is None else changed_at
        """When the match last changed, as far as is known here."""
        self.used = monotonic()
        self.lock = TableLock(table, self._reload, harmless=(Refuse, NoEntry))
        self.presence = Presence(table.name, services.bus)
        self.clock = MoveClock()
        self._changed = changed
        self._ended = ended
        self.stored = table.number
        """The number of the last entry that is on disk; it can be told without the lock."""
        self._views = Views()
        """What is shown, as it goes on the wire."""
        self._seated = table.match is not None
        """Do clients hold the seats that were drawn for them?"""

    @property
    def table(self) -> Table:
        """As its log says, for whoever has the lock."""
        return self.lock.table

    @property
    def clients(self) -> set[Client]:
        """Those of this server."""
        return self.presence.here

    # The log, and other servers that add to it.

    async def catch_up(self) -> None:
        """Follow what other servers have added to the log."""
        async with self.lock:
            await self.follow_log()

    async def follow_log(self) -> None:
        """The same with the lock."""
        if not self.services.bus.shared:
            return
        reading = asyncio.ensure_future(self.services.store.read(self.table.name, self.table.number))
        texts = await self.lock.to_the_end(reading)
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
            self.stored = self.table.number
            self._prepare_views()
            self._show(entries)

    # Storing and showing.

    async def change(self, make: Callable[[Table], Entry | None]) -> None:
        """Change the table from outside, if what was in mind still holds."""

        async def make_change() -> None:
            async with self.lock as table:
                await self.commit(make(table))

        await until_free(make_change)

    async def commit(self, entry: Entry | None) -> None:
        """Store an entry that was carried out, then show what it changed. Call it with the lock."""
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
        self.stored = self.table.number
        self.presence.publish(Grown(self.table.number))
        if self.table.since == self.table.number:
            self.changed_at = time.time()
        if isinstance(entry, Begun) and any(seat.player == "open" for seat in self.table.opened.seats):
            with suppress(StoreFailed):  # whoever types one finds out
                await self.lock.to_the_end(asyncio.ensure_future(store.end_codes(self.table.name)))
        if isinstance(entry, Moved):
            metrics.moves.inc()
        self._show([entry])

    async def counts(self, unsure: Unsure) -> bool:
        """Is an entry in the log after all? Waits until somebody can read there; then all have been shown how it is."""

        async def look() -> bool:
            async with self.lock:
                reading = asyncio.ensure_future(self.services.store.read(self.table.name, unsure.number - 1))
                return (await self.lock.to_the_end(reading))[:1] == [unsure.entry]

        found = await retry(look, StoreFailed, pause=LOOK_SECONDS, longest=LOOK_SECONDS)
        if found:
            self.presence.publish(Grown(unsure.number))
        return found

    async def _stored(self, stored: Storing) -> None:
        """Wait for the disk and prepare what will be shown meanwhile."""
        try:
            if self.table.since == self.table.number:
                self._prepare_views()
        finally:
            await self.lock.stored(stored)

    def _show(self, entries: Sequence[Entry]) -> None:
        """Show what the last entries of the log have changed."""
        self._changed()
        moved = all(isinstance(entry, Moved) for entry in entries)
        if not moved or self._views.told != (self.table.phase, self.table.question):
            self.tell_table()
        if any(isinstance(entry, Begun) for entry in entries):
            self.presence.tell_presence()  # seats may have been drawn
            if self.presence.chat.lines:
                self.presence.tell_chat(Chatted(self.presence.chat.lines, whole=True))
        changed = self.table.since > self.table.number - len(entries)
        if changed or self.table.opened.clock is not None:
            for client in self.clients:
                self.tell_views(client)
            self._views.forget()

    def _reseat(self, *, back: bool = False) -> None:
        """Clients and lines of the chat know their seats by number: when those were drawn they go along, or `back`."""
        assert self.table.match is not None
        seating = self.table.match.seating
        now = seating if back else [seating.index(who) for who in range(len(seating))]
        self.presence.reseat(now)
        self._seated = not back

    async def _reload(self) -> None:
        """Make the table again from its log, with the lock: the store refused an entry, or another server added one."""
        entries = await self.lock.to_the_end(asyncio.ensure_future(self.services.store.read(self.table.name)))
        if not entries:
            self._end()
        self.lock.table = replay(self.table.name, entries, self.services.settings.log_limits)
        self.stored = self.table.number
        if self.table.match is not None and not self._seated:  # another server has begun the match
            self._reseat()
        self.changed_at = time.time()
        self._views = Views()
        self._prepare_views()
        self._changed()
        self.tell_table()
        for client in self.clients:
            self.tell_views(client)

    def _end(self) -> NoReturn:
        """The table was deleted: show everybody out."""
        self._ended()
        for client in self.clients:
            client.send_away(NO_ENTRY, 403, "This table is gone", "it was deleted by those who run this server")
        raise NoEntry

    def _prepare_views(self) -> None:
        """Make what will be shown, for all seats at once."""
        if self.table.match is not None:
            self._views.prepare(self.table, [seat for client in self.clients for seat in _eyes(client)])

    def forget_chat(self) -> None:
        """Once all is over and nobody sits here any more, nobody is to read what was written."""
        if self.table.phase == "over" and not self.presence.seats:
            self.presence.chat.clear()

    def message(self, seats: frozenset[int]) -> TableMessage:
        """All about the table for somebody who holds some seats."""
        waits = {seat: self.wait(seat) for seat, each in enumerate(self.table.seats) if each.player == "person"}
        return describe(self.table, seats, self.presence.seats, self.presence.watchers, waits)

    def wait(self, seat: int) -> float:
        """Seconds until others may let a computer player take over for the person in a seat, who is away."""
        return max(0.0, self.services.settings.away_seconds - self.presence.away(seat))

    def tell_table(self) -> None:
        """Tell every client all about the table but the game itself. Call it with the lock."""
        self._views.told = (self.table.phase, self.table.question)
        texts: dict[frozenset[int], str] = {}
        for client in self.clients:
            if client.seats not in texts:
                texts[client.seats] = encode(self.message(client.seats))
            client.send_text(texts[client.seats])

    def tell_views(self, client: Client) -> None:
        """Show a client what its seats see. Call it with the lock."""
        if self.table.match is not None:
            for seat in _eyes(client):
                client.send_text(self._views.text(self.table, seat, self.clock.left()))


def _eyes(client: Client) -> list[int]:
    """Whose views a client gets: its seats', or a watcher's; on a device that several share, that first of all.

    It is what may lie open there while the device changes hands.
    """
    return [*client.seats] if len(client.seats) == 1 else [WATCHER, *sorted(client.seats)]
