"""The browser table: how much is loaded at first, and how soon the table can be played on a slow device."""

import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.browser.server import Server, launch, remembered
from support.browser.table_page import cards

RUNS = 7
SLOWDOWN = 4


def first_load(browser: Browser, address: str) -> float:
    """Kilobytes of JavaScript and CSS on the wire for a first visit, compressed as they are sent."""
    page = browser.new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    wanted: set[str] = set()
    sizes: dict[str, float] = {}

    def received(event: dict[str, object]) -> None:
        if event["type"] in {"Script", "Stylesheet"}:
            wanted.add(str(event["requestId"]))

    def finished(event: dict[str, float | str]) -> None:
        sizes[str(event["requestId"])] = float(event["encodedDataLength"])

    session.on("Network.responseReceived", received)
    session.on("Network.loadingFinished", finished)
    page.goto(address, wait_until="networkidle")
    page.close()
    return sum(size for request, size in sizes.items() if request in wanted) / 1000


def until_usable(browser: Browser, server: Server, slowdown: int) -> float:
    """Seconds from opening a link with an empty cache until the hand lies there and can be played."""
    opened = server.open_table(["person", "casual", "casual"])
    context = browser.new_context()
    context.add_init_script(remembered())
    page = context.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    begin = perf_counter()
    page.goto(f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}", wait_until="commit")
    expect(cards(page)).to_have_count(15)
    spent = perf_counter() - begin
    context.close()
    return spent


def measure() -> None:
    """Print sizes and times."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place) / "tables.sqlite").start()
        try:
            browser = launch(playwright)
            opened = server.open_table(["person", "casual", "casual"])
            table = f"{server.address}/t/{opened['table']}#{opened['secrets'][0]}"
            print(
                f"JavaScript and CSS of the lobby: {first_load(browser, server.address):.0f} kB (wanted: at most 120)"
            )
            print(f"the same of a table:             {first_load(browser, table):.0f} kB (wanted: at most 120)")
            for slowdown in (1, SLOWDOWN):
                times = [until_usable(browser, server, slowdown) for _ in range(RUNS)]
                print(f"table usable, CPU slowed {slowdown} x: median {median(times):.2f} s, worst {max(times):.2f} s")
            browser.close()
        finally:
            server.stop()
