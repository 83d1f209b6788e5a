"""Connections as uvicorn keeps them, with what it leaves open: whoever takes for ever to ask or to read is cut off."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from ludothek.server.base import metrics
from ludothek.server.base.flags import Flag, Mailbox
from ludothek.server.base.limits import Bucket
from ludothek.server.base.settings import Settings
from ludothek.server.room.client import TOO_BIG, TOO_MANY
from ludothek.server.web.connection_limits import ConnectionLimits
from ludothek.server.web.frames import FrameCounter
from ludothek.server.web.turnstile import Turnstile

CONNECTION = "ludothek.connection"
"""Where among the extensions of a WebSocket's scope its connection stands, for ways that ASGI does not know."""
EACH_TURN = 8
"""So many connections may say something of a request before those at tables are looked after."""
AT_ONCE = 4096
"""So many bytes of requests are looked at before it is asked whether they were too much."""
PIECES = 256
"""A request has at most so many headers and pieces of a body, together."""
PIPELINED = 16
"""So many requests of a connection may wait for their answers."""
FRAGMENTS = 64
"""A message comes in at most so many frames."""
NO_TEXT = 1007
"""With this code a WebSocket is closed that sends a text which is none (RFC 6455, 7.4.1)."""


class Config(uvicorn.Config):
    """How uvicorn runs a server of ours. What is still going on when it is to end has `leave_seconds` for it."""

    def __init__(self, app: Any, settings: Settings, *, leave_seconds: int = 3) -> None:
        self.settings = settings
        self.connection_limits = ConnectionLimits(
            settings.connections, settings.connections_per_address, settings.proxies
        )
        self.turnstile = Turnstile(EACH_TURN)
        super().__init__(
            app,
            http=HttpConnection,
            ws=SocketConnection,
            ws_max_size=4 * settings.message_bytes,
            ws_per_message_deflate=False,  # costs more time than it saves on views of a few kilobytes
            timeout_keep_alive=settings.keep_alive_seconds,
            timeout_graceful_shutdown=leave_seconds,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies,
            server_header=False,
            access_log=False,  # addresses of tables are nobody's business
            log_config=None,  # see `server_log`
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

    def __init__(self, config: Config, **rest: Any) -> None:
        super().__init__(config, **rest)
        self._settings = config.settings
        self._limits = config.connection_limits
        self._turnstile = config.turnstile
        self._asking = _Alarm(self._cut)
        self._unread = _Alarm(self._cut)
        self._whole = False
        """Has the last request come in as a whole?"""
        self._unanswered = 0
        self._pieces = 0
        """Of the last request: headers, and what came of its body."""
        self._unused = 0
        """Bytes that came since the last piece of a body or the end of the headers: the headers so far."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or not."""
        super().connection_made(transport)
        if self._limits.enter(transport, self.client[0] if self.client else ""):
            self._asking.set(self._settings.header_seconds)
        else:
            self._cut()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let it go."""
        self._asking.off()
        self._unread.off()
        self._limits.leave(self.transport)
        super().connection_lost(exc)
        self.pipeline.clear()  # what was not even begun leads back here, too

    def data_received(self, data: bytes) -> None:
        """Take in what was sent, when it is its turn; nothing more is read until then."""
        if not self._turnstile.enter(partial(self._take_in, data)) and self.transport.is_reading():
            self.transport.pause_reading()

    def _take_in(self, data: bytes) -> None:
        """Look at it piece by piece: neither headers nor parts of a body nor requests may be without end."""
        for at in range(0, len(data), AT_ONCE):
            if self.transport.is_closing() or self._upgraded:
                break
            some = data[at : at + AT_ONCE]
            self._unused += len(some)
            super().data_received(some)
            if self._unused > self._settings.header_bytes or self._pieces > PIECES or self._unanswered > PIPELINED:
                metrics.refused.labels("flooded").inc()
                self._cut()
        waits = self.flow.read_paused and not self._upgraded
        if not (waits or self.transport.is_closing() or self.transport.is_reading()):
            self.transport.resume_reading()

    @property
    def _upgraded(self) -> bool:
        return self.transport.get_protocol() is not self

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._whole = False
        self._pieces = 0
        self._asking.set(self._settings.header_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header is there."""
        self._pieces += 1
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The headers are there."""
        self._unused = 0
        self._unanswered += 1
        self._asking.set(self._settings.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of the body is there."""
        self._pieces += 1
        self._unused = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there as a whole, perhaps only after its answer."""
        super().on_message_complete()
        self._whole = True
        self._asking.off()
        self._limits.busy(self.transport)
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
        self._limits.busy(self.transport)
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
            self._limits.idle(self.transport)
            self._asking.set(self._settings.keep_alive_seconds + self._settings.unread_seconds)

    def _cut(self) -> None:
        self.transport.abort()


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket. Uvicorn's pings find out whether anybody is still there.

    What comes is measured in bytes and in frames before anything is made of it, and what is to be sent waits only for
    somebody who reads. So whoever sends whatever it be costs little, and fills nothing.
    """

    def __init__(self, config: Config, **rest: Any) -> None:
        super().__init__(config, **rest)
        self._settings = config.settings
        self._limits = config.connection_limits
        self._late = _Alarm(self.cut)
        self._bytes = Bucket(self._settings.bytes_per_second, self._settings.bytes_at_once)
        self._frames = Bucket(self._settings.frames_per_second, self._settings.frames_at_once)
        self._counter = FrameCounter()
        self._pong = b""
        """The answer to the last ping, as long as nothing is read."""
        self.queue: Mailbox[Any] = Mailbox()  # type: ignore[assignment]
        self.writable = Flag(is_set=True)  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Let it go."""
        self._late.off()
        self._limits.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what was sent, unless it is too much."""
        if self.handshake_initiated:  # before, it is the request that uvicorn hands on
            frames = self._counter.count(data, self._settings.frames_at_once)
            if not (self._bytes.take(len(data)) and self._frames.take(frames)):
                metrics.refused.labels("flooded").inc()
                self._hang_up(TOO_MANY, "Too much at once")
                return
        super().data_received(data)

    def handle_cont(self, event: Frame) -> None:
        """Another part of a message is there."""
        if self.close_sent:
            return
        if len(self.frames) >= FRAGMENTS:
            self._hang_up(TOO_BIG, f"a message comes in at most {FRAGMENTS} parts")
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message is there as a whole."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            self.frames = [b"".join(self.frames)]
            try:
                self.frames[0].decode()
            except UnicodeDecodeError:
                self.frames = []
                self._hang_up(NO_TEXT, "this is no UTF-8")
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping, or several; while nothing is read, only the last of them, as RFC 6455, 5.5.3 allows."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self._pong = (self.conn.data_to_send() or [self._pong])[-1]

    def handle_parser_exception(self) -> None:
        """What came makes no sense."""
        if self.conn.close_sent is None:  # it was not even accepted yet
            self.cut()
        else:
            super().handle_parser_exception()

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._late.set(self._settings.unread_seconds)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if not self.transport.is_closing():
            self._late.off()
            self.transport.write(self._pong)
            self._pong = b""

    async def run_asgi(self) -> None:
        """Look after the client; then do not wait long for it to read the rest, and not at all if it reads nothing."""
        self.scope["extensions"][CONNECTION] = self  # type: ignore[assignment]
        await super().run_asgi()
        if not self.writable.is_set():
            self.cut()
        elif not self.disconnected:
            self._late.set(self._settings.unread_seconds)

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
        self._late.set(self._settings.unread_seconds)

    def cut(self) -> None:
        """End it at once, whatever has not been read."""
        self.transport.abort()

    def _hang_up(self, code: int, reason: str) -> None:
        """End it with a word, if somebody listens; whatever else comes is not even looked at."""
        if not self.close_sent and self.conn.state is State.OPEN and self.writable.is_set():
            self.conn.fail(code, reason)
            self.handle_parser_exception()
        else:
            self.cut()
