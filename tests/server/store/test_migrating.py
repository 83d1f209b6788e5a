"""Databases of every age: an older one is brought up to date with a copy of it kept, a newer one is refused."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text
from sqlalchemy.engine import Engine

from ludothek.server.store import database, migrating
from ludothek.server.store.database import StoreFailed, connect, metadata, open_database
from support.at_once import at_once
from support.servers.old_stores import AGES, SECOND, make

KINDS = ["sqlite", "postgresql"]


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a database that is not there yet, or empty; the data folder is in the folder of the test."""
    monkeypatch.setattr(database, "data_folder", lambda: tmp_path)
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    found: str = request.getfixturevalue("postgres")
    return found


def rows(engine: Engine, table: str) -> list[tuple[Any, ...]]:
    with engine.connect() as connection:
        return sorted(tuple(row) for row in connection.execute(text(f"SELECT * FROM {table}")))


def revision(engine: Engine) -> str:
    with engine.connect() as connection:
        return migrating.revision(connection)


def copies(folder: Path) -> list[Path]:
    return sorted(folder.rglob("tables-*.sqlite"))


def check_newest(engine: Engine) -> None:
    """Its tables are those that the code knows."""
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert revision(engine) == migrating.NEWEST


def test_the_newest_revision_is_the_last_one() -> None:
    script = ScriptDirectory(str(migrating._FOLDER))
    assert script.get_heads() == [migrating.NEWEST]
    numbers = [each.revision for each in script.walk_revisions()]
    assert numbers == [f"{number:04}" for number in range(len(numbers), 0, -1)], "they are compared as texts"
    assert script.get_bases() == [migrating.FIRST]


def test_a_new_database_has_every_table_and_no_copy_is_made(url: str, tmp_path: Path) -> None:
    engine = open_database(url)
    check_newest(engine)
    engine.dispose()
    open_database(url).dispose()
    assert copies(tmp_path) == []


@pytest.mark.parametrize("age", AGES.values(), ids=AGES.keys())
def test_an_old_database_is_brought_up_to_date_with_a_copy_of_it_kept(
    url: str, tmp_path: Path, age: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", logger="ludothek.server")
    make(url, age)
    before = connect(url)
    entries, codes = rows(before, "entries"), rows(before, "codes") if age is SECOND else []
    before.dispose()
    engine = open_database(url)
    check_newest(engine)
    assert (rows(engine, "entries"), rows(engine, "codes")) == (entries, codes)
    with engine.connect() as connection:
        assert "ludothek" not in inspect(connection).get_table_names()
    engine.dispose()

    [kept] = copies(tmp_path)
    assert f"the database is now of revision {migrating.NEWEST}; as it was it is in {kept}" in caplog.text
    assert kept.name.startswith("tables-0001-2")
    if os.name == "posix":
        assert kept.stat().st_mode & 0o077 == 0
    old = connect(str(kept))
    assert revision(old) == "0001"
    assert rows(old, "entries") == entries
    assert rows(old, "ludothek") == [(1,)]
    if age is SECOND:
        assert rows(old, "codes") == codes
    old.dispose()
    again = open_database(str(kept))
    check_newest(again)
    assert rows(again, "entries") == entries, "the copy itself can be opened"
    again.dispose()


def test_copies_go_where_the_host_wants_them(url: str, tmp_path: Path) -> None:
    make(url, SECOND)
    open_database(url, tmp_path / "kept" / "here").dispose()
    assert len(list((tmp_path / "kept" / "here").iterdir())) == 1
    assert [path.parent.name for path in copies(tmp_path)] == ["here"]


def test_a_newer_database_is_refused_in_words_and_left_alone(url: str, tmp_path: Path) -> None:
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0999'"))
    with pytest.raises(StoreFailed, match=r"revision 0999, and this Ludothek knows those up to 0.*start the newer"):
        open_database(url)
    assert rows(engine, "alembic_version") == [("0999",)]
    engine.dispose()
    assert copies(tmp_path) == []


@pytest.mark.parametrize("schema", [0, 2])
def test_an_old_database_of_another_age_is_refused(url: str, schema: int) -> None:
    make(url, (*SECOND, f"UPDATE ludothek SET schema = {schema}"))
    with pytest.raises(StoreFailed, match=f"schema {schema}; this Ludothek knows schema 1"):
        open_database(url)


def test_the_database_of_somebody_else_is_refused(url: str) -> None:
    make(url, ("CREATE TABLE entries (recipe TEXT)",))
    with pytest.raises(StoreFailed, match="somebody else's"):
        open_database(url)
    engine = connect(url)
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == ["entries"]
    engine.dispose()


def test_a_migration_that_fails_has_not_happened(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even in part: the next start does it from the beginning."""
    make(url, SECOND)
    upgrade = migrating.upgrade

    def half(connection: object, *to: str) -> None:
        upgrade(connection, *to)  # type: ignore[arg-type]
        raise OSError("the power is gone")

    monkeypatch.setattr(migrating, "upgrade", half)
    with pytest.raises(StoreFailed, match="the power is gone"):
        open_database(url)
    engine = connect(url)
    assert revision(engine) == "0001"
    assert rows(engine, "ludothek") == [(1,)]
    with engine.connect() as connection:
        assert "summaries" not in inspect(connection).get_table_names()
    engine.dispose()
    monkeypatch.undo()
    monkeypatch.setattr(database, "data_folder", lambda: tmp_path)
    assert copies(tmp_path) == [], "however often it is tried"
    open_database(url).dispose()


def started(url: str) -> str:
    """The version of a database that a server has started with."""
    engine = open_database(url)
    found = revision(engine)
    engine.dispose()
    return found


def test_of_several_that_start_at_once_one_migrates_and_the_others_wait(url: str, tmp_path: Path) -> None:
    make(url, SECOND)
    assert at_once(*[partial(started, url)] * 6) == [migrating.NEWEST] * 6
    assert len(copies(tmp_path)) == 1


def test_several_that_start_at_once_make_a_new_database_together(url: str) -> None:
    assert at_once(*[partial(started, url)] * 6) == [migrating.NEWEST] * 6


def test_openings_are_found_by_their_index_and_moves_do_not_touch_it(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.connect() as connection:
        plan = connection.execute(
            text('EXPLAIN QUERY PLAN SELECT "table" FROM entries WHERE number = 0 AND at < 5 ORDER BY at')
        ).all()
    assert "ix_entries_opened" in str(plan)
    engine.dispose()


def test_a_server_whose_database_is_up_to_date_starts_without_what_migrates_it(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    open_database(database).dispose()
    code = (
        "import sys; from ludothek.server.web import command; from ludothek.server.store.database import open_database;"
        f"open_database({database!r}); print('alembic' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
