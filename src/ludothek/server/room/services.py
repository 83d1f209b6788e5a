"""What every table of a server lives on."""

from dataclasses import dataclass

from ludothek.server.base.settings import Settings
from ludothek.server.bus.bus import Bus
from ludothek.server.room.quotas import Quotas
from ludothek.server.store.store import Store
from ludothek.server.workers.pool import Workers


@dataclass(frozen=True, slots=True)
class Services:
    """The store that holds the logs, the bus to other servers, and what a host has set."""

    settings: Settings
    store: Store
    bus: Bus
    workers: Workers
    quotas: Quotas
