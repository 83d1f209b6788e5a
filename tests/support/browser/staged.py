"""A table that is staged: pages talk to the table logic of the server, but in this process.

Chance is fixed and the test decides when something happens, so that it sees the same screens every time.
"""

import json
import re
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

from librt.random import Random
from msgspec.json import encode
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.options import OptionValue
from ludothek.core.seal import Seal
from ludothek.core.view import Choice, Layout, View, Zone
from ludothek.server.room.views import Views
from ludothek.server.table.description import describe
from ludothek.server.table.entries import SeatOpened, TableOpened
from ludothek.server.table.story import Story
from ludothek.server.table.table import Table
from support.browser.server import PATIENCE, Server

ME = 0
LETTERS = "wolfeschlegelsteinhausenberger"
"""With the letter of the seat before it and without its last one, a name of thirty letters that breaks nowhere."""
MATCHES = 8
"""So many matches are searched for kinds of decisions, each with other options."""
LONGEST = 600
"""So many moves of each."""
MANY = 12
"""So many kinds of decisions are looked at in any case."""
BETWEEN = "between two deals"
OVER = "all is over"
JOINT = " | "
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Waits until whatever was to change has been drawn."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a match, and what is to be decided in it; or how it ended, a deal or all."""

    kind: str
    options: Mapping[str, OptionValue]
    seal: Seal
    log: tuple[int, ...] | None
    """Left out, it is the beginning, and the referee moves first."""


def moments(game: Game) -> list[Moment]:
    """Every kind of decision that random matches lead me to: where there is most to choose from, and the latest.

    Beside them how the first and the last deal and match of these ended.
    """
    broadest: dict[str, tuple[int, Moment]] = {}
    latest: dict[str, Moment] = {}
    layout = game.layout(game.seats[-1])
    for number in range(MATCHES):
        match = Match(game, game.seats[-1], _options(game, number), Seal.numbered(number))
        for view in _walk(match, Random(number)):
            kind = OVER if match.over else BETWEEN if match.between else _kind(view, layout)
            moment = Moment(kind, match.options, match.seal, tuple(match.log))
            choices = len(view.choices)
            if choices > broadest.get(kind, (-1, moment))[0]:
                broadest[kind] = choices, moment
            latest[kind] = moment
    found = {kind: broadest[kind][1] for kind in _telling(broadest)}
    latest = {kind: latest[kind] for kind in found}
    return [*found.values(), *(moment for kind, moment in latest.items() if moment != found[kind])]


def _telling(kinds: Iterable[str]) -> list[str]:
    """Those of many kinds of decisions in which there is something to choose that there is not in those before."""
    seen = {BETWEEN, OVER}
    told: list[str] = []
    for number, kind in enumerate(kinds):
        shapes = set(kind.split(JOINT))
        if number < MANY or kind in {BETWEEN, OVER} or not shapes <= seen:
            told.append(kind)
        seen |= shapes
    return told


def _options(game: Game, number: int) -> dict[str, OptionValue]:
    """The usual options, then others: each option in words takes one of its words."""
    random = Random(number)
    options = [option for option in game.options if option.words] if number else []
    return {option.name: option.words[random.randrange(len(option.words))] for option in options}


def _walk(match: Match, random: Random) -> Iterator[View]:
    """What I see of a random match at every decision, mine or not, and at the end of every deal and of all."""
    while len(match.log) < LONGEST:
        yield match.view(ME)
        if match.over:
            return
        if match.between:
            match.next_deal()
            continue
        moves = match.legal()
        match.play(moves[random.randrange(len(moves))])


def _kind(view: View, layout: Layout) -> str:
    """The shapes of the choices: what they say, and what is touched for them."""
    shapes = {_shape(choice, view, layout) for choice in view.choices}
    return JOINT.join(sorted(shapes)) or "others decide"


def _shape(choice: Choice, view: View, layout: Layout) -> str:
    said = [note.id for note in (choice.label, choice.help) if note]
    touched = [_zone(name, view, layout) for name in choice.touches[:2]]
    return " ".join([*said, *touched, "gather" * choice.gather])


def _zone(name: str, view: View, layout: Layout) -> str:
    """The zone in which something lies that is touched by this name."""
    if name.startswith("seat."):
        return "seat"
    piece = next((piece.zone for piece in view.scene.pieces if name in (piece.id, piece.place)), "")
    piece = piece.partition(".")[0] if piece.startswith("hand.") else piece
    return piece or next((zone.name for zone in layout.zones if _holds(zone, name)), name)


