"""Sitting down together: what an invitation tells and to whom, codes that are typed instead of links."""

import pytest

from ludothek.server.base import keys, limits
from ludothek.server.base.limits import TooMany
from ludothek.server.room.hub import NoCode
from ludothek.server.room.quotas import EVERYBODY
from support.servers.houses import House
from support.servers.visitors import hosted

pytestmark = pytest.mark.asyncio


async def test_an_invitation_names_host_game_options_and_seats(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open(
            "person", "open", "casual", "open", options={"deals": 2}, clock={"seconds": 30}, hints=False
        )
        path = f"/api/tables/{opened['table']}"
        joined = await host.request("POST", f"{path}/join", opened["join"], json={"seat": 3, "name": "Ben"})
        assert joined.json()["seat"] == 3
        sitting = await host.sit(opened["table"], opened["secrets"][0])
        await sitting.say("name", seat=0, name="Ada")
        await sitting.until(lambda: sitting.table["seats"][0]["name"] == "Ada")
        for secret in (opened["join"], opened["watch"]):
            told = (await host.request("GET", f"{path}/invitation", secret)).json()
            options = told.pop("options")
            assert options["deals"] == 2
            assert told == {
                "game": "david_goliath",
                "host": "Ada",
                "phase": "waiting",
                "seats": [
                    {"name": "Ada", "player": "person"},
                    {"name": "Seat 1", "player": "open"},
                    {"name": "Seat 2", "player": "casual"},
                    {"name": "Ben", "player": "person"},
                ],
                "clock": 30,
                "hints": False,
                "watch": secret == opened["watch"],
            }


async def test_only_who_was_invited_is_told(house: House) -> None:
    async with hosted(house, wrong_links_per_minute=5) as host:
        one, other = [await host.open("person", "person", "open") for _ in range(2)]
        path = f"/api/tables/{one['table']}/invitation"
        wrong = ["", "nonsense", other["join"], other["watch"]]
        answers = [await host.request("GET", path, secret) for secret in wrong]
        answers.append(await host.request("GET", "/api/tables/nosuchtable/invitation", one["join"]))
        answers.append(await host.request("GET", path, one["secrets"][0]))  # a seat needs no invitation
        assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}
        assert (await host.request("GET", path, "nonsense")).status_code == 429
        assert (await host.request("GET", path, one["join"])).status_code == 200


async def test_who_comes_too_late_is_told_so_and_may_look_on(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "open", "casual")
        path = f"/api/tables/{opened['table']}"
        assert await (await host.visit(opened["table"], opened["join"])).gone() == 4403, "there is a seat to take"
        await host.request("POST", f"{path}/join", opened["join"], json={})
        told = (await host.request("GET", f"{path}/invitation", opened["join"])).json()
        assert (told["phase"], told["watch"]) == ("waiting", True)
        assert (await host.request("POST", f"{path}/join", opened["join"], json={})).status_code == 409
        sitting = await host.sit(opened["table"], opened["secrets"][0])
        await sitting.until(lambda: sitting.table["phase"] == "playing")
        told = (await host.request("GET", f"{path}/invitation", opened["join"])).json()
        assert (told["phase"], told["watch"]) == ("playing", True)
        late = await host.sit(opened["table"], opened["join"])
        assert list(late.views) == [-1]
        assert late.table["watchers"] == 1
        assert not any(seat["yours"] for seat in late.table["seats"])


async def test_who_looks_on_by_a_link_for_joining_counts_among_the_watchers(house: House) -> None:
    async with hosted(house, watchers_per_address=1) as host:
        opened = await host.open("person", "person", "person", contribution="x")
        await host.sit(opened["table"], opened["join"])
        assert await (await host.visit(opened["table"], opened["join"])).gone() == 4429


async def test_a_code_stands_for_the_link_however_it_is_typed(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "open", "open")
        code = opened["code"]
        assert len(code) == keys.CODE_LENGTH
        misread = code.translate(str.maketrans("8652", "BGSZ"))
        for typed in (code, code.lower(), f" {code[:3]}-{code[3:]} ", f"{code[:3]} {code[3:]}".lower(), misread):
            found = await host.request("POST", "/api/codes", json={"code": typed})
            assert found.json() == {"table": opened["table"], "join": opened["join"]}
        joined = await host.request(
            "POST", f"/api/tables/{found.json()['table']}/join", found.json()["join"], json={"seat": 2}
        )
        assert joined.json()["seat"] == 2


