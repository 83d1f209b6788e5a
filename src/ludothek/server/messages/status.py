"""How the server is, and what went wrong with a request."""

from typing import Literal

from msgspec import Struct


class Problem(Struct, frozen=True):
    """A problem detail (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str


class Health(Struct, frozen=True):
    """The server is alive, and how much it carries. Whether it can do its work is said by `Readiness`."""

    status: Literal["ok"]
    version: str
    tables: int
    """Held in memory now."""
    clients: int
    address: str
    """Where others reach this server, for links that are given away; empty: only this machine does."""


class Readiness(Struct, frozen=True):
    """Can the server do its work? Answered with 503 where it cannot."""

    status: Literal["ok", "trouble"]
    detail: str
    """What is wrong; empty if nothing is."""
