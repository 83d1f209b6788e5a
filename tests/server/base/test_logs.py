"""Lines of the log, as text and as JSON: whatever goes wrong, they hold no secret."""

import io
import json
import logging
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from ludothek.server.base import keys, server_log
from ludothek.server.base.tasks import Tasks
from ludothek.server.room.shared_table import SharedTable
from ludothek.server.store.store import Store
from ludothek.server.workers.pool import Workers
from support.servers.houses import House
from support.servers.visitors import hosted
from support.servers.workers import CHEAT

ADDRESS = "203.0.113.77"


@pytest.fixture(params=["text", "json"])
def lines(request: pytest.FixtureRequest) -> Iterator[tuple[str, io.StringIO]]:
    stream = io.StringIO()
    handler = server_log.handler(stream, request.param)
    root = logging.getLogger()
    root.addHandler(handler)
    yield request.param, stream
    root.removeHandler(handler)


@pytest.mark.asyncio
async def test_a_session_in_which_everything_goes_wrong_leaves_no_secret_in_the_log(
    house: House, lines: tuple[str, io.StringIO], monkeypatch: pytest.MonkeyPatch
) -> None:
    form, stream = lines
    secrets: set[str] = set()

    def broken(live: SharedTable, *_: object) -> Any:
        """A fault of ours that quotes what it was about."""
        raise RuntimeError(f"cannot show {live.table.opened} to {sorted(secrets)}")

    proxied = {"X-Forwarded-For": ADDRESS}
    async with hosted(house, workers=Workers(1, 20.0, (sys.executable, "-c", CHEAT))) as host:
        opened = await host.open("person", "club", "club")
        waiting = await host.open("person", "open", "open")
        tables = (opened, waiting)
        secrets |= {each for table in tables for each in (*table["secrets"], table["join"], table["watch"]) if each}
        me = await host.sit(opened["table"], opened["secrets"][0], contribution="y")
        await me.until(lambda: me.choices(0))
        await me.move(0)
        await me.until(lambda: me.views[0]["number"] > 4)
        await me.say("move", seat=0, move=opened["secrets"][0], number=1)
        await me.shout("{" * 50)
        monkeypatch.setattr(SharedTable, "message", broken)
        for table in tables:
            answer = await host.request("GET", f"/api/tables/{table['table']}", table["join"], headers=proxied)
            assert answer.status_code == 500
        await host.request("GET", "/api/tables/nosuchtable", "mistyped", headers=proxied)
        monkeypatch.undo()
        for table in tables:
            entries = [json.loads(entry) for entry in await host.hub.store.read(table["table"])]
            secrets.add(entries[0]["seed"])
        monkeypatch.setattr(Store, "_read", lambda *_: (_ for _ in ()).throw(ValueError(str(sorted(secrets)))))
        await host.request("GET", "/api/tables/another", waiting["join"], headers=proxied)
    secrets |= {keys.hashed(secret) for secret in secrets}
    text = stream.getvalue()
    assert text.count("an unexpected error") >= 2
    assert opened["table"] in text
    secrets |= {"mistyped", ADDRESS, "127.0.0.1", waiting["code"]}  # they look like anything, so nobody may say them
    assert [secret for secret in secrets if secret in text] == []
    if form == "json":
        for line in text.splitlines():
            said = json.loads(line)
            assert set(said) in (
                {"time", "level", "table", "message"},
                {"time", "level", "table", "message", "exception"},
            )


def test_lines_of_json_have_a_field_for_everything() -> None:
    stream = io.StringIO()
    handler = server_log.handler(stream, "json")
    logger = logging.getLogger("ludothek.of_a_test")
    logger.addHandler(handler)
    token = server_log.table.set("k3v9abcdefgh")
    logger.warning("a computer player\nhas thought for %d seconds", 20)
    try:
        dict[str, int]()["lost"]
    except KeyError:
        logger.exception("an unexpected error")
    server_log.table.reset(token)
    logger.removeHandler(handler)
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (first["level"], first["table"]) == ("WARNING", "k3v9abcdefgh")
    assert first["message"] == "a computer player\nhas thought for 20 seconds"
    assert "exception" not in first
    assert second["exception"].endswith("KeyError: 'lost'")


def test_what_looks_like_a_secret_is_not_written_and_everything_else_is() -> None:
    for secret in (*(keys.new_secret() for _ in range(200)), keys.hashed("x")):
        for around in ("{}", "join.{}", "'{}'", "Bearer {}", "/t/k3v9abcdefgh#{}", '{{"secret": "{}"}}'):
            assert secret not in server_log._hidden(around.format(secret))
    plain = 'File "/usr/lib/python3.11/site-packages/x.py", line 7, in test_of_a_session_in_which\n k3v9abcdefgh'
    assert server_log._hidden(plain) == plain


@pytest.mark.asyncio
async def test_whatever_goes_on_beside_a_table_writes_its_name_whoever_began_it() -> None:
    seen: list[str] = []

    async def look() -> None:
        seen.append(server_log.table.get())

    server_log.table.set("another")
    for tasks in (Tasks("mine"), Tasks()):
        tasks.spawn(look())
        await tasks.gone()
    assert seen == ["mine", "another"]
