"""The store goes away in the middle of an entry: people are told that nobody knows, and then what became of it."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from ludothek.server.messages.from_clients import Ask, Begin, ClientMessage, SetName, SetPlayer
from ludothek.server.messages.opening import Join
from ludothek.server.room.client import Client
from ludothek.server.room.live import LiveTable
from ludothek.server.store.database import StoreFailed
from ludothek.server.store.store import Unsure
from ludothek.server.web.problems import of_error
from support.examples import TRICKS
from support.servers.houses import House
from support.servers.room import Ear, Room, a_while, first_move, resign, room

pytestmark = pytest.mark.asyncio

EVERY: dict[str, Callable[[LiveTable], ClientMessage]] = {
    "move": first_move,
    "name": lambda _: SetName(type="name", seat=0, name="Ada"),
    "seat": lambda _: SetPlayer(type="seat", seat=0, player="club"),
    "ask": lambda _: Ask(type="ask", what="agreement", seat=0, agreement="draw"),
    "resign": lambda _: resign(0),
}


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludothek.server.room.shared_table.LOOK_SECONDS", 0.01)


def _refused(reason: str) -> Any:
    return lambda message: message["type"] == "refused" and message["reason"] == reason


async def _in_doubt(here: Room, live: LiveTable, client: Client, ear: Ear, message: ClientMessage) -> None:
    """A client says something, and hears that nobody knows."""
    await live.hear(client, message)
    assert "nobody knows" in (await ear.until(_refused("unknown")))["detail"]
    await a_while()
    assert not any(_refused("not_stored")(each) for each in ear.heard), "that would be claimed"
    ear.heard.clear()
    here.store.back()


@pytest.mark.parametrize("kind", EVERY)
async def test_what_was_written_all_the_same_is_shown(house: House, kind: str) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "person")
        ada, heard = await here.sit(live, *opened.secrets)
        before = live.table.number
        here.store.vanish(written=True)
        await _in_doubt(here, live, ada, heard, EVERY[kind](live))
        await heard.until(lambda message: message["type"] == "table" and message["number"] == before + 1)
        await live._commands.tasks.gone()
        assert not any(message["type"] == "refused" for message in heard.heard)
        assert len(await here.store.read(opened.table)) == before + 2


@pytest.mark.parametrize("kind", EVERY)
async def test_what_was_not_written_is_said_to_whoever_sent_it(house: House, kind: str) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "person")
        ada, heard = await here.sit(live, *opened.secrets)
        before = live.table.number
        here.store.vanish(written=False)
        await _in_doubt(here, live, ada, heard, EVERY[kind](live))
        await heard.until(_refused("not_stored"))
        assert live.table.number == before
        await live.hear(ada, first_move(live))
        assert len(await here.store.read(opened.table)) == before + 2, "and all goes on"


async def test_whoever_begins_in_doubt_holds_the_right_seat(house: House) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "open")
        ada, heard = await here.sit(live, opened.secrets[0])
        here.store.vanish(written=True)
        await _in_doubt(here, live, ada, heard, Begin(type="begin"))
        await heard.until(lambda message: message["type"] == "view")
        assert ada.seats == {live.table.seat_of(opened.secrets[0] or "")}


@pytest.mark.parametrize("written", [True, False])
async def test_whoever_sits_down_hears_whether_they_do(house: House, *, written: bool) -> None:
    async with room(house) as here:
        live, _ = await here.open("person", "open", "open", game=TRICKS)
        here.store.vanish(written=written)
        joining = await _joining(here, live)
        if written:
            assert live.table.seat_of(joining.secret) == joining.seat
        else:
            assert isinstance(joining, StoreFailed)
            assert not isinstance(joining, Unsure)
            assert [seat.player for seat in live.table.seats].count("open") == 2


async def test_whoever_sits_down_does_not_wait_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludothek.server.room.live.OUTCOME_SECONDS", 0.01)
    async with room(house) as here:
        live, _ = await here.open("person", "open", "open", game=TRICKS)
        here.store.vanish(written=True)
        with pytest.raises(Unsure) as unsure:
            await live.join(Join(name="Ben", contribution="z"))
        answer = of_error(unsure.value)
        assert (answer.status_code, json.loads(bytes(answer.body))["type"]) == (503, "/problems/store-unsure")
        here.store.back()


async def test_a_table_that_was_stored_is_opened_whatever_fails_then(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreFailed("the disk is full")

    async with room(house) as here:
        monkeypatch.setattr(here.store, "claim_code", fail)
        live, opened = await here.open("person", "open")
        assert opened.code == "", "there is a link, and no code"
        _, heard = await here.sit(live, opened.secrets[0])
        monkeypatch.setattr(live, "_begin_if_ready", fail)
        joined = await live.join(Join(name="Ben", contribution="z"))
        monkeypatch.undo()
        await here.sit(live, joined.secret)
        await heard.until(lambda message: message["type"] == "view")


async def _joining(here: Room, live: LiveTable) -> Any:
    task = asyncio.create_task(live.join(Join(name="Ben", contribution="z")))
    await a_while()
    assert not task.done()
    here.store.back()
    return (await asyncio.gather(task, return_exceptions=True))[0]
