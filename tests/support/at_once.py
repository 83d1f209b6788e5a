"""What several do in the same moment, each in a thread of its own."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TypeVar

T = TypeVar("T")


def at_once(*works: Callable[[], T]) -> list[T]:
    """What each comes to; none begins before all are there."""
    together = Barrier(len(works))

    def begin(work: Callable[[], T]) -> T:
        together.wait()
        return work()

    with ThreadPoolExecutor(len(works)) as threads:
        return list(threads.map(begin, works))
