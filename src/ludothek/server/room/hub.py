"""All tables of a server: opened here, found here, and kept in memory only as long as somebody needs them."""

import asyncio
import logging
from contextlib import AsyncExitStack, suppress
from time import monotonic

from msgspec.structs import replace

from ludothek.core.errors import LudothekError
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.server.base import keys, server_log
from ludothek.server.base.limits import TooMany
from ludothek.server.base.retry import retry
from ludothek.server.base.settings import Settings
from ludothek.server.base.tasks import Tasks
from ludothek.server.bus.bus import Bus
from ludothek.server.bus.redis_bus import RedisBus
from ludothek.server.messages.opening import Invited, NewTable, Opened
from ludothek.server.room.elsewhere import HEARTBEAT
from ludothek.server.room.live import LiveTable
from ludothek.server.room.quotas import Quotas
from ludothek.server.room.services import Services
from ludothek.server.room.shared_table import NoEntry
from ludothek.server.room.table_lock import until_free
from ludothek.server.store.database import StoreFailed
from ludothek.server.store.retention import Keep, keep_sweeping
from ludothek.server.store.store import Store, Taken
from ludothek.server.table.entries import SeatOpened, TableOpened, write_entry
from ludothek.server.table.table import Refuse, Table, Unreadable, replay
from ludothek.server.workers.pool import Workers

log = logging.getLogger("ludothek.server")

ANSWER_SECONDS = 5.0
"""A store that takes longer to answer does not answer."""


class NoCode(LudothekError):
    """A code that stands for no table that waits. Whether it ever stood for one is not said."""

    def __init__(self) -> None:
        super().__init__("no table waits for this code; it holds until the match begins, so ask for the link")


