"""How much one client, or one address, may ask for."""

import ipaddress
from collections import Counter
from math import ceil
from time import monotonic
from typing import NamedTuple

from ludothek.core.errors import LudothekError


class TooMany(LudothekError):
    """More than one address may ask for."""

    def __init__(self, detail: str, seconds: int = 0) -> None:
        super().__init__(detail)
        self.seconds = seconds
        """After so long it may ask again; 0: it depends."""


class Bucket:
    """Allows so many in a second for long, and a burst for a moment."""

    __slots__ = ("_burst", "_left", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._seen = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Is there enough for this? If so it is used up."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def give_back(self) -> None:
        """What was taken was not needed."""
        self._left += 1.0

    @property
    def seconds(self) -> int:
        """So long until there is enough for one more."""
        left = self._left + (monotonic() - self._seen) * self._rate
        return max(0, ceil((1.0 - left) / self._rate))

    @property
    def full(self) -> bool:
        """Has nothing been asked for lately?"""
        return self._left + (monotonic() - self._seen) * self._rate >= self._burst


class Buckets:
    """A bucket for everybody who has asked lately, by address for example."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    async def take(self, key: str) -> bool:
        """One more, if there is enough for it."""
        return self._of(key).take()

    async def give_back(self, key: str) -> None:
        """What was taken was not needed."""
        self._of(key).give_back()

    async def seconds(self, key: str) -> int:
        """So long until there is enough for one more."""
        return self._of(key).seconds

    def _of(self, key: str) -> Bucket:
        if len(self._buckets) > 10_000:
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.full}
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
        return bucket


class Tried(NamedTuple):
    """What becomes of a try."""

    wrong: int
    """So many of its key were wrong before."""
    seconds: int
    """So long it has to wait, and does not count; 0: it is let in."""


class Delays:
    """Lets everybody try something, and whoever is wrong too often wait before the next try, longer each time.

    A try counts as wrong until it was right, so it makes no difference how many come at once.
    """

    def __init__(self, free: int) -> None:
        self._free = free
        self._known: dict[str, tuple[int, float]] = {}
        """How many were wrong, and from when on the next may come."""
        self._room = 10_000

    async def take(self, key: str) -> Tried:
        """One more try, if it need not wait."""
        now = monotonic()
        if len(self._known) > self._room:
            self._known = {each: known for each, known in self._known.items() if now < known[1] + FORGOTTEN}
            self._room = max(10_000, 2 * len(self._known))
        wrong, again = self._known.get(key, (0, now))
        if now >= again + FORGOTTEN:
            wrong = 0
        if now < again:
            return Tried(wrong, ceil(again - now))
        self._known[key] = wrong + 1, now + delay(wrong + 1, self._free)
        return Tried(wrong, 0)

    async def give_back(self, key: str) -> None:
        """What was tried was right."""
        wrong, _ = self._known.pop(key, (0, 0.0))
        if wrong > 1:
            self._known[key] = wrong - 1, monotonic()


FIRST_DELAY = 10.0
"""Seconds before the next try of somebody who has been wrong once too often; twice as many each time."""
LONGEST_DELAY = FORGOTTEN = 3600.0
"""No delay is longer, and after so long without a try all that were wrong are forgotten."""


def delay(wrong: int, free: int) -> float:
    """How long somebody waits after so many that were wrong, of which some are free."""
    return 0.0 if wrong < free else min(LONGEST_DELAY, FIRST_DELAY * 2.0 ** min(wrong - free, 20))


class Quota:
    """How many of something every address holds at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    async def take(self, address: str) -> bool:
        """One more, if there is room."""
        if self._held[address] >= self._most:
            return False
        self._held[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """One less."""
        self._held[address] -= 1
        if self._held[address] <= 0:
            del self._held[address]


def one_address(host: str) -> str:
    """The address that limits count: of the sixth version the network, which one household has to itself."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def one_network(address: str) -> str:
    """The network of such an address: what one customer of a provider may have as a whole."""
    try:
        network = ipaddress.ip_network(address)
    except ValueError:
        return address
    return str(network.supernet(new_prefix=24 if network.version == 4 else 48))


def alone(address: str) -> bool:
    """Is such an address hard to come by? Of the sixth version, whoever has a network has thousands of them."""
    return ":" not in address
