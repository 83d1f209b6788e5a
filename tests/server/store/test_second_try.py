"""What becomes of a batch of entries when the database refuses, goes away, or was just about to write."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, cast

import pytest
from sqlalchemy import union_all
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ludothek.server.base.error_text import said
from ludothek.server.store import store as module
from ludothek.server.store.database import StoreFailed
from ludothek.server.store.store import Store, Storing, Taken, Unsure
from support.servers.houses import House


class Refused(Exception):
    """The number is taken."""


class Broken(Exception):
    """The database says no."""


class Gone(Broken):
    """The database went away while rows were on their way there."""


class Silent(Gone):
    """It went away while it was committing."""


class Writer:
    """Meets with what the test wants, try by try; then it writes."""

    taken = Refused
    failed = Broken

    def __init__(self, *meets: type[Exception], has: Callable[[str], bool] = lambda _: False) -> None:
        self.tries: list[list[str]] = []
        self.unsure = False
        self._meets = list(meets)
        self._has = has

    def write(self, rows: Sequence[dict[str, Any]]) -> None:
        self.tries.append([row["entry"] for row in rows])
        self.unsure = False
        if self._meets:
            error = self._meets.pop(0)
            self.unsure = error is Silent
            raise error

    def lost(self, error: Exception) -> bool:
        return isinstance(error, Gone)

    def has(self, row: dict[str, Any]) -> bool:
        return self._has(row["entry"])


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited before each further try."""
    found: list[float] = []
    monkeypatch.setattr(time, "sleep", found.append)
    return found


def written(writer: Writer, *entries: str) -> list[type[Exception] | None]:
    """What those are told who wait for these entries."""
    batch = [
        module._Waiting({"table": "t", "number": number, "entry": entry, "at": 0.0}, cast("Storing", None), 0.0)
        for number, entry in enumerate(entries)
    ]
    module._commit(cast("module._Writer", writer), batch)
    return [None if waiting.error is None else type(waiting.error) for waiting in batch]


def test_all_are_written_at_once() -> None:
    writer = Writer()
    assert written(writer, "a", "b") == [None, None]
    assert writer.tries == [["a", "b"]]


def test_a_database_that_went_away_before_is_tried_once_more() -> None:
    writer = Writer(Gone)
    assert written(writer, "a", "b") == [None, None]
    assert writer.tries == [["a", "b"]] * 2
    writer = Writer(Gone, Gone)
    assert written(writer, "a") == [StoreFailed], "and not for ever: nothing has changed"
    assert writer.tries == [["a"]] * 2


def test_a_database_that_says_no_is_not_asked_again() -> None:
    writer = Writer(Broken)
    assert written(writer, "a", "b") == [StoreFailed] * 2
    assert writer.tries == [["a", "b"]]


def test_one_that_went_away_while_it_committed_is_tried_for_a_while(pauses: list[float]) -> None:
    writer = Writer(Silent, Gone, Gone)
    assert written(writer, "a") == [None]
    assert pauses == [0.0, 0.25, 0.5]
    pauses.clear()
    writer = Writer(Silent, *[Gone] * 4)
    assert written(writer, "a", "b") == [Unsure] * 2, "then nobody knows"
    assert pauses == [0.0, 0.25, 0.5, 1.0]
    assert len(writer.tries) == 5


def test_what_was_written_by_a_try_without_an_answer_counts() -> None:
    writer = Writer(Silent, Refused, has=lambda _: True)
    assert written(writer, "a") == [None]
    writer = Writer(Silent, Refused)
    assert written(writer, "a") == [Taken], "another server was quicker"


def test_of_several_only_the_one_whose_number_is_taken_is_refused() -> None:
    writer = Writer(Refused, Refused)
    assert written(writer, "a", "b", "c") == [Taken, None, None]
    assert writer.tries == [["a", "b", "c"], ["a"], ["b"], ["c"]]


def test_where_it_cannot_be_looked_up_whose_number_it_is_nobody_knows() -> None:
    def away(_: str) -> bool:
        raise SQLAlchemyError

    assert written(Writer(Refused, has=away), "a") == [Unsure]


def test_an_error_without_a_word_is_called_what_it_is() -> None:
    assert said(Broken()) == "Broken"
    assert said(Broken("")) == "Broken"
    assert said(Broken("the first line\nand the second")) == "the first line"
    assert said(DBAPIError("SELECT a secret", None, Broken("no"))) == "no"
    assert len(said(Broken("x" * 1000))) == 200


def test_an_accident_of_ours_is_told_to_whoever_waits(caplog: pytest.LogCaptureFixture) -> None:
    assert written(Writer(KeyError), "a", "b") == [StoreFailed] * 2
    assert "something unexpected happened in the store" in caplog.text


@pytest.mark.asyncio
async def test_everybody_who_waits_is_told() -> None:
    loop = asyncio.get_running_loop()
    batch = [
        module._Waiting({}, Storing(loop=loop), 0.0, error) for error in (None, Taken("taken"), None, StoreFailed("no"))
    ]
    module._settle(batch)
    told = [waiting.done.exception() for waiting in batch if waiting.done.done()]
    assert told == [waiting.error for waiting in batch]


@pytest.mark.asyncio
async def test_many_tables_are_asked_for_in_questions_of_some(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(house.database)
    tables = [f"t{number}" for number in range(11)]
    for number, table in enumerate(tables):
        for entry in range(number % 3 + 1):
            await store.append(table, entry, "x")
    asked: list[int] = []

    def counted(*looks: Any) -> Any:
        asked.append(len(looks))
        return union_all(*looks)

    monkeypatch.setattr(module, "union_all", counted)
    monkeypatch.setattr(module, "AT_ONCE", 5)
    found = await store.last_numbers([*tables, "nowhere"])
    assert found == {table: number % 3 for number, table in enumerate(tables)}
    assert asked == [5, 5, 2]
    assert await store.last_numbers([]) == {}
    await store.close()
