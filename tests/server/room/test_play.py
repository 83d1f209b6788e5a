"""Whole matches over real WebSockets: everybody sees what they may and nothing else, and the record proves it fair."""

import asyncio
import json
import re
from collections.abc import Collection

import pytest

from ludothek.core.match import Match
from ludothek.core.record import parse, verify
from ludothek.core.seal import Seal
from ludothek.core.view import View
from ludothek.games import load_game
from ludothek.server.table.table import Table, replay
from support.examples import BOARD, TRICKS
from support.examples.tricks import COLOURS, RANKS, SUITS, Tricks
from support.servers.houses import House
from support.servers.visitors import Host, Visitor, four, hosted, play_on

pytestmark = pytest.mark.asyncio

CARD = re.compile(rf"[{COLOURS}]\d+")


async def test_four_people_play_a_whole_match(house: House) -> None:
    async with hosted(house) as host:
        opened, visitors = await four(host, options={"deals": 2})
        watcher = await host.sit(opened["table"], opened["watch"])
        assert visitors[0].table["commitment"] == opened["commitment"]
        assert visitors[0].table["contributions"] == ["c0", "c1", "c2", "c3"]
        assert await play_on(visitors) == 2 * 60
        await watcher.until(lambda: watcher.table["phase"] == "over")
        for visitor in (*visitors, watcher):
            await visitor.settled()

        answer = await host.request("GET", f"/api/tables/{opened['table']}/record", opened["secrets"][0])
        record = parse(answer.text)
        assert record.seal.commitment == opened["commitment"]
        assert verify(record, load_game(TRICKS)) == []

        entries = await host.hub.store.read(opened["table"])
        for seat, visitor in enumerate((*visitors, watcher)):
            check_traffic(visitor, opened["table"], entries, seat if seat < 4 else -1)


def check_traffic(visitor: Visitor, table: str, entries: list[str], seat: int) -> None:
    """Nothing that a client was ever sent names a card that lay hidden from it at that moment."""
    numbers = set()
    for text in visitor.traffic:
        message = json.loads(text)
        kind = message["type"]
        if kind == "view":
            assert message["seat"] == seat
            numbers.add(message["number"])
            state = replay(table, entries[: message["number"] + 1])
            assert set(CARD.findall(text)) <= open_cards(state, seat), message["number"]
        elif kind == "table":
            assert message["seed"] is None or message["phase"] == "over"
            del message["layout"]
            message.pop("commitment")
            message.pop("seed")
            message.pop("table")
            assert CARD.findall(json.dumps(message)) == []
        else:
            assert kind == "pong"
    assert len(numbers) >= 2 * 60


def open_cards(table: Table, seat: int) -> set[str]:
    """What a seat may know, straight from the rules' own state and not from any view."""
    assert table.match is not None
    state = table.match.state
    assert isinstance(state, Tricks)
    sets = list(state.won)
    if seat >= 0:
        sets += state.hands[seat * SUITS : (seat + 1) * SUITS]
    cards = {
        f"{COLOURS[at % SUITS]}{value + 1}"
        for at, mask in enumerate(sets)
        for value in range(RANKS)
        if mask >> value & 1
    }
    return cards | {state.text(state.played[step]) for step in range(max(0, state.steps))}


async def test_steps_show_the_match_again(house: House) -> None:
    async with hosted(house) as host:
        opened, visitors = await four(host, options={"deals": 1})
        path = f"/api/tables/{opened['table']}/steps"
        early = await host.request("GET", f"{path}/3", opened["secrets"][0])
        assert early.status_code == 409
        first = visitors[1].views[1]
        await play_on(visitors)
        dealt = 61  # the dealer and the cards of four hands
        again = await host.request("GET", f"{path}/{dealt}?seat=1", opened["secrets"][0])
        assert again.json() == first["view"]
        last = await host.request("GET", f"{path}/{dealt + 60}?seat=-1", opened["watch"])
        assert last.json()["result"] == visitors[0].views[0]["view"]["result"]
        assert (await host.request("GET", f"{path}/999", opened["watch"])).status_code == 409
        assert (await host.request("GET", f"{path}/1?seat=4", opened["watch"])).status_code == 409


