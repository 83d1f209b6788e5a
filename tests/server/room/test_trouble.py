"""When something is wrong it is said: to those who play, to those who watch over the server, and in the log."""

import asyncio
import io
import json
import logging
import re
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
import sqlalchemy

from ludothek.games import load_game
from ludothek.server.base import server_log
from ludothek.server.messages.from_clients import Ping, SetName
from ludothek.server.room.live import LiveTable
from ludothek.server.room.shared_table import SharedTable
from ludothek.server.table.table import replay
from ludothek.server.workers.pool import Workers
from support.examples import BOARD, TRICKS
from support.servers.houses import House
from support.servers.room import room
from support.servers.visitors import PATIENCE, Host, four, hosted, play_on
from support.servers.workers import CHEAT

pytestmark = pytest.mark.asyncio

FULL = "database or disk is full"
TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d"


# A full disk.


class Disk(sqlite3.Connection):
    """A connection to a database on a disk that may be full: what was written is then not kept."""

    full = False

    def commit(self) -> None:
        if Disk.full:
            self.rollback()
            raise sqlite3.OperationalError(FULL)
        super().commit()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> type[Disk]:
    def create_engine(url: sqlalchemy.URL, **habits: Any) -> sqlalchemy.Engine:
        return sqlalchemy.create_engine(url, connect_args={"factory": Disk}, **habits)

    monkeypatch.setattr("ludothek.server.store.database.create_engine", create_engine)
    monkeypatch.setattr(Disk, "full", False)
    return Disk


async def readiness(host: Host) -> tuple[int, str, str]:
    answer = await host.request("GET", "/api/ready")
    return answer.status_code, answer.json()["status"], answer.json()["detail"]


async def test_a_full_disk_is_said_to_all_and_loses_nothing(
    sqlite_house: House, disk: type[Disk], caplog: pytest.LogCaptureFixture
) -> None:
    async with hosted(sqlite_house) as host:
        opened, visitors = await four(host)
        await play_on(visitors, 3)
        assert await readiness(host) == (200, "ok", "")
        number = visitors[0].views[0]["number"]
        turn = visitors[0].views[0]["view"]["turn"]
        before = [visitor.views[seat] for seat, visitor in enumerate(visitors)]

        disk.full = True
        for _ in range(3):
            text = await visitors[turn].move(turn)
            refused = await visitors[turn].told("refused")
            assert refused["reason"] == "not_stored"
            assert FULL in refused["detail"]
            assert "try again" in refused["detail"]
        for visitor in visitors:
            await visitor.settled()
        assert [visitor.views[seat] for seat, visitor in enumerate(visitors)] == before, "nobody has seen the move"
        seats = [{"player": "person"}] * 3
        answer = await host.request("POST", "/api/tables", json={"game": TRICKS, "seats": seats})
        assert (answer.status_code, answer.json()["type"]) == (503, "/problems/store-failed")
        for _ in range(2):
            status, word, detail = await readiness(host)
            assert (status, word) == (503, "trouble")
            assert FULL in detail
            assert (await host.request("GET", "/api/health")).status_code == 200, "it is alive all the same"
        assert [FULL in message for message in caplog.messages].count(True) == 1, "the log says it once"

        disk.full = False
        assert await readiness(host) == (200, "ok", "")
        assert caplog.messages[-1] == "the store can be written again"
        await visitors[turn].move(turn, text, number)
        for visitor in visitors:
            await visitor.reaches(number + 1)
        entries = await host.hub.store.read(opened["table"])
        assert len(entries) == number + 2
        assert replay(opened["table"], entries).number == number + 1
        assert await host.hub.store.read("") == []


@pytest.mark.parametrize("trouble", ["it takes long", "it is gone"])
async def test_a_ping_is_answered_whatever_the_store_does(sqlite_house: House, trouble: str) -> None:
    async with room(sqlite_house) as here:
        live, opened = await here.open("person", "person")
        sitting, _ = await here.sit(live, opened.secrets[0])
        other, ear = await here.sit(live, opened.secrets[1])
        number = live.table.number
        renaming = await here.begin(live.hear(sitting, SetName(type="name", seat=0, name="Ada")))
        if trouble == "it is gone":
            here.store.broken = True
            here.store.refuse()
            await renaming
        async with asyncio.timeout(PATIENCE):
            await live.hear(other, Ping(type="ping"))
        assert ear.heard[-1] == {"type": "pong", "number": number}, "what is not stored has not happened"
        here.store.broken = False
        await here.store.let_go()
        await renaming
        await live.hear(other, Ping(type="ping"))
        assert ear.heard[-1]["number"] == number + (trouble == "it takes long")


# Logs of another Ludothek.


def opening(**changes: Any) -> dict[str, Any]:
    """What is strange in an opening; all else is as it should be."""
    return {"type": "opened", **changes}


def whole(entry: dict[str, Any]) -> dict[str, Any]:
    """The entry as it stands in a log."""
    if entry["type"] != "opened":
        return entry
    game = load_game(BOARD)
    seat = {"player": "person", "name": "Ada", "secret": "0" * 64, "contribution": "x"}
    return {
        "game": game.id,
        "version": game.version,
        "options": game.settle(2, {}),
        "seats": [seat, seat],
        "clock": None,
        "lang": "en",
        "seed": "00" * 32,
        "join": "0" * 64,
        "watch": "0" * 64,
        **entry,
    }


