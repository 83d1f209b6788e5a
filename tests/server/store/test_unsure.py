"""A database that goes away between writing and answering is asked; where it cannot be, nobody claims to know."""

import sqlite3
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
import sqlalchemy
from sqlalchemy.engine import Engine

from ludothek.server.store import store as module
from ludothek.server.store.database import StoreFailed
from ludothek.server.store.store import Store, Unsure
from support.servers.houses import House

pytestmark = pytest.mark.asyncio

SILENCE = "server closed the connection unexpectedly"


class Line:
    """The way to the database: `cut` breaks it at the next commit, after it or before; then it stays so for a while."""

    def __init__(self) -> None:
        self.cut = ""
        self.down = False
        self.stays_down = False

    def pass_on(self, commit: Any, close: Any, error: type[Exception]) -> None:
        """A commit goes along it."""
        cut, self.cut = self.cut, ""
        if not cut:
            commit()
            return
        if cut == "after":
            commit()
        self.down = self.stays_down
        close()
        raise error(SILENCE)


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Iterator[Line]:
    line = Line()

    class Disk(sqlite3.Connection):
        def commit(self) -> None:
            line.pass_on(super().commit, super().rollback, sqlite3.OperationalError)

    commit = psycopg.Connection.commit

    def over_the_network(self: psycopg.Connection[Any]) -> None:
        line.pass_on(lambda: commit(self), self.close, psycopg.OperationalError)

    def create_engine(url: sqlalchemy.URL, **habits: Any) -> Engine:
        if url.get_backend_name() == "sqlite":
            habits["connect_args"] = {"factory": Disk}
        return sqlalchemy.create_engine(url, **habits)

    def reached(way: Any) -> Any:
        def reach(self: Engine, *rest: Any) -> Any:
            if line.down:
                raise sqlalchemy.exc.OperationalError("connect", None, Exception(SILENCE))
            return way(self, *rest)

        return reach

    monkeypatch.setattr("ludothek.server.store.database.create_engine", create_engine)
    monkeypatch.setattr(psycopg.Connection, "commit", over_the_network)
    monkeypatch.setattr(Engine, "raw_connection", reached(Engine.raw_connection))
    monkeypatch.setattr(Engine, "connect", reached(Engine.connect))
    monkeypatch.setattr(module, "SETTLING", (0.0,) * len(module.SETTLING))
    yield line
    line.down = False


@pytest.mark.parametrize("cut", ["after", "before"])
async def test_the_log_is_asked_whether_it_has_the_entry(house: House, line: Line, cut: str) -> None:
    store = Store(house.database)
    await store.append("t", 0, "first")
    line.cut = cut
    if (cut, house.bus) == ("before", ""):  # a file is there, and says that it has not got it
        with pytest.raises(StoreFailed, match="nothing has changed"):
            await store.append("t", 1, "second")
    await store.append("t", 1, "second")
    assert await store.read("t") == ["first", "second"]
    await store.close()


@pytest.mark.parametrize("cut", ["after", "before"])
async def test_what_nobody_knows_is_called_unknown(house: House, line: Line, cut: str) -> None:
    store = Store(house.database)
    await store.append("t", 0, "first")
    line.cut, line.stays_down = cut, True
    with pytest.raises(Unsure, match="nobody knows yet") as unsure:
        await store.append("t", 1, "second")
    assert (unsure.value.table, unsure.value.number, unsure.value.entry) == ("t", 1, "second")
    assert "nothing has changed" not in str(unsure.value)
    line.down = False
    assert await store.read("t") == ["first", "second"][: 1 + (cut == "after")]
    await store.close()


async def test_what_fails_before_it_is_committed_has_changed_nothing(house: House, line: Line) -> None:
    store = Store(house.database)
    line.cut, line.stays_down = "before", True
    with pytest.raises(Unsure):
        await store.append("t", 0, "first")
    with pytest.raises(StoreFailed, match="nothing has changed") as failed:
        await store.append("u", 0, "\ud800")  # no text that a database can write
    assert not isinstance(failed.value, Unsure)
    line.down = False
    await store.append("t", 0, "again")
    assert await store.read("t") == ["again"]
    await store.close()
