"""The tables of a server on the command line: listed, told, exported and deleted."""

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

from ludothek.core.errors import LudothekError
from ludothek.server.base.asking import confirmed
from ludothek.server.store import listing, retention
from ludothek.server.store.database import open_existing, unusable
from ludothek.server.table.afterwards import record_of
from ludothek.server.table.entries import (
    Answered,
    Asked,
    Begun,
    Continued,
    Entry,
    Handed,
    Moved,
    Named,
    SatDown,
    read_entry,
)
from ludothek.server.table.table import Table, Unreadable, replay

_HEAD = ("name", "game", "seats", "phase", "entries", "first", "last", "size")


@contextmanager
def _opened(database: str) -> Iterator[Engine]:
    engine = open_existing(database)
    try:
        yield engine
    except SQLAlchemyError as error:
        raise unusable(database, error) from None
    finally:
        engine.dispose()


def _time(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().isoformat(sep=" ", timespec="minutes")[:16]


def listed(database: str, *, game: str = "", idle: str = "", finished: bool | None = None) -> Iterator[str]:
    """A line a table, under a line that says what is what."""
    before = time.time() - retention.age(idle, "--idle") if idle else None
    with _opened(database) as engine:
        yield _line(_HEAD)
        for log in listing.logs(engine, before):
            if game not in {"", log.game} or (before is not None and log.last >= before):
                continue
            phase = listing.phase(engine, log)
            if finished in {None, phase == listing.OVER}:
                size = f"{(listing.size(engine, log) + 999) // 1000} kB"
                times = (_time(log.first), _time(log.last))
                yield _line((log.table, log.game, str(log.seats), phase, str(log.number + 1), *times, size))


def _line(cells: Sequence[str]) -> str:
    name, game, seats, phase, entries, first, last, size = cells
    return f"{name:<12}  {game:<20}  {seats:>5}  {phase:<10}  {entries:>7}  {first:<16}  {last:<16}  {size:>8}".rstrip()


# What happened.


def told(database: str, name: str) -> Iterator[str]:
    """What happened at a table, a line an entry. Moves are told once the match is over: before, they may be hidden."""
    with _opened(database) as engine:
        log = listing.find(engine, name)
        found = listing.read(engine, name)
    try:
        table = replay(name, [entry for entry, _ in found])
    except Unreadable as error:
        yield f"{name}: {log.game}, {log.number + 1} entries; {error}"
        return
    opened = table.opened
    options = ", ".join(f"{option}={value}" for option, value in opened.options.items())
    yield f"{name}: {opened.game}, version {opened.version} of its rules{f', {options}' if options else ''}"
    for number, seat in enumerate(table.seats, start=1):
        yield f"  seat {number}: {seat.name or '-'} ({seat.player})"
    yield f"  phase: {table.phase}"
    for number, (text, at) in enumerate(found):
        yield f"  {number:>5}  {_time(at)}  {_words(read_entry(text), over=table.phase == 'over')}"


def _words(entry: Entry, *, over: bool) -> str:
    match entry:
        case Moved():
            move = f"plays {entry.text}" if over else "plays"
            return f"seat {entry.seat + 1} {move}" + ("" if entry.by == "person" else f" (by the {entry.by})")
        case Begun():
            return "the match begins"
        case SatDown():
            return f"{json.dumps(entry.name, ensure_ascii=False)} sits down on seat {entry.seat + 1}"
        case Named():
            return f"seat {entry.seat + 1} is now called {json.dumps(entry.name, ensure_ascii=False)}"
        case Handed():
            return f"seat {entry.seat + 1} is now played by: {entry.player}"
        case Asked():
            return f"seat {entry.by + 1} asks for {entry.agreement or entry.what}, about seat {entry.seat + 1}"
        case Answered():
            return (
                f"{', '.join(f'seat {seat + 1}' for seat in entry.seats) or 'nobody'}: {'yes' if entry.agree else 'no'}"
            )
        case Continued():
            return f"they play on at table {entry.table}"
        case _:
            return {"opened": "the table is opened", "dealt": "the next deal begins"}.get(entry.type, entry.type)


# Records.


def exported(database: str, names: Sequence[str], folder: Path | None) -> Iterator[str]:
    """The record of a table; or, of many, the files they were written to."""
    if folder is None and len(names) != 1:
        raise LudothekError("name one table, or with --to the folder for the records of several or of all")
    with _opened(database) as engine:
        if folder is None:
            yield _record(listing.follow(engine, names[0])).rstrip("\n")
            return
        folder.mkdir(parents=True, exist_ok=True)
        wanted = names or [log.table for log in listing.logs(engine) if listing.phase(engine, log) == listing.OVER]
        for name in wanted:
            path = folder / f"{name}.json"
            path.write_text(_record(listing.follow(engine, name)), encoding="utf-8")
            yield str(path)


def _record(table: Table) -> str:
    return record_of(table).to_json()


# Deleting.


def deleted(database: str, names: Sequence[str], *, yes: bool) -> Iterator[str]:
    """Delete tables for good, after asking."""
    with _opened(database) as engine:
        found = [listing.find(engine, name) for name in dict.fromkeys(names)]
        if not yes and not confirmed(f"Delete {len(found)} table{'s' * (len(found) > 1)} for good?"):
            raise LudothekError("nothing was deleted; add --yes to delete without being asked")
        retention.forget(engine)
        for log in found:
            while not retention.remove(engine, log):  # somebody has just moved there
                log = listing.find(engine, log.table)  # noqa: PLW2901 - the same one as it is now
            yield f"deleted: {log.table}"


def pruned(database: str, keep: str, *, dry_run: bool) -> Iterator[str]:
    """Delete the tables that were kept long enough, or only say which ones they are."""
    kept = retention.keep(keep)
    with _opened(database) as engine:
        retention.forget(engine)
        for log in retention.due(engine, kept, time.time()):
            if dry_run:
                yield f"would go: {log.table}, {log.game}, last entry {_time(log.last)}"
            elif retention.remove(engine, log):
                yield f"deleted: {log.table}"
