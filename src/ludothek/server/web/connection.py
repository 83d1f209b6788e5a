"""Connections as uvicorn keeps them, with what it leaves open: whoever takes for ever to ask or to read is cut off."""

import asyncio
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from ludothek.server.base.flags import Flag, Mailbox
from ludothek.server.base.settings import Settings
from ludothek.server.web.connection_limits import Doorway

CONNECTION = "ludothek.connection"
"""Where among the extensions of a WebSocket's scope its connection stands, for ways that ASGI does not know."""


class Config(uvicorn.Config):
    """How uvicorn runs a server of ours. What is still going on when it is to end has `leave_seconds` for it."""

    def __init__(self, app: Any, settings: Settings, *, leave_seconds: int = 3) -> None:
        self.settings = settings
        self.doorway = Doorway(settings.connections, settings.connections_per_address, settings.proxies)
        super().__init__(
            app,
            http=HttpConnection,
            ws=SocketConnection,
            ws_max_size=4 * settings.message_bytes,
            ws_per_message_deflate=False,  # costs more time than it saves on views of a few kilobytes
            timeout_keep_alive=settings.keep_alive_seconds,
            timeout_graceful_shutdown=leave_seconds,
            forwarded_allow_ips=settings.proxies,
            server_header=False,
            access_log=False,  # addresses of tables are nobody's business
            log_config=None,  # see `logbook`
            log_level="error",  # of what it warns about, strangers can do as much as they like
            reset_contextvars=True,  # no request inherits the table of the one before, which the log would name
        )


class _Alarm:
    """Does something unless it is switched off in time."""

    __slots__ = ("_ring", "_timer")

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        """Ring after so long, counted from now."""
        self.off()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def off(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpConnection(HttpToolsProtocol):
    """A connection for requests. Each has its time for the headers and for the body, and between them for the next.

    Uvicorn itself closes what has been idle for `keep_alive_seconds`, which waits for the client to read the rest.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, Config)
        self._settings = config.settings
        self._doorway = config.doorway
        self._asking = _Alarm(self._cut)
        self._unread = _Alarm(self._cut)
        self._whole = False
        """Has the last request come in as a whole?"""
        self._unanswered = 0
        self._unused = 0
        """Bytes that came since the last piece of a body or the end of the headers: the headers so far."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or not."""
        super().connection_made(transport)
        if self._doorway.enter(transport, self.client[0] if self.client else ""):
            self._asking.set(self._settings.header_seconds)
        else:
            self._cut()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let it go."""
        self._asking.off()
        self._unread.off()
        self._doorway.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what was sent, but not headers without end."""
        self._unused += len(data)
        super().data_received(data)
        if self._unused > self._settings.header_bytes:
            self._cut()

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._whole = False
        self._asking.set(self._settings.header_seconds)

    def on_headers_complete(self) -> None:
        """The headers are there."""
        self._unused = 0
        self._unanswered += 1
        self._asking.set(self._settings.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of the body is there."""
        self._unused = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there as a whole, perhaps only after its answer."""
        super().on_message_complete()
        self._whole = True
        self._asking.off()
        self._doorway.busy(self.transport)
        self._rest()

    def on_response_complete(self) -> None:
        """A request has been answered."""
        super().on_response_complete()
        self._unanswered -= 1
        self._rest()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket."""
        self._asking.off()
        self._unread.off()
        self._doorway.busy(self.transport)
        super().handle_websocket_upgrade()
        del self.parser, self._asking, self._unread  # they lead back here, and would be kept until somebody looks

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._unread.set(self._settings.unread_seconds)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._unread.off()

    def _rest(self) -> None:
        """Wait for the next request, or until the last answer has been read, if nothing else is to be done."""
        if (self._whole and not self._unanswered) or self.transport.is_closing():
            self._doorway.idle(self.transport)
            self._asking.set(self._settings.keep_alive_seconds + self._settings.unread_seconds)

    def _cut(self) -> None:
        self.transport.abort()


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket. Uvicorn's pings find out whether anybody is still there."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, Config)
        self._settings = config.settings
        self._doorway = config.doorway
        self._unread = _Alarm(self.cut)
        self.queue: Mailbox[Any] = Mailbox()  # type: ignore[assignment]
        self.writable = Flag(is_set=True)  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Let it go."""
        self._unread.off()
        self._doorway.leave(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Look after the client; then do not wait long for it to read the rest, and not at all if it reads nothing."""
        self.scope["extensions"][CONNECTION] = self  # type: ignore[assignment]
        await super().run_asgi()
        if not self.writable.is_set():
            self.cut()
        elif not self.disconnected:
            self._unread.set(self._settings.unread_seconds)

    def start_keepalive(self) -> None:
        """It has been accepted; what was said until then is not needed any more."""
        super().start_keepalive()
        self.scope.clear()  # type: ignore[attr-defined]
        self.request.headers.clear()
        del self.request, self.response

    def send_now(self, text: str) -> bool:
        """Send a text without any detour, if nothing has to be waited for; False: nothing was sent.

        Views are sent thousands of times a second.
        """
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        data = text.encode()
        size = len(data)
        if size < 126:  # RFC 6455, 5.2: a whole text, unmasked
            head = bytes((0x81, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + data)
        return True

    def keepalive_timeout(self) -> None:
        """Nobody has answered a ping."""
        super().keepalive_timeout()
        self._unread.set(self._settings.unread_seconds)

    def cut(self) -> None:
        """End it at once, whatever has not been read."""
        self.transport.abort()
