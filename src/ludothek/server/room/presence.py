"""The company at a table: who is connected, here or by way of another server, and what they tell each other.

None of it is in the log. It goes over the bus, so that all hear it, whatever server they have come to.
"""

from contextlib import suppress
from typing import TYPE_CHECKING

from ludothek.server.base.tasks import Tasks
from ludothek.server.bus.news import Grown, News, Present, Remembered, Written
from ludothek.server.messages.to_clients import Chatted, HintAsked, Reacted
from ludothek.server.room.chat import ChatLines
from ludothek.server.room.client import Client, encode
from ludothek.server.room.elsewhere import Elsewhere
from ludothek.server.store.database import StoreFailed

if TYPE_CHECKING:
    from ludothek.server.room.shared_table import LiveTable


class Company:
    """That of one table."""

    def __init__(self, live: "LiveTable") -> None:
        self.here: set[Client] = set()
        self.chat = ChatLines()
        self.tasks = Tasks(live.table.name)
        self._live = live
        self._bus = live.services.bus
        self._table = live.table.name
        self._elsewhere = Elsewhere()
        self._behind = 0
        """There is an entry of this number in the log."""
        self._bus.listen(self._table, self._hear)

    @property
    def seats(self) -> set[int]:
        """The seats whose holders are connected."""
        return self._seats_here | self._elsewhere.seats

    @property
    def watchers(self) -> int:
        """How many only look on."""
        return self._watchers_here + self._elsewhere.watchers

    @property
    def hurried(self) -> bool:
        """Is everybody in a hurry, and is there anybody?"""
        return bool(self.here) and all(client.hurries for client in self.here) and not self._elsewhere.patient

    @property
    def address(self) -> str:
        """On whose account computer players think here: somebody who sits at the table, else somebody who looks on."""
        return min(((not client.seats, client.address) for client in self.here), default=(True, ""))[1]

    @property
    def _seats_here(self) -> set[int]:
        return {seat for client in self.here for seat in client.seats}

    @property
    def _watchers_here(self) -> int:
        return sum(not client.seats for client in self.here)

    @property
    def _patient_here(self) -> int:
        return sum(not client.hurries for client in self.here)

    def close(self) -> None:
        """Hear and tell nothing any more."""
        self._bus.release(self._table)
        self._bus.forget(self._table)
        self.tasks.cancel()

    # Coming and going.

    def enter(self, client: Client) -> None:
        """A client has come. With the first of them, this server attends to the table as soon as no other one does."""
        first = not self.here
        self.here.add(client)
        if first:
            self._bus.want(self._table, self._live.attendants.gained)
        self.tell_presence(asks=first)

    def leave(self, client: Client) -> None:
        """A client is gone."""
        self.here.discard(client)
        if not self.here:
            self._bus.release(self._table)
        self.tell_presence()
        self._forget()

    def fade(self) -> None:
        """Servers that have not been heard of for long have nobody here any more."""
        if self._elsewhere.fade():
            self.tasks.spawn(self._show())

    # Telling.

    def tell(self, news: News) -> None:
        """Tell everybody at the table."""
        self._bus.tell(self._table, news)

    def tell_presence(self, *, asks: bool = False) -> None:
        """Tell other servers who is here; one that `asks` is told who is there in return."""
        if self._bus.shared:
            seats = tuple(sorted(self._seats_here))
            self.tell(Present(self._bus.server, seats, self._watchers_here, self._patient_here, asks))

    def tell_chat(self, chatted: Chatted) -> None:
        """Only who sits here reads: a link to watch is given away more freely, and nobody sees who holds it."""
        text = encode(chatted)
        for client in self.here:
            if client.seats:
                client.send_text(text)  # whoever is dropped for not reading gets all of it when they come back

    # Hearing.

    def _hear(self, news: News | None) -> None:
        match news:
            case None:
                self._live.look()
                self.tell_presence(asks=True)
            case Grown(number=number):
                if self._live.turn.torn or number > max(self._live.table.number, self._behind):
                    self._behind = number
                    self._live.look()
            case Present():
                self._hear_presence(news)
            case Reacted():
                text = encode(news)
                for client in self.here:
                    client.send_aside(text)
            case HintAsked(seat=seat):
                for client in self.here:
                    if seat not in client.seats:
                        client.send(news)
            case Written(seat=seat, text=text):
                self.tell_chat(Chatted((self.chat.add(seat, text),), whole=False))
            case Remembered(lines=lines):
                if self.chat.remember(lines):
                    self.tell_chat(Chatted(self.chat.lines, whole=True))

    def _hear_presence(self, news: Present) -> None:
        if news.server == self._bus.server:
            return
        if self._elsewhere.hear(news):
            self._forget()
            self._live.attendants.hurry()
            self.tasks.spawn(self._show())
        if not (news.seats or news.watchers):
            self._bus.hurry()  # it may have let go of its lease
        if news.asks and self.here:
            self.tell_presence()
            if self.chat.lines:
                self.tell(Remembered(self.chat.lines))

    async def _show(self) -> None:
        with suppress(StoreFailed):  # then nobody can be told anything
            async with self._live.turn:
                self._live.tell_table()

    def _forget(self) -> None:
        if self._live.table.phase == "over" and not self.seats:
            self.chat.clear()
