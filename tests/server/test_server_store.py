"""The store: what was appended is there, once, in order, and for ever."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from ludothek.server.store import SCHEMA, Store, StoreFailed, Taken

pytestmark = pytest.mark.asyncio


async def test_entries_come_back_in_order(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    store = Store(url)
    await asyncio.gather(
        *(store.append(f"t{table}", number, f"{table}.{number}") for table in range(20) for number in range(30))
    )
    await store.close()
    again = Store(url)
    for table in range(20):
        assert await again.read(f"t{table}") == [f"{table}.{number}" for number in range(30)]
    assert await again.read("nowhere") == []
    await again.close()


async def test_a_number_is_taken_once(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
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


async def test_every_commit_is_flushed(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with store._engine.connect() as connection:
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


async def test_a_database_of_another_age_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    await Store(f"sqlite:///{path}").close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE ludothek SET schema = ?", (SCHEMA + 1,))
    connection.close()
    with pytest.raises(StoreFailed, match=f"schema {SCHEMA + 1}"):
        Store(f"sqlite:///{path}")


async def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("a shopping list, certainly not a database" * 100)
    with pytest.raises(StoreFailed, match="cannot be used"):
        Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
