"""The log of the server: what went wrong, when, and at which table. Secrets are written nowhere."""

import logging
import sys
from contextvars import ContextVar
from datetime import datetime
from typing import TextIO

table: ContextVar[str] = ContextVar("table", default="-")
"""The name of the table that is being looked after. Whoever has found one says so; what is begun then inherits it."""


class _Lines(logging.Formatter):
    """`2026-05-01T20:15:00+02:00 WARNING k3v9abcdefgh a computer player has thought for 20 seconds`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(table)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        record.table = table.get()
        return super().format(record)

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802 - its name
        return datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="seconds")


def handler(stream: TextIO) -> logging.Handler:
    """Writes what is logged to a stream, a line each."""
    lines = logging.StreamHandler(stream)
    lines.setFormatter(_Lines())
    return lines


def set_up() -> None:
    """Write what anybody logs, uvicorn too, to where errors go. The one place where logging is configured."""
    root = logging.getLogger()
    root.handlers = [handler(sys.stderr)]
    root.setLevel(logging.WARNING)
