"""The bus without a Redis: what it does with what it hears, and what becomes of things while nobody answers."""

import asyncio
import gc
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from ludothek.server.base.tasks import Tasks
from ludothek.server.bus.news import Grown, News
from ludothek.server.bus.redis_bus import CHANNEL, RedisBus
from ludothek.server.bus.redis_limits import SharedBuckets, SharedDelays, SharedQuota
from ludothek.server.bus.redis_link import PATIENCE, BusFailed, RedisLink
from support.servers.clock import Clock
from support.servers.room import a_while

pytestmark = pytest.mark.asyncio

NOWHERE = "redis://127.0.0.1:1/0"


class Channels:
    """What listens to channels, and fails as often as the test wants."""

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.heard: set[str] = set()
        self.said: list[str] = []

    async def subscribe(self, *channels: str) -> None:
        self._try()
        self.heard |= set(channels)
        self.said.append("subscribe")

    async def unsubscribe(self, *channels: str) -> None:
        self._try()
        self.heard -= set(channels)
        self.said.append("unsubscribe")

    def _try(self) -> None:
        if self.failures:
            self.failures -= 1
            raise OSError("the line is broken")


@pytest_asyncio.fixture
async def bus() -> AsyncIterator[RedisBus]:
    opened = RedisBus(NOWHERE)
    yield opened
    await opened._tasks.end()
    await opened._link.close()


def heard(bus: RedisBus, table: str) -> list[News | None]:
    found: list[News | None] = []
    bus.listen(table, found.append)
    return found


def message(kind: str, table: str, data: bytes = b"") -> dict[str, Any]:
    return {"type": kind, "channel": f"{CHANNEL}{table}".encode(), "data": data}


async def test_who_begins_to_listen_may_have_missed_something(bus: RedisBus) -> None:
    one, other = heard(bus, "one"), heard(bus, "other")
    bus._hear(message("subscribe", "one"))
    bus._hear(None)
    bus._hear(message("unsubscribe", "other"))
    assert (one, other) == ([None], [])


async def test_news_come_to_whom_they_are_for(bus: RedisBus, caplog: pytest.LogCaptureFixture) -> None:
    one, other = heard(bus, "one"), heard(bus, "other")
    for number in (3, 4):
        bus._hear(message("message", "one", msgspec.json.encode(Grown(number))))
    bus._hear(message("message", "one", b'{"type":"of another age"}'))
    bus._hear(message("message", "one", b"\xff"))
    assert (one, other) == ([Grown(3), Grown(4)], [])
    assert len([text for text in caplog.messages if "not understood" in text]) == 2
    bus.forget("one")
    bus._hear(message("message", "one", msgspec.json.encode(Grown(5))))
    assert len(one) == 2


async def test_a_table_that_could_not_be_listened_to_is_tried_again(bus: RedisBus) -> None:
    channels = Channels(failures=1)
    heard(bus, "come")
    bus.forget("gone")
    bus._pubsub = channels  # type: ignore[assignment]
    with pytest.raises(OSError, match="broken"):
        await bus._follow()
    await bus._follow()
    assert channels.heard == {f"{CHANNEL}come"}
    assert channels.said == ["subscribe", "unsubscribe"]
    await bus._follow()
    assert channels.said == ["subscribe", "unsubscribe"], "what is done is done"


