"""A copy of a whole database in another one, which may be of another kind. A few rows at a time are in memory."""

from collections.abc import Callable

from sqlalchemy import MetaData, Table, func, insert, inspect, select
from sqlalchemy.engine import Connection, Engine

from ludothek.core.errors import LudothekError
from ludothek.server.store.migrating import VERSIONS, alone, revision, still, upgrade

ROWS = 1000
"""So many are read and written at once."""


class CopyFailed(LudothekError):
    """There is no copy; the text says why."""


def copy(source: Engine, target: Engine, progress: Callable[[int, int], None] | None = None) -> int:
    """Copy everything as it is at this moment, with the revision it has, into a database that holds nothing yet.

    How many rows there were; they have been counted in the copy. If anything goes wrong, nothing has been copied.
    """
    with still(source) as reading, alone(target) as writing:
        tables = _tables(reading, writing)
        total = sum(_count(reading, table) for table in tables)
        done = 0
        for table in tables:
            rows = reading.execute(select(table).execution_options(yield_per=ROWS)).mappings()
            for part in rows.partitions():
                writing.execute(insert(table), [dict(row) for row in part])
                done += len(part)
                if progress is not None:
                    progress(done, total)
        for table in tables:
            there, here = _count(reading, table), _count(writing, table)
            if there != here:
                raise CopyFailed(f"of {there} rows of {table.name} only {here} have arrived; try again")
        return total


def _tables(source: Connection, target: Connection) -> list[Table]:
    """The tables to copy, which are made in the target as that revision has them."""
    found = revision(source)
    if not found:
        raise CopyFailed("there is no database of Ludothek to copy")
    if revision(target):
        metadata = MetaData()
        metadata.reflect(target)
        if any(_count(target, table) for table in metadata.sorted_tables if table.name != VERSIONS):
            raise CopyFailed("the target is not empty; name one that is, nothing is ever overwritten")
        if revision(target) != found:
            raise CopyFailed(f"the target has revision {revision(target)} and the source {found}; name an empty one")
    else:
        upgrade(target, found)
    metadata = MetaData()
    metadata.reflect(target)
    ours = set(inspect(source).get_table_names()) - {VERSIONS}
    return [table for table in metadata.sorted_tables if table.name in ours]


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()
