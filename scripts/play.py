"""Opens the chest at once, and has what is not compiled compiled behind it: `make play` when all else is there.

    .venv/bin/python scripts/play.py OPTION...      options of `ludothek serve`

This process becomes the server. A child has the rest compiled, which gives way to whatever else the machine has to do
and ends with the server; then it asks the server to start over, which keeps its address and all tables.
"""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import compiling

ROOT = Path(__file__).resolve().parent.parent
COMPILED = "build/compiled"
LOOK = 1.0
"""Seconds after which it is noticed that the server has ended."""
OF_MAKE = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS"}
"""What a `make` tells those that it starts itself."""


def make(*words: str) -> "subprocess.Popen[bytes]":
    """A `make` of its own, in a group of its own."""
    environment = {name: value for name, value in os.environ.items() if name not in OF_MAKE}
    command = ["make", "--no-print-directory", *words]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, start_new_session=True)


def have_compiled(server: int) -> None:
    """Have everything compiled while the server lives, and ask it to start over if there is something to start with."""
    os.nice(19)
    making = make(COMPILED)
    with suppress(KeyboardInterrupt):  # Ctrl-C is for the server, and this ends with it
        while os.getppid() == server:
            try:
                code = making.wait(LOOK)
            except subprocess.TimeoutExpired:
                continue
            if code == 0 and (compiling.SOURCE / compiling.LAST).exists():
                os.kill(server, signal.SIGUSR2)
            return
    os.killpg(making.pid, signal.SIGKILL)


def main(options: list[str]) -> None:
    """Become the server."""
    if make("--question", COMPILED).wait():
        compiling.forget()
        subprocess.Popen([sys.executable, __file__, "--behind", str(os.getpid())])
    # A server that is still starting is not ended by the signal: it waits until there is somebody to take it.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR2})
    ludothek = str(Path(sys.executable).with_name("ludothek"))
    os.execv(ludothek, [ludothek, "serve", *options])


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--behind", server]:
            have_compiled(int(server))
        case options:
            main(options)
