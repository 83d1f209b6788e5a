"""One server and one Chromium for all tests of a worker; a fresh browser profile for each visitor."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from support.browser.server import PATIENCE, Server, launch, remembered, require_assets

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
expect.set_options(timeout=1000 * PATIENCE)


class Visit(Protocol):
    """Opens a page for a new visitor, who shares nothing with the others."""

    def __call__(self, *, phone: bool = False, pace: str = "instant", lang: str = "en", **more: Any) -> Page: ...


# The scope is the package, not the session: while Playwright runs, no asyncio test can run in the same process.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    require_assets()
    running = Server(tmp_path_factory.mktemp("browser") / "tables.sqlite").start()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def trials(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the games that were made to try what tables can show."""
    require_assets()
    running = Server(tmp_path_factory.mktemp("trials") / "tables.sqlite", games="tests/support/trials").start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    require_assets()
    running = Server(tmp_path / "tables.sqlite").start()
    yield running
    running.stop()


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visit]:
    """Visitors; at the end none of them may have met an error in the console (a broken CSP would be one)."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        # A server that is down or refuses is what some tests are about; browsers log that by themselves.
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            errors.append(message.text)

    def come(*, phone: bool = False, pace: str = "instant", lang: str = "en", **more: Any) -> Page:
        context = chromium.new_context(
            viewport=PHONE if phone else DESKTOP, has_touch=phone, is_mobile=phone, locale="en-GB", **more
        )
        context.set_default_timeout(1000 * PATIENCE)
        context.add_init_script(remembered(pace, lang=lang))
        contexts.append(context)
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield come
    for context in contexts:
        context.close()
    assert errors == []
