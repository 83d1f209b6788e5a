"""A connection that breaks takes nothing with it: what has begun to be stored is stored, told, and answered."""

import asyncio
from typing import Any

import httpx
import pytest

from ludothek.server.messages.from_clients import SetName, Why
from ludothek.server.messages.opening import Join
from ludothek.server.room.live import LiveTable
from ludothek.server.store.database import StoreFailed
from ludothek.server.store.store import Store
from ludothek.server.table.entries import Begun, Moved, SatDown, read_entry
from ludothek.server.table.table import replay
from ludothek.server.web.app import create_app
from ludothek.server.workers.jobs import Chosen, Reply
from support.examples import BOARD
from support.servers.houses import House
from support.servers.room import a_while, first_move, hello, resign, room
from support.servers.visitors import PATIENCE, hosted, settings

pytestmark = pytest.mark.asyncio


def _not_stored(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "refused" and message["reason"] == "not_stored")


async def test_a_move_is_told_and_answered_though_its_client_is_gone(house: House) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "club")
        _, seen = await here.sit(live, opened.watch)
        mover, _ = await here.sit(live, opened.secrets[0])
        await seen.until(lambda message: message["type"] == "view")
        before = live.table.number
        moving = await here.begin(live.hear(mover, first_move(live)))
        moving.cancel()
        await a_while()
        assert seen.numbers() == [before], "nobody is shown what is not on disk"
        assert here.workers.asked.empty(), "and nobody answers it"
        await here.store.let_go()
        with pytest.raises(asyncio.CancelledError):
            await moving
        await seen.until(lambda message: message["type"] == "view" and message["number"] == before + 1)
        job, answer = await here.job()
        answer.set_result(Chosen(replay("t", await here.store.read(opened.table)).match.legal()[0]))  # type: ignore[union-attr]
        assert len(job.position.log) == 1
        await seen.until(lambda message: message["type"] == "view" and message["number"] == before + 2)


async def test_the_next_one_waits_until_the_move_of_a_lost_client_is_on_disk(house: House) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "person")
        mover, _ = await here.sit(live, opened.secrets[0])
        other, heard = await here.sit(live, opened.secrets[1])
        before = live.table.number
        moving = await here.begin(live.hear(mover, first_move(live)))
        moving.cancel()
        asking = asyncio.create_task(live.hear(other, Why(type="why", seat=1, touches=["a1"])))
        naming = asyncio.create_task(live.hear(other, SetName(type="name", seat=1, name="Ada")))
        await a_while()
        assert not moving.done()
        assert not asking.done()
        assert not naming.done()
        await here.store.let_go()
        await asyncio.gather(moving, asking, naming, return_exceptions=True)
        told = [(message["type"], message.get("number")) for message in heard.heard]
        assert told.index(("because", None)) > told.index(("view", before + 1))
        entries = [read_entry(text) for text in await here.store.read(opened.table)]
        assert [entry.type for entry in entries[-2:]] == ["moved", "named"]


async def test_a_table_that_somebody_completes_begins_though_they_are_gone(house: House) -> None:
    async with room(house) as here:
        for way in ("join", "hello"):
            live, opened = await here.open("person", "open")
            _, seen = await here.sit(live, opened.secrets[0])
            if way == "join":
                sitting = await here.begin(live.join(Join(name="Ada", contribution="z")))
            else:
                sitting = await here.begin(live.hello(here.client()[0], hello(opened.secrets[1])))
            sitting.cancel()
            await a_while()
            await here.store.let_go()
            await asyncio.gather(sitting, return_exceptions=True)
            kinds = [type(read_entry(text)) for text in await here.store.read(opened.table)]
            assert kinds[1:] == [SatDown, Begun]
            await seen.until(lambda message: message["type"] == "view")


async def test_two_who_want_to_play_again_at_once_meet_at_one_table(house: House) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "person")
        loser, _ = await here.sit(live, opened.secrets[0])
        await live.hear(loser, resign(0))
        again = [here.hub.open_again(live, secret or "", same_cards=False) for secret in opened.secrets]
        one, other = await asyncio.gather(*again)
        assert one.table == other.table == live.table.again
        assert here.hub.tables == 2, "and nobody is left alone at a third"


