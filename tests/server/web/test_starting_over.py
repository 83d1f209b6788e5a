"""A server that is asked to start over comes back as what is installed now, at the same address; nobody is refused."""

import asyncio
import signal
import subprocess
import sys

import pytest

from support.ports import free_port
from support.servers.houses import House
from support.servers.processes import Process, process
from support.servers.visitors import PATIENCE, four, play_on

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals"),
]


async def _knock(host: Process, over: asyncio.Event) -> int:
    """Ask all the time whether the server is there; how often it was. Whoever is refused raises an error."""
    answers = 0
    while not over.is_set():
        answer = await host.request("GET", "/api/health")
        answers += answer.status_code == 200
    return answers


async def test_starting_over_refuses_nobody_and_every_table_goes_on(house: House) -> None:
    async with process(house) as host:
        opened, visitors = await four(host)
        for _ in range(2):  # the socket is handed on again
            await play_on(visitors, 3)
            before = {seat: visitor.views[seat] for seat, visitor in enumerate(visitors)}
            pid, over = host.pid, asyncio.Event()
            knocking = asyncio.create_task(_knock(host, over))
            host.start_over()
            assert {await visitor.gone() for visitor in visitors} == {1012}
            visitors = [await host.sit(opened["table"], secret) for secret in opened["secrets"]]
            assert f" at http://localhost:{host.port}/, " in await host.heard("Ludothek is open again")
            over.set()
            assert await knocking > 0
            assert host.pid == pid
            assert {seat: visitor.views[seat] for seat, visitor in enumerate(visitors)} == before
        await play_on(visitors, 3)
        assert await host.stop() in {0, -15}


async def test_who_asks_before_the_server_is_open_is_heard_when_it_is(sqlite_house: House) -> None:
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR2})
    try:
        words = ["serve", "--host", "127.0.0.1", "--port", str(free_port()), "--workers", "1", *sqlite_house.options]
        running = subprocess.Popen([sys.executable, "-m", "ludothek", *words], stdout=subprocess.PIPE, text=True)  # noqa: ASYNC220 - it is quick
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGUSR2})
    try:
        running.send_signal(signal.SIGUSR2)
        assert running.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while "open again" not in await asyncio.to_thread(running.stdout.readline):
                assert running.poll() is None
    finally:
        running.terminate()
        running.communicate()


async def test_who_closes_a_server_that_is_starting_over_closes_it(sqlite_house: House) -> None:
    async with process(sqlite_house) as host:
        host.start_over()
        assert await host.stop() in {0, -2, -15}
