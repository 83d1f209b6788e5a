"""A device that several share is told what a watcher sees as well; nobody else is told more than their seat sees."""

import pytest

from ludothek.core.state import WATCHER
from support.examples import AUCTION
from support.servers.houses import House
from support.servers.visitors import hosted

pytestmark = pytest.mark.asyncio


async def test_a_shared_device_is_told_first_what_a_watcher_sees(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", "person", game=AUCTION, contribution="x")
        shared = await host.sit(opened["table"], *opened["secrets"][:2])
        alone = await host.sit(opened["table"], opened["secrets"][2])
        watcher = await host.sit(opened["table"], opened["watch"])
        assert list(shared.views) == [WATCHER, 0, 1]
        assert shared.views[WATCHER]["view"] == watcher.views[WATCHER]["view"]
        assert list(alone.views) == [2]