def _holds(zone: Zone, name: str) -> bool:
    rows = {f"{zone.name}.{row.name}" for row in zone.rows}
    return name in {zone.name, *rows, *(place.name for place in zone.places)}


def long_names(seats: int) -> list[str]:
    """So many names that take a lot of room."""
    return [f"{chr(ord('A') + seat)}{LETTERS}"[:30] for seat in range(seats)]


class StagedTable:
    """A table; unless others are named, as many sit there as the game allows. I sit first, and the others are led."""

    def __init__(self, game: Game, names: Sequence[str] = ()) -> None:
        self.game = game
        self.names = names or long_names(game.seats[-1])
        self._number = 0
        self._sockets: list[WebSocketRoute] = []
        self.moves: list[str] = []
        """The moves that pages have made and that were not played yet."""
        self._random = Random(0)
        self.table = self._laid(Moment("", {}, Seal.numbered(0), None))

    def _laid(self, moment: Moment) -> Table:
        seats = len(self.names)
        opened = TableOpened(
            game=self.game.id,
            version=self.game.version,
            options=self.game.settle(seats, moment.options),
            seats=[
                SeatOpened(player="casual" if seat else "person", name=name, secret="")
                for seat, name in enumerate(self.names)
            ],
            clock=None,
            lang="en",
            seed=moment.seal.seed.hex(),
            join="",
            watch="",
        )
        table = Table("staged", opened)
        table.match = Match(self.game, seats, moment.options, moment.seal, log=moment.log)
        if table.match.between and moment.kind != BETWEEN:  # in a deal in which nothing has happened yet
            table.match.next_deal()
        self._number += 1
        table.number = table.since = self._number
        return table

    def welcome(self, page: Page, server: Server) -> None:
        """Let a page sit down."""
        page.route_web_socket(re.compile("/socket$"), self._meet)
        page.route(re.compile("/told\\?"), self._retell)
        page.goto(f"{server.address}/t/staged#staged")
        expect(page.get_by_role("heading", level=1)).to_be_visible()

    def _meet(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        socket.on_message(self._hear)

    def _retell(self, route: Route) -> None:
        """Tell what has happened so far, as the server does over HTTP."""
        asked = parse_qs(urlsplit(route.request.url).query)
        match = self.table.match
        assert match is not None
        told = Story(match).told(int(asked["seat"][0]), int(asked["first"][0]))
        route.fulfill(body=encode(told), content_type="application/json")

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "hello":
            self._tell()
        elif message["type"] == "move":
            self.moves.append(message["move"])

    def _tell(self) -> None:
        """Tell every page what the table looks like to me."""
        told = self.said()
        for socket in self._sockets:
            for text in told:
                socket.send(text)

    def said(self) -> tuple[str, str]:
        """What a page is told: all about the table, and what it looks like to me."""
        info = encode(describe(self.table, frozenset({ME}), {ME}, 0)).decode()
        return info, Views().text(self.table, ME, None)

    def show(self, moment: Moment, page: Page) -> None:
        """Lay the table as it is at a moment."""
        self.table = self._laid(moment)
        self.moves.clear()
        self._tell()
        page.evaluate(FRAMES)

    def moved(self, page: Page) -> bool:
        """Has a page made a move that was not played yet?"""
        page.evaluate(FRAMES)
        return bool(self.moves)

    def made(self, page: Page) -> str:
        """The move that a page makes, as soon as it does."""
        end = time.monotonic() + PATIENCE
        while not self.moves:
            assert time.monotonic() < end, "no move is made"
            page.wait_for_timeout(5)
        return self.moves[-1]

    def play(self, page: Page) -> None:
        """Play the move that a page makes."""
        self.table.move(ME, self.made(page), self.table.number)
        self.moves.clear()
        self._go_on(page)

    def take_back(self, page: Page) -> None:
        """Take back my last move, and all that has happened since."""
        self.table.ask("undo", ME, ME, [])
        self._go_on(page)

    def lead(self, page: Page) -> bool:
        """Let somebody else make one move, or the next deal or match begin; false if it is my turn."""
        match = self.table.match
        assert match is not None
        if match.turn == ME:
            return False
        if match.over:
            self.table = self._laid(Moment("", {}, Seal.numbered(self._number), None))
        elif match.between:
            self.table.next_deal(self.table.number)
        else:
            moves = match.legal()
            self.table.move_for(match.turn, moves[self._random.randrange(len(moves))], "computer")
        self._go_on(page)
        return True

    def _go_on(self, page: Page) -> None:
        self._number = self.table.number
        self._tell()
        page.evaluate(FRAMES)