async def test_signs_of_codes_are_not_mistaken_for_each_other() -> None:
    signs = set(keys.CODE_SIGNS)
    assert not signs & set("01ILOQ")
    for alike in ("B8", "S5", "Z2", "G6"):
        assert len(signs & set(alike)) == 1
        assert len({keys.read_code(sign) for sign in alike}) == 1
    assert {keys.read_code(sign) for sign in keys.CODE_SIGNS.lower()} == signs
    assert len(signs) ** keys.CODE_LENGTH > 300_000_000


async def test_there_is_no_code_where_no_seat_is_open(house: House) -> None:
    async with hosted(house) as host:
        assert (await host.open("person", "casual", "casual"))["code"] == ""


async def test_a_code_outlives_the_server_and_ends_as_the_match_begins(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "open", "casual")
    typed = {"code": opened["code"]}
    async with hosted(house) as host:
        never = await host.request("POST", "/api/codes", json={"code": "222222"})
        assert (await host.request("POST", "/api/codes", json=typed)).status_code == 200
        visitor = await host.sit(opened["table"], opened["secrets"][0], contribution="x")
        await visitor.say("begin")
        await visitor.until(lambda: visitor.table["phase"] == "playing")
        assert await host.hub.store.find_code(opened["code"]) is None, "it takes no longer than one that never was"
        ended = await host.request("POST", "/api/codes", json=typed)
        assert (ended.status_code, ended.text) == (never.status_code, never.text) == (404, never.text)


async def test_a_server_that_was_killed_as_the_match_began_forgets_the_code_later(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", "person", contribution="x")
        await host.hub.store.claim_code("ACDEFH", opened["table"], opened["join"])
        assert (await host.request("POST", "/api/codes", json={"code": "ACDEFH"})).status_code == 404
        assert await host.hub.store.find_code("ACDEFH") is None


async def test_no_two_tables_have_the_same_code(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["ACDEFH", "ACDEFH", "ACDEFH", "JKMNPR"])
    monkeypatch.setattr(keys, "new_code", lambda: next(drawn))
    async with hosted(house) as host:
        tables = [await host.open("person", "open", "open") for _ in range(2)]
        assert [opened["code"] for opened in tables] == ["ACDEFH", "JKMNPR"]
        for opened in tables:
            found = await host.request("POST", "/api/codes", json={"code": opened["code"]})
            assert found.json()["table"] == opened["table"]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time by which limits count: it stands still until a test turns it on."""
    now = [1000.0]
    monkeypatch.setattr(limits, "monotonic", lambda: now[0])
    return now


async def test_few_wrong_codes_are_allowed_and_then_none_is_looked_up(sqlite_house: House, clock: list[float]) -> None:
    async with hosted(sqlite_house, wrong_codes_per_minute=3) as host:
        opened = await host.open("person", "open", "open")
        for _ in range(5):  # the right one costs nothing
            assert (await host.request("POST", "/api/codes", json={"code": opened["code"]})).status_code == 200
        statuses = [(await host.request("POST", "/api/codes", json={"code": "no"})).status_code for _ in range(4)]
        assert statuses == [404, 404, 404, 429]
        refused = await host.request("POST", "/api/codes", json={"code": opened["code"]})
        assert refused.status_code == 429, "else it could be guessed all the same"
        assert refused.headers["Retry-After"] == "20"
        assert "try again in 20 s" in refused.json()["detail"]
        path = f"/api/tables/{opened['table']}/join"
        assert (await host.request("POST", path, opened["join"], json={})).status_code == 200, "a link always opens"
        clock[0] += 20
        assert (await host.request("POST", "/api/codes", json={"code": opened["code"]})).status_code == 200


@pytest.mark.usefixtures("clock")
async def test_wrong_codes_of_all_addresses_are_counted_together(sqlite_house: House) -> None:
    async with hosted(sqlite_house, wrong_codes_per_minute=1) as host:
        for address in range(EVERYBODY):
            with pytest.raises(NoCode):
                await host.hub.invited("no", f"address {address}")
        with pytest.raises(TooMany, match="try again in 3 s"):
            await host.hub.invited("no", "one more")


@pytest.mark.parametrize("typed", ["", "      ", "💥💥💥💥💥💥", "ACDEFH' OR 1=1", "x" * 41, 7, None])
async def test_what_is_no_code_is_refused(house: House, typed: object) -> None:
    async with hosted(house) as host:
        assert (await host.request("POST", "/api/codes", json={"code": typed})).status_code in {404, 422}
