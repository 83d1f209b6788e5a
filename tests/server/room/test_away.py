"""Who is away is waited for, and nothing that they have played is taken back behind their back."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from ludothek.server.messages.from_clients import Answer, Ask, SetPlayer
from ludothek.server.room.client import Client
from ludothek.server.room.live import LiveTable
from ludothek.server.workers.jobs import Chosen
from support.servers.houses import House
from support.servers.room import Ear, Room, a_while, first_move, room

pytestmark = pytest.mark.asyncio


class Clock:
    """Time as the test wants it."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("ludothek.server.room.presence.monotonic", clock)
    return clock


class Two:
    """A table of two persons; the second has answered the first one's move, and both are there."""

    def __init__(self, here: Room, live: LiveTable, secrets: tuple[Any, ...], clock: Clock) -> None:
        self.clock = clock
        self.here = here
        self.live = live
        self.secrets = secrets
        self.clients: list[Client] = []
        self.ears: list[Ear] = []

    async def come(self, seat: int) -> tuple[Client, Ear]:
        return await self.here.sit(self.live, self.secrets[seat])

    async def says(self, client: Client, what: str, seat: int) -> None:
        await self.live.hear(client, Ask(type="ask", what=what, seat=seat))  # type: ignore[arg-type]

    @property
    def player(self) -> list[str]:
        return [seat.player for seat in self.live.table.seats]


@pytest_asyncio.fixture
async def two(sqlite_house: House, clock: Clock) -> AsyncIterator[Two]:
    async with room(sqlite_house) as here:
        live, opened = await here.open("person", "person")
        table = Two(here, live, opened.secrets, clock)
        for seat in (0, 1):
            client, ear = await table.come(seat)
            table.clients.append(client)
            table.ears.append(ear)
        mover = live.table.turn
        for seat in (mover, 1 - mover):
            await live.hear(table.clients[seat], first_move(live))
        assert live.table.turn == mover
        yield table


def _last(ear: Ear, kind: str) -> dict[str, Any]:
    return next(message for message in reversed(ear.heard) if message["type"] == kind)


async def test_who_has_left_is_waited_for_as_all_see(two: Two) -> None:
    ada, heard = two.clients[0], two.ears[0]
    await two.live.leave(two.clients[1])
    assert _last(heard, "table")["seats"][1]["wait"] == 60.0
    two.clock.now += 59.5
    await two.says(ada, "hand_over", 1)
    assert _last(heard, "refused")["reason"] == "not_now"
    assert "1 s more" in _last(heard, "refused")["detail"]
    assert two.player == ["person", "person"]
    back, _ = await two.come(1)
    await two.live.leave(back)
    two.clock.now += 1.0
    await two.says(ada, "hand_over", 1)
    assert two.player == ["person", "person"], "who comes for a moment is waited for anew"
    two.clock.now += 60.0
    await two.says(ada, "hand_over", 1)
    assert two.player == ["person", "casual"]


async def test_nobody_counts_as_away_before_somebody_could_see_it(two: Two) -> None:
    """A server that has just taken the table into memory knows nothing of who was there before."""
    two.clock.now += 1000.0
    two.live.shared.presence.look_anew()
    for client in two.clients:
        await two.live.leave(client)
    ada, _ = await two.come(0)
    await two.says(ada, "hand_over", 1)
    assert two.player == ["person", "person"]


@pytest.mark.parametrize("handed", ["by the others", "by themselves"])
async def test_what_an_absent_person_has_played_stands_until_they_agree(two: Two, handed: str) -> None:
    live = two.live
    mover = live.table.turn
    asks, gone = two.clients[mover], two.clients[1 - mover]
    if handed == "by themselves":
        await live.hear(gone, SetPlayer(type="seat", seat=1 - mover, player="casual"))
        await live.leave(gone)
    else:
        await live.leave(gone)
        two.clock.now += 60.0
        await two.says(asks, "hand_over", 1 - mover)
    assert live.table.seats[1 - mover].player == "casual"
    before = list(_match(live).log)
    await two.says(asks, "undo", mover)
    await a_while()
    question = live.table.question
    assert question is not None
    assert question.waiting_for == (1 - mover,)
    assert two.here.workers.asked.empty()
    assert _match(live).log == before, "nobody has agreed, the computer player least of all"
    back, _ = await two.come(1 - mover)
    await live.hear(back, Answer(type="answer", agree=False))
    assert live.table.question is None
    assert _match(live).log == before
    await two.says(asks, "undo", mover)
    await live.hear(back, Answer(type="answer", agree=True))
    assert len(_match(live).log) < len(before), "with that person it is taken back"


async def test_what_the_computer_player_has_played_for_them_is_nobodys_own(two: Two) -> None:
    live = two.live
    mover = live.table.turn
    asks, gone = two.clients[mover], two.clients[1 - mover]
    await live.hear(asks, first_move(live))
    await live.leave(gone)
    two.clock.now += 60.0
    await two.says(asks, "hand_over", 1 - mover)
    _, answer = await two.here.job()
    answer.set_result(Chosen(_match(live).legal()[0]))
    at = live.table.number + 1
    await two.ears[mover].until(lambda message: message["type"] == "view" and message["number"] == at)
    before = len(_match(live).log)
    await two.says(asks, "undo", mover)
    assert len(_match(live).log) < before, "nobody is asked for a move that a computer player has made"
    await two.says(asks, "undo", mover)
    assert live.table.question is not None, "but the one before is answered by what a person has played"


def _match(live: LiveTable) -> Any:
    assert live.table.match is not None
    return live.table.match
