"""Lines on paper: said at once, and where somebody looks at a terminal, wrapped at spaces."""

import shutil
from collections.abc import Iterable
from textwrap import wrap
from typing import TextIO

NARROWEST = 20
"""Nothing is wrapped to less: words would stand alone."""


def say(target: TextIO, lines: Iterable[str]) -> None:
    """Print lines at once, so that programs at the other end of a pipe need not wait; to them a line stays a line."""
    width = max(shutil.get_terminal_size().columns, NARROWEST) if target.isatty() else 0
    target.writelines(f"{_wrapped(line, width) if width else line}\n" for line in lines)
    target.flush()


def _wrapped(text: str, width: int) -> str:
    """What goes on in the next row of the screen stands further in than where it began."""
    rows: list[str] = []
    for line in text.split("\n"):
        margin = " " * (len(line) - len(line.lstrip()) + 2)
        rows += wrap(line, width, subsequent_indent=margin, break_long_words=False, break_on_hyphens=False) or [""]
    return "\n".join(rows)
