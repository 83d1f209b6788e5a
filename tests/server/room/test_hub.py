"""Tables come into memory once, leave it when nobody needs them, and leave nothing behind."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from ludothek.server.bus.bus import Bus
from ludothek.server.messages.from_clients import Ask, Hint, SetName
from ludothek.server.room.live import LiveTable
from ludothek.server.room.shared_table import NoEntry
from ludothek.server.store.database import StoreFailed
from ludothek.server.store.store import Store
from support.servers.clock import Clock
from support.servers.houses import House
from support.servers.room import Room, a_while, resign, room

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("clock")]

IDLE = 600.0


@pytest_asyncio.fixture
async def here(sqlite_house: House) -> AsyncIterator[Room]:
    async with room(sqlite_house, idle_seconds=IDLE) as open_room:
        yield open_room


async def empty(here: Room) -> tuple[LiveTable, str]:
    """A table that has been read from its log, and its name."""
    live, opened = await here.open("person", "person")
    here.hub.sweep(0.0)
    return await here.hub.find(live.table.name), opened.table


# Into memory.


async def test_a_table_that_has_left_memory_comes_anew(here: Room) -> None:
    before, name = await empty(here)
    assert here.hub.holds(name)
    here.hub.sweep(0.0)
    assert not here.hub.holds(name)
    after = await here.hub.find(name)
    assert after is not before
    assert await here.hub.find(name) is after


async def test_who_gives_up_waiting_holds_up_nobody_else(here: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several come at once: the log is read once, for all of them."""
    _, name = await empty(here)
    here.hub.sweep(0.0)
    reads: list[str] = []
    may_read = asyncio.Event()
    read = Store.read

    async def slowly(store: Store, table: str, after: int = -1) -> list[str]:
        reads.append(table)
        await may_read.wait()
        return await read(store, table, after)

    monkeypatch.setattr(Store, "read", slowly)
    hasty, patient = (asyncio.create_task(here.hub.find(name)) for _ in range(2))
    await a_while()
    assert here.hub.holds(name)
    hasty.cancel()
    await a_while()
    may_read.set()
    live = await patient
    assert reads == [name]
    assert hasty.cancelled()
    assert await here.hub.find(name) is live


async def test_a_table_that_cannot_be_read_now_can_be_later(here: Room) -> None:
    _, name = await empty(here)
    here.hub.sweep(0.0)
    with pytest.raises(NoEntry):
        await here.hub.find("nosuchtable")
    here.store.broken = True
    with pytest.raises(StoreFailed):
        await here.hub.find(name)
    here.store.broken = False
    assert not here.hub.holds(name)
    assert (await here.hub.find(name)).table.name == name


# Out of memory.


async def test_whoever_finds_a_table_keeps_it_in_memory_for_a_while(here: Room, clock: Clock) -> None:
    live, name = await empty(here)
    for _ in range(3):
        await clock.go_on(IDLE - 1.0)
        here.hub.sweep(IDLE)
        assert await here.hub.find(name) is live
    await clock.go_on(IDLE - 0.5)
    here.hub.sweep(IDLE)
    assert here.hub.holds(name)
    await clock.go_on(0.5)
    here.hub.sweep(IDLE)
    assert not here.hub.holds(name)


async def test_whoever_leaves_or_changes_something_counts_too(here: Room, clock: Clock) -> None:
    live, opened = await here.open("person", "person")
    client, _ = await here.sit(live, opened.secrets[0])
    await clock.go_on(IDLE + 1.0)
    here.hub.sweep(IDLE)
    assert here.hub.holds(opened.table), "somebody is there"
    await live.leave(client)
    await clock.go_on(IDLE - 1.0)
    here.hub.sweep(IDLE)
    assert here.hub.holds(opened.table)
    await live.shared.change(lambda table: table.rename(0, "Ada"))
    await clock.go_on(IDLE - 1.0)
    here.hub.sweep(IDLE)
    assert here.hub.holds(opened.table)


