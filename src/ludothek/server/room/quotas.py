"""What addresses and seats may ask for, counted over all servers of a store."""

from ludothek.server.base.limits import TooMany
from ludothek.server.base.settings import Settings
from ludothek.server.bus.bus import Bus

EVERYBODY = 20
"""So many times as many wrong codes as from one address may come from all together."""
ALL = "all"
ANALYSES = 2
"""So many matches are looked back at at once on the account of one address."""


class Allowances:
    """The limits of `Settings`, each by the word it is known by between servers."""

    def __init__(self, settings: Settings, bus: Bus) -> None:
        per_second = settings.requests_per_second
        self.requests = bus.buckets("requests", per_second, 10 * per_second)
        tables = settings.tables_per_address
        self.new_tables = bus.buckets("tables", tables / 3600, tables)
        links = settings.wrong_links_per_minute
        self.wrong_links = bus.buckets("links", links / 60, links)
        codes = settings.wrong_codes_per_minute
        self._wrong_codes = bus.buckets("codes", codes / 60, codes)
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

    async def try_code(self, address: str) -> None:
        """A code is tried: it counts as wrong until it was right, so it makes no difference how many come at once."""
        tried = [(self._wrong_codes, address), (self._wrong_codes_of_all, ALL)]
        seconds = max([await buckets.seconds(key) for buckets, key in tried])
        taken = not seconds and all([await buckets.take(key) for buckets, key in tried])
        if not taken:
            seconds = max(seconds, 1)
            raise TooMany(f"too many wrong codes; try again in {seconds} s, or open the link", seconds)

    async def right_code(self, address: str) -> None:
        """The code that was tried was right."""
        await self._wrong_codes.give_back(address)
        await self._wrong_codes_of_all.give_back(ALL)
