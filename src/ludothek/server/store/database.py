"""The database of the store: its tables, how it is opened, and what it says when it cannot be."""

import logging
import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import platformdirs
from sqlalchemy import (
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    make_url,
    text,
)
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import SQLAlchemyError

from ludothek.core.errors import LudothekError
from ludothek.server.base.error_text import said
from ludothek.server.store import migrating
from ludothek.server.store.copying import copy

log = logging.getLogger("ludothek.server")

metadata = MetaData()
entries = Table(
    "entries",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
OPENING = text("number = 0")
Index("ix_entries_opened", entries.c.at, sqlite_where=OPENING, postgresql_where=OPENING)
codes = Table(
    "codes",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("table", String(16), nullable=False, index=True),
    Column("join", String(64), nullable=False),
    sqlite_with_rowid=False,
)
"""What can be typed instead of a link, as long as the table waits."""
summaries = Table(
    "summaries",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_summaries_phase", "phase", "at"),
    sqlite_with_rowid=False,
)
"""What was found out about a log when it had so many entries (see `listing`). What is missing is found out again."""


REMOVED = '{"type":"removed"}'
"""The last entry of a log whose others were deleted: so nobody who still has the table in memory adds to it."""


class StoreFailed(LudothekError):
    """The store could not be read or written; nothing was changed."""


def address(given: str) -> URL:
    """The address of a database: given as such, as a file, or not at all. Then it is a file in the data folder."""
    if "://" not in given:
        return URL.create("sqlite", database=str(given or data_folder() / "tables.sqlite"))
    try:
        url = make_url(given)
    except SQLAlchemyError:
        kind = given.partition(":")[0]
        raise StoreFailed(f"the database {kind} cannot be used: this is no address; a file would be one") from None
    return url.set(drivername="postgresql+psycopg") if url.drivername in {"postgres", "postgresql"} else url


def data_folder() -> Path:
    """Where this user keeps what Ludothek writes."""
    return platformdirs.user_data_path("ludothek")


def open_database(url: str, backups: Path | None = None) -> Engine:
    """The database at an address, with its tables. `StoreFailed` says what is wrong with it.

    An older one is brought up to date, after a copy of it was put into the folder for `backups`.
    """
    engine = connect(url)
    try:
        _prepare(engine, backups)
    except (SQLAlchemyError, OSError, LudothekError) as error:
        engine.dispose()
        raise unusable(url, error) from None
    return engine


def open_existing(url: str, *, of_any_age: bool = False) -> Engine:
    """A database that a server has made. Nothing is made or migrated: that is the server's business."""
    path = address(url).database
    if address(url).drivername == "sqlite" and not (path and Path(path).is_file()):
        raise StoreFailed(f"there is no database {shown(url)}; name it with --database")
    engine = connect(url)
    try:
        with engine.connect() as connection:
            found = migrating.revision(connection)
    except (SQLAlchemyError, LudothekError) as error:
        engine.dispose()
        raise unusable(url, error) from None
    if not found or not (of_any_age or found == migrating.NEWEST):
        engine.dispose()
        has = f"has revision {found}" if found else "holds no tables"
        raise StoreFailed(f"the database {shown(url)} {has}; let `ludothek serve` open it once")
    return engine


def connect(url: str) -> Engine:
    """The database at an address as it is, with nothing made or changed but who may read its file."""
    try:
        where = address(url)
        # Parameters are what people did, and their seeds: no error may tell them.
        engine = create_engine(where, hide_parameters=True, **_habits(where))
    except (SQLAlchemyError, ImportError) as error:  # there may be no driver
        raise unusable(url, error) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        path = file_of(engine)
        if path is not None:
            _keep_private(path)
    return engine


def file_of(engine: Engine) -> Path | None:
    """The file that a database is in, if it is in one."""
    path = engine.url.database
    named = engine.dialect.name == "sqlite" and path and path != ":memory:" and "uri" not in engine.url.query
    return Path(path) if named and path else None


def _habits(where: URL) -> dict[str, Any]:
    """How connections are kept: those over a network may be gone when they are needed again."""
    if where.get_backend_name() != "postgresql":
        return {}
    # One that does not answer at all is not waited for for ever.
    patience = {"connect_timeout": 5, "keepalives_idle": 10, "options": "-c statement_timeout=20000"}
    return {"pool_pre_ping": True, "connect_args": patience}


def _keep_private(path: Path) -> None:
    """Let nobody but us read the file, nor those beside it, which SQLite makes with the same permissions."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        for each in (path, *(path.with_name(path.name + suffix) for suffix in ("-wal", "-shm"))):
            if each.exists() and each.stat().st_mode & 0o077:
                each.chmod(0o600)
    except OSError as error:
        raise StoreFailed(f"the database {path} cannot be used: {error.strerror}") from None


def _set_up_sqlite(connection: Any, _: object) -> None:
    # FULL flushes the log at every commit, so that what was acknowledged survives even a power cut.
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA fullfsync=1")  # of macOS, where a flush alone does not reach the disk
    connection.execute("PRAGMA checkpoint_fullfsync=1")
    connection.execute("PRAGMA busy_timeout=10000")


# Bringing it up to date.


def _prepare(engine: Engine, backups: Path | None) -> None:
    """Make the tables or bring them up to date. Of several servers that start at once, one does it."""
    with engine.connect() as connection:
        if migrating.revision(connection) == migrating.NEWEST:
            return
    with migrating.alone(engine) as connection:
        found = migrating.revision(connection)
        if found == migrating.NEWEST:
            return
        kept = _keep(engine, found, backups) if found else None
        try:
            migrating.upgrade(connection)
        except BaseException:
            if kept is not None:
                kept.unlink()  # all is as it was, and every new try would leave another copy
            raise
    if kept is not None:
        log.info("the database is now of revision %s; as it was it is in %s", migrating.NEWEST, kept)


def _keep(engine: Engine, revision: str, backups: Path | None) -> Path:
    """A copy from before: of a file beside it, of a server's in our data folder, or where the host wants it."""
    path = file_of(engine)
    folder = backups or (path.parent if path else data_folder() / "backups")
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    kept = folder / f"{path.stem if path else 'tables'}-{revision}-{now}.sqlite"
    os.close(os.open(kept, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    if path is None:
        target = connect(str(kept))
        copy(engine, target)
        target.dispose()
    else:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(kept)) as target_file:
            source.backup(target_file)
    return kept


# What it says.


def unusable(url: str, error: Exception) -> StoreFailed:
    """What somebody is told who has named a database that cannot be used."""
    return (
        error
        if isinstance(error, StoreFailed)
        else StoreFailed(f"the database {shown(url)} cannot be used: {said(error)}")
    )


def shown(url: str) -> str:
    """The address of a database without a password."""
    try:
        where = address(url)
    except StoreFailed:
        return url.partition(":")[0]
    return where.database or "in memory" if where.drivername == "sqlite" else where.render_as_string()
