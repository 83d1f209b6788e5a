"""The clone that Ludothek runs from, if it does: there `make` builds and compiles whatever is missing."""

from pathlib import Path

import ludothek

ROOT = Path(ludothek.__file__).parents[2]
CLAIM = ROOT / "build" / "compiling"
"""Is locked by `scripts/compiling.py` as long as it is at work."""


def is_one() -> bool:
    """Is this a clone?"""
    return (ROOT / "Makefile").is_file()


def being_compiled() -> bool:
    """Is `make` compiling at this moment?"""
    try:
        import fcntl  # noqa: PLC0415 - there is none on Windows
    except ImportError:
        return False
    try:
        with CLAIM.open("rb") as claim:
            fcntl.flock(claim, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:  # nothing was ever compiled here
        return False
    return False
