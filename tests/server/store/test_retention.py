"""How long tables are kept: those that are due go as a whole, the others stay, and nobody goes on with a dead one."""

import asyncio
import json
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import Engine

from ludothek.core.errors import LudothekError
from ludothek.server.room.shared_table import NoEntry
from ludothek.server.store import listing, retention
from ludothek.server.store.database import open_database
from ludothek.server.store.retention import Keep, keep, sweep
from server.room.test_trouble import BEGUN, opening, whole
from support.at_once import at_once
from support.servers.houses import House
from support.servers.room import first_move, room

DAY = 24 * 3600.0
RESIGNED = {"type": "asked", "what": "agreement", "by": 0, "seat": 0, "waiting_for": [], "agreement": "resign"}


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    found: str = request.getfixturevalue("postgres")
    return found


def add(engine: Engine, name: str, days: float, *log: dict[str, Any]) -> None:
    """A table whose last entry is so many days old."""
    at = time.time() - days * DAY
    with engine.begin() as connection:
        for number, entry in enumerate(log):
            row = {"t": name, "n": number, "e": json.dumps(whole(entry)), "a": at - (len(log) - 1 - number)}
            connection.execute(text("INSERT INTO entries VALUES (:t, :n, :e, :a)"), row)
        connection.execute(text("INSERT INTO codes VALUES (:c, :t, 'join.x')"), {"c": name[:8], "t": name})


def over(engine: Engine, name: str, days: float) -> None:
    add(engine, name, days, opening(), BEGUN, RESIGNED)


def going_on(engine: Engine, name: str, days: float) -> None:
    add(engine, name, days, opening(), BEGUN)


def names(engine: Engine) -> list[str]:
    return sorted(log.table for log in listing.logs(engine))


def left(engine: Engine, name: str) -> list[str]:
    with engine.connect() as connection:
        found = connection.execute(text('SELECT entry FROM entries WHERE "table" = :t ORDER BY number'), {"t": name})
        return list(found.scalars())


@pytest.fixture
def engine(url: str) -> Any:
    opened = open_database(url)
    yield opened
    opened.dispose()


def test_tables_are_kept_as_long_as_the_host_says(engine: Engine) -> None:
    for days in (1, 100, 400):
        over(engine, f"over{days}", days)
        going_on(engine, f"on{days}", days)
    add(engine, "other", 400, opening(version=99))
    add(engine, "otherold", 500, opening(version=99))
    assert sweep(engine, Keep()) == 0
    assert sweep(engine, Keep(finished=90 * DAY, unfinished=450 * DAY)) == 3
    assert names(engine) == ["on1", "on100", "on400", "other", "over1"], "of other rules, only those that are old go"
    assert sweep(engine, Keep(unfinished=90 * DAY)) == 3
    assert names(engine) == ["on1", "over1"]
    with engine.connect() as connection:
        codes = set(connection.execute(text('SELECT "table" FROM codes')).scalars())
    assert codes == {"on1", "over1"}
    assert sweep(engine, Keep(finished=1800.0, unfinished=1800.0)) == 2
    assert names(engine) == []


def test_a_table_counts_from_its_last_entry(engine: Engine) -> None:
    going_on(engine, "old", 400)
    moved = {"type": "named", "seat": 0, "name": "Ada"}
    row = {"t": "old", "n": 2, "e": json.dumps(moved), "a": time.time() - DAY}
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO entries VALUES (:t, :n, :e, :a)"), row)
    assert sweep(engine, Keep(unfinished=90 * DAY)) == 0
    assert len(left(engine, "old")) == 3


def test_what_is_in_use_stays(engine: Engine) -> None:
    for name in ("here", "there"):
        over(engine, name, 400)
    assert sweep(engine, Keep(finished=DAY), lambda name: name == "here") == 1
    assert names(engine) == ["here"]


def test_whoever_is_quicker_keeps_the_table(engine: Engine) -> None:
    """Somebody plays on between the look at a table and its end."""
    going_on(engine, "t", 400)
    found = listing.find(engine, "t")
    row = {"e": json.dumps({"type": "named", "seat": 0, "name": "Ada"}), "a": time.time()}
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO entries VALUES ('t', 2, :e, :a)"), row)
    assert not retention.remove(engine, found)
    assert len(left(engine, "t")) == 3


def test_servers_that_sweep_at_once_delete_each_table_once(url: str, engine: Engine) -> None:
    for number in range(12):
        over(engine, f"t{number}", 400)
    engines = [open_database(url) for _ in range(3)]
    assert sum(at_once(*(partial(sweep, each, Keep(finished=DAY)) for each in engines))) == 12
    for each in engines:
        each.dispose()
    assert names(engine) == []


