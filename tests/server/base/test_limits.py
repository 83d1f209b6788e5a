"""Limits by a clock that the tests move on: what an address is, what it may ask for, and when it may ask again."""

import pytest

from ludothek.server.base import limits
from ludothek.server.base.limits import Bucket, Buckets, Delays, Quota, alone, one_address, one_network


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(limits, "monotonic", lambda: now[0])
    return now


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::1", "::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.8", "192.0.2.8"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_has_one_address(host: str, address: str) -> None:
    """One of the fourth version is the same however it is written; of the sixth, all of its network are one."""
    assert one_address(host) == address


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.0/24"),
        ("192.0.3.7", "192.0.3.0/24"),
        ("2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:2:2::/64", "2001:db8:2::/48"),
        ("testclient", "testclient"),
    ],
)
def test_a_customer_has_one_network(address: str, network: str) -> None:
    assert one_network(address) == network


def test_addresses_of_the_sixth_version_are_easy_to_come_by() -> None:
    assert alone("192.0.2.7")
    assert not alone("2001:db8:1:2::/64")


def test_a_bucket_has_a_burst_and_fills_again(clock: list[float]) -> None:
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.seconds == 1
    clock[0] += 0.5
    assert bucket.seconds == 0
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] += 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False], "no more than the burst is saved up"


def test_what_costs_more_than_is_left_is_not_taken(clock: list[float]) -> None:
    bucket = Bucket(1.0, 3.0)
    assert not bucket.take(3.5)
    assert bucket.take(3.0)
    assert not bucket.take(0.5)
    clock[0] += 0.5
    assert bucket.take(0.5)


def test_what_is_given_back_is_there_again_but_never_more_than_the_burst() -> None:
    bucket = Bucket(1.0, 2.0)
    bucket.give_back()
    bucket.give_back()
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    bucket.give_back()
    assert [bucket.take() for _ in range(2)] == [True, False]


@pytest.mark.asyncio
async def test_of_many_addresses_those_are_forgotten_that_ask_for_nothing_any_more(clock: list[float]) -> None:
    buckets = Buckets(1.0, 2.0)
    for number in range(10_000):
        assert await buckets.take(str(number))
    clock[0] += 1.0
    assert [await buckets.take("greedy") for _ in range(3)] == [True, True, False]
    assert set(buckets._buckets) == {"greedy"}, "what is used up stays so"
    assert [await buckets.take("0") for _ in range(3)] == [True, True, False]


@pytest.mark.asyncio
async def test_each_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(1.0, 1.0)
    assert await buckets.take("one")
    assert await buckets.take("other")
    assert not await buckets.take("one")
    assert await buckets.seconds("one") == 1
    await buckets.give_back("one")
    assert await buckets.seconds("one") == 0
    assert await buckets.take("one")
    assert not await buckets.take("other")


@pytest.mark.asyncio
async def test_delays_double_up_to_an_hour(clock: list[float]) -> None:
    delays = Delays(2)
    waited = []
    for _ in range(14):
        found = await delays.take("key")
        if found.seconds:
            waited.append(found.seconds)
            clock[0] += found.seconds - 0.5
            assert (await delays.take("key")).seconds == 1
            clock[0] += 0.5
            assert (await delays.take("key")).seconds == 0
    assert waited == [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600][: len(waited)]
    assert len(waited) > 5


@pytest.mark.asyncio
async def test_wrong_tries_are_forgotten_after_an_hour_and_not_before(clock: list[float]) -> None:
    delays = Delays(2)
    assert await delays.take("key") == (0, 0)
    clock[0] += 3599.0
    assert await delays.take("key") == (1, 0)
    clock[0] += 10.0 + 3599.0
    assert await delays.take("key") == (2, 0)
    clock[0] += 20.0 + 3600.0
    assert await delays.take("key") == (0, 0)
    await delays.give_back("key")
    assert await delays.take("key") == (0, 0)


@pytest.mark.asyncio
async def test_delays_of_those_who_have_long_been_quiet_are_forgotten(clock: list[float]) -> None:
    delays = Delays(1)
    for number in range(10_000):
        await delays.take(str(number))
    clock[0] += 3609.0
    await delays.take("late")
    clock[0] += 1.5
    await delays.take("later")
    assert set(delays._known) == {"late", "later"}
    assert (await delays.take("late")).seconds > 0


@pytest.mark.asyncio
async def test_a_quota_is_of_each_and_comes_back() -> None:
    quota = Quota(2)
    assert [await quota.take("one") for _ in range(3)] == [True, True, False]
    assert await quota.take("other")
    quota.give_back("one")
    assert [await quota.take("one") for _ in range(2)] == [True, False]
    for address in ("one", "one", "other"):
        quota.give_back(address)
    assert not quota._held, "who holds nothing is not remembered"
    quota.give_back("one")
    assert [await quota.take("one") for _ in range(3)] == [True, True, False], "nothing is given back twice"
