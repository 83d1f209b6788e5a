"""What happens at a table by itself, by a clock that the tests move on: moves run out, questions lapse, pauses end."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from ludothek.server.messages.from_clients import Answer, Ask, Hurry, PlayMove, SetName, SetPlayer
from ludothek.server.messages.opening import Clock as Given
from ludothek.server.room.client import Client
from ludothek.server.room.live import LiveTable
from ludothek.server.workers.jobs import Choose, Chosen, Consider, Considered
from ludothek.server.workers.pool import WorkerFailed
from support.servers.clock import Clock
from support.servers.houses import House
from support.servers.room import Ear, Room, first_move, resign, room

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("clock")]

TEN = Given(seconds=10)


@pytest_asyncio.fixture
async def here(sqlite_house: House) -> AsyncIterator[Room]:
    async with room(sqlite_house, pace=5.0, question_seconds=60.0) as open_room:
        yield open_room


class Two:
    """A table of two persons with ten seconds a move, both of whom are there."""

    def __init__(self, here: Room, live: LiveTable, secrets: tuple[str | None, ...]) -> None:
        self.here = here
        self.live = live
        self.secrets = secrets
        self.clients: list[Client] = []
        self.ears: list[Ear] = []

    async def come(self) -> None:
        for secret in self.secrets:
            client, ear = await self.here.sit(self.live, secret)
            self.clients.append(client)
            self.ears.append(ear)

    async def leave(self) -> None:
        for client in self.clients:
            await self.live.leave(client)
        self.clients, self.ears = [], []

    async def move(self) -> None:
        """Whoever is on turn plays."""
        await self.live.hear(self.clients[self.live.table.turn], first_move(self.live))

    async def ask(self, seat: int) -> None:
        await self.live.hear(self.clients[seat], Ask(type="ask", what="agreement", seat=seat, agreement="draw"))

    async def moved_for(self, seat: int) -> None:
        """A computer player is asked for a move in the place of this person, and makes it."""
        job, answer = await self.here.job()
        assert isinstance(job, Choose)
        assert self.live.table.turn == seat
        assert self.live.table.match is not None
        number = self.live.table.number
        answer.set_result(Chosen(self.live.table.match.legal()[0]))
        await self.ears[0].until(lambda message: message["type"] == "view" and message["number"] == number + 1)

    @property
    def nobody_is_moved_for(self) -> bool:
        return self.here.workers.asked.empty()

    @property
    def left(self) -> float:
        """Seconds that whoever is on turn has, as all were shown."""
        return float(shown(self.ears[0])["clock"]["seconds_left"])


def shown(ear: Ear) -> dict[str, Any]:
    """The last view."""
    return next(message for message in reversed(ear.heard) if message["type"] == "view")


@pytest_asyncio.fixture
async def two(here: Room) -> Two:
    live, opened = await here.open("person", "person", clock=TEN)
    table = Two(here, live, opened.secrets)
    await table.come()
    return table


# The time for a move.


async def test_everybody_has_the_whole_time(two: Two, clock: Clock) -> None:
    assert two.left == 10.0
    await clock.go_on(6.0)
    await two.move()
    assert two.left == 10.0
    await clock.go_on(6.0)
    assert two.nobody_is_moved_for, "the time of the first has run out, who has moved"
    await clock.go_on(3.9)
    assert two.nobody_is_moved_for
    await clock.go_on(0.2)
    await two.moved_for(1)


async def test_whoever_comes_after_somebody_was_late_has_the_whole_time(two: Two, clock: Clock) -> None:
    await clock.go_on(10.0)
    await two.moved_for(0)
    assert two.left == 10.0
    await clock.go_on(9.9)
    assert two.nobody_is_moved_for
    await two.move()
    await clock.go_on(9.9)
    assert two.nobody_is_moved_for
    await clock.go_on(0.2)
    await two.moved_for(0)


async def test_a_table_that_was_not_in_memory_goes_on_with_what_was_left(two: Two, clock: Clock) -> None:
    """Counted from the last move, whatever else was written since."""
    await two.move()
    await clock.go_on(4.0)
    await two.live.hear(two.clients[0], SetName(type="name", seat=0, name="Ada"))
    await two.leave()
    two.here.hub.sweep(0.0)
    await clock.go_on(3.0)
    two.live = await two.here.hub.find(two.live.table.name)
    await two.come()
    assert two.left == 3.0
    await clock.go_on(2.9)
    assert two.nobody_is_moved_for
    await clock.go_on(0.2)
    await two.moved_for(1)


async def test_time_that_ran_out_while_no_server_was_there_is_given_anew(two: Two, clock: Clock) -> None:
    await two.move()
    await two.leave()
    two.here.hub.sweep(0.0)
    await clock.go_on(1000.0)
    two.live = await two.here.hub.find(two.live.table.name)
    await two.come()
    assert two.left == 10.0
    await clock.go_on(9.9)
    assert two.nobody_is_moved_for


async def test_a_clock_of_the_day_that_was_put_back_gives_nobody_more_than_the_whole_time(
    two: Two, clock: Clock
) -> None:
    await two.leave()
    two.here.hub.sweep(0.0)
    clock._day -= 1000.0
    two.live = await two.here.hub.find(two.live.table.name)
    await two.come()
    assert two.left == 10.0


async def test_nobody_is_moved_for_while_nobody_looks_and_then_at_once(two: Two, clock: Clock) -> None:
    await two.leave()
    await clock.go_on(20.0)
    assert two.nobody_is_moved_for
    await two.come()
    await two.moved_for(0)


async def test_who_is_late_and_moves_all_the_same_has_moved(two: Two, clock: Clock) -> None:
    """What was thought in their place comes to nothing."""
    await clock.go_on(10.0)
    _, answer = await two.here.job()
    await two.move()
    number = two.live.table.number
    assert two.live.table.match is not None
    answer.set_result(Chosen(two.live.table.match.legal()[0]))
    await clock.go_on(0.0)
    assert (two.live.table.number, two.live.table.turn) == (number, 1)
    assert two.left == 10.0


async def test_who_takes_a_seat_back_has_what_is_left_as_all_are_shown(two: Two, clock: Clock) -> None:
    """No move was made, so the view is the one before, but for the time."""
    await clock.go_on(4.0)
    for player, left in (("casual", None), ("person", {"seconds_left": 6.0})):
        await two.live.hear(two.clients[0], SetPlayer(type="seat", seat=0, player=player))  # type: ignore[arg-type]
        for ear in two.ears:
            assert shown(ear)["clock"] == left


async def test_no_time_runs_once_the_match_is_over(two: Two, clock: Clock) -> None:
    await two.live.hear(two.clients[0], resign(0))
    assert two.live.table.phase == "over"
    await clock.go_on(100.0)
    assert two.nobody_is_moved_for
    assert shown(two.ears[0])["clock"] is None


async def test_nothing_rings_at_a_table_that_is_closed(two: Two, clock: Clock) -> None:
    await two.ask(0)
    two.live.close()
    assert two.live.shared.clock.left() is None
    clock.now += 1000.0
    rung: list[str] = []
    two.live.scheduler.wake_soon = lambda: rung.append("rung")  # type: ignore[method-assign]
    await clock.go_on(0.0)
    assert rung == []
    two.live.scheduler.wake()
    assert two.live.shared.clock.left() is None, "nor does it begin again"


# Questions.


async def test_a_question_has_its_time_and_not_that_of_the_one_before(two: Two, clock: Clock) -> None:
    await two.ask(0)
    await clock.go_on(40.0)
    await two.live.hear(two.clients[1], Answer(type="answer", agree=False))
    await two.ask(1)
    await clock.go_on(59.9)
    assert two.live.table.question is not None
    assert two.live.table.question.by == 1
    await clock.go_on(0.2)
    assert two.live.table.question is None


async def test_of_a_question_that_was_answered_nothing_rings(two: Two, clock: Clock) -> None:
    await two.ask(0)
    await two.live.hear(two.clients[1], Answer(type="answer", agree=False))
    await two.live.hear(two.clients[0], resign(0))
    rung: list[str] = []
    two.live.scheduler.wake_soon = lambda: rung.append("rung")  # type: ignore[method-assign]
    await clock.go_on(100.0)
    assert rung == []


async def test_a_question_lapses_with_nobody_there_as_soon_as_somebody_comes(
    two: Two, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two.ask(0)
    monkeypatch.setattr(two.here.hub.bus, "holds", lambda _: bool(two.clients))
    await two.leave()
    await clock.go_on(60.0)
    assert two.live.table.question is not None, "another server may attend to the table"
    await two.come()
    await clock.go_on(0.0)
    assert two.live.table.question is None


async def test_what_lapsed_here_and_was_answered_elsewhere_does_not_end_the_next_one(
    two: Two, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    attends: list[bool] = []
    monkeypatch.setattr(two.here.hub.bus, "holds", lambda _: bool(attends))
    await two.ask(0)
    await clock.go_on(60.0)
    assert two.live.table.question is not None, "whoever attends to the table lets it lapse"
    await two.live.hear(two.clients[1], Answer(type="answer", agree=False))
    attends.append(True)
    await two.ask(1)
    await clock.go_on(0.0)
    assert two.live.table.question is not None


async def test_a_computer_player_is_asked_every_time(here: Room, clock: Clock) -> None:
    live, opened = await here.open("person", "casual")
    me, ear = await here.sit(live, opened.secrets[0])
    for _ in range(2):
        await live.hear(me, first_move(live))
        await live.hear(me, Ask(type="ask", what="agreement", seat=0, agreement="draw"))
        await clock.go_on(0.0)
        job, answer = here.workers.asked.get_nowait()
        assert isinstance(job, Consider)
        assert here.workers.asked.empty(), "once each time"
        answer.set_result(Considered(agrees=False))
        await clock.go_on(0.0)
        assert live.table.question is None
        await clock.go_on(5.0)
        job, answer = await here.job()
        assert live.table.match is not None
        number = live.table.number
        answer.set_result(Chosen(live.table.match.legal()[0]))
        await ear.until(lambda message, number=number: message["type"] == "view" and message["number"] > number)  # type: ignore[misc]


async def test_a_computer_player_of_whom_no_answer_comes_agrees_to_nothing(here: Room, clock: Clock) -> None:
    live, opened = await here.open("person", "casual")
    me, _ = await here.sit(live, opened.secrets[0])
    await live.hear(me, first_move(live))
    await live.hear(me, Ask(type="ask", what="agreement", seat=0, agreement="draw"))
    await clock.go_on(0.0)
    _, answer = here.workers.asked.get_nowait()
    answer.set_exception(WorkerFailed("it has ended"))
    await clock.go_on(0.0)
    assert live.table.question is None
    assert live.table.phase == "playing"


async def test_while_somebody_asks_to_take_back_nobody_is_moved_for(two: Two, clock: Clock) -> None:
    await two.move()
    await two.live.hear(two.clients[0], Ask(type="ask", what="undo", seat=0))
    assert two.live.table.question is not None
    await clock.go_on(59.0)
    assert two.nobody_is_moved_for
    assert shown(two.ears[0])["clock"] is None
    await two.live.hear(two.clients[1], Answer(type="answer", agree=False))
    assert two.left == 10.0, "the time that was given for an answer is over: it begins anew"


# Who moves.


async def test_one_server_alone_moves_for_computer_players_and_whoever_is_late(
    here: Room, two: Two, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, opened = await here.open("person", "casual")
    me, _ = await here.sit(live, opened.secrets[0])
    holds: set[str] = set()
    monkeypatch.setattr(here.hub.bus, "holds", holds.__contains__)
    await live.hear(me, first_move(live))
    await clock.go_on(20.0)
    assert here.workers.asked.empty()
    for each in (live, two.live):
        holds.add(each.table.name)
        each.scheduler._gained()
        await clock.go_on(5.0)
        assert not here.workers.asked.empty()
        here.workers.asked.get_nowait()


async def test_what_was_thought_of_a_position_that_is_no_more_is_not_played(here: Room, clock: Clock) -> None:
    live, opened = await here.open("person", "casual")
    me, ear = await here.sit(live, opened.secrets[0])
    await live.hear(me, Hurry(type="hurry", on=True))
    asked = []
    for at in (0, 1):
        assert live.table.match is not None
        first = live.table.match.state.text(live.table.match.legal()[at])
        await live.hear(me, PlayMove(type="move", number=live.table.number, seat=0, move=first))
        asked.append(await here.job())
        if not at:
            await live.hear(me, Ask(type="ask", what="undo", seat=0))
            assert live.table.turn == 0
    assert live.table.match is not None
    number, move = live.table.number, live.table.match.legal()[-1]
    asked[0][1].set_result(Chosen(move))
    await clock.go_on(0.0)
    assert live.table.number == number
    asked[1][1].set_result(Chosen(move))
    await ear.until(lambda message: message["type"] == "view" and message["number"] == number + 1)
    assert here.workers.asked.empty()


# Pauses.


async def test_a_pause_is_as_long_as_it_is_and_ends_when_all_are_in_a_hurry(here: Room, clock: Clock) -> None:
    live, opened = await here.open("person", "casual")
    me, _ = await here.sit(live, opened.secrets[0])
    watcher, _ = await here.sit(live, opened.watch)
    await live.hear(me, first_move(live))
    await clock.go_on(4.9)
    assert here.workers.asked.empty()
    await live.hear(me, Hurry(type="hurry", on=True))
    await clock.go_on(0.0)
    assert here.workers.asked.empty(), "somebody else wants to see it"
    await live.hear(watcher, Hurry(type="hurry", on=True))
    await clock.go_on(0.0)
    assert not here.workers.asked.empty()


async def test_who_is_patient_and_leaves_holds_nobody_up(here: Room, clock: Clock) -> None:
    live, opened = await here.open("person", "casual")
    me, _ = await here.sit(live, opened.secrets[0])
    watcher, _ = await here.sit(live, opened.watch)
    await live.hear(me, Hurry(type="hurry", on=True))
    await live.hear(me, first_move(live))
    await clock.go_on(0.0)
    assert here.workers.asked.empty()
    await live.leave(watcher)
    await clock.go_on(0.0)
    assert not here.workers.asked.empty()


async def test_who_is_in_a_hurry_no_more_sees_the_next_pause(here: Room, clock: Clock) -> None:
    live, opened = await here.open("person", "casual")
    me, ear = await here.sit(live, opened.secrets[0])
    await live.hear(me, Hurry(type="hurry", on=True))
    await live.hear(me, first_move(live))
    _, answer = await here.job()
    await live.hear(me, Hurry(type="hurry", on=False))
    assert live.table.match is not None
    number = live.table.number
    answer.set_result(Chosen(live.table.match.legal()[0]))
    await ear.until(lambda message: message["type"] == "view" and message["number"] > number)
    await live.hear(me, first_move(live))
    await clock.go_on(4.9)
    assert here.workers.asked.empty()
    await clock.go_on(0.2)
    assert not here.workers.asked.empty()
