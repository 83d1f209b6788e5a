"""How far a long task is: a bar on a terminal; elsewhere, as in a file, a line a minute."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

MINUTE = 60.0


@contextmanager
def counting(what: str, clock: Callable[[], float] = time.monotonic) -> Iterator[Callable[[int, int], None]]:
    """Tell the function that this gives how much is done, and of how much; the bar goes when the task ends."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _lines(what, clock)
        return
    columns = (TextColumn(what), BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bars:
        bar = bars.add_task(what, total=None)
        yield lambda done, total: bars.update(bar, completed=done, total=total)


def _lines(what: str, clock: Callable[[], float]) -> Callable[[int, int], None]:
    """Say it once a minute, with how long the rest takes if it goes on like that."""
    begun = before = clock()
    first: int | None = None

    def say(done: int, total: int) -> None:
        nonlocal before, first
        now = clock()
        first = done - 1 if first is None else first
        if now - before < MINUTE:
            return
        before = now
        left = (now - begun) / (done - first) * (total - done) / MINUTE
        sys.stderr.write(f"{what}: {done} of {total}, about {left:.0f} minutes left\n")
        sys.stderr.flush()

    return say
