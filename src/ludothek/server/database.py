"""The database of the store: its tables, how it is opened, and what it says when it cannot be."""

import os
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Column,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    insert,
    make_url,
    select,
)
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

from ludothek.core.errors import LudothekError

SCHEMA = 1
"""Rises when the tables below change."""

POSTGRESQL: dict[str, Any] = {
    "pool_pre_ping": True,
    "pool_size": 5,
    "max_overflow": 10,
    "connect_args": {"connect_timeout": 5, "keepalives_idle": 10, "options": "-c statement_timeout=20000"},
}
"""Connections are tried before they are used again, and a database that does not answer is not waited for for ever."""

metadata = MetaData()
about = Table("ludothek", metadata, Column("schema", Integer, primary_key=True))
entries = Table(
    "entries",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
codes = Table(
    "codes",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("table", String(16), nullable=False, index=True),
    Column("join", String(64), nullable=False),
    sqlite_with_rowid=False,
)
"""What can be typed instead of a link, as long as the table waits. An older Ludothek does not miss it."""


class StoreFailed(LudothekError):
    """The store could not be read or written; nothing was changed."""


def open_database(url: str) -> Engine:
    """The database at an address, with its tables. `StoreFailed` says what is wrong with it."""
    try:
        engine = _engine(url)
        _prepare(engine)
    except (SQLAlchemyError, ImportError) as error:  # there may be no driver
        raise StoreFailed(f"the database {shown(url)} cannot be used: {said(error)}") from None
    return engine


def _engine(url: str) -> Engine:
    address = make_url(url)
    if address.drivername in {"postgres", "postgresql"}:
        address = address.set(drivername="postgresql+psycopg")
    engine = create_engine(address, **(POSTGRESQL if address.drivername.startswith("postgresql") else {}))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        path = engine.url.database
        if path and path != ":memory:" and "uri" not in engine.url.query:
            _keep_private(Path(path))
    return engine


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
    connection.execute("PRAGMA busy_timeout=10000")


def _prepare(engine: Engine) -> None:
    """Make the tables if they are not there; refuse a database of another age."""
    metadata.create_all(engine)
    with engine.begin() as connection:
        found = connection.execute(select(about.c.schema)).scalar()
        if found is None:
            connection.execute(insert(about), {"schema": SCHEMA})
        elif found != SCHEMA:
            raise StoreFailed(f"the database has schema {found}; this Ludothek knows schema {SCHEMA}")


def shown(url: str) -> str:
    """The address of a database without a password."""
    try:
        return make_url(url).render_as_string()
    except SQLAlchemyError:
        return url.partition(":")[0]


def said(error: Exception) -> str:
    """What the database says, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    return str(cause).splitlines()[0][:200]
