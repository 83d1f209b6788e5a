"""Who asks much of the computer players waits for itself: the queue is fair, and tables that nobody looks at pause."""

import asyncio
import json
import sys

import pytest

from ludothek.server.workers.fair_queue import FairQueue
from ludothek.server.workers.jobs import Chosen
from ludothek.server.workers.pool import Workers
from support.servers.houses import House
from support.servers.room import a_while, first_move, room
from support.servers.visitors import PATIENCE
from support.servers.workers import ECHO, asked

pytestmark = pytest.mark.asyncio


async def test_addresses_are_served_in_turn_and_so_are_their_tables() -> None:
    queue = FairQueue(["worker"])
    served: list[str] = []

    async def work(address: str, table: str, name: str) -> None:
        worker = await queue.take(address, table)
        served.append(f"{address} {table} {name}")
        queue.give_back(worker)

    taken = await queue.take("a", "0")
    wanted = ["a 1 x", "a 1 y", "a 2 x", "a 3 x", "b 9 x", "b 9 y", "c 5 x"]
    async with asyncio.TaskGroup() as group:
        for each in wanted:
            group.create_task(work(*each.split()))
        await a_while()
        assert served == []
        queue.give_back(taken)
    assert served == ["a 1 x", "b 9 x", "c 5 x", "a 2 x", "b 9 y", "a 3 x", "a 1 y"]
    assert await queue.take("d", "7") == "worker"


async def test_who_no_longer_waits_is_passed_over() -> None:
    queue = FairQueue(["worker"])
    await queue.take("a", "1")
    gone, late, last = (asyncio.create_task(queue.take(address, "1")) for address in "abc")
    await a_while()
    gone.cancel()
    await a_while()
    queue.give_back("worker")
    late.cancel()  # it has been given the worker and does not know yet
    assert await asyncio.wait_for(last, PATIENCE) == "worker"
    assert gone.cancelled()
    assert late.cancelled()


async def test_one_address_with_many_tables_does_not_hold_up_another() -> None:
    workers = Workers(1, PATIENCE, (sys.executable, "-c", ECHO))
    answers: list[int] = []
    before: dict[int, int] = {}
    """How many were answered when each was asked: a quick machine does not wait for us."""

    async def ask(number: int, address: str, table: str) -> None:
        before[number] = len(answers)
        answer = await workers.answer(asked(number, table), address)
        assert isinstance(answer, Chosen)
        answers.append(answer.move)

    async with asyncio.TaskGroup() as group:
        for number in range(59):
            group.create_task(ask(number, "many", f"table {number}"))
        await a_while()
        group.create_task(ask(99, "one", "table"))
    await workers.close()
    assert answers.index(99) <= before[99] + 2, "after what was being thought about, and one more of the others"
    assert sorted(answers) == [*range(59), 99]


async def test_nobody_moves_at_a_table_that_nobody_looks_at(house: House) -> None:
    async with room(house) as here:
        live, opened = await here.open("master", "master")
        await a_while()
        assert here.workers.asked.empty()
        assert live.idle
        watcher, seen = await here.sit(live, opened.watch)
        job, answer = await here.job()
        assert job.level == "master"
        await live.leave(watcher)
        # What was being thought about is still played, but nothing more.
        assert live.table.match is not None
        answer.set_result(Chosen(live.table.match.legal()[0]))
        await live.scheduler.tasks.gone()
        assert len(live.table.match.log) == 1
        assert here.workers.asked.empty()
        assert live.idle
        await here.sit(live, opened.watch)
        assert len((await here.job())[0].position.log) == 1
        assert seen.numbers()


async def test_time_runs_out_where_somebody_sees_it(house: House) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "person", clock={"seconds": 3600})
        client, _ = await here.sit(live, opened.secrets[0])
        await live.leave(client)
        live.shared.clock.run_out(live.scheduler.wake_soon)  # as its timer does
        await live.scheduler.tasks.gone()
        assert here.workers.asked.empty()
        _, heard = await here.sit(live, opened.secrets[1])
        job, answer = await here.job()
        assert job.level == "casual"
        assert live.table.match is not None
        before = live.table.number
        answer.set_result(Chosen(live.table.match.legal()[0]))
        await heard.until(lambda message: message["type"] == "view" and message["number"] == before + 1)
        moved = json.loads((await here.store.read(opened.table))[-1])
        assert (moved["type"], moved["by"]) == ("moved", "clock")


async def test_who_sits_at_a_table_answers_for_it(house: House) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "master")
        await here.sit(live, opened.watch, address="a watcher")
        mover, _ = await here.sit(live, opened.secrets[0], address="the guest")
        await live.hear(mover, first_move(live))
        await here.job()
        assert here.workers.accounts == [("the guest", opened.table)]
