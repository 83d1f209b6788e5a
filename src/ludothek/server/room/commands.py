"""What clients say at a table, and what comes of it. A refusal changes nothing."""

from typing import TYPE_CHECKING, assert_never

from ludothek.server.base import metrics
from ludothek.server.bus.news import Written
from ludothek.server.messages.to_clients import (
    Advise,
    Answer,
    Ask,
    Because,
    Begin,
    Chat,
    ClientMessage,
    Hello,
    Hint,
    HintAsked,
    Hurry,
    Next,
    Ping,
    PlayMove,
    Pong,
    React,
    Reacted,
    Refused,
    SetName,
    SetPlayer,
    Why,
)
from ludothek.server.room.client import Client
from ludothek.server.room.table_lock import until_free
from ludothek.server.store.database import StoreFailed
from ludothek.server.store.store import Taken
from ludothek.server.table.entries import Entry
from ludothek.server.table.table import Refuse

if TYPE_CHECKING:
    from ludothek.server.room.shared_table import LiveTable


class Hearing:
    """The ear of one table."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live

    async def hear(self, client: Client, message: ClientMessage) -> None:
        """Do what a client asks for, or tell it why not."""
        try:
            await until_free(lambda: self._hear(client, message))
        except Refuse as refuse:
            metrics.refused.labels(refuse.reason).inc()
            client.send(Refused(refuse.reason, str(refuse), refuse.clause))
        except (StoreFailed, Taken) as failed:
            client.send(Refused("not_stored", str(failed)))

    async def _hear(self, client: Client, message: ClientMessage) -> None:
        live = self._live
        match message:
            case Ping():
                async with live.turn as table:
                    client.send(Pong(table.number))
            case React(reaction=reaction):
                seat = self._one_of(client)
                if not await live.services.allowances.reactions.take(self._key(seat)):
                    raise Refuse("too_fast", "so many reactions at once are too many")
                live.company.tell(Reacted(seat, reaction))
            case Chat(text=text):
                seat = self._one_of(client)
                if not live.table.opened.chat:
                    raise Refuse("not_now", "this table was opened without a chat")
                if not await live.services.allowances.chats.take(self._key(seat)):
                    raise Refuse("too_fast", "so many lines at once are too many; wait a moment")
                live.company.tell(Written(seat, text))
            case Why(seat=seat, touches=touches):
                self._own(client, seat)
                async with live.turn:
                    because = self._refusal(seat, touches)
                client.send(because)
            case Hint(seat=seat):
                self._own(client, seat)
                async with live.turn:
                    live.advisers.hint(client, seat)
                    live.company.tell(HintAsked(seat))
            case Advise(seat=seat):
                self._own(client, seat)
                async with live.turn:
                    live.advisers.advise(client, seat)
            case Hurry(on=on):
                live.hurry(client, on=on)
            case Hello():
                raise Refuse("not_now", "hello is said once, at the beginning")
            case _:
                async with live.turn:
                    await self._change(client, message)

    async def _change(
        self, client: Client, message: PlayMove | Next | Ask | Answer | SetPlayer | SetName | Begin
    ) -> None:
        table = self._live.table
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
                entry = table.answer(client.seats, agree=agree)
            case SetPlayer(seat=seat, player=player):
                self._own(client, seat)
                entry = table.hand(seat, player)
            case SetName(seat=seat, name=name):
                self._own(client, seat)
                entry = table.rename(seat, name)
            case Begin(level=level):
                self._one_of(client)
                entry = table.begin(level)
            case _:
                assert_never(message)
        if entry is None:  # so it is already: a repetition is answered by showing how things stand
            self._live.tell_views(client)
        else:
            await self._live.commit(entry)

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

    def _key(self, seat: int) -> str:
        return f"{self._live.table.name}:{seat}"

    def _ask(self, client: Client, message: Ask) -> Entry:
        table = self._live.table
        if message.seat >= len(table.seats):
            raise Refuse("invalid", f"there are seats 0 to {len(table.seats) - 1}, not {message.seat}")
        by = message.seat
        others = {seat for seat, each in enumerate(table.seats) if each.player == "person"}
        match message.what:
            case "undo":
                self._own(client, message.seat)
            case "hand_over":  # so that those who are here can play on
                by = self._one_of(client)
                if message.seat in self._live.company.seats:
                    raise Refuse("not_now", "whoever holds this seat is here")
                others &= self._live.company.seats
            case "agreement":
                self._own(client, message.seat)
                others = set(range(len(table.seats)))
        return table.ask(message.what, by, message.seat, others - client.seats, message.agreement)

    def _refusal(self, seat: int, touches: list[str]) -> Because:
        match = self._live.table.match
        if match is None or match.turn != seat:
            return Because(seat, tuple(touches), "")
        return Because(seat, tuple(touches), match.refusal(touches), match.case(touches))
