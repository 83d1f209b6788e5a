"""A race of pure chance on the server: people throw, nothing is advised, and all are told the odds."""

import asyncio

import pytest

from support.servers.houses import House
from support.servers.visitors import Host, Visitor, hosted

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("with_examples")]


async def test_a_throw_is_a_move_and_a_hint_is_refused(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", game="short_race", contribution="x")
        visitor = await host.sit(opened["table"], *opened["secrets"])
        assert visitor.table["decides"] is False
        view = visitor.views[0]
        assert len(view["view"]["odds"]) == 2
        await visitor.say("hint", seat=0)
        refused = await visitor.told("refused")
        assert refused["reason"] == "not_now"
        assert "nothing is ever decided" in refused["detail"]
        await visitor.say("move", number=view["number"], seat=0, move="throw")
        await visitor.until(lambda: visitor.views[1]["view"]["turn"] == 1)
        assert visitor.views[1]["view"]["odds"] != view["view"]["odds"]


async def _after_a_throw(host: Host, *, all_are: bool) -> Visitor:
    """A person has thrown and is in a hurry, and whoever looks on has been; next is a computer player."""
    opened = await host.open("person", "casual", game="short_race", contribution="x")
    visitor = await host.sit(opened["table"], opened["secrets"][0])
    watcher = await host.visit(opened["table"], opened["watch"])
    await visitor.say("hurry", on=True)
    await watcher.say("hurry", on=True)
    await watcher.say("hurry", on=all_are)
    await watcher.settled()
    await visitor.move(0)
    await visitor.until(lambda: visitor.views[0]["view"]["turn"] == 1)
    return visitor


async def test_computer_players_pause_unless_all_who_are_here_are_in_a_hurry(house: House) -> None:
    async with hosted(house, pace=3600.0) as host:
        hurried = await _after_a_throw(host, all_are=True)
        await hurried.until(lambda: hurried.views[0]["view"]["turn"] == 0)
        waiting = await _after_a_throw(host, all_are=False)
        await asyncio.sleep(0.3)
        await waiting.settled()
        assert waiting.views[0]["view"]["turn"] == 1


async def test_whoever_pauses_goes_on_as_soon_as_all_who_are_here_are_in_a_hurry(house: House) -> None:
    async with hosted(house, pace=3600.0) as host:
        opened = await host.open("person", "casual", game="short_race", contribution="x")
        visitor = await host.sit(opened["table"], opened["secrets"][0])
        await visitor.move(0)
        await visitor.until(lambda: visitor.views[0]["view"]["turn"] == 1)
        await visitor.say("hurry", on=True)
        await visitor.until(lambda: visitor.views[0]["view"]["turn"] == 0)
