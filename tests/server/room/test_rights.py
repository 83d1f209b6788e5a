"""Who may read, and who may take back: a watcher who comes late, a neighbour, a stranger at the store."""

import pytest
from sqlalchemy import text

from ludothek.server.bus.news import Written
from ludothek.server.messages.from_clients import Ask, Chat
from ludothek.server.store.database import StoreFailed, open_database
from ludothek.server.store.store import Store
from support.examples import TRICKS
from support.servers.houses import House
from support.servers.room import Ear, first_move, resign, room

pytestmark = pytest.mark.asyncio


def kinds(ear: Ear) -> set[str]:
    return {message["type"] for message in ear.heard}


async def test_who_looks_on_reads_no_line_whenever_they_come(sqlite_house: House) -> None:
    """Not even those that were written before."""
    async with room(sqlite_house) as here:
        live, opened = await here.open("person", "person", chat=True)
        early, early_ear = await here.sit(live, opened.watch)
        writer, _ = await here.sit(live, opened.secrets[0])
        await live.hear(writer, Chat(type="chat", text="between us"))
        _, late_ear = await here.sit(live, opened.watch)
        reader, reader_ear = await here.sit(live, opened.secrets[1])
        await live.hear(writer, Chat(type="chat", text="and this"))
        assert not early.seats
        for ear in (early_ear, late_ear):
            assert "table" in kinds(ear)
            assert "chatted" not in kinds(ear)
        told = [[line["text"] for line in each["lines"]] for each in reader_ear.heard if each["type"] == "chatted"]
        assert reader.seats == frozenset([1])
        assert told == [["between us"], ["and this"]]


async def test_a_table_without_a_chat_shows_none(sqlite_house: House) -> None:
    async with room(sqlite_house) as here:
        live, opened = await here.open("person", "person")
        live.shared.presence.publish(Written(0, "from a server that knows better"))
        _, ear = await here.sit(live, opened.secrets[1])
        assert "chatted" not in kinds(ear)


async def test_nobody_takes_back_what_somebody_else_has_played(sqlite_house: House) -> None:
    async with room(sqlite_house) as here:
        live, opened = await here.open("person", "person", "person", game=TRICKS)
        match = live.table.match
        assert match is not None
        sitting = [await here.sit(live, secret) for secret in opened.secrets]
        mover = match.turn
        await live.hear(sitting[mover][0], first_move(live))
        log = list(match.log)
        watching = await here.sit(live, opened.watch)
        for client, ear in (*sitting[mover + 1 :], *sitting[:mover], watching):
            await live.hear(client, Ask(type="ask", what="undo", seat=mover))
            assert ear.heard[-1]["type"] == "refused"
            assert ear.heard[-1]["reason"] == "not_yours"
            assert live.table.question is None
            assert live.table.match is not None
            assert live.table.match.log == log
        await live.hear(sitting[mover][0], Ask(type="ask", what="undo", seat=mover))
        assert live.table.question is not None, "whoever has played it may ask"
        assert live.table.question.seat == mover


async def test_who_hears_that_nothing_can_be_read_hears_no_more(sqlite_house: House) -> None:
    """Neither the statement nor its values: the names of tables are half of a link."""
    store = Store(sqlite_house.database)
    engine = open_database(sqlite_house.database)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE entries"))
    with pytest.raises(StoreFailed) as failed:
        await store.read("a-secret-name")
    assert str(failed.value) == "the store cannot be read: no such table: entries"
    with pytest.raises(StoreFailed) as failed:
        await store.append("a-secret-name", 0, "a secret entry")
    assert "secret" not in str(failed.value)
    assert "INSERT" not in str(failed.value)
    engine.dispose()
    await store.close()


async def test_the_chat_outlives_a_break_of_all_but_not_the_match(sqlite_house: House) -> None:
    async with room(sqlite_house) as here:
        live, opened = await here.open("person", "person", chat=True)
        for over in (False, True):
            sitting = [await here.sit(live, secret) for secret in opened.secrets]
            if over:
                await live.hear(sitting[0][0], resign(0))
            else:
                await live.hear(sitting[0][0], Chat(type="chat", text="back in a minute"))
            for client, _ in sitting:
                await live.leave(client)
            assert [line.text for line in live.shared.presence.chat.lines] == ([] if over else ["back in a minute"])
