"""What a server tells about its work (Prometheus). Numbers alone: no table, no address and no secret is a label."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

KIND = CONTENT_TYPE_LATEST
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

_MOMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_THOUGHTS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)

# Counted as things happen, whether anybody reads it or not: that costs less than asking.

moves = Counter("ludothek_moves", "Moves that were stored, of persons and computer players.", registry=REGISTRY)
acknowledged = Histogram(
    "ludothek_acknowledgement_seconds",
    "From an entry on its way to the store until it is there.",
    buckets=_MOMENTS,
    registry=REGISTRY,
)
store_errors = Counter("ludothek_store_errors", "Reading or writing the store has failed.", registry=REGISTRY)
thought = Histogram(
    "ludothek_thinking_seconds", "Of a worker on one job of a computer player.", buckets=_THOUGHTS, registry=REGISTRY
)
worker_failures = Counter("ludothek_worker_failures", "Jobs without an answer that makes sense.", registry=REGISTRY)
refused = Counter(
    "ludothek_refused", "Requests and messages that were refused, by the reason.", ["reason"], registry=REGISTRY
)
deleted = Counter("ludothek_tables_deleted", "Tables that were kept long enough.", registry=REGISTRY)
bus_messages = Counter("ludothek_bus_messages", "News of other servers that came over the bus.", registry=REGISTRY)
bus_reconnections = Counter("ludothek_bus_reconnections", "The bus was lost and found again.", registry=REGISTRY)

# Looked up when somebody reads them.

tables = Gauge("ludothek_tables", "Tables in memory.", registry=REGISTRY)
clients = Gauge("ludothek_clients", "Clients that are connected.", registry=REGISTRY)
waiting = Gauge("ludothek_worker_queue", "Jobs that wait for a worker.", registry=REGISTRY)


def exposition(*, tables_now: int, clients_now: int, waiting_now: int) -> bytes:
    """Everything, as Prometheus reads it."""
    tables.set(tables_now)
    clients.set(clients_now)
    waiting.set(waiting_now)
    return generate_latest(REGISTRY)
