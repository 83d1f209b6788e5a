"""The application: HTTP for games and tables, a WebSocket for each client at a table, and the pages of the browser."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from typing import Annotated, Any

import msgspec
from fastapi import Depends, FastAPI, Header, Query, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from ludothek.core.language import language
from ludothek.core.record import Record
from ludothek.core.state import WATCHER
from ludothek.server.base import metrics
from ludothek.server.base.limits import TooMany, one_address
from ludothek.server.base.settings import Settings
from ludothek.server.messages.afterwards import Analyse
from ludothek.server.messages.opening import Again, Join, NewTable, TypedCode
from ludothek.server.messages.schema import outgoing
from ludothek.server.messages.status import Health, Readiness
from ludothek.server.room.hub import Hub
from ludothek.server.room.live import LiveTable
from ludothek.server.room.quotas import ANALYSES
from ludothek.server.room.shared_table import NoEntry
from ludothek.server.table import afterwards, description
from ludothek.server.table.story import story_for
from ludothek.server.web import catalog, lessons, problems
from ludothek.server.web.described import EVERYWHERE, GAME, NOT_NOW, SENT, TABLE, answered, kind, refused
from ludothek.server.web.hosts import Hosts
from ludothek.server.web.site import Guard, pages
from ludothek.server.web.websocket import Sockets
from ludothek.server.workers.pool import Workers

_HOUR = {"Cache-Control": "public, max-age=3600"}
_NEVER = {"Cache-Control": "no-store"}


def create_app(settings: Settings, workers: Workers | None = None) -> FastAPI:
    """A server with these settings. Tests may bring workers of their own."""
    hub, hosts = Hub(settings, workers), Hosts(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        yield
        await hub.close()

    app = _Application(
        Sockets(hub, hosts),
        title="Ludothek",
        version=version("ludothek"),
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=EVERYWHERE,
    )
    app.state.hub = hub
    problems.install(app)
    _games(app)
    _tables(app, hub)
    if settings.metrics:
        app.router.routes.append(Route("/metrics", lambda _: _measured(hub)))
    pages(app)
    app.add_middleware(Guard, requests=hub.quotas.requests, hosts=hosts, settings=settings)
    return app


class _Application(FastAPI):
    """An application whose description holds what it answers, too: FastAPI by itself knows only what comes in.

    WebSockets do not go through all that surrounds requests: it does nothing for them and is held as long as they are.
    """

    def __init__(self, sockets: Sockets, **about: Any) -> None:
        super().__init__(**about)
        self._sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or look after a client."""
        await (self._sockets if scope["type"] == "websocket" else super().__call__)(scope, receive, send)

    def openapi(self) -> dict[str, Any]:
        """The description of all requests and answers."""
        fresh = self.openapi_schema is None
        described = super().openapi()
        if fresh:
            _, answers = outgoing("#/components/schemas")
            described["components"]["schemas"] |= answers
        return described


def _json(content: Any, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(content), media_type="application/json", headers=headers or _NEVER)


def _measured(hub: Hub) -> Response:
    text = metrics.exposition(tables_now=hub.tables, clients_now=hub.clients, waiting_now=hub.workers.waiting)
    return Response(text, headers={**_NEVER, "Content-Type": metrics.KIND})


def _games(app: FastAPI) -> None:
    @app.get("/api/games", responses=answered("GameSummary", several=True))
    async def games() -> Response:
        return _json(catalog.summaries())

    @app.get("/api/games/{game}", responses=answered("GameDetail") | GAME)
    async def game_detail(game: str) -> Response:
        return _json(catalog.detail(game))

    @app.get("/api/texts/{lang}", response_class=PlainTextResponse, responses=refused(400, 404, 422))
    async def shared_texts(lang: str) -> Response:
        return PlainTextResponse(catalog.texts(None, lang))

    @app.get("/api/games/{game}/texts/{lang}", response_class=PlainTextResponse, responses=GAME)
    async def game_texts(game: str, lang: str) -> Response:
        return PlainTextResponse(catalog.texts(game, lang))

    @app.get("/api/games/{game}/rulebook/{lang}", responses=answered("RulebookText") | GAME)
    async def rulebook(game: str, lang: str) -> Response:
        return _json(catalog.rules(game, lang))

    @app.get("/api/games/{game}/lesson/{lang}", responses=answered("LessonTold") | GAME)
    async def lesson(game: str, lang: str) -> Response:
        return _json(await asyncio.to_thread(lessons.told, game, language(lang)))

    @app.get("/api/games/{game}/lesson/steps/{number}/why", responses=answered("LessonClause") | GAME)
    async def lesson_why(game: str, number: int, touch: Annotated[list[str], Query(max_length=20)]) -> Response:
        return _json(await asyncio.to_thread(lessons.why, game, number, touch))

    @app.get("/api/art/{name}.svg", response_class=Response, responses=kind("image/svg+xml") | refused(404, 422))
    async def shared_art(name: str) -> Response:
        return Response(catalog.art(None, name), media_type="image/svg+xml", headers=_HOUR)

    @app.get("/api/games/{game}/art/{name}.svg", response_class=Response, responses=kind("image/svg+xml") | GAME)
    async def game_art(game: str, name: str) -> Response:
        return Response(catalog.art(game, name), media_type="image/svg+xml", headers=_HOUR)


