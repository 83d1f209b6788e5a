"""What is heard over the bus at a table: that its log has grown, who is where, and what people tell each other."""

from contextlib import suppress

from ludothek.server.base.tasks import Tasks
from ludothek.server.bus.news import Grown, News, Present, Remembered, Written
from ludothek.server.messages.to_clients import Chatted, HintAsked, Reacted
from ludothek.server.messages.words import encode
from ludothek.server.room.scheduler import Scheduler
from ludothek.server.room.shared_table import NoEntry, SharedTable
from ludothek.server.store.database import StoreFailed


class Listener:
    """The ear of one table for all servers, this one included."""

    def __init__(self, shared: SharedTable, scheduler: Scheduler) -> None:
        self.tasks = Tasks(shared.table.name)
        self._shared = shared
        self._presence = shared.presence
        self._scheduler = scheduler
        self._bus = shared.services.bus
        self._behind = 0
        """There is an entry of this number in the log."""
        self._bus.listen(shared.table.name, self._hear)

    def close(self) -> None:
        """Hear nothing any more."""
        self._bus.forget(self._shared.table.name)
        self.tasks.cancel()

    def beat(self) -> None:
        """Tell other servers who is here. Those that have not been heard of for long have nobody here any more."""
        if self._presence.fade():
            self.tasks.spawn(self._show())
        if self._presence.here:
            self._presence.tell_presence()

    def look(self) -> None:
        """The log may have grown. Who comes later is shown how it stands then, so for nobody it need not be known."""
        if self._shared.clients:
            self.tasks.spawn(self._look_at_log())

    async def _look_at_log(self) -> None:
        with suppress(StoreFailed, NoEntry):  # it is looked at again in a moment, or never more
            await self._shared.catch_up()

    def _hear(self, news: News | None) -> None:
        match news:
            case None:
                self._presence.look_anew()
                self.look()
                self._presence.tell_presence(asks=True)
            case Grown(number=number):
                if self._shared.lock.torn or number > max(self._shared.table.number, self._behind):
                    self._behind = number
                    self.look()
            case Present():
                self._hear_presence(news)
            case Reacted():
                text = encode(news)
                for client in self._presence.here:
                    client.send_aside(text)
            case HintAsked(seat=seat):
                for client in self._presence.here:
                    if seat not in client.seats:
                        client.send(news)
            case Written(seat=seat, text=text):
                self._presence.tell_chat(Chatted((self._presence.chat.add(seat, text),), whole=False))
            case Remembered(lines=lines):
                if self._presence.chat.remember(lines):
                    self._presence.tell_chat(Chatted(self._presence.chat.lines, whole=True))

    def _hear_presence(self, news: Present) -> None:
        if news.server == self._bus.server:
            return
        if self._presence.hear(news):
            self._shared.forget_chat()
            self._scheduler.hurry()
            self.tasks.spawn(self._show())
        if not (news.seats or news.watchers):
            self._bus.hurry()  # it may have let go of its lease
        if news.asks and self._presence.here:
            self._presence.tell_presence()
            if self._presence.chat.lines:
                self._presence.publish(Remembered(self._presence.chat.lines))

    async def _show(self) -> None:
        with suppress(StoreFailed):  # then nobody can be told anything
            async with self._shared.lock:
                self._shared.tell_table()
