"""Friends write to each other at a table that allows it: plain text, bounded, and kept nowhere."""

import json
from typing import Any

import pytest

from ludothek.server.messages.words import CHAT_LENGTH
from ludothek.server.room.chat import KEPT
from support.servers.houses import House
from support.servers.visitors import Visitor, four, hosted, play_on

pytestmark = pytest.mark.asyncio


async def _lines(visitor: Visitor, last: str) -> list[tuple[int, str]]:
    """All lines of the chat that a visitor is told, each with its seat, once the last of them has come."""
    await visitor.until(lambda: _told(visitor) and _told(visitor)[-1][1] == last)
    await visitor.settled()
    return _told(visitor)


def _told(visitor: Visitor) -> list[tuple[int, str]]:
    told: list[dict[str, Any]] = []
    for message in visitor.others:
        if message["type"] == "chatted":
            told = message["lines"] if message["whole"] else told + message["lines"]
    return [(line["seat"], line["text"]) for line in told]


async def test_everybody_at_the_table_reads_and_nobody_else(house: House) -> None:
    async with hosted(house) as host:
        opened, visitors = await four(host, chat=True)
        watcher = await host.sit(opened["table"], opened["watch"])
        assert visitors[0].table["chat"]
        await visitors[2].say("chat", text="Hello <b>you</b>, https://example.org")
        await visitors[2].settled()
        await visitors[0].say("chat", text="  with\u202e marks\x07 \n and\tspaces ")
        await visitors[0].settled()
        expected = [(2, "Hello <b>you</b>, https://example.org"), (0, "with marks and spaces")]
        for visitor in visitors:
            assert await _lines(visitor, expected[-1][1]) == expected
        back = await host.sit(opened["table"], opened["secrets"][1])
        assert await _lines(back, expected[-1][1]) == expected, "a page that is loaded again shows them"
        await watcher.say("chat", text="me too")
        assert (await watcher.told("refused"))["reason"] == "not_yours"
        await watcher.settled()
        assert "Hello" not in "".join(watcher.traffic)


async def test_a_table_has_a_chat_only_if_whoever_opened_it_wants_one(house: House) -> None:
    async with hosted(house) as host:
        _, visitors = await four(host)
        assert not visitors[0].table["chat"]
        await visitors[0].say("chat", text="hello?")
        refused = await visitors[0].told("refused")
        assert (refused["reason"], refused["detail"]) == ("not_now", "this table was opened without a chat")
        await visitors[1].settled()
        assert _told(visitors[1]) == []
        alone = await host.open("person", "casual", "casual", chat=True, contribution="x")
        assert not (await host.sit(alone["table"], alone["secrets"][0])).table["chat"], "there is nobody to write to"


async def test_lines_are_short_and_say_something(house: House) -> None:
    async with hosted(house) as host:
        _, visitors = await four(host, chat=True)
        for text in ("x" * (CHAT_LENGTH + 1), "", "  \n ", "\u202e", 7, None, ["x"]):
            await visitors[0].say("chat", text=text)
            assert (await visitors[0].told("refused"))["reason"] == "invalid"
        await visitors[0].say("chat", text="ä" * CHAT_LENGTH)
        await visitors[0].settled()
        assert await _lines(visitors[1], "ä" * CHAT_LENGTH) == [(0, "ä" * CHAT_LENGTH)]


async def test_a_seat_writes_no_faster_over_several_connections(house: House) -> None:
    async with hosted(house, chats_per_second=1e-9) as host:
        opened, visitors = await four(host, chat=True)
        tabs = [visitors[0], await host.sit(opened["table"], opened["secrets"][0])]
        for number, tab in enumerate([*tabs, visitors[1]]):
            await tab.say("chat", text=f"line {number}")
            await tab.settled()
        assert [[other.get("reason") for other in tab.others].count("too_fast") for tab in tabs] == [0, 1]
        assert await _lines(visitors[2], "line 2") == [(0, "line 0"), (1, "line 2")]


async def test_only_the_last_lines_are_kept(house: House) -> None:
    async with hosted(house, chats_per_second=1e6) as host:
        opened, visitors = await four(host, chat=True)
        for number in range(KEPT + 5):
            await visitors[0].say("chat", text=str(number))
        await visitors[0].settled()
        await _lines(visitors[1], str(KEPT + 4))
        back = await host.sit(opened["table"], opened["secrets"][1])
        assert [text for _, text in await _lines(back, str(KEPT + 4))] == [str(number) for number in range(5, KEPT + 5)]


async def test_nothing_of_it_is_stored_and_it_is_gone_when_all_have_left(house: House) -> None:
    async with hosted(house) as host:
        opened, visitors = await four(host, chat=True, options={"deals": 1})
        watcher = await host.sit(opened["table"], opened["watch"])
        await visitors[0].say("chat", text="a word that nobody keeps")
        await visitors[0].settled()
        await play_on(visitors)
        record = await host.request("GET", f"/api/tables/{opened['table']}/record", opened["watch"])
        assert "nobody keeps" not in record.text
        assert "nobody keeps" not in json.dumps(await host.hub.store.read(opened["table"]))
        for visitor in visitors[1:]:
            await visitor.leave()
        back = await host.sit(opened["table"], opened["secrets"][1])
        assert await _lines(back, "a word that nobody keeps") == [(0, "a word that nobody keeps")], (
            "they talk about the match"
        )
        for visitor in (back, visitors[0]):
            await visitor.leave()
        await watcher.until(lambda: not any(seat["present"] for seat in watcher.table["seats"]))
        again = await host.sit(opened["table"], opened["secrets"][0])
        await again.settled()
        assert _told(again) == []
