"""What happens at a table by itself: computer players move, time runs out, questions lapse."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

from ludothek.server.base.flags import Flag
from ludothek.server.base.settings import Settings
from ludothek.server.base.tasks import Tasks
from ludothek.server.messages.to_clients import Question, TimeLeft
from ludothek.server.room.views import collected
from ludothek.server.table.chronicle import STAND_IN
from ludothek.server.table.entries import Entry, Mover
from ludothek.server.table.table import Table
from ludothek.server.workers.pool import WorkerFailed, Workers
from ludothek.server.workers.worker import job, proposal

if TYPE_CHECKING:
    from ludothek.server.room.shared_table import LiveTable

log = logging.getLogger("ludothek.server")

TRIES = 2
"""How often a computer player is asked for a move before any legal one is made for it."""
RETRY_SECONDS = 1.0
"""After so long something that went wrong is tried again, then after twice as long each time, up to a minute."""


class Attendants:
    """The tasks and timers of one table. `wake` after every change; they look at the table and do what is due.

    A table that nobody looks at pauses: nothing is begun there while no client is connected. A person whose time has
    run out by then is moved for when somebody comes. Of several servers with clients at a table one attends to it; the
    others keep the time as well, so that any of them can take over.
    """

    def __init__(self, live: "LiveTable", workers: Workers, settings: Settings) -> None:
        self._live = live
        self._workers = workers
        self._settings = settings
        self.tasks = Tasks(live.table.name)
        self._closed = False
        self._thinking_since = -1
        self._clock: asyncio.TimerHandle | None = None
        self._clock_since = -1
        self._deadline = 0.0
        self._late = False
        """Has the time of the person on turn run out?"""
        self._lapse: asyncio.TimerHandle | None = None
        self._lapse_number = -1
        self._unanswered = False
        """Has the time for the open question run out?"""
        self._considering: set[int] = set()
        """The seats of computer players that think about the open question."""
        self._hurried = Flag()
        """Is set when all who are here are in a hurry: whoever pauses goes on at once."""

    def close(self) -> None:
        """Stop everything for good."""
        self._closed = True
        self.tasks.cancel()
        self._stop_clock()
        if self._lapse is not None:
            self._lapse.cancel()

    def wake(self) -> None:
        """Start what is due now and stop what no longer is. Call it in a turn."""
        if self._closed:
            return
        self.hurry()
        table = self._live.table
        due = _due(table)
        person = due >= 0 and table.seats[due].player == "person"
        if person and table.opened.clock is not None:
            if self._clock_since != table.since:
                self._start_clock(table.since, self._seconds_left(table.opened.clock))
        else:
            self._stop_clock()
        moves = due >= 0 and (self._late or not person)
        if moves and self._attends and self._live.clients and self._thinking_since != table.since:
            self.tasks.spawn(self._think(table.since, due, "clock" if person else "computer", self._pace(table)))
            self._thinking_since = table.since
        self._watch_question(table)

    def gained(self) -> None:
        """From now on it is this server that attends to the table: what is due may have been due for a while."""
        if not self._closed:
            self.tasks.spawn(self._until_done(self._look))

    @property
    def _attends(self) -> bool:
        return self._live.services.bus.holds(self._live.table.name)

    def hurry(self) -> None:
        """Look again who is in a hurry: if all who are here are, whoever pauses goes on."""
        if self._live.company.hurried:
            self._hurried.set()
        else:
            self._hurried.clear()

    def time_left(self) -> TimeLeft | None:
        """What is left for the move of a person, where there are clocks."""
        return None if self._clock is None else TimeLeft(round(max(0.0, self._deadline - monotonic()), 2))

    # Computer players.

    async def _think(self, since: int, seat: int, by: Mover, pause: float) -> None:
        if by == "computer":
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), pause)
        await self._until_done(partial(self._move, since, seat, by))

    async def _move(self, since: int, seat: int, by: Mover) -> None:
        """Make one move for a seat, if it is due and still is after thinking."""
        async with self._live.turn as table:
            due = _is_due(table, since, seat, by)
            if due:
                assert table.match is not None
                level = STAND_IN if by == "clock" else table.seats[seat].player
                wanted, legal = job(table.match, level), table.match.legal()
        if due:
            try:
                move = await self._decide(wanted, legal, self._live.company.address)
            except WorkerFailed:
                move = random.choice(legal)  # noqa: S311 - a last resort, so that people can play on
            await self._live.change(
                lambda table: table.move_for(seat, move, by) if _is_due(table, since, seat, by) else None
            )
        async with self._live.turn:
            if self._thinking_since == since:  # else the next seat is already thinking
                self._thinking_since = -1
            self.wake()

    def _pace(self, table: Table) -> float:
        """Longer when pieces have just been collected: people want to see what happened, unless they are in a hurry."""
        if self._live.company.hurried:
            return 0.0
        return self._settings.pace * (self._settings.collecting if collected(table) else 1.0)

    async def _decide(self, wanted: dict[str, Any], legal: list[int], address: str) -> int:
        """What a worker makes of a job: one of these moves. `WorkerFailed` if none does."""
        failed = WorkerFailed(f"a computer player wanted what is not legal, {TRIES} times")
        for _ in range(TRIES):
            try:
                move = await self._workers.decide(wanted, address, self._live.table.name)
            except WorkerFailed as error:
                log.warning("%s", error)
                failed = error
                continue
            if move in legal:
                return move
            log.warning("a computer player of level %s wanted to play %d, which is not legal", wanted["level"], move)
        raise failed

    async def _consider(self, number: int, question: Question, seat: int, wanted: dict[str, Any]) -> None:
        """Let the computer player of a seat answer what it is asked, if that is still the question then."""
        agree = True
        if question.what == "agreement":
            try:
                agree = await self._workers.decide(wanted, self._live.company.address, self._live.table.name) > 0
            except WorkerFailed as error:
                log.warning("%s", error)
                agree = False

        def answer(table: Table) -> Entry | None:
            asked = self._lapse_number == number and table.question is not None and seat in table.question.waiting_for
            return table.answer(frozenset([seat]), agree=agree) if asked else None

        await self._live.change(answer)

    # Time.

    def _seconds_left(self, seconds: float) -> float:
        """Of the time for a move; all of it where it ran out while no server was there."""
        left = seconds - (time.time() - self._live.changed_at)
        return left if 0.0 < left < seconds else seconds

    def _start_clock(self, since: int, seconds: float) -> None:
        self._stop_clock()
        self._clock_since = since
        self._deadline = monotonic() + seconds
        self._clock = asyncio.get_running_loop().call_later(seconds, self._out_of_time)

    def _out_of_time(self) -> None:
        self._late = True
        self.tasks.spawn(self._until_done(self._look))

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
        self._clock = None
        self._clock_since = -1
        self._late = False

    def _watch_question(self, table: Table) -> None:
        """Give an open question its time, counted from when it was asked; computer players answer it too."""
        if table.question is None:
            self._lapse_number = -1
            self._considering.clear()
            return
        if self._lapse_number < 0:
            self._lapse_number = table.number
            self._unanswered = False
            if self._lapse is not None:
                self._lapse.cancel()
            loop = asyncio.get_running_loop()
            self._lapse = loop.call_later(self._settings.question_seconds, self._lapsed, table.number)
        if not self._attends:
            return
        if self._unanswered:
            self._unanswered = False
            self.tasks.spawn(self._until_done(partial(self._let_lapse, self._lapse_number)))
        assert table.match is not None
        for seat in table.question.waiting_for:
            player = table.seats[seat].player
            if player != "person" and seat not in self._considering:
                self._considering.add(seat)
                question = table.question
                wanted = proposal(job(table.match, player), seat, question.agreement, question.by)
                self.tasks.spawn(self._until_done(partial(self._consider, self._lapse_number, question, seat, wanted)))

    def _lapsed(self, number: int) -> None:
        if self._lapse_number == number:
            self._unanswered = True
            self.tasks.spawn(self._until_done(self._look))

    async def _let_lapse(self, number: int) -> None:
        await self._live.change(
            lambda table: table.lapse() if table.question is not None and self._lapse_number == number else None
        )

    async def _look(self) -> None:
        async with self._live.turn:
            self.wake()

    # Whatever happens, the table goes on.

    async def _until_done(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something; if it goes wrong, again until it is done. It does nothing if it is no longer due."""
        pause = RETRY_SECONDS
        while True:
            try:
                await work()
            except Exception:
                log.exception("something went wrong beside a table and is tried again")
                await asyncio.sleep(pause)
                pause = min(2 * pause, 60.0)
            else:
                return


def _due(table: Table) -> int:
    """The seat that is to move now, -1 if none.

    An open question about taking back holds everything up, one about an agreement only computer players: whoever is
    asked and moves has answered.
    """
    if table.phase != "playing" or table.full:
        return -1
    asked = table.question.what if table.question is not None else ""
    held = asked == "undo" or (asked == "agreement" and table.seats[table.turn].player != "person")
    return -1 if held else table.turn


def _is_due(table: Table, since: int, seat: int, by: Mover) -> bool:
    """Is this move to be made now, or has the table changed while it was thought about?"""
    person = table.seats[seat].player == "person"
    return table.since == since and _due(table) == seat and person == (by == "clock")