async def test_what_has_left_memory_hears_nothing_and_has_no_timers(
    here: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    released: list[str] = []
    monkeypatch.setattr(here.hub.bus, "release", released.append)
    _, name = await empty(here)
    assert set(here.hub.bus._listeners) == {name}
    released.clear()
    here.hub.sweep(0.0)
    assert not here.hub.bus._listeners
    assert released == [name]


async def test_tables_leave_memory_by_themselves(here: Room, clock: Clock) -> None:
    _, name = await empty(here)
    here.hub._tasks.spawn(here.hub._sweep())
    for _ in range(9):
        await clock.go_on(IDLE / 10)
    assert here.hub.holds(name)
    await clock.go_on(IDLE / 10)
    assert not here.hub.holds(name)


@pytest.mark.parametrize("busy", ["lock", "thinking", "storing"])
async def test_a_table_at_which_something_goes_on_stays(here: Room, busy: str) -> None:
    live, opened = await here.open("person", "person")
    client, _ = await here.sit(live, opened.secrets[0])
    if busy == "lock":
        await live.leave(client)
        async with live.lock:
            here.hub.sweep(0.0)
            assert here.hub.holds(opened.table)
    elif busy == "thinking":
        await live.hear(client, Hint(type="hint", seat=0))
        await here.job()
        await live.leave(client)
        here.hub.sweep(0.0)
        assert here.hub.holds(opened.table)
        live.advisers.tasks.cancel()
        await a_while()
    else:
        changing = await here.begin(live.hear(client, SetName(type="name", seat=0, name="Ada")))
        leaving = asyncio.create_task(live.leave(client))
        await a_while()
        here.hub.sweep(0.0)
        assert here.hub.holds(opened.table)
        await here.store.let_go()
        await changing
        await leaving
    here.hub.sweep(0.0)
    assert not here.hub.holds(opened.table)


# Another match.


async def test_who_had_left_is_asked_again_and_computer_players_stay(here: Room) -> None:
    """A seat that was handed to a computer player is a person's again, with the secret it had."""
    live, opened = await here.open("person", "person")
    ada, _ = await here.sit(live, opened.secrets[0])
    ben, _ = await here.sit(live, opened.secrets[1])
    await live.leave(ben)
    live.shared.presence._left[1] = -1e9
    await live.hear(ada, Ask(type="ask", what="hand_over", seat=1))
    assert live.table.seats[1].player != "person"
    await live.hear(ada, resign(0))
    assert live.table.phase == "over"
    secret = opened.secrets[0]
    assert secret is not None
    again = await here.hub.open_again(live, secret, same_cards=False)
    table = (await here.hub.find(again.table)).table
    assert [seat.player for seat in table.opened.seats] == ["person", "person"]
    assert table.seat_of(opened.secrets[1] or "") >= 0


async def test_computer_players_sit_down_again(here: Room) -> None:
    live, opened = await here.open("person", "casual")
    ada, _ = await here.sit(live, opened.secrets[0])
    await live.hear(ada, resign(0))
    secret = opened.secrets[0]
    assert secret is not None
    for same_cards in (True, False):
        live.table.again = None
        again = await here.hub.open_again(live, secret, same_cards=same_cards)
        table = (await here.hub.find(again.table)).table
        assert [seat.player for seat in table.opened.seats] == ["person", "casual"]
        assert (table.opened.seed == live.table.opened.seed) == same_cards


# Where there are other servers.


async def test_what_a_server_says_itself_it_does_not_count_twice(here: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """It hears its own news, too."""
    monkeypatch.setattr(Bus, "shared", True)
    live, opened = await here.open("person", "person")
    watcher, _ = await here.sit(live, opened.watch)
    ada, _ = await here.sit(live, opened.secrets[0])
    assert live.shared.presence.watchers == 1
    await live.leave(watcher)
    await live.leave(ada)
    assert live.shared.presence.watchers == 0
    assert live.shared.presence.seats == set()
