"""How answers are described at /api/openapi.json: what comes of it when all is well, and every way to be refused."""

from http import HTTPStatus
from typing import Any

_REFUSALS = {
    HTTPStatus.BAD_REQUEST: "The request cannot be understood",
    HTTPStatus.FORBIDDEN: "This link opens no table, or a page of another site asks",
    HTTPStatus.NOT_FOUND: "There is no such thing",
    HTTPStatus.CONFLICT: "This may not happen now",
    HTTPStatus.GONE: "This table needs another Ludothek",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "The body is too long",
    HTTPStatus.MISDIRECTED_REQUEST: "This server is not called so",
    HTTPStatus.UNPROCESSABLE_ENTITY: "The request is not valid",
    HTTPStatus.TOO_MANY_REQUESTS: "Too much at once",
    HTTPStatus.INTERNAL_SERVER_ERROR: "Something went wrong here",
    HTTPStatus.SERVICE_UNAVAILABLE: "It cannot be done now: the store does not answer, or the game cannot be opened",
}

Answers = dict[int | str, dict[str, Any]]


def answered(name: str, status: int = 200, *, several: bool = False) -> Answers:
    """What is told when all is well."""
    one = _ref(name)
    answer = {"type": "array", "items": one} if several else one
    return {status: {"content": {"application/json": {"schema": answer}}}}


def kind(media_type: str) -> Answers:
    """It is no JSON."""
    return {200: {"content": {media_type: {"schema": {"type": "string"}}}}}


def refused(*statuses: int) -> Answers:
    """How it may be refused."""
    problem = {"application/problem+json": {"schema": _ref("Problem")}}
    return {status: {"description": _REFUSALS[HTTPStatus(status)], "content": problem} for status in statuses}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


EVERYWHERE = refused(421, 429, 500)
SENT = refused(400, 403, 413, 422)
"""Whatever has a body."""
GAME = refused(400, 404, 422, 503)
TABLE = refused(403, 404, 410, 422, 503)
NOT_NOW = refused(409)
