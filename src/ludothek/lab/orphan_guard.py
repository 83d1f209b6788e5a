"""A worker that follows its parent: however that ends, be it by SIGKILL, the worker does not stay behind."""

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from contextlib import suppress

PR_SET_PDEATHSIG = 1


def end_with_parent(parent: int) -> None:
    """End this process as soon as its parent is gone.

    Linux is asked to see to it, for a compiled search lets no thread of ours have a turn before its move is made. Where
    that cannot be asked for, a thread waits for the end of the parent and ends the worker by the end of its move.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it has gone before it could be asked for
            os._exit(1)
    threading.Thread(target=_wait_and_go, daemon=True).start()


def _wait_and_go() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
