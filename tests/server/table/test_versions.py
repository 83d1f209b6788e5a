"""Tables of other versions of the rules: played on where those are still here, and refused in words where not."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

import high_card.game
from ludothek.core.errors import BadGame, OtherVersion
from ludothek.core.game import Game
from ludothek.games import load_game
from ludothek.server.table.table import Unreadable
from ludothek.server.workers.jobs import Chosen
from support.servers.houses import House
from support.servers.room import first_move, room

pytestmark = pytest.mark.usefixtures("with_examples", "two_versions")

OLD = high_card.game.GAME
NEW = replace(OLD, about=replace(high_card.ABOUT, version=2))


@pytest.fixture
def two_versions(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """High Card has new rules, and keeps the old ones."""
    monkeypatch.setattr(high_card, "ABOUT", NEW.about)
    monkeypatch.setattr(high_card.game, "GAME", NEW)
    monkeypatch.setattr(high_card.game, "EARLIER", {1: OLD}, raising=False)
    yield
    monkeypatch.undo()


def test_a_version_is_the_newest_one_or_one_that_was_kept() -> None:
    assert load_game("high_card") is NEW
    assert load_game("high_card", 2) is NEW
    assert load_game("high_card", 1) is OLD
    with pytest.raises(OtherVersion, match="version 3 of the rules of high_card is not here; here is version 2"):
        load_game("high_card", 3)


@pytest.mark.parametrize("kept", [{1: NEW}, {1: "the old rules"}])
def test_what_is_kept_is_what_it_is_called(kept: dict[int, Game], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(high_card.game, "EARLIER", kept)
    with pytest.raises(BadGame, match="EARLIER in its game"):
        load_game("high_card", 1)


@pytest.mark.asyncio
async def test_a_table_is_played_on_by_the_rules_it_was_begun_with(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr(high_card, "ABOUT", OLD.about)
        before.setattr(high_card.game, "GAME", OLD)
        async with room(house) as here:
            live, opened = await here.open("person", "casual", game="high_card")
            assert live.table.game is OLD
    async with room(house) as here:
        live = await here.hub.find(opened.table)
        assert live.table.game is OLD
        client, ear = await here.sit(live, opened.secrets[0])
        told = await ear.until(lambda message: message["type"] == "table")
        assert told["version"] == 1
        if live.table.turn == 0:
            await live.hear(client, first_move(live))
        job, answer = await here.job()
        assert (job.position.game, job.position.version) == ("high_card", 1)
        answer.set_result(Chosen(live.table.match.legal()[0] if live.table.match else -1))
        number = live.table.number
        await ear.until(lambda message: message["type"] == "view" and message["number"] > number)
        monkeypatch.delattr(high_card.game, "EARLIER")
    async with room(house) as here:
        with pytest.raises(Unreadable, match="version 1 of the rules of high_card, and this Ludothek plays version 2"):
            await here.hub.find(opened.table)
        assert await here.store.read(opened.table)  # it is kept
