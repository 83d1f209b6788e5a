"""What addresses and seats may ask for, counted over all servers of a store."""

from ludothek.server.base.limits import Buckets, Delays, TooMany, Tried, alone, one_network
from ludothek.server.base.settings import Settings
from ludothek.server.bus.bus import Bus

NETWORK = 4
"""So many times as many wrong codes as from one address are free for a network."""
EVERYBODY = 20
"""So many times as many may come from all together in a minute, but for those who have not been wrong before."""
ALL = "all"
ANALYSES = 2
"""So many matches are looked back at at once on the account of one address."""


class Quotas:
    """The limits of `Settings`, each by the word it is known by between servers."""

    def __init__(self, settings: Settings, bus: Bus) -> None:
        per_second = settings.requests_per_second
        self.requests = bus.buckets("requests", per_second, 10 * per_second)
        tables = settings.tables_per_address
        self.new_tables = bus.buckets("tables", tables / 3600, tables)
        links = settings.wrong_links_per_minute
        self.wrong_links = bus.buckets("links", links / 60, links)
        codes = settings.wrong_codes_per_address
        self._wrong_codes = bus.delays("codes", codes)
        self._wrong_codes_of_networks = bus.delays("codes-of-networks", NETWORK * codes)
        self._wrong_codes_of_all = bus.buckets("codes-of-all", EVERYBODY * codes / 60, EVERYBODY * codes)
        self.clients = bus.quota("clients", settings.clients_per_address)
        self.watching = bus.quota("watching", settings.watchers_per_address)
        self.analysing = bus.quota("analysing", ANALYSES)
        reactions = settings.reactions_per_second
        self.reactions = bus.buckets("reactions", reactions, max(1.0, 10 * reactions))
        """Of a seat, by its table and number, however many clients hold it."""
        chats = settings.chats_per_second
        self.chats = bus.buckets("chats", chats, max(1.0, 10 * chats))
        """Of a seat, likewise."""

    async def try_code(self, address: str) -> "TriedCode":
        """A code is tried. It counts as wrong until it was right.

        Whoever has lately been wrong waits, and has to wait longer if the network, or all together, were wrong often.
        Whoever has not is never refused, however many others guess: so nobody can lock a house.
        """
        network, tried = one_network(address), TriedCode()
        of_address = await tried.take(self._wrong_codes, address)
        if of_address.seconds:
            raise _too_many(of_address.seconds)
        of_network = await tried.take(self._wrong_codes_of_networks, network)
        wrong_before = of_address.wrong if alone(address) else of_network.wrong
        seconds = of_network.seconds
        if not (wrong_before and seconds) and not await tried.take_of(self._wrong_codes_of_all, ALL):
            seconds = max(seconds, await self._wrong_codes_of_all.seconds(ALL), 1)
        if wrong_before and seconds:
            await tried.take_back()
            raise _too_many(seconds)
        return tried


def _too_many(seconds: int) -> TooMany:
    return TooMany(f"too many wrong codes; try again in {seconds} s, or open the link", seconds)


class TriedCode:
    """What a try has used up."""

    def __init__(self) -> None:
        self._taken: list[tuple[Buckets | Delays, str]] = []

    async def take(self, delays: Delays, key: str) -> Tried:
        """Use one more, unless it has to wait."""
        found = await delays.take(key)
        if not found.seconds:
            self._taken.append((delays, key))
        return found

    async def take_of(self, buckets: Buckets, key: str) -> bool:
        """Use one more, if there is enough."""
        enough = await buckets.take(key)
        if enough:
            self._taken.append((buckets, key))
        return enough

    async def take_back(self) -> None:
        """It was right, or nothing was looked up."""
        for limits, key in self._taken:
            await limits.give_back(key)