BEGUN = {"type": "begun", "level": "casual", "moves": []}
STRANGE = {
    "newer rules": ([opening(version=99)], f"version 99 of the rules of {BOARD}.*start one with version 99"),
    "newer rules, begun": ([opening(version=99), BEGUN], "start one with version 99"),
    "older rules": ([opening(version=0)], f"version 0 of the rules of {BOARD}.*plays version"),
    "another game": ([opening(game="mahjong")], "mahjong, a game that this Ludothek does not have"),
    "another kind of entry": ([opening(), BEGUN, {"type": "sang", "song": "x"}], "entry 2 .* a newer one has written"),
    "another field": ([opening(), {**BEGUN, "tempo": "allegro"}], "entry 1 .* a newer one has written"),
    "another opening": ([opening(stakes="s3cr3t")], "entry 0 .* a newer one has written"),
    "no opening": ([BEGUN], "does not begin with its opening"),
    "a move that cannot be": (
        [opening(), BEGUN, {"type": "moved", "seat": 0, "moves": [12345], "by": "person", "seen": 1, "text": "x"}],
        "entry 2 .* does not follow",
    ),
    "a seat that is not there": ([opening(), {"type": "named", "seat": 7, "name": "Eve"}], "entry 1 .* not follow"),
}


@pytest.mark.parametrize(("log", "right"), STRANGE.values(), ids=STRANGE.keys())
async def test_the_log_of_another_ludothek_is_refused_in_words(
    house: House, log: list[dict[str, Any]], right: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosted(house) as host:
        for number, entry in enumerate(log):
            await host.hub.store.append("strange", number, json.dumps(whole(entry)))
        for path in ("", "/record", "/draws", "/steps/0", "/told"):
            answer = await host.request("GET", f"/api/tables/strange{path}", "secret")
            assert (answer.status_code, answer.json()["type"]) == (410, "/problems/other-version")
            assert re.search(right, answer.json()["detail"])
            assert "s3cr3t" not in answer.text
        visitor = await host.visit("strange", "secret")
        assert await visitor.gone() == 4410
        assert visitor.others[0]["status"] == 410
        assert re.search(right, visitor.others[0]["detail"])
        assert len(await host.hub.store.read("strange")) == len(log), "nothing was added to it"
        assert "s3cr3t" not in caplog.text
        assert (await host.open("person", "person", "person"))["table"], "all other tables go on"


# The log.


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    handler = server_log.handler(stream)
    logging.getLogger().addHandler(handler)
    yield stream
    logging.getLogger().removeHandler(handler)


async def test_the_log_names_time_and_table_but_no_secret(
    house: House, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    async with hosted(house, workers=Workers(1, 20.0, (sys.executable, "-c", CHEAT))) as host:
        tables = [await host.open("person", "club", "club") for _ in range(2)]
        for opened in tables:
            me = await host.sit(opened["table"], opened["secrets"][0])
            await me.until(lambda me=me: me.choices(0))  # type: ignore[misc]
            await me.move(0)
            await me.until(lambda me=me: me.views[0]["number"] > 4)  # type: ignore[misc]
        monkeypatch.setattr(SharedTable, "message", broken)
        for opened in tables:
            answer = await host.request("GET", f"/api/tables/{opened['table']}", opened["secrets"][0])
            assert answer.status_code == 500
        await host.request("GET", "/api/tables/nosuchtable", "mistyped")
    said = lines.getvalue()
    for opened in tables:
        assert re.search(rf"(?m)^{TIME} WARNING {opened['table']} a computer player of level club wanted", said)
        assert re.search(rf"(?m)^{TIME} ERROR {opened['table']} an unexpected error", said)
        for secret in (opened["secrets"][0], opened["join"], opened["watch"], "mistyped"):
            assert secret not in said


async def test_trouble_at_a_table_leaves_nothing_open(
    house: House, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: object) -> None:
        raise RuntimeError("a fault of ours")

    def noted(name: str, close: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[None]]:
        async def closing() -> None:
            await close()
            closed.append(name)

        return closing

    closed: list[str] = []
    async with hosted(house) as host:
        opened = await host.open("person", "person", "person")
        await host.visit(opened["table"], opened["secrets"][0])
        monkeypatch.setattr(LiveTable, "close", broken)
        for name in ("bus", "workers", "store"):
            monkeypatch.setattr(getattr(host.hub, name), "close", noted(name, getattr(host.hub, name).close))
    assert closed == ["bus", "workers", "store"]
    assert re.search(rf"(?m)^{TIME} ERROR {opened['table']} something went wrong", lines.getvalue())


async def test_everybody_logs_in_the_same_way(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", root.handlers)
    monkeypatch.setattr(root, "level", root.level)
    server_log.set_up()
    for name in ("ludothek.server", "uvicorn.error", "asyncio"):
        logging.getLogger(name).error("something about %s", name)
        assert re.fullmatch(rf"{TIME} ERROR - something about {name}\n", capsys.readouterr().err)
