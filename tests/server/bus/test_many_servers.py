"""Three servers share all tables: whatever happens to one, or to what they share, nothing is lost or done twice."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise

import pytest
import redis

from ludothek.server.bus.redis_link import PREFIX
from ludothek.server.table.entries import Moved, read_entry
from support.servers.engines import Postgres, Redis
from support.servers.houses import House
from support.servers.players import check, evening, log, match
from support.servers.processes import Process, fleet

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("kills", [5, pytest.param(100, marks=(pytest.mark.soak, pytest.mark.timeout(3600)))])
async def test_one_of_three_is_killed_in_the_middle_of_a_trick(shared_house: House, kills: int) -> None:
    async with fleet(shared_house) as servers:
        for kill in range(kills):
            victim = servers.servers[kill % 3]
            async with evening(servers) as matches:
                await asyncio.gather(*(each.goes_on(5 + kill % 4) for each in matches))
                victim.kill()
                starting = asyncio.create_task(victim.start())
                await asyncio.gather(*(each.ends() for each in matches))
                await starting
                assert any(player.lost for each in matches for player in each.players), "somebody was there"
                for each in matches:
                    assert not any(player.refused for player in each.players)
                    await check(shared_house, each, servers.servers)


async def test_redis_is_stopped_and_started(own_house: House, own_redis: Redis) -> None:
    async with fleet(own_house) as servers, evening(servers) as matches:
        await asyncio.gather(*(each.goes_on() for each in matches))
        own_redis.kill()
        await asyncio.gather(*(each.goes_on() for each in matches))  # more slowly, for the log tells all of it
        await asyncio.to_thread(own_redis.start)
        await asyncio.gather(*(each.ends() for each in matches))
        for each in matches:
            assert not any(player.refused for player in each.players)
            await check(own_house, each, servers.servers)


@pytest.mark.parametrize("way", ["stop", "kill"])
async def test_postgresql_is_restarted(own_house: House, own_postgres: Postgres, way: str) -> None:
    async with fleet(own_house) as servers, evening(servers) as matches:
        await asyncio.gather(*(each.goes_on() for each in matches))
        also = [await server.sit(matches[0].table, matches[0].secrets[0]) for server in servers.servers]
        await asyncio.to_thread(getattr(own_postgres, way))
        for visitor in also:
            await visitor.say("name", seat=next(iter(visitor.views)), name="Nobody")
            assert (await visitor.told("refused"))["reason"] == "not_stored"
            await visitor.leave()
        await asyncio.to_thread(own_postgres.start)
        await asyncio.gather(*(each.ends() for each in matches))
        for each in matches:
            refused = [refusal for player in each.players for refusal in player.refused]
            assert {refusal["reason"] for refusal in refused} <= {"not_stored", "unknown"}
            assert all(refusal["detail"].startswith("the store ") for refusal in refused)
            await check(own_house, each, servers.servers)


async def test_who_stood_still_and_wakes_up_moves_for_nobody_again(shared_house: House) -> None:
    """It believes that it attends to the tables, as it did when it fell asleep while computer players were to move."""
    async with fleet(shared_house, "--pace", "0.2") as servers:
        sleeper, other, _ = servers.servers
        opened = [await other.open("person", "beginner", "beginner", options={"deals": 1}) for _ in range(2)]
        watching = [await sleeper.sit(each["table"], each["watch"]) for each in opened]
        leases = [f"{PREFIX}lease:{each['table']}" for each in opened]
        with redis.Redis.from_url(shared_house.bus, decode_responses=True) as shared:
            while not all(held := shared.mget(leases)):  # noqa: ASYNC110 - Redis tells nobody
                await asyncio.sleep(0.05)
        async with match(other, opened[0]) as one, match(other, opened[1]) as two:
            await asyncio.gather(one.goes_on(), two.goes_on())
            with redis.Redis.from_url(shared_house.bus, decode_responses=True) as shared:
                assert shared.mget(leases) == held, "the first who came attends to the tables"
                sleeper.pause()
                await asyncio.gather(one.goes_on(), two.goes_on())
                assert set(shared.mget(leases)).isdisjoint(held), "another has taken over"
            sleeper.wake()
            await asyncio.gather(one.ends(), two.ends())
            for watcher, each in zip(watching, (one, two), strict=True):
                await watcher.reaches(each.number)
                await check(shared_house, each, servers.servers)


async def test_time_runs_out_once_whoever_keeps_it(shared_house: House) -> None:
    """Whoever is too late is moved for by one server, and never too early; another goes on when that one is killed."""
    seconds = 5
    async with fleet(shared_house) as servers:
        clock = {"seconds": seconds}
        opened = await servers.open(*["person"] * 3, options={"deals": 1}, clock=clock, contribution="x")
        seats = zip(servers.servers, opened["secrets"], strict=True)
        seated = [await host.sit(opened["table"], secret) for host, secret in seats]
        begun = max(view["number"] for visitor in seated for view in visitor.views.values())
        await seated[1].reaches(begun + 2)
        servers.servers[0].kill()
        for visitor in seated[1:]:
            await visitor.reaches(begun + 4)
        rows = log(shared_house, opened["table"])
        assert [number for number, _, _ in rows] == list(range(len(rows)))
        late = [
            (entry.by, at) for entry, at in ((read_entry(text), at) for _, text, at in rows) if isinstance(entry, Moved)
        ]
        assert {by for by, _ in late} == {"clock"}
        assert all(after - before > seconds - 0.5 for (_, before), (_, after) in pairwise(late))


async def test_a_rolling_restart_disturbs_nobody(shared_house: House) -> None:
    async with fleet(shared_house) as servers, evening(servers, deals=2) as matches:
        for server in servers.servers:
            await asyncio.gather(*(each.goes_on() for each in matches))
            assert await server.stop() in {0, -15}
            await server.start()
        await asyncio.gather(*(each.ends() for each in matches))
        for each in matches:
            assert not any(player.refused for player in each.players)
            await check(shared_house, each, servers.servers)


Trouble = Callable[[Process, Postgres, Redis], Awaitable[None]]


async def _killed(server: Process, _postgres: Postgres, _redis: Redis) -> None:
    server.kill()
    await server.start()


async def _asked_to_go(server: Process, _postgres: Postgres, _redis: Redis) -> None:
    assert await server.stop() in {0, -15}
    await server.start()


async def _standing_still(server: Process, _postgres: Postgres, _redis: Redis) -> None:
    server.pause()
    await asyncio.sleep(4.0)  # longer than a lease lasts
    server.wake()


async def _without_redis(_server: Process, _postgres: Postgres, redis: Redis) -> None:
    redis.kill()
    await asyncio.sleep(0.5)
    await asyncio.to_thread(redis.start)


async def _postgresql_killed(_server: Process, postgres: Postgres, _redis: Redis) -> None:
    await asyncio.to_thread(postgres.kill)
    await asyncio.to_thread(postgres.start)


async def _postgresql_stopped(_server: Process, postgres: Postgres, _redis: Redis) -> None:
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.start)


TROUBLES: tuple[Trouble, ...] = (
    _killed,
    _postgresql_killed,
    _standing_still,
    _without_redis,
    _asked_to_go,
    _postgresql_stopped,
)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("troubles", [60])
async def test_one_trouble_after_the_other(
    own_house: House, own_postgres: Postgres, own_redis: Redis, troubles: int
) -> None:
    """Each in the middle of two matches: nothing is lost, nothing happens twice, and nobody is told what is not so."""
    async with fleet(own_house) as servers:
        for number in range(troubles):
            befalls = TROUBLES[number % len(TROUBLES)]
            async with evening(servers) as matches:
                await asyncio.gather(*(each.goes_on(5 + number % 7) for each in matches))
                await befalls(servers.servers[number // len(TROUBLES) % 3], own_postgres, own_redis)
                await asyncio.gather(*(each.ends() for each in matches))
                for each in matches:
                    refused = {refusal["reason"] for player in each.players for refusal in player.refused}
                    assert refused <= {"not_stored", "unknown"}
                    await check(own_house, each, servers.servers)
