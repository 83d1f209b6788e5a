"""Who is there, here and by way of other servers, for how long nobody was, and what they have written."""

import pytest

from ludothek.server.bus.bus import Bus
from ludothek.server.bus.news import Present
from ludothek.server.messages.to_clients import ChatLine
from ludothek.server.room import elsewhere, presence
from ludothek.server.room.chat import KEPT, ChatLines
from ludothek.server.room.client import Client
from ludothek.server.room.elsewhere import FADING, Elsewhere
from ludothek.server.room.presence import Presence
from support.servers.houses import House
from support.servers.room import Ear
from support.servers.visitors import settings


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    for module in (elsewhere, presence):
        monkeypatch.setattr(module, "monotonic", lambda: now[0])
    return now


def there(server: str, *seats: int, watchers: int = 0, patient: int = 0) -> Present:
    return Present(server, seats, watchers, patient)


def test_a_server_that_is_not_heard_of_takes_its_people_along(clock: list[float]) -> None:
    found = Elsewhere()
    assert found.hear(there("a", 1, watchers=2))
    clock[0] += FADING - 1.0
    assert found.hear(there("b", 2, patient=1))
    assert not found.fade()
    assert (found.seats, found.watchers, found.patient) == ({1, 2}, 2, True)
    clock[0] += 2.0
    assert found.fade()
    assert (found.seats, found.watchers, found.patient) == ({2}, 0, True)
    assert not found.hear(there("b", 2, patient=1)), "it says the same again"
    clock[0] += FADING - 1.0
    assert not found.fade(), "it was heard of since"
    assert found.hear(there("b"))
    assert (found.seats, found.patient) == (set(), False)


def test_how_long_nobody_was_there(clock: list[float], sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    bus = Bus()
    here = Presence("t", bus)
    ada = Client(Ear(), "here", settings(sqlite_house))
    ada.seats = frozenset([0])
    here.come(ada)
    clock[0] += 10.0
    assert (here.away(0), here.away(1)) == (0.0, 10.0)
    here.go(ada)
    clock[0] += 5.0
    assert (here.away(0), here.away(1)) == (5.0, 15.0)
    here.hear(there("b", 0))
    assert here.away(0) == 0.0
    clock[0] += FADING + 1.0
    assert here.fade()
    assert here.away(0) == 0.0, "from now on it is seen"
    clock[0] += 3.0
    assert here.away(0) == 3.0
    monkeypatch.setattr(bus, "deaf", True)
    assert (here.away(0), here.away(1)) == (0.0, 0.0), "who hears nothing does not know"
    monkeypatch.setattr(bus, "deaf", False)
    here.look_anew()
    assert (here.away(0), here.away(1)) == (0.0, 0.0)


def test_on_whose_account_computer_players_think(sqlite_house: House) -> None:
    here = Presence("t", Bus())
    assert here.address == ""
    for address, seats in (("1 looks on", ()), ("3 sits", (1,)), ("2 sits", (0,))):
        client = Client(Ear(), address, settings(sqlite_house))
        client.seats = frozenset(seats)
        here.come(client)
    assert here.address == "2 sits"


def test_nobody_is_in_a_hurry_where_somebody_elsewhere_is_not(sqlite_house: House) -> None:
    here = Presence("t", Bus())
    assert not here.hurried, "there is nobody"
    client = Client(Ear(), "here", settings(sqlite_house))
    client.hurries = True
    here.come(client)
    assert here.hurried
    here.hear(there("b", watchers=1, patient=1))
    assert not here.hurried


def test_the_chat_is_remembered_by_who_knows_nothing_of_it() -> None:
    told = [ChatLine(3, 0, "a"), ChatLine(4, 1, "b")]
    newcomer = ChatLines()
    assert not newcomer.remember([])
    assert newcomer.remember(told)
    assert newcomer.add(0, "c").number == 5
    assert not newcomer.remember(told), "what is known already is not told twice"
    assert [line.text for line in newcomer.lines] == ["a", "b", "c"]
    newcomer.reseat([1, 0])
    assert [line.seat for line in newcomer.lines] == [1, 0, 1]
    for number in range(KEPT):
        newcomer.add(0, str(number))
    assert len(newcomer.lines) == KEPT
    assert newcomer.lines[0].text == "0"
    newcomer.clear()
    assert newcomer.lines == ()
    assert newcomer.add(0, "d").number > 5, "numbers go on"