async def test_draws_let_anybody_repeat_what_the_referee_did(house: House) -> None:
    async with hosted(house) as host:
        opened, visitors = await four(host, options={"deals": 1})
        path = f"/api/tables/{opened['table']}"
        assert (await host.request("GET", f"{path}/draws", opened["secrets"][0])).status_code == 409
        await play_on(visitors)
        draws = (await host.request("GET", f"{path}/draws", opened["watch"])).json()
        record = (await host.request("GET", f"{path}/record", opened["watch"])).json()
        assert [draw["number"] for draw in draws] == list(range(61))
        assert [len(draw["choices"]) for draw in draws] == [4, *range(60, 0, -1)]
        seal = Seal(bytes.fromhex(record["seal"]["seed"]), record["seal"]["contributions"])
        for draw in draws:
            drawn = draw["choices"][seal.draw(draw["number"], len(draw["choices"]))]
            assert drawn == record["moves"][draw["number"]]


async def test_again_with_the_same_people_and_links(house: House) -> None:
    async with hosted(house) as host:
        opened, visitors = await four(host, options={"deals": 1})
        first_hand = hand(visitors[0], 0)
        path = f"/api/tables/{opened['table']}/again"
        assert (await host.request("POST", path, opened["secrets"][0], json={})).status_code == 409
        await play_on(visitors)
        assert (await host.request("POST", path, opened["watch"], json={})).status_code == 409
        new = (await host.request("POST", path, opened["secrets"][0], json={"same_cards": True})).json()
        await visitors[3].until(lambda: visitors[3].table["again"] == new["table"])
        repeated = (await host.request("POST", path, opened["secrets"][1], json={"same_cards": True})).json()
        assert repeated["table"] == new["table"]
        assert new["commitment"] == opened["commitment"]
        back = await host.sit(new["table"], opened["secrets"][0])
        assert hand(back, 0) == first_hand
        assert back.table["same_cards"]
        assert back.table["again_of"] == opened["table"]
        await play_seats(host, new["table"], opened["secrets"])

        fresh = (await host.request("POST", f"/api/tables/{new['table']}/again", opened["secrets"][0], json={})).json()
        assert fresh["commitment"] != opened["commitment"]
        waiting = await host.sit(fresh["table"], opened["secrets"][0], contribution="mine")
        assert waiting.table["phase"] == "waiting"
        assert [seat["contributed"] for seat in waiting.table["seats"]] == [True, False, False, False]
        for secret in opened["secrets"][1:]:
            await host.sit(fresh["table"], secret, contribution="theirs")
        await waiting.until(lambda: waiting.table["phase"] == "playing")
        assert waiting.table["contributions"] == ["mine", "theirs", "theirs", "theirs"]


async def test_all_who_ask_for_another_match_at_once_come_to_the_same(house: House) -> None:
    async with hosted(house, tables_per_address=2) as host:
        opened = await host.open("person", "person", game=BOARD, contribution="x")
        one = await host.sit(opened["table"], opened["secrets"][0])
        await one.say("ask", what="agreement", seat=0, agreement="resign")
        await one.until(lambda: one.table["phase"] == "over")
        live = await host.hub.find(opened["table"])
        asked = [
            host.hub.open_again(live, secret, same_cards=same) for secret in opened["secrets"] for same in (True, False)
        ]
        assert len({answer.table for answer in await asyncio.gather(*asked)}) == 1
        path = f"/api/tables/{opened['table']}/again"  # it counts as a new table for whoever makes one
        answers = [await host.request("POST", path, opened["secrets"][0], json={}) for _ in range(3)]
        assert {answer.status_code for answer in answers} == {200}
        with host.hub.store._engine.connect() as database:
            assert database.exec_driver_sql('SELECT count(DISTINCT "table") FROM entries').scalar() == 2


async def test_no_view_is_made_that_nobody_is_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not for those who are away, nor to find out how long a computer player should wait."""
    made: set[int] = set()
    views = Match.views

    def counted(match: Match, seats: Collection[int]) -> list[View]:
        made.update(seats)
        return views(match, seats)

    monkeypatch.setattr(Match, "views", counted)
    async with hosted(house, pace=0.0) as host:
        opened = await host.open("person", "beginner", "beginner", contribution="x")
        visitor = await host.sit(opened["table"], opened["secrets"][0])
        for _ in range(3):
            await visitor.until(lambda: visitor.views[0]["view"].get("choices"))
            await visitor.move(0)
            await visitor.reaches(visitor.views[0]["number"] + 1)
    assert made == {0}


def hand(visitor: Visitor, seat: int) -> set[str]:
    pieces = visitor.views[seat]["view"]["scene"]["pieces"]
    return {piece["look"] for piece in pieces if piece["zone"] == f"hand.{seat}"}


async def play_seats(host: Host, table: str, secrets: list[str]) -> None:
    visitors = [await host.sit(table, secret) for secret in secrets]
    await play_on(visitors)