def test_what_is_left_of_a_deleted_table_goes_after_a_month(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    over(engine, "t", 400)
    sweep(engine, Keep(finished=DAY))
    assert left(engine, "t") == ['{"type":"removed"}']
    with pytest.raises(LudothekError, match="there is no table t"):
        listing.read(engine, "t")
    sweep(engine, Keep())
    assert len(left(engine, "t")) == 1
    monkeypatch.setattr(retention, "FORGOTTEN", -1.0)
    sweep(engine, Keep())
    assert left(engine, "t") == []
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM summaries")).scalar() == 0


def test_a_log_is_followed_once_and_again_when_it_has_grown(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    going_on(engine, "t", 100)
    followed: list[str] = []
    follow = listing.follow

    def counted(there: Engine, name: str) -> Any:
        followed.append(name)
        return follow(there, name)

    monkeypatch.setattr(listing, "follow", counted)
    for _ in range(3):
        assert listing.phase(engine, listing.find(engine, "t")) == "playing"
    assert followed == ["t"]
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO entries VALUES ('t', 2, :e, 5)"), {"e": json.dumps(RESIGNED)})
    for _ in range(3):
        assert listing.phase(engine, listing.find(engine, "t")) == "over"
    assert followed == ["t", "t"]


@pytest.mark.asyncio
async def test_a_server_that_has_a_deleted_table_in_memory_shows_everybody_out(house: House) -> None:
    """And adds nothing to a log that is gone."""
    async with room(house) as here:
        live, opened = await here.open("person", "person")
        client, _ = await here.sit(live, *opened.secrets)
        engine = open_database(here.hub.settings.database)
        assert retention.remove(engine, listing.find(engine, opened.table))
        with pytest.raises(LudothekError):
            await live.hear(client, first_move(live))
        with pytest.raises(NoEntry):
            await live.hear(client, first_move(live))
        assert left(engine, opened.table) == ['{"type":"removed"}']
        await live.leave(client)
        here.hub.sweep(0)
        with pytest.raises(NoEntry):
            await here.hub.find(opened.table)
        engine.dispose()


@pytest.mark.asyncio
async def test_a_server_sweeps_but_for_what_it_holds(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a minute, and from then on every hour, also when it has failed."""
    pauses: asyncio.Queue[float] = asyncio.Queue()
    over_now: asyncio.Queue[None] = asyncio.Queue()

    async def sleep(seconds: float) -> None:
        pauses.put_nowait(seconds)
        await over_now.get()

    async with room(house) as here:
        engine = open_database(here.hub.settings.database)
        for name in ("held", "gone"):
            over(engine, name, 400)
        await here.hub.find("held")
        monkeypatch.setattr(asyncio, "sleep", sleep)
        sweeping = asyncio.create_task(retention.keep_sweeping(house.database, Keep(DAY), here.hub.holds))
        assert await pauses.get() == 60.0
        assert set(names(engine)) == {"held", "gone"}
        over_now.put_nowait(None)
        assert await pauses.get() == 3600.0
        assert names(engine) == ["held"]
        over(engine, "another", 400)
        with monkeypatch.context() as failing:
            failing.setattr(retention, "connect", broken)
            over_now.put_nowait(None)
            assert await pauses.get() == 3600.0
        over_now.put_nowait(None)
        assert await pauses.get() == 3600.0
        assert names(engine) == ["held"]
        sweeping.cancel()
        await asyncio.wait({sweeping})
        monkeypatch.undo()
        engine.dispose()


def broken(_: str) -> Engine:
    raise LudothekError("the disk is gone")


@pytest.mark.asyncio
async def test_where_everything_is_kept_nobody_sweeps() -> None:
    await retention.keep_sweeping("sqlite://", Keep(), lambda _: False)


def test_nothing_is_kept_for_a_time_unless_it_is_said() -> None:
    assert keep("finished=90d,unfinished=1y") == Keep(90 * DAY, 365 * DAY)
    assert keep(" unfinished = 8w ") == Keep(None, 56 * DAY)
    assert keep("finished=36h").shortest == 1.5 * DAY
    assert Keep().shortest is None


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("90d", "takes finished=90d,unfinished=365d"),
        ("finishd=90d", "takes finished=90d,unfinished=365d"),
        ("finished=1d,finished=2d", "takes finished=90d,unfinished=365d"),
        ("finished=90", "--keep finished is a number of hours, days, weeks or years"),
        ("finished=-1d", "12h, 90d, 8w or 1y, not '-1d'"),
        ("unfinished=0d", "--keep unfinished is a number"),
        ("finished=1m", "not '1m'"),
        ("", "takes finished=90d"),
    ],
)
def test_what_is_mistyped_is_said_with_what_is_right(wrong: str, right: str) -> None:
    with pytest.raises(LudothekError) as refused:
        keep(wrong)
    assert right in str(refused.value)


@pytest.mark.asyncio
async def test_whoever_only_looks_on_is_shown_out_of_a_deleted_table_too(shared_house: House) -> None:
    async with room(shared_house) as here:
        live, opened = await here.open("person", "person")
        _, ear = await here.sit(live, *opened.secrets)
        engine = open_database(here.hub.settings.database)
        assert retention.remove(engine, listing.find(engine, opened.table))
        engine.dispose()
        with pytest.raises(NoEntry):
            await live.shared.catch_up()
        told = await ear.until(lambda message: message["type"] == "problem")
        assert told["status"] == 403
