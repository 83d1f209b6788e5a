"""What is thought about for people at a table: hints, the cost of their moves, and a match that is over once more."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from ludothek.core.match import Match
from ludothek.players.analysis import Finding, as_good, dearest, decisions
from ludothek.players.move_values import Weighed, Weight, rounded
from ludothek.server.base.tasks import Tasks
from ludothek.server.messages.afterwards import Analysis, AnalysisState
from ludothek.server.messages.to_clients import Advised, Hinted, Refused
from ludothek.server.room.client import Client
from ludothek.server.room.shared_table import SharedTable
from ludothek.server.table.table import Refuse
from ludothek.server.workers.jobs import LookBack, LookedBack, Weigh, Weights, position
from ludothek.server.workers.pool import NO_ANSWER, TRIES, WorkerFailed

ADVISER = "master"
HINT_SECONDS = 2.0
ADVICE_SECONDS = 1.0
NOTED_SECONDS = 600.0
"""So long other servers know what was found out when a match was looked back at."""


class _Study:
    """A match that is looked back at from one seat, decision by decision."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.numbers: list[int] = []
        """Of the decisions; found out when it is begun."""
        self.findings: list[Finding] = []
        self.state: AnalysisState = "working"

    def told(self) -> Analysis:
        """As it stands now."""
        dear = tuple(finding.number for finding in dearest(self.findings))
        good = as_good(self.findings)
        return Analysis(self.seat, self.state, len(self.numbers), tuple(self.findings), good, dear)


