"""A guest at a table on some server: sits down by a link and plays, from a terminal or by a program."""

import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
from librt.random import Random
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ludothek.core.errors import LudothekError
from ludothek.core.state import State
from ludothek.core.view import View
from ludothek.games import load_game
from ludothek.players.program import Program
from ludothek.server import keys
from ludothek.server.lines import LinesMind

TRIES = 8
"""How often a lost connection is taken up again, each time after a longer pause."""
RESULT_SECONDS = 8.0
"""So long people may look at the result of a deal before a guest begins the next."""

STORE_SECONDS = 2.0
"""So long a guest waits before a move is sent again that the server could not store."""


class BadLink(LudothekError):
    """A link that leads to no table."""


@dataclass(frozen=True, slots=True)
class Link:
    """Where a table is and what opens it."""

    server: str
    table: str
    secret: str

    @classmethod
    def parse(cls, text: str) -> "Link":
        """Take a link apart as it stands in the address line of a browser."""
        parts = urlsplit(text.strip())
        path = parts.path.strip("/").split("/")
        if parts.scheme not in {"http", "https"} or path[0] != "t" or len(path) != 2 or not parts.fragment:
            raise BadLink("a link to a table looks like http://host:8731/t/name#secret; copy it as a whole")
        return cls(f"{parts.scheme}://{parts.netloc}", path[1], parts.fragment)

    @property
    def socket(self) -> str:
        """The address of its WebSocket."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}#{self.secret}"


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

    def refused(self, detail: str) -> None:
        """What was chosen was not accepted."""

    def close(self) -> None:
        """The guest gets up."""


def sit_down(link: Link, name: str) -> Link:
    """Take a seat with a link for joining; the link of that seat."""
    if not link.secret.startswith(keys.JOIN):
        return link
    body = json.dumps({"name": name, "contribution": token_urlsafe(16)}).encode()
    request = urllib.request.Request(  # noqa: S310 - `Link` allows http and https alone
        f"{link.server}/api/tables/{link.table}/join",
        data=body,
        headers={"Content-Type": "application/json", "Authorization": f"Bearer {link.secret}"},
    )
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310 - see above
            return Link(link.server, link.table, json.load(answer)["secret"])
    except urllib.error.HTTPError as error:
        with error:
            raise BadLink(_detail(error.read())) from None
    except OSError as error:
        raise BadLink(f"{link.server} does not answer ({getattr(error, 'reason', error)})") from None


def visit(link: Link, name: str, mind: Mind, pause: Callable[[float], None] = time.sleep) -> None:
    """Play until the match is over; lost connections are taken up again."""
    contribution = token_urlsafe(16)
    failures = 0
    try:
        while failures < TRIES:
            try:
                with connect(link.socket, open_timeout=10, max_size=2**22) as connection:
                    hello = {"type": "hello", "secrets": [link.secret], "name": name, "contribution": contribution}
                    connection.send(json.dumps(hello))
                    if _Visit(connection, mind, pause).run():
                        return
                    failures = 0
            except InvalidHandshake as error:
                raise BadLink(f"{link.server} does not let us in ({error})") from None
            except (OSError, TimeoutError, WebSocketException):
                failures += 1
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
        self._answered = -1
        """The number of the view in which a move was chosen last; the same view may be shown again."""

    def run(self) -> bool:
        """Listen and answer; true when the match is over, false when the connection is."""
        for text in self._connection:
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
                case "refused":
                    self._mind.refused(message["detail"])
                    if message["reason"] == "not_stored":
                        self._pause(STORE_SECONDS)
                    if message["reason"] not in {"stale", "not_now"}:
                        self._answer()
                case "problem" if message["status"] < 500:
                    raise BadLink(message["detail"])
        return False

    def _begin_next(self, table: dict[str, Any]) -> None:
        """Begin the next deal; people at the table first get some time to look at how this one ended."""
        company = any(seat["player"] == "person" and seat["present"] and not seat["yours"] for seat in table["seats"])
        begin = threading.Timer(RESULT_SECONDS if company else 0, self._say, ["next"], {"number": table["number"]})
        begin.daemon = True
        begin.start()

    def _answer(self) -> None:
        view = self._view
        if view is not None and view.choices:
            self._answered = self._number
            self._say("move", number=self._number, seat=view.seat, move=self._mind.choose(view))

    def _say(self, kind: str, **fields: Any) -> None:
        with suppress(ConnectionClosed):  # then the next connection finds out how things stand
            self._connection.send(json.dumps({"type": kind, **fields}))


class ProgramMind:
    """A program that speaks the seat protocol decides; how it all ended is told in lines."""

    def __init__(self, command: str, timeout: float, lines: LinesMind) -> None:
        self._command = command
        self._timeout = timeout
        self._lines = lines
        self._table: dict[str, Any] = {}
        self._program: Program | None = None

    def table(self, message: dict[str, Any]) -> None:
        """What the program is told first is known from here."""
        self._table = message
        self._lines.table(message)

    def look(self, view: View) -> None:
        """The end of a deal is told to the program, and the end of the match to whoever has started it."""
        if view.turn < 0 and self._program is not None:
            self._program.tell(view)
        if view.result is not None:
            self._lines.tell_result(view)

    def choose(self, view: View) -> str:
        """The answer of the program."""
        if self._program is None:
            game = load_game(self._table["game"])
            seats = len(self._table["seats"])
            options = self._table["options"]
            self._program = Program(self._command, game, seats, view.seat, options, self._timeout)
        move = self._program.choose(view, _no_guess)
        return next(choice.text for choice in view.choices if choice.move == move)

    def hint_asked(self, seat: int) -> None:
        """A program does not mind."""

    def refused(self, detail: str) -> None:
        """A program cannot do anything about it; the table goes on."""

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()


def _no_guess(_: Random) -> State:
    raise AssertionError("a program is given views alone")


def _detail(body: bytes) -> str:
    try:
        return str(json.loads(body)["detail"])
    except (ValueError, KeyError, TypeError):
        return "this link opens no table here"