class Hub:
    """The live tables, and what addresses may ask for."""

    def __init__(self, settings: Settings, workers: Workers | None = None, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.database)
        self.workers = workers or Workers(settings.workers, settings.think_seconds)
        self.bus = RedisBus(settings.bus) if settings.bus else Bus()
        self.quotas = Quotas(settings, self.bus)
        self._services = Services(settings, self.store, self.bus, self.workers, self.quotas)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks = Tasks()

    async def start(self) -> None:
        """Get ready for clients."""
        await self.bus.start()
        self._tasks.spawn(self._sweep())
        if self.bus.shared:
            self._tasks.spawn(self._keep_presence())
        kept = Keep(self.settings.keep_finished, self.settings.keep_unfinished)
        self._tasks.spawn(keep_sweeping(self.settings.database, kept, self.holds))
        await self.workers.warm_up()

    async def close(self) -> None:
        """Leave everything in order. What was acknowledged is in the store anyway; what was begun is waited for."""
        async with AsyncExitStack() as last:  # whatever goes wrong at a table, these are closed: the bus first
            for part in (self.store, self.workers, self.bus):
                last.push_async_callback(part.close)
            await self._tasks.end()
            await asyncio.gather(*self._loading.values(), return_exceptions=True)
            leaving = [(Tasks(name), live) for name, live in self._live.items()]
            for tasks, live in leaving:
                tasks.spawn(live.finish())
            for tasks, _ in leaving:
                await tasks.gone()

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def clients(self) -> int:
        """How many clients are connected."""
        return sum(len(live.clients) for live in self._live.values())

    async def ready(self) -> str:
        """Why this server cannot do its work now; empty if it can."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await self.store.trouble() or await self.bus.trouble()
        except TimeoutError:
            return f"the store has not answered for {ANSWER_SECONDS:g} seconds"

    def holds(self, name: str) -> bool:
        """Is this table in memory, or on its way there?"""
        return name in self._live or name in self._loading

    # Opening and finding.

    async def open(self, wanted: NewTable) -> Opened:
        """A new table, with its secrets."""
        game = load_game(wanted.game)
        options = game.settle(len(wanted.seats), wanted.options)
        if wanted.advice and [seat.player for seat in wanted.seats if seat.player in {"person", "open"}] != ["person"]:
            raise Refuse("invalid", "advice is for one person alone with computer players")
        secrets = [keys.new_secret() if seat.player in {"person", "open"} else None for seat in wanted.seats]
        join, watch = keys.new_secret(keys.JOIN), keys.new_secret(keys.WATCH)
        seal = Seal.fresh()
        seats = [
            SeatOpened(
                player=seat.player,
                name=seat.name,
                secret=keys.hashed(secret) if secret else "",
                contribution=wanted.contribution if seat.player == "person" else None,
            )
            for seat, secret in zip(wanted.seats, secrets, strict=True)
        ]
        opened = TableOpened(
            game=game.id,
            version=game.version,
            options=options,
            seats=seats,
            clock=wanted.clock.seconds if wanted.clock else None,
            hints=wanted.hints,
            chat=wanted.chat and sum(secret is not None for secret in secrets) > 1,
            advice=wanted.advice,
            lang=wanted.lang,
            seed=seal.seed.hex(),
            join=keys.hashed(join),
            watch=keys.hashed(watch),
        )
        live = await self._add(opened)
        waits = any(seat.player == "open" for seat in seats)
        code = ""
        if waits:
            with suppress(StoreFailed):  # the table is there: it has a link, and no code
                code = await self._new_code(live.table.name, join)
        return Opened(live.table.name, seal.commitment, tuple(secrets), join, watch, code)

    async def _new_code(self, table: str, join: str) -> str:
        async def claim() -> str:
            code = keys.new_code()
            await self.store.claim_code(code, table, join)
            return code

        return await retry(claim, Taken)

    async def open_again(self, live: LiveTable, secret: str, *, same_cards: bool) -> Opened:
        """Another match of the same people. Every secret of the table before opens the new one too."""

        async def play_again() -> Table:
            async with live.lock as table:
                if table.seat_of(secret) < 0:
                    raise Refuse("not_yours", "only somebody who holds a seat can begin another match")
                if table.phase != "over":
                    raise Refuse("not_now", "another match can be begun when this one is over")
                if table.again is None:
                    added = await self._add(_again(table, same_cards=same_cards))
                    await live.shared.commit(table.play_again(added.table.name))
                return table

        table = await until_free(play_again)
        found = await self.find(table.again or "")
        seat = found.table.seat_of(secret)
        secrets = tuple(secret if other == seat else None for other in range(len(table.seats)))
        return Opened(found.table.name, found.shared.message(frozenset()).commitment, secrets, "", "", "")

    async def wrong_link(self, address: str) -> LudothekError:
        """What somebody is told whose link opens nothing.

        Only wrong links count and are refused, so a family is never locked out by one of them who mistypes. Nor does
        this have to hold off whoever guesses: a secret has 144 random bits, and a billion guesses a second would find
        none before the sun goes out. It saves the work that guesses make.
        """
        if await self.quotas.wrong_links.take(address):
            return NoEntry()
        return TooMany("too many wrong links; copy the link as a whole, or wait a minute")

    async def invited(self, typed: str, address: str) -> Invited:
        """What a typed code stands for.

        A code is short, so whoever guesses is held off: for those who were wrong too often, none is looked up.
        """
        tried = await self.quotas.try_code(address)
        found = await self.store.find_code(keys.read_code(typed))
        if found is None:
            raise NoCode
        if (await self.find(found[0])).table.phase != "waiting":  # the server was killed as the match began
            await self.store.end_codes(found[0])
            raise NoCode
        await tried.take_back()
        return Invited(*found)

    async def find(self, name: str) -> LiveTable:
        """The table of this name, as its log says now."""
        in_memory = name in self._live
        live = await self.fetch(name)
        if in_memory:
            await live.shared.catch_up()
        return live

    async def fetch(self, name: str) -> LiveTable:
        """The same for whoever says hello there, which follows the log: from memory, or from its log."""
        if not keys.could_be_name(name):
            raise NoEntry
        live = self._live.get(name)
        if live is not None:
            live.shared.used = monotonic()
            server_log.table.set(name)
            return live
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        found = await asyncio.shield(loading)
        if found is None:
            raise NoEntry
        server_log.table.set(name)
        return found

    async def _add(self, opened: TableOpened) -> LiveTable:
        name = keys.new_name()
        server_log.table.set(name)
        await self.store.append(name, 0, write_entry(opened))
        live = self._live[name] = LiveTable(Table(name, opened, self.settings.log_limits), self._services)
        with suppress(StoreFailed):  # it is there; whoever comes begins
            await live.begin_if_ready()
        return live

    async def _load(self, name: str) -> LiveTable | None:
        entries = await self.store.read(name)
        if not entries:
            return None
        server_log.table.set(name)
        try:
            table = await asyncio.to_thread(replay, name, entries, self.settings.log_limits)  # a long log takes a while
        except Unreadable as error:
            log.warning("%s", error, exc_info=error.__cause__)
            raise
        at = await self.store.stored_at(name, table.since) if table.opened.clock is not None else None
        live = self._live[name] = LiveTable(table, self._services, at)
        await live.begin_if_ready()  # the server may have been killed just before
        return live

    # Other servers.

    async def _keep_presence(self) -> None:
        """Tell other servers again and again who is here, and look at the logs: news of theirs may have been lost."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for live in self._live.values():
                live.listener.beat()
            watched = {name: live for name, live in self._live.items() if live.clients}
            with suppress(StoreFailed):  # whoever plays hears of it
                for name, number in (await self.store.last_numbers(list(watched))).items():
                    if watched[name].lock.torn or number > watched[name].table.number:
                        watched[name].listener.look()

    # Forgetting.

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.idle_seconds / 10)
            self.sweep(self.settings.idle_seconds)

    def sweep(self, idle_seconds: float) -> None:
        """Let go of tables that nobody has looked at for so long."""
        before = monotonic() - idle_seconds
        for name, live in list(self._live.items()):
            if live.idle and live.shared.used <= before:
                live.close()
                del self._live[name]


def _again(table: Table, *, same_cards: bool) -> TableOpened:
    """The opening entry of another match: persons come back to their seats, computer players stay.

    Where seats were drawn, all sit down as they did before the lot: so the same seal leads to the same cards.
    """
    old = table.opened
    assert table.match is not None
    order = [table.match.seating.index(who) for who in range(len(table.seats))]
    seed = old.seed if same_cards else Seal.fresh().seed.hex()
    seats = []
    for seat in [table.seats[number] for number in order]:
        person = seat.player == "person" or seat.contribution is not None
        # The same cards come only from the same contributions; otherwise everybody is asked anew.
        contribution = seat.contribution or "" if person and same_cards else None
        player = "person" if person else seat.player
        seats.append(SeatOpened(player=player, name=seat.name, secret=seat.secret, contribution=contribution))
    return replace(old, seats=seats, seed=seed, again_of=table.name, same_cards=same_cards)
