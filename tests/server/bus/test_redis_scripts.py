"""What servers count together in a real Redis: by its clock, for as long as it matters, and not for who is gone."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from ludothek.server.base.tasks import Tasks
from ludothek.server.bus import redis_leases, redis_limits
from ludothek.server.bus.redis_leases import RedisLeases
from ludothek.server.bus.redis_limits import SharedBuckets, SharedDelays, SharedQuota
from ludothek.server.bus.redis_link import RedisLink
from support.servers.houses import House

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def link(shared_house: House) -> AsyncIterator[RedisLink]:
    opened = RedisLink(shared_house.bus)
    yield opened
    await opened.close()


async def seconds(link: RedisLink, key: str) -> float:
    """How long a key will be there."""
    left: int = await link.client.pttl(f"ludothek:{key}")
    return left / 1000


async def test_nobody_gives_back_what_another_one_has_by_now(link: RedisLink, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_leases, "SECONDS", 300.0)  # however slow the machine is
    monkeypatch.setattr(redis_leases, "ALIVE_SECONDS", 1000.0)
    here, there = RedisLeases(link, "here"), RedisLeases(link, "there")
    for leases in (here, there):
        leases.want("t", lambda: None)
    await here._renew()
    assert 200.0 < await seconds(link, "lease:t") <= 300.0
    assert 900.0 < await seconds(link, "alive:here") <= 1000.0
    await link.client.delete("ludothek:lease:t")  # it has run out
    await there._renew()
    here.release("t")
    await here._give_back()
    assert await link.client.get("ludothek:lease:t") == b"there"
    await here._renew()
    assert await link.client.get("ludothek:lease:t") == b"there"
    there.release("t")
    await there._give_back()
    assert await link.client.get("ludothek:lease:t") is None


async def test_a_bucket_is_kept_until_it_is_full_again(link: RedisLink) -> None:
    buckets = SharedBuckets(link, "tables", 0.01, 2)
    same = SharedBuckets(link, "tables", 0.01, 2)
    assert [await each.take("one") for each in (buckets, same, buckets)] == [True, True, False]
    assert await buckets.take("other")
    assert 150.0 < await seconds(link, "bucket:tables:one") <= 201.0
    assert 90 < await same.seconds("one") <= 100
    await same.give_back("one")
    assert await buckets.seconds("one") == 0
    assert [await each.take("one") for each in (buckets, same)] == [True, False]
    for _ in range(5):
        await same.give_back("one")
    assert [await same.take("one") for _ in range(3)] == [True, True, False], "never more than the burst"


async def test_wrong_tries_are_counted_together_and_kept_for_an_hour(
    link: RedisLink, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_limits, "FIRST_DELAY", 1000.0)
    delays, same = SharedDelays(link, "codes", 2), SharedDelays(link, "codes", 2)
    assert await delays.take("one") == (0, 0)
    assert 3500.0 < await seconds(link, "delay:codes:one") <= 3600.0
    assert await same.take("one") == (1, 0)
    assert 4500.0 < await seconds(link, "delay:codes:one") <= 4600.0
    wrong, wait = await delays.take("one")
    assert (wrong, 900 < wait <= 1000) == (2, True)
    assert await delays.take("other") == (0, 0)
    await same.give_back("one")
    assert await delays.take("one") == (1, 0), "who was right does not wait"
    for _ in range(2):
        await delays.give_back("one")
    assert not await link.client.exists("ludothek:delay:codes:one")
    await delays.give_back("one")
    assert not await link.client.exists("ludothek:delay:codes:one")


async def test_what_a_server_held_that_is_gone_does_not_count(link: RedisLink) -> None:
    tasks = Tasks()
    here, there = (SharedQuota(link, "clients", 2, server, tasks) for server in ("here", "there"))
    for server in ("here", "there"):
        await link.client.set(f"ludothek:alive:{server}", 1)
    assert [await here.take("one"), await there.take("one"), await here.take("one")] == [True, True, False]
    assert await link.client.hgetall("ludothek:quota:clients:one") == {b"here": b"1", b"there": b"1"}
    here.give_back("one")
    await tasks.gone()
    assert await link.client.hgetall("ludothek:quota:clients:one") == {b"there": b"1"}
    assert [await here.take("one"), await here.take("one")] == [True, False]
    await link.client.delete("ludothek:alive:there")
    assert await here.take("one")
    assert await link.client.hgetall("ludothek:quota:clients:one") == {b"here": b"2"}
    assert 600_000.0 < await seconds(link, "quota:clients:one") <= 604_800.0
    assert not await here.take("one")
