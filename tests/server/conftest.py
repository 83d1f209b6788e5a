"""Time that stands still, for tests of the server that ask for it."""

import pytest
import pytest_asyncio

from support.servers.clock import Clock


@pytest_asyncio.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)
