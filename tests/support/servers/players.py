"""Scripted seats that play as browsers do: they come back when a connection is lost, and say again what may be lost."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludothek.core.record import parse, verify
from ludothek.games import load_game
from ludothek.server.store.database import entries, open_database
from ludothek.server.table.entries import Moved, read_entry
from ludothek.server.table.table import replay
from support.servers.houses import House
from support.servers.visitors import PATIENCE, Host, Visitor

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
"""What a client meets when a server goes away."""
THINKS = 0.02
"""Seconds that scripted seats think, so that a match is still going on when something happens to it."""
AGAIN = 0.1
"""Seconds until somebody who was refused for a reason that passes tries again."""


class Player:
    """One seat. It plays the first choice whenever it is on turn, and begins the next deal where it sits at seat 0."""

    def __init__(self, host: Host, table: str, secret: str, *, thinks: float = 0.0) -> None:
        self.host = host
        """Where it comes to when it has lost its connection."""
        self.moves: list[tuple[int, int, str]] = []
        """Those that were acknowledged: the seat, the number of the view in which each was chosen, and its text."""
        self.lost = 0
        """How often it had to come back."""
        self.refused: list[dict[str, Any]] = []
        self.not_stored: list[tuple[tuple[int, int, str], float]] = []
        """Its moves of which it was said that nothing has changed, each with the time when it was told so."""
        self._table = table
        self._secret = secret
        self._thinks = thinks
        self._visitor: Visitor | None = None
        self._waiting: tuple[int, str] | None = None
        """A move that was sent and not yet acknowledged: it is sent again after coming back."""

    @property
    def seat(self) -> int:
        return next(iter(self._visitor.views)) if self._visitor is not None and self._visitor.views else -1

    @property
    def number(self) -> int:
        """That of the last view it was shown."""
        if self._visitor is None or not self._visitor.views:
            return -1
        number: int = self._visitor.views[self.seat]["number"]
        return number

    @property
    def over(self) -> bool:
        """Has it seen how the match has ended?"""
        visitor = self._visitor
        if visitor is None or visitor.table.get("phase") != "over" or not visitor.views:
            return False
        return visitor.views[self.seat]["view"].get("result") is not None

    async def play(self) -> None:
        """Until the match is over."""
        while not self.over:
            try:
                await self._come_back()
                await self._act()
            except TimeoutError:  # it waits in vain
                raise
            except LOST:
                self._visitor = None
                self.lost += 1
                await asyncio.sleep(AGAIN)

    async def leave(self) -> None:
        if self._visitor is not None:
            await self._visitor.leave()

    async def _come_back(self) -> None:
        if self._visitor is not None:
            return
        visitor = await self.host.visit(self._table, self._secret, contribution=f"of {self._secret}")
        await visitor.until(lambda: visitor.table and visitor.views)
        self._visitor = visitor
        self._look()
        if self._waiting is not None:
            await self._say(*self._waiting)

    async def _act(self) -> None:
        assert self._visitor is not None
        visitor = self._visitor
        view = visitor.views[self.seat]
        if self._waiting is None and view["view"]["turn"] == self.seat and view["view"]["choices"]:
            if self._thinks:
                await asyncio.sleep(self._thinks)
            self._waiting = view["number"], view["view"]["choices"][0]["text"]
            await self._say(*self._waiting)
        elif visitor.table["phase"] == "between" and self.seat == 0:
            await visitor.say("next", number=view["number"])
        if not self.over:
            await self._hear()

    async def _hear(self) -> None:
        assert self._visitor is not None
        message = await self._visitor.hear()
        self._look()
        if message["type"] != "refused":
            return
        self.refused.append(message)
        if self._waiting is not None:
            if message["reason"] == "not_stored":
                self.not_stored.append(((self.seat, *self._waiting), time.time()))
            if message["reason"] in {"stale", "not_your_turn"}:  # somebody else has moved for this seat
                self._waiting = None
            else:
                await asyncio.sleep(AGAIN)
                await self._say(*self._waiting)

    def _look(self) -> None:
        """A later view acknowledges what was sent."""
        if self._waiting is not None and self.number > self._waiting[0]:
            self.moves.append((self.seat, *self._waiting))
            self._waiting = None

    async def _say(self, number: int, text: str) -> None:
        assert self._visitor is not None
        await self._visitor.say("move", seat=self.seat, move=text, number=number)


class Match:
    """One table with its players, each of whom comes in by way of any server."""

    def __init__(self, host: Host, opened: dict[str, Any], *, thinks: float = 0.0) -> None:
        self.table: str = opened["table"]
        self.secrets = [secret for secret in opened["secrets"] if secret]
        self.players = [Player(host, self.table, secret, thinks=thinks) for secret in self.secrets]
        self._playing = [asyncio.create_task(player.play()) for player in self.players]

    @property
    def number(self) -> int:
        """How far it has come."""
        return max(player.number for player in self.players)

    async def goes_on(self, entries: int = 4) -> None:
        """Wait until everybody has been shown so many more entries."""
        wanted = self.number + entries
        async with asyncio.timeout(2 * PATIENCE):
            while not all(player.over or player.number >= wanted for player in self.players):
                for task in self._playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.01)

    async def ends(self) -> None:
        """Wait until it is over."""
        async with asyncio.timeout(5 * PATIENCE):
            await asyncio.gather(*self._playing)

    async def leave(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for player in self.players:
            await player.leave()


@asynccontextmanager
async def match(host: Host, opened: dict[str, Any], *, thinks: float = 0.0) -> AsyncIterator[Match]:
    """A table that is being played at."""
    playing = Match(host, opened, thinks=thinks)
    try:
        yield playing
    finally:
        await playing.leave()


@asynccontextmanager
async def evening(host: Host, *, deals: int = 1) -> AsyncIterator[list[Match]]:
    """Two tables that are being played at: one of persons, and one with a computer player between two of them."""
    persons = await host.open(*["person"] * 4, options={"deals": deals})
    mixed = await host.open("person", "beginner", "person", options={"deals": deals})
    async with match(host, persons, thinks=THINKS) as one, match(host, mixed, thinks=THINKS) as other:
        yield [one, other]


async def check(house: House, match: Match, hosts: Sequence[Host]) -> list[Moved]:
    """A match that is over: nothing was lost, nothing happened twice, and all servers tell the same. Its moves."""
    rows = log(house, match.table)
    assert [number for number, _, _ in rows] == list(range(len(rows))), "no entry is missing, none there twice"
    told = [read_entry(text) for _, text, _ in rows]
    moved = [entry for entry in told if isinstance(entry, Moved)]
    stored = Counter((entry.seat, entry.seen, entry.text) for entry in moved if entry.by == "person")
    acknowledged = Counter(each for player in match.players for each in player.moves)
    assert stored == acknowledged, "every acknowledged move is there, once, and no other"
    at = {
        (each.seat, each.seen, each.text): row[2]
        for each, row in zip(told, rows, strict=True)
        if isinstance(each, Moved)
    }
    denied = [each for player in match.players for each in player.not_stored]
    assert all(at[move] > when for move, when in denied), "of what was stored nobody was told that nothing has changed"
    assert replay(match.table, [text for _, text, _ in rows]).number == len(rows) - 1
    await _agree(match, hosts)
    return moved


async def _agree(match: Match, hosts: Sequence[Host]) -> None:
    for player, secret in zip(match.players, match.secrets, strict=True):
        seen = [await host.sit(match.table, secret) for host in hosts]
        views = [visitor.views for visitor in seen]
        assert all(view == views[0] for view in views), "every server shows a seat the same"
        assert views[0][player.seat]["number"] == player.number, "and it is what the seat was shown"
        for visitor in seen:
            await visitor.leave()
    records = {(await host.request("GET", f"/api/tables/{match.table}/record", secret)).text for host in hosts}
    assert len(records) == 1
    record = parse(records.pop())
    assert verify(record, load_game(record.game)) == []


def log(house: House, table: str) -> list[tuple[int, str, float]]:
    """The numbers, entries and times of a log, straight from the database."""
    engine = open_database(house.database)
    wanted = select(entries.c.number, entries.c.entry, entries.c.at).where(entries.c.table == table)
    with engine.connect() as connection:
        found = [(row.number, row.entry, row.at) for row in connection.execute(wanted.order_by(entries.c.number))]
    engine.dispose()
    return found
