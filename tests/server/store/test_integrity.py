"""Damage to a database is noticed: when a server starts, by those who ask whether it is well, and as a whole."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from ludothek.server.store import store as module
from ludothek.server.store.database import StoreFailed
from ludothek.server.store.integrity import KNOWN, faults, open_checked, unread_commits
from ludothek.server.store.store import Store
from support.commands import Run
from support.servers.houses import House
from support.servers.visitors import hosted

pytestmark = pytest.mark.asyncio


def _file(house: House) -> Path:
    return house.folder / "tables.sqlite"


async def _killed(house: House, entries: int = 40) -> str:
    """A database as a server leaves it that is killed: its last entries are in the log beside it."""
    store = Store(house.database)
    for number in range(entries):
        await store.append("t", number, "x" * 500)
    folder = house.folder / "killed"
    folder.mkdir()
    for each in ("tables.sqlite", "tables.sqlite-wal"):
        shutil.copy(house.folder / each, folder / each)
    await store.close()
    return f"sqlite:///{folder / 'tables.sqlite'}"


def _write_over(path: Path, at: int, what: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at, 0 if at >= 0 else 2)
        file.write(what)


async def test_what_is_sound_is_opened_without_a_word(house: House, caplog: pytest.LogCaptureFixture) -> None:
    async with hosted(house) as host:
        await host.open("person", "person", "person", contribution="x")
    open_checked(house.database)
    assert caplog.messages == []
    assert list(faults(house.database)) == []


async def test_a_changed_end_of_the_log_is_told(sqlite_house: House, caplog: pytest.LogCaptureFixture) -> None:
    url = await _killed(sqlite_house)
    wal = sqlite_house.folder / "killed" / "tables.sqlite-wal"
    whole = wal.read_bytes()
    assert unread_commits(whole) == 0
    assert unread_commits(whole[:-100]) == 0, "what was never written to its end is no loss"
    for at in (-1, -5000, 40, 8):  # its last page, one before it, the salts of the first, and its own head
        changed = bytearray(whole)
        changed[at] ^= 1
        assert unread_commits(bytes(changed)) > 0
    _write_over(wal, -100, b"?")
    assert any("is not as it was written" in fault for fault in faults(url))
    shutil.copy(sqlite_house.folder / "tables.sqlite", sqlite_house.folder / "killed")
    wal.write_bytes(whole[:-100] + b"?" + whole[-99:])
    open_checked(url)
    assert "is not as it was written" in caplog.text


async def test_an_emptied_file_is_no_new_house(sqlite_house: House) -> None:
    path = _file(sqlite_house)
    path.touch()
    open_checked(sqlite_house.database)  # nobody knows of any other
    await (store := Store(sqlite_house.database)).append("t", 0, "seed")
    await store.close()
    path.write_bytes(b"")
    with pytest.raises(StoreFailed, match=r"is empty, and had [0-9]+ bytes"):
        open_checked(sqlite_house.database)
    path.with_name(path.name + KNOWN).unlink()
    open_checked(sqlite_house.database)


def _damage(path: Path) -> None:
    """Write over all pages but those that are read when it is opened."""
    with sqlite3.connect(path) as connection:
        (page,) = connection.execute("PRAGMA page_size").fetchone()
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    _write_over(path, (root - 1) * page, b"\x99" * page)


async def test_a_malformed_page_is_noticed(sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(module, "LOOK_PATIENCE", 60.0)
    async with hosted(sqlite_house) as host:
        await host.hub.store.append("t", 0, "seed")
        assert (await host.request("GET", "/api/ready")).status_code == 200
        _damage(_file(sqlite_house))
        answer = await host.request("GET", "/api/ready")
        assert (answer.status_code, answer.json()["status"]) == (503, "trouble")
        assert "is damaged" in answer.json()["detail"]
    with pytest.raises(StoreFailed, match=r"is damaged .*check-database"):
        open_checked(sqlite_house.database)
    assert any("is damaged" in fault for fault in faults(sqlite_house.database))


async def test_every_log_is_followed(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", "person", contribution="x")
        await host.hub.store.append("holes", 0, "{}")
        await host.hub.store.append("holes", 2, "{}")
        await host.hub.store.append(opened["table"], 90, "{}")
    found = list(faults(house.database))
    assert [fault.partition(":")[0] for fault in found] == sorted(["table holes", f"table {opened['table']}"])
    assert all("entries are missing" in fault for fault in found)


async def test_the_command_says_what_is_wrong(sqlite_house: House, run: Run) -> None:
    async with hosted(sqlite_house) as host:
        await host.open("person", "person", "person", contribution="x")
    assert "as it was written" in run.ok("check-database", "--database", _file(sqlite_house))
    _damage(_file(sqlite_house))
    status, said, _ = run("check-database", "--database", _file(sqlite_house))
    assert status == 1
    assert "is damaged" in said
