"""The log of the server: what went wrong, when, and at which table. Secrets are written nowhere."""

import json
import logging
import re
import sys
from contextvars import ContextVar
from datetime import datetime
from typing import Literal, TextIO

Form = Literal["text", "json"]

table: ContextVar[str] = ContextVar("table", default="-")
"""The name of the table that is being looked after. Whoever has found one says so; what is begun then inherits it."""

_SECRET = re.compile(
    r"(?<![0-9A-Za-z])[0-9a-f]{64}(?![0-9A-Za-z])"  # a hash or a seed
    r"|(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z0-9])[\w-]{24}(?![\w-])"  # what opens a seat or a table
)
"""What looks like a secret. Nobody writes one on purpose, but an error may quote what it stumbled over."""


class _Lines(logging.Formatter):
    """`2026-05-01T20:15:00+02:00 WARNING k3v9abcdefgh a computer player has thought for 20 seconds`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(table)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        record.table = table.get()
        return _hidden(super().format(record))

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802 - its name
        return _time(record)


class _Json(logging.Formatter):
    """The same as JSON, an object a line; what an exception says is a field of its own."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": _time(record),
            "level": record.levelname,
            "table": table.get(),
            "message": _hidden(record.getMessage()),
        }
        if record.exc_info and record.exc_info[0] is not None:
            fields["exception"] = _hidden(self.formatException(record.exc_info))
        return json.dumps(fields, ensure_ascii=False)


_FORMS: dict[Form, type[logging.Formatter]] = {"text": _Lines, "json": _Json}


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="seconds")


def _hidden(text: str) -> str:
    return _SECRET.sub("…", text)


def handler(stream: TextIO, form: Form = "text") -> logging.Handler:
    """Writes what is logged to a stream, a line each."""
    lines = logging.StreamHandler(stream)
    lines.setFormatter(_FORMS[form]())
    return lines


def set_up(form: Form = "text") -> None:
    """Write what anybody logs, uvicorn too, to where errors go. The one place where logging is configured."""
    root = logging.getLogger()
    root.handlers = [handler(sys.stderr, form)]
    root.setLevel(logging.WARNING)
    logging.getLogger("ludothek.server").setLevel(logging.INFO)  # what it does, too, beside what went wrong
    # It warns of what it raises as well: that another server was quicker happens all the time, and is answered.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
