"""Tables that are too many to ship: each is made in the background when it is first needed, and kept for next time.

They lie in the user's cache folder, or in the folder that LUDOTHEK_CACHE names; where that is empty, none is made. One
process makes a table while others wait for it with what they have; should two do so after all, both write the same.
Whoever makes a table stops when the process that asked for it has ended.
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import platformdirs
from mypy_extensions import i64

from ludothek.core.errors import LudothekError
from ludothek.thinking.nets.artifact import read_artifact, write_artifact

FOLDER = "LUDOTHEK_CACHE"
"""The variable of the environment."""
STALE = 60.0
"""Seconds after which a process that has not renewed its claim is taken to have died."""
TRIES = 3
"""So often a process begins to have a table made that does not come about."""


def folder() -> Path | None:
    """Where tables are kept; None where none are."""
    given = os.environ.get(FOLDER)
    if given is None:
        return platformdirs.user_cache_path("ludothek")
    return Path(given) if given else None


class Made:
    """A table as those see it who need it."""

    def __init__(self, name: str, version: i64, module: str, words: Sequence[str]) -> None:
        """`python -m module words…` makes it: there `make` is called with the same name and version."""
        self._name = name
        self._version = version
        self._command = [sys.executable, "-m", module, *words]
        self._maker: subprocess.Popen[bytes] | None = None
        self._tries = 0

    def get(self) -> bytes | None:
        """What the table holds; None while it is not there, and then it is being made."""
        where = folder()
        if where is None:
            return None
        try:
            return read_artifact(where / f"{self._name}.bin", self._version)
        except (OSError, LudothekError):  # not there, damaged or of another version
            self._begin()
            return None

    def _begin(self) -> None:
        if self._maker is not None and self._maker.poll() is None:
            return
        if self._tries < TRIES:
            self._tries += 1
            none = subprocess.DEVNULL
            self._maker = subprocess.Popen(self._command, stdin=none, stdout=none, stderr=none)  # noqa: S603 - ours


class Claim:
    """The right of one process to make a table: a file beside it that must be renewed from time to time."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_suffix(".claim")
        self._parent = os.getppid()

    def taken(self) -> bool:
        """Take it, unless somebody has it who still renews it."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        try:
            if time.time() - self._path.stat().st_mtime > STALE:
                self._path.unlink()
        except OSError:
            pass  # nobody has it
        try:
            os.close(os.open(self._path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        except FileExistsError:
            return False
        return True

    def renewed(self) -> bool:
        """Keep it; not for somebody who has gone."""
        if os.getppid() != self._parent:
            return False
        try:
            os.utime(self._path)
        except OSError:
            return False
        return True

    def drop(self) -> None:
        """Let others make it."""
        self._path.unlink(missing_ok=True)


class Maker:
    """The making of one table by the process that was started for it: `step` after `step`, then `done`."""

    def __init__(self, name: str, version: i64, command: str) -> None:
        where = folder()
        if where is None:
            raise LudothekError(f"no tables are kept here; {FOLDER} names a folder for them")
        self._path = where / f"{name}.bin"
        self._version = version
        self._command = command
        self._claim = Claim(self._path)

    def begin(self) -> bool:
        """May this process make it? Not if another does; it gives way to whatever else the machine has to do."""
        if hasattr(os, "nice"):
            os.nice(19)
        return self._claim.taken()

    def step(self) -> bool:
        """Is it still wanted? To be asked every second or so."""
        wanted = self._claim.renewed()
        if not wanted:
            self._claim.drop()
        return wanted

    def done(self, content: bytes) -> None:
        """Keep what was made."""
        try:
            write_artifact(self._path, self._version, self._command, content)
        finally:
            self._claim.drop()
