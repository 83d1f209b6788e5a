"""How many connections there may be: each counts from its first packet on, before anybody has asked for anything."""

import ipaddress
from asyncio import Transport
from dataclasses import dataclass, field

from ludothek.core.errors import LudothekError
from ludothek.server.base.limits import one_address


class NoProxy(LudothekError):
    """What was given as a proxy is no address."""


@dataclass(slots=True)
class _Crowd:
    """Connections that are counted together: all of them, or those of one address."""

    most: int
    address: str = ""
    inside: int = 0
    idle: dict[Transport, None] = field(default_factory=dict)
    """Those for which nothing is going on; whoever has been idle longest stands first."""


class ConnectionLimits:
    """All connections of a server.

    Where too many have come, the one that has been idle longest has to go. So a crowd that says nothing keeps nobody
    out; only one whose requests are all being answered does.
    """

    def __init__(self, most: int, most_of_address: int, proxies: str) -> None:
        self._everybody = _Crowd(most)
        self._most_of_address = most_of_address
        self._addresses: dict[str, _Crowd] = {}
        self._crowds: dict[Transport, list[_Crowd]] = {}
        self._proxies = _networks(proxies)

    def enter(self, transport: Transport, host: str) -> bool:
        """Let a connection in, if there is room or room can be made. It is idle at first."""
        crowds = [self._everybody]
        if not self._is_proxy(host):  # through a proxy come many; how many each of them brings is counted later
            address = one_address(host)
            crowds.append(self._addresses.get(address) or _Crowd(self._most_of_address, address))
        for crowd in crowds:
            if crowd.inside >= crowd.most:
                if not crowd.idle:
                    return False
                longest = next(iter(crowd.idle))
                self.leave(longest)
                longest.abort()
        for crowd in crowds:
            crowd.inside += 1
            crowd.idle[transport] = None
            if crowd.address:
                self._addresses[crowd.address] = crowd
        self._crowds[transport] = crowds
        return True

    def busy(self, transport: Transport) -> None:
        """It has asked for something, as a whole."""
        for crowd in self._crowds.get(transport, ()):
            crowd.idle.pop(transport, None)

    def idle(self, transport: Transport) -> None:
        """It has been answered."""
        for crowd in self._crowds.get(transport, ()):
            crowd.idle[transport] = None

    def leave(self, transport: Transport) -> None:
        """It is gone."""
        self.busy(transport)
        for crowd in self._crowds.pop(transport, ()):
            crowd.inside -= 1
            if not crowd.inside:
                self._addresses.pop(crowd.address, None)

    def _is_proxy(self, host: str) -> bool:
        if self._proxies is None:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


_Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def _networks(proxies: str) -> list[_Network] | None:
    """The networks of proxies that are believed, None for all."""
    names = [name.strip() for name in proxies.split(",") if name.strip()]
    if "*" in names:
        return None
    try:
        return [ipaddress.ip_network(name) for name in names]
    except ValueError as error:
        raise NoProxy(f"a proxy is given as 10.0.0.7 or 10.0.0.0/8, several with commas: {error}") from None
