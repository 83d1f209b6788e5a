"""One step on the way to a running Ludothek: a line says what is done, how long that usually takes and how far it is.

    python3 scripts/step.py '2 of 5' 'Python packages that playing needs' 5 COMMAND WORD...

What the command says is shown if it fails, and its notes in any case; until then a line every few seconds says that it
is still at work. It takes Python's own library alone, for it runs before anything is installed.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from tempfile import TemporaryFile
from typing import TextIO

EVERY = 8.0
"""Seconds after which it is said again how far a step is."""
LINES = 40
"""So many of the last lines of a command that failed are shown."""
OVER = "\r\x1b[K"
"""Goes back to the beginning of the line and clears it."""
NOTE = "note: "
"""A line that begins so is shown in any case."""
INTERRUPTED = 130


class Telling:
    """The lines about one step. On a terminal those in between are written over each other."""

    def __init__(self, number: str, what: str, usual: float, out: TextIO = sys.stdout) -> None:
        self._what = f"{number}  {what}" if number else what
        self._usual = usual
        self._out = out
        self._over = out.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        """Are lines written over?"""
        self._begun = time.monotonic()

    def begun(self) -> None:
        """It goes on from here."""
        self._begun = time.monotonic()
        self._say(f"{self._what}: usually {span(self._usual)}")

    def still(self) -> None:
        """It takes its time."""
        took = self._took()
        far = f"{100 * took / self._usual:.0f} % of the usual time" if took < self._usual else "longer than usual"
        self._say(f"{self._what}: {span(took)} so far, {far}", for_now=True)

    def ended(self, how: str = "done") -> None:
        """It is over."""
        self._say(f"{self._what}: {how} after {span(self._took())}")

    def _took(self) -> float:
        return time.monotonic() - self._begun

    def _say(self, line: str, *, for_now: bool = False) -> None:
        self._out.write(f"{OVER}{line}" + "\n" * (not for_now) if self._over else f"{line}\n")
        self._out.flush()


def span(seconds: float) -> str:
    """`3 s`, or `2:05 min`."""
    whole = max(1, round(seconds))
    return f"{whole} s" if whole < 100 else f"{whole // 60}:{whole % 60:02} min"


def run(telling: Telling, command: Sequence[str], every: float = EVERY) -> int:
    """Run a command and tell of it; its exit code."""
    over = threading.Event()

    def keep_telling() -> None:
        while not over.wait(every):
            telling.still()

    telling.begun()
    teller = threading.Thread(target=keep_telling, daemon=True)
    with TemporaryFile("w+", errors="replace") as said:
        teller.start()
        code = INTERRUPTED
        with suppress(KeyboardInterrupt):
            code = _wait(command, said)
        over.set()
        teller.join()
        said.seek(0)
        lines = said.readlines()
        if code == 0:
            sys.stdout.write("".join(line for line in lines if line.startswith(NOTE)))
            telling.ended()
        elif code == INTERRUPTED:
            telling.ended("interrupted; the same command goes on from here,")
        else:
            sys.stdout.write("".join(lines[-LINES:]))
            telling.ended("FAILED; why stands above,")
    return code


def _wait(command: Sequence[str], said: TextIO) -> int:
    """Ctrl-C reaches the command as well, which is given the time to end."""
    try:
        running = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
    except OSError as error:
        said.write(f"{command[0]}: {error.strerror}\n")
        return 127
    try:
        return running.wait()
    except KeyboardInterrupt:
        running.wait()
        raise


if __name__ == "__main__":
    number, what, usual, *command = sys.argv[1:]
    sys.exit(run(Telling(number, what, float(usual)), command))
