"""The store: an append-only log for every table. What was appended is on disk and survives a killed process.

Many tables write at the same time, so one thread collects what is waiting and commits it with a single flush.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Executable, delete, func, insert, literal, select, union_all
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ludothek.core.errors import LudothekError
from ludothek.server.base import metrics
from ludothek.server.base.error_text import said
from ludothek.server.store import integrity
from ludothek.server.store.database import REMOVED, StoreFailed, codes, entries, open_database

log = logging.getLogger("ludothek.server")

GATHERING = 0.004
"""Seconds to let entries gather when several came at once: fewer flushes leave more time for everything else."""


LOOK_SECONDS = 60.0
"""So often every page is looked at while somebody asks whether all is well."""
LOOK_PATIENCE = 2.0
"""So long whoever asks waits for that."""
SETTLING = (0.0, 0.25, 0.5, 1.0)
"""Pauses in seconds before each further try to write what may have been written already."""
AT_ONCE = 200
"""So many tables are asked for in one question."""


class Taken(LudothekError):
    """The log already has an entry of this number: somebody else was quicker."""


class Unsure(StoreFailed):
    """The database went away in the middle of writing an entry: the log may have it. Whoever can reads it there."""

    def __init__(self, table: str, number: int, entry: str, why: str) -> None:
        super().__init__(
            f"the store went away in the middle of writing ({why}), so nobody knows yet whether this counts; "
            "look again in a moment"
        )
        self.table = table
        self.number = number
        self.entry = entry


class Storing(asyncio.Future[None]):
    """Is done when an entry is on disk. What is on its way there cannot be called back, whoever waits for it."""

    def cancel(self, msg: object = None) -> bool:
        """Only whoever waits is cancelled, once the store has answered."""
        return False


@dataclass(slots=True)
class _Waiting:
    """An entry on its way to the disk, and who waits for it."""

    row: dict[str, Any]
    done: Storing
    begun: float
    error: LudothekError | None = None


class Store:
    """Logs by the name of their table. Used from one event loop; `close` writes out what is still waiting."""

    def __init__(self, url: str) -> None:
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._trouble = ""
        self._damage = ""
        self._look_again = 0.0
        """When the pages of the database are to be looked at once more."""
        self._closed = False
        self._engine = open_database(url)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        """The same, for questions that need no transaction around them: one way there and back instead of three."""
        self._thread = threading.Thread(target=self._write, name="ludothek-store", daemon=True)
        self._thread.start()

    async def append(self, table: str, number: int, entry: str) -> None:
        """Add an entry; returns when it is on disk. `Taken` if the log has grown meanwhile."""
        await self.begin_append(table, number, entry)

    def begin_append(self, table: str, number: int, entry: str) -> Storing:
        """The same for those who have something else to do until it is on disk."""
        self._check_open()
        self._loop = asyncio.get_running_loop()
        row = {"table": table, "number": number, "entry": entry, "at": time.time()}
        waiting = _Waiting(row, Storing(loop=self._loop), time.perf_counter())
        self._queue.put(waiting)
        return waiting.done

    async def read(self, table: str, after: int = -1) -> list[str]:
        """All entries of a table in order, or those after the one of a number; none if there is no such table."""
        self._check_open()
        return await asyncio.to_thread(self._read, table, after)

    async def stored_at(self, table: str, number: int) -> float:
        """When an entry was stored, in seconds since 1970; now if there is none."""
        self._check_open()
        return await asyncio.to_thread(self._stored_at, table, number)

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of some tables."""
        self._check_open()
        return await asyncio.to_thread(self._last_numbers, tables)

    async def claim_code(self, code: str, table: str, join: str) -> None:
        """Let a code stand for a table and the secret that joins it. `Taken` if it stands for another already."""
        self._check_open()
        await asyncio.to_thread(self._claim_code, {"code": code, "table": table, "join": join})

    async def find_code(self, code: str) -> tuple[str, str] | None:
        """The table that a code stands for, and the secret that joins it."""
        self._check_open()
        return await asyncio.to_thread(self._find_code, code)

    async def end_codes(self, table: str) -> None:
        """No code stands for this table any more."""
        self._check_open()
        await asyncio.to_thread(self._end_codes, table)

    async def trouble(self) -> str:
        """Why nothing can be written, empty if it can. After a failure it is tried, so trouble ends with its cause."""
        if self._trouble:
            await asyncio.to_thread(self._try)
        if time.monotonic() >= self._look_again:
            self._look_again = time.monotonic() + LOOK_SECONDS
            looking = asyncio.ensure_future(asyncio.to_thread(self._look))
            await asyncio.wait({looking}, timeout=LOOK_PATIENCE)  # a large one is told of the next time
        return self._trouble or self._damage or await asyncio.to_thread(self._ask)

    async def close(self) -> None:
        """Write what is waiting and let go of the database. Nothing is taken or given any more."""
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreFailed("the store is closed; come back when the server is open again")

    def _read(self, table: str, after: int) -> list[str]:
        wanted = select(entries.c.entry).where(entries.c.table == table, entries.c.number > after)
        log = [row[0] for row in self._query(wanted.order_by(entries.c.number))]
        return [] if after < 0 and log[-1:] == [REMOVED] else log

    def _stored_at(self, table: str, number: int) -> float:
        wanted = select(entries.c.at).where(entries.c.table == table, entries.c.number == number)
        return next((float(row[0]) for row in self._query(wanted)), time.time())

    def _last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for at in range(0, len(tables), AT_ONCE):
            # One look into the index for each; grouping would read every entry of all these tables.
            looks = [
                select(literal(table).label("table"), func.max(entries.c.number)).where(entries.c.table == table)
                for table in tables[at : at + AT_ONCE]
            ]
            found.update((table, number) for table, number in self._query(union_all(*looks)) if number is not None)
        return found

    def _query(self, wanted: Executable) -> Sequence[Any]:
        try:
            with self._reading.connect() as connection:
                return connection.execute(wanted).all()
        except SQLAlchemyError as error:
            raise _unreadable(error) from None

    def _ask(self) -> str:
        """Why nothing can be read, empty if it can."""
        try:
            self._read("", -1)
        except StoreFailed as failed:
            return str(failed)
        return ""

    def _look(self) -> None:
        """Is the database as it was written? The log hears of it once."""
        damage = integrity.damage(self._engine)
        if damage and not self._damage:
            log.error("%s; take it from a backup", damage)
        self._damage = damage

    def _claim_code(self, row: dict[str, str]) -> None:
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(codes), row)
        except IntegrityError:
            raise Taken("this code stands for another table") from None
        except SQLAlchemyError as error:
            raise _unwritable(error) from None

    def _find_code(self, code: str) -> tuple[str, str] | None:
        wanted = select(codes.c.table, codes.c.join).where(codes.c.code == code)
        return next(((table, join) for table, join in self._query(wanted)), None)

    def _end_codes(self, table: str) -> None:
        try:
            with self._engine.begin() as connection:
                connection.execute(delete(codes).where(codes.c.table == table))
        except SQLAlchemyError as error:
            raise _unwritable(error) from None

    def _try(self) -> None:
        """Write something, and leave no trace of it: longer than a page, so that a full disk has no room for it."""
        row = {"table": "", "number": 0, "entry": " " * 10_000, "at": 0.0}
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(entries), row)
                connection.execute(delete(entries).where(entries.c.table == ""))
        except SQLAlchemyError as error:
            self._note(_unwritable(error))
        else:
            self._note(None)

    def _note(self, failed: LudothekError | None) -> None:
        """Remember whether writing works; the log hears of it when that changes."""
        trouble = str(failed) if isinstance(failed, StoreFailed) else ""
        if trouble and not self._trouble:
            log.error("%s", trouble)
        if self._trouble and not trouble:
            log.warning("the store can be written again")
        self._trouble = trouble

    # The writing thread.

    def _write(self) -> None:
        writer = _Writer(self._engine)
        closing = False
        batch: list[_Waiting] = []
        while not closing:
            if len(batch) > 1:
                time.sleep(GATHERING)
            batch = []
            waiting = self._queue.get()
            try:
                while waiting is not None:
                    batch.append(waiting)
                    waiting = self._queue.get_nowait()
                closing = True
            except Empty:
                pass
            if batch:
                _commit(writer, batch)
                self._note(batch[-1].error)
                assert self._loop is not None
                with suppress(RuntimeError):  # the loop has ended, and with it whoever waited
                    self._loop.call_soon_threadsafe(_settle, batch)
        writer.close()