async def test_what_changes_is_followed_as_soon_as_somebody_listens(
    bus: RedisBus, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    channels = Channels(failures=2)
    bus._tasks.spawn(bus._follow_changes())
    heard(bus, "t")
    await clock.go_on(0.0)
    assert bus._changes == {"t"}, "nobody listens yet"
    bus._pubsub = channels  # type: ignore[assignment]
    bus._changed.set()
    await clock.go_on(0.5)
    await clock.go_on(0.5)
    assert channels.heard == {f"{CHANNEL}t"}
    bus._pubsub = None


async def test_while_nobody_listens_news_are_told_here_at_once(bus: RedisBus) -> None:
    assert bus.deaf
    told = heard(bus, "t")
    bus.publish("t", Grown(1))
    assert told == [Grown(1)]
    bus._pubsub = Channels()  # type: ignore[assignment]
    assert not bus.deaf
    bus.publish("t", Grown(2))
    assert told == [Grown(1)], "it comes back by way of Redis"
    assert bus._outbox.get_nowait() == ("t", Grown(2))
    for number in range(bus._outbox.maxsize):
        bus.publish("t", Grown(number))
    bus.publish("t", Grown(-1))
    assert told == [Grown(1), Grown(-1)], "those that there is no room for are told at least here"
    while not bus._outbox.empty():
        bus._outbox.get_nowait()
    bus._pubsub = None


async def test_news_that_could_not_be_sent_are_told_here(bus: RedisBus, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []

    async def fail(batch: list[Any]) -> None:
        batches.append(len(batch))
        raise BusFailed("nobody answers")

    monkeypatch.setattr(bus, "_send", fail)
    told = heard(bus, "t")
    bus._pubsub = Channels()  # type: ignore[assignment]
    for number in range(3):
        bus.publish("t", Grown(number))
    bus._tasks.spawn(bus._publish())
    await a_while()
    assert told == [Grown(0), Grown(1), Grown(2)]
    assert batches == [3], "all that waits goes at once"
    bus._pubsub = None


# The link.


async def answer(what: Any) -> Any:
    if isinstance(what, Exception):
        raise what
    return what


async def test_after_a_failure_nothing_is_asked_for_a_moment(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock(monkeypatch)
    link = RedisLink(NOWHERE)
    assert await link.ask(answer(7)) == 7
    for _ in range(2):
        with pytest.raises(BusFailed, match=r"the bus does not answer \(nobody is there\)"):
            await link.ask(answer(OSError("nobody is there")))
        with pytest.raises(BusFailed, match="nobody is there"):
            await link.ask(answer(7))
        clock.now += PATIENCE - 0.1
        with pytest.raises(BusFailed, match="nobody is there"):
            await link.ask(answer(7))
        clock.now += 0.2
    assert [record.levelname for record in caplog.records] == ["ERROR"], "it is said once"
    assert await link.ask(answer(7)) == 7
    assert link.trouble == ""
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]
    with pytest.raises(KeyError):
        await link.ask(answer(KeyError("a mistake of ours")))
    assert await link.ask(answer(8)) == 8
    await link.close()
    with pytest.raises(BusFailed, match="closed"):
        await link.ask(answer(9))


async def test_once_news_are_heard_again_everything_is_asked_again() -> None:
    link = RedisLink(NOWHERE)
    link.failed(OSError("nobody is there"))
    link.answered()
    assert await link.ask(answer(7)) == 7
    await link.close()


async def test_who_does_not_answer_in_time_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    link = RedisLink(NOWHERE)
    asking = asyncio.create_task(link.ask(asyncio.Event().wait()))
    await clock.go_on(2 * PATIENCE - 0.1)
    assert not asking.done()
    await clock.go_on(0.2)
    with pytest.raises(BusFailed, match="it takes too long"):
        asking.result()
    await a_while()
    assert not link._asked
    await link.close()


# Limits while nobody answers: each server counts for itself.


@pytest_asyncio.fixture
async def deaf() -> AsyncIterator[RedisLink]:
    link = RedisLink(NOWHERE)
    link.failed(OSError("nobody is there"))
    link._down_until = float("inf")
    yield link
    await link.close()
    gc.collect()


async def test_without_the_bus_each_server_counts_for_itself(deaf: RedisLink) -> None:
    buckets = SharedBuckets(deaf, "tables", 1e-3, 2)
    assert [await buckets.take("one") for _ in range(3)] == [True, True, False]
    assert await buckets.take("other")
    assert await buckets.seconds("one") == 1000
    await buckets.give_back("one")
    assert await buckets.seconds("one") == 0
    delays = SharedDelays(deaf, "codes", 2)
    tries = [await delays.take("one") for _ in range(3)]
    assert [(tried.wrong, tried.seconds) for tried in tries] == [(0, 0), (1, 0), (2, 10)]
    await delays.give_back("one")
    assert (await delays.take("one")).seconds == 0
    tasks = Tasks()
    quota = SharedQuota(deaf, "clients", 2, "here", tasks)
    assert [await quota.take("one") for _ in range(3)] == [True, True, False]
    quota.give_back("one")
    await tasks.gone()
    assert [await quota.take("one") for _ in range(2)] == [True, False]
