"""What is thought about for people: hints with values, advice before a blunder, and looking back at a match."""

import asyncio

import pytest

from ludothek.players.analysis import Finding, Judged
from ludothek.server.messages.from_clients import Advise, Answer, Hint
from ludothek.server.room.live import LiveTable
from ludothek.server.room.quotas import ANALYSES
from ludothek.server.table.table import Refuse
from ludothek.server.workers.fair_queue import FairQueue
from ludothek.server.workers.jobs import Chosen, LookedBack, Reply, Weights
from ludothek.server.workers.pool import WorkerFailed
from support.examples import ALONE, BOARD, CHANCES
from support.servers.houses import House
from support.servers.room import Room, a_while, first_move, resign, room
from support.servers.visitors import PATIENCE, hosted

pytestmark = pytest.mark.asyncio

DECISIONS = 4


def weights(live: LiveTable) -> Weights:
    """The answer of a worker that likes the last of three moves best, and then the first."""
    assert live.table.match is not None
    *others, last = live.table.match.legal()
    values = [(last, 0.624), *((move, 0.55 - 0.01 * at) for at, move in enumerate(others))]
    return Weights(values, "chance", fewest=False)


async def test_a_hint_says_what_it_is_worth_and_the_next_best(house: House) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "person")
        client, heard = await here.sit(live, opened.secrets[0])
        await live.hear(client, Hint(type="hint", seat=0))
        (await here.job())[1].set_result(weights(live))
        hinted = await heard.until(lambda message: message["type"] == "hinted")
        assert live.table.match is not None
        texts = [live.table.match.text(move) for move in live.table.match.legal()]
        assert (hinted["unit"], hinted["move"], hinted["value"]) == ("chance", texts[-1], 62)
        assert (hinted["other"], hinted["other_value"]) == (texts[0], 55)


NONE = [Chosen(7), Weights([], "chance", fewest=False), Weights([(0, 1.0)], "chance", fewest=False)]


@pytest.mark.parametrize("answer", NONE)
async def test_values_that_are_none_are_not_told(house: House, answer: Reply) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "person")
        client, heard = await here.sit(live, opened.secrets[0])
        await live.hear(client, Hint(type="hint", seat=0))
        for _ in range(2):
            (await here.job())[1].set_result(answer)
        assert (await heard.until(lambda message: message["type"] == "refused"))["reason"] == "not_now"


async def test_advice_tells_what_every_move_costs(house: House) -> None:
    async with room(house) as here:
        live, opened = await here.open("person", "master", advice=True)
        client, heard = await here.sit(live, opened.secrets[0])
        assert (await heard.until(lambda message: message["type"] == "table"))["advice"]
        while live.table.turn != 0:
            (await here.job())[1].set_result(Chosen(live.table.match.legal()[0] if live.table.match else 0))
            await a_while()
        await live.hear(client, Advise(type="advise", seat=0))
        (await here.job())[1].set_result(weights(live))
        advised = await heard.until(lambda message: message["type"] == "advised")
        assert live.table.match is not None
        texts = [live.table.match.text(move) for move in live.table.match.legal()]
        assert advised["move"] == texts[-1]
        assert list(advised["costs"]) == [texts[-1], *texts[:-1]]
        assert [advised["costs"][text] for text in (texts[-1], texts[0], texts[1])] == [0, 7, 8]


async def test_advice_keeps_up_with_who_plays_quickly(house: House) -> None:
    """A move is made while advice is still being thought about: nothing is refused, and the next one is advised on."""
    async with room(house) as here:
        live, opened = await here.open("person", game=ALONE, advice=True)
        client, heard = await here.sit(live, opened.secrets[0])
        await live.hear(client, Advise(type="advise", seat=0))
        _, slow = await here.job()
        old = weights(live)
        await live.hear(client, first_move(live))
        await live.hear(client, Advise(type="advise", seat=0))
        slow.set_result(old)
        (await here.job())[1].set_result(weights(live))
        advised = await heard.until(lambda message: message["type"] == "advised")
        assert advised["number"] == live.table.number
        assert "refused" not in {message["type"] for message in heard.heard}


