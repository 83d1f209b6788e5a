"""Browsers at one table that have come to different servers: one server is killed, and nobody reloads the page."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from support.browser.server import PATIENCE, Server, require_assets
from support.browser.table_page import cards, legal, whose_turn
from support.servers.houses import House
from support.servers.processes import Proxy


@pytest.fixture
def pair(shared_house: House) -> Iterator[tuple[Server, Server]]:
    """Two servers of the same tables."""
    require_assets()
    with ExitStack() as stack:
        servers = (
            Server(shared_house.database, bus=shared_house.bus),
            Server(shared_house.database, bus=shared_house.bus),
        )
        for server in servers:
            stack.callback(server.stop)
            server.start()
        yield servers


@contextmanager
def before(*servers: Server) -> Iterator[str]:
    """The address of a proxy that leads to the first of these servers that lives. It has a thread of its own."""
    port = 0
    up, done = threading.Event(), threading.Event()

    async def listen() -> None:
        nonlocal port
        async with Proxy(servers, in_turn=False).listening() as port:
            up.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(listen()))
    thread.start()
    assert up.wait(PATIENCE)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        done.set()
        thread.join()


def test_a_server_is_killed_and_both_browsers_play_on(visit: Visit, pair: tuple[Server, Server]) -> None:
    one, other = pair
    opened = other.open_table(["person", "person", "casual"])
    with before(one, other) as of_ada, before(other, one) as of_ben:
        pages = [visit(), visit()]
        for page, address, secret in zip(pages, (of_ada, of_ben), opened["secrets"], strict=False):
            page.goto(f"{address}/t/{opened['table']}#{secret}")
            page.evaluate("window.notReloaded = true")
        play(pages, 4)
        assert [server.get("/api/health")["clients"] for server in pair] == [1, 1]
        one.kill()
        play(pages, 6)
        assert other.get("/api/health")["clients"] == 2
        for page in pages:
            expect(page.get_by_role("status")).not_to_contain_text("No connection")
            assert page.evaluate("window.notReloaded")


def play(pages: list[Page], moves: int) -> None:
    """So many cards, each by whoever is on turn; both see it."""
    for _ in range(moves):
        page = whose_turn(pages)
        left = cards(page).count()
        legal(page).first.click()
        expect(cards(page)).to_have_count(left - 1)
