"""A server killed with SIGKILL loses nothing that was acknowledged and repeats nothing; workers may crash."""

import asyncio
import os
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludothek.server.messages.from_clients import Ask, Hint, SetPlayer
from ludothek.server.store.database import StoreFailed
from ludothek.server.table.entries import Moved, read_entry
from ludothek.server.table.table import replay
from ludothek.server.workers.jobs import Chosen, Job, Reply, Weights
from ludothek.server.workers.pool import WorkerFailed, Workers
from support.servers.houses import House
from support.servers.players import log
from support.servers.processes import Process, process
from support.servers.room import first_move, room
from support.servers.visitors import PATIENCE, Visitor, four, hosted, play_on
from support.servers.workers import CHEAT, ECHO, ELSEWHERE, asked

pytestmark = pytest.mark.asyncio


OFTEN = [pytest.param(40, id=f"40-{evening}", marks=pytest.mark.soak) for evening in range(5)]
"""200 times, in five matches."""


@pytest.mark.parametrize("kills", [3, *OFTEN])
async def test_killed_in_the_middle_of_a_trick(house: House, kills: int) -> None:
    async with process(house) as host:
        await _killed_while_playing(house, host, kills)


async def _killed_while_playing(house: House, host: Process, kills: int) -> None:
    opened, visitors = await four(host)
    await play_on(visitors, 6)
    for kill in range(kills):
        before = {seat: visitor.views[seat] for seat, visitor in enumerate(visitors)}
        turn = before[0]["view"]["turn"]
        # One move is on its way when the server dies: it may have been stored or not, but never both.
        text = await visitors[turn].move(turn)
        await asyncio.sleep(kill % 7 / 1000)
        if kill % 3 == 1:
            await visitors[turn].reaches(before[turn]["number"] + 1)
        host.kill()
        await host.start()
        visitors = [await host.sit(opened["table"], secret) for secret in opened["secrets"]]
        number = visitors[turn].views[turn]["number"]
        if kill % 3 == 1:
            assert number == before[turn]["number"] + 1
        if number == before[turn]["number"]:
            assert {seat: visitor.views[seat] for seat, visitor in enumerate(visitors)} == before
        # The client does not know, so it sends the move again.
        await visitors[turn].move(turn, text, before[turn]["number"])
        for visitor in visitors:
            await visitor.reaches(before[turn]["number"] + 1)
        await visitors[turn].settled()
        assert "refused" not in [other["type"] for other in visitors[turn].others]
        assert visitors[turn].views[turn]["number"] == before[turn]["number"] + 1
    await play_on(visitors, 14)
    rows = log(house, opened["table"])
    assert [number for number, _, _ in rows] == list(range(len(rows)))
    match = replay(opened["table"], [text for _, text, _ in rows]).match
    assert match is not None
    assert len(match.log) == 61 + 6 + kills + 14


async def test_the_end_is_orderly(house: House) -> None:
    async with process(house) as host:
        opened = await host.open("person", "person", "person")
        visitor = await host.sit(opened["table"], *opened["secrets"])
        going = asyncio.create_task(host.stop())
        assert await visitor.gone() == 1012
        assert await going in {0, -15}


BROKEN = {
    "crashes": "import sys; sys.stdin.readline(); sys.exit(3)",
    "hangs": "import time; time.sleep(60)",
    "talks nonsense": "import sys\nfor line in sys.stdin: print('what?', flush=True)",
    "talks of something else": ELSEWHERE,
    "cheats": CHEAT,
    "cannot start": "import nothing_of_this_name",
}


@pytest.mark.parametrize("code", BROKEN.values(), ids=BROKEN.keys())
async def test_a_broken_worker_never_stops_a_table(house: House, code: str) -> None:
    workers = Workers(1, 0.2, (sys.executable, "-c", code))
    async with hosted(house, workers=workers) as host:
        opened = await host.open("person", "club", "club")
        me = await host.sit(opened["table"], opened["secrets"][0])
        await me.until(lambda: me.choices(0))
        number = me.views[0]["number"]
        await me.move(0)
        await me.until(lambda: me.views[0]["number"] > number and me.choices(0))
        health = await host.request("GET", "/api/health")
        assert health.json()["status"] == "ok"
        assert health.json()["address"] == ""  # it listens to this machine alone


