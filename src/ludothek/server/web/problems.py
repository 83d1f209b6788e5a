"""Everything that goes wrong over HTTP becomes a problem detail (RFC 9457) that says what would have been right."""

import logging
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ludothek.core.errors import BadGame, BadLesson, BadOption, BadSeats, LudothekError, UnknownGame
from ludothek.server.base import metrics
from ludothek.server.base.limits import TooMany
from ludothek.server.messages.status import Problem
from ludothek.server.room.hub import NoCode
from ludothek.server.room.shared_table import NoEntry
from ludothek.server.store.database import StoreFailed
from ludothek.server.store.store import Taken, Unsure
from ludothek.server.table.table import Refuse, Unreadable
from ludothek.server.web.catalog import NotThere
from ludothek.server.web.security_headers import HEADERS

log = logging.getLogger("ludothek.server")


class TooLong(LudothekError):
    """A body that is longer than any that makes sense."""


class ForeignOrigin(LudothekError):
    """A page of another site asks in the name of its visitor."""


class Misdirected(LudothekError):
    """A name that this server does not answer to."""


_KINDS: list[tuple[type[LudothekError], int, str, str]] = [
    (NoEntry, 403, "no-entry", "This link opens no table"),
    (ForeignOrigin, 403, "foreign-origin", "Pages of other sites may not do this"),
    (Misdirected, 421, "misdirected", "This server is not called so"),
    (UnknownGame, 404, "unknown-game", "There is no such game"),
    (BadGame, 503, "bad-game", "This game cannot be opened"),
    (BadLesson, 404, "no-lesson", "There is no such lesson"),
    (NotThere, 404, "not-there", "There is no such thing"),
    (Unreadable, 410, "other-version", "This table needs another Ludothek"),
    (NoCode, 404, "no-code", "No table waits for this code"),
    (TooLong, 413, "too-long", "Too long"),
    (TooMany, 429, "too-many", "Too much at once"),
    (Taken, 409, "taken", "Somebody else was quicker"),
    (Unsure, 503, "store-unsure", "Nobody knows yet whether this counts"),
    (StoreFailed, 503, "store-failed", "The store does not answer"),
    (BadSeats, 422, "bad-seats", "Not for so many"),
    (BadOption, 422, "bad-option", "Not an option"),
    (Refuse, 409, "refused", "This may not happen now"),
    (LudothekError, 400, "refused", "This was not accepted"),
]


def problem(status: int, kind: str, title: str, detail: str) -> Response:
    """A problem detail."""
    metrics.refused.labels(kind).inc()
    body = msgspec.json.encode(Problem(f"/problems/{kind}", title, status, detail))
    return Response(body, status, media_type="application/problem+json", headers={"Cache-Control": "no-store"})


def of_error(error: LudothekError) -> Response:
    """The problem detail of one of our own errors; their texts are meant for people."""
    for kind, status, name, title in _KINDS:
        if isinstance(error, kind):
            answer = problem(status, name, title, str(error))
            if isinstance(error, TooMany) and error.seconds:
                answer.headers["Retry-After"] = str(error.seconds)
            return answer
    raise AssertionError("every error is a LudothekError")


def first_fault(error: ValidationError | RequestValidationError) -> str:
    """What is wrong with a message, in one line: the first fault and where it is."""
    fault: Any = error.errors()[0]
    where = ".".join(str(part) for part in fault["loc"] if part != "body")
    return f"{where}: {fault['msg']}" if where else str(fault["msg"])


def install(app: FastAPI) -> None:
    """Let an application answer in this way."""

    async def ours(_: Request, error: Exception) -> Response:
        assert isinstance(error, LudothekError)
        if isinstance(error, BadGame):  # why is a matter of whoever runs the server
            log.error("%s", error)
            error = BadGame("this game cannot be opened; whoever runs this server finds the reason in its log")
        return of_error(error)

    async def invalid(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return problem(422, "invalid", "Not a valid request", first_fault(error))

    async def http(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return problem(error.status_code, "http", "Not possible", str(error.detail))

    async def unexpected(_: Request, error: Exception) -> Response:
        log.error("an unexpected error", exc_info=error)
        answer = problem(500, "unexpected", "Something went wrong", "this is our fault and has been noted; try again")
        answer.headers.update(HEADERS)  # this answer is made outside of everything else
        return answer

    app.add_exception_handler(LudothekError, ours)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(Exception, unexpected)
