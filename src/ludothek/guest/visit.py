"""A visit at a table: listening to the server, answering, and coming back when the connection is lost."""

import json
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any, Protocol

import msgspec
from websockets.exceptions import ConnectionClosed, ConnectionClosedOK, InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ludothek.core.view import View
from ludothek.guest.link import BadLink, Link

TRIES = 8
"""How often a lost connection is taken up again, each time after a longer pause."""
RESULT_SECONDS = 8.0
"""So long people may look at the result of a deal before a guest begins the next."""

ANSWER_SECONDS = 3.0
"""So long a guest waits for an answer before it asks whether anybody is there, and as long again for that answer: a
server may stand still without hanging up, and another one may not."""
STORE_SECONDS = 2.0
"""So long a guest waits before a move is sent again that the server could not store."""


class Mind(Protocol):
    """Whoever decides for the guest."""

    def table(self, message: dict[str, Any]) -> None:
        """What there is to know about the table has changed."""

    def look(self, view: View) -> None:
        """The match has gone on."""

    def choose(self, view: View) -> str:
        """It is the guest's turn: a move in notation."""

    def hint_asked(self, seat: int) -> None:
        """Somebody else has asked for a hint."""

    def chatted(self, seat: int, text: str) -> None:
        """Somebody has written to those at the table."""

    def refused(self, detail: str) -> None:
        """What was chosen was not accepted."""

    def close(self) -> None:
        """The guest gets up."""


def visit(link: Link, name: str, mind: Mind, pause: Callable[[float], None] = time.sleep) -> None:
    """Play until the match is over; lost connections are taken up again."""
    contribution = token_urlsafe(16)
    failures = 0
    try:
        while failures < TRIES:
            failures += 1
            try:
                with connect(link.socket, open_timeout=10, close_timeout=1, max_size=2**22) as connection:
                    hello = {"type": "hello", "secrets": [link.secret], "name": name, "contribution": contribution}
                    connection.send(json.dumps(hello))
                    visiting = _Visit(connection, mind, pause)
                    try:
                        if visiting.run():
                            return
                    finally:
                        failures = 0 if visiting.heard else failures
            except InvalidHandshake as error:
                raise BadLink(f"{link.server} does not let us in ({error})") from None
            except (OSError, TimeoutError, WebSocketException):
                pass
            pause(0.2 * 2**failures)
        raise BadLink(f"{link.server} does not answer any more; the link stays good: {link}")
    finally:
        mind.close()


class _Visit:
    """One connection."""

    def __init__(self, connection: ClientConnection, mind: Mind, pause: Callable[[float], None]) -> None:
        self._connection = connection
        self._mind = mind
        self._pause = pause
        self._view: View | None = None
        self._number = -1
        self.heard = False
        """Has the server said anything?"""
        self._waits = True
        """Has something been said that will be answered? The hello was."""
        self._answered = -1
        """The number of the view in which a move was chosen last; the same view may be shown again."""

    def run(self) -> bool:
        """Listen and answer; true when the match is over, false when the connection is."""
        while (text := self._hear()) is not None:
            message = json.loads(text)
            match message["type"]:
                case "table":
                    self._mind.table(message)
                    if message["phase"] == "over" and self._view is not None and self._view.result is not None:
                        return True
                    if message["phase"] == "between":
                        self._begin_next(message)
                case "view":
                    self._view, self._number = msgspec.convert(message["view"], View), message["number"]
                    self._mind.look(self._view)
                    if self._number > self._answered:
                        self._answer()
                    if self._view.result is not None:
                        return True
                case "hint_asked":
                    self._mind.hint_asked(message["seat"])
                case "chatted" if not message["whole"]:
                    for line in message["lines"]:
                        self._mind.chatted(line["seat"], line["text"])
                case "refused":
                    self._mind.refused(message["detail"])
                    if message["reason"] == "not_stored":
                        self._pause(STORE_SECONDS)
                    if message["reason"] not in {"stale", "not_now", "unknown"}:
                        self._answer()
                case "problem" if message["status"] < 500:
                    raise BadLink(message["detail"])
        return False

    def _hear(self) -> str | bytes | None:
        """The next message; None when the server has said goodbye. `TimeoutError` if it stands still."""
        try:
            try:
                text = self._connection.recv(timeout=ANSWER_SECONDS if self._waits else None)
            except TimeoutError:
                self._say("ping")
                text = self._connection.recv(timeout=ANSWER_SECONDS)
        except ConnectionClosedOK:
            return None
        self.heard, self._waits = True, False
        return text

    def _begin_next(self, table: dict[str, Any]) -> None:
        """Begin the next deal; people at the table first get some time to look at how this one ended."""
        others = any(seat["player"] == "person" and seat["present"] and not seat["yours"] for seat in table["seats"])
        begin = threading.Timer(RESULT_SECONDS if others else 0, self._say, ["next"], {"number": table["number"]})
        begin.daemon = True
        begin.start()

    def _answer(self) -> None:
        view = self._view
        if view is not None and view.choices:
            self._answered = self._number
            self._waits = True
            self._say("move", number=self._number, seat=view.seat, move=self._mind.choose(view))

    def _say(self, kind: str, **fields: Any) -> None:
        with suppress(ConnectionClosed):  # then the next connection finds out how things stand
            self._connection.send(json.dumps({"type": kind, **fields}))