@pytest.mark.parametrize(
    "error",
    [
        RuntimeError("unable to perform operation on a transport; the handler is closed"),  # what uvloop says
        BrokenPipeError(),
        ConnectionResetError(),
        ProcessLookupError(),
        AttributeError("whatever else a loop may think of"),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_a_worker_that_dies_while_it_is_given_a_job_is_replaced(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    workers = Workers(1, PATIENCE, (sys.executable, "-c", ECHO))
    assert await workers.answer(asked(7), "") == Chosen(7)
    dying = workers._all[0]._process
    assert dying is not None

    def write(_: bytes) -> None:
        raise error

    monkeypatch.setattr(dying.stdin, "write", write)
    with pytest.raises(WorkerFailed, match=type(error).__name__):
        await workers.answer(asked(8), "")
    assert await workers.answer(asked(9), "") == Chosen(9)
    assert workers._all[0]._process is not dying
    await workers.close()


async def test_whatever_goes_wrong_beside_a_table_it_goes_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludothek.server.room.scheduler.RETRY_SECONDS", 0.01)
    async with room(house) as here:
        live, opened = await here.open("club", "person")
        _, seen = await here.sit(live, opened.watch)
        before = live.table.number
        for error in (RuntimeError("nobody thought of this"), StoreFailed("nor of this")):
            _, answer = await here.job()
            answer.set_exception(error)
        _, answer = await here.job()
        assert live.table.match is not None
        answer.set_result(Chosen(live.table.match.legal()[0]))
        await seen.until(lambda message: message["type"] == "view" and message["number"] == before + 1)


async def test_a_seat_may_change_hands_while_a_computer_player_thinks(house: House) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "person")
        client, heard = await here.sit(live, opened.secrets[0])
        assert live.table.match is not None
        before, move = live.table.number, live.table.match.legal()[0]
        await live.hear(client, SetPlayer(type="seat", seat=0, player="club"))
        _, answer = await here.job()
        await live.hear(client, SetPlayer(type="seat", seat=0, player="person"))
        answer.set_result(Chosen(move))
        await live.scheduler.tasks.gone()
        assert live.table.match.log == [], "it is no longer the computer player's turn"
        await live.hear(client, SetPlayer(type="seat", seat=0, player="club"))
        (await here.job())[1].set_result(Chosen(move))
        await heard.until(lambda message: message["type"] == "view" and message["number"] == before + 4)


async def test_a_question_lapses_though_the_store_fails(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludothek.server.room.scheduler.RETRY_SECONDS", 0.01)
    async with room(house, question_seconds=0.05) as here:
        live, opened = await here.open("person", "person")
        asker, heard = await here.sit(live, opened.secrets[0])
        await here.sit(live, opened.secrets[1])
        await live.hear(asker, first_move(live))
        await live.hear(asker, Ask(type="ask", what="undo", seat=0))
        here.store.broken = True
        async with asyncio.timeout(PATIENCE):
            await here.store.failed.wait()
        here.store.broken = False
        asked = await heard.until(lambda message: message["type"] == "table" and message["question"])
        await heard.until(
            lambda message: (
                message["type"] == "table" and message["number"] > asked["number"] and message["question"] is None
            )
        )


async def test_no_hint_is_better_than_any(house: House) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "person")
        client, heard = await here.sit(live, opened.secrets[0])
        await live.hear(client, Hint(type="hint", seat=0))
        for _ in range(2):
            (await here.job())[1].set_exception(WorkerFailed("it has thought for too long"))
        assert (await heard.until(lambda message: message["type"] == "refused"))["reason"] == "not_now"
        await live.hear(client, Hint(type="hint", seat=0))
        assert live.table.match is not None
        values = [(move, 0.5) for move in live.table.match.legal()]
        (await here.job())[1].set_result(Weights(values, "chance", fewest=False))
        await heard.until(lambda message: message["type"] == "hinted")


class WatchedWorkers(Workers):
    """One worker whose answers are remembered, each with the process that gave it."""

    def __init__(self) -> None:
        super().__init__(1, PATIENCE)
        self.answers: list[tuple[int, int]] = []

    @property
    def process(self) -> asyncio.subprocess.Process:
        process = self._all[0]._process
        assert process is not None
        return process

    async def answer(self, job: Job, address: str, *, behind: bool = False) -> Reply:
        answer = await super().answer(job, address, behind=behind)
        assert isinstance(answer, Chosen)
        self.answers.append((self.process.pid, answer.move))
        return answer


async def test_a_killed_worker_is_replaced(house: House) -> None:
    workers = WatchedWorkers()
    async with hosted(house, workers=workers) as host:
        opened = await host.open("person", "beginner", "beginner")
        me = await host.sit(opened["table"], opened["secrets"][0])
        await me.until(lambda: me.choices(0))
        killed: set[int] = set()
        for _ in range(3):
            worker, answered = workers.process, len(workers.answers)
            worker.kill()
            killed.add(worker.pid)
            while len(workers.answers) == answered:  # until others have moved: one may stay on turn after winning
                number = me.views[0]["number"]
                await me.move(0)
                await me.until(lambda number=number: me.views[0]["number"] > number and me.choices(0))  # type: ignore[misc]
            assert not killed & {pid for pid, _ in workers.answers[answered:]}
        entries = [read_entry(text) for text in await host.hub.store.read(opened["table"])]
        made = [entry.moves[0] for entry in entries if isinstance(entry, Moved) and entry.by == "computer"]
        assert made == [move for _, move in workers.answers], "every move was thought about, none made in distress"


async def test_a_lost_client_is_missed_at_once(house: House) -> None:
    async with hosted(house) as host:
        _, visitors = await four(host)
        visitors[3].connection.transport.abort()
        await visitors[0].until(lambda: not visitors[0].table["seats"][3]["present"])
        with pytest.raises(ConnectionClosed):
            await until_closed(visitors[3])


async def until_closed(visitor: Visitor) -> None:
    while True:
        await visitor.hear()


async def test_a_worker_whose_job_was_cancelled_is_gone_when_all_are_closed(tmp_path: Path) -> None:
    told = tmp_path / "pid"
    code = f"import os, pathlib, sys; pathlib.Path({str(told)!r}).write_text(str(os.getpid())); sys.stdin.read()"
    workers = Workers(1, PATIENCE, (sys.executable, "-c", code))
    asking = asyncio.create_task(workers.answer(asked(0), "here"))
    while not told.exists() or not told.read_text():  # noqa: ASYNC110 - a file tells nobody
        await asyncio.sleep(0.02)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await workers.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int(told.read_text()), 0)
