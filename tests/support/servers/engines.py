"""PostgreSQL and Redis for tests: real ones, in temporary folders on free ports, which can be stopped and killed."""

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import psycopg
import redis

from ludothek.players.watchdog import Watchdog
from support.ports import free_port
from support.servers import programs

ROOM = 4 << 30
"""Bytes of memory that must be free for engines to keep their files in it."""
PATIENCE = 60.0
"""Seconds until an engine that does not answer has failed; plenty, because machines may have other things to do."""


class Engine(ABC):
    """A server of somebody else's making. However this process ends, it does not stay behind."""

    name: str
    port: int

    def __init__(self, *, memory: bool = True) -> None:
        """It keeps its files in `memory` where there is plenty of it, else on disk."""
        self.folder = _folder(memory=memory)
        self.port = free_port()
        self._as: dict[str, Any] = _unprivileged()
        if self._as:
            os.chown(self.folder, self._as["user"], self._as["group"])
        self._running: subprocess.Popen[bytes] | None = None
        self._watchdog: Watchdog | None = None

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    @property
    @abstractmethod
    def url(self) -> str:
        """How it is reached."""

    @abstractmethod
    def _command(self) -> list[str]: ...

    @abstractmethod
    def _try(self) -> None:
        """Ask it something; an exception if it does not answer."""

    _ERRORS: tuple[type[Exception], ...]
    """What `_try` raises while it is starting."""
    _GO = signal.SIGTERM
    """Asks it to end, without waiting for its clients."""

    def start(self) -> Self:
        """Return when it answers. It keeps its port from one start to the next."""
        again = (self.folder / "output").exists()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._launch()
            if self._answers(end):
                return self
            self._gone()
            if not again:  # somebody else may have taken the port meanwhile
                self.port = free_port()
            time.sleep(0.1)  # one that was killed may not have let go of everything yet
        output = (self.folder / "output").read_text(errors="replace")
        raise RuntimeError(f"{self.name} does not start: {output[-2000:]}")

    def stop(self) -> None:
        """End it in order: what it was told to keep is kept."""
        self._end(self._GO)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """End it and leave nothing behind."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _launch(self) -> None:
        with (self.folder / "output").open("ab") as output:
            self._running = subprocess.Popen(
                self._command(),
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,  # Ctrl-C is for the tests; they end it when they are through
                **self._as,
            )
        self._watchdog = Watchdog(self._running.pid)

    def _answers(self, end: float) -> bool:
        """Wait until it answers, or has ended."""
        assert self._running is not None
        while self._running.poll() is None and time.monotonic() < end:
            try:
                self._try()
            except self._ERRORS:
                time.sleep(0.02)
            else:
                return True
        return False

    def _end(self, how: signal.Signals) -> None:
        if self._running is not None:
            self._running.send_signal(how)
            self._gone()

    def _gone(self) -> None:
        assert self._running is not None
        assert self._watchdog is not None
        try:
            self._running.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._running.kill()
            self._running.wait()
        self._watchdog.dismiss()
        self._running = self._watchdog = None


class Postgres(Engine):
    """A PostgreSQL, with as many databases as tests ask for."""

    name = "PostgreSQL"
    _ERRORS = (psycopg.OperationalError,)
    _GO = signal.SIGINT

    def __init__(self, *, flush: bool = True, memory: bool = True) -> None:
        """Without flushing it is quicker, and loses nothing as long as the machine itself goes on."""
        super().__init__(memory=memory)
        found = programs.postgres()
        assert found is not None
        self._program = found
        self._flush = flush
        self._version = 0
        self._numbers = itertools.count(1)
        make = [str(found.with_name("initdb")), "--pgdata", str(self.folder / "data"), "--username", "ludothek"]
        make += ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        subprocess.run(make, cwd=self.folder, check=True, capture_output=True, **self._as)

    @property
    def url(self) -> str:
        return self._url("postgres")

    def new_database(self, like: str = "template0") -> str:
        """The address of a new database: empty, or as this one is."""
        name = f"tables_{next(self._numbers)}"
        statement = f"CREATE DATABASE {name} TEMPLATE {like.rpartition('/')[2]}"
        self._say(statement + " STRATEGY FILE_COPY" * (self._version >= 150_000))  # the old way is quicker
        return self._url(name)

    def drop(self, url: str) -> None:
        """A database is not needed any more, whoever is still connected to it."""
        self._say(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")

    def _url(self, database: str) -> str:
        # Nobody asks for the password; it is there so that tests can see whether somebody tells it.
        return f"postgresql+psycopg://ludothek:geheim@127.0.0.1:{self.port}/{database}"

    def _command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "fsync": "on" if self._flush else "off",
        }
        chosen = [f"--{name}={value}" for name, value in settings.items()]
        return [str(self._program), "-D", str(self.folder / "data"), *chosen]

    def _try(self) -> None:
        self._say("SELECT 1")

    def _say(self, statement: str) -> None:
        with psycopg.connect(self.url.replace("+psycopg", ""), autocommit=True) as connection:
            connection.execute(statement.encode())
            self._version = connection.info.server_version


class Redis(Engine):
    """A Redis that keeps nothing on disk: it carries news, and a lost one costs time, never truth."""

    name = "Redis"
    _ERRORS = (redis.ConnectionError,)

    def __init__(self) -> None:
        super().__init__()
        found = programs.redis()
        assert found is not None
        self._program = found

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def forget(self) -> None:
        """Nothing was ever said."""
        with redis.Redis.from_url(self.url) as connection:
            connection.flushall()

    def _command(self) -> list[str]:
        return [str(self._program), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def _try(self) -> None:
        with redis.Redis.from_url(self.url) as connection:
            connection.ping()


def _folder(*, memory: bool) -> Path:
    """A new one, in memory if that is wanted. What tests that were killed have left behind goes first."""
    shared = Path("/dev/shm")
    roomy = memory and shared.is_dir() and shutil.disk_usage(shared).free > ROOM
    parent = shared if roomy else Path(tempfile.gettempdir())
    for old in parent.glob("ludothek-engine-*"):
        with suppress(OSError, ValueError):
            if not _lives(int(old.name.split("-")[2])):
                shutil.rmtree(old)
    return Path(tempfile.mkdtemp(prefix=f"ludothek-engine-{os.getpid()}-", dir=parent))


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def _unprivileged() -> dict[str, Any]:
    """Who runs an engine: PostgreSQL refuses to be run by root."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    import pwd

    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    who = names.get("postgres") or names["nobody"]
    return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
