"""Lessons over HTTP: whole, in every language, and nothing in them that whoever learns may not see."""

import pytest

from ludothek.core.language import LANGUAGES
from ludothek.core.lesson import lesson
from ludothek.games import all_games, load_game
from ludothek.server.web.lessons import told
from support.examples import BOARD
from support.servers.houses import House
from support.servers.visitors import hosted

pytestmark = pytest.mark.asyncio

LESSON = f"/api/games/{BOARD}/lesson"


async def test_a_lesson_is_told_whole_in_every_language(house: House) -> None:
    taken = lesson(load_game(BOARD))
    async with hosted(house) as host:
        assert (await host.request("GET", f"/api/games/{BOARD}")).json()["lesson"] is True
        for lang in LANGUAGES:
            steps = (await host.request("GET", f"{LESSON}/{lang}")).json()["steps"]
            assert [step["text"] for step in steps] == [taken.texts(lang)(step.name) for step in taken.plan.steps]
            for told_step, step in zip(steps, taken.plan.steps, strict=True):
                assert list(told_step["right"]) == list(step.find)
                assert bool(told_step["done"]) == bool(step.find)


async def test_what_follows_a_move_is_shown_move_by_move(house: House) -> None:
    names = [step.name for step in lesson(load_game(BOARD)).plan.steps]
    async with hosted(house) as host:
        steps = (await host.request("GET", f"{LESSON}/en")).json()["steps"]
        mine, theirs = steps[names.index("block")]["right"]["c5"]
        assert (mine["turn"], theirs["turn"]) == (1, 0)


async def test_the_clause_is_told_that_forbids_something(house: House) -> None:
    names = [step.name for step in lesson(load_game(BOARD)).plan.steps]
    why = f"{LESSON}/steps/{names.index('safe')}/why"
    async with hosted(house) as host:
        assert (await host.request("GET", f"{why}?touch=g7&touch=d5")).json()["clause"] == "MUE-R6"
        assert (await host.request("GET", f"{why}?touch=nowhere")).json()["clause"] == ""


async def test_what_is_not_there_is_refused(house: House) -> None:
    touches = "&".join(["touch=a1"] * 21)
    async with hosted(house) as host:
        for path, status in {
            "/api/games/chess_boxing/lesson/en": 404,
            f"{LESSON}/xx": 400,
            f"{LESSON}/steps/99/why?touch=a1": 404,
            f"{LESSON}/steps/-1/why?touch=a1": 404,
            f"{LESSON}/steps/1/why": 422,
            f"{LESSON}/steps/1/why?{touches}": 422,
        }.items():
            answer = await host.request("GET", path)
            assert answer.status_code == status, path
            assert answer.json()["detail"], path


@pytest.mark.parametrize("game_id", [game.id for game in all_games()])
async def test_a_lesson_shows_what_the_seat_of_whoever_learns_sees(game_id: str) -> None:
    """So a client can take it alone, and nobody learns from it what they could not see at a table."""
    given = told(game_id, "en")
    views = [view for step in given.steps for view in (step.view, *(v for seen in step.right.values() for v in seen))]
    assert {view.seat for view in views} == {given.seat}
    assert [seat.yours for seat in given.table.seats].index(True) == given.seat
    assert (given.table.phase, given.table.seed) == ("playing", None)