async def test_what_was_never_stored_was_never_seen(house: House) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "person")
        loser, told = await here.sit(live, opened.secrets[0])
        _, heard = await here.sit(live, opened.secrets[1])
        before = live.table.number
        app = create_app(settings(house))
        app.state.hub.store, kept = here.store, app.state.hub.store
        await kept.close()
        found = asyncio.Queue[LiveTable]()

        async def find(_: str) -> LiveTable:
            found.put_nowait(live)
            return live

        app.state.hub.find = find
        transport = httpx.ASGITransport(app=app)
        headers = {"Authorization": f"Bearer {opened.secrets[1]}"}
        async with httpx.AsyncClient(transport=transport, base_url="http://here", headers=headers) as client:
            resigning = await here.begin(live.hear(loser, resign(0)))
            path = f"/api/tables/{opened.table}"
            asking = [asyncio.create_task(client.get(path + rest)) for rest in ("", "/record", "/draws", "/steps/0")]
            asking.append(asyncio.create_task(client.post(f"{path}/again", json={})))
            for _ in asking:
                await asyncio.wait_for(found.get(), PATIENCE)
            await a_while()
            assert not any(task.done() for task in asking)
            here.store.refuse()
            await resigning
            await told.until(_not_stored)
            answers = await asyncio.gather(*asking)
            assert [answer.status_code for answer in answers] == [200, 409, 409, 409, 409]
            shown = answers[0].json()
            assert (shown["number"], shown["phase"], shown["seed"]) == (before, "playing", None)
        await app.state.hub.bus.close()
        assert {message["phase"] for message in heard.heard if message["type"] == "table"} == {"playing"}
        await live.hear(loser, first_move(live))
        assert len(await here.store.read(opened.table)) == before + 2


async def test_a_table_is_made_again_when_the_store_is_back(house: House) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "person")
        mover, heard = await here.sit(live, opened.secrets[0])
        before, move = live.table.number, first_move(live)
        here.store.broken = True
        why = Why(type="why", seat=0, touches=["a1"])
        for message in (move, why) * 2:  # neither written nor read: nobody knows how things stand
            await live.hear(mover, message)
            await heard.until(_not_stored)
            heard.heard.clear()
        here.store.broken = False
        await live.hear(mover, why)
        await heard.until(lambda message: message["type"] == "because")
        assert live.table.number == before
        await live.hear(mover, move)
        assert isinstance(read_entry((await here.store.read(opened.table))[before + 1]), Moved)


@pytest.mark.parametrize("player", ["person", "club"])
async def test_a_server_that_closes_finishes_what_was_begun(house: House, player: str) -> None:
    async with room(house) as here:
        live, opened = await here.open(player, "club")
        _, seen = await here.sit(live, opened.watch)
        before = live.table.number
        if player == "person":
            mover, _ = await here.sit(live, opened.secrets[0])
            await here.begin(live.hear(mover, first_move(live)))
        else:
            assert live.table.match is not None
            _, answer = await here.job()
            await here.begin(decided(answer, live.table.match.legal()[0]))
        closing = asyncio.create_task(here.hub.close())
        await a_while()
        assert not closing.done()
        await here.store.let_go()
        await closing
        await seen.until(lambda message: message["type"] == "view" and message["number"] == before + 1)
        await a_while()
        assert here.workers.asked.empty(), "nothing new is begun"
        assert not live.scheduler.tasks.busy
        with pytest.raises(StoreFailed, match="closed"):
            await live.shared.change(lambda table: table.rename(0, "Late"))
        again = Store(here.hub.settings.database)
        assert len(await again.read(opened.table)) == before + 2
        await again.close()


async def decided(answer: "asyncio.Future[Reply]", move: int) -> None:
    answer.set_result(Chosen(move))


async def test_connections_that_are_cut_while_they_move(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "beginner", game=BOARD, contribution="x")
        watcher = await host.sit(opened["table"], opened["watch"])
        tab = await host.sit(opened["table"], opened["secrets"][0])
        stored = 0
        for _ in range(12):
            mover = await host.sit(opened["table"], opened["secrets"][0])
            await mover.until(lambda mover=mover: mover.choices(0))  # type: ignore[misc]
            number = mover.views[0]["number"]
            # Something is always on its way to the one who moves and is gone in the same moment.
            await tab.say("react", reaction="wow")
            await mover.move(0)
            mover.connection.transport.abort()
            for _ in range(10):
                await tab.say("react", reaction="wow")
                await asyncio.sleep(0)
            while host.hub.clients > 2:  # noqa: ASYNC110 - it is missed by itself
                await asyncio.sleep(0.01)
            # Whoever is gone has been heard to the end: the move is stored or never came.
            if len(await host.hub.store.read(opened["table"])) > number + 1:
                stored += 1
                await watcher.reaches(number + 1)
                # The computer player answers, though nobody else wakes it.
                await watcher.until(lambda: watcher.views[-1]["view"]["turn"] <= 0)
            if watcher.views[-1]["view"]["turn"] < 0:
                break
        assert stored
