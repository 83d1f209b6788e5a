"""Two servers of the same house: whoever comes to one of them sees, hears and is counted with those at the other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from ludothek.server.bus.bus import Bus
from ludothek.server.messages.from_clients import SetName
from ludothek.server.room.live import LiveTable
from ludothek.server.store.database import open_database
from ludothek.server.store.store import Store
from support.examples import BOARD, CHANCES, TRICKS
from support.servers.houses import House
from support.servers.processes import process
from support.servers.room import room
from support.servers.visitors import PATIENCE, Host, hosted

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def two(house: House, **changes: Any) -> AsyncIterator[tuple[Host, Host]]:
    async with hosted(house, **changes) as here, hosted(house, **changes) as there:
        yield here, there


async def test_several_who_start_at_once_make_one_database(postgres: str) -> None:
    for engine in await asyncio.gather(*(asyncio.to_thread(open_database, postgres) for _ in range(8))):
        engine.dispose()


async def test_who_is_present_and_who_looks_on(shared_house: House) -> None:
    async with two(shared_house) as (here, there):
        opened = await here.open("person", "person", "person", contribution="x")
        ada = await here.sit(opened["table"], opened["secrets"][0])
        ben = await there.sit(opened["table"], opened["secrets"][1])
        watcher = await there.sit(opened["table"], opened["watch"])
        for visitor in (ada, ben, watcher):
            await visitor.until(lambda visitor=visitor: _present(visitor.table) == ([True, True, False], 1))  # type: ignore[misc]
        await watcher.leave()
        await ben.leave()
        await ada.until(lambda: _present(ada.table) == ([True, False, False], 0))


def _present(table: dict[str, Any]) -> tuple[list[bool], int]:
    return [seat["present"] for seat in table["seats"]], table["watchers"]


async def test_a_server_that_is_killed_takes_its_people_along(
    shared_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody says goodbye for them: they fade, as soon as that server has not been heard of for a while."""
    monkeypatch.setattr("ludothek.server.room.elsewhere.FADING", 5.0)
    async with hosted(shared_house) as here, process(shared_house) as there:
        opened = await here.open("person", "person", "person", contribution="x")
        ada = await here.sit(opened["table"], opened["secrets"][0])
        await there.sit(opened["table"], opened["secrets"][1])
        await ada.until(lambda: ada.table["seats"][1]["present"])
        there.kill()
        await ada.until(lambda: not ada.table["seats"][1]["present"])


async def test_moves_reactions_hints_and_lines_reach_all(shared_house: House) -> None:
    async with two(shared_house) as (here, there):
        opened = await here.open("person", "person", game=BOARD, contribution="x", chat=True)
        ada = await here.sit(opened["table"], opened["secrets"][0])
        ben = await there.sit(opened["table"], opened["secrets"][1])
        begun = ada.views[0]["number"]
        for seat, mover in ((0, ada), (1, ben), (0, ada)):
            await mover.until(lambda mover=mover, seat=seat: mover.choices(seat))  # type: ignore[misc]
            await mover.move(seat)
            begun += 1
            for visitor in (ada, ben):
                await visitor.reaches(begun)
        for writer, reader in ((ada, ben), (ben, ada)):
            await writer.say("react", reaction="clap")
            assert (await reader.told("reacted"))["reaction"] == "clap"
            await writer.say("chat", text="well played")
            assert (await reader.told("chatted"))["lines"][-1]["text"] == "well played"
        await ben.say("hint", seat=1)
        assert (await ada.told("hint_asked"))["seat"] == 1
        late = await there.sit(opened["table"], opened["secrets"][0])
        assert [line["text"] for line in (await late.told("chatted"))["lines"]] == ["well played"] * 2
        assert (late.views[0]["number"], late.views[0]["view"]) == (ada.views[0]["number"], ada.views[0]["view"])


async def test_a_newcomer_at_another_server_is_told_the_chat_so_far(shared_house: House) -> None:
    async with two(shared_house) as (here, there):
        opened = await here.open("person", "person", game=BOARD, contribution="x", chat=True)
        ada = await here.sit(opened["table"], opened["secrets"][0])
        await ada.say("chat", text="hello?")
        await ada.told("chatted")
        ben = await there.sit(opened["table"], opened["secrets"][1])
        while [line["text"] for line in (await ben.told("chatted"))["lines"]] != ["hello?"]:
            pass


async def test_friends_who_come_to_different_servers_begin_one_match(shared_house: House) -> None:
    async with two(shared_house) as (here, there):
        opened = await here.open("person", "open", "open")
        host = await here.sit(opened["table"], opened["secrets"][0], contribution="x")
        invited = (await there.request("POST", "/api/codes", json={"code": opened["code"]})).json()
        assert invited["table"] == opened["table"]
        path = f"/api/tables/{opened['table']}/join"
        joined = await asyncio.gather(
            *(
                at.request("POST", path, invited["join"], json={"name": "Ben", "contribution": "y"})
                for at in (here, there)
            )
        )
        assert [answer.status_code for answer in joined] == [200, 200]
        assert len({answer.json()["seat"] for answer in joined}) == 2
        await host.until(lambda: host.views)
        gone = await here.request("POST", "/api/codes", json={"code": opened["code"]})
        assert gone.status_code == 404, "the match has begun"


