"""What waits for a client that is slow: everything in order, and of what may be left out only the newest."""

import pytest

from ludothek.server.room.client import ASIDES, Client
from support.servers.houses import House
from support.servers.room import Stuck, a_while
from support.servers.visitors import settings

pytestmark = pytest.mark.asyncio


async def test_of_what_may_be_left_out_the_newest_is_kept(sqlite_house: House) -> None:
    way = Stuck()
    client = Client(way, "here", settings(sqlite_house, backlog=3))
    client.send_text("before")
    await a_while()
    for number in range(2 * ASIDES):
        client.send_aside(str(number))
    client.send_text("after")
    way.reads.set()
    await a_while()
    assert way.sent == ["before", "after", *map(str, range(ASIDES, 2 * ASIDES))]
    client.send_aside("alone")
    await a_while()
    assert way.sent[-1] == "alone"


async def test_who_has_said_goodbye_hears_no_more(sqlite_house: House) -> None:
    way = Stuck()
    way.reads.set()
    client = Client(way, "here", settings(sqlite_house))
    client.send_text("last")
    client.close(1000, "goodbye")
    client.close(1001, "goodbye again")
    client.send_aside("too late")
    client.send_text("much too late")
    await client.finish()
    await a_while()
    assert way.sent == ["last", "goodbye"]
