"""Who is let in where there is no room: whoever has been idle longest has to go, and nobody who is being answered."""

import asyncio

import pytest

from ludothek.server.web.connection_limits import ConnectionLimits


class Line(asyncio.Transport):
    """A connection that only remembers whether it was cut."""

    def __init__(self) -> None:
        super().__init__()
        self.cut = False

    def abort(self) -> None:
        self.cut = True


def entered(limits: ConnectionLimits, *hosts: str) -> list[Line]:
    """One connection from each of these, all of them let in."""
    lines = [Line() for _ in hosts]
    assert [limits.enter(line, host) for line, host in zip(lines, hosts, strict=True)] == [True] * len(hosts)
    return lines


def cut(lines: list[Line]) -> list[bool]:
    return [line.cut for line in lines]


def test_the_one_that_has_been_idle_longest_has_to_go() -> None:
    limits = ConnectionLimits(3, 3, "")
    lines = entered(limits, "192.0.2.1", "192.0.2.2", "192.0.2.3")
    limits.busy(lines[0])
    limits.idle(lines[0])  # it has been answered just now
    entered(limits, "192.0.2.4")
    assert cut(lines) == [False, True, False]
    entered(limits, "192.0.2.5")
    assert cut(lines) == [False, True, True]
    entered(limits, "192.0.2.6")
    assert cut(lines) == [True, True, True]


def test_of_one_address_its_own_have_to_go() -> None:
    limits = ConnectionLimits(10, 2, "")
    other, *lines = entered(limits, "192.0.2.1", "192.0.2.2", "192.0.2.2")
    entered(limits, "192.0.2.2")
    assert cut([other, *lines]) == [False, True, False]


def test_who_is_being_answered_is_not_sent_away() -> None:
    limits = ConnectionLimits(2, 2, "")
    lines = entered(limits, "192.0.2.1", "192.0.2.2")
    for line in lines:
        limits.busy(line)
    assert not limits.enter(Line(), "192.0.2.3")
    assert cut(lines) == [False, False]
    limits.idle(lines[1])
    entered(limits, "192.0.2.3")
    assert cut(lines) == [False, True]


@pytest.mark.parametrize("busy", [True, False])
def test_who_leaves_makes_room_and_is_not_remembered(*, busy: bool) -> None:
    limits = ConnectionLimits(2, 1, "")
    first, second = entered(limits, "192.0.2.1", "192.0.2.2")
    if busy:
        limits.busy(first)
    limits.leave(first)
    limits.leave(first)
    (third,) = entered(limits, "192.0.2.1")
    assert cut([first, second, third]) == [False, False, False]
    limits.busy(first)
    limits.idle(first)
    entered(limits, "192.0.2.3")
    assert cut([first, second, third]) == [False, True, False], "only those who are inside can be sent away"


def test_nothing_is_kept_of_addresses_without_connections() -> None:
    limits = ConnectionLimits(10, 3, "")
    lines = entered(limits, "192.0.2.1", "192.0.2.1", "192.0.2.2")
    limits.leave(lines[0])
    assert set(limits._addresses) == {"192.0.2.1", "192.0.2.2"}
    limits.leave(lines[1])
    assert set(limits._addresses) == {"192.0.2.2"}
    assert set(limits._crowds) == {lines[2]}


def test_a_network_of_the_sixth_version_counts_as_one_address() -> None:
    limits = ConnectionLimits(10, 2, "")
    lines = entered(limits, "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")
    entered(limits, "2001:db8::3")
    assert cut(lines) == [True, False, False]


def test_an_address_of_the_fourth_version_is_the_same_however_it_comes() -> None:
    limits = ConnectionLimits(10, 2, "")
    lines = entered(limits, "192.0.2.1", "::ffff:192.0.2.1", "::ffff:192.0.2.2")
    entered(limits, "::ffff:192.0.2.1")
    assert cut(lines) == [True, False, False]


def test_a_proxy_brings_as_many_as_there_is_room_for_altogether() -> None:
    limits = ConnectionLimits(3, 1, "10.0.0.0/8, fd00::/8")
    lines = entered(limits, "10.1.2.3", "10.1.2.3", "fd00::1")
    entered(limits, "10.1.2.3")
    assert cut(lines) == [True, False, False]
