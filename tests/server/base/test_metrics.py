"""Alive, ready, and how much is done: what those who watch over a server are told, and that it names nobody."""

import asyncio
import re
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from ludothek.server.base import metrics
from ludothek.server.room import hub as hub_module
from ludothek.server.workers.pool import Workers
from support.servers.houses import House
from support.servers.visitors import PATIENCE, Host, four, hosted, play_on
from support.servers.workers import ECHO, asked

pytestmark = pytest.mark.asyncio


async def measured(host: Host) -> dict[str, float]:
    answer = await host.request("GET", "/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    lines = [line for line in answer.text.splitlines() if line and not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


async def test_there_are_no_metrics_unless_somebody_wants_them(house: House) -> None:
    async with hosted(house) as host:
        unknown = await host.request("GET", "/nosuchpage")
        answer = await host.request("GET", "/metrics")
        assert (answer.status_code, answer.json()) == (404, unknown.json())


async def test_metrics_count_what_happens(house: House) -> None:
    async with hosted(house, metrics=True) as host:
        before = await measured(host)
        opened, visitors = await four(host)
        made = await play_on(visitors, 5)
        await visitors[0].say("name", seat=9, name="x")
        await visitors[0].told("refused")
        await host.request("GET", f"/api/tables/{opened['table']}", "wrong")
        after = await measured(host)
        entries = len(await host.hub.store.read(opened["table"]))

        def grown(name: str) -> float:
            return after[name] - before.get(name, 0.0)

        assert grown("ludothek_moves_total") == made == 5
        assert grown("ludothek_acknowledgement_seconds_count") == entries
        assert after["ludothek_acknowledgement_seconds_sum"] > 0
        assert (after["ludothek_tables"], after["ludothek_clients"]) == (1, 4)
        assert after["ludothek_worker_queue"] == 0
        assert grown('ludothek_refused_total{reason="not_yours"}') == 1
        assert grown('ludothek_refused_total{reason="no-entry"}') == 1
        for name in ("ludothek_store_errors", "ludothek_bus_messages", "ludothek_bus_reconnections"):
            assert f"{name}_total" in after


async def test_no_metric_names_anybody(house: House) -> None:
    async with hosted(house, metrics=True) as host:
        opened, visitors = await four(host)
        await play_on(visitors, 2)
        text = (await host.request("GET", "/metrics")).text
        for secret in (opened["table"], opened["join"], opened["watch"], *opened["secrets"], "127.0.0.1"):
            assert secret not in text
        assert set(re.findall(r'(\w+)="', text)) <= {"le", "reason"}


async def test_metrics_tell_how_long_computer_players_wait_and_think() -> None:
    workers = Workers(1, 20.0, (sys.executable, "-c", ECHO))
    before = _count()
    first = asyncio.create_task(workers.answer(asked(1), "here"))
    others = [asyncio.create_task(workers.answer(asked(1, f"t{number}"), "here")) for number in range(3)]
    await asyncio.sleep(0)
    assert workers.waiting == 3
    await asyncio.gather(first, *others)
    assert workers.waiting == 0
    assert _count() - before == 4
    await workers.close()


def _count() -> float:
    found = metrics.REGISTRY.get_sample_value("ludothek_thinking_seconds_count")
    assert found is not None
    return found


async def test_alive_and_ready_are_two_questions(
    tmp_path: Path, sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(sqlite_house) as host:
        assert (await host.request("GET", "/api/ready")).json() == {"status": "ok", "detail": ""}
        monkeypatch.setattr(hub_module, "ANSWER_SECONDS", 0.01)
        wakes = threading.Event()
        monkeypatch.setattr(host.hub.store, "_ask", lambda: str(wakes.wait(PATIENCE)))
        answer = await host.request("GET", "/api/ready")
        assert answer.status_code == 503
        assert answer.json() == {"status": "trouble", "detail": "the store has not answered for 0.01 seconds"}
        assert (await host.request("GET", "/api/health")).json()["status"] == "ok"
        wakes.set()
        monkeypatch.undo()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
            connection.execute("ALTER TABLE entries RENAME TO lost")
        answer = await host.request("GET", "/api/ready")
        assert answer.status_code == 503
        assert "the store cannot be read" in answer.json()["detail"]
        assert (await host.request("GET", "/api/health")).status_code == 200
