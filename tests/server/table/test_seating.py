"""Seats by lot on the server: secrets, names and clients go with their people, however often it is read."""

from dataclasses import replace
from typing import Any

import pytest

from ludothek import games
from ludothek.core.game import Game
from ludothek.core.seat_lot import SEATING
from ludothek.server.room import hub
from ludothek.server.table import table
from ludothek.server.table.entries import SeatOpened, TableOpened
from ludothek.server.table.table import Table
from support.examples import TRICKS
from support.servers.houses import House
from support.servers.visitors import hosted

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game of the chest offers seats by lot."""

    def load(game_id: str, version: int | None = None) -> Game:
        game = games.load_game(game_id, version)
        return replace(game, options=(*game.options, SEATING)) if game_id == TRICKS else game

    for module in (hub, table):
        monkeypatch.setattr(module, "load_game", load)


async def test_everybody_keeps_name_secret_and_hand(house: House) -> None:
    async with hosted(house) as host:
        moved: set[bool] = set()
        for number in range(6):
            opened = await host.open("person", "person", "person", options={"seating": "drawn"})
            visitors = [
                await host.visit(opened["table"], secret, contribution=f"{number} {who}")
                for who, secret in enumerate(opened["secrets"])
            ]
            seats: list[int] = []
            for who, visitor in enumerate(visitors):
                await visitor.until(lambda visitor=visitor: bool(visitor.views))  # type: ignore[misc]
                mine = [seat for seat, info in enumerate(visitor.table["seats"]) if info["yours"]]
                assert [visitor.table["seats"][seat]["name"] for seat in mine] == [f"Seat {who}"]
                assert list(visitor.views) == mine
                seats += mine
            assert sorted(seats) == [0, 1, 2]
            moved.add(seats != [0, 1, 2])
            turn = visitors[0].views[seats[0]]["view"]["turn"]
            mover = visitors[seats.index(turn)]
            view: dict[str, Any] = mover.views[turn]
            await mover.say("move", number=view["number"], seat=turn, move=view["view"]["choices"][0]["text"])
            await mover.until(lambda mover=mover, turn=turn: mover.views[turn]["view"]["turn"] != turn)  # type: ignore[misc]
            # Read again from its log, the table is the same.
            host.hub.sweep(-1.0)
            for visitor in visitors:
                await visitor.leave()
            again = await host.sit(opened["table"], opened["secrets"][0])
            assert [info["yours"] for info in again.table["seats"]] == [seat == seats[0] for seat in range(3)]
        assert True in moved


async def test_what_was_written_before_goes_with_its_people(house: House) -> None:
    async with hosted(house) as host:
        seat, number = 0, 0
        while seat == 0:  # until the lot moves Ada
            number += 1
            opened = await host.open("person", "open", "open", chat=True, options={"seating": "drawn"})
            ada = await host.sit(opened["table"], opened["secrets"][0], contribution=f"{number}")
            await ada.say("chat", text="come in")
            await ada.settled()
            for secret in opened["secrets"][1:]:
                await host.sit(opened["table"], secret, contribution="y")
            await ada.until(lambda ada=ada: ada.table["phase"] == "playing")  # type: ignore[misc]
            await ada.settled()
            seat = next(seat for seat, info in enumerate(ada.table["seats"]) if info["yours"])
            told = [message for message in ada.others if message["type"] == "chatted"][-1]
            assert told["whole"]
            assert [(line["seat"], line["text"]) for line in told["lines"]] == [(seat, "come in")]


async def test_the_same_cards_come_to_the_same_people_again() -> None:
    names = ["Ada", "Ben", "Clara"]
    seats = [SeatOpened(player="person", name=name, secret=name, contribution=name) for name in names]
    opened = TableOpened(
        game=TRICKS, version=1, options={"seating": "drawn", "deals": 1, "edition": "2008", "first_dealer": 0},
        seats=seats, clock=None, lang="en", seed="01" * 32, join="", watch="",
    )  # fmt: skip
    first = Table("t", opened)
    first.begin()
    again = hub._again(first, same_cards=True)
    assert [seat.name for seat in again.seats] == names, "they sit down as before the lot"
    second = Table("u", again)
    second.begin()
    assert first.match is not None
    assert second.match is not None
    assert first.match.seating != [0, 1, 2], "this seal moves people"
    assert [seat.name for seat in second.seats] == [seat.name for seat in first.seats]
    assert second.match.log == first.match.log