class _Writer:
    """One connection and one statement, prepared by SQLAlchemy and then run without its help: they run all the time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._compiled = insert(entries).compile(dialect=engine.dialect)
        self._connection: Any = None
        self._committing = False
        """Has the last try gone so far that it may have written?"""
        assert engine.dialect.loaded_dbapi is not None
        self.taken: Any = engine.dialect.loaded_dbapi.IntegrityError
        self.failed: Any = engine.dialect.loaded_dbapi.Error

    def write(self, rows: Sequence[dict[str, Any]]) -> None:
        """Insert all rows in one transaction; on an error none of them."""
        self._committing = False
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        names = self._compiled.positiontup
        values = rows if names is None else [tuple(row[name] for name in names) for row in rows]
        try:
            cursor = self._connection.cursor()
            cursor.executemany(str(self._compiled), values)
            self._committing = True
            self._connection.commit()
            self._committing = False
        except Exception:
            with suppress(self.failed):
                self._connection.rollback()
            raise

    @property
    def unsure(self) -> bool:
        """May the try that failed last have written all the same? What fails before it is committed has not."""
        return self._committing

    def lost(self, error: Exception) -> bool:
        """Has the database gone away? Then the next try begins anew."""
        lost = isinstance(error, self.failed) and self._engine.dialect.is_disconnect(error, self._connection, None)
        if lost:
            self.close()
        return lost

    def has(self, row: dict[str, Any]) -> bool:
        """Is this very row there? Then it was written by a try whose answer never came."""
        wanted = select(entries.c.entry, entries.c.at).where(
            entries.c.table == row["table"], entries.c.number == row["number"]
        )
        with self._engine.connect() as connection:
            return connection.execute(wanted).all() == [(row["entry"], row["at"])]

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            with suppress(self.failed):
                self._connection.invalidate()
            self._connection = None


def _commit(writer: _Writer, batch: Sequence[_Waiting], *, tried: int = 0, unsure: bool = False) -> None:
    """All in one transaction; if one of them is refused, each in its own. Again, if the database went away.

    If it did while it was committing, only the next try tells whether it had written: its numbers are free or taken.
    """
    try:
        writer.write([waiting.row for waiting in batch])
    except writer.taken:
        if len(batch) == 1:
            batch[0].error = _taken(writer, batch[0].row)
        else:
            for waiting in batch:
                _commit(writer, [waiting], tried=tried, unsure=unsure)
    except Exception as error:
        lost = writer.lost(error)
        if not lost and not isinstance(error, (writer.failed, SQLAlchemyError)):
            log.exception("something unexpected happened in the store")  # whoever waits must hear of it, whatever it is
        unsure = unsure or (writer.unsure and lost)
        if tried < len(SETTLING) if unsure else lost and not tried:
            time.sleep(SETTLING[tried])
            _commit(writer, batch, tried=tried + 1, unsure=unsure)
            return
        for waiting in batch:
            waiting.error = _failed(writer, waiting.row, error, unsure=unsure)


def _failed(writer: _Writer, row: dict[str, Any], error: Exception, *, unsure: bool) -> LudothekError | None:
    """What somebody is told whose entry could not be written: nothing if it was."""
    if unsure:
        return _unsure(row, error)
    if not writer.unsure:
        return _unwritable(error)
    try:  # the database is there: what it does not have now it will not have
        return None if writer.has(row) else _unwritable(error)
    except SQLAlchemyError:
        return _unsure(row, error)


def _taken(writer: _Writer, row: dict[str, Any]) -> LudothekError | None:
    try:
        if writer.has(row):
            return None
    except SQLAlchemyError as error:
        return _unsure(row, error)
    return Taken(f"the log of table {row['table']} already has an entry {row['number']}")


def _unsure(row: dict[str, Any], error: Exception) -> Unsure:
    metrics.store_errors.inc()
    return Unsure(row["table"], row["number"], row["entry"], said(error))


def _unreadable(error: Exception) -> StoreFailed:
    metrics.store_errors.inc()
    return StoreFailed(f"the store cannot be read: {said(error)}")


def _unwritable(error: Exception) -> StoreFailed:
    metrics.store_errors.inc()
    return StoreFailed(f"the store cannot be written ({said(error)}), so nothing has changed; try again in a moment")


def _settle(batch: Sequence[_Waiting]) -> None:
    now = time.perf_counter()
    for waiting in batch:
        metrics.acknowledged.observe(now - waiting.begun)
        if waiting.error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(waiting.error)