async def test_advice_is_for_one_person_alone_who_wanted_it(house: House) -> None:
    async with room(house) as here:
        for players in (["person", "person"], ["person", "open"], ["master", "master"]):
            with pytest.raises(Refuse, match="one person alone"):
                await here.open(*players, advice=True)
        live, opened = await here.open("person", "person")
        client, heard = await here.sit(live, opened.secrets[0])
        await live.hear(client, Advise(type="advise", seat=0))
        assert "without advice" in (await heard.until(lambda message: message["type"] == "refused"))["detail"]


# Looking back.


async def ended(here: Room) -> tuple[LiveTable, str]:
    """A game of four moves by two people, which was then resigned; and the secret of a seat."""
    live, opened = await here.open("person", "person")
    client, _ = await here.sit(live, *opened.secrets)
    for _ in range(2 * DECISIONS):
        await live.hear(client, first_move(live))
    await live.hear(client, resign(1))
    if live.table.question is not None:
        await live.hear(client, Answer(type="answer", agree=True))
    assert live.table.phase == "over"
    assert opened.secrets[0] is not None
    return live, opened.secrets[0]


def finding(number: int, cost: float) -> LookedBack:
    values = Judged(0.5 - cost, 0.5, "b2", None)
    return LookedBack(Finding(number, 1, "a1", None, "chance", cost, values, None))


async def test_a_match_is_looked_back_at_decision_by_decision(house: House) -> None:
    async with room(house) as here:
        live, _ = await ended(here)
        freed: list[str] = []
        async with live.lock:
            assert (await live.advisers.analysis(0)).state == "none"
            assert (await live.advisers.analyse(0, "there", lambda: freed.append("x"))).state == "working"
        for at, cost in enumerate([0.1, 0.0, 0.3, 0.2]):
            job, answer = await here.job()
            answer.set_result(finding(len(job.position.log), cost))
            await a_while()
            async with live.lock:
                told = await live.advisers.analysis(0)
            assert (told.total, len(told.findings)) == (DECISIONS, at + 1)
        await live.advisers.tasks.gone()
        async with live.lock:
            told = await live.advisers.analysis(0)
        assert (told.state, freed) == ("done", ["x"])
        assert here.workers.accounts[-1] == ("there", live.table.name)
        numbers = [each.number for each in told.findings]
        assert numbers == sorted(numbers)
        assert told.dearest == (numbers[2], numbers[3], numbers[0])
        async with live.lock:  # it is there, and nothing is begun again
            assert await live.advisers.analyse(0, "there", lambda: freed.append("y")) == told
        assert freed == ["x", "y"]


async def test_looking_back_goes_on_where_a_worker_has_failed(house: House) -> None:
    async with room(house) as here:
        live, _ = await ended(here)
        async with live.lock:
            await live.advisers.analyse(0, "", lambda: None)
        job, answer = await here.job()
        answer.set_result(finding(len(job.position.log), 0.0))
        for _ in range(2):
            (await here.job())[1].set_exception(WorkerFailed("killed"))
        await a_while()
        async with live.lock:
            assert (await live.advisers.analysis(0)).state == "stopped"
            await live.advisers.analyse(0, "", lambda: None)
        again, answer = await here.job()
        assert again.position.log > job.position.log
        answer.set_result(finding(len(again.position.log), 0.0))


async def test_a_table_that_is_looked_back_at_stays_in_memory(house: House) -> None:
    async with room(house) as here:
        live, _ = await ended(here)
        for client in list(live.clients):
            await live.leave(client)
        assert live.idle
        async with live.lock:
            await live.advisers.analyse(0, "", lambda: None)
        await a_while()
        assert not live.idle


