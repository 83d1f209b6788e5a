"""Is a database as it was written? Damage is looked for when a server starts, and as a whole when somebody asks.

SQLite says nothing of some of it: an empty file is a new database, and of its log beside the file (`-wal`) it reads no
more once a page is not as it was written, whatever stood there.
"""

import logging
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

from ludothek.server.base.error_text import said
from ludothek.server.store.database import (
    REMOVED,
    StoreFailed,
    address,
    entries,
    file_of,
    open_database,
    open_existing,
    unusable,
)
from ludothek.server.table.table import Unreadable, replay

log = logging.getLogger("ludothek.server")

KNOWN = "-known"
"""How the file beside a database ends that says how large it was when a server last opened it."""
WAL_HEAD, FRAME_HEAD = 32, 24
LITTLE, BIG = 0x377F0682, 0x377F0683
"""How a log of SQLite begins, by the order of bytes in which its sums are made."""


def open_checked(url: str, backups: Path | None = None) -> None:
    """Bring a database up to date for a server. `StoreFailed` if it is damaged; the log says what may be missing."""
    path = _file(url)
    if path is not None:
        _check_not_emptied(path)
        if missing := _missing(path):
            log.error("%s", missing)
    engine = open_database(url, backups)
    try:
        if fault := damage(engine):
            raise StoreFailed(f"{fault}; take it from a backup, `ludothek check-database` says more")
    finally:
        engine.dispose()
    if path is not None:
        path.with_name(path.name + KNOWN).write_text(f"{path.stat().st_size}\n")


def damage(engine: Engine) -> str:
    """What a quick look at every page finds wrong with a database in a file, empty if nothing."""
    path = file_of(engine)  # another kind says so itself, when it reads a page
    return next(_damaged(path, "quick_check(1)"), "") if path is not None else ""


def _damaged(path: Path, look: str) -> Iterator[str]:
    """What a look at a file finds, over a connection of its own, which remembers no page."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True)) as connection:
            found = [str(row[0]) for row in connection.execute(f"PRAGMA {look}")]
    except sqlite3.Error as error:
        found = [said(error)]
    yield from (f"the database {path} is damaged ({' '.join(each.split())})" for each in found if each != "ok")


def faults(url: str) -> Iterator[str]:
    """Everything that is wrong with a database: every page, the end of its log, and the log of every table."""
    path = _file(url)
    if path is not None and (missing := _missing(path)):  # before it is opened, which may clear it away
        yield missing
    engine = open_existing(url, of_any_age=True)
    try:
        if path is not None:
            yield from _damaged(path, "integrity_check")
        with engine.connect() as connection:
            names = connection.execute(select(entries.c.table).where(entries.c.table != "").distinct()).scalars().all()
        for name in sorted(names):
            if fault := _fault(engine, name):
                yield f"table {name}: {fault}"
    except SQLAlchemyError as error:
        yield str(unusable(url, error))
    finally:
        engine.dispose()


def _fault(engine: Engine, name: str) -> str:
    """What is wrong with the log of a table."""
    wanted = select(entries.c.number, entries.c.entry).where(entries.c.table == name).order_by(entries.c.number)
    with engine.connect() as connection:
        rows = connection.execute(wanted).all()
    if rows[-1].entry == REMOVED:
        return ""
    if [row.number for row in rows] != list(range(len(rows))):
        return f"{rows[-1].number + 1 - len(rows)} of its entries are missing"
    try:
        replay(name, [row.entry for row in rows])
    except Unreadable as error:
        return str(error)
    return ""


def _file(url: str) -> Path | None:
    where = address(url)
    named = where.get_backend_name() == "sqlite" and where.database and where.database != ":memory:"
    return Path(where.database or "") if named and "uri" not in where.query else None


def _check_not_emptied(path: Path) -> None:
    """An empty file is a new house only where there was none before."""
    known = path.with_name(path.name + KNOWN)
    if path.is_file() and not path.stat().st_size and known.is_file():
        raise StoreFailed(
            f"the database {path} is empty, and had {known.read_text().strip()} bytes when it was last opened; take it "
            f"from a backup, or delete {known} to begin anew"
        )


def _missing(path: Path) -> str:
    """What is told of entries that stand in the log beside a file and are not read any more."""
    wal = path.with_name(path.name + "-wal")
    lost = unread_commits(wal.read_bytes()) if wal.is_file() else 0
    if not lost:
        return ""
    return (
        f"the end of {wal} is not as it was written, so the last things that were stored are not read any more "
        f"({lost} at least); if the machine has just lost its power, nobody had been told of them, else take "
        f"{path} from a backup"
    )


def unread_commits(wal: bytes) -> int:
    """So many transactions of this log were written to their end and are lost to a reader: something in it was changed.

    A reader stops at the first page whose sum is wrong. What follows from an earlier round of the log has other salts.
    """
    if len(wal) < WAL_HEAD:
        return 0
    magic, _, size, _, *salts, one, two = struct.unpack_from(">8I", wal)
    order = ">" if magic == BIG else "<"
    step = FRAME_HEAD + (65_536 if size == 1 else size)
    if magic not in {LITTLE, BIG} or _sums(wal[:24], order, (0, 0)) != (one, two):
        return 1 if len(wal) > WAL_HEAD else 0
    sums, whole, lost = (one, two), True, 0
    for at in range(WAL_HEAD, len(wal) - step + 1, step):
        _, commits, *salts_here, first, second = struct.unpack_from(">6I", wal, at)
        if whole:
            sums = _sums(wal[at : at + 8] + wal[at + FRAME_HEAD : at + step], order, sums)
            whole = salts_here == salts and sums == (first, second)
        if not whole and salts_here == salts and commits:
            lost += 1
    return lost


def _sums(data: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    """The two running sums of SQLite over pairs of words."""
    one, two = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for at in range(0, len(words), 2):
        one = (one + words[at] + two) & 0xFFFFFFFF
        two = (two + words[at + 1] + one) & 0xFFFFFFFF
    return one, two
