"""The story of a match: everybody is told again what they were told, in order, and nothing else."""

import pytest

from ludothek.core.game import Game
from ludothek.core.state import NOBODY, WATCHER
from ludothek.core.view import Note
from ludothek.games import all_games
from ludothek.server.messages.afterwards import Told
from ludothek.server.table import story
from ludothek.server.table.afterwards import match_after
from ludothek.server.table.story import story_for
from server.table.test_table import Log, begun
from support.servers.houses import House
from support.servers.visitors import hosted

Shown = list[tuple[int, int, int, tuple[Note, ...]]]


def _told(log: Log, seat: int, first: int = 0) -> list[Told]:
    secrets = [f"secret {who}" for who in range(len(log.table.seats))]
    holder = next((secret for secret in secrets if log.table.seat_of(secret) == seat), "watch")
    return story_for(log.table, holder, seat).told(seat, first)


def _key(moment: Told) -> tuple[int, int, int, tuple[Note, ...]]:
    return moment.deal, moment.plays, moment.turn, moment.notes


def _see(log: Log, shown: Shown, seat: int) -> None:
    """What the view of a seat says now; what was taken back is forgotten."""
    match = log.table.match
    assert match is not None
    view = match.view(seat)
    plays = len(match.starts)
    shown[:] = [each for each in shown if each[:2] < (view.deal, plays)]
    shown.append((view.deal, plays, view.turn, view.scene.notes))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_seat_is_told_again_what_its_views_said_and_nothing_else(game: Game) -> None:
    """Sixty decisions of each game, one of them taken back where it may be, and the next deal where one ends."""
    log = Log(*["person"] * game.seats[0], game_id=game.id)
    log.begin()
    seats = [WATCHER, *range(game.seats[0])]
    shown: dict[int, Shown] = {seat: [] for seat in seats}
    for number in range(60):
        for seat in seats:
            _see(log, shown[seat], seat)
        if log.table.phase == "over":
            break
        if log.table.phase == "between":
            log.add(log.table.next_deal(log.table.number))
            continue
        mover = log.table.turn
        log.play(log.legal()[number % len(log.legal())])
        if number % 20 == 3 and log.table.undo(mover) != "none":
            for seat in seats:
                _see(log, shown[seat], seat)
            log.add(log.table.ask("undo", mover, mover, []))
    for seat in seats:
        _see(log, shown[seat], seat)
        assert [_key(moment) for moment in _told(log, seat)] == shown[seat]


def test_until_all_is_over_a_seat_is_told_only_its_own_story() -> None:
    log = Log("person", "person", "person", deals=2)
    with log.refused("not_now"):
        story_for(log.table, "secret 0", 0)
    log.begin()
    log.play()
    for secret, seat in (("secret 0", 1), ("secret 1", 2), ("watch", 0), ("join", 0)):
        with log.refused("not_yours"):
            story_for(log.table, secret, seat)
    for secret in ("secret 0", "watch", "join"):
        assert story_for(log.table, secret, WATCHER).told(WATCHER, 0)
    with log.refused("invalid"):
        story_for(log.table, "secret 0", 3)
    assert {moment.step for moment in _told(log, 0)} == {None}
    log.finish()
    log.add(log.table.next_deal(log.table.number))
    assert {moment.step for moment in _told(log, 0)} == {None}
    log.finish()
    moments = story_for(log.table, "secret 0", 1).told(1, 0)
    for moment in moments:
        assert moment.step is not None
        view = match_after(log.table, moment.step).view(1)
        assert (view.deal, view.turn, view.scene.notes) == _key(moment)[:1] + _key(moment)[2:]
    assert moments[-1].step == len(log.moves)


def test_it_is_told_who_played_and_when_a_trick_was_collected() -> None:
    log = begun(deals=1)
    log.finish()
    moments = _told(log, 0)
    assert [moment.by for moment in moments[:5]] == [-1, 0, 1, 2, moments[3].turn]
    assert [at for at, moment in enumerate(moments) if moment.collected] == [3 * trick for trick in range(1, 16)]
    assert moments[-1].turn == NOBODY


def test_a_long_story_is_told_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    log = begun(deals=1)
    log.finish()
    whole = _told(log, 0)
    monkeypatch.setattr(story, "PAGE", 7)
    parts = [_told(log, 0, first) for first in range(0, len(whole) + 7, 7)]
    assert all(len(part) <= 7 for part in parts)
    assert [moment for part in parts for moment in part] == whole


@pytest.mark.asyncio
async def test_the_story_is_asked_for_with_the_secret_of_a_seat(house: House) -> None:
    async with hosted(house) as host:
        opened = await host.open("person", "person", "person", contribution="x")
        path = f"/api/tables/{opened['table']}/told"
        mine, other = opened["secrets"][0], opened["secrets"][1]
        answer = await host.request("GET", f"{path}?seat=0", mine)
        assert (answer.status_code, len(answer.json())) == (200, 1)
        assert (await host.request("GET", f"{path}?seat=0", other)).status_code == 409
        assert (await host.request("GET", path, opened["watch"])).status_code == 200
        assert (await host.request("GET", f"{path}?seat=0", "nonsense")).status_code == 403
        for odd in ("seat=x", "seat=99", "seat=0&first=-1", "seat=0&first=9999999999"):
            answer = await host.request("GET", f"{path}?{odd}", mine)
            assert answer.status_code in {409, 422}
            assert answer.json()["detail"]
