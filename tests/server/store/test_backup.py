"""Backups: whole, from any store into any other empty one, while servers write."""

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from ludothek.core.errors import LudothekError
from ludothek.server.store import copying
from ludothek.server.store.backup import backup
from ludothek.server.store.database import StoreFailed, address, connect, open_database
from ludothek.server.store.store import Store
from ludothek.server.table.table import replay
from support.servers.houses import House
from support.servers.old_stores import SECOND, make
from support.servers.visitors import four, hosted, play_on


def everything(url: str) -> dict[str, list[tuple[Any, ...]]]:
    engine = connect(url)
    with engine.connect() as connection:
        found = {
            table: sorted(tuple(row) for row in connection.execute(text(f"SELECT * FROM {table}")))
            for table in ("entries", "codes", "alembic_version")
        }
    engine.dispose()
    return found


def fill(url: str, tables: int = 5) -> None:
    engine = open_database(url)
    with engine.begin() as connection:
        for table in range(tables):
            for number in range(7):
                values = {"t": f"t{table}", "n": number, "e": f'{{"ü": "{number}’"}}', "a": 1.7e9 + number / 3}
                connection.execute(text("INSERT INTO entries VALUES (:t, :n, :e, :a)"), values)
        connection.execute(text("INSERT INTO codes VALUES ('ABC234', 't1', 'join.x')"))
    engine.dispose()


@pytest.fixture(params=["sqlite to sqlite", "sqlite to postgresql", "postgresql to sqlite"])
def way(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """From where to where."""
    there, here = f"sqlite:///{tmp_path / 'tables.sqlite'}", str(tmp_path / "copy.sqlite")
    if request.param == "sqlite to postgresql":
        here = request.getfixturevalue("postgres")
    if request.param == "postgresql to sqlite":
        there = request.getfixturevalue("postgres")
    return there, here


def test_a_copy_holds_everything(way: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "ROWS", 8)
    there, here = way
    fill(there)
    told: list[tuple[int, int]] = []
    assert backup(there, here, lambda done, total: told.append((done, total))) == 36
    assert told[-1] == (36, 36)
    assert len(told) > 4, "a few rows at a time"
    assert everything(here) == everything(there)
    open_database(here).dispose()
    if os.name == "posix" and "://" not in here:
        assert Path(here).stat().st_mode & 0o077 == 0


def test_a_copy_comes_back_where_it_came_from(tmp_path: Path, postgres: str) -> None:
    """To PostgreSQL and back again: so tables move, and so they are restored."""
    first, last = tmp_path / "first.sqlite", tmp_path / "last.sqlite"
    fill(str(first))
    backup(str(first), postgres)
    backup(postgres, str(last))
    assert everything(str(last)) == everything(str(first))


def test_nothing_is_ever_overwritten(way: tuple[str, str]) -> None:
    there, here = way
    fill(there)
    fill(here, 1)
    before = everything(here)
    with pytest.raises(LudothekError, match="the target is not empty; name one that is"):
        backup(there, here)
    assert everything(here) == before


def test_a_database_that_a_server_has_opened_but_nobody_used_is_empty(way: tuple[str, str]) -> None:
    there, here = way
    fill(there)
    open_database(here).dispose()
    backup(there, here)
    assert everything(here) == everything(there)


def test_a_copy_of_an_old_database_is_as_old(way: tuple[str, str]) -> None:
    """It is the server that brings a database up to date, so a backup of one from before can be moved too."""
    there, here = way
    make(there, SECOND)
    assert backup(there, here) == 5
    engine = connect(here)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT schema FROM ludothek")).scalar() == 1
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "0001"
        assert connection.execute(text("SELECT count(*) FROM entries")).scalar() == 3
    engine.dispose()


@pytest.mark.parametrize("source", ["missing.sqlite", "postgresql://ada:geheim@127.0.0.1:1/tables"])
def test_what_is_not_there_is_not_copied(tmp_path: Path, source: str) -> None:
    where = source if "://" in source else str(tmp_path / source)
    with pytest.raises(StoreFailed, match=r"there is no database|cannot be used") as failed:
        backup(where, str(tmp_path / "copy.sqlite"))
    assert "geheim" not in str(failed.value)
    assert list(tmp_path.iterdir()) == []


def test_a_copy_that_fails_leaves_nothing(way: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    there, here = way
    fill(there)
    count = copying._count

    def short(connection: Any, table: Any) -> int:
        lost = connection.engine.url != address(there) and table.name == "entries"
        return count(connection, table) - int(lost)

    monkeypatch.setattr(copying, "_count", short)
    with pytest.raises(LudothekError, match="of 35 rows of entries only 34 have arrived"):
        backup(there, here)
    monkeypatch.undo()
    if "://" not in here:
        assert not Path(here).exists()
    backup(there, here)
    assert everything(here) == everything(there)


def test_the_folder_of_a_copy_has_to_be_there(tmp_path: Path) -> None:
    fill(str(tmp_path / "tables.sqlite"))
    with pytest.raises(LudothekError, match="make it first"):
        backup(str(tmp_path / "tables.sqlite"), str(tmp_path / "missing" / "copy.sqlite"))


@pytest.mark.asyncio
async def test_a_copy_is_of_one_moment_while_people_play(
    tmp_path: Path, sqlite_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Entries that are added while it is made are not in it; each log in it is whole up to that moment."""
    source, target = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "copy.sqlite"
    monkeypatch.setattr(copying, "ROWS", 1)
    async with hosted(sqlite_house) as host:
        opened, visitors = await four(host)
        await play_on(visitors, 4)
        before = await host.hub.store.read(opened["table"])
        loop = asyncio.get_running_loop()
        moved: list[int] = []

        def progress(_: int, __: int) -> None:
            if not moved:
                moved.append(asyncio.run_coroutine_threadsafe(play_on(visitors, 3), loop).result())

        await asyncio.to_thread(backup, source, str(target), progress)
        assert moved == [3]
        assert len(await host.hub.store.read(opened["table"])) == len(before) + 3
    copy = Store(f"sqlite:///{target}")
    assert await copy.read(opened["table"]) == before
    assert replay(opened["table"], before).number == len(before) - 1
    await copy.close()
    with sqlite3.connect(target) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
