"""A connected client: which seats it holds, and its messages on their way out. A slow one never holds up the others."""

import asyncio
import contextlib
from typing import Any, Protocol

from starlette.websockets import WebSocketDisconnect

from ludothek.server.base.limits import Bucket
from ludothek.server.base.settings import Settings
from ludothek.server.messages.to_clients import Trouble
from ludothek.server.messages.words import encode

GOING_AWAY = 1001
BAD_MESSAGE = 4400
NO_ENTRY = 4403
NO_HELLO = 4408
OTHER_VERSION = 4410
TOO_MANY = 4429
TOO_SLOW = 4430
TOO_BIG = 1009
PARTING = 1.0
"""Seconds that a client has for reading what is still to be said when it leaves."""
ASIDES = 8
"""So many of the messages that may be left out are kept for a client that is slow."""


class Way(Protocol):
    """The way to a client."""

    def send_now(self, text: str) -> bool:
        """Send a text if nobody has to wait for that; False: nothing was sent."""

    async def send_text(self, data: str) -> None:
        """Send a text as soon as the client reads."""

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye."""

    def cut(self) -> None:
        """End it at once, without a word."""


class Client:
    """One WebSocket. While it is read, messages go out at once; else they wait in a queue, which a task empties.

    To say goodbye ends the WebSocket, and whoever listens to it hears that.
    """

    def __init__(self, socket: Way, address: str, settings: Settings) -> None:
        self.socket = socket
        self.address = address
        self.seats: frozenset[int] = frozenset()
        """The seats whose secrets it has shown; none: it looks on."""
        self.thinking: frozenset[object] = frozenset()
        """What is being thought about for it."""
        self.hurries = False
        """Does it not want to wait for computer players?"""
        rate = settings.messages_per_second
        self.bucket = Bucket(rate, 4 * rate)
        self._backlog = settings.backlog
        self._queue: list[str] = []  # empty ones are small, and most are empty all the time
        self._asides: list[str] = []
        self._closing: tuple[int, str] | None = None
        self._sender: asyncio.Task[None] | None = None
        """Is there only while something waits, or is on its way from there."""

    def send(self, message: Any) -> None:
        """Send a message as soon as the client reads."""
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        """Send what has already been encoded. A client that reads too slowly is dropped."""
        if self._closing is not None:
            return
        if self._sender is None and self.socket.send_now(text):  # nothing is before it
            return
        if len(self._queue) >= self._backlog:
            self._closing = (TOO_SLOW, "too slow")
            self.socket.cut()
            return
        self._queue.append(text)
        self._wake()

    def send_aside(self, text: str) -> None:
        """Send what may be left out, after everything else. However much of it there is, nobody is dropped for it."""
        if self._closing is None:
            self._asides = [*self._asides, text][-ASIDES:]
            self._wake()

    def close(self, code: int, reason: str) -> None:
        """Say goodbye after what is still to be sent."""
        if self._closing is None:
            self._closing = (code, reason)
            self._wake()

    def send_away(self, code: int, status: int, title: str, detail: str) -> None:
        """Say what is wrong, then goodbye."""
        self.send(Trouble(status, title, detail))
        self.close(code, title)

    async def finish(self) -> None:
        """Wait a moment until everything is sent, then end for good."""
        if self._sender is not None:
            await asyncio.wait({self._sender}, timeout=PARTING)
            self.drop()

    def drop(self) -> None:
        """Send nothing any more."""
        if self._sender is not None:
            self._sender.cancel()

    def _wake(self) -> None:
        if self._sender is None:
            self._sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        # Also what uvicorn raises when the connection is already gone is no concern of anybody else.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while waiting := self._queue or self._asides:
                await self.socket.send_text(waiting.pop(0))
            if self._closing is not None:
                await self.socket.close(*self._closing)
        self._sender = None