async def test_only_a_match_that_is_over_and_only_with_a_secret(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", game=BOARD, contribution="x")
        path = f"/api/tables/{opened['table']}/analysis"
        early = await host.request("POST", path, opened["secrets"][0], json={"seat": 0})
        assert (early.status_code, early.json()["detail"]) == (409, "a match can be looked back at when it is over")
        visitor = await host.sit(opened["table"], *opened["secrets"])
        await visitor.say("ask", what="agreement", seat=0, agreement="resign")
        await visitor.until(lambda: visitor.table["phase"] == "over")
        assert (await host.request("POST", path, "wrong", json={"seat": 0})).status_code == 403
        assert (await host.request("GET", f"{path}?seat=0", "wrong")).status_code == 403
        assert (await host.request("POST", path, opened["secrets"][0], json={"seat": 7})).status_code == 409
        assert (await host.request("GET", f"{path}?seat=-1", opened["secrets"][0])).status_code == 409
        for _ in range(ANALYSES + 1):  # one that has nothing to do counts no longer
            told = (await host.request("POST", path, opened["watch"], json={"seat": 1})).json()
            async with asyncio.timeout(PATIENCE):
                while told["state"] == "working":
                    told = (await host.request("GET", f"{path}?seat=1", opened["watch"])).json()
        assert told == {"seat": 1, "state": "done", "total": 0, "findings": [], "as_good": 0, "dearest": []}


async def test_an_address_has_few_matches_looked_back_at_at_once(house: House) -> None:
    async with hosted(house) as host:
        hub = host.hub
        opened = await host.open("person", "person", game=BOARD, contribution="x")
        visitor = await host.sit(opened["table"], *opened["secrets"])
        await visitor.say("ask", what="agreement", seat=0, agreement="resign")
        await visitor.until(lambda: visitor.table["phase"] == "over")
        for _ in range(ANALYSES):
            assert await hub.quotas.analysing.take("127.0.0.1")
        path = f"/api/tables/{opened['table']}/analysis"
        assert (await host.request("POST", path, opened["secrets"][0], json={"seat": 0})).status_code == 429
        hub.quotas.analysing.give_back("127.0.0.1")
        assert (await host.request("POST", path, opened["secrets"][0], json={"seat": 0})).status_code == 200


async def test_who_stands_behind_is_served_when_nobody_else_waits() -> None:
    queue = FairQueue(["worker"])
    served: list[str] = []

    async def work(name: str, *, behind: bool) -> None:
        worker = await queue.take(name, name, behind=behind)
        served.append(name)
        queue.give_back(worker)

    taken = await queue.take("a", "0")
    async with asyncio.TaskGroup() as group:
        for name in ("behind b", "behind c", "d", "e"):
            group.create_task(work(name, behind=name.startswith("behind")))
        await a_while()
        queue.give_back(taken)
    assert served == ["d", "e", "behind b", "behind c"]


async def test_a_whole_short_match_is_looked_back_at_by_a_worker(house: House) -> None:
    """With a real worker, which is killed once on the way."""
    async with hosted(house) as host:
        opened = await host.open("person", "beginner", game=CHANCES, contribution="x", options={"rounds": 1})
        me = await host.sit(opened["table"], opened["secrets"][0])
        await me.play_to_the_end()
        path = f"/api/tables/{opened['table']}/analysis"
        told = (await host.request("POST", path, opened["secrets"][0], json={"seat": 0})).json()
        host.hub.workers._all[0].kill()
        async with asyncio.timeout(PATIENCE):
            while told["state"] == "working":
                told = (await host.request("GET", f"{path}?seat=0", opened["secrets"][0])).json()
        assert told["state"] == "done"
        assert len(told["findings"]) == told["total"] > 0
        for each in told["findings"]:
            assert each["cost"] == pytest.approx(each["values"]["best"] - each["values"]["played"], abs=1e-3)
