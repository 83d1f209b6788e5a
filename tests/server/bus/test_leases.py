"""Leases by a link that tests script and a clock that they move on: who attends to a table, and until when."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

import pytest

from ludothek.server.bus import redis_leases
from ludothek.server.bus.redis_leases import RENEWAL, SECONDS, RedisLeases
from ludothek.server.bus.redis_link import BusFailed
from support.servers.clock import Clock

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("clock")]


class Link:
    """What the servers of a test ask: who holds what, as long as nobody takes it away or nothing answers."""

    def __init__(self) -> None:
        self.holders: dict[str, str] = {}
        self.alive: dict[str, int] = {}
        self.down = False
        self.given_back: list[str] = []
        self.questions: list[int] = []
        """How many leases were asked for with each."""
        self.client = self

    async def set(self, name: str, _: int, *, px: int) -> None:
        self.alive[name] = px

    async def delete(self, name: str) -> None:
        self.alive.pop(name, None)

    async def ask(self, question: Coroutine[Any, Any, Any]) -> Any:
        if self.down:
            question.close()
            raise BusFailed("nobody answers")
        return await question

    async def run(self, script: str, names: Sequence[str], values: Sequence[str | float]) -> Any:
        if self.down:
            raise BusFailed("nobody answers")
        server = str(values[0])
        if script == redis_leases._RELEASE:
            self.given_back += [name for name in names if self.holders.get(name) == server]
            self.holders = {name: who for name, who in self.holders.items() if name not in names or who != server}
            return None
        assert script == redis_leases._RENEW
        assert values[1] == 1000 * SECONDS
        self.questions.append(len(names))
        return [int(self.holders.setdefault(name, server) == server) for name in names]


class Server:
    """One of several, which notes for which tables it has gained the lease."""

    def __init__(self, link: Link, name: str) -> None:
        self.leases = RedisLeases(link, name)  # type: ignore[arg-type]
        self.gained: list[str] = []

    def want(self, *tables: str) -> None:
        for table in tables:
            self.leases.want(table, lambda table=table: self.gained.append(table))  # type: ignore[misc]

    async def keep(self, clock: Clock) -> "asyncio.Task[None]":
        keeping = asyncio.create_task(self.leases.keep())
        await clock.go_on(0.0)
        return keeping


@pytest.fixture
def link() -> Link:
    return Link()


@pytest.fixture
def here(link: Link) -> Server:
    return Server(link, "here")


@pytest.fixture
def there(link: Link) -> Server:
    return Server(link, "there")


async def test_one_of_two_gets_it_and_the_other_when_it_is_given_back(
    link: Link, here: Server, there: Server, clock: Clock
) -> None:
    keeping = [await server.keep(clock) for server in (here, there)]
    here.want("t")
    await clock.go_on(0.0)
    there.want("t")
    await clock.go_on(0.0)
    assert (here.leases.holds("t"), there.leases.holds("t")) == (True, False)
    assert (here.gained, there.gained) == (["t"], [])
    for _ in range(5):
        await clock.go_on(RENEWAL)
    assert (here.leases.holds("t"), there.leases.holds("t")) == (True, False)
    assert here.gained == ["t"], "it is told once"
    here.leases.release("t")
    assert not here.leases.holds("t")
    await clock.go_on(0.0)
    assert link.given_back == ["lease:t"]
    assert not there.leases.holds("t")
    there.leases.hurry()
    await clock.go_on(0.0)
    assert there.leases.holds("t")
    assert there.gained == ["t"]
    for task in keeping:
        task.cancel()


async def test_a_lease_is_not_believed_after_its_end(here: Server, clock: Clock) -> None:
    """A server that was stopped for a while does not know who has it by now."""
    here.want("t")
    await here.leases._renew()
    clock.now += SECONDS - 0.1
    assert here.leases.holds("t")
    clock.now += 0.2
    assert not here.leases.holds("t")
    await here.leases._renew()
    assert here.leases.holds("t")
    assert here.gained == ["t", "t"], "what was due meanwhile is done now"
    clock.now += SECONDS - 0.1
    await here.leases._renew()
    assert here.gained == ["t", "t"]


async def test_a_lease_counts_from_when_it_was_asked_for(
    link: Link, here: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = link.run

    async def slowly(*asked: Any) -> Any:
        answer = await run(*asked)
        clock.now += 2.0
        return answer

    monkeypatch.setattr(link, "run", slowly)
    here.want("t")
    await here.leases._renew()
    assert here.leases.holds("t")
    clock.now += 1.1
    assert not here.leases.holds("t")


async def test_a_lease_that_another_one_took_is_lost(link: Link, here: Server) -> None:
    here.want("t")
    await here.leases._renew()
    link.holders["lease:t"] = "there"
    await here.leases._renew()
    assert not here.leases.holds("t")
    del link.holders["lease:t"]
    await here.leases._renew()
    assert here.leases.holds("t")
    assert here.gained == ["t", "t"]


async def test_nobody_holds_what_they_do_not_want(here: Server) -> None:
    assert not here.leases.holds("t")
    here.leases.release("t")
    await here.leases._renew()
    assert not here.leases.holds("t")


async def test_who_wants_it_again_at_once_keeps_it(link: Link, here: Server) -> None:
    """The last one has left, and somebody comes: nobody else is to have it in between."""
    here.want("t")
    await here.leases._renew()
    here.leases.release("t")
    here.want("t")
    await here.leases._give_back()
    assert link.given_back == []
    await here.leases._renew()
    assert here.leases.holds("t")


async def test_what_is_given_up_while_it_is_asked_for_is_given_back(
    link: Link, here: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = link.run

    async def meanwhile(*asked: Any) -> Any:
        answer = await run(*asked)
        here.leases.release("t")
        return answer

    here.want("t", "other")
    with monkeypatch.context() as slow:
        slow.setattr(link, "run", meanwhile)
        await here.leases._renew()
    assert here.gained == ["other"]
    assert not here.leases.holds("t")
    await here.leases._give_back()
    assert link.given_back == ["lease:t"]
    assert link.holders == {"lease:other": "here"}


async def test_while_nothing_answers_everybody_attends(link: Link, here: Server, there: Server, clock: Clock) -> None:
    """And once it answers, only who has it."""
    keeping = [await server.keep(clock) for server in (here, there)]
    for server in (here, there):
        server.want("t")
        await clock.go_on(0.0)
    link.down = True
    for _ in range(5):
        await clock.go_on(RENEWAL)
    assert (here.leases.holds("t"), there.leases.holds("t")) == (True, True)
    assert (here.gained, there.gained) == (["t", "t"], ["t"]), "each is told once that it may be alone"
    there.want("new")
    assert there.leases.holds("new")
    link.down = False
    await clock.go_on(RENEWAL)
    assert (here.leases.holds("t"), there.leases.holds("t")) == (True, False)
    assert not here.leases.holds("new")
    link.down = True
    await clock.go_on(RENEWAL)
    assert there.leases.holds("t")
    assert there.gained.count("t") == 2
    for task in keeping:
        task.cancel()


async def test_many_are_asked_for_with_few_questions(link: Link, here: Server) -> None:
    tables = [f"t{number}" for number in range(1100)]
    here.want(*tables)
    await here.leases._renew()
    assert link.questions == [500, 500, 100]
    assert all(map(here.leases.holds, tables))
    assert sorted(here.gained) == sorted(tables)
    for table in tables:
        here.leases.release(table)
    await here.leases._give_back()
    assert len(link.given_back) == 1100
    assert link.holders == {}


async def test_who_ends_gives_everything_back(link: Link, here: Server) -> None:
    here.want("one", "other")
    await here.leases._renew()
    assert link.alive == {"ludothek:alive:here": 10_000}
    await here.leases.end()
    assert (link.holders, link.alive) == ({}, {})
    assert not here.leases.holds("one")


async def test_what_could_not_be_given_back_is_given_back_later(link: Link, here: Server, clock: Clock) -> None:
    keeping = await here.keep(clock)
    here.want("t")
    await clock.go_on(0.0)
    link.down = True
    here.leases.release("t")
    await clock.go_on(RENEWAL)
    assert link.holders == {"lease:t": "here"}
    link.down = False
    await clock.go_on(RENEWAL)
    assert link.holders == {}
    keeping.cancel()


async def test_what_is_given_up_while_others_are_given_back_is_next(
    link: Link, here: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.want("one", "other")
    await here.leases._renew()
    run = link.run

    async def meanwhile(*asked: Any) -> Any:
        here.leases.release("other")
        return await run(*asked)

    here.leases.release("one")
    with monkeypatch.context() as slow:
        slow.setattr(link, "run", meanwhile)
        await here.leases._give_back()
    assert link.given_back == ["lease:one"]
    await here.leases._give_back()
    assert link.given_back == ["lease:one", "lease:other"]
