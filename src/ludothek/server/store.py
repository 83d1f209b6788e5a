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

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ludothek.core.errors import LudothekError
from ludothek.server import metrics
from ludothek.server.database import REMOVED, StoreFailed, codes, entries, open_database, said

log = logging.getLogger("ludothek.server")

GATHERING = 0.002
"""Seconds to let entries gather when several came at once: fewer flushes leave more time for everything else."""


class Taken(LudothekError):
    """The log already has an entry of this number: somebody else was quicker."""


@dataclass(slots=True)
class _Waiting:
    """An entry on its way to the disk, and who waits for it."""

    row: dict[str, Any]
    done: asyncio.Future[None]
    error: LudothekError | None = None


class Store:
    """Logs by the name of their table. Used from one event loop; `close` writes out what is still waiting."""

    def __init__(self, url: str) -> None:
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._trouble = ""
        self._closed = False
        self._engine = open_database(url)
        self._thread = threading.Thread(target=self._write, name="ludothek-store", daemon=True)
        self._thread.start()

    async def append(self, table: str, number: int, entry: str) -> None:
        """Add an entry; returns when it is on disk. `Taken` if the log has grown meanwhile."""
        await self.begin_append(table, number, entry)

    def begin_append(self, table: str, number: int, entry: str) -> asyncio.Future[None]:
        """The same for those who have something else to do until it is on disk."""
        self._check_open()
        self._loop = asyncio.get_running_loop()
        row = {"table": table, "number": number, "entry": entry, "at": time.time()}
        waiting = _Waiting(row, self._loop.create_future())
        metrics.stored(waiting.done)
        self._queue.put(waiting)
        return waiting.done

    async def read(self, table: str) -> list[str]:
        """All entries of a table in order; none if there is no such table."""
        self._check_open()
        return await asyncio.to_thread(self._read, table)

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
        return self._trouble or await asyncio.to_thread(self._ask)

    async def close(self) -> None:
        """Write what is waiting and let go of the database. Nothing is taken or given any more."""
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreFailed("the store is closed; come back when the server is open again")

    def _read(self, table: str) -> list[str]:
        wanted = select(entries.c.entry).where(entries.c.table == table).order_by(entries.c.number)
        try:
            with self._engine.connect() as connection:
                log = list(connection.execute(wanted).scalars())
        except SQLAlchemyError as error:
            raise _unreadable(error) from None
        return [] if log[-1:] == [REMOVED] else log

    def _ask(self) -> str:
        """Why nothing can be read, empty if it can."""
        try:
            self._read("")
        except StoreFailed as failed:
            return str(failed)
        return ""

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
        try:
            with self._engine.connect() as connection:
                found = connection.execute(wanted).one_or_none()
        except SQLAlchemyError as error:
            raise _unreadable(error) from None
        return None if found is None else (found.table, found.join)

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
        assert engine.dialect.loaded_dbapi is not None
        self.taken: Any = engine.dialect.loaded_dbapi.IntegrityError
        self.failed: Any = engine.dialect.loaded_dbapi.Error

    def write(self, rows: Sequence[dict[str, Any]]) -> None:
        """Insert all rows in one transaction; on an error none of them."""
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        names = self._compiled.positiontup
        values = rows if names is None else [tuple(row[name] for name in names) for row in rows]
        try:
            cursor = self._connection.cursor()
            cursor.executemany(str(self._compiled), values)
            self._connection.commit()
        except Exception:
            self._connection.rollback()
            raise

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _commit(writer: _Writer, batch: Sequence[_Waiting]) -> None:
    """All in one transaction; if one of them is refused, each in its own."""
    try:
        writer.write([waiting.row for waiting in batch])
    except writer.taken:
        if len(batch) == 1:
            row = batch[0].row
            batch[0].error = Taken(f"the log of table {row['table']} already has an entry {row['number']}")
        else:
            for waiting in batch:
                _commit(writer, [waiting])
    except Exception as error:
        if not isinstance(error, writer.failed):  # whoever waits must hear of it, whatever it is
            log.exception("something unexpected happened in the store")
        for waiting in batch:
            waiting.error = _unwritable(error)


def _unreadable(error: Exception) -> StoreFailed:
    metrics.store_errors.inc()
    return StoreFailed(f"the store cannot be read: {said(error)}")


def _unwritable(error: Exception) -> StoreFailed:
    metrics.store_errors.inc()
    return StoreFailed(f"the store cannot be written ({said(error)}), so nothing has changed; try again in a moment")


def _settle(batch: Sequence[_Waiting]) -> None:
    for waiting in batch:
        if waiting.done.cancelled():
            continue
        if waiting.error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(waiting.error)
