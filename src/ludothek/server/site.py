"""The browser's side of the server: the built single-page app, and headers that let pages do only what they need."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludothek.server.limits import Buckets, one_address
from ludothek.server.problems import ForeignOrigin, TooMany, of_error, problem
from ludothek.server.safety import HEADERS, allowed_origin

ASSETS = Path(__file__).parent / "assets"
MISSING = """Ludothek is running, but its pages have not been built.

From a checkout, `make web` builds them. The API is at /api/openapi.json.
"""
BODY_BYTES = 32_768
_ENCODINGS = {"br": ".br", "gzip": ".gz"}
_FOR_EVER = "public, max-age=31536000, immutable"


class Guard:
    """Round everything: limits for addresses, no requests from foreign pages, and safe headers on every answer."""

    def __init__(self, app: ASGIApp, requests: Buckets, origins: tuple[str, ...], *, secure: bool) -> None:
        self._app = app
        self._requests = requests
        self._origins = origins
        self._headers = dict(HEADERS)
        if secure:
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

        answer = self._refusal(scope)
        await (answer or self._app)(scope, receive, send_safely)

    def _refusal(self, scope: Scope) -> Response | None:
        client = scope.get("client")
        if not self._requests.take(one_address(client[0] if client else "")):
            return of_error(TooMany("slow down and try again in a few seconds"))
        if scope["method"] in {"GET", "HEAD"}:
            return None
        headers = Headers(scope=scope)
        if not allowed_origin(headers, self._origins):
            return of_error(ForeignOrigin("open the address of this server itself in the browser"))
        length = headers.get("content-length", "")
        if not length.isascii() or not length.isdigit():
            return problem(411, "no-length", "How long is it?", "a request with a body says its Content-Length")
        if int(length[:9]) > BODY_BYTES:
            return problem(413, "too-long", "Too long", f"a body has at most {BODY_BYTES} bytes")
        return None


def pages(app: Starlette) -> None:
    """Serve the single-page app: its files by name, and itself for every address that it shows a page for."""

    async def index(request: Request) -> Response:
        return _index(request, 200)

    async def asset(request: Request) -> Response:
        path = request.path_params["path"]
        wanted = (ASSETS / path).resolve()
        if not wanted.is_relative_to(ASSETS.resolve()) or not wanted.is_file():
            if "text/html" in request.headers.get("accept", "") and not path.startswith("api/"):
                return _index(request, 404)  # a person has lost the way, and the app says so in their language
            return problem(404, "not-there", "There is no such page", "the lobby is at /")
        hashed = wanted.parent.name == "assets"  # the builder puts a hash of the content in these names
        return _file(request, wanted, _FOR_EVER if hashed else "no-cache")

    for path in ("/", "/g/{rest:path}", "/t/{rest:path}", "/r/{rest:path}"):
        app.router.routes.append(Route(path, index))
    app.router.routes.append(Route("/{path:path}", asset))


def _index(request: Request, status: int) -> Response:
    page = ASSETS / "index.html"
    return _file(request, page, "no-cache", status) if page.is_file() else PlainTextResponse(MISSING, 503)


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
