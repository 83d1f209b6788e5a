"""What is there for playing and serving, what is missing, and what to do about it: a line for each thing."""

import asyncio
import os
import platform
import shutil
import socket
import sys
import sysconfig
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import msgspec
from redis.exceptions import RedisError
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from ludothek.cli import clone
from ludothek.core.compiled import COMPILED
from ludothek.core.errors import LudothekError
from ludothek.games import bad_games, game_ids
from ludothek.server.base.error_text import said
from ludothek.server.bus.redis_link import BusFailed, RedisLink
from ludothek.server.messages.status import Health
from ludothek.server.store import migrating
from ludothek.server.store.database import OPENING, address, connect, data_folder, entries, shown
from ludothek.server.web import site
from ludothek.server.web.command import EVERYWHERE, PREFERRED_PORT

LITTLE, ROOM = 100 << 20, 1 << 30
"""Bytes: with less free than the first nothing is safe, with less than the second somebody should look."""
ANSWER_SECONDS = 2.0
"""What listens at the port has so long to say who it is."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at. What is `wrong` keeps people from playing; a `note` does not."""

    kind: Literal["ok", "note", "wrong"]
    what: str
    found: str
    remedy: str = ""

    def __str__(self) -> str:
        text = f"{self.kind:<5}  {self.what}: {self.found}"
        return f"{text}. {self.remedy}" if self.remedy else text


def examine(database: str, bus: str, port: int) -> Iterator[Finding]:
    """Look at everything, one after the other; `port` is 0 where none was named."""
    yield Finding("ok", "Python", f"{platform.python_version()} at {sys.executable}")
    yield from _games()
    yield _compiled()
    yield _table()
    yield _port(port)
    yield _database(database)
    if bus:
        yield asyncio.run(_bus(bus))
    yield _disk(database)


def _games() -> Iterator[Finding]:
    for bad in bad_games():
        yield Finding("wrong", "games", str(bad), "Mend it or take its folder away.")
    yield Finding("ok", "games", f"{len(game_ids())} in the chest")


def _compiled() -> Finding:
    what = "rules and computer players"
    if COMPILED:
        return Finding("ok", what, "compiled")
    found = "interpreted; all works, computer players think longer"
    if clone.being_compiled():
        return Finding("note", what, found, "`make` is compiling them now; who starts after that has them.")
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    first = "" if shutil.which(compiler) else f"Install a C compiler ({compiler}), then: "
    return Finding("note", what, found, f"{first}{_again('make setup', 'compiles them')}")


def _table() -> Finding:
    if not site.missing():
        return Finding("ok", "browser table", "built")
    return Finding(
        "wrong", "browser table", "not built", _again("make web", "builds it", "where Node 20.19 or newer is")
    )


def _again(command: str, does: str, where: str = "where a C compiler is") -> str:
    """What to type: in a clone one thing, elsewhere another."""
    if clone.is_one():
        return f"`{command}` in {clone.ROOT} {does}."
    again = "pip install --force-reinstall --no-deps, with what you installed it from"
    return f"Installing Ludothek again {where} {does}: {again}."


def _port(port: int) -> Finding:
    wanted = port or PREFERRED_PORT
    what = f"port {wanted}"
    with closing(socket.socket(socket.AF_INET, socket.SOCK_STREAM)) as trial:
        if os.name == "posix":
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((EVERYWHERE, wanted))
        except OSError as error:
            if version := _ludothek_at(wanted):
                return Finding("ok", what, f"a Ludothek {version} is open there, http://localhost:{wanted}/")
            found = f"cannot be used ({(error.strerror or str(error)).lower()})"
            if port:
                return Finding("wrong", what, found, "End what listens there, or name another --port.")
            return Finding("note", what, found, "`ludothek serve` takes any free one instead and says which.")
    return Finding("ok", what, "free")


def _ludothek_at(port: int) -> str:
    """The version of the Ludothek that answers at a port; empty if none does."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=ANSWER_SECONDS) as answer:
            return msgspec.json.decode(answer.read(1 << 16), type=Health).version
    except (OSError, ValueError):  # nobody answers, or somebody else
        return ""


def _database(given: str) -> Finding:
    what = f"database {shown(given)}"
    where = address(given)
    path = Path(where.database or "") if where.drivername == "sqlite" else None
    if path is not None and not path.exists():
        folder = _existing(path.parent)
        if not os.access(folder, os.W_OK | os.X_OK):
            return Finding("wrong", what, f"nothing may be written in {folder}", "Name another file with --database.")
        return Finding("ok", what, "not there yet; the server makes it when it is opened first")
    try:
        engine = connect(given)
        try:
            with engine.connect() as connection:
                revision = migrating.revision(connection)
                known = revision == migrating.NEWEST
                tables = connection.execute(select(func.count()).where(OPENING).select_from(entries)) if known else None
                number = tables.scalar() if tables is not None else 0
        finally:
            engine.dispose()
    except (SQLAlchemyError, LudothekError) as error:
        found = said(error) if isinstance(error, SQLAlchemyError) else str(error)
        return Finding("wrong", what, found, "Mend that, or name another one with --database.")
    if not revision:
        return Finding("ok", what, "answers, and is empty; the server makes its tables when it is opened first")
    if not known:
        return Finding("note", what, f"of revision {revision}", "The server makes a copy and brings it up to date.")
    return Finding("ok", what, f"answers, {number} tables of games")


async def _bus(given: str) -> Finding:
    what = "bus"
    remedy = "Start Redis there, or name another one with --bus; a single server needs none."
    try:
        link = RedisLink(given)
    except BusFailed as error:
        return Finding("wrong", what, str(error), remedy)
    try:
        await link.client.ping()
    except (RedisError, OSError) as error:
        return Finding("wrong", what, f"Redis does not answer ({said(error).rstrip('.')})", remedy)
    finally:
        await link.close()
    return Finding("ok", what, "Redis answers")


def _disk(database: str) -> Finding:
    where = address(database)
    folder = _existing(Path(where.database or "").absolute().parent if where.drivername == "sqlite" else data_folder())
    free = shutil.disk_usage(folder).free
    found = f"{free / (1 << 30):.1f} GB free at {folder}"
    if free < LITTLE:
        return Finding("wrong", "disk", found, "Make room: nobody can move when it is full.")
    if free < ROOM:
        return Finding("note", "disk", found, "Make room soon.")
    return Finding("ok", "disk", found)


def _existing(folder: Path) -> Path:
    """A folder, or the nearest one above it that is there."""
    return next(each for each in (folder.absolute(), *folder.absolute().parents) if each.is_dir())
