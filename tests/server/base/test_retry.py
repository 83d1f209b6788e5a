"""Trying again: until it works or as often as was said, with pauses that double up to the longest."""

import asyncio

import pytest

from ludothek.server.base.retry import retry

pytestmark = pytest.mark.asyncio


class Work:
    """Works after so many failures, each of the kind that comes next."""

    def __init__(self, *failures: type[Exception]) -> None:
        self.left = list(failures)

    async def __call__(self) -> str:
        if self.left:
            raise self.left.pop(0)
        return "done"


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was paused each time."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return found


async def test_pauses_double_up_to_the_longest(pauses: list[float]) -> None:
    assert await retry(Work(*[OSError] * 5), OSError, pause=1.0, longest=5.0) == "done"
    assert pauses == [1.0, 2.0, 4.0, 5.0, 5.0]


async def test_a_pause_that_is_the_longest_stays_as_it_is(pauses: list[float]) -> None:
    assert await retry(Work(*[OSError] * 3), OSError, pause=0.5, longest=0.5) == "done"
    assert pauses == [0.5] * 3


async def test_it_is_tried_again_after_errors_of_some_kinds_and_each_is_noted(pauses: list[float]) -> None:
    noted: list[Exception] = []
    assert await retry(Work(OSError, KeyError), (OSError, LookupError), note=noted.append) == "done"
    assert [type(error) for error in noted] == [OSError, KeyError]
    with pytest.raises(ValueError, match=r"^$"):
        await retry(Work(OSError, ValueError), (OSError, LookupError))
    assert pauses == []


async def test_the_last_failure_is_raised(pauses: list[float]) -> None:
    work = Work(*[OSError] * 3)
    with pytest.raises(OSError, match=r"^$"):
        await retry(work, OSError, tries=2, pause=1.0)
    assert (len(work.left), pauses) == (1, [1.0])
