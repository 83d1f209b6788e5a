"""What clients say at a table, and what comes of it. A refusal changes nothing."""

from contextlib import suppress
from math import ceil
from typing import assert_never

from ludothek.server.base import metrics
from ludothek.server.base.tasks import Tasks
from ludothek.server.bus.news import Written
from ludothek.server.messages.from_clients import (
    Advise,
    Answer,
    Ask,
    Begin,
    Chat,
    ClientMessage,
    Hello,
    Hint,
    Hurry,
    Next,
    Ping,
    PlayMove,
    React,
    SetName,
    SetPlayer,
    Why,
)
from ludothek.server.messages.to_clients import Because, HintAsked, Pong, Reacted, Refused
from ludothek.server.room.advisers import Advisers
from ludothek.server.room.client import Client
from ludothek.server.room.scheduler import Scheduler
from ludothek.server.room.shared_table import NoEntry, SharedTable
from ludothek.server.room.table_lock import until_free
from ludothek.server.store.database import StoreFailed
from ludothek.server.store.store import Taken, Unsure
from ludothek.server.table.entries import Entry
from ludothek.server.table.table import Refuse


class Commands:
    """What is done at one table with the messages of its clients."""

    def __init__(self, shared: SharedTable, scheduler: Scheduler, advisers: Advisers) -> None:
        self.tasks = Tasks(shared.table.name)
        self._shared = shared
        self._scheduler = scheduler
        self._advisers = advisers

    async def hear(self, client: Client, message: ClientMessage) -> None:
        """Do what a client asks for, or tell it why not."""
        try:
            await until_free(lambda: self._hear(client, message))
        except Refuse as refuse:
            metrics.refused.labels(refuse.reason).inc()
            client.send(Refused(refuse.reason, str(refuse), refuse.clause))
        except Unsure as unsure:
            client.send(Refused("unknown", str(unsure)))
            self.tasks.spawn(self._tell_outcome(client, unsure))
        except (StoreFailed, Taken) as failed:
            client.send(Refused("not_stored", str(failed)))

    async def _tell_outcome(self, client: Client, unsure: Unsure) -> None:
        """What is in the log all have been shown; what is not has to be said."""
        with suppress(NoEntry):
            if not await self._shared.counts(unsure) and client in self._shared.clients:
                client.send(Refused("not_stored", "the store did not write it, so nothing has changed; try again"))

    async def _hear(self, client: Client, message: ClientMessage) -> None:
        shared = self._shared
        match message:
            case Ping():
                client.send(Pong(shared.stored))
            case React(reaction=reaction):
                seat = self._one_of(client)
                if not await shared.services.quotas.reactions.take(self._key(seat)):
                    raise Refuse("too_fast", "so many reactions at once are too many")
                shared.presence.publish(Reacted(seat, reaction))
            case Chat(text=text):
                seat = self._one_of(client)
                if not shared.table.opened.chat:
                    raise Refuse("not_now", "this table was opened without a chat")
                if not await shared.services.quotas.chats.take(self._key(seat)):
                    raise Refuse("too_fast", "so many lines at once are too many; wait a moment")
                shared.presence.publish(Written(seat, text))
            case Why(seat=seat, touches=touches):
                self._own(client, seat)
                async with shared.lock:
                    because = self._refusal(seat, touches)
                client.send(because)
            case Hint(seat=seat):
                self._own(client, seat)
                async with shared.lock:
                    self._advisers.hint(client, seat)
                    shared.presence.publish(HintAsked(seat))
            case Advise(seat=seat):
                self._own(client, seat)
                async with shared.lock:
                    self._advisers.advise(client, seat)
            case Hurry(on=on):
                client.hurries = on
                self._scheduler.hurry()
                shared.presence.tell_presence()
            case Hello():
                raise Refuse("not_now", "hello is said once, at the beginning")
            case _:
                async with shared.lock:
                    await self._change(client, message)

    async def _change(
        self, client: Client, message: PlayMove | Next | Ask | Answer | SetPlayer | SetName | Begin
    ) -> None:
        table = self._shared.table
        entry: Entry | None
        match message:
            case PlayMove(seat=seat, move=move, number=number):
                self._own(client, seat)
                entry = table.move(seat, move, number)
            case Next(number=number):
                self._one_of(client)
                entry = table.next_deal(number)
            case Ask():
                entry = self._ask(client, message)
            case Answer(agree=agree):
                self._one_of(client)
                if agree and table.question is not None and table.question.what == "hand_over":
                    self._check_away(table.question.seat)
                entry = table.answer(client.seats, agree=agree)
            case SetPlayer(seat=seat, player=player):
                self._own(client, seat)
                entry = table.hand(seat, player)
            case SetName(seat=seat, name=name):
                self._own(client, seat)
                entry = table.rename(seat, name)
            case Begin(level=level):
                self._begins(client)
                entry = table.begin(level)
            case _:
                assert_never(message)
        if entry is None:  # so it is already: a repetition is answered by showing how things stand
            self._shared.tell_views(client)
        else:
            await self._shared.commit(entry)

    def _one_of(self, client: Client) -> int:
        """A seat that the client holds."""
        if not client.seats:
            raise Refuse("not_yours", "a watcher only looks on")
        return min(client.seats)

    def _own(self, client: Client, seat: int) -> None:
        """The client holds this very seat."""
        self._one_of(client)
        if seat not in client.seats:
            held = ", ".join(map(str, sorted(client.seats)))
            raise Refuse("not_yours", f"seat {seat} is not yours; you hold: {held}")

    def _check_away(self, seat: int) -> None:
        """Nobody who holds a seat is here."""
        if seat in self._shared.presence.seats:
            raise Refuse("not_now", "whoever holds this seat is here")

    def _begins(self, client: Client) -> None:
        """Whoever opened the table begins the match, and once they have been away for long whoever sits there."""
        self._one_of(client)
        hosts = self._shared.table.hosts
        if hosts and not hosts & client.seats and any(map(self._waited_for, hosts)):
            raise Refuse("not_yours", "whoever opened this table begins the match, or you once they are long away")

    def _waited_for(self, seat: int) -> bool:
        """Is whoever holds this seat here, or not away for long?"""
        return seat in self._shared.presence.seats or self._shared.wait(seat) > 0

    def _key(self, seat: int) -> str:
        return f"{self._shared.table.name}:{seat}"

    def _ask(self, client: Client, message: Ask) -> Entry:
        table = self._shared.table
        if message.seat >= len(table.seats):
            raise Refuse("invalid", f"there are seats 0 to {len(table.seats) - 1}, not {message.seat}")
        by = message.seat
        others = {seat for seat, each in enumerate(table.seats) if each.player == "person"}
        match message.what:
            case "undo":
                self._own(client, message.seat)
                others |= table.undone(message.seat)
            case "hand_over":  # so that those who are here can play on
                by = self._one_of(client)
                self._check_away(message.seat)
                if wait := self._shared.wait(message.seat):
                    raise Refuse("not_now", f"whoever holds this seat is waited for {ceil(wait)} s more")
                others &= self._shared.presence.seats
            case "agreement":
                self._own(client, message.seat)
                others = set(range(len(table.seats)))
        return table.ask(message.what, by, message.seat, others - client.seats, message.agreement)

    def _refusal(self, seat: int, touches: list[str]) -> Because:
        match = self._shared.table.match
        if match is None or match.turn != seat:
            return Because(seat, tuple(touches), "")
        return Because(seat, tuple(touches), match.refusal(touches), match.case(touches))
