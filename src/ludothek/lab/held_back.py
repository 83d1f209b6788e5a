"""Ctrl-C and a request to end, held back until it can do no harm: while processes are started or waited for.

Python raises KeyboardInterrupt wherever the main thread happens to be. In the middle of `concurrent.futures` that
leaves locks behind that nobody gives back, and workers that are half started. So whoever keeps workers asks now and
then whether it was called for.
"""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def held_back() -> Iterator[Callable[[], bool]]:
    """What this gives says whether somebody wants an end; it comes into effect when the block is left.

    Signals reach Python in the main thread alone. In any other there is nothing to hold back.
    """
    came: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return

    def note(number: int, _frame: FrameType | None) -> None:
        came.append(number)

    heard = [each for each in SIGNALS if signal.getsignal(each) not in {signal.SIG_IGN, None}]
    before = {each: signal.signal(each, note) for each in heard}
    try:
        yield lambda: bool(came)
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
        if came:
            signal.raise_signal(came[0])
