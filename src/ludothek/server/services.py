"""What every table of a server lives on."""

from dataclasses import dataclass

from ludothek.server.allowances import Allowances
from ludothek.server.bus import Bus
from ludothek.server.settings import Settings
from ludothek.server.store import Store
from ludothek.server.workers import Workers


@dataclass(frozen=True, slots=True)
class Services:
    """The store that holds the logs, the bus to other servers, and what a host has set."""

    settings: Settings
    store: Store
    bus: Bus
    workers: Workers
    allowances: Allowances
