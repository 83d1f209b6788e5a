"""How long tables are kept, and how they are deleted so that no server that still has one in memory goes on with it.

A log that is deleted ends with an entry that says so. Its number is taken like any other: whoever has added an entry
meanwhile keeps the table, and whoever wants to add one afterwards finds out. That last entry goes after a month.
"""

import asyncio
import logging
import re
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ludothek.core.errors import LudothekError
from ludothek.server.base import metrics
from ludothek.server.base.error_text import said
from ludothek.server.store import listing
from ludothek.server.store.database import REMOVED, codes, connect, entries, summaries

log = logging.getLogger("ludothek.server")

HOUR = 3600.0
UNITS = {"h": HOUR, "d": 24 * HOUR, "w": 7 * 24 * HOUR, "y": 365 * 24 * HOUR}
FORGOTTEN = 30 * 24 * HOUR
"""After so long nobody has a deleted table in memory any more."""
BREATH = 0.005
"""A pause after each table, so that a server has time for those who play."""


@dataclass(frozen=True, slots=True)
class Keep:
    """For how many seconds after its last entry a table is kept; None: for ever."""

    finished: float | None = None
    unfinished: float | None = None

    @property
    def shortest(self) -> float | None:
        """No table goes earlier than this; None: none ever does."""
        given = [seconds for seconds in (self.finished, self.unfinished) if seconds is not None]
        return min(given) if given else None


def keep(text: str) -> Keep:
    """What `finished=90d,unfinished=365d` means."""
    found: dict[str, float] = {}
    for part in text.split(","):
        kind, _, given = (word.strip() for word in part.partition("="))
        if kind not in {"finished", "unfinished"} or kind in found:
            raise LudothekError(f"--keep takes finished=90d,unfinished=365d, or one of them, not {text!r}")
        found[kind] = age(given, f"--keep {kind}")
    return Keep(**found)


def age(text: str, what: str) -> float:
    """A span of time in seconds, an hour at least: `12h`, `90d`, `8w`, `1y`."""
    match = re.fullmatch(r"([0-9]{1,6})([hdwy])", text)
    if match is None or not int(match[1]):
        raise LudothekError(f"{what} is a number of hours, days, weeks or years: 12h, 90d, 8w or 1y, not {text!r}")
    return int(match[1]) * UNITS[match[2]]


def due(engine: Engine, kept: Keep, now: float, stopped: Callable[[], bool] = lambda: False) -> Iterator[listing.Log]:
    """The tables that were kept long enough."""
    if kept.shortest is None:
        return
    for found in listing.logs(engine, now - kept.shortest):
        if stopped():
            return
        idle = now - found.last
        if idle < kept.shortest:
            continue
        if all(most is not None and idle >= most for most in (kept.finished, kept.unfinished)):
            yield found  # whether it is over makes no difference
            continue
        phase = listing.phase(engine, found)
        most = kept.finished if phase == listing.OVER else kept.unfinished
        if phase != listing.GONE and most is not None and idle >= most:
            yield found


def sweep(
    engine: Engine,
    kept: Keep,
    in_use: Callable[[str], bool] = lambda _: False,
    stopped: Callable[[], bool] = lambda: False,
) -> int:
    """Delete what was kept long enough, but nothing that is in use; how many tables that were. Takes its time."""
    gone = 0
    forget(engine)
    for found in due(engine, kept, time.time(), stopped):
        if not in_use(found.table) and remove(engine, found):
            gone += 1
            metrics.deleted.inc()
        time.sleep(BREATH)
    return gone


async def keep_sweeping(database: str, kept: Keep, in_use: Callable[[str], bool]) -> None:
    """Do so every hour, the first time after a minute, until it is cancelled."""
    stop = threading.Event()

    def once() -> None:
        engine = connect(database)
        try:
            gone = sweep(engine, kept, in_use, stop.is_set)
        finally:
            engine.dispose()
        if gone:
            log.warning("%d tables were kept long enough and are deleted", gone)

    pause = HOUR / 60
    try:
        while kept.shortest is not None:
            await asyncio.sleep(pause)
            pause = HOUR
            try:
                await asyncio.to_thread(once)
            except (SQLAlchemyError, LudothekError) as error:
                log.warning("old tables could not be deleted (%s), which is tried again in an hour", said(error))
    finally:
        stop.set()


def remove(engine: Engine, found: listing.Log) -> bool:
    """Delete a table, unless somebody has added something to its log since it was looked at."""
    now = time.time()
    end = {"table": found.table, "number": found.number + 1, "entry": REMOVED, "at": now}
    noted = {"table": found.table, "entries": found.number + 2, "phase": listing.GONE, "at": now}
    try:
        with engine.begin() as connection:
            connection.execute(insert(entries), end)
            connection.execute(delete(entries).where(entries.c.table == found.table, entries.c.number <= found.number))
            connection.execute(delete(codes).where(codes.c.table == found.table))
            connection.execute(delete(summaries).where(summaries.c.table == found.table))
            connection.execute(insert(summaries), noted)
    except IntegrityError:
        return False
    return True


def forget(engine: Engine) -> None:
    """Let go of what is left of tables that were deleted long ago."""
    long_ago = (summaries.c.phase == listing.GONE) & (summaries.c.at < time.time() - FORGOTTEN)
    with engine.begin() as connection:
        for name in connection.execute(select(summaries.c.table).where(long_ago)).scalars().all():
            connection.execute(delete(entries).where(entries.c.table == name))
            connection.execute(delete(summaries).where(summaries.c.table == name))
