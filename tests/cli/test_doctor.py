"""`ludothek doctor`: what is there, what is missing and what to do, and by its exit code whether something is wrong."""

import asyncio
import fcntl
import shutil
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

import pytest

from ludothek.cli import clone, doctor
from ludothek.server.store.database import open_database
from ludothek.server.web import site
from support.commands import Run
from support.ports import free_port
from support.servers.houses import House
from support.servers.visitors import PATIENCE, hosted

MAKE = f"in {clone.ROOT}"


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a browser table, all is compiled, and nothing in the environment says where tables are."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index.html").touch()
    monkeypatch.setattr(site, "ASSETS", tmp_path / "assets")
    monkeypatch.setattr(doctor, "COMPILED", True)
    for name in ("LUDOTHEK_DATABASE", "LUDOTHEK_BUS"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


def line(said: str, what: str) -> str:
    (found,) = [each for each in said.splitlines() if each[7:].startswith(what)]
    return found


def test_where_all_is_well_every_line_says_so(run: Run, database: str) -> None:
    said = run.ok("doctor", "--database", database, "--port", str(free_port()))
    assert [each.split()[0] for each in said.splitlines()] == ["ok"] * 7
    assert "not there yet" in line(said, "database")
    assert not Path(database).exists()


def test_without_a_browser_table_it_says_how_to_build_it(run: Run, database: str) -> None:
    (site.ASSETS / "index.html").unlink()
    code, said, _ = run("doctor", "--database", database)
    assert code == 1
    assert line(said, "browser table") == f"wrong  browser table: not built. `make web` {MAKE} builds it."


def test_outside_a_clone_it_says_what_to_install(
    run: Run, database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(clone, "ROOT", tmp_path)
    (site.ASSETS / "index.html").unlink()
    _, said, _ = run("doctor", "--database", database)
    assert "where Node 20.19 or newer is builds it: pip install --force-reinstall" in line(said, "browser table")


def test_what_is_interpreted_is_no_fault(run: Run, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "COMPILED", False)
    monkeypatch.setattr(clone, "CLAIM", Path(database))
    monkeypatch.setenv("CC", "nothing-of-this-name -pthread")
    said = run.ok("doctor", "--database", database)
    assert line(said, "rules").startswith("note   rules and computer players: interpreted; all works")
    assert line(said, "rules").endswith(
        f"Install a C compiler (nothing-of-this-name), then: `make setup` {MAKE} compiles them."
    )
    monkeypatch.setenv("CC", shutil.which("true") or "true")
    assert "Install a C compiler" not in run.ok("doctor", "--database", database)


def test_while_make_compiles_it_says_so(
    run: Run, database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(doctor, "COMPILED", False)
    monkeypatch.setattr(clone, "CLAIM", tmp_path / "compiling")
    with clone.CLAIM.open("w") as claim:
        fcntl.flock(claim, fcntl.LOCK_EX)
        assert "`make` is compiling them now" in line(run.ok("doctor", "--database", database), "rules")
        assert "(interpreted; `make` is compiling)" in run.ok("--version")
    assert "compiling" not in line(run.ok("doctor", "--database", database), "rules")
    assert "`make` is compiling" not in run.ok("--version")


# The port.


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens and answers nothing."""
    with closing(socket.create_server(("", 0))) as listening:
        yield listening.getsockname()[1]


def test_a_port_that_others_have_is_wrong_where_it_was_named(
    run: Run, database: str, taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "ANSWER_SECONDS", 0.1)
    code, said, _ = run("doctor", "--database", database, "--port", str(taken))
    assert code == 1
    assert line(said, "port").startswith(f"wrong  port {taken}: cannot be used (address already in use).")
    monkeypatch.setattr(doctor, "PREFERRED_PORT", taken)
    said = run.ok("doctor", "--database", database)
    assert line(said, "port").startswith(f"note   port {taken}: cannot be used")


@pytest.mark.asyncio
async def test_a_ludothek_that_is_open_there_is_well(sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "ANSWER_SECONDS", PATIENCE)
    async with hosted(sqlite_house) as host:
        found = await asyncio.to_thread(doctor._port, host.port)
    there = f"a Ludothek {version('ludothek')} is open there, http://localhost:{host.port}/"
    assert str(found) == f"ok     port {host.port}: {there}"


# The database.


def test_of_a_database_it_says_what_it_holds(run: Run, database: str) -> None:
    open_database(database).dispose()
    assert line(run.ok("doctor", "--database", database), "database").endswith("answers, 0 tables of games")


def test_a_database_of_others_is_wrong(run: Run, database: str) -> None:
    with closing(sqlite3.connect(database)) as others:
        others.execute("CREATE TABLE entries (something)")
    code, said, _ = run("doctor", "--database", database)
    assert code == 1
    assert "somebody else's" in line(said, "database")
    assert line(said, "database").endswith("Mend that, or name another one with --database.")


def test_what_is_no_database_is_wrong(run: Run, database: str) -> None:
    Path(database).write_bytes(b"a letter to an aunt, long enough to be taken for pages of a database" * 20)
    code, said, _ = run("doctor", "--database", database)
    assert code == 1
    assert line(said, "database").startswith("wrong")


def test_an_older_database_is_brought_up_to_date_by_the_server(run: Run, database: str) -> None:
    engine = open_database(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    engine.dispose()
    assert line(run.ok("doctor", "--database", database), "database").startswith("note")


# Engines.


def test_engines_that_answer_are_well(run: Run, postgres: str, shared_house: House) -> None:
    said = run.ok("doctor", "--database", postgres, "--bus", shared_house.bus)
    assert "answers, and is empty" in line(said, "database")
    assert "geheim" not in said
    assert line(said, "bus") == "ok     bus: Redis answers"
    assert "0 tables of games" in line(run.ok("doctor", "--database", shared_house.database), "database")


def test_engines_that_do_not_answer_are_wrong(run: Run) -> None:
    nobody = free_port()
    address = f"postgresql://ludothek:geheim@127.0.0.1:{nobody}/tables"
    code, said, _ = run("doctor", "--database", address, "--bus", f"redis://127.0.0.1:{nobody}/0")
    assert code == 1
    assert "geheim" not in said
    assert line(said, "database").startswith("wrong")
    assert line(said, "bus").startswith("wrong  bus: Redis does not answer (")


def test_a_bus_that_is_no_address_is_wrong(run: Run, database: str) -> None:
    code, said, _ = run("doctor", "--database", database, "--bus", "at home")
    assert code == 1
    assert "redis://127.0.0.1:6379/0" in line(said, "bus")


# The disk.


@pytest.mark.parametrize(("free", "kind", "code"), [(1 << 20, "wrong", 1), (1 << 29, "note", 0), (1 << 31, "ok", 0)])
def test_how_much_room_there_is_decides(
    run: Run, database: str, monkeypatch: pytest.MonkeyPatch, free: int, kind: str, code: int
) -> None:
    usage = type(shutil.disk_usage("/"))(1 << 40, 0, free)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    ended, said, _ = run("doctor", "--database", database)
    assert ended == code
    assert line(said, "disk").startswith(kind)
