"""What happens at a table by itself: computer players move, time runs out, questions lapse, hints are thought about."""

import asyncio
import logging
import random
from collections.abc import Coroutine
from time import monotonic
from typing import TYPE_CHECKING, Any

from ludothek.core.errors import LudothekError
from ludothek.core.match import Match
from ludothek.core.state import WATCHER
from ludothek.server.chronicle import STAND_IN
from ludothek.server.client import Client
from ludothek.server.entries import Entry, Mover
from ludothek.server.messages import Question, Refused, TimeLeft
from ludothek.server.settings import Settings
from ludothek.server.table import Refuse, Table
from ludothek.server.worker import job, proposal
from ludothek.server.workers import WorkerFailed, Workers

if TYPE_CHECKING:
    from ludothek.server.live import LiveTable

log = logging.getLogger("ludothek.server")

TRIES = 2
"""How often a computer player is asked for a move before any legal one is made for it."""
RETRY_SECONDS = 1.0
ADVISER = "master"


class Attendants:
    """The tasks and timers of one table. `wake` after every change; they look at the table and do what is due."""

    def __init__(self, live: "LiveTable", workers: Workers, settings: Settings) -> None:
        self._live = live
        self._workers = workers
        self._settings = settings
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking_since = -1
        self._clock: asyncio.TimerHandle | None = None
        self._clock_since = -1
        self._deadline = 0.0
        self._lapse: asyncio.TimerHandle | None = None
        self._lapse_number = -1
        self._considering: set[int] = set()
        """The seats of computer players that think about the open question."""

    @property
    def busy(self) -> bool:
        """Is anything going on without anybody looking?"""
        return bool(self._tasks)

    def close(self) -> None:
        """Stop everything."""
        for task in self._tasks:
            task.cancel()
        self._stop_clock()
        if self._lapse is not None:
            self._lapse.cancel()

    def wake(self) -> None:
        """Start what is due now and stop what no longer is."""
        table = self._live.table
        due = _due(table)
        person = due >= 0 and table.seats[due].player == "person"
        if due >= 0 and not person and self._thinking_since != table.since:
            self._thinking_since = table.since
            self._spawn(self._move(table.since, due, "computer"))
        if person and table.opened.clock is not None:
            if self._clock_since != table.since:
                self._start_clock(table.since, due, table.opened.clock)
        else:
            self._stop_clock()
        self._watch_question(table)

    def time_left(self) -> TimeLeft | None:
        """What is left for the move of a person, where there are clocks."""
        return None if self._clock is None else TimeLeft(max(0.0, self._deadline - monotonic()))

    def hint(self, client: Client, seat: int) -> None:
        """Think about a move for a person, who will be told."""
        table = self._live.table
        if table.turn != seat:
            raise Refuse("not_your_turn", "a hint is given to the seat whose turn it is")
        if client.hinting:
            raise Refuse("too_fast", "a hint is already being thought about")
        client.hinting = True
        self._spawn(self._advise(client, seat, table.since))

    # Computer players.

    async def _move(self, since: int, seat: int, by: Mover) -> None:
        """Make one move for a seat, if it is still due after thinking."""
        try:
            if by == "computer":
                await asyncio.sleep(self._pace())
            table = self._live.table
            level = STAND_IN if by == "clock" else table.seats[seat].player
            if table.since == since and table.match is not None and level != "person":
                move = await self._decide(table.match, level)
                await self._live.change(lambda table: _made(table, since, seat, move, by))
        except LudothekError:
            log.exception("a move for seat %d of a table could not be made", seat)
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            if self._thinking_since == since:  # else the next seat is already thinking
                self._thinking_since = -1
        self.wake()

    def _pace(self) -> float:
        """Longer when pieces have just been collected: people want to see what happened."""
        match = self._live.table.match
        assert match is not None
        collected = any(piece.via for piece in match.view(WATCHER).scene.pieces)
        return self._settings.pace * (self._settings.collecting if collected else 1.0)

    async def _decide(self, match: Match, level: str) -> int:
        wanted = _job(match, level)
        legal = match.legal()
        for _ in range(TRIES):
            try:
                move = await self._workers.decide(wanted)
            except WorkerFailed as error:
                log.warning("%s", error)
                continue
            if move in legal:
                return move
            log.warning("a computer player of level %s wanted to play %d, which is not legal", level, move)
        return random.choice(legal)  # noqa: S311 - a last resort, so that people can play on

    async def _consider(self, number: int, question: Question, seat: int) -> None:
        """Let the computer player of a seat answer what it is asked, if that is still the question then."""
        agree = question.what != "agreement" or await self._agrees(question, seat)

        def answer(table: Table) -> Entry | None:
            asked = self._lapse_number == number and table.question is not None and seat in table.question.waiting_for
            return table.answer(frozenset([seat]), agree=agree) if asked else None

        await self._live.change(answer)

    async def _agrees(self, question: Question, seat: int) -> bool:
        table = self._live.table
        assert table.match is not None
        wanted = proposal(_job(table.match, table.seats[seat].player), seat, question.agreement, question.by)
        try:
            return await self._workers.decide(wanted) > 0
        except WorkerFailed as error:
            log.warning("%s", error)
            return False

    async def _advise(self, client: Client, seat: int, since: int) -> None:
        table = self._live.table
        assert table.match is not None
        try:
            move = await self._decide(table.match, ADVISER)
        finally:
            client.hinting = False
        if self._live.table.since == since:
            self._live.hinted(client, seat, move)
        else:
            client.send(Refused("stale", "the match has gone on while the hint was thought about"))

    # Time.

    def _start_clock(self, since: int, seat: int, seconds: float) -> None:
        self._stop_clock()
        loop = asyncio.get_running_loop()
        self._clock_since = since
        self._deadline = monotonic() + seconds
        self._clock = loop.call_later(seconds, lambda: self._spawn(self._move(since, seat, "clock")))

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
        self._clock = None
        self._clock_since = -1

    def _watch_question(self, table: Table) -> None:
        """Give an open question its time, counted from when it was asked; computer players answer it too."""
        if table.question is None:
            self._lapse_number = -1
            self._considering.clear()
            return
        if self._lapse_number < 0:
            self._lapse_number = table.number
            if self._lapse is not None:
                self._lapse.cancel()
            loop = asyncio.get_running_loop()
            self._lapse = loop.call_later(self._settings.question_seconds, self._lapsed, table.number)
        for seat in table.question.waiting_for:
            if table.seats[seat].player != "person" and seat not in self._considering:
                self._considering.add(seat)
                self._spawn(self._consider(self._lapse_number, table.question, seat))

    def _lapsed(self, number: int) -> None:
        if self._lapse_number == number:
            self._spawn(self._live.change(lambda table: None if table.question is None else table.lapse()))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something went wrong beside a table", exc_info=task.exception())


def _due(table: Table) -> int:
    """The seat that is to move now, -1 if none.

    An open question about taking back holds everything up, one about an agreement only computer players: whoever is
    asked and moves has answered.
    """
    if table.phase != "playing":
        return -1
    asked = table.question.what if table.question is not None else ""
    held = asked == "undo" or (asked == "agreement" and table.seats[table.turn].player != "person")
    return -1 if held else table.turn


def _job(match: Match, level: str) -> dict[str, Any]:
    return job(match.game.id, match.seats, match.options, list(match.log), level)


def _made(table: Table, since: int, seat: int, move: int, by: Mover) -> Entry | None:
    """The move, unless the table has changed while it was thought about."""
    expected_person = by == "clock"
    if table.since != since or _due(table) != seat or (table.seats[seat].player == "person") != expected_person:
        return None
    return table.move_for(seat, move, by)
