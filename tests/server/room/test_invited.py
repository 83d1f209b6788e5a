"""Sitting down together: what an invitation tells and to whom, codes that are typed instead of links."""

import asyncio

import pytest

from ludothek.server.base import keys, limits
from ludothek.server.base.limits import FIRST_DELAY, FORGOTTEN, LONGEST_DELAY, TooMany, one_address
from ludothek.server.room.hub import NoCode
from ludothek.server.room.quotas import EVERYBODY, NETWORK
from support.examples import TRICKS
from support.servers.houses import House
from support.servers.visitors import Host, hosted

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
                "game": TRICKS,
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


@pytest.mark.parametrize(("away_seconds", "told"), [(3600.0, "refused"), (0.0, "table")])
async def test_whoever_opened_the_table_begins_and_others_once_they_are_long_gone(
    house: House, away_seconds: float, told: str
) -> None:
    async with hosted(house, away_seconds=away_seconds) as host:
        opened = await host.open("person", "open", "open")
        opener = await host.sit(opened["table"], opened["secrets"][0], contribution="x")
        guest = await host.sit(opened["table"], opened["secrets"][1], contribution="y")
        assert [seat["host"] for seat in guest.table["seats"]] == [True, False, False]
        await guest.say("begin")
        assert (await guest.told("refused"))["reason"] == "not_yours"
        assert guest.table["phase"] == "waiting"
        await opener.leave()
        await guest.until(lambda: not guest.table["seats"][0]["present"])
        await guest.say("begin")
        await guest.told(told)
        assert guest.table["phase"] == ("waiting" if told == "refused" else "playing")


async def test_where_nobody_sat_as_the_table_was_opened_all_who_sit_may_begin(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("open", "open", "open")
        await host.sit(opened["table"], opened["secrets"][0], contribution="x")
        second = await host.sit(opened["table"], opened["secrets"][1], contribution="y")
        await second.say("begin")
        await second.until(lambda: second.table["phase"] == "playing")


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


async def test_few_wrong_codes_are_allowed_and_then_one_waits(sqlite_house: House, clock: list[float]) -> None:
    async with hosted(sqlite_house, wrong_codes_per_address=3) as host:
        opened = await host.open("person", "open", "open")
        for _ in range(5):  # the right one costs nothing
            assert (await host.request("POST", "/api/codes", json={"code": opened["code"]})).status_code == 200
        for wait in ("10", "20", "40"):
            statuses = [(await host.request("POST", "/api/codes", json={"code": "no"})).status_code for _ in range(4)]
            assert statuses == ([404, 404, 404, 429] if wait == "10" else [404, 429, 429, 429])
            refused = await host.request("POST", "/api/codes", json={"code": opened["code"]})
            assert refused.status_code == 429, "else it could be guessed all the same"
            assert refused.headers["Retry-After"] == wait
            assert f"try again in {wait} s" in refused.json()["detail"]
            clock[0] += float(wait)
        for _ in range(3):  # others of the same household need not wait for the right one
            assert (await host.request("POST", "/api/codes", json={"code": opened["code"]})).status_code == 200
        assert (await host.request("POST", "/api/codes", json={"code": "no"})).status_code == 404
        path = f"/api/tables/{opened['table']}/join"
        assert (await host.request("POST", path, opened["join"], json={})).status_code == 200, "a link always opens"


async def guess(host: Host, address: str, code: str = "no") -> str:
    """What comes of a code from an address: it is right, or wrong, or not looked up."""
    try:
        await host.hub.invited(code, one_address(address))
    except NoCode:
        return "wrong"
    except TooMany:
        return "refused"
    return "right"


@pytest.mark.usefixtures("clock")
async def test_nobody_locks_a_house(sqlite_house: House) -> None:
    """However many guess: whoever was not wrong is let in, and whoever was is held off first."""
    async with hosted(sqlite_house, wrong_codes_per_address=1) as host:
        code = (await host.open("person", "open", "open"))["code"]
        for number in range(EVERYBODY * 3):
            assert await guess(host, f"10.{number}.0.1") == "wrong"
        assert await guess(host, "10.0.0.1", code) == "refused"
        for fresh in ("192.0.2.1", "10.0.0.2", "2001:db8:2::1"):
            assert await guess(host, fresh, code) == "right"
        assert await guess(host, "192.0.2.1") == "wrong", "the right one has cost nothing"
        assert await guess(host, "192.0.2.1", code) == "refused"


async def test_while_many_guess_who_was_wrong_is_refused_at_once(sqlite_house: House, clock: list[float]) -> None:
    async with hosted(sqlite_house, wrong_codes_per_address=2) as host:
        code = (await host.open("person", "open", "open"))["code"]
        assert await guess(host, "192.0.2.1") == "wrong"
        for number in range(EVERYBODY * 2):
            await guess(host, f"10.{number}.0.1")
        assert await guess(host, "192.0.2.1", code) == "refused", "one of two is free, but not now"
        clock[0] += 60
        assert await guess(host, "192.0.2.1", code) == "right"


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize(("guessing", "fresh"), [("10.0.0.{}", "10.0.0.99"), ("2001:db8:0:{}::1", "2001:db8:1:1::1")])
async def test_a_network_waits_as_a_whole(sqlite_house: House, guessing: str, fresh: str) -> None:
    async with hosted(sqlite_house, wrong_codes_per_address=2) as host:
        code = (await host.open("person", "open", "open"))["code"]
        found = [await guess(host, guessing.format(number)) for number in range(1, 6) for _ in range(2)]
        assert found.count("wrong") in {NETWORK * 2, NETWORK * 2 + 1}, "its last address may try once, if it is alone"
        assert await guess(host, guessing.format(1), code) == "refused"
        assert await guess(host, fresh, code) == "right"


async def test_of_many_tries_at_once_few_are_looked_up(house: House) -> None:
    async with hosted(house, wrong_codes_per_address=3) as host:
        found = await asyncio.gather(*(guess(host, "192.0.2.1") for _ in range(20)))
        assert sorted(found) == ["refused"] * 17 + ["wrong"] * 3


async def test_wrong_codes_are_forgotten_and_right_ones_do_not_count(house: House) -> None:
    async with hosted(house, wrong_codes_per_address=2) as host:
        code = (await host.open("person", "open", "open"))["code"]
        assert await guess(host, "192.0.2.1") == "wrong"
        for _ in range(5):
            assert await guess(host, "192.0.2.1", code) == "right"
        assert [await guess(host, "192.0.2.1") for _ in range(2)] == ["wrong", "refused"]


async def test_an_hour_without_a_wrong_code_forgets_them_all(sqlite_house: House, clock: list[float]) -> None:
    async with hosted(sqlite_house, wrong_codes_per_address=1) as host:
        for _ in range(12):  # the delays end at an hour
            assert await guess(host, "192.0.2.1") == "wrong"
            clock[0] += LONGEST_DELAY
        assert await guess(host, "192.0.2.1") == "wrong"
        clock[0] += LONGEST_DELAY + FORGOTTEN
        assert await guess(host, "192.0.2.1") == "wrong"
        clock[0] += FIRST_DELAY
        assert await guess(host, "192.0.2.1") == "wrong", "it has begun anew"


@pytest.mark.parametrize("typed", ["", "      ", "💥💥💥💥💥💥", "ACDEFH' OR 1=1", "x" * 41, 7, None])
async def test_what_is_no_code_is_refused(house: House, typed: object) -> None:
    async with hosted(house) as host:
        assert (await host.request("POST", "/api/codes", json={"code": typed})).status_code in {404, 422}
