"""By which names a server may be called: those that nobody else can have, and those that were named."""

import socket

import pytest
from starlette.datastructures import Headers
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludothek.server.base.settings import Settings
from ludothek.server.web.hosts import Hosts
from support.servers.houses import House
from support.servers.visitors import hosted

OURS = (
    *("localhost:8731", "LOCALHOST", "127.0.0.1", "192.168.1.7:8731", "[::1]:8731", "[fe80::1]", "10.0.0.7"),
    *("raspberry", "raspberry:8731", "raspberry.local:8731", "Raspberry.Local.", "laptop.lan", "server1.internal"),
    *("laptop.home.arpa", "ludothek.localhost", "games.example.org", "GAMES.example.org:8731", "games.fritz.box"),
)
FOREIGN = (
    *("evil.example", "evil.example:8731", "127.0.0.1.evil.example", "localhost.evil.example", "evil.example."),
    *("games.example.org.evil", "evil.games.example.org", "local.evil", "xlocal.example", "laptop.fritz.box"),
    *("127.0.0.1@evil.example", "1.2.3", "[evil.example]", "evil.example:80:localhost", "", ":8731"),
)


def hosts() -> Hosts:
    return Hosts(
        Settings("sqlite://", origins=("https://games.example.org",), hosts=(" games.fritz.box", "Games.Example.Net"))
    )


@pytest.mark.parametrize("name", OURS)
def test_what_nobody_else_can_be_called_is_answered_to(name: str) -> None:
    assert hosts().refusal(Headers({"Host": name})) == ""


@pytest.mark.parametrize("name", FOREIGN)
def test_other_names_have_to_be_given(name: str) -> None:
    assert "--host-names" in hosts().refusal(Headers({"Host": name}))


def test_a_machine_knows_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Tower.Example.com")
    assert hosts().refusal(Headers({"Host": "tower.example.com:8731"})) == ""


def test_who_is_no_browser_need_not_call_it_anything() -> None:
    assert hosts().refusal(Headers({})) == ""


@pytest.mark.parametrize(
    ("origin", "talks"),
    [
        ("http://raspberry.local:8731", True),
        ("https://raspberry.local:8731", True),
        ("https://games.example.org", True),
        ("http://games.example.org", False),
        ("http://raspberry.local", False),
        ("http://raspberry.local:8732", False),
        ("ftp://raspberry.local:8731", False),
        ("null", False),
        ("", False),
    ],
)
def test_pages_talk_to_where_they_come_from(origin: str, talks: bool) -> None:  # noqa: FBT001 - a table of cases
    headers = {"Host": "raspberry.local:8731", "Origin": origin}
    assert hosts().may_talk(Headers(headers)) == talks


@pytest.mark.asyncio
async def test_a_foreign_name_leads_nowhere(house: House) -> None:
    """Neither to pages nor to tables, whatever page asks."""
    async with hosted(house) as host:
        opened = await host.open("person", "person", "person")
        foreign = {"Host": "evil.example"}
        for method, path in (("GET", "/"), ("GET", "/api/health"), ("GET", f"/api/tables/{opened['table']}")):
            answer = await host.request(method, path, opened["secrets"][0], headers=foreign)
            assert (answer.status_code, answer.json()["type"]) == (421, "/problems/misdirected")
        answer = await host.request("POST", "/api/codes", json={"code": "no"}, headers=foreign)
        assert answer.status_code == 421
        address = f"ws://{host.address}/api/tables/{opened['table']}/socket"
        async with connect(address):
            pass
        with pytest.raises(InvalidStatus) as refused:
            await connect(address.replace("127.0.0.1", "evil.example"), host="127.0.0.1", port=host.port)
        assert refused.value.response.status_code == 403
