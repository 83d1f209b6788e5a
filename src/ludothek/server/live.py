"""A table in memory with everybody who looks at it. What is said at it happens one after the other, each in its turn.

The log in the store is the truth: an entry is shown only once it is stored, and what is here can be dropped and
made again from the log at any time.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import assert_never

from ludothek.core.errors import LudothekError
from ludothek.core.state import WATCHER
from ludothek.server import keys
from ludothek.server.advisers import Advisers
from ludothek.server.attendants import Attendants
from ludothek.server.chat import ChatLines
from ludothek.server.client import Client, encode
from ludothek.server.database import StoreFailed
from ludothek.server.entries import Begun, Entry, Moved
from ludothek.server.limits import Bucket
from ludothek.server.messages import (
    Advise,
    Answer,
    Ask,
    Because,
    Begin,
    Chat,
    Chatted,
    ClientMessage,
    Hello,
    Hint,
    HintAsked,
    Hurry,
    Join,
    Joined,
    Next,
    Ping,
    PlayMove,
    Pong,
    React,
    Reacted,
    Refused,
    SetName,
    SetPlayer,
    TableMessage,
    Why,
)
from ludothek.server.settings import Settings
from ludothek.server.store import Store
from ludothek.server.table import Refuse, Table, replay
from ludothek.server.turns import Turns
from ludothek.server.views import Views
from ludothek.server.workers import Workers


class NoEntry(LudothekError):
    """A link that opens no table. Which of its parts is wrong is not said."""

    def __init__(self) -> None:
        super().__init__("this link opens no table here; ask for a new one and copy it as a whole")


class LiveTable:
    """One table. Its methods may be called by any number of clients at the same time."""

    def __init__(self, table: Table, store: Store, workers: Workers, settings: Settings) -> None:
        self.table = table
        self.clients: set[Client] = set()
        self.used = monotonic()
        self.turn = Turns(self, harmless=(Refuse, NoEntry))
        self._store = store
        self._settings = settings
        self.views = Views()
        """What is shown, as it goes on the wire."""
        rate = settings.reactions_per_second
        self._reactions = [Bucket(rate, max(1.0, 10 * rate)) for _ in table.seats]
        """Of each seat, however many clients hold it."""
        self._chat = ChatLines(len(table.seats), settings.chats_per_second)
        self._attendants = Attendants(self, workers, settings)
        self.advisers = Advisers(self, workers)

    @property
    def idle(self) -> bool:
        """Could it leave memory without anybody noticing?"""
        return not (self.clients or self.turn.taken or self._attendants.tasks.busy or self.advisers.tasks.busy)

    @property
    def present(self) -> set[int]:
        """The seats whose holders are connected."""
        return {seat for client in self.clients for seat in client.seats}

    @property
    def watchers(self) -> int:
        """How many only look on."""
        return sum(not client.seats for client in self.clients)

    @property
    def address(self) -> str:
        """On whose account computer players think here: somebody who sits at the table, else somebody who looks on."""
        return min(((not client.seats, client.address) for client in self.clients), default=(True, ""))[1]

    def close(self) -> None:
        """Stop thinking and counting time."""
        self._attendants.close()
        self.advisers.tasks.cancel()

    async def finish(self) -> None:
        """The same; returns when everything that was begun is on disk."""
        self.close()
        await self._attendants.tasks.gone()
        await self.advisers.tasks.gone()
        with suppress(StoreFailed):
            async with self.turn:
                pass

    # Coming and going.

    async def hello(self, client: Client, hello: Hello) -> None:
        """Find out who a client is, let it sit down where it may, and show it everything."""
        async with self.turn:
            client.seats = self._seats_of(hello.secrets)
            if not client.seats and self.watchers >= self._settings.watchers_per_table:
                raise Refuse("not_now", f"{self.watchers} watchers are enough for one table")
            await self._settle_in(client.seats, hello)
            client.seats = self._seats_of(hello.secrets)  # the match may have begun, and seats were drawn
            self.clients.add(client)
            self._tell_table()
            self._tell_views(client)
            if client.seats and self.table.opened.chat:
                client.send(Chatted(self._chat.lines, whole=True))
            self._attendants.wake()

    async def leave(self, client: Client) -> None:
        """A client is gone; its seats stay its own."""
        if client not in self.clients:
            return
        self.clients.discard(client)
        self._attendants.hurry()
        self.used = monotonic()
        if self.table.phase == "over" and not self.present:
            self._chat.clear()
        with suppress(StoreFailed):  # then nobody can be told anything
            async with self.turn:
                self._tell_table()

    async def join(self, join: Join) -> Joined:
        """Take an open seat by the link for joining."""
        secret = keys.new_secret()
        async with self.turn as table:
            entry = table.sit_down(join.seat, join.name, keys.hashed(secret), join.contribution)
            await self.commit(entry)
            await self._begin_if_ready()
            seat = self.table.seat_of(secret)
        return Joined(seat, secret)

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

    # What clients say.

    async def hear(self, client: Client, message: ClientMessage) -> None:
        """Do what a client asks for; a refusal changes nothing."""
        try:
            await self._hear(client, message)
        except Refuse as refuse:
            client.send(Refused(refuse.reason, str(refuse), refuse.clause))
        except StoreFailed as failed:
            client.send(Refused("not_stored", str(failed)))

    async def _hear(self, client: Client, message: ClientMessage) -> None:
        match message:
            case Ping():
                async with self.turn as table:
                    client.send(Pong(table.number))
            case React(reaction=reaction):
                self._own(client, None)
                seat = min(client.seats)
                if not self._reactions[seat].take():
                    raise Refuse("too_fast", "so many reactions at once are too many")
                text = encode(Reacted(seat, reaction))
                for other in self.clients:
                    other.send_aside(text)
            case Chat(text=text):
                self._own(client, None)
                if not self.table.opened.chat:
                    raise Refuse("not_now", "this table was opened without a chat")
                self._tell_chat(Chatted((self._chat.add(min(client.seats), text),), whole=False))
            case Why(seat=seat, touches=touches):
                self._own(client, seat)
                async with self.turn:
                    because = self._refusal(seat, touches)
                client.send(because)
            case Hint(seat=seat):
                self._own(client, seat)
                async with self.turn:
                    self.advisers.hint(client, seat)
                    for other in self.clients:
                        if seat not in other.seats:
                            other.send(HintAsked(seat))
            case Advise(seat=seat):
                self._own(client, seat)
                async with self.turn:
                    self.advisers.advise(client, seat)
            case Hurry(on=on):
                client.hurries = on
                self._attendants.hurry()
            case Hello():
                raise Refuse("not_now", "hello is said once, at the beginning")
            case _:
                async with self.turn:
                    await self._change(client, message)

    async def _change(
        self, client: Client, message: PlayMove | Next | Ask | Answer | SetPlayer | SetName | Begin
    ) -> None:
        table = self.table
        entry: Entry | None
        match message:
            case PlayMove(seat=seat, move=move, number=number):
                self._own(client, seat)
                entry = table.move(seat, move, number)
            case Next(number=number):
                self._own(client, None)
                entry = table.next_deal(number)
            case Ask():
                entry = self._ask(client, message)
            case Answer(agree=agree):
                self._own(client, None)
                entry = table.answer(client.seats, agree=agree)
            case SetPlayer(seat=seat, player=player):
                self._own(client, seat)
                entry = table.hand(seat, player)
            case SetName(seat=seat, name=name):
                self._own(client, seat)
                entry = table.rename(seat, name)
            case Begin(level=level):
                self._own(client, None)
                entry = table.begin(level)
            case _:
                assert_never(message)
        if entry is None:  # so it is already: a repetition is answered by showing how things stand
            self._tell_views(client)
        else:
            await self.commit(entry)

    def _own(self, client: Client, seat: int | None) -> None:
        """A seat that the client holds, or any."""
        if not client.seats:
            raise Refuse("not_yours", "a watcher only looks on")
        if seat is not None and seat not in client.seats:
            held = ", ".join(map(str, sorted(client.seats)))
            raise Refuse("not_yours", f"seat {seat} is not yours; you hold: {held}")

    def _ask(self, client: Client, message: Ask) -> Entry:
        table = self.table
        if message.seat >= len(table.seats):
            raise Refuse("invalid", f"there are seats 0 to {len(table.seats) - 1}, not {message.seat}")
        by = message.seat
        others = {seat for seat, each in enumerate(table.seats) if each.player == "person"}
        match message.what:
            case "undo":
                self._own(client, message.seat)
            case "hand_over":  # so that those who are here can play on
                self._own(client, None)
                by = min(client.seats)
                if message.seat in self.present:
                    raise Refuse("not_now", "whoever holds this seat is here")
                others &= self.present
            case "agreement":
                self._own(client, message.seat)
                others = set(range(len(table.seats)))
        return table.ask(message.what, by, message.seat, others - client.seats, message.agreement)

    def _refusal(self, seat: int, touches: list[str]) -> Because:
        match = self.table.match
        if match is None or match.turn != seat:
            return Because(seat, tuple(touches), "")
        return Because(seat, tuple(touches), match.refusal(touches), match.case(touches))

    # Storing and showing.

    async def change(self, make: Callable[[Table], Entry | None]) -> None:
        """Change the table from outside, if what was in mind still holds."""
        async with self.turn as table:
            await self.commit(make(table))

    async def commit(self, entry: Entry | None) -> None:
        """Store an entry that was carried out, then show what it changed. Call it in a turn."""
        if entry is None:
            return
        self.used = monotonic()
        if isinstance(entry, Begun):
            self._reseat()
        stored = self._store.begin_append(self.table.name, self.table.number, entry.model_dump_json())
        try:
            await self._stored(stored)
        except LudothekError:
            if isinstance(entry, Begun):
                self._reseat(back=True)
            raise
        if isinstance(entry, Begun) and any(seat.player == "open" for seat in self.table.opened.seats):
            with suppress(StoreFailed):  # whoever types one finds out
                await self.turn.to_the_end(asyncio.ensure_future(self._store.end_codes(self.table.name)))
        self._attendants.wake()
        if not isinstance(entry, Moved) or self.views.told != (self.table.phase, self.table.question):
            self._tell_table()
        if isinstance(entry, Begun) and self._chat.lines:
            self._tell_chat(Chatted(self._chat.lines, whole=True))
        if self.table.since == self.table.number or self.table.opened.clock is not None:
            for client in self.clients:
                self._tell_views(client)
            self.views.forget()

    async def _stored(self, stored: "asyncio.Future[None]") -> None:
        """Wait for the disk and prepare what will be shown meanwhile."""
        try:
            if self.table.since == self.table.number:
                self._prepare_views()
        finally:
            await self.turn.to_the_end(stored)

    def _reseat(self, *, back: bool = False) -> None:
        """Clients and lines of the chat know their seats by number: when those were drawn they go along, or `back`."""
        assert self.table.match is not None
        seating = self.table.match.seating
        now = seating if back else [seating.index(who) for who in range(len(seating))]
        for client in self.clients:
            client.seats = frozenset(now[seat] for seat in client.seats)
        self._chat.reseat(now)

    async def reload(self) -> None:
        """Make the table again from its log, in a turn: the store refused an entry, or another server has added one."""
        entries = await self.turn.to_the_end(asyncio.ensure_future(self._store.read(self.table.name)))
        self.table = replay(self.table.name, entries)
        self.views = Views()
        self._prepare_views()
        self._attendants.wake()
        self._tell_table()
        for client in self.clients:
            self._tell_views(client)

    def _prepare_views(self) -> None:
        """Make what will be shown; how long a computer player waits depends on it."""
        if self.table.match is not None:
            self.views.prepare(self.table, [seat for client in self.clients for seat in _eyes(client)])

    def message(self, seats: frozenset[int]) -> TableMessage:
        """All about the table for somebody who holds some seats."""
        return self.table.message(seats, self.present, self.watchers)

    def _tell_table(self) -> None:
        self.views.told = (self.table.phase, self.table.question)
        texts: dict[frozenset[int], str] = {}
        for client in self.clients:
            if client.seats not in texts:
                texts[client.seats] = encode(self.message(client.seats))
            client.send_text(texts[client.seats])

    def _tell_chat(self, chatted: Chatted) -> None:
        """Only who sits here reads: a link to watch is given away more freely, and nobody sees who holds it."""
        text = encode(chatted)
        for client in self.clients:
            if client.seats:
                client.send_text(text)  # whoever is dropped for not reading gets all of it when they come back

    def _tell_views(self, client: Client) -> None:
        if self.table.match is not None:
            for seat in _eyes(client):
                client.send_text(self.views.text(self.table, seat, self._attendants.time_left()))


def _eyes(client: Client) -> list[int]:
    """Whose views a client gets: its seats', or a watcher's; on a device that several share, that first of all.

    It is what may lie open there while the device changes hands.
    """
    return [*client.seats] if len(client.seats) == 1 else [WATCHER, *sorted(client.seats)]