async def test_what_an_address_may_ask_for_is_counted_together(shared_house: House) -> None:
    limits = {"tables_per_address": 1, "clients_per_address": 2, "watchers_per_address": 1}
    async with two(shared_house, **limits, wrong_codes_per_address=1) as (here, there):
        opened = await here.open("person", "open", "person")
        body = {"game": TRICKS, "seats": [{"player": "person"}] * 3}
        assert (await there.request("POST", "/api/tables", json=body)).status_code == 429
        assert (await here.request("POST", "/api/codes", json={"code": "no"})).status_code == 404
        assert (await there.request("POST", "/api/codes", json={"code": opened["code"]})).status_code == 429
        watcher = await here.sit(opened["table"], opened["watch"])
        assert await (await there.visit(opened["table"], opened["watch"])).gone() == 4429
        await there.sit(opened["table"], opened["secrets"][0])
        with pytest.raises(InvalidStatus):
            await here.visit(opened["table"], opened["secrets"][2])
        await watcher.leave()
        async with asyncio.timeout(PATIENCE):  # a moment later there is room again
            while not await _let_in(there, opened["table"], opened["watch"]):
                pass


async def _let_in(host: Host, table: str, secret: str) -> bool:
    try:
        visitor = await host.visit(table, secret)
    except InvalidStatus:
        return False
    return bool((await visitor.hear())["type"] == "table")


async def test_a_match_that_one_server_looks_back_at_is_told_by_all(shared_house: House) -> None:
    async with two(shared_house) as (here, there):
        opened = await here.open("person", "beginner", game=CHANCES, contribution="x", options={"rounds": 1})
        me = await here.sit(opened["table"], opened["secrets"][0])
        await me.play_to_the_end()
        path = f"/api/tables/{opened['table']}/analysis"
        assert (await here.request("POST", path, opened["secrets"][0], json={"seat": 0})).status_code == 200
        seen: dict[Host, Any] = {}
        async with asyncio.timeout(PATIENCE):
            while {told["state"] for told in seen.values()} != {"done"}:
                for host in (here, there):
                    seen[host] = (await host.request("GET", f"{path}?seat=0", opened["secrets"][0])).json()
        assert seen[here] == seen[there]
        assert seen[there]["total"] > 0


async def test_two_who_want_another_match_at_once_come_to_the_same(shared_house: House) -> None:
    async with two(shared_house) as hosts:
        opened = await hosts[0].open("person", "person", game=BOARD, contribution="x")
        seated = [
            await host.sit(opened["table"], secret) for host, secret in zip(hosts, opened["secrets"], strict=True)
        ]
        await seated[0].say("ask", what="agreement", seat=0, agreement="resign")
        for visitor in seated:
            await visitor.until(lambda visitor=visitor: visitor.table["phase"] == "over")  # type: ignore[misc]
        path = f"/api/tables/{opened['table']}/again"
        asked = [
            host.request("POST", path, secret, json={}) for host, secret in zip(hosts, opened["secrets"], strict=True)
        ]
        assert len({answer.json()["table"] for answer in await asyncio.gather(*asked)}) == 1


async def test_a_hello_reads_the_log_once(sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the last entry on that is known; where the table is not in memory, as a whole, and then what came since."""
    read: list[int] = []

    async def counted(store: Store, table: str, after: int = -1) -> list[str]:
        read.append(after)
        return await reading(store, table, after)

    reading = Store.read
    monkeypatch.setattr(Store, "read", counted)
    monkeypatch.setattr(Bus, "shared", True)
    async with two(sqlite_house) as (here, there):
        opened = await here.open("person", "person", "person", contribution="x")
        for host, reads in ((here, [1]), (there, [-1, 1]), (there, [1])):
            await host.sit(opened["table"], opened["secrets"][0])
            assert read == reads
            read.clear()


async def test_what_was_refused_here_does_not_hide_what_happened_there(shared_house: House) -> None:
    """Both would have been the same entry of the log, so its number alone tells nothing new."""
    async with room(shared_house) as here, hosted(shared_house) as there:
        live, opened = await here.open("person", "person")
        assert opened.secrets[0]
        ada = await there.sit(opened.table, opened.secrets[0])
        client, ear = await here.sit(live, opened.secrets[1])
        await ada.until(lambda: ada.table["seats"][1]["present"])
        await ear.until(lambda message: message["type"] == "table" and message["seats"][0]["present"])
        async with asyncio.timeout(PATIENCE):  # until nothing else is going on that would look at the log
            while _asked(live) or live.scheduler.tasks.busy or live.listener.tasks.busy:  # noqa: ASYNC110 - many ways
                await asyncio.sleep(0.01)
        before = live.table.number
        renaming = await here.begin(live.hear(client, SetName(type="name", seat=1, name="Ben")))
        here.store.refuse()
        await renaming
        await ear.until(lambda message: message["type"] == "refused")
        await ada.move(0)
        await ear.until(lambda message: message["type"] == "view" and message["number"] == before + 1)


def _asked(live: LiveTable) -> bool:
    """Is the answer of the other server still to come, who is with it?"""
    return any(present.asks for present, _ in live.shared.presence.elsewhere._servers.values())
