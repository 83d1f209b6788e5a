"""The age of a database: which revision it has, and how it gets the newest one. All of it, or nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection, Engine

from ludothek.core.errors import LudothekError

NEWEST = "0002"
"""The revision that this Ludothek reads and writes. Revisions are numbered, so a newer one is a greater one."""
FIRST = "0001"
SCHEMA = 1
"""What databases of the first revision say about themselves."""
VERSIONS = "alembic_version"

_FOLDER = Path(__file__).parent / "migrations"
_LOCK = 0x4C55444F
"""By this number servers on one PostgreSQL wait for each other."""


class OtherAge(LudothekError):
    """A database that this Ludothek must not touch."""


@contextmanager
def alone(engine: Engine) -> Iterator[Connection]:
    """A transaction beside which nobody else migrates. What fails in it has not happened, tables included."""
    with engine.connect() as connection, _begun(connection, "BEGIN IMMEDIATE"):
        if connection.dialect.name != "sqlite":
            _take_time(connection)
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        yield connection
        connection.commit()


@contextmanager
def still(engine: Engine) -> Iterator[Connection]:
    """A transaction that sees everything as it was when it first looked, whatever others write meanwhile."""
    with engine.connect() as connection:
        if connection.dialect.name != "sqlite":
            connection.execution_options(isolation_level="REPEATABLE READ")
            _take_time(connection)
        with _begun(connection, "BEGIN"):
            yield connection


def _take_time(connection: Connection) -> None:
    """A server waits only so long for a statement; making an index, or waiting for one who does, may take longer."""
    connection.execute(text("SET LOCAL statement_timeout = 0"))


@contextmanager
def _begun(connection: Connection, how: str) -> Iterator[None]:
    """A transaction from now on: by itself the driver of SQLite begins one only when rows are written."""
    if connection.dialect.name != "sqlite":
        yield
        return
    driver = connection.connection.dbapi_connection
    assert driver is not None
    usual, driver.isolation_level = driver.isolation_level, None
    try:
        connection.exec_driver_sql(how)
        yield
    finally:
        connection.rollback()
        driver.isolation_level = usual


def revision(connection: Connection) -> str:
    """The revision of a database, empty if nothing is in it. `OtherAge` if it is none of ours, or a newer one."""
    names = set(inspect(connection).get_table_names())
    if VERSIONS in names:
        found = str(connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar() or "")  # noqa: S608
        if found and not (found.isdecimal() and FIRST <= found <= NEWEST):
            raise OtherAge(
                f"the database has revision {found}, and this Ludothek knows those up to {NEWEST}; "
                "start the newer Ludothek that made it, or take a backup from before"
            )
        return found
    if "ludothek" in names:
        schema = connection.execute(text("SELECT schema FROM ludothek")).scalar()
        if schema not in (None, SCHEMA):
            raise OtherAge(f"the database has schema {schema}; this Ludothek knows schema {SCHEMA}")
        return FIRST
    if "entries" in names:
        raise OtherAge("the database is somebody else's: it has a table `entries`, but no revision of Ludothek")
    return ""


def upgrade(connection: Connection, to: str = NEWEST) -> None:
    """Bring a database from any earlier revision, or from nothing, to this one."""
    from alembic import command  # noqa: PLC0415 - a seventh of what a server takes to start, and seldom needed
    from alembic.config import Config  # noqa: PLC0415 - see above

    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
