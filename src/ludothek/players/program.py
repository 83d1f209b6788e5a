"""A program in a seat: any command that speaks the seat protocol, one JSON object a line, over its pipes."""

import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import threading
import weakref
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from typing import IO, Self

from ludothek.core.errors import LudothekError, MoveError
from ludothek.core.game import Game
from ludothek.core.match import Guess
from ludothek.core.options import OptionValue
from ludothek.core.program_time import PROGRAM_SECONDS
from ludothek.core.view import View
from ludothek.players import protocol
from ludothek.players.watchdog import Watchdog

GRACE = 1.0
"""Seconds that a program has to end by itself once its input is closed."""
STDERR_KEPT = 4096
"""Of what a program writes to its standard error, only so many bytes at the end are kept."""


def can_start(command: str) -> bool:
    """Is there a program that this command starts?"""
    try:
        words = shlex.split(command)
    except ValueError:
        return False
    return bool(words) and shutil.which(words[0]) is not None


class SeatFailed(LudothekError):
    """The player of a seat cannot go on; the match is as it was before."""


class Program:
    """A player whose moves come from a program in any language. It is started when it is first needed.

    Whatever it does wrong ends it, and `SeatFailed` says what would have been right. It is given views alone.
    """

    def __init__(
        self,
        command: str,
        game: Game,
        seats: int,
        seat: int,
        options: Mapping[str, OptionValue],
        timeout: float = PROGRAM_SECONDS,
    ) -> None:
        self._name = f"the program in seat {seat + 1}"
        self._timeout = timeout
        self._hello = protocol.hello(game, seats, seat, options)
        self._running: _Running | None = None
        self._failure = ""
        try:
            self._arguments = shlex.split(command)
        except ValueError:
            raise SeatFailed(f"{self._name} has a command with an open quotation mark or backslash") from None
        if not self._arguments:
            raise SeatFailed(f"{self._name} has no command; it takes one such as 'python3 bot.py'")

    def choose(self, view: View, guess: Guess) -> int:
        """The answer of the program to the view; the guess is not for it."""
        if self._failure:
            raise SeatFailed(self._failure)
        running = self._running or self._start()
        running.say(protocol.ask(view))
        try:
            return protocol.understand(running.hear(self._timeout), view)
        except (MoveError, _Unheard) as error:
            raise self._failed(str(error)) from None

    def tell(self, view: View) -> None:
        """Let the program know how a deal or the series ended, if it is there to hear it."""
        if self._running is not None:
            self._running.say(protocol.tell(view))

    def close(self) -> None:
        """End the program: politely, by closing its input, then for good."""
        self._failure = self._failure or f"{self._name} has been closed"
        if self._running is not None:
            self._running.end(GRACE)
            self._running = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _start(self) -> "_Running":
        try:
            self._running = _Running(self._arguments)
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise self._failed(f"{self._arguments[0]!r} cannot be started ({why})") from None
        self._running.say(self._hello)
        return self._running

    def _failed(self, reason: str) -> SeatFailed:
        if self._running is not None:
            self._running.end(0)
            self._running = None
        self._failure = f"{self._name} failed: {reason}"
        return SeatFailed(self._failure)


class _Unheard(Exception):
    """No line came back; its text says why."""


