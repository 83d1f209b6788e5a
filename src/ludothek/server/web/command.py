"""The command `ludothek serve`, which opens the chest for people and their browsers."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import segno
import uvicorn

from ludothek.core.compiled import COMPILED
from ludothek.core.errors import LudothekError
from ludothek.games import bad_games
from ludothek.server.base import server_log
from ludothek.server.base.asking import confirmed
from ludothek.server.base.settings import Settings
from ludothek.server.store import retention
from ludothek.server.store.database import address, shown
from ludothek.server.store.integrity import open_checked
from ludothek.server.web.app import create_app
from ludothek.server.web.connection import Config
from ludothek.server.web.site import missing

log = logging.getLogger("ludothek.server")

PREFERRED_PORT = 8731
GARBAGE = 100_000
"""So many new objects are waited for before a search for garbage."""
SWITCH_SECONDS = 0.0005
"""So long the thread that stores moves waits for a busy server to let it on, several times for each flush to the disk.
With the five milliseconds that Python gives, moves waited for this longer than for the disk."""
FILES = 10_240
"""Where the system names no limit of open files, this many are tried."""
KEPT_FILES = 128
"""So many of the files that may be open are kept for the database, for computer players and for what is sent."""
CLOSING = 0.3
"""Seconds between the last connection that is let in and the first that is closed: a request that is on its way through
a proxy is answered, and the clients of a server that is restarted find the next one already chosen."""
HANDED_OVER = 3
"""The number of a socket that was opened for this process: the first after those that all have."""
EVERYWHERE = "0.0.0.0"  # noqa: S104 - phones in the same room are the point, and it is said on the screen


class CannotServe(LudothekError):
    """The server cannot be started; the text says what to do."""


def serve(
    *,
    host: str = EVERYWHERE,
    port: int = 0,
    database: str = "",
    bus: str = "",
    backups: Path | None = None,
    keep: str = "",
    log_format: server_log.Form = "text",
    public_address: str = "",
    host_names: str = "",
    open_browser: bool = False,
    **limits: Any,
) -> None:
    """Open the chest for browsers, phones and programs. `limits` are the fields of `Settings` that a host has set."""
    server_log.set_up(log_format)
    kept = retention.keep(keep) if keep else retention.Keep()
    for bad in bad_games():
        log.warning("%s", bad)
    files = _open_files()
    public = _public(public_address)
    store = _database(database)
    open_checked(store, backups)
    handed = _handed_over()
    listening = handed or _listen(host, port)
    settings = replace(
        Settings(
            database=store,
            bus=bus,
            keep_finished=kept.finished,
            keep_unfinished=kept.unfinished,
            origins=(public,) if public else (),
            hosts=tuple(host_names.split(",")),
            address=public or _network_address(listening),
            secure=public.startswith("https://"),
            workers=max(1, (os.cpu_count() or 2) - 1),
            connections=max(files - KEPT_FILES, files // 2),
        ),
        **limits,
    )
    app = create_app(settings)
    server = _Server(Config(app, settings))
    here = f"http://localhost:{listening.getsockname()[1]}/"
    server.announce = lambda: _again(here) if handed else _announce(here, settings, open_browser=open_browser)
    # What is there now stays, and views are let go of without any help: searching them for cycles all the time
    # took a fifth of a busy server's time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 20)
    sys.setswitchinterval(SWITCH_SECONDS)
    with suppress(KeyboardInterrupt):  # the usual way to close a server is no accident
        server.run(sockets=[listening])
        if server.starts_over:
            _start_over(server.kept)


class _Server(uvicorn.Server):
    """Says where it is once it can be reached. When it closes, whoever has come by then is still answered.

    SIGUSR2 asks it to start over.
    """

    announce: Callable[[], None]
    starts_over = False
    kept: socket.socket
    """What it listened to, if it starts over; else whoever comes while it closes is refused at once."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if os.name == "posix":
                asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, self._start_over)
                signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGUSR2})  # it may have waited for this moment
            self.announce()

    def _start_over(self) -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR2})  # until there is somebody again to take it
        self.starts_over = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.starts_over:
            assert sockets
            (listening,) = sockets
            self.kept = listening.dup()
        for server in self.servers:
            server.close()
        await asyncio.sleep(CLOSING)
        await super().shutdown(sockets)


