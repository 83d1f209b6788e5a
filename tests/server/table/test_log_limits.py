"""What a table may grow to: whatever people do at it, its log has an end, and where it ends is said."""

import json

import pytest

from ludothek.games import load_game
from ludothek.server.base.log_limits import LogLimits
from ludothek.server.messages.from_clients import SetName
from ludothek.server.table.entries import SeatOpened, TableOpened, write_entry
from ludothek.server.table.table import Refuse, Table, replay
from ludothek.server.workers.jobs import Chosen
from support.examples import BOARD
from support.servers.houses import House
from support.servers.room import a_while, first_move, room


def table(limits: LogLimits, *players: str) -> tuple[Table, list[str]]:
    """A table that has begun, and its log."""
    game = load_game(BOARD)
    opened = TableOpened(
        game=game.id,
        version=game.version,
        options=game.settle(2, {}),
        seats=[SeatOpened(player=player, name="", secret="0" * 64, contribution="x") for player in players],
        clock=None,
        lang="en",
        seed="00" * 32,
        join="0" * 64,
        watch="0" * 64,
    )
    new = Table("t", opened, limits)
    return new, [write_entry(opened), write_entry(new.begin())]


def play(at: Table) -> str:
    assert at.match is not None
    entry = at.move(at.match.turn, at.match.state.text(at.match.legal()[0]), at.number)
    assert entry is not None
    return write_entry(entry)


def test_names_are_changed_so_often_and_no_more() -> None:
    here, log = table(LogLimits(renames=3), "person", "person")
    for name in ("Ada", "Ben", "Eve"):
        named = here.rename(0, name)
        assert named is not None
        log.append(write_entry(named))
    for each in (here, replay("t", log, LogLimits(renames=3))):
        assert each.rename(0, "Eve") is None, "so it is already"
        with pytest.raises(Refuse, match="names were changed 3 times at this table, which is enough") as refused:
            each.rename(1, "Flo")
        assert refused.value.reason == "not_now"
        assert (each.number, each.seats[1].name) == (len(log) - 1, "")
        play(each)


def test_seats_are_handed_over_so_often_and_no_more() -> None:
    here, _ = table(LogLimits(hand_overs=4), "person", "person")
    for player in ("casual", "person", "club", "person"):
        assert here.hand(0, player) is not None
    with pytest.raises(Refuse, match="seats were handed over 4 times"):
        here.hand(0, "casual")


def test_questions_are_asked_so_often_and_no_more() -> None:
    """Whatever they are about, apart from taking back."""
    here, _ = table(LogLimits(questions=3), "person", "person")
    for _ in range(3):
        here.ask("hand_over", 0, 1, [1])
        here.answer(frozenset([1]), agree=False)
    for matter, agreement in (("hand_over", ""), ("agreement", "draw"), ("agreement", "resign")):
        with pytest.raises(Refuse, match="questions were asked 3 times"):
            here.ask(matter, 0, 1, [1], agreement)  # type: ignore[arg-type]
    assert here.question is None
    play(here)
    here.ask("undo", 0, 0, [1])


def test_moves_are_taken_back_so_often_and_no_more() -> None:
    limits = LogLimits(undos=5)
    here, log = table(limits, "person", "person")
    assert here.match is not None
    log.append(play(here))
    seat = 1 - here.match.turn
    for _ in range(5):
        log.append(write_entry(here.ask("undo", seat, seat, [])))
        log.append(play(here))
    for each in (here, replay("t", log, limits)):
        with pytest.raises(Refuse, match="moves were taken back 5 times"):
            each.ask("undo", seat, seat, [])
        play(each)


def test_a_log_that_is_full_takes_no_move_whoever_makes_it() -> None:
    limits = LogLimits(moves=6)
    here, log = table(limits, "person", "person")
    for _ in range(6):
        assert not here.full
        log.append(play(here))
    for each in (here, replay("t", log, limits)):
        assert each.full
        assert each.match is not None
        before = list(each.match.log)
        with pytest.raises(Refuse, match=r"there were moves 6 times at this table.*open a new one"):
            play(each)
        with pytest.raises(Refuse):
            each.move_for(each.match.turn, each.match.legal()[0], "clock")
        assert (each.match.log, each.number) == (before, len(log) - 1), "nothing has changed"


@pytest.mark.asyncio
async def test_the_settings_of_a_server_hold_at_its_tables(house: House) -> None:
    """From the beginning, after coming back from the log, and for those whose messages are refused."""
    async with room(house, renames_per_table=1, moves_per_table=1) as here:
        live, opened = await here.open("person", "club")
        client, ear = await here.sit(live, opened.secrets[0])
        _, thinks = await here.job() if live.table.turn else (None, None)
        if thinks is not None:
            thinks.set_result(Chosen(live.table.match.legal()[0]))  # type: ignore[union-attr]
            await ear.until(lambda message: message["type"] == "view" and message["number"] > 1)
        else:
            await live.hear(client, first_move(live))
        await live.hear(client, SetName(type="name", seat=min(client.seats), name="Ada"))
        await live.hear(client, SetName(type="name", seat=min(client.seats), name="Ben"))
        refused = await ear.until(lambda message: message["type"] == "refused")
        assert refused["reason"] == "not_now"
        assert "names were changed 1 times" in refused["detail"]
        await a_while()
        assert here.workers.asked.empty(), "no computer player thinks where no move is taken"
        await live.leave(client)
        here.hub.sweep(0)
        again = await here.hub.find(opened.table)
        assert again is not live
        assert again.table.full
        assert again.table.limits == here.hub.settings.log_limits
        kinds = [json.loads(entry)["type"] for entry in await here.store.read(opened.table)]
        assert kinds == ["opened", "begun", "moved", "named"]
