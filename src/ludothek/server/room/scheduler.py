"""What happens at a table by itself: computer players move, time runs out, questions lapse."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from ludothek.server.base.flags import Flag
from ludothek.server.base.retry import retry
from ludothek.server.base.tasks import Tasks
from ludothek.server.messages.to_clients import Question
from ludothek.server.room.shared_table import SharedTable
from ludothek.server.room.views import collected
from ludothek.server.table.entries import Entry, Mover
from ludothek.server.table.table import STAND_IN, Table
from ludothek.server.workers.jobs import Choose, Chosen, Consider, Considered, position
from ludothek.server.workers.pool import WorkerFailed

log = logging.getLogger("ludothek.server")

RETRY_SECONDS = 1.0
"""After so long something that went wrong is tried again, then after twice as long each time, up to a minute."""


class Scheduler:
    """The tasks and timers of one table. `wake` after every change; they look at the table and do what is due.

    A table that nobody looks at pauses: nothing is begun there while no client is connected. A person whose time has
    run out by then is moved for when somebody comes. Of several servers with clients at a table one attends to it; the
    others keep the time as well, so that any of them can take over.
    """

    def __init__(self, shared: SharedTable) -> None:
        self._shared = shared
        self._bus = shared.services.bus
        self._workers = shared.services.workers
        self._settings = shared.services.settings
        self._clock = shared.clock
        self.tasks = Tasks(shared.table.name)
        self._closed = False
        self._thinking_since = -1
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
        self.stop_attending()
        self.tasks.cancel()
        self._clock.stop()
        self._forget_question()

    def wake(self) -> None:
        """Start what is due now and stop what no longer is. Call it with the lock."""
        if self._closed:
            return
        self.hurry()
        table = self._shared.table
        due = _due(table)
        person = due >= 0 and table.seats[due].player == "person"
        if person and table.opened.clock is not None:
            if self._clock.since != table.since:
                self._clock.start(table.since, self._seconds_left(table.opened.clock), self.wake_soon)
        else:
            self._clock.stop()
        moves = due >= 0 and (self._clock.late or not person)
        if moves and self._attends and self._shared.clients and self._thinking_since != table.since:
            self.tasks.spawn(self._think(table.since, due, "clock" if person else "computer", self._pace(table)))
            self._thinking_since = table.since
        self._watch_question(table)

    def wake_soon(self) -> None:
        """The same for whoever does not have the lock."""
        self.tasks.spawn(self._until_done(self._wake_with_lock))

    async def _wake_with_lock(self) -> None:
        async with self._shared.lock:
            self.wake()

    # Attending to the table.

    def attend(self) -> None:
        """Be the one that attends to the table as soon as no other server does."""
        self._bus.want(self._shared.table.name, self._gained)

    def stop_attending(self) -> None:
        """Let another server do so."""
        self._bus.release(self._shared.table.name)

    @property
    def _attends(self) -> bool:
        return self._bus.holds(self._shared.table.name)

    def _gained(self) -> None:
        """From now on it is this server that attends to the table: what is due may have been due for a while."""
        if not self._closed:
            self.wake_soon()

    def hurry(self) -> None:
        """Look again who is in a hurry: if all who are here are, whoever pauses goes on."""
        if self._shared.presence.hurried:
            self._hurried.set()
        else:
            self._hurried.clear()

    # Computer players.

    async def _think(self, since: int, seat: int, by: Mover, pause: float) -> None:
        if by == "computer":
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), pause)
        await self._until_done(partial(self._move, since, seat, by))

    async def _move(self, since: int, seat: int, by: Mover) -> None:
        """Make one move for a seat, if it is due and still is after thinking."""
        async with self._shared.lock as table:
            due = _is_due(table, since, seat, by)
            if due:
                assert table.match is not None
                level = STAND_IN if by == "clock" else table.seats[seat].player
                where, legal = position(table.name, table.match), table.match.legal()
        if due:
            try:
                move = await self._decide(Choose(where, level), legal)
            except WorkerFailed:
                move = random.choice(legal)  # noqa: S311 - a last resort, so that people can play on
            await self._shared.change(
                lambda table: table.move_for(seat, move, by) if _is_due(table, since, seat, by) else None
            )
        async with self._shared.lock:
            if self._thinking_since == since:  # else the next seat is already thinking
                self._thinking_since = -1
            self.wake()

    def _pace(self, table: Table) -> float:
        """Longer when pieces have just been collected: people want to see what happened, unless they are in a hurry."""
        if self._shared.presence.hurried:
            return 0.0
        return self._settings.pace * (self._settings.collecting if collected(table) else 1.0)

    async def _decide(self, job: Choose, legal: list[int]) -> int:
        """What a worker chooses: one of these moves. `WorkerFailed` if none does."""

        def wrong(answer: Chosen) -> str:
            fault = f"a computer player of level {job.level} wanted to play {answer.move}, which is not legal"
            return "" if answer.move in legal else fault

        return (await self._workers.ask(job, Chosen, self._shared.presence.address, wrong=wrong)).move

    async def _consider(self, number: int, question: Question, job: Consider) -> None:
        """Let the computer player of a seat answer what it is asked, if that is still the question then."""
        agree = True
        if question.what == "agreement":
            try:
                agree = (await self._workers.ask(job, Considered, self._shared.presence.address, tries=1)).agrees
            except WorkerFailed:
                agree = False

        def answer(table: Table) -> Entry | None:
            asked = (
                self._lapse_number == number and table.question is not None and job.seat in table.question.waiting_for
            )
            return table.answer(frozenset([job.seat]), agree=agree) if asked else None

        await self._shared.change(answer)

    # Time.

    def _seconds_left(self, seconds: float) -> float:
        """Of the time for a move; all of it where it ran out while no server was there."""
        left = seconds - (time.time() - self._shared.changed_at)
        return left if 0.0 < left < seconds else seconds

    def _watch_question(self, table: Table) -> None:
        """Give an open question its time, counted from when it was asked; computer players answer it too."""
        if table.question is None:
            self._forget_question()
            return
        if self._lapse is None:
            self._lapse_number = table.number
            self._lapse = asyncio.get_running_loop().call_later(self._settings.question_seconds, self._lapsed)
        if not self._attends:
            return
        if self._unanswered:
            self._unanswered = False
            self.tasks.spawn(self._until_done(partial(self._let_lapse, self._lapse_number)))
        assert table.match is not None
        own = table.undone(table.question.seat) if table.question.what == "undo" else set()
        for seat in set(table.question.waiting_for) - own:  # nobody else gives away what somebody has played
            player = table.seats[seat].player
            if player != "person" and seat not in self._considering:
                self._considering.add(seat)
                question = table.question
                where = position(table.name, table.match)
                wanted = Consider(where, player, seat, question.agreement, question.by)
                self.tasks.spawn(self._until_done(partial(self._consider, self._lapse_number, question, wanted)))

    def _forget_question(self) -> None:
        """None is open any more."""
        if self._lapse is not None:
            self._lapse.cancel()
        self._lapse = None
        self._lapse_number = -1
        self._unanswered = False
        self._considering.clear()

    def _lapsed(self) -> None:
        self._unanswered = True
        self.wake_soon()

    async def _let_lapse(self, number: int) -> None:
        await self._shared.change(
            lambda table: table.lapse() if table.question is not None and self._lapse_number == number else None
        )

    # Whatever happens, the table goes on.

    async def _until_done(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something; if it goes wrong, again until it is done. It does nothing if it is no longer due."""
        await retry(work, Exception, pause=RETRY_SECONDS, note=_went_wrong)


def _went_wrong(error: Exception) -> None:
    log.error("something went wrong beside a table and is tried again", exc_info=error)


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
