"""The engines of the tests: they come back with what they kept, and nothing of them stays behind."""

import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
import redis

from ludothek.server.store.store import Store
from support.servers.engines import PATIENCE, Postgres, Redis
from support.servers.houses import House

START = """
import sys
sys.path.insert(0, sys.argv[1])
from support.servers.engines import Redis
engine = Redis().start()
print(engine.port, flush=True)
sys.stdin.read()
"""


@pytest.mark.asyncio
async def test_what_was_stored_outlives_a_killed_database(own_house: House, own_postgres: Postgres) -> None:
    store = Store(own_house.database)
    await store.append("t", 0, "kept")
    await store.close()
    for end in (own_postgres.kill, own_postgres.stop):
        end()
        with pytest.raises(psycopg.OperationalError):
            own_postgres._try()
        own_postgres.start()
        store = Store(own_house.database)
        assert await store.read("t") == ["kept"]
        await store.close()


def test_news_are_not_kept(own_redis: Redis) -> None:
    with redis.Redis.from_url(own_redis.url) as connection:
        connection.set("news", "old")
    own_redis.kill()
    with pytest.raises(redis.ConnectionError):
        own_redis._try()
    own_redis.start()
    with redis.Redis.from_url(own_redis.url) as connection:
        assert connection.get("news") is None


def test_every_house_is_a_new_one(shared_house: House) -> None:
    with redis.Redis.from_url(shared_house.bus) as connection:
        assert connection.dbsize() == 0
    with psycopg.connect(shared_house.database.replace("+psycopg", "")) as database:
        assert database.execute("SELECT count(*) FROM entries").fetchone() == (0,)


@pytest.mark.usefixtures("_programs")
def test_an_engine_does_not_outlive_whoever_started_it() -> None:
    command = [sys.executable, "-c", START, str(Path(__file__).parents[1])]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout is not None
        port = int(tests.stdout.readline())
        tests.kill()
    end = time.monotonic() + PATIENCE
    while answers(port):
        assert time.monotonic() < end
        time.sleep(0.02)


def answers(port: int) -> bool:
    with redis.Redis(port=port) as connection, suppress(redis.ConnectionError):
        return bool(connection.ping())
    return False
