"""What tables there are in a store, found out from their logs, for those who run servers.

Whether a match is over stands nowhere in its log, but follows from it. So a log is followed once when somebody wants to
know, and what came out is kept (`summaries`) for as long as the log has no more entries: storing a move costs nothing
for it. Nothing here tells what opens a table, nor what is still hidden at it.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, literal_column, select, tuple_
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError

from ludothek.core.errors import LudothekError
from ludothek.server.store.database import REMOVED, entries, summaries
from ludothek.server.table.entries import TableOpened, read_entry
from ludothek.server.table.table import Table, Unreadable, replay

PAGE = 500
OVER = "over"
UNREADABLE = "unreadable"
"""The phase of a table that needs another Ludothek."""
GONE = "removed"
"""The phase of one that was deleted: the rest of it is known by that."""
_FIRST = entries.c.number == literal_column("0")  # written out, so that the index of openings is used


class NoTable(LudothekError):
    """A table that is not in the store, or not any more."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no table {name}; `ludothek tables list` lists them")


@dataclass(frozen=True, slots=True)
class Log:
    """The log of a table from outside. Times are seconds since 1970."""

    table: str
    game: str
    seats: int
    first: float
    last: float
    number: int
    """Of its last entry."""


def logs(engine: Engine, before: float | None = None) -> Iterator[Log]:
    """All tables, or those opened before a time, the oldest first. A few at a time are in memory."""
    seen: tuple[float, str] = (float("-inf"), "")
    wanted = select(entries.c.table, entries.c.at, entries.c.entry).where(_FIRST)
    if before is not None:
        wanted = wanted.where(entries.c.at < before)
    wanted = wanted.order_by(entries.c.at, entries.c.table).limit(PAGE)
    while True:
        with engine.connect() as connection:
            page = connection.execute(wanted.where(tuple_(entries.c.at, entries.c.table) > tuple_(*seen))).all()
        for name, at, entry in page:
            found = _log(engine, name, at, entry)
            if found is not None:
                yield found
        if len(page) < PAGE:
            return
        seen = (page[-1].at, page[-1].table)


def find(engine: Engine, name: str) -> Log:
    """One table, by its name."""
    wanted = select(entries.c.at, entries.c.entry).where(entries.c.table == name, _FIRST)
    with engine.connect() as connection:
        opened = connection.execute(wanted).one_or_none()
    found = None if opened is None else _log(engine, name, *opened)
    if found is None:
        raise NoTable(name)
    return found


def _log(engine: Engine, name: str, first: float, entry: str) -> Log | None:
    ends = select(entries.c.number, entries.c.at, entries.c.entry).where(entries.c.table == name)
    with engine.connect() as connection:
        last = connection.execute(ends.order_by(entries.c.number.desc()).limit(1)).one_or_none()
    if last is None or last.entry == REMOVED:  # it was deleted a moment ago
        return None
    game, seats = _opening(entry)
    return Log(name, game, seats, first, last.at, last.number)


def _opening(entry: str) -> tuple[str, int]:
    """The game and the number of seats; what cannot be read has none."""
    with suppress(ValueError):
        opened = read_entry(entry)
        if isinstance(opened, TableOpened):
            return opened.game, len(opened.seats)
    return "?", 0


def size(engine: Engine, log: Log) -> int:
    """How many characters its entries have."""
    wanted = select(func.sum(func.length(entries.c.entry))).where(entries.c.table == log.table)
    with engine.connect() as connection:
        return int(connection.execute(wanted).scalar() or 0)


def phase(engine: Engine, log: Log) -> str:
    """Where a table stands."""
    wanted = select(summaries.c.entries, summaries.c.phase).where(summaries.c.table == log.table)
    with engine.connect() as connection:
        known = connection.execute(wanted).one_or_none()
    if known is not None and (known.phase == OVER or known.entries == log.number + 1):
        return str(known.phase)
    try:
        table = follow(engine, log.table)
    except Unreadable:
        return UNREADABLE
    except NoTable:
        return GONE
    row = {"table": log.table, "entries": table.number + 1, "phase": table.phase, "at": log.last}
    with suppress(IntegrityError), engine.begin() as connection:  # another server may be doing the same
        connection.execute(delete(summaries).where(summaries.c.table == log.table, summaries.c.phase != GONE))
        connection.execute(insert(summaries), row)
    return table.phase


def read(engine: Engine, name: str) -> list[tuple[str, float]]:
    """The entries of a table and when each was stored."""
    wanted = select(entries.c.entry, entries.c.at).where(entries.c.table == name).order_by(entries.c.number)
    with engine.connect() as connection:
        found = [(row.entry, row.at) for row in connection.execute(wanted)]
    if not found or found[-1][0] == REMOVED:
        raise NoTable(name)
    return found


def follow(engine: Engine, name: str) -> Table:
    """The table that a log leads to."""
    return replay(name, [entry for entry, _ in read(engine, name)])