def _tables(app: FastAPI, hub: Hub) -> None:
    def secret_of(authorization: Annotated[str, Header()] = "") -> str:
        return authorization.removeprefix("Bearer ").strip()

    def address_of(request: Request) -> str:
        return one_address(request.client.host if request.client else "")

    Secret = Annotated[str, Depends(secret_of)]  # noqa: N806 - a type
    Address = Annotated[str, Depends(address_of)]  # noqa: N806 - a type

    async def entered(name: str, secret: str, address: str) -> LiveTable:
        """The table, if the secret opens it; a wrong name and a wrong secret look alike."""
        try:
            live = await hub.find(name)
            async with live.lock as table:
                if table.opens(secret):
                    return live
        except NoEntry:
            pass
        raise await hub.wrong_link(address)

    @app.get("/api/health", responses=answered("Health"))
    async def health() -> Response:
        return _json(Health("ok", app.version, hub.tables, hub.clients, hub.settings.address))

    @app.get("/api/ready", responses=answered("Readiness") | answered("Readiness", 503))
    async def ready() -> Response:
        trouble = await hub.ready()
        answer = _json(Readiness("trouble" if trouble else "ok", trouble))
        answer.status_code = 503 if trouble else 200
        return answer

    @app.post("/api/tables", status_code=201, responses=answered("Opened", 201) | SENT | GAME | NOT_NOW)
    async def open_table(wanted: NewTable, address: Address) -> Response:
        if not await hub.quotas.new_tables.take(address):
            raise TooMany(f"one address opens at most {hub.settings.tables_per_address} tables in an hour")
        opened = await hub.open(wanted)
        return Response(msgspec.json.encode(opened), 201, media_type="application/json", headers=_NEVER)

    @app.post("/api/codes", responses=answered("Invited") | SENT | refused(404, 410, 503))
    async def typed_code(typed: TypedCode, address: Address) -> Response:
        return _json(await hub.invited(typed.code, address))

    @app.get("/api/tables/{name}", responses=answered("TableMessage") | TABLE)
    async def table(name: str, secret: Secret, address: Address) -> Response:
        live = await entered(name, secret, address)
        async with live.lock as seen:
            seat = seen.seat_of(secret)
            return _json(live.shared.message(frozenset([seat] if seat >= 0 else [])))

    @app.get("/api/tables/{name}/invitation", responses=answered("Invitation") | TABLE)
    async def invitation(name: str, secret: Secret, address: Address) -> Response:
        live = await entered(name, secret, address)
        async with live.lock as seen:
            if not seen.invites(secret):
                raise NoEntry
            return _json(description.invitation(seen, secret))

    @app.post("/api/tables/{name}/join", responses=answered("Joined") | TABLE | SENT | NOT_NOW)
    async def join(name: str, wanted: Join, secret: Secret, address: Address) -> Response:
        live = await entered(name, secret, address)
        if not live.table.may_join(secret):
            raise NoEntry
        return _json(await live.join(wanted))

    @app.get("/api/tables/{name}/record", response_model=Record, responses=TABLE | NOT_NOW)
    async def record(name: str, secret: Secret, address: Address) -> Response:
        live = await entered(name, secret, address)
        async with live.lock as seen:
            return Response(afterwards.record_of(seen).to_json(), media_type="application/json", headers=_NEVER)

    @app.get("/api/tables/{name}/draws", responses=answered("Draw", several=True) | TABLE | NOT_NOW)
    async def draws(name: str, secret: Secret, address: Address) -> Response:
        live = await entered(name, secret, address)
        async with live.lock as seen:
            return _json(await asyncio.to_thread(afterwards.draws, seen))

    @app.get("/api/tables/{name}/steps/{number}", responses=answered("View") | TABLE | NOT_NOW)
    async def step(
        name: str, number: int, secret: Secret, address: Address, seat: Annotated[int, Query()] = WATCHER
    ) -> Response:
        live = await entered(name, secret, address)
        async with live.lock as seen:
            seen.check_seat(seat)
            match = await asyncio.to_thread(afterwards.match_after, seen, number)  # a long match takes a while
        return _json(match.view(seat))

    @app.get("/api/tables/{name}/told", responses=answered("Told", several=True) | TABLE | NOT_NOW)
    async def story(
        name: str,
        secret: Secret,
        address: Address,
        seat: Annotated[int, Query()] = WATCHER,
        first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    ) -> Response:
        live = await entered(name, secret, address)
        async with live.lock as seen:
            found = story_for(seen, secret, seat)
        return _json(await asyncio.to_thread(found.told, seat, first))

    @app.get("/api/tables/{name}/analysis", responses=answered("Analysis") | TABLE | NOT_NOW)
    async def analysis(name: str, secret: Secret, address: Address, seat: Annotated[int, Query()]) -> Response:
        live = await entered(name, secret, address)
        async with live.lock:
            return _json(await live.advisers.analysis(seat))

    @app.post("/api/tables/{name}/analysis", responses=answered("Analysis") | TABLE | SENT | NOT_NOW)
    async def analyse(name: str, wanted: Analyse, secret: Secret, address: Address) -> Response:
        live = await entered(name, secret, address)
        async with live.lock:
            await live.advisers.analysis(wanted.seat)  # refused before it counts
            if not await hub.quotas.analysing.take(address):
                raise TooMany(f"{ANALYSES} matches at once can be looked back at; wait for one of them")
            done = partial(hub.quotas.analysing.give_back, address)
            return _json(await live.advisers.analyse(wanted.seat, address, done))

    @app.post("/api/tables/{name}/again", responses=answered("Opened") | TABLE | SENT | NOT_NOW)
    async def again(name: str, wanted: Again, secret: Secret, address: Address) -> Response:
        live = await entered(name, secret, address)
        if live.table.again is None and not await hub.quotas.new_tables.take(address):
            raise TooMany(f"one address opens at most {hub.settings.tables_per_address} tables in an hour")
        return _json(await hub.open_again(live, secret, same_cards=wanted.same_cards))
