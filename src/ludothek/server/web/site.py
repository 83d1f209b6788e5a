"""The browser's side of the server: the built single-page app, and headers that let pages do only what they need."""

import logging
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludothek.core.errors import LudothekError
from ludothek.server.base.limits import Buckets, TooMany, one_address
from ludothek.server.base.settings import Settings
from ludothek.server.web.catalog import NotThere
from ludothek.server.web.hosts import Hosts
from ludothek.server.web.problems import ForeignOrigin, Misdirected, TooLong, of_error, problem
from ludothek.server.web.security_headers import HEADERS

log = logging.getLogger("ludothek.server")

ASSETS = Path(__file__).parent.parent / "assets"
MISSING = (
    "The browser table is not built. In a clone, `make web` builds it; elsewhere, install Node 20.19 or newer and then"
    " Ludothek again: pip install --force-reinstall --no-deps, with what you installed it from."
)
UNNAMED = (
    "somebody says for whom it asks, as proxies do, but none is named, so all of them count as one address; if it is a"
    " proxy of yours, name its address: --proxy"
)
_ENCODINGS = {"br": ".br", "gzip": ".gz"}
_FOR_EVER = "public, max-age=31536000, immutable"


class Guard:
    """Round everything: limits for addresses, no foreign names and pages, and safe headers on every answer."""

    def __init__(self, app: ASGIApp, requests: Buckets, hosts: Hosts, settings: Settings) -> None:
        self._app = app
        self._hosts = hosts
        self._requests = requests
        self._settings = settings
        self._headers = dict(HEADERS)
        self._unnamed = not settings.proxies
        """Might there be a proxy that nobody has named?"""
        if settings.secure:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at a request, and at the answer on its way out."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self._check(scope)
            if scope["method"] not in {"GET", "HEAD"}:
                receive = await self._whole_body(receive)
        except _Gone:
            return
        except LudothekError as error:
            await of_error(error)(scope, receive, send_safely)
        else:
            await self._app(scope, receive, send_safely)

    async def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if self._unnamed and "x-forwarded-for" in headers:
            self._unnamed = False
            log.warning(UNNAMED)
        client = scope.get("client")
        if not await self._requests.take(one_address(client[0] if client else "")):
            raise TooMany("slow down and try again in a few seconds")
        if refusal := self._hosts.refusal(headers):
            raise Misdirected(refusal)
        if not scope["path"].isprintable():  # nothing has such a name, and some of what reads names stumbles over it
            raise NotThere("an address holds no control signs; the lobby is at /")
        if scope["method"] not in {"GET", "HEAD"} and not self._hosts.may_talk(headers):
            raise ForeignOrigin("open the address of this server itself in the browser")

    async def _whole_body(self, receive: Receive) -> Receive:
        """Gather the body, and hand it on in one piece. What really came counts, whatever the headers say."""
        body = b""
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise _Gone
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > self._settings.body_bytes:
                raise TooLong(f"a body has at most {self._settings.body_bytes} bytes")
        whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive_whole() -> Message:
            return whole.pop() if whole else await receive()

        return receive_whole


class _Gone(Exception):
    """The client has left before it had said everything."""


def pages(app: Starlette) -> None:
    """Serve the single-page app: its files by name, and itself for every address that it shows a page for."""

    async def index(request: Request) -> Response:
        return _index(request, 200)

    async def asset(request: Request) -> Response:
        path = request.path_params["path"]
        wanted = _asset(path)
        if wanted is None:
            if "text/html" in request.headers.get("accept", "") and not path.startswith("api/"):
                return _index(request, 404)  # a person has lost the way, and the app says so in their language
            return problem(404, "not-there", "There is no such page", "the lobby is at /")
        hashed = wanted.parent.name == "assets"  # the builder puts a hash of the content in these names
        return _file(request, wanted, _FOR_EVER if hashed else "no-cache")

    for path in ("/", "/mine", "/g/{rest:path}", "/l/{rest:path}", "/t/{rest:path}"):
        app.router.routes.append(Route(path, index))
    app.router.routes.append(Route("/{path:path}", asset))


def _asset(path: str) -> Path | None:
    """The file of this name, if it is one of the app's."""
    try:
        wanted = (ASSETS / path).resolve()
        return wanted if wanted.is_relative_to(ASSETS.resolve()) and wanted.is_file() else None
    except OSError:  # no file can have such a long name
        return None


def missing() -> str:
    """How to get the browser table; empty where it is there."""
    return "" if (ASSETS / "index.html").is_file() else MISSING


def _index(request: Request, status: int) -> Response:
    if how := missing():
        return PlainTextResponse(f"{how}\nPrograms need no pages: /api/openapi.json.\n", 503)
    return _file(request, ASSETS / "index.html", "no-cache", status)


def _file(request: Request, path: Path, cache: str, status: int = 200) -> Response:
    """A file, compressed ahead of time where the builder did so and the browser likes it."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    kind = _media_type(path)
    for encoding, suffix in _ENCODINGS.items():
        packed = path.with_name(path.name + suffix)
        if encoding in accepted and packed.is_file():
            return FileResponse(packed, status, {**headers, "Content-Encoding": encoding}, media_type=kind)
    return FileResponse(path, status, headers, media_type=kind)


def _media_type(path: Path) -> str | None:
    """What the system may not know; None leaves it to the system."""
    return {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".css": "text/css",
        ".svg": "image/svg+xml",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
        ".html": "text/html",
    }.get(path.suffix)