class Advisers:
    """Those of one table. What they find out is told to who has asked and to nobody else."""

    def __init__(self, shared: SharedTable) -> None:
        self.tasks = Tasks(shared.table.name)
        self._shared = shared
        self._workers = shared.services.workers
        self._studies: dict[int, _Study] = {}

    # While the match goes on.

    def hint(self, client: Client, seat: int) -> None:
        """Think about a move for a person, who will be told. Call it with the lock."""
        if not self._shared.table.opened.hints:
            raise Refuse("not_now", "this table was opened without hints; what you play is up to you")
        self._begin(client, seat, HINT_SECONDS, self._hinted)

    def advise(self, client: Client, seat: int) -> None:
        """Think about what each move would cost a person, who will be told. Call it with the lock."""
        if not self._shared.table.opened.advice:
            raise Refuse("not_now", "this table was opened without advice; a hint may be asked for")
        if self._advised not in client.thinking:  # else it is thought about anew as soon as that is done
            self._begin(client, seat, ADVICE_SECONDS, self._advised)

    def _begin(self, client: Client, seat: int, seconds: float, tell: Callable[[Match, int, Weighed], Any]) -> None:
        table = self._shared.table
        if not table.game.decides:
            raise Refuse("not_now", "nothing is ever decided in this game, so there is nothing to advise")
        if table.turn != seat:
            raise Refuse("not_your_turn", "a hint is given to the seat whose turn it is")
        if tell in client.thinking:
            raise Refuse("too_fast", "a hint is already being thought about")
        assert table.match is not None
        client.thinking |= {tell}
        wanted = Weigh(position(table.name, table.match), ADVISER, seconds)
        self.tasks.spawn(self._weigh(client, seat, table.since, wanted, table.match.legal(), tell))

    async def _weigh(
        self,
        client: Client,
        seat: int,
        since: int,
        wanted: Weigh,
        legal: list[int],
        tell: Callable[[Match, int, Weighed], Any],
    ) -> None:

        def wrong(answer: Weights) -> str:
            every = sorted(move for move, _ in answer.weights) == legal
            return "" if every else f"{NO_ANSWER}: not every legal move, and no other, has a value"

        try:
            weighed = _values(await self._workers.ask(wanted, Weights, client.address, wrong=wrong))
        except WorkerFailed:
            if tell == self._hinted:  # advice that does not come is missed by nobody
                client.send(Refused("not_now", "no hint could be thought of; ask once more"))
            return
        finally:
            client.thinking -= {tell}
        async with self._shared.lock as table:
            if table.since == since and table.match is not None:
                client.send(tell(table.match, seat, weighed))
            elif tell == self._hinted:
                client.send(Refused("stale", "the match has gone on while the hint was thought about"))
            elif table.turn == seat and client in self._shared.clients:
                self.advise(client, seat)

    def _hinted(self, match: Match, seat: int, weighed: Weighed) -> Hinted:
        best, *others = weighed.weights
        return Hinted(
            seat=seat,
            number=self._shared.table.number,
            move=match.text(best.move),
            touches=match.game.choice(match.state, best.move).touches,
            unit=weighed.unit,
            value=rounded(weighed.unit, best.value),
            other=match.text(others[0].move) if others else "",
            other_value=rounded(weighed.unit, others[0].value) if others else 0.0,
            merit=match.game.merit(match.state, best.move),
        )

    def _advised(self, match: Match, seat: int, weighed: Weighed) -> Advised:
        best = weighed.choice.move
        return Advised(
            seat=seat,
            number=self._shared.table.number,
            move=match.text(best),
            touches=match.game.choice(match.state, best).touches,
            unit=weighed.unit,
            costs={match.text(move): rounded(weighed.unit, weighed.cost(move)) for move, _ in weighed.weights},
        )

    # Once it is over.

    async def analysis(self, seat: int) -> Analysis:
        """How far looking back from a seat has come, at whatever server. Call it with the lock."""
        self._finished(seat)
        study = self._studies.get(seat)
        if study is not None:
            return study.told()
        noted = await self._shared.services.bus.noted(self._key(seat))
        return msgspec.json.decode(noted, type=Analysis) if noted else Analysis(seat, "none", 0, (), 0, ())

    async def analyse(self, seat: int, address: str, done: Callable[[], None]) -> Analysis:
        """Look back from a seat, or go on with it, on the account of an address. Call it with the lock.

        `done` is called in any case: at once where there is nothing to do.
        """
        match = self._finished(seat)
        told = await self.analysis(seat)
        if told.state in {"working", "done"}:
            done()
            return told
        study = self._studies.setdefault(seat, _Study(seat))
        study.state = "working"
        self.tasks.spawn(self._look_back(study, match, address, done))
        return study.told()

    def _finished(self, seat: int) -> Match:
        table = self._shared.table
        if table.match is None or not table.match.over:
            raise Refuse("not_now", "a match can be looked back at when it is over")
        if not 0 <= seat < len(table.seats):
            raise Refuse("invalid", f"a seat is from 0 to {len(table.seats) - 1}, not {seat}")
        return table.match

    async def _look_back(self, study: _Study, match: Match, address: str, done: Callable[[], None]) -> None:
        try:
            if match.game.decides:
                study.numbers = await asyncio.to_thread(decisions, match, study.seat)  # a long match takes a while
            for number in study.numbers[len(study.findings) :]:
                then = position(self._shared.table.name, match, number)
                asked = LookBack(then, ADVISER, study.seat, match.log[number])
                study.findings.append((await self._workers.ask(asked, LookedBack, address, behind=True)).finding)
                await self._note(study)
            study.state = "done"
        except WorkerFailed:
            study.state = "stopped"
        finally:
            done()
        await self._note(study)

    async def _note(self, study: _Study) -> None:
        """Let other servers know how far it has come. One that is gone does not go on: then it can be begun anew."""
        seconds = NOTED_SECONDS if study.state == "done" else self._shared.services.settings.think_seconds * TRIES + 10
        text = msgspec.json.encode(study.told()).decode()
        await self._shared.services.bus.note(self._key(study.seat), text, seconds)

    def _key(self, seat: int) -> str:
        return f"study:{self._shared.table.name}:{seat}"


def _values(answer: Weights) -> Weighed:
    return Weighed(tuple(Weight(*weight) for weight in answer.weights), answer.unit, answer.fewest)
