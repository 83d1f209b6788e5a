"""A Ludothek that was installed somewhere, tried as people try it: in lines, on the screen of a terminal, at a server.

It is a program like any other here. Nothing of it is imported, so it may be of another Python and stand on other
versions.
"""

import os
import pty
import re
import select
import shlex
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from support.browser.server import Server
from support.examples import CHANCES, TRICKS, called
from support.folders import ROOT
from support.saying import say

PATIENCE = 180.0
"""Seconds until a game that does not end is given up; plenty, because machines may have other things to do."""
BOT = ROOT / "examples" / "bot.py"
END = "play again"
"""What the sheet at the end of a match offers."""
LEAVE = b"\x11"
"""Ctrl-Q, which is heard wherever one is, even if a key too many has begun another match."""
SIZE = (30, 100)
CODES = re.compile(r"\x1b(?:\[[0-9;?<>=]*[A-Za-z]|[()=>].?|\][^\x07\x1b]*)")
"""What commands a terminal."""
PICK = (b"\x1b[C", b"\r")
"""Go on to the next card, and play it: sooner or later it is one that may be played."""


class Unplayable(Exception):
    """It was installed, and cannot do what it should; this says what came instead."""

    def __init__(self, what: str, came: str) -> None:
        super().__init__(f"{what}:\n{came[-3000:]}")


class Trial:
    """A fresh environment with Ludothek in it, and nothing else but what it brought."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder = folder
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")
        run([python, "-m", "venv", str(folder)])

    def install(self, *words: str) -> None:
        """What pip takes: a wheel, and constraints."""
        run([str(self.programs / "python"), "-m", "pip", "install", "--progress-bar", "off", *words])

    def command(self, *words: str) -> list[str]:
        """A command of the Ludothek that is tried."""
        return [str(self.programs / "ludothek"), *words]

    def version(self) -> str:
        """What it says of itself."""
        return run(self.command("--version")).strip()

    def play(self) -> None:
        """Everything that takes no browser, and say so."""
        for name, game in (
            ("in lines", self.play_in_lines),
            ("on the screen", self.play_on_the_screen),
            ("at a server", self.play_at_a_server),
        ):
            game()
            say(f"a game was played {name}")

    def play_in_lines(self) -> None:
        """A game of computer players, told line by line."""
        said = run(self.command("play", CHANCES, "--plain", "--lang", "en", "--seat", "1=casual", "--seat", "2=casual"))
        if called(CHANCES) not in said or "wins" not in said:
            raise Unplayable("no game came to its end in lines", said)

    def play_on_the_screen(self) -> None:
        """A person plays a deal by keys on the full screen of a terminal."""
        words = ["--seats", "3", "--seat", "1=person", "--level", "random", "--option", "deals=1", "--lang", "en"]
        with _terminal(self.command("play", TRICKS, *words, "--seed", "1")) as (keyboard, running):
            screen = ""
            end = time.monotonic() + PATIENCE
            while END not in screen:
                if time.monotonic() > end or running.poll() is not None:
                    raise Unplayable("no game came to its end on the screen", screen)
                screen += _shown(keyboard, 0.2)
                if called(TRICKS) in screen:
                    for key in PICK:
                        os.write(keyboard, key)
            os.write(keyboard, LEAVE)
            while running.poll() is None and time.monotonic() < end:
                _shown(keyboard, 0.2)
            if running.poll() != 0:
                raise Unplayable(f"it ended with status {running.poll()} when it was left", screen)

    @contextmanager
    def serving(self) -> Iterator[Server]:
        """A server of it, with a database of its own."""
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder) / "tables.sqlite", program=self.command())
            try:
                yield server.start()
            finally:
                server.stop()

    def play_at_a_server(self) -> None:
        """A program sits down at a table of its server, and plays a deal to the end."""
        with self.serving() as server:
            table = server.open_table(["open", "beginner", "beginner"])
            link = f"{server.address}/t/{table['table']}#{table['join']}"
            bot = f"{sys.executable} {BOT}"
            said = run(self.command("join", link, "--bot", bot, "--name", "Mira", "--lang", "en"))
            if not re.search(r"\bwins?\b", said):
                raise Unplayable("no game came to its end at the server", said)


def run(command: Sequence[str], **more: str) -> str:
    """What a command says, with more in its environment; or why it cannot be run."""
    done = subprocess.run(command, env=_environment() | more, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unplayable(f"{shlex.join(command)} ended with status {done.returncode}", done.stderr + done.stdout)
    return done.stdout


def _environment() -> dict[str, str]:
    """That of whoever tries it, but for what would bring another Ludothek in."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHONPATH", "LUDOTHEK_"))}
    return kept | {"TERM": "xterm-256color", "XDG_DATA_HOME": tempfile.gettempdir()}


@contextmanager
def _terminal(command: Sequence[str]) -> Iterator[tuple[int, "subprocess.Popen[bytes]"]]:
    """Run a command in a terminal of its own: what is written there it is typed, and what is read it shows."""
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, SIZE)
    running = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=_environment())
    os.close(theirs)
    try:
        yield ours, running
    finally:
        running.kill()
        running.wait()
        os.close(ours)


def _shown(terminal: int, seconds: float) -> str:
    """What is shown until it stands still, without colours and places."""
    parts = []
    while select.select([terminal], [], [], seconds)[0]:
        try:
            parts.append(os.read(terminal, 1 << 16))
        except OSError:  # nobody is there any more
            time.sleep(seconds)
            break
    return CODES.sub("", b"".join(parts).decode(errors="replace"))
