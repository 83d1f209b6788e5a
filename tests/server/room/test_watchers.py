"""How many may look on: so many at a table and of an address, and whoever leaves makes room."""

import asyncio
from contextlib import suppress

import pytest

from ludothek.server.table.table import Refuse
from support.servers.houses import House
from support.servers.room import room
from support.servers.visitors import PATIENCE, Host, hosted

pytestmark = pytest.mark.asyncio


async def test_a_table_has_room_for_so_many_and_for_all_who_sit_there(sqlite_house: House) -> None:
    async with room(sqlite_house, watchers_per_table=2) as here:
        live, opened = await here.open("person", "person")
        first, _ = await here.sit(live, opened.watch)
        await here.sit(live, opened.watch)
        with pytest.raises(Refuse, match="2 watchers are enough"):
            await here.sit(live, opened.watch)
        assert live.shared.presence.watchers == 2
        await here.sit(live, opened.secrets[0])
        await live.leave(first)
        await here.sit(live, opened.watch)
        assert live.shared.presence.watchers == 2


async def _let_in(host: Host, table: str, secret: str) -> bool:
    visitor = await host.visit(table, secret)
    let_in = bool((await visitor.hear())["type"] == "table")
    if not let_in:
        await visitor.gone()
    return let_in


async def test_an_address_may_look_on_again_when_one_of_it_has_left(sqlite_house: House) -> None:
    async with hosted(sqlite_house, watchers_per_address=1) as host:
        opened = await host.open("person", "person", "person")
        watching = host.hub.quotas.watching
        for _ in range(3):
            visitor = await host.sit(opened["table"], opened["watch"])
            assert not await _let_in(host, opened["table"], opened["watch"])
            assert watching._held == {"127.0.0.1": 1}
            await visitor.leave()
            await _until_given_back(host)
        assert await _let_in(host, opened["table"], opened["watch"])


async def test_who_is_not_let_in_takes_no_room(sqlite_house: House) -> None:
    async with hosted(sqlite_house, watchers_per_address=2, watchers_per_table=1) as host:
        opened = await host.open("person", "person", "person")
        other = await host.open("person", "person", "person")
        await host.sit(opened["table"], opened["watch"])
        for _ in range(3):
            assert not await _let_in(host, opened["table"], opened["watch"])
        assert await _let_in(host, other["table"], other["watch"])


async def _until_given_back(host: Host) -> None:
    """Nobody tells when what somebody held is given back: a moment after they are gone."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while host.hub.quotas.watching._held:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