class _Running:
    """A process with a thread for each of its pipes, so that nothing it does or leaves undone can block the table."""

    def __init__(self, arguments: list[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - running what the user names is the purpose
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            # A group of its own: what it starts is ended with it, and Ctrl-C at the table is not for it.
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        watchdog = Watchdog(self._process.pid)
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard = _Lines()
        self._errors = _Tail()
        self._threads = [
            _thread(_write, self._process.stdin, self._to_say),
            _thread(_read, self._process.stdout, self._heard),
            _thread(_read, self._process.stderr, self._errors),
        ]
        # Also when it is never closed, no process stays behind; where no time is left, the watchdog sees to it.
        self._finish = weakref.finalize(self, _finish, self._process, watchdog, self._to_say, self._heard)

    def say(self, line: str) -> None:
        """Send a line, now or as soon as the program reads on."""
        self._to_say.put(line.encode() + b"\n")

    def hear(self, timeout: float) -> str:
        """The next line of the program."""
        line = self._heard.next_line(timeout)
        if line is not None:
            return line.decode(errors="replace")
        if self._heard.waiting > protocol.LONGEST:
            raise _Unheard(f"it wrote a line without end; an answer has at most {protocol.LONGEST} bytes")
        if self._heard.ended:
            raise _Unheard(self._farewell())
        raise _Unheard(
            f"it was silent for {timeout:g} seconds; it must answer each move? with one line and flush it"
            ", and may not wait for more input than that line"
        )

    def _farewell(self) -> str:
        """Why the output came to its end; the last words explain a crash."""
        try:
            status = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "it closed its output instead of answering"
        self.end(0)
        ended = f"it was ended by signal {-status}" if status < 0 else f"it ended with exit status {status}"
        last_words = self._errors.last_line()
        return f"{ended} instead of answering" + (f": {last_words}" if last_words else "")

    def end(self, grace: float) -> None:
        """Close its input, wait so many seconds, then kill it; afterwards it is gone and reaped."""
        self._to_say.put(None)
        if grace > 0:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(grace)
        self._finish()
        for thread in self._threads:
            # A process that left the group may still hold a pipe; its thread then waits for it without us.
            thread.join(GRACE)


def _thread(work: Callable[..., None], *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _write(pipe: IO[bytes], to_say: "SimpleQueue[bytes | None]") -> None:
    """Write whatever is to be said until there is no more; a program that is gone has no use for it."""
    with contextlib.suppress(OSError), pipe:
        while (line := to_say.get()) is not None:
            sent = 0
            while sent < len(line):
                sent += pipe.write(line[sent:])


def _read(pipe: IO[bytes], into: "_Lines | _Tail") -> None:
    with pipe:
        while chunk := pipe.read(protocol.LONGEST):
            into.add(chunk)
    into.close()


def _finish(
    process: "subprocess.Popen[bytes]", watchdog: Watchdog, to_say: "SimpleQueue[bytes | None]", heard: "_Lines"
) -> None:
    """End a process, with all that it has started, and reap it; its threads follow."""
    with contextlib.suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    watchdog.dismiss()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    to_say.put(None)
    heard.close()


class _Lines:
    """What a program has written and nobody has read: never much more than one line of the longest."""

    def __init__(self) -> None:
        self._buffer = b""
        self._changed = threading.Condition()
        self.ended = False

    @property
    def waiting(self) -> int:
        return len(self._buffer)

    def add(self, chunk: bytes) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self.ended or len(self._buffer) <= protocol.LONGEST)
            self._buffer += chunk
            self._changed.notify_all()

    def close(self) -> None:
        with self._changed:
            self.ended = True
            self._changed.notify_all()

    def next_line(self, timeout: float) -> bytes | None:
        """The next whole line; nothing if it does not come in time, is too long, or the output has ended."""
        with self._changed:
            self._changed.wait_for(self._decided, timeout)
            line, newline, rest = self._buffer.partition(b"\n")
            if not newline or len(line) > protocol.LONGEST:
                return None
            self._buffer = rest
            self._changed.notify_all()
            return line

    def _decided(self) -> bool:
        return self.ended or b"\n" in self._buffer or len(self._buffer) > protocol.LONGEST


class _Tail:
    """The end of what a program has written to its standard error."""

    def __init__(self) -> None:
        self._kept = b""

    def add(self, chunk: bytes) -> None:
        self._kept = (self._kept + chunk)[-STDERR_KEPT:]

    def close(self) -> None:
        """Nothing more comes; what is kept stays."""

    def last_line(self) -> str:
        lines = self._kept.decode(errors="replace").strip().splitlines()
        return "".join(sign if sign.isprintable() else "?" for sign in lines[-1])[-200:] if lines else ""