def _start_over(listening: socket.socket) -> None:
    """Become a server that has just been started, with what is installed now and the same socket.

    Whoever connects meanwhile waits in its queue. It is handed over as systemd hands over sockets.
    """
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os.dup2(listening.fileno(), HANDED_OVER)
    os.set_inheritable(HANDED_OVER, True)  # noqa: FBT003 - it has no name
    os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])  # noqa: S606 - this very command


def _handed_over() -> socket.socket | None:
    """The socket that was opened for this process, by itself before it started over or by systemd."""
    pid, number = os.environ.pop("LISTEN_PID", ""), os.environ.pop("LISTEN_FDS", "")
    if (pid, number) != (str(os.getpid()), "1"):
        return None
    os.set_inheritable(HANDED_OVER, False)  # noqa: FBT003 - it has no name
    return socket.socket(fileno=HANDED_OVER)


def _again(here: str) -> None:
    sys.stdout.write(f"Ludothek is open again at {here}, {'compiled' if COMPILED else 'interpreted'} now.\n")
    sys.stdout.flush()


def _announce(here: str, settings: Settings, *, open_browser: bool) -> None:
    out = sys.stdout
    out.write(f"Ludothek is open.\n  On this machine: {here}\n")
    if settings.address:
        out.write(f"  For the others:  {settings.address}/\n")
        if out.isatty():
            segno.make(f"{settings.address}/", error="l").terminal(out=out, compact=True, border=2)
    else:
        out.write("  Only this machine can reach it; --host 0.0.0.0 lets phones in your network in.\n")
    if how := missing():
        out.write(f"{how}\n")
    out.write(f"Tables are kept in {shown(settings.database)}. Ctrl-C closes the server.\n")
    out.flush()
    if open_browser and not webbrowser.open(here):
        out.write(f"No browser could be opened here; type the address into one: {here}\n")
        out.flush()


def _database(given: str) -> str:
    """The address of the store. A folder of our own is made; one that was named may be a slip, so somebody is asked."""
    url = address(given)
    if url.drivername == "sqlite" and url.database:
        folder = Path(url.database).parent
        if given and not folder.is_dir() and not confirmed(f"The folder {folder} does not exist. Make it?"):
            raise CannotServe(f"--database {given}: the folder {folder} does not exist; make it first")
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CannotServe(f"the folder {folder} cannot be made ({error.strerror}); choose --database") from None
    return url.render_as_string(hide_password=False)


def _public(given: str) -> str:
    """The origin of the public address."""
    if not given:
        return ""
    parts = urlsplit(given)
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path.strip("/"):
        raise CannotServe(f"a public address looks like https://games.example.org, not {given}")
    return f"{parts.scheme}://{parts.netloc}"


def _listen(host: str, port: int) -> socket.socket:
    """A socket on the wanted port; without a wish on the preferred one or, if that is taken, on any."""
    for candidate in [port] if port else [PREFERRED_PORT, 0]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(512)
        except OSError as error:
            listening.close()
            if candidate == PREFERRED_PORT and not port:
                continue
            why = error.strerror or str(error)
            raise CannotServe(
                f"cannot listen on {host} port {candidate} ({why.lower()}); leave --port out for a free one"
            ) from None
        return listening
    raise AssertionError("port 0 is always free or an error")


def _open_files() -> int:
    """How many files and connections may be open at once, after asking the system for all that it allows."""
    try:
        import resource  # noqa: PLC0415 - there is none on Windows
    except ImportError:
        return FILES
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if 0 < most < 2**31 else FILES  # macOS says that there is no limit, but there is
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def _network_address(listening: socket.socket) -> str:
    """The address of this machine in its network, empty if it listens to itself alone."""
    host, port = listening.getsockname()[:2]
    if host in {"127.0.0.1", "::1"}:
        return ""
    if host in {EVERYWHERE, "::"}:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(("192.0.2.1", 9))  # sends nothing, only finds the way out
                host = probe.getsockname()[0]
            except OSError:
                return ""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
