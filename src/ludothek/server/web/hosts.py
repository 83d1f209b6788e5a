"""By which names this server may be called, and whose pages may talk to it.

A page of another site may let its own name lead to this machine and so ask as if it came from here (DNS rebinding). Its
browser says by which name it asks. An address is no name, and what no public name can be is given by the own network.
"""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from ludothek.server.base.settings import Settings

_OWN = ("localhost", "local", "lan", "internal", "home.arpa")
"""What names in a network of one's own end with (RFC 6761, 6762, 8375): nobody can buy one."""


class Hosts:
    """The names of this server."""

    def __init__(self, settings: Settings) -> None:
        self._origins = settings.origins
        named = [*settings.hosts, *(urlsplit(origin).hostname or "" for origin in settings.origins)]
        self._named = {_bare(name) for name in [*named, socket.gethostname()]} - {""}

    def refusal(self, headers: Headers) -> str:
        """Why it does not answer to the name it is called by, empty if it does."""
        called = headers.get("host")
        if called is None or self._knows(_name(called)):  # whoever says none is no browser
            return ""
        return "open it by its address, or by a name that whoever runs it has given with --host-names"

    def may_talk(self, headers: Headers) -> bool:
        """May this page talk to us? What is no browser names no origin; it has to know a secret like everybody."""
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        scheme, _, host = origin.partition("://")
        return scheme in {"http", "https"} and host == headers.get("host")

    def _knows(self, name: str) -> bool:
        return name in self._named or _is_address(name) or _ends_with(name, _OWN) or (bool(name) and "." not in name)


def _name(host: str) -> str:
    """The name in a header, without a port."""
    return _bare(host.partition("]")[0][1:] if host.startswith("[") else host.partition(":")[0])


def _bare(name: str) -> str:
    return name.strip().lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _ends_with(name: str, endings: Iterable[str]) -> bool:
    return any(name == ending or name.endswith(f".{ending}") for ending in endings)
