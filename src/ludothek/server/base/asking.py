"""What commands ask whoever sits at the terminal."""

import sys
from contextlib import suppress


def confirmed(question: str) -> bool:
    """Does whoever sits there say yes? Where nobody does, the answer is no."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    with suppress(EOFError, KeyboardInterrupt):
        return input(f"{question} [y/N] ").strip().lower() in {"y", "yes"}
    return False
