"""The WebSocket of a table: one client from its hello to its goodbye."""

import asyncio
import logging
import re

from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ludothek.core.errors import LudothekError
from ludothek.server.base import metrics
from ludothek.server.base.limits import TooMany, one_address
from ludothek.server.messages.from_clients import ClientMessage, Hello, client_message
from ludothek.server.messages.to_clients import Refused
from ludothek.server.room.client import (
    BAD_MESSAGE,
    GOING_AWAY,
    NO_ENTRY,
    NO_HELLO,
    OTHER_VERSION,
    TOO_BIG,
    TOO_MANY,
    Client,
)
from ludothek.server.room.hub import Hub
from ludothek.server.room.live import LiveTable
from ludothek.server.room.shared_table import NoEntry
from ludothek.server.store.database import StoreFailed
from ludothek.server.table.table import Refuse, Unreadable
from ludothek.server.web.connection import CONNECTION, SocketConnection
from ludothek.server.web.hosts import Hosts
from ludothek.server.web.problems import first_fault

log = logging.getLogger("ludothek.server")

_PATH = re.compile(r"/api/tables/(?P<name>[^/]+)/socket")
PATIENCE = 20
"""So many messages that are malformed or too fast, and the connection is closed."""

_REFUSALS: list[tuple[type[LudothekError], int, int, str]] = [
    (NoEntry, NO_ENTRY, 403, "This link opens no table"),
    (Unreadable, OTHER_VERSION, 410, "This table needs another Ludothek"),
    (TooMany, TOO_MANY, 429, "Too much at once"),
    (StoreFailed, GOING_AWAY, 503, "The store does not answer"),
    (LudothekError, TOO_MANY, 409, "This may not happen now"),
]
"""How a client is told that it has to leave: code, status and title."""


class _Gone(Exception):
    """The client has left, or is to be shown out."""


class DirectWebSocket(WebSocket):
    """A WebSocket that sends texts without any detour, and can be cut."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        connection: SocketConnection = scope["extensions"][CONNECTION]
        self.send_now = connection.send_now
        self.cut = connection.cut
        self.next_event = receive


class Sockets:
    """The WebSockets of all tables, as an ASGI application."""

    def __init__(self, hub: Hub, hosts: Hosts) -> None:
        self._hub = hub
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look after one client."""
        await _serve(self._hub, self._hosts, DirectWebSocket(scope, receive, send))


async def _serve(hub: Hub, hosts: Hosts, socket: DirectWebSocket) -> None:
    name = _name(socket.scope["path"])
    headers = Headers(raw=socket.scope["headers"])
    if not name or hosts.refusal(headers) or not hosts.may_talk(headers):
        await socket.close(NO_ENTRY)
        return
    address = one_address(socket.client.host if socket.client else "")
    if not await hub.quotas.requests.take(address) or not await hub.quotas.clients.take(address):
        await socket.close(TOO_MANY)
        return
    try:
        await socket.accept()
        await _Session(hub, socket, address).run(name)
    finally:
        hub.quotas.clients.give_back(address)


def _name(path: str) -> str:
    """The table whose WebSocket is at this path; empty if none is."""
    asked = _PATH.fullmatch(path)
    return asked["name"] if asked else ""


class _Session:
    """What one client does from hello to goodbye."""

    def __init__(self, hub: Hub, socket: DirectWebSocket, address: str) -> None:
        self._hub = hub
        self._socket = socket
        self._address = address
        self._client = Client(socket, address, hub.settings)
        self._faults = 0

    async def run(self, name: str) -> None:
        """Listen until either side ends it; then say what is still to be said."""
        try:
            await self._listen(name)
            await self._client.finish()
        finally:
            self._client.drop()

    async def _listen(self, name: str) -> None:
        client = self._client
        live: LiveTable | None = None
        watching = False
        try:
            hello = await self._hello()
            live = await self._hub.fetch(name)
            watching = await self._enter(live, hello)
            del hello
            while True:
                message = await self._next()
                if message is not None:
                    await live.hear(client, message)
                del message  # most of the time nothing is said
        except _Gone:
            pass
        except NoEntry:
            self._send_away(await self._hub.wrong_link(self._address))
        except LudothekError as error:
            self._send_away(error)
        except Exception:
            log.exception("an unexpected error at a socket")
            client.send_away(GOING_AWAY, 503, "Something went wrong", "this is our fault and has been noted; come back")
        finally:
            if live is not None:
                await live.leave(client)
            if watching:
                self._hub.quotas.watching.give_back(self._address)

    async def _enter(self, live: LiveTable, hello: Hello) -> bool:
        """Come to the table. Returns whether this client counts among those of its address that look on."""
        watching = live.table.invites(hello.secrets[0])
        if watching and not await self._hub.quotas.watching.take(self._address):
            raise Refuse("not_now", "so many watchers from one address are enough")
        try:
            await live.hello(self._client, hello)
        except BaseException:
            if watching:
                self._hub.quotas.watching.give_back(self._address)
            raise
        return watching

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self._hub.settings.hello_seconds):
                message = await self._next()
        except TimeoutError:
            self._client.send_away(NO_HELLO, 408, "No hello", "the first message is hello with your secrets")
            raise _Gone from None
        if not isinstance(message, Hello):
            self._client.send_away(BAD_MESSAGE, 400, "No hello", "the first message is hello with your secrets")
            raise _Gone
        return message

    def _send_away(self, error: LudothekError) -> None:
        for kind, code, status, title in _REFUSALS:
            if isinstance(error, kind):
                metrics.refused.labels(str(status)).inc()
                self._client.send_away(code, status, title, str(error))
                return

    async def _next(self) -> ClientMessage | None:
        """The next message; None if it was refused, and the client was told why."""
        event = await self._socket.next_event()
        if event["type"] == "websocket.disconnect":
            raise _Gone
        text = event.get("text") or ""
        if len(text) > self._hub.settings.message_bytes:
            most = self._hub.settings.message_bytes
            self._client.send_away(TOO_BIG, 413, "Too long", f"a message has at most {most} characters")
            raise _Gone
        if not self._client.bucket.take():
            self._fault(Refused("too_fast", "so many messages at once are too many"))
            return None
        try:
            return client_message.validate_json(text)
        except ValidationError as error:
            self._fault(Refused("invalid", first_fault(error)))
            return None

    def _fault(self, refused: Refused) -> None:
        self._faults += 1
        metrics.refused.labels(refused.reason).inc()
        if self._faults > PATIENCE:
            code, status = (TOO_MANY, 429) if refused.reason == "too_fast" else (BAD_MESSAGE, 400)
            self._client.send_away(code, status, "That is enough", refused.detail)
            raise _Gone
        self._client.send(refused)
