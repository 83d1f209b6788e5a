"""The watchdog of a program: a small process that ends it when the table dies without a word, be it by SIGKILL."""

import contextlib
import os
import subprocess
import sys

_WATCH = """
import os, signal, sys
if not sys.stdin.readline():
    try:
        os.killpg(int(sys.argv[1]), signal.SIGKILL)
    except OSError:
        pass
"""
"""Waits for a line that says all is well; when the input ends without one, whoever would have written it is gone."""


class Watchdog:
    """Watches over a group of processes for as long as this one lives; where there are no groups it does nothing."""

    def __init__(self, group: int) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        if os.name == "posix" and sys.executable:
            self._process = subprocess.Popen(  # noqa: S603 - this very Python, with the lines above
                [sys.executable, "-I", "-S", "-c", _WATCH, str(group)],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C at the table is not for it either
            )

    def dismiss(self) -> None:
        """Nothing is left to be watched: the watchdog goes home."""
        if self._process is not None:
            with contextlib.suppress(OSError):
                self._process.communicate(b"\n")
