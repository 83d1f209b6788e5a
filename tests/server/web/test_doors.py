"""Who knocks without a key, shouts, or stuffs the letter box is turned away, politely and without a word too much."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludothek.server.messages.from_clients import React
from ludothek.server.room.client import Client
from support.examples import TRICKS
from support.servers.houses import House
from support.servers.room import Stuck, a_while
from support.servers.visitors import Visitor, four, hosted, settings

pytestmark = pytest.mark.asyncio


async def test_wrong_links_all_look_alike(house: House) -> None:
    async with hosted(house, wrong_links_per_minute=1000) as host:
        one, _ = await four(host)
        other, _ = await four(host)
        free = await host.open("person", "person", "open")
        answers = [
            await host.request("GET", f"/api/tables/{one['table']}", secret)
            for secret in ("", "nonsense", other["secrets"][0], other["join"], other["watch"])
        ]
        answers.append(await host.request("GET", "/api/tables/nosuchtable", one["secrets"][0]))
        answers.append(await host.request("POST", f"/api/tables/{one['table']}/join", one["watch"], json={}))
        assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}
        closed = []
        for table, secrets in (
            (one["table"], [other["secrets"][0]]),
            (one["table"], [one["secrets"][0], other["secrets"][1]]),
            (free["table"], [free["join"]]),
            (one["table"], [one["watch"], one["secrets"][0]]),
            ("nosuchtable", [one["secrets"][0]]),
        ):
            visitor = await host.visit(table, *secrets)
            code = await visitor.gone()
            closed.append((code, visitor.traffic))
        assert all(each == closed[0] for each in closed)
        assert closed[0][0] == 4403
        assert json.loads(closed[0][1][0])["status"] == 403


async def test_guessing_is_slowed_down(house: House) -> None:
    async with hosted(house, wrong_links_per_minute=3) as host:
        statuses = [(await host.request("GET", "/api/tables/nosuchtable", "x")).status_code for _ in range(5)]
        assert statuses == [403, 403, 403, 429, 429]
        assert await (await host.visit("nosuchtable", "x")).gone() == 4429


async def test_wrong_links_lock_nobody_out(house: House) -> None:
    async with hosted(house, wrong_links_per_minute=1) as host:
        opened = await host.open("person", "person", "open")
        path = f"/api/tables/{opened['table']}"
        for mistyped in (opened["secrets"][0][:-1], opened["secrets"][0].swapcase(), "x"):
            await host.request("GET", path, mistyped)
            await (await host.visit(opened["table"], mistyped)).gone()
        assert (await host.request("GET", path, "x")).status_code == 429
        assert (await host.request("GET", path, opened["secrets"][0])).status_code == 200
        assert (await host.request("POST", f"{path}/join", opened["join"], json={})).status_code == 200
        visitor = await host.sit(opened["table"], opened["secrets"][0])
        assert visitor.table["seats"][0]["yours"]


async def test_a_seat_only_acts_for_itself(house: House) -> None:
    async with hosted(house) as host:
        _, visitors = await four(host)
        turn = visitors[0].views[0]["view"]["turn"]
        thief = visitors[(turn + 1) % 4]
        await thief.say(
            "move", seat=turn, move=visitors[turn].choices(turn)[0], number=thief.views[(turn + 1) % 4]["number"]
        )
        assert (await thief.told("refused"))["reason"] == "not_yours"
        for kind, fields in (("seat", {"player": "club"}), ("name", {"name": "x"}), ("why", {"touches": ["g1"]})):
            await thief.say(kind, seat=turn, **fields)
            assert (await thief.told("refused"))["reason"] == "not_yours"
        await thief.say("ask", what="hand_over", seat=11)
        assert (await thief.told("refused"))["reason"] == "invalid"
        await thief.say("begin")
        assert (await thief.told("refused"))["reason"] == "not_now"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"dance"}',
        '{"type":"move"}',
        '{"type":"move","number":-1,"seat":0,"move":"g1"}',
        '{"type":"move","number":"3","seat":0,"move":"g1"}',
        '{"type":"move","number":3,"seat":0,"move":"g1","extra":1}',
        '{"type":"move","number":3,"seat":99,"move":"g1"}',
        '{"type":"move","number":3,"seat":0,"move":"' + "g" * 100 + '"}',
        '{"type":"name","seat":0,"name":"' + "x" * 41 + '"}',
        '{"type":"react","reaction":"spit"}',
        '{"type":"hello","secrets":["x"]}',
        "[" * 2000,
    ],
)
async def test_malformed_messages_are_refused(house: House, text: str) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", "person")
        visitor = await host.sit(opened["table"], *opened["secrets"])
        await visitor.connection.send(text)
        refused = await visitor.told("refused")
        assert refused["reason"] in {"invalid", "not_now"}
        assert "Traceback" not in refused["detail"]
        await visitor.connection.send(b"\x00\x01")
        assert (await visitor.told("refused"))["reason"] == "invalid"
        await visitor.settled()


async def test_patience_ends(house: House) -> None:
    async with hosted(house, messages_per_second=1.0) as host:
        opened = await host.open("person", "person", "person")
        nonsense = await host.sit(opened["table"], *opened["secrets"])
        await nonsense.shout("nonsense", 30)
        assert await nonsense.gone() in {4400, 4429}
        flood = await host.sit(opened["table"], *opened["secrets"])
        await flood.shout('{"type":"ping"}', 100)
        assert await flood.gone() == 4429
        assert [other["type"] for other in flood.others].count("pong") in range(3, 60)
        assert flood.others[-1]["status"] == 429


async def test_oversized_messages_end_the_connection(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", "person")
        for size in (9_000, 100_000, 2_000_000):
            visitor = await host.sit(opened["table"], *opened["secrets"])
            await visitor.shout(f'{{"type":"name","seat":0,"name":"{"x" * size}"}}')
            assert await visitor.gone() in {0, 1009}


async def test_hello_comes_first_and_soon(house: House) -> None:
    async with hosted(house, hello_seconds=0.05) as host:
        opened = await host.open("person", "person", "person")
        address = f"ws://{host.address}/api/tables/{opened['table']}/socket"
        async with connect(address) as silent:
            assert await Visitor(silent).gone() == 4408
    async with hosted(house) as host:
        opened = await host.open("person", "person", "person")
        address = f"ws://{host.address}/api/tables/{opened['table']}/socket"
        async with connect(address) as hasty:
            await hasty.send('{"type":"ping"}')
            assert await Visitor(hasty).gone() == 4400


async def test_pages_of_other_sites_are_kept_out(house: House) -> None:
    async with hosted(house, origins=("https://games.example.org",)) as host:
        opened = await host.open("person", "person", "person")
        address = f"ws://{host.address}/api/tables/{opened['table']}/socket"
        for origin in ("https://evil.example", "null", f"http://{host.address}.evil.example"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, origin=origin)  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403
            posted = await host.request("POST", "/api/tables", json={}, headers={"Origin": origin})
            assert posted.status_code == 403
        for origin in (f"http://{host.address}", "https://games.example.org"):
            async with connect(address, origin=origin):  # type: ignore[arg-type]
                pass


async def test_limits_for_an_address(house: House) -> None:
    async with hosted(house, clients_per_address=3, watchers_per_address=1, tables_per_address=2) as host:
        opened = await host.open("person", "person", "person")
        await host.open("person", "person", "person")
        third = {"game": TRICKS, "seats": [{"player": "person"}] * 3}
        assert (await host.request("POST", "/api/tables", json=third)).status_code == 429
        first = await host.sit(opened["table"], *opened["secrets"])
        await host.sit(opened["table"], opened["watch"])
        assert await (await host.visit(opened["table"], opened["watch"])).gone() == 4429
        while host.hub.quotas.clients._held["127.0.0.1"] > 2:  # noqa: ASYNC110 - it is given back a moment after it is gone
            await asyncio.sleep(0.01)
        await first.settled()
        assert first.table["watchers"] == 1
        more = [await host.sit(opened["table"], *opened["secrets"])]
        with pytest.raises(InvalidStatus):
            await host.visit(opened["table"], *opened["secrets"])
        await more[0].leave()


async def test_requests_are_limited(house: House) -> None:
    async with hosted(house, requests_per_second=0.2) as host:  # two at once, and then one every five seconds
        statuses = [(await host.request("GET", "/api/health")).status_code for _ in range(3)]
        assert statuses[0] == 200
        assert statuses[-1] == 429


async def test_who_does_not_read_is_dropped_and_holds_up_nobody(house: House) -> None:
    async with hosted(house, backlog=8) as host:
        opened = await host.open("person", "person", "person")
        deaf = await host.sit(opened["table"], opened["secrets"][0])
        assert deaf.table["phase"] == "waiting"
        live = await host.hub.find(opened["table"])
        others = await host.sit(opened["table"], *opened["secrets"][1:])
        client = next(client for client in live.clients if client.seats == {0})
        deaf.connection.transport.pause_reading()
        for _ in range(300):  # more than the system keeps for somebody who does not read
            client.send({"type": "pong", "number": 0, "more": " " * 100_000})
        await others.until(lambda: not others.table["seats"][0]["present"])
        deaf.connection.transport.resume_reading()
        await deaf.gone()


async def test_a_seat_reacts_no_more_often_over_several_connections(house: House) -> None:
    async with hosted(house, reactions_per_second=1e-9) as host:
        opened, visitors = await four(host)
        tabs = [visitors[0], *[await host.sit(opened["table"], opened["secrets"][0]) for _ in range(2)]]
        for tab in tabs:
            await tab.say("react", reaction="clap")
            await tab.settled()
        await visitors[1].say("react", reaction="laugh")  # a seat of its own, with reactions of its own
        heard = [await visitors[2].told("reacted") for _ in range(2)]
        assert [(each["seat"], each["reaction"]) for each in heard] == [(0, "clap"), (1, "laugh")]
        assert [[other.get("reason") for other in tab.others].count("too_fast") for tab in tabs] == [0, 1, 1]


async def test_reactions_drop_nobody(house: House) -> None:
    async with hosted(house, backlog=8, reactions_per_second=1e6) as host:
        opened, visitors = await four(host)
        live = await host.hub.find(opened["table"])
        keen = next(client for client in live.clients if client.seats == {0})
        for _ in range(1000):  # all at once, so that none of them can be on its way yet
            await live.hear(keen, React(type="react", reaction="clap"))
        for visitor in visitors:
            assert await visitor.told("reacted") == {"type": "reacted", "seat": 0, "reaction": "clap"}


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        ({"game": "no_such_game", "seats": [{"player": "person"}]}, 404, "there is no game"),
        ({"game": TRICKS, "seats": [{"player": "person"}]}, 422, "3 to 6 seats"),
        ({"game": TRICKS, "seats": [{"player": "person"}] * 13}, 422, "seats"),
        ({"game": TRICKS, "seats": [{"player": "wizard"}] * 3}, 422, "player"),
        ({"game": TRICKS, "seats": [{"player": "person"}] * 3, "options": {"deals": 0}}, 422, "1 to 20"),
        ({"game": TRICKS, "seats": [{"player": "person"}] * 3, "options": {"trump": 1}}, 422, "there are"),
        ({"game": TRICKS, "seats": [{"player": "person"}] * 3, "clock": {"seconds": 0}}, 422, "clock"),
        ({"game": TRICKS, "seats": [{"player": "person", "name": "x" * 99}] * 3}, 422, "name"),
        ([], 422, ""),
    ],
)
async def test_bad_tables_are_refused(house: House, body: object, status: int, words: str) -> None:
    async with hosted(house) as host:
        answer = await host.request("POST", "/api/tables", json=body)
        assert answer.status_code == status
        assert answer.headers["content-type"] == "application/problem+json"
        problem = answer.json()
        assert set(problem) == {"type", "title", "status", "detail"}
        assert words in problem["detail"]


@pytest.mark.parametrize("header", ["Content-Length: 40000", f"Content-Length: {'0' * 20}40000", ""])
async def test_bodies_are_measured_by_what_comes(house: House, header: str) -> None:
    """However their length is written, and also where they come in chunks."""
    body = b"x" * 40_000 if header else b"9c40\r\n" + b"x" * 40_000 + b"\r\n0\r\n\r\n"
    head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\n{header or 'Transfer-Encoding: chunked'}\r\n\r\n"
    async with hosted(house) as host:
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        writer.write(head.encode() + body)
        assert b" 413 " in await reader.readline()
        writer.close()


async def test_a_body_in_chunks_is_as_good_as_any(house: House) -> None:
    async def chunks() -> AsyncIterator[bytes]:
        yield b'{"game":"%s",' % TRICKS.encode()
        yield b'"seats":[{"player":"person"},{"player":"club"},{"player":"club"}]}'

    async with hosted(house) as host:
        headers = {"Content-Type": "application/json"}
        assert (await host.request("POST", "/api/tables", content=chunks(), headers=headers)).status_code == 201


@pytest.mark.parametrize("odd", ["%00", "a%00b", "%0a", "%ff", "%2e%2e", "x" * 5000, "%F0%9F%83%8F" * 300])
async def test_odd_signs_in_a_path_lead_nowhere(house: House, odd: str) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", "person")
        for path in (
            f"/{odd}",
            f"/assets/{odd}",
            f"/api/{odd}",
            f"/api/texts/{odd}",
            f"/api/art/{odd}.svg",
            f"/api/games/{odd}",
            f"/api/games/{TRICKS}/art/{odd}.svg",
            f"/api/games/{TRICKS}/texts/{odd}",
            f"/api/games/{TRICKS}/rulebook/{odd}",
            f"/api/tables/{odd}",
            f"/api/tables/{odd}/record",
            f"/api/tables/{opened['table']}{odd}",
            f"/api/tables/{opened['table']}/steps/{odd}",
        ):
            answer = await host.request("GET", path, opened["secrets"][0])
            assert answer.status_code in {400, 403, 404, 422}, path
            assert answer.headers["content-type"] == "application/problem+json"
            assert answer.json()["detail"]
        for path in (f"/t/{odd}", f"/g/{odd}"):
            assert (await host.request("GET", path)).status_code in {200, 404, 503}  # the app, where it has been built
        assert await (await host.visit(odd, opened["secrets"][0])).gone() in {4403, 1008}


async def test_every_answer_has_safe_headers(house: House) -> None:
    async with hosted(house, secure=True) as host:
        for path in ("/", "/api/games", "/api/nowhere", "/t/x", "/%2e%2e/%2e%2e/etc/passwd", "/api/tables/x"):
            answer = await host.request("GET", path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "strict-transport-security" in answer.headers
            assert "root:" not in answer.text


async def test_nothing_overtakes_what_waits_for_a_client_to_read(sqlite_house: House) -> None:
    way = Stuck()
    client = Client(way, "here", settings(sqlite_house))
    client.send_text("1")
    await asyncio.sleep(0)
    client.send_text("2")
    way.at_once = True  # it reads again, but the first is still on its way
    client.send_text("3")
    way.reads.set()
    await a_while()
    client.send_text("4")  # nothing waits any more
    assert way.sent == ["1", "2", "3", "4"]
    client.close(1000, "goodbye")
    await client.finish()
    assert way.sent[-1] == "goodbye"


async def test_who_never_reads_is_cut_once_too_much_waits(sqlite_house: House) -> None:
    way = Stuck()
    client = Client(way, "here", settings(sqlite_house, backlog=3))
    for number in range(3):
        client.send_text(str(number))
    assert way.sent == []
    client.send_text("one too many")
    assert way.sent == ["cut"]
    client.send_text("nobody hears this")
    way.reads.set()
    await client.finish()
    assert "nobody hears this" not in way.sent
