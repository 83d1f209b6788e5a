"""The store: what was appended is there, once, in order, and for ever."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError

from ludothek.server.store import database
from ludothek.server.store import store as module
from ludothek.server.store.database import StoreFailed
from ludothek.server.store.store import Store, Taken
from support.servers.houses import House
from support.servers.visitors import PATIENCE

pytestmark = pytest.mark.asyncio


class Disk:
    """It is busy with the first entry until it is released; what comes meanwhile is written together."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._busy = threading.Event()
        self._free = threading.Event()
        self.release = self._free.set
        write = module._Writer.write

        def held(writer: module._Writer, rows: Sequence[dict[str, Any]]) -> None:
            self._busy.set()
            assert self._free.wait(PATIENCE)
            write(writer, rows)

        monkeypatch.setattr(module._Writer, "write", held)

    async def entries(self, store: Store, *texts: str) -> list[asyncio.Task[None]]:
        """Entries on their way to the disk."""
        tasks = []
        for number, text in enumerate(texts):
            tasks.append(asyncio.create_task(store.append("t", number, text)))
            await asyncio.sleep(0)
            assert await asyncio.to_thread(self._busy.wait, PATIENCE)
        return tasks


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


async def test_entries_come_back_in_order(house: House) -> None:
    store = Store(house.database)
    await asyncio.gather(
        *(store.append(f"t{table}", number, f"{table}.{number}") for table in range(20) for number in range(30))
    )
    await store.close()
    again = Store(house.database)
    for table in range(20):
        assert await again.read(f"t{table}") == [f"{table}.{number}" for number in range(30)]
    assert await again.read("nowhere") == []
    await again.close()


async def test_a_number_is_taken_once(house: House) -> None:
    store = Store(house.database)
    outcomes = await asyncio.gather(
        *(store.append("t", 0, f"from {writer}") for writer in range(10)),
        *(store.append("other", number, "fine") for number in range(10)),
        return_exceptions=True,
    )
    assert [isinstance(outcome, Taken) for outcome in outcomes].count(True) == 9
    assert outcomes[10:] == [None] * 10
    assert len(await store.read("t")) == 1
    assert len(await store.read("other")) == 10
    await store.close()


async def test_every_commit_is_flushed(house: House) -> None:
    store = Store(house.database)
    with store._engine.connect() as connection:
        if house.bus:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
        else:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    await store.close()


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(path.stat().st_mode & 0o777) for path in folder.iterdir()}


def let_everybody_read(folder: Path) -> None:
    for path in folder.iterdir():
        path.chmod(0o644)


ALL_PRIVATE = {"tables.sqlite": "0o600", "tables.sqlite-wal": "0o600", "tables.sqlite-shm": "0o600"}


@pytest.mark.skipif(os.name != "posix", reason="other systems have other permissions")
async def test_nobody_else_reads_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even for a moment: it is made so."""
    before = os.umask(0)
    monkeypatch.setattr(Path, "chmod", None)
    try:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await store.append("t", 0, "seed")
        assert modes(tmp_path) == ALL_PRIVATE
        await store.close()
    finally:
        os.umask(before)


@pytest.mark.skipif(os.name != "posix", reason="other systems have other permissions")
async def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    open_to_all = Store(url)
    await open_to_all.append("t", 0, "seed")
    let_everybody_read(tmp_path)
    store = Store(url)
    assert modes(tmp_path) == ALL_PRIVATE
    assert await store.read("t") == ["seed"]
    await store.close()
    await open_to_all.close()


async def test_a_database_that_is_in_use_is_waited_for(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 10_000
    await store.close()


async def test_closing_writes_what_is_waiting(house: House, disk: Disk) -> None:
    store = Store(house.database)
    tasks = await disk.entries(store, *"abcde")
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    disk.release()
    await closing
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    again = Store(house.database)
    assert await again.read("t") == [*"abcde"]
    await again.close()


async def test_a_store_that_is_closed_says_so(house: House) -> None:
    store = Store(house.database)
    await store.close()
    with pytest.raises(StoreFailed, match="closed"):
        await asyncio.wait_for(store.append("t", 0, "late"), PATIENCE)
    with pytest.raises(StoreFailed, match="closed"):
        await store.read("t")


async def test_who_no_longer_waits_does_not_keep_the_others_waiting(house: House, disk: Disk) -> None:
    store = Store(house.database)
    tasks = await disk.entries(store, *"abcde")
    tasks[2].cancel()
    disk.release()
    outcomes = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), PATIENCE)
    assert [isinstance(outcome, asyncio.CancelledError) for outcome in outcomes] == [False, False, True, False, False]
    assert outcomes[3:] == [None, None]
    assert await store.read("t") == [*"abcde"], "what was begun is done, whoever waits for it"
    await store.close()


@pytest.mark.parametrize("error", [sqlite3.OperationalError("disk I/O error"), MemoryError("nobody thought of this")])
async def test_everybody_hears_of_a_failure(
    house: House, monkeypatch: pytest.MonkeyPatch, disk: Disk, error: Exception
) -> None:
    store = Store(house.database)
    held = module._Writer.write

    def write(self: module._Writer, rows: Sequence[dict[str, Any]]) -> None:
        if len(rows) > 1:
            raise error
        held(self, rows)

    monkeypatch.setattr(module._Writer, "write", write)
    tasks = await disk.entries(store, *"abcd")
    disk.release()
    outcomes = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), PATIENCE)
    assert outcomes[0] is None
    assert [type(outcome) for outcome in outcomes[1:]] == [StoreFailed] * 3
    assert str(error) in str(outcomes[3])
    await store.append("t", 9, "the store goes on")
    await store.close()


async def test_of_a_batch_that_fails_nothing_is_stored(house: House, disk: Disk) -> None:
    store = Store(house.database)
    tasks = await disk.entries(store, "a", "b", "c", "\ud800")  # the last is no text that a database can write
    disk.release()
    outcomes = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), PATIENCE)
    assert [type(outcome) for outcome in outcomes] == [type(None), *[StoreFailed] * 3]
    await store.append("t", 1, "again")
    assert await store.read("t") == ["a", "again"]
    await store.close()


async def test_an_error_does_not_tell_the_password(monkeypatch: pytest.MonkeyPatch) -> None:
    def prepare(*_: object) -> None:
        raise OperationalError("SELECT 1", None, Exception("no route to host"))

    monkeypatch.setattr(database, "create_engine", lambda *_, **__: create_engine("sqlite://"))
    monkeypatch.setattr(database, "_prepare", prepare)
    with pytest.raises(StoreFailed, match=r"ada:.*@db\.example\.org/tables cannot be used: no route") as failed:
        Store("postgresql://ada:geheim@db.example.org/tables")
    assert "geheim" not in str(failed.value)


async def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("a shopping list, certainly not a database" * 100)
    with pytest.raises(StoreFailed, match="cannot be used"):
        Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")


async def test_what_is_stored_reaches_the_disk_itself(sqlite_house: House) -> None:
    """On macOS a flush alone leaves it in the memory of the disk; elsewhere this changes nothing."""
    engine = database.connect(sqlite_house.database)
    with engine.connect() as connection:
        for pragma, value in (("synchronous", 2), ("fullfsync", 1), ("checkpoint_fullfsync", 1)):
            assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value
    engine.dispose()
